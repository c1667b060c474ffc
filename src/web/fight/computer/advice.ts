/** What the computer would do in the place of the one to decide: for viewers who want it. */
import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import type { SuggestionsQuery } from '../../../client/index.ts';
import { SuggestionsDocument } from '../../api/generated/whole.ts';
import { useAsked } from '../state/asked.ts';
import type { Decision, Encounter } from '../state/seen.ts';

type Answer = SuggestionsQuery['suggestions'];
export type Suggestion = Extract<Answer, { __typename: 'Suggestions' }>['best'][number];

/** So many of the best options are marked. */
const MOST = 3;

interface Wanted {
  readonly isWanted: boolean;
  readonly want: (isWanted: boolean) => void;
}

/** Off until a viewer wants it; this browser remembers. */
export const useAdviceWanted = create<Wanted>()(
  persist(
    (set) => ({
      isWanted: false,
      want: (isWanted) => {
        set({ isWanted });
      },
    }),
    { name: 'sixbeat:advice' },
  ),
);

export interface Advice {
  /** The best first. */
  readonly best: readonly Suggestion[];
  /** Why there is none. */
  readonly refused: { readonly message: string; readonly rule: string | null } | null;
}

/** Of a decision that is due: of others the computer advises nothing. */
export function useAdvice(encounter: Encounter, { combatantId, required }: Decision): Advice {
  const { isWanted } = useAdviceWanted();
  const asked =
    combatantId !== null && required
      ? { encounterId: encounter.id, combatantId, first: MOST }
      : null;
  const answer = useAsked(SuggestionsDocument, asked, isWanted)?.suggestions;
  if (!isWanted || !answer) return { best: [], refused: null };
  if (answer.__typename === 'Suggestions') return { best: answer.best, refused: null };
  const rule = 'rule' in answer ? answer.rule.id : null;
  return { best: [], refused: { message: answer.message, rule } };
}
