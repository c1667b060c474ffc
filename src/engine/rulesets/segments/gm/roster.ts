import { illegal, invalid, notFound, type Rejection } from '../../../core/command/rejection.ts';
import { rosterHandlers, type SheetPlace } from '../../../core/roster/handlers.ts';
import type { Dice } from '../../../core/values/dice.ts';
import { freeUnlessHeld } from '../attack/grapple.ts';
import { creatures } from '../content/index.ts';
import { newcomerFrom, type PackedCreature } from '../content/pack.ts';
import { refuseEnded } from '../figures/guards.ts';
import { refusePlace } from '../ground/passage.ts';
import type { CommandOf } from '../model/commands.ts';
import type { EventRecorder } from '../model/handler.ts';
import { combatantOf, findAction } from '../model/lookup.ts';
import type { Sheet } from '../model/sheet.ts';
import type { Hidden, State } from '../model/state.ts';
import { newDefinitionsIn, refuseDefinitions } from './catalogue.ts';

interface Types {
  readonly state: State;
  readonly recorder: EventRecorder;
  readonly hidden: Hidden;
  readonly sheet: Sheet;
  readonly creature: PackedCreature;
}

const handlers = rosterHandlers<Types>({
  creatures,
  refuseEnded,
  newcomer: (identity, sheet) => ({
    combatant: { ...identity, ...sheet },
    actions: [],
    conditions: [],
  }),
  recruit: (creature, identity) => ({
    combatant: newcomerFrom(creature, identity),
    actions: creature.actions,
    conditions: creature.conditions,
  }),
  refuseDefinitions,
  refusePlace,
  refuseSheet,
  refuseNewSheet,
  isConscious: (state, id) => combatantOf(state, id).status !== 'DOWN',
  join,
});

export const roster = {
  ...handlers,
  RemoveCombatant: {
    ...handlers.RemoveCombatant,
    carryOut: (log: EventRecorder, command: CommandOf<'RemoveCombatant'>, dice: Dice): void => {
      const held = log.state.grapples.filter(({ grapplerId }) => grapplerId === command.targetId);
      handlers.RemoveCombatant.carryOut(log, command, dice);
      // SEG-102: whom nobody else holds is free.
      for (const { targetId } of held) freeUnlessHeld(log, targetId);
    },
  },
};

/** The one way to the table, seen by all alike wherever somebody comes from. */
function join(log: EventRecorder, newcomers: readonly Hidden[]): void {
  const { actions, conditions } = newDefinitionsIn(log.state, newcomers);
  if (actions.length + conditions.length > 0)
    log.emit({ type: 'ActionsDefined', actions, conditions });
  log.emit({ type: 'CombatantsAdded', combatants: newcomers.map(({ combatant }) => combatant) });
}

function refuseSheet(
  state: State,
  { talents }: Sheet,
  { field, brought }: SheetPlace<Types>,
): Rejection | null {
  const keys = talents.map(({ action }) => action);
  const isKnown = (key: string) =>
    findAction(state, key) !== undefined ||
    brought?.actions.some((action) => action.key === key) === true;
  const unknown = keys.find((key) => !isKnown(key));
  if (unknown !== undefined) return notFound('action', unknown);
  if (new Set(keys).size < keys.length)
    return invalid(`${field}.talents`, 'A combatant has each talent once: name none twice.');
  return null;
}

function refuseNewSheet(state: State, id: string): Rejection | null {
  const { name, status, position } = combatantOf(state, id);
  if (state.phase.kind === 'COMBAT')
    return illegal(
      'SEG-05',
      `A fight is on, and ${name} keeps its sheet until it is over`,
      'rule on its figures with `adjudicate`',
    );
  return status === 'DOWN' ? refusePlace(state, position) : null;
}
