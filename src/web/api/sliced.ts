/** What the server works out a slice at a time: asked for again and again until it is complete. */
import { useEffect, useState } from 'react';
import { messageOf } from './command.ts';

/** What a question about simulated fights is answered with. */
export type Sliced<Found> =
  | Found
  | {
      readonly __typename: 'ForecastQuotaSpent';
      readonly message: string;
      /** Seconds until it is worth to ask again. */
      readonly retryAfter: number;
    }
  | Refused;

/** What stands in each of the other answers. */
interface Refused {
  readonly __typename: string;
  readonly message: string;
}

interface Progress<Found> {
  /** As far as it has come. */
  readonly found: Found | null;
  /** Why there is nothing, or nothing more. */
  readonly trouble: string | null;
  readonly isAsking: boolean;
}

export interface Question<Found> {
  readonly ask: () => Promise<Sliced<Found>>;
  /** Whether there is no use in asking for more; when it is complete if left out. */
  readonly isOver?: (found: Found) => boolean;
}

const MS_A_SECOND = 1000;
const idle = { found: null, trouble: null, isAsking: false } as const;

/** @param question null as long as nothing is asked; another object is another question, which begins anew */
export function useSliced<
  Found extends { readonly __typename: string; readonly isComplete: boolean },
>(question: Question<Found> | null): Progress<Found> {
  const [progress, setProgress] = useState<Progress<Found>>(idle);
  useEffect(() => {
    if (!question) return;
    const { ask, isOver = (found: Found) => found.isComplete } = question;
    let isWanted = true;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const goOn = async (): Promise<void> => {
      const answer = await ask();
      if (!isWanted) return;
      if (isFound(answer)) {
        const isAsking = !isOver(answer);
        setProgress({ found: answer, trouble: null, isAsking });
        if (isAsking) again(0);
      } else if ('retryAfter' in answer) again(answer.retryAfter);
      else setProgress({ ...idle, trouble: answer.message });
    };
    const again = (seconds: number): void => {
      timer = setTimeout(tryOn, seconds * MS_A_SECOND);
    };
    const tryOn = (): void => {
      goOn().catch((error: unknown) => {
        if (!isWanted) return;
        setProgress(({ found }) => ({ found, trouble: messageOf(error), isAsking: false }));
      });
    };
    setProgress(({ found }) => ({ found, trouble: null, isAsking: true }));
    tryOn();
    return () => {
      isWanted = false;
      clearTimeout(timer);
      setProgress(({ found, trouble }) => ({ found, trouble, isAsking: false }));
    };
  }, [question]);
  return progress;
}

const isFound = <Found extends object>(answer: Sliced<Found>): answer is Found =>
  'isComplete' in answer;
