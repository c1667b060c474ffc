import { catalogueOf } from '../../../src/engine/core/catalogue/handler.ts';
import { sheetBy } from '../../../src/engine/core/roster/sheets.ts';
import type { EventRecorder } from '../../../src/engine/core/command/event-recorder.ts';
import type { Handlers } from '../../../src/engine/core/command/handler.ts';
import * as no from '../../../src/engine/core/command/rejection.ts';
import { adjudicateHandler } from '../../../src/engine/core/roster/adjudicate.ts';
import { refuseAbove, refuseRank } from '../../../src/engine/core/roster/adjudication.ts';
import {
  endedBy,
  endEncounterHandler,
  type Standing,
  yieldHandler,
} from '../../../src/engine/core/table/ending.ts';
import { everyone, orderOf } from '../../../src/engine/core/table/state.ts';
import { sidesOf } from '../../../src/engine/core/views/outcome.ts';
import { rosterHandlers } from '../../../src/engine/core/roster/handlers.ts';
import { setBattlefieldHandler } from '../../../src/engine/grid/set-battlefield.ts';
import { type Hex, sameHex } from '../../../src/engine/grid/hex.ts';
import { creatures, type DuelCreature } from './creatures.ts';
import {
  type Action,
  basicActions,
  type Combatant,
  type Command,
  type CommandOf,
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

export const refuseEnded = endedBy('DUE-01');

/** DUE-06, 09. */
export const standingOf = ({ hitPointsLeft, yielded }: Combatant): Standing =>
  hitPointsLeft === 0 ? 'DOWN' : yielded ? 'YIELDED' : 'STANDING';

export const isStanding = (combatant: Combatant): boolean => standingOf(combatant) === 'STANDING';

export const fightingSides = (state: State) => sidesOf(everyone(state).filter(isStanding));

const refusePlace = ({ battlefield }: State, hex: Hex) =>
  battlefield.obstacles.some((obstacle) => sameHex(obstacle, hex))
    ? no.illegal('DUE-08', 'Somebody would stand in an obstacle', 'choose a free hex')
    : null;

export const catalogue = catalogueOf<State, Action>({ actions: basicActions, refuseEnded });

type Played = 'RollInitiative' | 'DeclareAction' | 'ResolveDefense';

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
  Adjudicate: adjudicateHandler<State, EventRecorder<State, Event>, CommandOf<'Adjudicate'>>({
    refuseEnded,
    guards: (state, { name, hitPoints: most }, { position, figures, rank, lift, inflict }) => {
      const [condition] = [...lift, ...inflict.map((given) => given.condition)];
      return [
        () => (condition === undefined ? null : no.notFound('condition', condition)),
        () => refuseRank(rank, orderOf(state).length),
        () => refuseAbove('hitPointsLeft', figures?.hitPointsLeft ?? null, { most, name }),
        () => position && refusePlace(state, position),
      ];
    },
    follows: (log, { targetId: combatantId, figures }) => {
      if (figures?.hitPointsLeft === 0) log.emit({ type: 'DuelistDown', combatantId });
    },
  }),
  DefineActions: catalogue.defineActions,
  YieldFight: yieldHandler<State, EventRecorder<State, Event>>({
    refuseEnded,
    standing: standingOf,
    down: 'DUE-06',
    yielding: 'DUE-09',
  }),
  EndEncounter: endEncounterHandler<State>({ refuseEnded, fightingSides }),
};
