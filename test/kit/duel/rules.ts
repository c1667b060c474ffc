/** Who may do what in DUEL, what follows from it, and what each fact changes. */
import * as kit from '../../../src/engine/ruleset-kit.ts';
import * as model from './model.ts';
import type { Combatant, Command, CommandOf, Event, State, Strike } from './model.ts';

/** DUE-06, 09. */
export const fightingStatus = ({ hitPointsLeft, yielded }: Combatant): kit.FightingStatus =>
  hitPointsLeft === 0 ? 'DOWN' : yielded ? 'YIELDED' : 'STANDING';

export const table = kit.tableHandlers<State, model.Action>({
  rules: {
    ...{ ended: 'DUE-01', sides: 'DUE-01', order: 'DUE-02' },
    ...{ ground: 'DUE-08', down: 'DUE-06', yielding: 'DUE-09' },
  },
  sheet: model.sheet,
  creatures: model.creatures,
  actions: model.basicActions,
  status: fightingStatus,
  most: ({ hitPoints }) => ({ hitPointsLeft: hitPoints }),
});

/** DUE-03, 05: a strike is answered before anything else is done. */
export const turns = kit.turnOrder<State>({
  ...table,
  turn: 'DUE-03',
  refuseInterrupted: (state) => kit.refuseWhileOpen(state, 'DUE-05'),
});

/** DUE-02: the dice, in the order of arrival. */
const rollInitiative: kit.Handler<State, Event, CommandOf<'RollInitiative'>, readonly string[]> = {
  judge: (state) => kit.planUnless(table.refuseBeginning(state), Object.keys(state.combatants)),
  apply: (ids, recorder, dice) => {
    const faces = dice.roll(ids.length, 6);
    const order = kit.byScore(ids, (id) => faces[ids.indexOf(id)] ?? 0).flat();
    recorder.emit({ type: 'DuelOrdered', order, faces });
  },
};

type Act = Extract<Event, { readonly type: 'DuelistRested' | 'DuelStrikeMade' }>;

/** DUE-03: a strike or a rest, and the turn is over. */
const declareAction: kit.Handler<State, Event, CommandOf<'DeclareAction'>, Act> = {
  judge: (state, command) => {
    const refusal =
      turns.refuseOutOfTurn(state, command.combatantId) ??
      (table.catalogue.findAction(state, command.action)
        ? null
        : kit.notFound('action', command.action));
    return refusal ? kit.err(refusal) : actOf(state, command);
  },
  apply: (act, recorder) => {
    recorder.emit(act);
    const combatantId = act.type === 'DuelistRested' ? act.combatantId : act.attackerId;
    recorder.emit({ type: 'TurnEnded', combatantId });
  },
};

/** DUE-04, 08: a rest, or a strike at a foe in sight. */
function actOf(
  state: State,
  { combatantId, action, targetIds: [targetId] }: CommandOf<'DeclareAction'>,
): kit.Result<Act, kit.Rejection> {
  if ((action === 'rest') !== (targetId === undefined))
    return kit.err(kit.illegal('DUE-04', 'A strike has one target and a rest none', 'aim it so'));
  if (targetId === undefined) return kit.ok({ type: 'DuelistRested', combatantId });
  const { side, position } = kit.combatantOf(state, combatantId);
  const target = kit.findCombatant(state, targetId);
  if (!target) return kit.err(kit.notFound('combatant', targetId));
  if (target.side === side || !table.stands(target))
    return kit.err(kit.illegal('DUE-04', 'It is no foe', 'aim at one'));
  if (!kit.sightOn(state.battlefield, position, target.position).clear)
    return kit.err(kit.illegal('DUE-08', 'It is out of sight', 'choose another target, or rest'));
  const id = `${kit.roundOf(state)}.${combatantId}`;
  return kit.ok({ type: 'DuelStrikeMade', id, attackerId: combatantId, targetId, action });
}

interface Answer {
  readonly attack: Strike;
  readonly isParried: boolean;
}

/** DUE-05: the strike, then the parry if there is one. */
const resolveDefense: kit.Handler<State, Event, CommandOf<'ResolveDefense'>, Answer> = {
  judge: (state, command) => {
    const refusal = table.refuseOutOfFight(state, command.combatantId);
    if (refusal) return kit.err(refusal);
    const attack = kit.answeredAttack(state, command, 'DUE-05');
    return attack.ok
      ? kit.ok({ attack: attack.value, isParried: command.defense === 'PARRY' })
      : attack;
  },
  apply: ({ attack, isParried }, recorder, dice) => {
    const { state } = recorder;
    const strike = rollOf(state, attack.attackerId, dice);
    const parry = isParried ? rollOf(state, attack.targetId, dice) : null;
    const damage = damageOf(state, attack, strike.total, parry?.total ?? null);
    recorder.emit({ type: 'DuelStrikeMet', targetId: attack.targetId, strike, parry, damage });
  },
};

