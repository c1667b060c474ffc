import { type Actor, authorize } from '../../core/command/actor.ts';
import { type Rejection, invalid, firstRefusal, notFound } from '../../core/command/rejection.ts';
import {
  type OddsQuery,
  type Odds,
  refuseUnseen,
  type AttackOdds,
  type DefenseOdds,
} from '../../core/odds/odds.ts';
import { type Result, ok, err } from '../../core/values/result.ts';
import { excessOdds, type OpenRoll } from '../../dice/exploding.ts';
import { chanceOf, type Distribution, shift, constant, map, pips } from '../../dice/odds.ts';
import { outcomeOdds } from '../../dice/outcome.ts';
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
import { damageLimit } from './figures/limits.ts';
import type { CheckPool } from './figures/rolls.ts';
import type { Command } from './model/commands.ts';
import { actionOf, combatOf, combatantOf, isCharacter, isConscious } from './model/lookup.ts';
import type { State } from './model/state.ts';

/**
 * What would come of an attack, by every defense, as things stand now. The answer tells of both
 * sheets, so only a seat that plays the attacker and the target may ask.
 */
export function odds(
  state: State,
  query: OddsQuery<Command>,
  actor: Actor,
): Result<Odds, Rejection> {
  const strike =
    query.of === 'COMMAND'
      ? strikeOf(state, query.command, actor)
      : strikeOnStack(state, query.attackId, actor);
  return strike.ok ? ok({ attacks: [attackOdds(state, strike.value)] }) : strike;
}

/** The attack that a command declares; only a legal one has odds. */
function strikeOf(state: State, command: Command, actor: Actor): Result<DeclaredAttack, Rejection> {
  if (command.type !== 'DeclareAction')
    return err(invalid('type', `${command.type} attacks nobody.`));
  const refusal = firstRefusal([
    () => authorize(actor, command),
    () => refuseUnseen(actor, command.targetIds),
    () => refusalOf(state, command),
  ]);
  if (refusal) return err(refusal);
  const declared = declaredBy(state, command);
  if (!declared.ok) return declared;
  if (actionOf(state, command.action).effect.type !== 'ATTACK')
    return err(invalid('action', 'This action attacks nobody.'));
  const targetId = command.targetIds[0] ?? '';
  return ok({
    attackerId: command.combatantId,
    targetId,
    declared: declared.value,
    amplification: 0,
  });
}

/** An attack on the stack, with what its attacker has paid for the check so far. */
function strikeOnStack(
  state: State,
  attackId: string,
  actor: Actor,
): Result<DeclaredAttack, Rejection> {
  const stack = state.phase.kind === 'COMBAT' ? combatOf(state).stack : [];
  const object = stack.find(
    ({ id, declared }) =>
      id === attackId && actionOf(state, declared.action).effect.type === 'ATTACK',
  );
  if (!object) return err(notFound('attack', attackId));
  const { ownerId: attackerId, declared, stage } = object;
  const targetId = declared.targetIds[0] ?? '';
  const refusal = refuseUnseen(actor, [attackerId, targetId]);
  if (refusal) return err(refusal);
  const amplification = stage.kind === 'RESOLVING' ? (stage.amplification ?? 0) : 0;
  return ok({ attackerId, targetId, declared, amplification });
}

function attackOdds(state: State, strike: DeclaredAttack): AttackOdds {
  const { attackerId, targetId, declared } = strike;
  return {
    attackerId,
    targetId,
    action: declared.action,
    // Whether anybody could answer it is not revealed.
    arrives: 'NOW',
    perDefense: defensesAgainst(state, strike).map(({ answer, basis }) => {
      const plan = planAttack(state, strike, answer);
      return {
        defense: { kind: plan.defense, action: null, use: null },
        basis,
        ...outcomeOf(state, targetId, plan),
      };
    }),
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

/** VIG-22, 59: every way that the dice of the plan can fall; what goes beyond the limit is lost. */
function outcomeOf(state: State, targetId: string, plan: AttackPlan) {
  const target = combatantOf(state, targetId);
  const cap = damageThatCounts(state, target, Infinity);
  const damage = damageOdds(plan, cap);
  return outcomeOdds(damage, {
    hit: chanceOf(damage, (amount) => amount > 0),
    downs: chanceOf(damage, (amount) => target.damage + amount >= damageLimit(target)),
  });
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
