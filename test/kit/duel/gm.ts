import { catalogueOf } from '../../../src/engine/core/catalogue/handler.ts';
import { sheetBy } from '../../../src/engine/core/roster/sheets.ts';
import type { EventRecorder } from '../../../src/engine/core/command/event-recorder.ts';
import type { Handlers } from '../../../src/engine/core/command/handler.ts';
import * as no from '../../../src/engine/core/command/rejection.ts';
import * as ruling from '../../../src/engine/core/roster/adjudication.ts';
import { rosterHandlers } from '../../../src/engine/core/roster/handlers.ts';
import { own } from '../../../src/engine/core/values/record.ts';
import { setBattlefieldHandler } from '../../../src/engine/grid/set-battlefield.ts';
import { type Hex, sameHex } from '../../../src/engine/grid/hex.ts';
import { creatures, type DuelCreature } from './creatures.ts';
import {
  type Action,
  basicActions,
  type Command,
  type Event,
  type Hidden,
  type Sheet,
  sheetSchema,
  type State,
} from './model.ts';

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

export const catalogue = catalogueOf<State, Action>({ actions: basicActions, refuseEnded });

type Played = 'RollInitiative' | 'DeclareAction' | 'ResolveDefense' | 'YieldFight';

/** What the GM does with whoever is there, and with the rest of the table. */
export const gmHandlers: Omit<Handlers<State, Event, Command>, Played> = {
  ...rosterHandlers<Types>({
    creatures,
    refuseEnded,
    sheetOf: sheetBy(sheetSchema),
    catalogue,
    refusePlace,
    sheetsStay: 'DUE-02',
    isConscious: () => true,
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
  DefineActions: catalogue.defineActions,
  EndEncounter: {
    refuse: refuseEnded,
    carryOut: (log) => {
      log.emit({ type: 'EncounterEnded', outcome: { reason: 'GM', sides: [] } });
    },
  },
};
