/** Who may do what in DUEL, what follows from it, and what each fact changes. */
import * as kit from '../../../src/engine/ruleset-kit.ts';
import * as model from './model.ts';
import { catalogue, type Combatant, type CommandOf, type Event, type State } from './model.ts';

type Recorder = kit.EventRecorder<State, Event>;
type Act = CommandOf<'DeclareAction'>;

const stands = (one: Combatant) => model.statusOf(one) === 'STANDING';
const fightingSides = (state: State) => kit.sidesOf(kit.everyone(state).filter(stands));

/** DUE-03: the first who is still to act in this round, and can. */
export const turnOf = (state: State): Combatant | undefined =>
  state.phase.kind === 'COMBAT'
    ? state.phase.waiting.map((id) => kit.combatantOf(state, id)).find(stands)
    : undefined;

const { refuseEnded, refuseOutOfFight } = kit.phaseGuards({ ended: 'DUE-01', begins: 'DUE-02' });
const refuseBeginning = kit.beginningBy<State>({
  ...{ refuseEnded, fightingSides, once: 'DUE-02', sides: 'DUE-01' },
});
const conclusion = kit.conclusionBy<State>({
  ...{ rule: 'DUE-01', fightingSides, couldStillChange: () => false },
});
const refusePlace = ({ battlefield }: State, hex: kit.Hex) =>
  kit.refuseObstacle(battlefield, hex, 'DUE-07');
const notTheirTurn = kit.illegal('DUE-03', 'It is not its turn', 'wait for it');

/** DUE-02: the dice, in the order of arrival. */
const rollInitiative: kit.Handler<State, Event, CommandOf<'RollInitiative'>, readonly string[]> = {
  judge: (state) => kit.planUnless(refuseBeginning(state), Object.keys(state.combatants)),
  apply: (ids, recorder, dice) => {
    const faces = ids.flatMap((combatantId) =>
      dice.roll(1, 6, { combatantId, purpose: 'INITIATIVE', rule: 'DUE-02' }),
    );
    const order = kit.byScore(ids, (id) => faces[ids.indexOf(id)] ?? 0).flat();
    recorder.emit({ type: 'DuelOrdered', order, faces });
  },
};

/** DUE-03: a strike or a rest, and the turn is over. */
const declareAction: kit.Handler<State, Event, Act, Act> = {
  judge: (state, act) => {
    const refusal = kit.firstRefusal([
      () => kit.refuseAbsent(state, act.combatantId),
      () => refuseOutOfFight(state),
      () => (turnOf(state)?.id === act.combatantId ? null : notTheirTurn),
      () => (catalogue.findAction(state, act.action) ? null : kit.notFound('action', act.action)),
      () => refuseTarget(state, act),
    ]);
    return kit.planUnless(refusal, act);
  },
  apply: ({ combatantId, action, targetIds: [targetId] }, recorder, dice) => {
    if (targetId !== undefined) {
      const { state } = recorder;
      const strike = rollOf(state, combatantId, dice, 'ATTACK');
      const parry = rollOf(state, targetId, dice, 'DEFENSE');
      const damage = damageOf(state, action, strike.total, parry.total);
      recorder.emit({ type: 'DuelStruck', combatantId, targetId, strike, parry, damage });
    }
    recorder.emit({ type: 'TurnEnded', combatantId });
  },
};

/** DUE-04, 07: nobody for a rest, and a foe in sight for a strike. */
function refuseTarget(state: State, { combatantId, action, targetIds: [targetId] }: Act) {
  if ((action === 'rest') !== (targetId === undefined))
    return kit.illegal('DUE-04', 'A strike has one target and a rest none', 'aim it so');
  if (targetId === undefined) return null;
  const { side, position } = kit.combatantOf(state, combatantId);
  const target = kit.findCombatant(state, targetId);
  if (!target) return kit.notFound('combatant', targetId);
  if (target.side === side || !stands(target))
    return kit.illegal('DUE-04', 'It is no foe', 'aim at one');
  return kit.sightOn(state.battlefield, position, target.position).clear
    ? null
    : kit.illegal('DUE-07', 'It is out of sight', 'choose another target, or rest');
}

/** DUE-05: what somebody rolls, for a strike as for a parry. */
export const termsOf = (state: State, id: string) => [
  kit.valueTerm('skill', kit.combatantOf(state, id).skill),
  kit.diceTerm('die', 1, 6),
];

function rollOf(
  state: State,
  combatantId: string,
  dice: kit.Dice,
  purpose: kit.RollPurpose,
): kit.Score {
  const faces = dice.roll(1, 6, { combatantId, purpose, rule: 'DUE-05' });
  return kit.scoreOf(termsOf(state, combatantId), kit.pipsOf(6, faces), 'the pips');
}

