import type { Fraction } from '../../../core/odds/odds.ts';
import {
  both,
  chanceBetween,
  chanceOf,
  combine,
  constant,
  die,
  type Distribution,
  either,
  expected,
  fraction,
  less,
  map,
  mix,
  not,
  oneOf,
} from '../../../dice/odds.ts';
import { isDownAt } from '../condition/down.ts';
import { comesThrough } from '../condition/shields.ts';
import { criticalDamageOdds, damageOdds, hitOdds } from '../stats/rolls.ts';
import { combatantOf } from '../model/lookup.ts';
import type { State } from '../model/state.ts';
import type { Defense } from '../model/ongoing.ts';
import {
  type AttackPlan,
  damageDealt,
  excess,
  isHit,
  isConcealedMiss,
  planAttack,
} from './plan.ts';
import { type Shot, whySpent } from '../stats/strike.ts';

/** SEG-38 to 50, 99, every way that the dice of the plan can fall. */
export function outcomeOf(state: State, shot: Shot, defense: Defense) {
  const plan = planAttack(state, shot, defense);
  const lands: Landing = whySpent(state, shot) ? noChance : landing(plan);
  const damage = damageOf(plan, lands, (dealt) => comesThrough(state, shot.targetId, dealt));
  const { hitPoints } = combatantOf(state, shot.targetId);
  return {
    attackTerms: plan.attack.terms,
    defenseTerms: plan.toReach.terms,
    hit: oneOf(lands.critical, lands.ordinary),
    criticalHit: lands.critical,
    criticalFailure: lands.failure,
    damage: chances(damage).map(({ value: amount, chance }) => ({ amount, chance })),
    expectedDamage: expected(damage),
    downs: chanceOf(damage, (amount) => isDownAt(hitPoints - amount)),
    points: shot.maneuver
      ? chances(pointsOf(plan, lands)).map(({ value: points, chance }) => ({ points, chance }))
      : [],
  };
}

/** How long that takes, in microseconds or so: dice that add dice (SEG-39) take longest. */
export function costOf({ attack, toReach, damage, criticals }: AttackPlan): number {
  const dice = damage?.dice ?? 0;
  const explodes = criticals && attack.dice > 0;
  return 50 + 5 * attack.dice * toReach.dice + dice ** 2 + (explodes ? EXPLODING * dice ** 3 : 0);
}

/** As measured. */
const EXPLODING = 1.5;

const chances = ({ outcomes, total }: Distribution) =>
  outcomes.map(({ value, weight }) => ({
    value,
    chance: { numerator: weight, denominator: total },
  }));

/** How an attack can hit, by its scores or by its faces alone, and how those can make it fail. */
interface Landing {
  readonly ordinary: Fraction;
  readonly critical: Fraction;
  readonly failure: Fraction;
}

const never: Fraction = fraction(0n, 1n);

const noChance: Landing = { ordinary: never, critical: never, failure: never };

/** SEG-37, 32, 39, 40: the attack is not lost, and its faces or its score decide it. */
function landing(plan: AttackPlan): Landing {
  const stays = not(chanceOf(die(6), (face) => isConcealedMiss(face, plan.missChance)));
  const alike = alikeChance(plan);
  const reaches = chanceBetween(mixedHits(plan), hitOdds(plan.toReach), (attack, defense) =>
    isHit(plan, attack, defense),
  );
  return {
    ordinary: both(stays, both(not(oneOf(alike, alike)), reaches)),
    critical: both(stays, alike),
    failure: both(stays, alike),
  };
}

/** SEG-39, 40: the chance that all hit dice show one and the same face that decides. */
const alikeChance = ({ criticals, attack: { dice } }: AttackPlan): Fraction =>
  criticals && dice > 0 ? fraction(1n, 6n ** BigInt(dice)) : never;

/** The attack score when it is neither of them: all 6s are all successes, all 1s are none. */
function mixedHits(plan: AttackPlan): Distribution {
  const { dice, flat } = plan.attack;
  return less(hitOdds(plan.attack), [flat + dice, flat], alikeChance(plan));
}

/** The chance to hit. */
export function chanceToHit(plan: AttackPlan): Fraction {
  const { ordinary, critical } = landing(plan);
  return oneOf(ordinary, critical);
}

/** SEG-33, 39, 45, 114: how much damage comes through, a miss counting as none. */
function damageOf(
  plan: AttackPlan,
  { ordinary, critical }: Landing,
  pastShields: (dealt: number) => number,
): Distribution {
  const left = (rolled: Distribution) =>
    map(rolled, (amount) => pastShields(damageDealt(amount, plan.takenOff)));
  if (!plan.damage || !plan.criticalDamage) return constant(0);
  return mix([
    [ordinary, left(damageOdds(plan.damage))],
    // Only where it can happen: the dice that 6s add take long to count.
    ...(critical.numerator > 0n
      ? [[critical, left(criticalDamageOdds(plan.criticalDamage))] as const]
      : []),
    [not(oneOf(ordinary, critical)), constant(0)],
  ]);
}

/** SEG-36, 100: the points that a maneuver has to spend, a failed one none. */
function pointsOf(plan: AttackPlan, lands: Landing): Distribution {
  const { dice, flat } = plan.attack;
  const defense = hitOdds(plan.toReach);
  const won = (attack: number, reached: number): number => excess(attack, reached, attack - flat);
  const hit = oneOf(lands.ordinary, lands.critical);
  if (hit.numerator === 0n) return constant(0);
  const alike = alikeChance(plan);
  // What does not exceed has no points either, so misses need no distinction.
  const rolled = mix([
    [not(oneOf(alike, alike)), combine(mixedHits(plan), defense, won)],
    [alike, combine(constant(flat + dice), defense, won)],
    [alike, constant(0)],
  ]);
  const stays = not(chanceOf(die(6), (face) => isConcealedMiss(face, plan.missChance)));
  return either(stays, rolled, constant(0));
}
