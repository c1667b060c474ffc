/** A search for fights, and more of it as long as it is shown. */
import { useEffect, useState } from 'react';
import type {
  EncounterProposalsInput,
  EncounterProposalsQuery,
  EncounterProposalsQueryVariables,
} from '../../client/index.ts';
import { messageOf } from '../api/command.ts';

type Answer = EncounterProposalsQuery['encounterProposals'];
export type Found = Extract<Answer, { __typename: 'EncounterProposals' }>;

/** Asks the server with the token of who searches. */
export type Ask = (variables: EncounterProposalsQueryVariables) => Promise<EncounterProposalsQuery>;

interface Searching {
  readonly found: Found | null;
  /** Why there is nothing, or nothing more. */
  readonly trouble: string | null;
  readonly isSearching: boolean;
}

const MS_A_SECOND = 1000;
const idle: Searching = { found: null, trouble: null, isSearching: false };

/** @param input null as long as nothing is searched for; another object is another search */
export function useProposals(input: EncounterProposalsInput | null, ask: Ask): Searching {
  const [searching, setSearching] = useState(idle);
  useEffect(() => {
    if (!input) return;
    let isWanted = true;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const goOn = async (): Promise<void> => {
      const { encounterProposals: answer } = await ask({ input });
      if (!isWanted) return;
      if (answer.__typename === 'EncounterProposals') {
        setSearching({ found: answer, trouble: null, isSearching: !answer.isComplete });
        if (!answer.isComplete) again(0);
      } else if (answer.__typename === 'ForecastQuotaSpent') again(answer.retryAfter);
      else setSearching({ found: null, trouble: answer.message, isSearching: false });
    };
    const again = (seconds: number): void => {
      timer = setTimeout(tryOn, seconds * MS_A_SECOND);
    };
    const tryOn = (): void => {
      goOn().catch((error: unknown) => {
        if (!isWanted) return;
        setSearching(({ found }) => ({ found, trouble: messageOf(error), isSearching: false }));
      });
    };
    setSearching({ ...idle, isSearching: true });
    tryOn();
    return () => {
      isWanted = false;
      clearTimeout(timer);
      setSearching(({ found, trouble }) => ({ found, trouble, isSearching: false }));
    };
  }, [input, ask]);
  return searching;
}
