/** Who may do what in DUEL, what follows from it, and what each fact changes. */
import { catalogueOf } from '../../../src/engine/core/catalogue/handler.ts';
import { type EventRecorder, recordFrom } from '../../../src/engine/core/command/event-recorder.ts';
import { decider, type Handlers } from '../../../src/engine/core/command/handler.ts';
import * as no from '../../../src/engine/core/command/rejection.ts';
import { adjudicateHandler } from '../../../src/engine/core/roster/adjudicate.ts';
import { refuseAbove } from '../../../src/engine/core/roster/adjudication.ts';
import { rosterHandlers } from '../../../src/engine/core/roster/handlers.ts';
import { sheetBy } from '../../../src/engine/core/roster/sheets.ts';
import { diceTerm, scoreOf, valueTerm } from '../../../src/engine/core/score/score.ts';
import { evolveBy, setting, tableChanges } from '../../../src/engine/core/table/changes.ts';
import * as ending from '../../../src/engine/core/table/ending.ts';
import { changeCombat, changeCombatant } from '../../../src/engine/core/table/patch.ts';
import * as table from '../../../src/engine/core/table/state.ts';
import type { Dice } from '../../../src/engine/core/values/dice.ts';
import { outcomeOf, sidesOf } from '../../../src/engine/core/views/outcome.ts';
import { sightOn } from '../../../src/engine/grid/battlefield.ts';
import { type Hex, sameHex } from '../../../src/engine/grid/hex.ts';
import { setBattlefieldHandler } from '../../../src/engine/grid/set-battlefield.ts';
import * as model from './model.ts';
import type { Attack, Combatant, Command, CommandOf, Event, State } from './model.ts';

type Recorder = EventRecorder<State, Event>;
interface Types {
  readonly state: State;
  readonly recorder: Recorder;
  readonly hidden: model.Hidden;
  readonly sheet: model.Sheet;
  readonly creature: model.Creature;
}

const refuseEnded = ending.endedBy('DUE-01');
export const catalogue = catalogueOf<State, model.Action>({
  ...{ actions: model.basicActions, refuseEnded },
});

/** DUE-06, 09. */
export const standingOf = ({ hitPointsLeft, yielded }: Combatant): ending.Standing =>
  hitPointsLeft === 0 ? 'DOWN' : yielded ? 'YIELDED' : 'STANDING';
const stands = (combatant: Combatant) => standingOf(combatant) === 'STANDING';
const fightingSides = (state: State) => sidesOf(table.everyone(state).filter(stands));

/** DUE-03: the first who can still act in this round. */
export const turnOf = (state: State): Combatant | undefined =>
  state.phase.kind === 'COMBAT'
    ? state.phase.waiting.map((id) => table.combatantOf(state, id)).find(stands)
    : undefined;

const refusePlace = ({ battlefield }: State, hex: Hex) =>
  no.illegalUnless(
    !battlefield.obstacles.some((obstacle) => sameHex(obstacle, hex)),
    ...(['DUE-08', 'Somebody would stand in an obstacle', 'choose a free hex'] as const),
  );