const handlers: kit.Handlers<State, Event, Command> = {
  ...table.handlers,
  RollInitiative: rollInitiative,
  DeclareAction: declareAction,
  ResolveDefense: resolveDefense,
};

const skillOf = (state: State, id: string) => kit.combatantOf(state, id).skill;

/** DUE-05: what somebody rolls, for a strike as for a parry. */
export const termsOf = (state: State, id: string) => [
  kit.valueTerm('skill', skillOf(state, id)),
  kit.diceTerm('die', 1, 6),
];

const rollOf = (state: State, id: string, dice: kit.Dice): kit.Score =>
  kit.scoreOf(termsOf(state, id), kit.pipsOf(6, dice.roll(1, 6)), 'the pips');

/** DUE-05: every score that somebody can have. */
export const scoresOf = (state: State, id: string) =>
  kit.chances.shift(kit.chances.die(6), skillOf(state, id));

/** DUE-05: what a strike does by the scores, also for the odds; without a parry it is taken. */
export function damageOf(
  state: State,
  { attackerId, action }: Strike,
  score: number,
  parry: number | null,
): number {
  const force = table.catalogue.findAction(state, action)?.force ?? 0;
  if (parry === null) return score - skillOf(state, attackerId) + force;
  if (score === parry) return state.settings.equalParry === 'HOLDS' ? 0 : 1 + force;
  return score > parry ? score - parry + force : 0;
}

export const joining = (newcomer: model.Newcomer, state: State): Combatant =>
  kit.restored(state, { ...newcomer, hitPointsLeft: newcomer.hitPoints, yielded: false });

/** DUE-06: nobody answers who is down. */
const withoutLostStrike = (state: State) =>
  kit.withoutLostAttack(state, ({ hitPointsLeft }) => hitPointsLeft > 0);

const shared = kit.tableChanges<State>()({
  fresh: joining,
  afterSheetChange: (sheet: model.Sheet) => ({ ...sheet, hitPointsLeft: sheet.hitPoints }),
  joined: turns.joined,
  left: (state, gone) => turns.left(withoutLostStrike(state), gone),
});
const sets = kit.setting<State>();

export const evolve = kit.evolveBy<State, Event>({
  ...shared,
  ...turns.changes,
  Adjudicated: (state, ruling) => withoutLostStrike(shared.Adjudicated(state, ruling)),
  DuelOrdered: (state, { order }) => turns.begun(state, order),
  DuelistRested: sets((_, { hitPointsLeft, hitPoints }) => ({
    hitPointsLeft: Math.min(hitPointsLeft + 1, hitPoints),
  })),
  DuelStrikeMade: (state, { type: _, ...attack }) => ({ ...state, attack }),
  DuelStrikeMet: (state, { targetId, damage }) => {
    const hitPointsLeft = Math.max(0, kit.combatantOf(state, targetId).hitPointsLeft - damage);
    return kit.changeCombatant<State>({ ...state, attack: null }, targetId, { hitPointsLeft });
  },
  CombatantYielded: sets(() => ({ yielded: true })),
  CombatantFightsOn: sets(() => ({ yielded: false })),
  EncounterEnded: (state, event) => ({ ...shared.EncounterEnded(state, event), attack: null }),
});

export const { decide, refusalOf } = kit.decider(handlers, evolve, turns.progress);

/** DUE-02, 05, 06: nobody is healthier than unhurt, and a fight has everybody in its order. */
export const stateSchema = () =>
  kit.stateSchema({
    shape: () => model.stateShape,
    ...table.catalogue,
    isAttack: ({ key }) => key !== 'rest',
    faults: (state: State) => [
      ...kit.orderFaults(state),
      ...kit.below(['combatants'], state.combatants, ({ hitPoints, hitPointsLeft }) =>
        kit.unless(hitPointsLeft <= hitPoints, ['hitPointsLeft'], 'It has not so many.'),
      ),
      ...kit.unless(state.phase.kind === 'COMBAT' || !state.attack, ['attack'], 'No fight is on.'),
    ],
  });
