import { refuseRoom, refuseTaken } from '../../../src/engine/core/catalogue/definitions.ts';
import type { Handlers } from '../../../src/engine/core/command/handler.ts';
import * as no from '../../../src/engine/core/command/rejection.ts';
import * as ruling from '../../../src/engine/core/roster/adjudication.ts';
import { findHidden } from '../../../src/engine/core/roster/hidden.ts';
import * as joining from '../../../src/engine/core/roster/joining.ts';
import * as roster from '../../../src/engine/core/roster/roster-commands.ts';
import { own } from '../../../src/engine/core/values/record.ts';
import { refuseRepeatedHexes } from '../../../src/engine/grid/battlefield.ts';
import { type Hex, sameHex } from '../../../src/engine/grid/hex.ts';
import { creatures } from './creatures.ts';
import type { Command, CommandOf, Event, State } from './model.ts';

type GmCommand = Exclude<
  Command['type'],
  'RollInitiative' | 'DeclareAction' | 'ResolveDefense' | 'YieldFight'
>;

/** What the GM does with whoever is there, and with the rest of the table. */
export const gmHandlers: Pick<Handlers<State, Event, Command>, GmCommand> = {
  AddCombatants: {
    refuse: (state, command) =>
      no.firstRefusal([
        () => refuseEnded(state),
        () => joining.refuseOvercrowding(roster.everybody(state), command),
        () => joining.refuseUnknownCreatures(command, creatures),
        () =>
          joining.firstRefusedSheet(
            newcomersOf(command),
            command,
            (one, place) =>
              roster.refuseId(state, one.id, place) ??
              (command.hidden ? null : refusePlace(state.battlefield, one.position)),
          ),
      ]),
    carryOut: (log, command) => {
      const combatants = newcomersOf(command);
      const newcomers = combatants.map((combatant) => ({ combatant, actions: [] }));
      if (command.hidden) log.emit({ type: 'CombatantsHidden', newcomers });
      else log.emit({ type: 'CombatantsAdded', combatants });
    },
  },
  RevealCombatants: {
    refuse: (state, command) =>
      no.firstRefusal([
        () => refuseEnded(state),
        () => roster.refuseUnhidden(state, command),
        ...roster
          .revealed(state, command)
          .map((one) => () => refusePlace(state.battlefield, one.combatant.position)),
      ]),
    carryOut: (log, command) => {
      const combatants = roster.revealed(log.state, command).map(({ combatant }) => combatant);
      log.emit({ type: 'CombatantsAdded', combatants });
    },
  },
  UpdateCombatant: {
    refuse: (state, command) =>
      no.firstRefusal([
        () => roster.refuseNobody(state, command.targetId),
        () => refuseEnded(state),
        () => roster.refuseNoChange(command),
        () =>
          command.sheet && state.phase.kind === 'COMBAT' && !findHidden(state, command.targetId)
            ? no.illegal('DUE-02', 'A fight is on', 'rule on figures with `adjudicate`')
            : null,
      ]),
    carryOut: (log, { targetId, name, side, sheet }) => {
      const hidden = findHidden(log.state, targetId);
      if (hidden) {
        const combatant = roster.renamed({ ...hidden.combatant, ...sheet }, { name, side });
        log.emit({ type: 'CombatantsHidden', newcomers: [{ ...hidden, combatant }] });
      } else log.emit({ type: 'CombatantUpdated', combatantId: targetId, name, side, sheet });
    },
  },
  RemoveCombatant: {
    refuse: (state, { targetId }) => roster.refuseNobody(state, targetId) ?? refuseEnded(state),
    carryOut: (log, { targetId: combatantId, reason }) => {
      const hidden = findHidden(log.state, combatantId)?.combatant;
      const name = (hidden ?? log.state.combatants[combatantId])?.name ?? '';
      const type = hidden ? 'HiddenCombatantRemoved' : 'CombatantRemoved';
      log.emit({ type, combatantId, name, reason });
    },
  },
  Adjudicate: {
    refuse: (state, command) => {
      const { targetId, position, figures, rank, lift, inflict } = command;
      const target = own(state.combatants, targetId);
      if (!target) return no.notFound('combatant', targetId);
      const { name, hitPoints: most } = target;
      const places = state.phase.kind === 'COMBAT' ? state.phase.order.length : 0;
      const [condition] = [...lift, ...inflict.map((given) => given.condition)];
      return no.firstRefusal([
        () => refuseEnded(state),
        () => ruling.refuseEmptyRuling(command),
        () => (condition === undefined ? null : no.notFound('condition', condition)),
        () => ruling.refuseRank(rank, places),
        () => ruling.refuseAbove('hitPointsLeft', figures?.hitPointsLeft ?? null, { most, name }),
        () => position && refusePlace(state.battlefield, position),
      ]);
    },
    carryOut: (log, { targetId: combatantId, reason, position, figures, rank }) => {
      log.emit({ type: 'Adjudicated', combatantId, reason, position, figures });
      if (figures?.hitPointsLeft === 0) log.emit({ type: 'DuelistDown', combatantId });
      if (rank === null || log.state.phase.kind !== 'COMBAT') return;
      const order = ruling.ranked(log.state.phase.order, combatantId, rank);
      log.emit({ type: 'RankChanged', combatantId, order });
    },
  },
  DefineActions: {
    refuse: (state, { definitions: { actions } }) =>
      no.firstRefusal([
        () => refuseEnded(state),
        () => refuseRoom(Object.keys(state.actions).length, actions.length),
        () =>
          refuseTaken(
            'definitions.actions',
            actions,
            (key) => ['rest', 'strike'].includes(key) || Object.hasOwn(state.actions, key),
          ),
      ]),
    carryOut: (log, { definitions: { actions } }) => {
      log.emit({ type: 'ActionsDefined', actions, conditions: [] });
    },
  },
  SetBattlefield: {
    refuse: (state, { type: _, ...battlefield }) =>
      no.firstRefusal([
        () => refuseEnded(state),
        () => refuseRepeatedHexes(battlefield),
        ...Object.values(state.combatants).map(
          ({ position }) =>
            () =>
              refusePlace(battlefield, position),
        ),
      ]),
    carryOut: (log, { type: _, ...battlefield }) => {
      log.emit({ type: 'BattlefieldSet', battlefield });
    },
  },
  EndEncounter: {
    refuse: (state) => refuseEnded(state),
    carryOut: (log) => {
      log.emit({ type: 'EncounterEnded', outcome: { reason: 'GM', sides: [] } });
    },
  },
};

export const refuseEnded = ({ phase }: State) =>
  phase.kind === 'ENDED'
    ? no.illegal('DUE-01', 'This encounter has ended', 'nothing more happens in it')
    : null;

const refusePlace = ({ obstacles }: State['battlefield'], hex: Hex) =>
  obstacles.some((obstacle) => sameHex(obstacle, hex))
    ? no.illegal('DUE-08', 'Somebody would stand in an obstacle', 'choose a free hex')
    : null;

/** Those with sheets of their own, then the creatures. */
const newcomersOf = ({ combatants, creatures: named }: CommandOf<'AddCombatants'>) => [
  ...combatants.map(({ sheet, ...who }) => ({ ...who, ...sheet })),
  ...named.flatMap(({ creature: key, name, ...who }) => {
    const found = creatures.find((creature) => creature.key === key);
    if (!found) return [];
    const { skill, hitPoints } = found;
    return [{ ...who, name: name ?? found.name, skill, hitPoints }];
  }),
];
