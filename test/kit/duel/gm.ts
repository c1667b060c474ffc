import { refuseRoom, refuseTaken } from '../../../src/engine/core/catalogue/definitions.ts';
import type { EventRecorder } from '../../../src/engine/core/command/event-recorder.ts';
import type { Handlers } from '../../../src/engine/core/command/handler.ts';
import * as no from '../../../src/engine/core/command/rejection.ts';
import * as ruling from '../../../src/engine/core/roster/adjudication.ts';
import { type Identity, rosterHandlers } from '../../../src/engine/core/roster/handlers.ts';
import { own } from '../../../src/engine/core/values/record.ts';
import { setBattlefieldHandler } from '../../../src/engine/grid/set-battlefield.ts';
import { type Hex, sameHex } from '../../../src/engine/grid/hex.ts';
import { creatures, type DuelCreature } from './creatures.ts';
import type { Command, Event, Hidden, Sheet, State } from './model.ts';

interface Types {
  readonly state: State;
  readonly recorder: EventRecorder<State, Event>;
  readonly hidden: Hidden;
  readonly sheet: Sheet;
  readonly creature: DuelCreature;
}

export const refuseEnded = ({ phase }: State) =>
  phase.kind === 'ENDED'
    ? no.illegal('DUE-01', 'This encounter has ended', 'nothing more happens in it')
    : null;

const refusePlace = ({ battlefield }: State, hex: Hex) =>
  battlefield.obstacles.some((obstacle) => sameHex(obstacle, hex))
    ? no.illegal('DUE-08', 'Somebody would stand in an obstacle', 'choose a free hex')
    : null;

const newcomer = (who: Identity, { skill, hitPoints }: Sheet): Hidden => ({
  combatant: { ...who, skill, hitPoints },
  actions: [],
});

type Played = 'RollInitiative' | 'DeclareAction' | 'ResolveDefense' | 'YieldFight';

/** What the GM does with whoever is there, and with the rest of the table. */
export const gmHandlers: Omit<Handlers<State, Event, Command>, Played> = {
  ...rosterHandlers<Types>({
    creatures,
    refuseEnded,
    newcomer,
    recruit: (creature, who) => newcomer(who, creature),
    refuseDefinitions: () => null,
    refusePlace,
    refuseSheet: () => null,
    refuseNewSheet: ({ phase }) =>
      phase.kind === 'COMBAT'
        ? no.illegal('DUE-02', 'A fight is on', 'rule on figures with `adjudicate`')
        : null,
    isConscious: () => true,
    join: (log, joining) => {
      log.emit({ type: 'CombatantsAdded', combatants: joining.map((one) => one.combatant) });
    },
  }),
  SetBattlefield: setBattlefieldHandler({
    refuseEnded,
    rule: 'DUE-08',
    standing: ({ combatants }: State) => Object.values(combatants),
  }),
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
        () => position && refusePlace(state, position),
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
    refuse: (state, { definitions: { actions } }) => {
      const known = { rest: true, strike: true, ...state.actions };
      return no.firstRefusal([
        () => refuseEnded(state),
        () => refuseRoom(Object.keys(state.actions).length, actions.length),
        () => refuseTaken('definitions.actions', actions, (key) => Object.hasOwn(known, key)),
      ]);
    },
    carryOut: (log, { definitions: { actions } }) => {
      log.emit({ type: 'ActionsDefined', actions, conditions: [] });
    },
  },
  EndEncounter: {
    refuse: refuseEnded,
    carryOut: (log) => {
      log.emit({ type: 'EncounterEnded', outcome: { reason: 'GM', sides: [] } });
    },
  },
};
