/**
 * Brings what format 1 stored into the form of format 2. It knows both by heart and imports nothing:
 * the engine moves on, these formats do not. There was only SEGMENTS then.
 */
import type { Snapshot } from './ports.ts';

/** A part of a stored state; every field of it is checked by nobody, as in any state that is read. */
type Part = Readonly<Record<string, unknown>>;

/** Before there were rewinds the dice only went on, and an encounter had one seed. */
export const fromFormat1 = ({ state, dice }: Snapshot): Snapshot => ({
  schema: 2,
  state: stateFrom(state as Part),
  dice: { ...dice, used: dice.position, since: 1 },
});

const stateFrom = (state: Part): Part => ({
  ...state,
  settings: { maneuvers: 'OFF', maneuverDamage: 'NO', ...(state.settings as Part) },
  actions: eachOf(state.actions, actionFrom),
  combatants: eachOf(state.combatants, combatantFrom),
  attacks: listOf(state.attacks, (attack) => ({ blind: false, ...meansFrom(attack) })),
  ongoing: listOf(state.ongoing, ongoingFrom),
  grapples: state.grapples ?? [],
});

function actionFrom(action: Part): Part {
  const effect = action.effect as Part;
  switch (effect.type) {
    case 'ATTACK': {
      const added = { slower: false, area: null, weapon: null, maneuvers: false };
      return { ...action, effect: { ...added, ...effect } };
    }
    case 'STRUCTURE':
      return { ...action, effect: { slower: false, ...effect } };
    default:
      return action;
  }
}

const combatantFrom = (combatant: Part): Part => ({
  freeArms: 2,
  ...combatant,
  conditions: listOf(combatant.conditions, (active) => ({ once: false, ...active })),
});

/** Every attack was aimed at a creature, at full speed, and did damage. */
const meansFrom = (means: Part): Part => ({ speed: null, maneuver: false, ...means });

function ongoingFrom(entry: Part): Part {
  const { targetId, targetIds, ...rest } = entry;
  if (entry.kind === 'PROJECTILE' && targetId)
    return { ...meansFrom(rest), target: creature(targetId) };
  if (entry.kind === 'FOLLOW_UP' && targetIds)
    return { ...meansFrom(rest), targets: (targetIds as readonly unknown[]).map(creature) };
  return entry;
}

const creature = (id: unknown): Part => ({ kind: 'CREATURE', id });

const eachOf = (record: unknown, change: (part: Part) => Part): Part =>
  Object.fromEntries(
    Object.entries(record as Record<string, Part>).map(([key, part]) => [key, change(part)]),
  );

const listOf = (list: unknown, change: (part: Part) => Part): readonly Part[] =>
  (list as readonly Part[]).map(change);
