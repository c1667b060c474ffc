import { type Actor, plays } from './actor.ts';
import type { CombatantId } from './ids.ts';
import { invalid, type Rejection } from './rejection.ts';

/**
 * Hidden combatants wait in the wings: beside the combatants of a state and no part of the fight,
 * so that it plays as if they were not there. Revealed, they join as anybody does.
 */
export type Wings<Hidden> = Readonly<Record<CombatantId, Hidden>>;

/** What of a hidden combatant is the same in every ruleset: who it will be. */
interface Waiting {
  readonly combatant: { readonly id: CombatantId };
}

/** The wings with these in them; of the same id the later one counts. */
export const withHidden = <Hidden extends Waiting>(
  wings: Wings<Hidden>,
  hidden: readonly Hidden[],
): Wings<Hidden> => ({
  ...wings,
  ...Object.fromEntries(hidden.map((waiting) => [waiting.combatant.id, waiting])),
});

export const withoutHidden = <Hidden>(
  wings: Wings<Hidden>,
  gone: readonly CombatantId[],
): Wings<Hidden> => Object.fromEntries(Object.entries(wings).filter(([id]) => !gone.includes(id)));

/** Those that the actor may know of. */
export const knownTo = <Hidden extends Waiting>(
  hidden: readonly Hidden[],
  actor: Actor,
): readonly Hidden[] => hidden.filter(({ combatant }) => plays(actor, combatant.id));

/**
 * Who may know that a combatant is hidden is told so; everybody else, as of any unknown id, that
 * there is none.
 */
export function tellHidden(
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
