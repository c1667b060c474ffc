import {
  firstRefusal,
  illegal,
  invalid,
  notFound,
  type Rejection,
} from '../../../core/command/rejection.ts';
import { findHidden } from '../../../core/roster/hidden.ts';
import {
  firstRefusedSheet,
  refuseOvercrowding,
  refuseUnknownCreatures,
} from '../../../core/roster/joining.ts';
import {
  everybody,
  refuseId,
  refuseNobody,
  refuseNoChange,
  refuseUnhidden,
  renamed,
  revealed,
} from '../../../core/roster/roster-commands.ts';
import { freeUnlessHeld } from '../attack/grapple.ts';
import { creatures, findCreature } from '../content/index.ts';
import { newcomerFrom } from '../content/pack.ts';
import { refuseEnded } from '../figures/guards.ts';
import { refusePlace } from '../ground/passage.ts';
import type { CommandOf } from '../model/commands.ts';
import type { EventRecorder, Handler } from '../model/handler.ts';
import { combatantOf, findAction, findCombatant } from '../model/lookup.ts';
import type { Sheet } from '../model/sheet.ts';
import type { Combatant, Hidden, State } from '../model/state.ts';
import { refuseDefinitions, newDefinitionsIn } from './catalogue.ts';

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
  ...combatants.map(({ sheet, ...who }) => ({
    combatant: { ...who, ...sheet },
    actions: [],
    conditions: [],
  })),
  ...named.flatMap(({ creature, ...placement }) => {
    const found = findCreature(creature);
    if (!found) return [];
    const { actions, conditions } = found;
    return [{ combatant: newcomerFrom(found, placement), actions, conditions }];
  }),
];

/** The one way to the table, seen by all alike wherever somebody comes from. */
function join(log: EventRecorder, newcomers: readonly Hidden[]): void {
  const { actions, conditions } = newDefinitionsIn(log.state, newcomers);
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
        // Who is hidden takes up no hex, and comes to one when it is revealed.
        () => (command.hidden ? null : refusePlace(state, input.position, before)),
        () => (own ? refuseTalents(state, input, `${field}.talents`) : null),
      ]),
  );

function refuseTalents(
  state: State,
  { talents }: Pick<Sheet, 'talents'>,
  field: string,
  brought: Hidden['actions'] = [],
): Rejection | null {
  const keys = talents.map(({ action }) => action);
  const isKnown = (key: string) =>
    findAction(state, key) !== undefined || brought.some((action) => action.key === key);
  const unknown = keys.find((key) => !isKnown(key));
  if (unknown !== undefined) return notFound('action', unknown);
  if (new Set(keys).size < keys.length)
    return invalid(field, 'A combatant has each talent once: name none twice.');
  return null;
}

type Reveal = CommandOf<'RevealCombatants'>;

/** SEG-09: from now on they are like anybody who comes late. */
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
    const hidden = findHidden(state, targetId);
    const present = findCombatant(state, targetId);
    return firstRefusal([
      () => refuseNobody(state, targetId),
      () => refuseEnded(state),
      () => refuseNoChange(command),
      () => (sheet ? refuseTalents(state, sheet, 'sheet.talents', hidden?.actions) : null),
      () => (sheet && present ? refuseSheet(state, present) : null),
    ]);
  },
  carryOut: (log, { targetId, name, side, sheet }) => {
    const hidden = findHidden(log.state, targetId);
    if (hidden) {
      const combatant = renamed({ ...hidden.combatant, ...sheet }, { name, side });
      log.emit({ type: 'CombatantsHidden', newcomers: [{ ...hidden, combatant }] });
      return;
    }
    const { status } = combatantOf(log.state, targetId);
    log.emit({ type: 'CombatantUpdated', combatantId: targetId, name, side, sheet });
    // SEG-105: the hit points of the new sheet are those of somebody able.
    if (sheet && status === 'DOWN') log.emit({ type: 'CombatantFightsOn', combatantId: targetId });
  },
};

function refuseSheet(state: State, { name, status, position }: Combatant): Rejection | null {
  if (state.phase.kind === 'COMBAT')
    return illegal(
      'SEG-05',
      `A fight is on, and ${name} keeps its sheet until it is over`,
      'rule on its figures with `adjudicate`',
    );
  return status === 'DOWN' ? refusePlace(state, position) : null;
}

/** The GM takes somebody off the table, hidden or not, with all that it is a part of. */
export const removeCombatant: Handler<CommandOf<'RemoveCombatant'>> = {
  refuse: (state, { targetId }) =>
    firstRefusal([() => refuseNobody(state, targetId), () => refuseEnded(state)]),
  carryOut: (log, { targetId: combatantId, reason }) => {
    const hidden = findHidden(log.state, combatantId);
    if (hidden) {
      const { name } = hidden.combatant;
      log.emit({ type: 'HiddenCombatantRemoved', combatantId, name, reason });
      return;
    }
    const { grapples } = log.state;
    const { name } = combatantOf(log.state, combatantId);
    log.emit({ type: 'CombatantRemoved', combatantId, name, reason });
    const held = grapples.filter(({ grapplerId }) => grapplerId === combatantId);
    for (const { targetId } of held) freeUnlessHeld(log, targetId);
  },
};