/** DUE-05: what a strike does by the two scores; also for the odds. */
export function damageOf(state: State, action: string, strike: number, parry: number): number {
  const { force } = catalogue.actionOf(state, action);
  if (strike === parry) return state.settings.equalParry === 'HOLDS' ? 0 : 1 + force;
  return strike > parry ? strike - parry + force : 0;
}

const setPlayer = kit.playerHandler<State>({ refuseEnded });

/** Who gives each command, which decisions offer it, and what keeps a player from giving it without end. */
export const commands: kit.CommandTable<
  State,
  Event,
  model.Command,
  keyof typeof kit.decisionKinds
> = {
  RollInitiative: { handler: rollInitiative, by: 'GM', offeredBy: ['SETUP'] },
  DeclareAction: { handler: declareAction, by: 'PLAYER', offeredBy: ['TURN'], cost: 'ASKED' },
  ...kit.sharedCommands({
    ...kit.rosterHandlers<model.DuelTypes>({
      ...{ creatures: model.creatures, catalogue, refuseEnded, refusePlace, sheetsStay: 'DUE-02' },
      sheetOf: ({ skill, hitPoints }) => ({ skill, hitPoints }),
      withHealth: ({ skill, hitPoints }, health) => ({
        skill,
        hitPoints: Math.max(1, Math.round(hitPoints * health)),
      }),
      isConscious: (one) => model.statusOf(one) !== 'DOWN',
      asHidden: ({ yielded, ...combatant }) => ({ combatant, was: { yielded } }),
    }),
    Adjudicate: kit.adjudicateHandler<State, Recorder, CommandOf<'Adjudicate'>>({
      refuseEnded,
      guards: (state, _, { lift, inflict, position }) => [
        ...lift.map((key) => () => kit.notFound('condition', key)),
        ...inflict.map(
          ({ condition }) =>
            () =>
              kit.notFound('condition', condition),
        ),
        () => position && refusePlace(state, position),
      ],
    }),
    DefineActions: kit.defineActionsHandler({ catalogue, refuseEnded }),
    SetBattlefield: kit.setBattlefieldHandler<State, Recorder>({
      ...{ refuseEnded, rule: 'DUE-07', standing: kit.everyone },
    }),
    UpdateEncounter: kit.updateEncounterHandler({ refuseEnded }),
    SetStandingOrders: setPlayer,
    YieldFight: kit.yieldHandler<State, Recorder>({
      ...{ refuseEnded, status: model.statusOf, down: 'DUE-06', yielding: 'DUE-08' },
    }),
    EndEncounter: conclusion.endEncounter(refuseEnded),
  }),
  SetStandingOrders: {
    handler: setPlayer,
    by: 'PLAYER',
    offeredBy: { none: 'DUEL has no orders but who plays somebody.' },
    cost: 'FREE',
  },
};

/** DUE-01, 03: the fight ends, and the next round begins, by itself. */
function progress(recorder: Recorder): void {
  if (conclusion.endIf('AT_ONCE', recorder) || turnOf(recorder.state)) return;
  const { phase } = recorder.state;
  if (phase.kind === 'COMBAT') recorder.emit({ type: 'RoundStarted', round: phase.round + 1 });
}

export const joining = (newcomer: model.Newcomer, state: State): Combatant =>
  kit.restored(state, { ...newcomer, yielded: false });

const shared = kit.tableChanges<State>()({
  fresh: joining,
  afterSheetChange: (sheet: model.DuelTypes['sheet']) => sheet,
  joined: (state, ids) => kit.reorder(state, (order) => [...order, ...ids]),
});
const sets = kit.setting<State>();

export const evolve = kit.evolveBy<State, Event>({
  ...shared,
  RankChanged: (state, { order }) => kit.reorder(state, () => order),
  DuelOrdered: (state, { order }) => ({
    ...{ ...state, phase: { kind: 'COMBAT', round: 0, order, waiting: [] } },
  }),
  RoundStarted: (state, { round }) =>
    kit.changeCombat(state, { round, waiting: kit.combatOf(state).order }),
  TurnEnded: (state, { combatantId }) => kit.withTurnCome(state, combatantId),
  DuelStruck: (state, { targetId, damage }) => {
    const hitPoints = Math.max(0, kit.combatantOf(state, targetId).hitPoints - damage);
    return kit.changeCombatant(state, targetId, { hitPoints });
  },
  CombatantYielded: sets(() => ({ yielded: true })),
  CombatantFightsOn: sets(() => ({ yielded: false })),
});

export const { decide, refusalOf, authorize, isFreeAction, offer } = kit.decider(
  commands,
  evolve,
  progress,
);
