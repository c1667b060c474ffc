/** A search for fights, and more of it as long as it is shown. */
import { useMemo } from 'react';
import type {
  EncounterProposalsInput,
  EncounterProposalsQuery,
  EncounterProposalsQueryVariables,
} from '../../client/index.ts';
import { useSliced } from '../api/sliced.ts';

type Answer = EncounterProposalsQuery['encounterProposals'];
export type Found = Extract<Answer, { __typename: 'EncounterProposals' }>;

/** Asks the server with the token of who searches. */
export type Ask = (variables: EncounterProposalsQueryVariables) => Promise<EncounterProposalsQuery>;

/** @param input null as long as nothing is searched for; another object is another search */
export function useProposals(input: EncounterProposalsInput | null, ask: Ask) {
  const question = useMemo(
    () => input && { ask: async (): Promise<Answer> => (await ask({ input })).encounterProposals },
    [input, ask],
  );
  return useSliced<Found>(question);
}
