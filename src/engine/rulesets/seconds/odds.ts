import { invalid, notFound, type Rejection } from '../../core/command/rejection.ts';
import { type AskedAttack, defenseOf, oddsBy } from '../../core/odds/answer.ts';
import type { DefenseOdds, Fraction } from '../../core/odds/odds.ts';
import { sumOfValues } from '../../core/score/score.ts';
import { err, ok, type Result } from '../../core/values/result.ts';
import {
  both,
  chanceOf,
  constant,
  type Distribution,
  either,
  fraction,
  map,
  not,
} from '../../dice/odds.ts';
import { never, outcomeOdds } from '../../dice/outcome.ts';
import { aimingOf } from './action/aim.ts';
import { effectOf, refuseDefense } from './attack/defend.ts';
import { type AttackPlan, dealt, fells, planAttack, resultOf } from './attack/plan.ts';
import { targetsOfSpell } from './attack/spell.ts';
import { refusalOf } from './decide.ts';
import { defenseBonus } from './stats/bonuses.ts';
import { checkOdds, checkTerms, type Damage, damageOdds, succeeds } from './stats/rolls.ts';
import { severityOf } from './stats/toughness.ts';
import type { Command, CommandOf } from './model/commands.ts';
import { actionOf, combatantOf, isConscious } from './model/lookup.ts';
import type { State, UnrolledStrike } from './model/state.ts';
import { type DefenseKind, defenseKinds, DODGE_REDUCTION } from './model/defenses.ts';

export const odds = oddsBy<State, Command, 'CompleteAction', Incoming>({
  commands: ['CompleteAction'],
  ...{ refusalOf, attacksOf, asked },
  attackUnderWay: (state, attackId) => {
    const hit = state.attacks.find(({ id }) => id === attackId);
    if (!hit) return err(notFound('attack', attackId));
    const met = hit.stage.kind === 'MET' ? hit.stage.reducedBy : null;
    return ok({ strike: hit, arrives: 'NOW', roll: 'HIT', first: true, met });
  },
});

/** An attack, and what is known of it. */
interface Incoming {
  readonly strike: UnrolledStrike;
  readonly arrives: AskedAttack['arrives'];
  /** Whether its attack roll is still to come, or has hit. */
  readonly roll: 'TO_COME' | 'HIT';
  /** Whether an earlier attack made at the same time may use up a defense. */
  readonly first: boolean;
  /** SEC-43: what a dodge has taken off; null while the defense is open. */
  readonly met: number | null;
}

/** The attacks that a legal command makes, in order. */
function attacksOf(
  state: State,
  command: CommandOf<'CompleteAction'>,
): Result<readonly Incoming[], Rejection> {
  const { combatantId: attackerId, targetIds, to } = command;
  const attacker = combatantOf(state, attackerId);
  if (!attacker.doing) return err(invalid('type', 'Nothing is complete.'));
  const { attack, weapon, combo } = aimingOf(state, attacker, attacker.doing);
  if (!attack) return err(invalid('targetIds', 'This attacks no one.'));
  const { action: declared } = attacker.doing;
  const action = weapon ?? declared;
  const spell = { ownerId: attackerId, action, targetIds, to, isDelayed: false };
  const struck = attack.type === 'SPELL' ? targetsOfSpell(state, spell) : targetIds;
  const arrives = actionOf(state, declared).delay > 0 ? 'LATER' : 'NOW';
  return ok(
    struck.map((targetId, i) => ({
      strike: { attackerId, targetId, action, combo, origin: to ?? attacker.position },
      arrives,
      roll: 'TO_COME' as const,
      first: struck.indexOf(targetId) === i,
      met: null,
    })),
  );
}

/** One attack, by every defense. */
function asked(state: State, incoming: Incoming): AskedAttack {
  const { attackerId, targetId, action } = incoming.strike;
  const perDefense = () =>
    defensesAgainst(state, incoming).map(({ defense, basis }) => ({
      ...defenseOf(defense),
      basis,
      ...outcomeOf(state, incoming, defense),
    }));
  const terms = () => checkTerms(planAttack(state, incoming.strike).attackTerms);
  const cost = () => {
    const { damage } = planAttack(state, incoming.strike);
    return defensesAgainst(state, incoming).length * (damage ? costOf(damage) : 50);
  };
  return { attackerId, targetId, action, arrives: incoming.arrives, terms, perDefense, cost };
}

/** How long sums of such dice take, in microseconds or so, as measured. */
function costOf({ dice }: Damage): number {
  let [cost, most] = [50, 0];
  for (const { count, sides } of dice) {
    cost += 5 * count * sides + (most * count * sides) / 10;
    most += count * sides;
  }
  return cost;
}

/** A defense, and whether it is legal now or only assumed to be so then. */
interface DefenseChoice {
  readonly defense: DefenseKind | 'NONE';
  readonly basis: DefenseOdds['basis'];
}

/** How the target may meet it, judged by the guard of `ResolveDefense`. */
function defensesAgainst(state: State, incoming: Incoming): readonly DefenseChoice[] {
  const { strike, arrives, met, first } = incoming;
  if (met !== null || !isConscious(combatantOf(state, strike.targetId)))
    return [{ defense: 'NONE', basis: 'CHOSEN' }];
  const basis = arrives === 'NOW' && first ? 'LEGAL' : 'ASSUMED';
  return [
    { defense: 'NONE', basis: 'LEGAL' },
    ...defenseKinds
      .filter((defense) => !refuseDefense(state, strike, defense))
      .map((defense) => ({ defense, basis }) as const),
  ];
}

/** SEC-39 to 46: every result that the dice of the plan can have. */
function outcomeOf(state: State, incoming: Incoming, defense: DefenseKind | 'NONE') {
  const target = combatantOf(state, incoming.strike.targetId);
  const plan = planAttack(state, incoming.strike);
  const rolledHit = incoming.roll === 'HIT' ? certain : chanceToHit(plan);
  const defended =
    defense === 'NONE'
      ? never
      : chanceOf(checkOdds(sumOfValues(defenseBonus(target, defense))), (total) =>
          succeeds(total, plan.toDefend),
        );
  const reduces = effectOf(plan, defense) === 'REDUCED';
  const hit = reduces ? rolledHit : both(rolledHit, not(defended));
  const full = damageOfHit(plan, incoming.met ?? 0);
  const landed = reduces ? either(defended, damageOfHit(plan, DODGE_REDUCTION), full) : full;
  const damage = either(hit, landed, constant(0));
  return outcomeOdds(damage, {
    attackTerms: checkTerms(plan.attackTerms),
    defenseTerms: defense === 'NONE' ? plan.neededTerms : checkTerms(defenseBonus(target, defense)),
    hit,
    // SEC-53: the unconscious are unable to fight already.
    downs: isConscious(target)
      ? chanceOf(damage, (amount) => fells(severityOf(state, target, amount)))
      : certain,
  });
}

const certain: Fraction = fraction(1n, 1n);

/** SEC-39: that the attack roll hits. */
const chanceToHit = (plan: AttackPlan): Fraction =>
  chanceOf(checkOdds(plan.attack), (total) => resultOf(total, plan) === 'HIT');

/** SEC-43, 45: how much of its damage a hit deals. */
const damageOfHit = ({ damage }: AttackPlan, off: number): Distribution =>
  damage ? map(damageOdds(damage), (rolled) => dealt(rolled, off)) : constant(0);
