import { illegal, type Rejection } from '../../../core/command/rejection.ts';
import { rosterHandlers } from '../../../core/roster/handlers.ts';
import { type Creature, creatures, joining } from '../content/index.ts';
import type { EventRecorder } from '../model/handler.ts';
import { combatantOf, isConscious } from '../model/lookup.ts';
import { refuseEnded } from '../model/phase.ts';

import type { Hidden, Sheet } from '../model/sheet.ts';
import type { State } from '../model/state.ts';
import { settleTieWithout } from '../turn/ties.ts';
import { newDefinitionsIn, refuseDefinitions } from './catalogue.ts';
import { refusePlace } from './place.ts';
import { noDefinitions, refuseSheet } from './sheet-check.ts';

interface Types {
  readonly state: State;
  readonly recorder: EventRecorder;
  readonly hidden: Hidden;
  readonly sheet: Sheet;
  readonly creature: Creature;
}

export const roster = rosterHandlers<Types>({
  creatures,
  refuseEnded,
  newcomer: (identity, sheet) => ({ combatant: { ...identity, ...sheet }, ...noDefinitions }),
  recruit: (creature, identity) => ({
    combatant: joining(creature, identity),
    actions: creature.actions,
    conditions: creature.conditions,
  }),
  refuseDefinitions,
  refusePlace,
  refuseSheet: (state, sheet, { field, brought }) =>
    refuseSheet(state, sheet, { field, brought: brought ?? noDefinitions }),
  refuseNewSheet,
  // VIG-22: the damage of a new sheet is that of somebody able.
  isConscious: (state, id) => isConscious(combatantOf(state, id)),
  join,
  left: (log, _, dice) => {
    settleTieWithout(log, dice);
  },
});

/** The one way to join, with the same events for all, hidden before or not. */
function join(log: EventRecorder, newcomers: readonly Hidden[]): void {
  const { actions, conditions } = newDefinitionsIn(log.state, newcomers);
  if (actions.length + conditions.length > 0)
    log.emit({ type: 'ActionsDefined', actions, conditions });
  log.emit({ type: 'CombatantsAdded', combatants: newcomers.map(({ combatant }) => combatant) });
}

function refuseNewSheet(state: State, id: string): Rejection | null {
  const combatant = combatantOf(state, id);
  if (state.phase.kind === 'COMBAT')
    return illegal(
      'VIG-06',
      `A fight is on, and ${combatant.name} keeps its sheet until it is over`,
      'rule on its figures with `adjudicate`',
    );
  return isConscious(combatant) ? null : refusePlace(state, combatant.position);
}
