import { illegal, type Rejection } from '../../../core/command/rejection.ts';
import { rosterHandlers } from '../../../core/roster/handlers.ts';
import type { Dice } from '../../../core/values/dice.ts';
import { type PackedCreature, packedCreatures, recruit } from '../content/creatures.ts';
import { dropAimsAt } from '../ground/lost-aims.ts';
import { refusePlace } from '../ground/movement.ts';
import { refuseEnded } from '../model/ended.ts';
import type { EventRecorder } from '../model/handler.ts';
import { combatantOf, isConscious } from '../model/lookup.ts';
import type { CreatureSheet } from '../model/sheet.ts';
import type { Hidden, State } from '../model/state.ts';
import { rankNewcomers } from '../turn/initiative.ts';
import { newDefinitionsIn, refuseDefinitions } from './catalogue.ts';
import { refuseSheet } from './sheets.ts';

interface Types {
  readonly state: State;
  readonly recorder: EventRecorder;
  readonly hidden: Hidden;
  readonly sheet: CreatureSheet;
  readonly creature: PackedCreature;
}

export const roster = rosterHandlers<Types>({
  creatures: packedCreatures,
  refuseEnded,
  newcomer: (identity, sheet) => ({ combatant: { ...identity, ...sheet }, actions: [] }),
  recruit: (creature, identity) => ({
    combatant: recruit(creature, identity),
    actions: creature.actions,
  }),
  refuseDefinitions,
  refusePlace: (state, hex) => refusePlace(state, hex),
  refuseSheet: (state, sheet, { field, name, brought }) =>
    refuseSheet(state, { ...sheet, name }, { field, brought: brought?.actions ?? [] }),
  refuseNewSheet,
  // SEC-53: with the wounds of a new sheet one is conscious.
  isConscious: (state, id) => isConscious(combatantOf(state, id)),
  join,
  leaving: dropAimsAt,
});

/** SEC-06: everybody joins in this way, so that the events do not reveal who was hidden before. */
function join(log: EventRecorder, newcomers: readonly Hidden[], dice: Dice): void {
  const actions = newDefinitionsIn(log.state, newcomers);
  const combatants = newcomers.map(({ combatant }) => combatant);
  if (actions.length > 0) log.emit({ type: 'ActionsDefined', actions, conditions: [] });
  log.emit({ type: 'CombatantsAdded', combatants });
  if (log.state.phase.kind !== 'COMBAT') return;
  const ids = combatants.map(({ id }) => id);
  rankNewcomers(log, ids, dice);
}

function refuseNewSheet(state: State, id: string): Rejection | null {
  if (state.phase.kind !== 'COMBAT') return null;
  return illegal(
    'SEC-02',
    `A fight is on, and ${combatantOf(state, id).name} keeps its sheet until it is over`,
    'rule on its figures with `adjudicate`',
  );
}
