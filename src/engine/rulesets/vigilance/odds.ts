import { invalid, notFound, type Rejection } from '../../core/command/rejection.ts';
import { type AskedAttack, defenseOf, oddsBy } from '../../core/odds/answer.ts';
import type { DefenseOdds } from '../../core/odds/odds.ts';
import { err, ok, type Result } from '../../core/values/result.ts';
import { excessOdds, type OpenRoll } from '../../dice/exploding.ts';
import { type Distribution, shift, constant, map, pips } from '../../dice/odds.ts';
import { damageOutcome } from '../../dice/outcome.ts';
import { declaredBy } from './action/declared.ts';
import { helplessDefense, refuseActive } from './attack/defend.ts';
import {
  damageDealt,
  type DeclaredAttack,
  planAttack,
  type DefenseAnswer,
  type AttackPlan,
} from './attack/plan.ts';
import { damageThatCounts } from './condition/damage.ts';
import { refusalOf } from './decide.ts';
import { damageLimit } from './stats/limits.ts';
import type { CheckPool } from './stats/rolls.ts';
import type { Command, CommandOf } from './model/commands.ts';
import { actionOf, combatantOf, isCharacter, isConscious, stackOf } from './model/lookup.ts';
import type { State } from './model/state.ts';

export const odds = oddsBy<State, Command, 'DeclareAction', DeclaredAttack>({
  commands: ['DeclareAction'],
  ...{ refusalOf, attacksOf, attackUnderWay, asked },
});

/** The attack that a command declares. */
function attacksOf(
  state: State,
  command: CommandOf<'DeclareAction'>,
): Result<readonly DeclaredAttack[], Rejection> {
  const declared = declaredBy(state, command);
  if (!declared.ok) return declared;
  const { combatantId: attackerId, action, targetIds } = command;
  if (actionOf(state, action).effect.type !== 'ATTACK')
    return err(invalid('action', 'This action is no attack.'));
  const [targetId = ''] = targetIds;
  return ok([{ attackerId, targetId, declared: declared.value, amplification: 0 }]);
}

/** An attack on the stack, with what its attacker has paid for the check so far. */
function attackUnderWay(state: State, attackId: string): Result<DeclaredAttack, Rejection> {
  const object = stackOf(state).find(
    ({ id, declared }) =>
      id === attackId && actionOf(state, declared.action).effect.type === 'ATTACK',
  );
  if (!object) return err(notFound('attack', attackId));
  const { ownerId: attackerId, declared, stage } = object;
  const [targetId = ''] = declared.targetIds;
  const amplification = stage.kind === 'RESOLVING' ? (stage.amplification ?? 0) : 0;
  return ok({ attackerId, targetId, declared, amplification });
}

function asked(state: State, strike: DeclaredAttack): AskedAttack {
  const { attackerId, targetId, declared } = strike;
  return {
    attackerId,
    targetId,
    action: declared.action,
    terms: () => planAttack(state, strike, helplessDefense).attack.terms,
    // Whether anybody could answer it is not revealed.
    arrives: 'NOW',
    perDefense: () =>
      defensesAgainst(state, strike).map(({ answer, basis }) => {
        const plan = planAttack(state, strike, answer);
        return { ...defenseOf(plan.defense), basis, ...outcomeOf(state, targetId, plan) };
      }),
    cost: () =>
      defensesAgainst(state, strike).reduce(
        (sum, { answer }) => sum + costOf(planAttack(state, strike, answer)),
        0,
      ),
  };
}

interface DefenseWay {
  readonly answer: DefenseAnswer;
  readonly basis: DefenseOdds['basis'];
}

/** VIG-14, 63 to 66: the ways to defend, without boosts and amplifying. */
function defensesAgainst(
  state: State,
  { attackerId, targetId, declared }: DeclaredAttack,
): readonly DefenseWay[] {
  const target = combatantOf(state, targetId);
  if (!isCharacter(target) || !isConscious(target))
    return [{ answer: helplessDefense, basis: 'CHOSEN' }];
  const passive: DefenseWay = { answer: helplessDefense, basis: 'LEGAL' };
  return refuseActive(state, target, { ownerId: attackerId, declared }, [])
    ? [passive]
    : [{ answer: { ...helplessDefense, defense: 'ACTIVE' }, basis: 'LEGAL' }, passive];
}

/** How long that takes, in microseconds or so, as measured: sums over sixes without limit. */
const costOf = ({ attack, against }: AttackPlan): number =>
  50 + 8 * (attack.added + against.added) ** 3 + (attack.subtracted + against.subtracted) ** 2;

/** VIG-22, 59: every way that the dice of the plan can fall; what goes beyond the limit is lost. */
function outcomeOf(state: State, targetId: string, plan: AttackPlan) {
  const target = combatantOf(state, targetId);
  const cap = damageThatCounts(state, target, Infinity);
  return damageOutcome(
    damageOdds(plan, cap),
    (amount) => target.damage + amount >= damageLimit(target),
    { attackTerms: plan.attack.terms, defenseTerms: plan.against.terms },
  );
}

/** How much damage the plan does, all beyond `cap` counting as that. */
export const damageOdds = (plan: AttackPlan, cap: number): Distribution =>
  map(excessOdds(openRoll(plan.attack), openRoll(plan.against), cap), (excess) =>
    Math.min(cap, damageDealt(plan, excess)),
  );

/** VIG-07, 12: dice that are added explode, dice that are subtracted do not. */
const openRoll = ({ added, subtracted, flat }: CheckPool): OpenRoll => ({
  exploding: added,
  rest: shift(subtracted === 0 ? constant(0) : map(pips(subtracted, 6), (value) => -value), flat),
});
