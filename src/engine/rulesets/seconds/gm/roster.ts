import { firstRefusal, illegal, type Rejection } from '../../../core/command/rejection.ts';
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
import type { Dice } from '../../../core/values/dice.ts';
import { creatures, findCreature, recruit } from '../content/creatures.ts';
import { dropAimsAt } from '../ground/lost-aims.ts';
import { refusePlace } from '../ground/movement.ts';
import type { CommandOf } from '../model/commands.ts';
import { refuseEnded } from '../model/ended.ts';
import type { EventRecorder, Handler } from '../model/handler.ts';
import { combatantOf, findCombatant, isConscious } from '../model/lookup.ts';
import type { Combatant, Hidden, State } from '../model/state.ts';
import { rankNewcomers } from '../turn/initiative.ts';
import { refuseDefinitions, unknownIn } from './catalogue.ts';
import { refuseSheet } from './sheets.ts';

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
  carryOut: (log, command, dice) => {
    const newcomers = newcomersOf(command);
    if (command.hidden) log.emit({ type: 'CombatantsHidden', newcomers });
    else join(log, newcomers, dice);
  },
};

/** Those with sheets of their own, then the creatures, who bring what they need. */
const newcomersOf = ({ combatants, creatures: named }: AddCombatants): readonly Hidden[] => [
  ...combatants.map(({ sheet, ...identity }) => ({
    combatant: { ...identity, ...sheet },
    actions: [],
  })),
  ...named.flatMap(({ creature, ...posting }) => {
    const found = findCreature(creature);
    return found ? [{ combatant: recruit(found, posting), actions: found.actions }] : [];
  }),
];

/** Everybody joins in this way, so that the events do not reveal who was hidden before. */
function join(log: EventRecorder, newcomers: readonly Hidden[], dice: Dice): void {
  const actions = unknownIn(log.state, newcomers);
  const combatants = newcomers.map(({ combatant }) => combatant);
  if (actions.length > 0) log.emit({ type: 'ActionsDefined', actions, conditions: [] });
  log.emit({ type: 'CombatantsAdded', combatants });
  if (log.state.phase.kind !== 'COMBAT') return;
  const ids = combatants.map(({ id }) => id);
  rankNewcomers(log, ids, dice);
}

const refuseNewcomers = (state: State, command: AddCombatants): Rejection | null =>
  firstRefusedSheet(
    newcomersOf(command).map(({ combatant }) => combatant),
    command,
    (input, { field, before, own }) =>
      firstRefusal([
        () => refuseId(state, input.id, { field, before }),
        // Who is hidden comes to a hex when it is revealed.
        () => (command.hidden ? null : refusePlace(state, input.position)),
        () => (own ? refuseSheet(state, input, { field: `${field}.sheet`, brought: [] }) : null),
      ]),
  );

type Reveal = CommandOf<'RevealCombatants'>;

/** SEC-06: they join as late arrivals do. */
export const revealCombatants: Handler<Reveal> = {
  refuse: (state, command) =>
    firstRefusal([
      () => refuseEnded(state),
      () => refuseUnhidden(state, command),
      () =>
        firstRefusal(
          revealed(state, command).map(
            ({ combatant }) =>
              () =>
                refusePlace(state, combatant.position),
          ),
        ),
    ]),
  carryOut: (log, command, dice) => {
    join(log, revealed(log.state, command), dice);
  },
};

type Update = CommandOf<'UpdateCombatant'>;

/** Name and side at any time; a sheet before the fight, or while its bearer is hidden. */
export const updateCombatant: Handler<Update> = {
  refuse: (state, command) => {
    const { targetId, sheet } = command;
    const hidden = findHidden(state, targetId);
    const present = findCombatant(state, targetId);
    const name = command.name ?? (hidden?.combatant ?? present)?.name ?? '';
    const place = { field: 'sheet', brought: hidden?.actions ?? [] };
    return firstRefusal([
      () => refuseNobody(state, targetId),
      () => refuseEnded(state),
      () => refuseNoChange(command),
      () => (sheet ? refuseSheet(state, { ...sheet, name }, place) : null),
      () => (sheet && present ? refuseNewSheet(state, present) : null),
    ]);
  },
  carryOut: (log, { targetId, name, side, sheet }) => {
    const hidden = findHidden(log.state, targetId);
    if (hidden) {
      const combatant = renamed({ ...hidden.combatant, ...sheet }, { name, side });
      log.emit({ type: 'CombatantsHidden', newcomers: [{ ...hidden, combatant }] });
      return;
    }
    const was = combatantOf(log.state, targetId);
    log.emit({ type: 'CombatantUpdated', combatantId: targetId, name, side, sheet });
    // SEC-53: with the wounds of a new sheet one is conscious.
    if (sheet && !isConscious(was)) log.emit({ type: 'CombatantFightsOn', combatantId: targetId });
  },
};

const refuseNewSheet = ({ phase }: State, { name }: Combatant): Rejection | null =>
  phase.kind === 'COMBAT'
    ? illegal(
        'SEC-02',
        `A fight is on, and ${name} keeps its sheet until it is over`,
        'rule on its figures with `adjudicate`',
      )
    : null;

/** Somebody leaves the encounter, hidden or not, and takes along all that it is a part of. */
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
    const { name } = combatantOf(log.state, combatantId);
    dropAimsAt(log, combatantId);
    log.emit({ type: 'CombatantRemoved', combatantId, name, reason });
  },
};
