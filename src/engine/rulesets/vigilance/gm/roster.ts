import { firstRefusal, type Rejection, illegal } from '../../../core/command/rejection.ts';
import { findHidden } from '../../../core/roster/hidden.ts';
import {
  refuseOvercrowding,
  refuseUnknownCreatures,
  firstRefusedSheet,
} from '../../../core/roster/joining.ts';
import {
  everybody,
  refuseId,
  refuseUnhidden,
  revealed,
  refuseNobody,
  refuseNoChange,
  renamed,
} from '../../../core/roster/roster-commands.ts';
import { creatures, findCreature, joining } from '../content/index.ts';
import type { CommandOf } from '../model/commands.ts';
import type { Handler, EventRecorder } from '../model/handler.ts';
import { findCombatant, combatantOf, isConscious } from '../model/lookup.ts';
import { refuseEnded } from '../model/phase.ts';
import type { Hidden } from '../model/sheet.ts';
import type { Combatant, State } from '../model/state.ts';
import { settleTieWithout } from '../turn/ties.ts';
import { refuseDefinitions, unknownIn } from './catalogue.ts';
import { refusePlace } from './place.ts';
import { noDefinitions, refuseSheet } from './sheet-check.ts';

type AddCombatants = CommandOf<'AddCombatants'>;

export const addCombatants: Handler<AddCombatants> = {
  refuse: (state, command) =>
    firstRefusal([
      () => refuseEnded(state),
      () => refuseOvercrowding(everybody(state), command),
      () => refuseUnknownCreatures(command, creatures),
      () => refuseDefinitions(state, newcomersOf(command)),
      () => refuseNewcomers(state, command),
    ]),
  carryOut: (log, command) => {
    const newcomers = newcomersOf(command);
    if (command.hidden) log.emit({ type: 'CombatantsHidden', newcomers });
    else join(log, newcomers);
  },
};

/** Those with sheets of their own, then the creatures, who bring what they need. */
const newcomersOf = ({ combatants, creatures: named }: AddCombatants): readonly Hidden[] => [
  ...combatants.map(({ sheet, ...identity }) => ({
    combatant: { ...identity, ...sheet },
    ...noDefinitions,
  })),
  ...named.flatMap(({ creature, ...placement }) => {
    const found = findCreature(creature);
    if (!found) return [];
    const { actions, conditions } = found;
    return [{ combatant: joining(found, placement), actions, conditions }];
  }),
];

/** The one way to the table, seen by all alike wherever somebody comes from. */
function join(log: EventRecorder, newcomers: readonly Hidden[]): void {
  const { actions, conditions } = unknownIn(log.state, newcomers);
  if (actions.length + conditions.length > 0)
    log.emit({ type: 'ActionsDefined', actions, conditions });
  log.emit({ type: 'CombatantsAdded', combatants: newcomers.map(({ combatant }) => combatant) });
}

const refuseNewcomers = (state: State, command: AddCombatants): Rejection | null =>
  firstRefusedSheet(
    newcomersOf(command).map(({ combatant }) => combatant),
    command,
    (input, { field, before, own }) =>
      firstRefusal([
        () => refuseId(state, input.id, { field, before }),
        // Who is hidden takes up no field, and comes to one when it is revealed.
        () => (command.hidden ? null : refusePlace(state, input.position, before)),
        () =>
          own
            ? refuseSheet(state, input, { field: `${field}.sheet`, brought: noDefinitions })
            : null,
      ]),
  );

type Reveal = CommandOf<'RevealCombatants'>;

/** From now on they are like anybody who comes late. */
export const revealCombatants: Handler<Reveal> = {
  refuse: (state, command) =>
    firstRefusal([
      () => refuseEnded(state),
      () => refuseUnhidden(state, command),
      () => {
        const joining = revealed(state, command).map(({ combatant }) => combatant);
        return firstRefusal(
          joining.map(
            ({ position }, i) =>
              () =>
                refusePlace(state, position, joining.slice(0, i)),
          ),
        );
      },
    ]),
  carryOut: (log, command) => {
    join(log, revealed(log.state, command));
  },
};

type Update = CommandOf<'UpdateCombatant'>;

/** Name and side at any time; a sheet before the fight, or while its bearer is hidden. */
export const updateCombatant: Handler<Update> = {
  refuse: (state, command) => {
    const { targetId, sheet } = command;
    const brought = findHidden(state, targetId) ?? noDefinitions;
    const present = findCombatant(state, targetId);
    return firstRefusal([
      () => refuseNobody(state, targetId),
      () => refuseEnded(state),
      () => refuseNoChange(command),
      () => (sheet ? refuseSheet(state, sheet, { field: 'sheet', brought }) : null),
      () => (sheet && present ? refuseNewSheet(state, present) : null),
    ]);
  },
  carryOut: (log, { targetId: combatantId, name, side, sheet }) => {
    const hidden = findHidden(log.state, combatantId);
    if (hidden) {
      const combatant = renamed({ ...hidden.combatant, ...sheet }, { name, side });
      log.emit({ type: 'CombatantsHidden', newcomers: [{ ...hidden, combatant }] });
      return;
    }
    const was = combatantOf(log.state, combatantId);
    log.emit({ type: 'CombatantUpdated', combatantId, name, side, sheet });
    // VIG-22: the damage of the new sheet is that of somebody able.
    if (sheet && !isConscious(was)) log.emit({ type: 'CombatantFightsOn', combatantId });
  },
};

function refuseNewSheet(state: State, combatant: Combatant): Rejection | null {
  if (state.phase.kind === 'COMBAT')
    return illegal(
      'VIG-06',
      `A fight is on, and ${combatant.name} keeps its sheet until it is over`,
      'rule on its figures with `adjudicate`',
    );
  return isConscious(combatant) ? null : refusePlace(state, combatant.position);
}

/** The GM takes somebody off the table, hidden or not, with all that it is a part of. */
export const removeCombatant: Handler<CommandOf<'RemoveCombatant'>> = {
  refuse: (state, { targetId }) =>
    firstRefusal([() => refuseNobody(state, targetId), () => refuseEnded(state)]),
  carryOut: (log, { targetId: combatantId, reason }, dice) => {
    const hidden = findHidden(log.state, combatantId);
    const { name } = hidden?.combatant ?? combatantOf(log.state, combatantId);
    const type = hidden ? 'HiddenCombatantRemoved' : 'CombatantRemoved';
    log.emit({ type, combatantId, name, reason });
    if (!hidden) settleTieWithout(log, dice);
  },
};
