import { type Actor, plays } from '../command/actor.ts';
import type { CombatantId } from '../values/ids.ts';
import { own } from '../values/record.ts';
import { invalid, type Rejection } from '../command/rejection.ts';

/**
 * A hidden combatant, in its ruleset's terms: who it will be, and what it brings. `was` is what has
 * happened to a combatant who was on the table before, and lasts; `used` is what they had used of what
 * a round or the fight allows once. No other combatant has them.
 */
export interface HiddenCombatant {
  readonly combatant: { readonly id: CombatantId };
  readonly was?: object | undefined;
  readonly used?: object | undefined;
}

/**
 * Hidden combatants stand beside the combatants of a state and are no part of the fight, so that it
 * plays as if they were not there. Revealed, they join as anybody does.
 */
export interface WithHidden<Hidden extends HiddenCombatant> {
  readonly hidden: Readonly<Record<CombatantId, Hidden>>;
}

export const allHidden = <Hidden extends HiddenCombatant>(
  state: WithHidden<Hidden>,
): readonly Hidden[] => Object.values(state.hidden);

export const findHidden = <Hidden extends HiddenCombatant>(
  state: WithHidden<Hidden>,
  id: CombatantId,
): Hidden | undefined => own(state.hidden, id);

/** The state with these hidden; of the same id the later one counts. */
export const withHidden = <State extends WithHidden<Hidden>, Hidden extends HiddenCombatant>(
  state: State,
  hidden: readonly Hidden[],
): State => ({
  ...state,
  hidden: {
    ...state.hidden,
    ...Object.fromEntries(hidden.map((one) => [one.combatant.id, one])),
  },
});

/** The state without these among the hidden, if they ever were. */
export const withoutHidden = <State extends WithHidden<HiddenCombatant>>(
  state: State,
  gone: readonly CombatantId[],
): State =>
  gone.some((id) => own(state.hidden, id) !== undefined)
    ? {
        ...state,
        hidden: Object.fromEntries(
          Object.entries(state.hidden).filter(([id]) => !gone.includes(id)),
        ),
      }
    : state;

/** A combatant as they join, with what lasts from when they were on the table before. */
export const restored = <Combatant extends { readonly id: CombatantId }>(
  state: WithHidden<HiddenCombatant>,
  fresh: Combatant,
): Combatant => ({ ...fresh, ...findHidden(state, fresh.id)?.was });

/** Those that the actor may know of. */
export const knownTo = <Hidden extends HiddenCombatant>(
  hidden: readonly Hidden[],
  actor: Actor,
): readonly Hidden[] => hidden.filter(({ combatant }) => plays(actor, combatant.id));

/** What an actor sees of an event that hides a combatant: their own combatants alone. */
export function viewHidden<Event extends { readonly newcomers: readonly HiddenCombatant[] }>(
  event: Event,
  actor: Actor,
): Event | null {
  const newcomers = knownTo(event.newcomers, actor);
  return newcomers.length > 0 ? { ...event, newcomers } : null;
}

/**
 * Who may know that a combatant is hidden is answered so; all others, as for any unknown id,
 * that there is none.
 */
export function mentionHidden(
  rejection: Rejection,
  command: object,
  { hidden, actor }: { readonly hidden: readonly CombatantId[]; readonly actor: Actor },
): Rejection {
  if (rejection.code !== 'NOT_FOUND' || rejection.what !== 'combatant') return rejection;
  const { id } = rejection;
  if (!hidden.includes(id) || !plays(actor, id)) return rejection;
  return invalid(fieldNaming(command, id), `'${id}' is hidden: reveal it first.`);
}

/** The field of the command in which the id stands. */
function fieldNaming(command: object, id: CombatantId): string {
  const names = ([, value]: readonly [string, unknown]) =>
    JSON.stringify(value).includes(JSON.stringify(id));
  return Object.entries(command).find(names)?.[0] ?? 'combatantId';
}
