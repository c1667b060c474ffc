/** What this seat is about to do: which decision it looks at, and the draft for it. */
import { createContext, useContext } from 'react';
import type { Draft, Picked, Picks } from '../due-now/draft.ts';
import type { Hex } from '../map/geometry.ts';
import type { Choice, Decision, Option } from '../state/seen.ts';

export interface Play {
  /** Whether it may change anything, whatever the rules say. */
  readonly isGm: boolean;
  /** Whether it plays a combatant; a game master may play any. */
  readonly isMine: (combatantId: string) => boolean;
  /** Whether what is asked has only just come up: a press is then for what stood there before, and does nothing. */
  readonly isUnread: boolean;
  /** What the fight waits for from this seat. */
  readonly decisions: readonly Decision[];
  readonly decision: Decision | null;
  readonly option: Option | null;
  readonly draft: Draft | null;
  /** What a click on the map or on a name would pick of. */
  readonly choice: Choice | null;
  /** Looks at a decision. */
  readonly choose: (decisionKey: string) => void;
  /** Begins an option, or does it if there is nothing to pick. */
  readonly begin: (optionKey: string) => void;
  readonly pick: (choice: Choice, picked: Picked) => void;
  /** Does an option at once. */
  readonly take: (optionId: string, picks: Picks) => void;
  /** Places a combatant on a hex: the game master's right. */
  readonly place: (combatantId: string, hex: Hex) => void;
  /** Does what is drafted. */
  readonly commit: () => void;
  readonly cancel: () => void;
}

/** Of who looks on. */
export const NOTHING_TO_PLAY: Play = {
  isGm: false,
  isMine: () => false,
  isUnread: false,
  decisions: [],
  decision: null,
  option: null,
  draft: null,
  choice: null,
  choose: () => undefined,
  begin: () => undefined,
  pick: () => undefined,
  take: () => undefined,
  place: () => undefined,
  commit: () => undefined,
  cancel: () => undefined,
};

export const PlayContext = createContext<Play | null>(null);

export function usePlay(): Play {
  const play = useContext(PlayContext);
  if (!play) throw new Error('This component needs a PlayContext around it.');
  return play;
}