const handlers: Handlers<State, Event, Command> = {
  ...rosterHandlers<Types>({
    ...{ creatures: model.creatures, refuseEnded, catalogue, refusePlace, sheetsStay: 'DUE-02' },
    sheetOf: sheetBy(model.sheetSchema),
    isConscious: () => true,
  }),
  SetBattlefield: setBattlefieldHandler({
    ...{ refuseEnded, rule: 'DUE-08', standing: table.everyone<State> },
  }),
  Adjudicate: adjudicateHandler<State, Recorder, CommandOf<'Adjudicate'>>({
    refuseEnded,
    guards: (state, { name, hitPoints: most }, { position, figures, lift, inflict }) => [
      ...[...lift, ...inflict.map(({ condition }) => condition)].map(
        (key) => () => no.notFound('condition', key),
      ),
      () => refuseAbove('hitPointsLeft', figures?.hitPointsLeft ?? null, { most, name }),
      () => position && refusePlace(state, position),
    ],
  }),
  DefineActions: catalogue.defineActions,
  YieldFight: ending.yieldHandler<State, Recorder>({
    ...{ refuseEnded, standing: standingOf, down: 'DUE-06', yielding: 'DUE-09' },
  }),
  EndEncounter: ending.endEncounterHandler<State>({ refuseEnded, fightingSides }),
  RollInitiative: {
    refuse: (state) =>
      refuseEnded(state) ??
      no.illegalUnless(state.phase.kind === 'SETUP', 'DUE-02', 'The order is rolled', 'fight on') ??
      no.illegalUnless(fightingSides(state).length > 1, 'DUE-01', 'There is one side', 'add some'),
    carryOut: (log, _, dice) => {
      const ids = Object.keys(log.state.combatants);
      const faces = dice.roll(ids.length, 6);
      const ranked = [...faces.keys()].toSorted((a, b) => (faces[b] ?? 0) - (faces[a] ?? 0));
      const order = ranked.map((i) => ids[i] ?? '');
      log.emit({ type: 'DuelOrdered', order, faces: ranked.map((i) => faces[i] ?? 0) });
    },
  },
  DeclareAction: {
    refuse: (state, command) =>
      refuseOutOfFight(state, command.combatantId) ??
      no.illegalUnless(!state.attack, 'DUE-05', 'A strike waits for its answer', 'answer it') ??
      no.illegalUnless(
        turnOf(state)?.id === command.combatantId,
        ...(['DUE-03', 'It is the turn of somebody else', 'wait for your own'] as const),
      ) ??
      (catalogue.findAction(state, command.action)
        ? null
        : no.notFound('action', command.action)) ??
      refuseAim(state, command),
    carryOut: (log, { combatantId, action, targetIds: [targetId] }) => {
      const id = `${table.roundOf(log.state)}.${combatantId}`;
      if (targetId === undefined) log.emit({ type: 'DuelistRested', combatantId });
      else log.emit({ type: 'DuelStrikeMade', id, attackerId: combatantId, targetId, action });
      log.emit({ type: 'TurnEnded', combatantId });
    },
  },
  ResolveDefense: {
    refuse: ({ attack, ...state }, { combatantId, attackId }) =>
      refuseOutOfFight(state, combatantId) ??
      no.illegalUnless(attack?.targetId === combatantId, 'DUE-05', 'Nobody strikes them', 'wait') ??
      (attack?.id === attackId ? null : no.notFound('attack', attackId)),
    carryOut: (log, { defense }, dice) => {
      const { attack } = log.state;
      if (!attack) return;
      const strike = rollOf(log.state, attack.attackerId, dice);
      const parry = defense === 'PARRY' ? rollOf(log.state, attack.targetId, dice) : null;
      const damage = damageOf(
        log.state,
        attack,
        [strike, parry].map((roll) => roll?.rolled[0]?.face),
      );
      log.emit({ type: 'DuelStrikeMet', targetId: attack.targetId, strike, parry, damage });
    },
  },
};

function rollOf(state: State, id: string, dice: Dice) {
  const rolled = dice.roll(1, 6).map((face) => ({ sides: 6, face, counts: face }));
  const { skill } = table.combatantOf(state, id);
  return scoreOf([valueTerm('skill', skill), diceTerm('die', 1, 6)], rolled, 'the pips');
}

/** DUE-05: what a strike does by the faces, also for the odds; without a parry it is taken. */
export function damageOf(
  state: State,
  { attackerId, targetId, action }: Omit<Attack, 'id'>,
  [strike = 0, parry]: readonly (number | undefined)[],
): number {
  const force = catalogue.findAction(state, action)?.force ?? 0;
  if (parry === undefined) return strike + force;
  const [striker, target] = [attackerId, targetId].map((id) => table.combatantOf(state, id).skill);
  const margin = strike + (striker ?? 0) - parry - (target ?? 0);
  if (margin === 0) return state.settings.equalParry === 'HOLDS' ? 0 : 1 + force;
  return margin > 0 ? margin + force : 0;
}

const refuseOutOfFight = (state: Pick<State, 'combatants' | 'phase'>, id: string) =>
  (table.findCombatant(state, id) ? null : no.notFound('combatant', id)) ??
  refuseEnded(state) ??
  no.illegalUnless(state.phase.kind !== 'SETUP', 'DUE-02', 'No fight is on', 'roll initiative');

