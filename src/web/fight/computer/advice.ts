/** What the computer would do in the place of whoever is to decide: for viewers who want it. */
import { create } from 'zustand';
import { SuggestionsDocument, type SuggestionsQuery } from '../../../client/index.ts';
import { useAsked } from '../state/asked.ts';
import type { Decision, Encounter } from '../state/seen.ts';

type Answer = SuggestionsQuery['suggestions'];
export type Suggestion = Extract<Answer, { __typename: 'Suggestions' }>['best'][number];

const KEY = 'sixbeat:advice';
const MOST = 3;

interface Wanted {
  readonly isWanted: boolean;
  readonly want: (isWanted: boolean) => void;
}

/** Off until a viewer wants it; this browser remembers. */
export const useAdviceWanted = create<Wanted>((set) => ({
  isWanted: remembered(),
  want: (isWanted) => {
    set({ isWanted });
    try {
      localStorage.setItem(KEY, String(isWanted));
    } catch {
      // It holds until the page is left.
    }
  },
}));

function remembered(): boolean {
  try {
    return localStorage.getItem(KEY) === 'true';
  } catch {
    return false;
  }
}

export interface Advice {
  /** The best first. */
  readonly best: readonly Suggestion[];
  /** Why there is none. */
  readonly refused: { readonly message: string; readonly rule: string | null } | null;
}

export function useAdvice(encounter: Encounter, { combatantId }: Decision): Advice {
  const { isWanted } = useAdviceWanted();
  const asked =
    combatantId === null ? null : { encounterId: encounter.id, combatantId, first: MOST };
  const answer = useAsked(SuggestionsDocument, asked, isWanted)?.suggestions;
  if (!isWanted || !answer) return { best: [], refused: null };
  if (answer.__typename === 'Suggestions') return { best: answer.best, refused: null };
  const rule = 'rule' in answer ? answer.rule : null;
  return { best: [], refused: { message: answer.message, rule } };
}
