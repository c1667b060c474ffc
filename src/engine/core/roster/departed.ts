/**
 * Who has left the table in this round. Leaving and coming back renews nothing that a round allows
 * once, whether a combatant was hidden or removed; the table cannot tell one from the other.
 */
import * as z from 'zod';
import { MAX_FREE_ACTIONS } from '../rulebook/ruling.ts';
import type { CombatantId } from '../values/ids.ts';
import { own } from '../values/record.ts';
import { idSchema } from '../values/texts.ts';
import { MAX_COMBATANTS } from './joining.ts';

/** Who has left: their id then, and by what they are known again. */
export const departureSchema = z.strictObject({
  id: idSchema,
  externalId: z.string().max(100).nullable(),
  name: z.string().max(80),
  side: z.string().max(40),
  /** T-02: what they did in this round for nothing. */
  costless: z.int().min(0).max(MAX_FREE_ACTIONS),
  /** Whether they had their turn of this round, where a round has one. */
  acted: z.boolean(),
});
export type Departure = z.output<typeof departureSchema>;

/** The field `departed` of a state, the oldest first; a new round forgets it. */
export const departedSchema = z.array(departureSchema).max(MAX_COMBATANTS);

export interface WithDeparted {
  readonly departed: readonly Departure[];
}

interface Table extends WithDeparted {
  readonly combatants: Readonly<Record<CombatantId, unknown>>;
  readonly hidden: Readonly<Record<CombatantId, unknown>>;
}

interface Known {
  readonly id: CombatantId;
  readonly externalId: string | null;
  readonly name: string;
  readonly side: string;
}

/**
 * Whether a combatant is remembered as having left in this round. On the table again they sit out what is
 * left of it; hidden, they were on the table in it.
 */
export const hasDeparted = ({ departed }: WithDeparted, id: CombatantId): boolean =>
  departed.some((gone) => gone.id === id);

/** The state that remembers one more; of more than an encounter holds the oldest is forgotten. */
export const withDeparture = <State extends WithDeparted>(
  state: State,
  departure: Departure,
): State => ({
  ...state,
  departed: [...state.departed.filter(({ id }) => id !== departure.id), departure].slice(
    -MAX_COMBATANTS,
  ),
});

/** By what another system calls them; where one of the two has no such name, by name and side. */
function isSame(gone: Departure, newcomer: Known): boolean {
  if (gone.externalId && newcomer.externalId) return gone.externalId === newcomer.externalId;
  return gone.name === newcomer.name && gone.side === newcomer.side;
}

/** How a combatant comes back in the round in which they left. */
export interface Return {
  readonly departure: Departure;
  /** Whether they were hidden and have kept what they had; else they are a new combatant. */
  readonly isRevealed: boolean;
}

/** Of a combatant who is about to join: how they come back, if they do. */
export function returnOf({ departed, combatants, hidden }: Table, newcomer: Known): Return | null {
  const isHidden = own(hidden, newcomer.id) !== undefined;
  const revealed = isHidden ? departed.find(({ id }) => id === newcomer.id) : undefined;
  if (revealed) return { departure: revealed, isRevealed: true };
  const departure = departed.find(
    (gone) => own(combatants, gone.id) === undefined && isSame(gone, newcomer),
  );
  return departure ? { departure, isRevealed: false } : null;
}

/** The state once they are back: they sit out what is left of the round, unless a turn of theirs is still to come. */
export function withReturn<State extends WithDeparted>(
  state: State,
  { departure, isRevealed }: Return,
  id: CombatantId,
): State {
  // The one who else is known as they are may be they as well: no one sees who of them was only hidden.
  if (!isRevealed) return withDeparture(state, { ...departure, id });
  if (departure.acted) return state;
  return { ...state, departed: state.departed.filter((gone) => gone !== departure) };
}