function refuseAim(state: State, { combatantId, action, targetIds }: CommandOf<'DeclareAction'>) {
  const [targetId] = targetIds;
  if ((action === 'rest') !== (targetId === undefined))
    return no.illegal('DUE-04', 'A strike has one target and a rest none', 'aim it so');
  if (targetId === undefined) return null;
  const { side, position } = table.combatantOf(state, combatantId);
  const target = table.findCombatant(state, targetId);
  if (!target) return no.notFound('combatant', targetId);
  const { clear } = sightOn(state.battlefield, position, target.position);
  return (
    no.illegalUnless(
      target.side !== side && stands(target),
      'DUE-04',
      'It is no foe',
      'aim at one',
    ) ?? no.illegalUnless(clear, 'DUE-08', 'It is out of sight', 'strike at somebody else or rest')
  );
}

/** DUE-01, 03: plays on to the next decision, an answer to a strike or a turn. */
function playOn(log: Recorder): void {
  while (log.state.phase.kind === 'COMBAT' && !log.state.attack) {
    const outcome = outcomeOf(fightingSides(log.state));
    if (!outcome && turnOf(log.state)) return;
    if (outcome) log.emit({ type: 'EncounterEnded', outcome });
    else log.emit({ type: 'RoundStarted', round: log.state.phase.round + 1 });
  }
}

export const { decide, refusalOf } = decider(
  handlers,
  (state) => recordFrom(state, evolve),
  playOn,
);

type Newcomer = model.Hidden['combatant'];
export const fresh = (newcomer: Newcomer): Combatant => ({
  ...{ ...newcomer, hitPointsLeft: newcomer.hitPoints, yielded: false },
});

/** The fight in another order; whoever is not in it has no turn. */
function inOrder(state: State, to: (order: readonly string[]) => readonly string[]): State {
  if (state.phase.kind !== 'COMBAT') return state;
  const { order, waiting } = state.phase;
  const after = to(order);
  return changeCombat(state, { order: after, waiting: after.filter((id) => waiting.includes(id)) });
}

/** A strike is over with whoever made it, and with whoever could answer it. */
function withoutLostStrike(state: State): State {
  const { attackerId = '', targetId = '' } = state.attack ?? {};
  const target = table.findCombatant(state, targetId);
  const waits = table.findCombatant(state, attackerId) && (target?.hitPointsLeft ?? 0) > 0;
  return waits ? state : { ...state, attack: null };
}

const shared = tableChanges<State>()({
  fresh,
  resheeted: (sheet: model.Sheet) => ({ ...sheet, hitPointsLeft: sheet.hitPoints }),
  ruled: (was, { figures }: Extract<Event, { readonly type: 'Adjudicated' }>) => ({
    hitPointsLeft: figures?.hitPointsLeft ?? was.hitPointsLeft,
  }),
  joined: (state, ids) => inOrder(state, (order) => [...order, ...ids]),
  left: (state, gone) =>
    inOrder(withoutLostStrike(state), (order) => order.filter((id) => id !== gone)),
});
const sets = setting<State>();

export const evolve = evolveBy<State, Event>({
  ...shared,
  Adjudicated: (state, ruling) => withoutLostStrike(shared.Adjudicated(state, ruling)),
  RankChanged: (state, { order }) => inOrder(state, () => order),
  DuelOrdered: (state, { order }) => ({
    ...{ ...state, phase: { kind: 'COMBAT', round: 0, order, waiting: [] } },
  }),
  RoundStarted: (state, { round }) => changeCombat(state, { round, waiting: table.orderOf(state) }),
  TurnEnded: (state, { combatantId }) =>
    changeCombat(state, {
      waiting: table.combatOf(state).waiting.filter((id) => id !== combatantId),
    }),
  DuelistRested: sets((_, { hitPointsLeft, hitPoints }) => ({
    hitPointsLeft: Math.min(hitPointsLeft + 1, hitPoints),
  })),
  DuelStrikeMade: (state, { type: _, ...attack }) => ({ ...state, attack }),
  DuelStrikeMet: (state, { targetId, damage }) => {
    const hitPointsLeft = Math.max(0, table.combatantOf(state, targetId).hitPointsLeft - damage);
    return changeCombatant<State>({ ...state, attack: null }, targetId, { hitPointsLeft });
  },
  CombatantYielded: sets(() => ({ yielded: true })),
  CombatantFightsOn: sets(() => ({ yielded: false })),
  EncounterEnded: (state, event) => ({ ...shared.EncounterEnded(state, event), attack: null }),
});
