/** What this seat is about to do: which decision it looks at, and the draft for it. */
import { createContext, useContext } from 'react';
import type { Card, Fold, Hand } from '../due-now/cards.ts';
import type { Draft, Picked, Picks } from '../due-now/draft.ts';
import type { Edge, Hex } from '../../../scene/geometry.ts';
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
  /** The options of the decision as cards. */
  readonly hand: Hand;
  /** The fold whose cards are shown in the place of all others. */
  readonly fold: Fold | null;
  /** The keys 1 to 9 of the cards that are shown, by `keyOf`. */
  readonly numbers: ReadonlyMap<string, number>;
  readonly option: Option | null;
  readonly draft: Draft | null;
  /** The id of the option that was sent and is not answered yet. */
  readonly sent: string | null;
  /** What a click on the map or on a name would pick of. */
  readonly choice: Choice | null;
  /** Looks at a decision. */
  readonly choose: (decisionKey: string) => void;
  /** Opens a fold; begins an option, or does it if there is nothing to pick. */
  readonly play: (card: Card) => void;
  readonly begin: (optionKey: string) => void;
  readonly pick: (choice: Choice, picked: Picked) => void;
  /** Does an option at once. */
  readonly take: (optionId: string, picks: Picks) => void;
  /** Places a combatant on a hex: the game master's right. */
  readonly place: (combatantId: string, hex: Hex) => void;
  /** Opens or closes a door. @param combatantId who does it; null is the game master's right */
  readonly turnDoor: (edge: Edge, open: boolean, combatantId: string | null) => void;
  /** Does what is drafted. */
  readonly commit: () => void;
  /** One step back: from the draft, or else from the fold. */
  readonly cancel: () => void;
}

/** Those that are shown, in their order. */
export const cardsOf = ({ hand, fold }: Pick<Play, 'hand' | 'fold'>): readonly Card[] =>
  fold ? fold.cards : hand.groups.flatMap(({ cards }) => cards);

/** Of who looks on. */
export const NOTHING_TO_PLAY: Play = {
  isGm: false,
  isMine: () => false,
  isUnread: false,
  decisions: [],
  decision: null,
  hand: { groups: [], closing: null },
  fold: null,
  numbers: new Map(),
  option: null,
  draft: null,
  sent: null,
  choice: null,
  choose: () => undefined,
  play: () => undefined,
  begin: () => undefined,
  pick: () => undefined,
  take: () => undefined,
  place: () => undefined,
  turnDoor: () => undefined,
  commit: () => undefined,
  cancel: () => undefined,
};

export const PlayContext = createContext<Play | null>(null);

export function usePlay(): Play {
  const play = useContext(PlayContext);
  if (!play) throw new Error('This component needs a PlayContext around it.');
  return play;
}
