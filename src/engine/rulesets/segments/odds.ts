import { type Actor, authorize } from '../../core/command/actor.ts';
import {
  type AttackOdds,
  type DefenseChoice,
  type DefenseOdds,
  type Fraction,
  type Odds,
  type OddsQuery,
  refuseUnseen,
} from '../../core/odds/odds.ts';
import {
  firstRefusal,
  illegal,
  invalid,
  notFound,
  type Rejection,
} from '../../core/command/rejection.ts';
import { err, ok, type Result } from '../../core/values/result.ts';
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
} from '../../dice/odds.ts';
import type { Command } from './commands.ts';
import { refusalOf } from './decide.ts';
import { readiedIntent } from './declare.ts';
import { refuseCounter, refuseDodge } from './defend.ts';
import { everyUse } from './legal/actions.ts';
import { actionOf, combatantOf } from './lookup.ts';
import { type AttackPlan, dealt, excess, fells, hits, isLost, planAttack } from './plan.ts';
import { criticalDamageOdds, damageOdds, hitOdds } from './rolls.ts';
import type { Combatant, CounterAction, Defense, Dodge, Ongoing, State } from './state.ts';
import { arrives, meansOf, type Shot, strikeOf, whySpent } from './strike.ts';

/**
 * What would come of an attack, by every defense, as things stand now. The answer tells of both
 * sheets, so only a seat that plays the attacker and the target may ask.
 */
export function odds(
  state: State,
  query: OddsQuery<Command>,
  actor: Actor,
): Result<Odds, Rejection> {
  const found =
    query.of === 'COMMAND'
      ? attacksOf(state, query.command, actor)
      : attackUnderWay(state, query.attackId, actor);
  if (!found.ok) return found;
  return ok({ attacks: found.value.map((incoming) => attackOdds(state, incoming)) });
}

/** An attack, and what is known of how it will be met. */
interface Incoming {
  readonly shot: Shot;
  readonly arrives: AttackOdds['arrives'];
  /** The defense that is settled already. */
  readonly chosen: Defense | null;
}

/** The attacks that a command makes; only a legal one has odds. */
function attacksOf(
  state: State,
  command: Command,
  actor: Actor,
): Result<readonly Incoming[], Rejection> {
  if (command.type !== 'DeclareAction' && command.type !== 'ReleaseReadiedAction')
    return err(
      invalid('type', `${command.type} attacks nobody: ask about an action or its release.`),
    );
  const { combatantId: attackerId, targetIds } = command;
  const refusal = firstRefusal([
    () => authorize(actor, command),
    () => refuseUnseen(actor, targetIds),
    () => refusalOf(state, command),
  ]);
  if (refusal) return err(refusal);
  const intent = command.type === 'DeclareAction' ? command : readiedIntent(state, attackerId);
  if (!intent || actionOf(state, intent.action).effect.type !== 'ATTACK')
    return err(invalid('action', 'This action attacks nobody: ask about an attack.'));
  if (targetIds.length === 0) return err(aimedAtHex);
  const means = meansOf({ ...command, ...intent });
  const origin = combatantOf(state, attackerId).position;
  const shots = targetIds.map((targetId) => {
    return { ...means, attackerId, targetId, origin, blind: false };
  });
  // SEG-26: the first attack now, each further one in a later segment.
  const reaches = (shot: Shot) => arrives(state, shot, combatantOf(state, shot.targetId).position);
  return ok(shots.map((shot, i) => incoming(state, shot, i === 0 && reaches(shot))));
}

/** An attack that has arrived, or that flies. */
function attackUnderWay(
  state: State,
  attackId: string,
  actor: Actor,
): Result<readonly Incoming[], Rejection> {
  const arrived = state.attacks.find(({ id }) => id === attackId);
  const flying = state.ongoing.find(({ id }) => id === attackId);
  const known = arrived ?? (flying?.kind === 'PROJECTILE' || flying?.kind === 'AREA');
  // SEG-100: nothing is left to chance once a maneuver has succeeded.
  if (!known || arrived?.stage.kind === 'MANEUVER') return err(notFound('attack', attackId));
  const shot = arrived ?? shotOf(flying);
  if (!shot) return err(aimedAtHex);
  const refusal = refuseUnseen(actor, [shot.attackerId, shot.targetId]);
  if (refusal) return err(refusal);
  if (arrived?.stage.kind !== 'DEFERRED') return ok([incoming(state, shot, shot === arrived)]);
  return ok([{ shot, arrives: 'NOW', chosen: arrived.stage.defense }]);
}

/** The attack that flies at a creature; null where it is aimed at a hex. */
const shotOf = (flying: Ongoing | undefined): Shot | null =>
  flying?.kind === 'PROJECTILE' && flying.target.kind === 'CREATURE'
    ? strikeOf(flying, flying.target.id)
    : null;

/** SEG-49: the answer is the same whether somebody is there or not. */
const aimedAtHex: Rejection = illegal(
  'SEG-49',
  'The odds of an attack on a hex would tell whether somebody is there',
  'ask again when it has arrived',
);

function incoming(state: State, shot: Shot, reaches: boolean): Incoming {
  // SEG-19: what comes before the first round is played to its end before anything else happens.
  if (!reaches && state.phase.kind !== 'SETUP') return { shot, arrives: 'LATER', chosen: null };
  const { standingOrder } = combatantOf(state, shot.targetId);
  const chosen = standingOrder === 'ASK' ? null : { kind: standingOrder };
  return { shot, arrives: 'NOW', chosen };
}

function attackOdds(state: State, attack: Incoming): AttackOdds {
  const { attackerId, targetId, action } = attack.shot;
  const perDefense = defensesAgainst(state, attack).map(({ defense, basis }) => ({
    defense: choiceOf(defense),
    basis,
    ...outcomeOf(state, attack.shot, defense),
  }));
  return { attackerId, targetId, action, arrives: attack.arrives, perDefense };
}

interface Meeting {
  readonly defense: Defense;
  readonly basis: DefenseOdds['basis'];
}

/** How the target may meet it, judged by the guards of `ResolveDefense` when it has to say now. */
function defensesAgainst(state: State, { shot, arrives, chosen }: Incoming): readonly Meeting[] {
  if (chosen) return [{ defense: chosen, basis: 'CHOSEN' }];
  const target = combatantOf(state, shot.targetId);
  const active: readonly (CounterAction | Dodge)[] = [
    { kind: 'DODGE', path: [] },
    ...counters(state, target),
  ];
  const open =
    arrives === 'LATER' ? active : active.filter((defense) => !refuse(state, target, defense));
  const basis = arrives === 'LATER' ? 'ASSUMED' : 'LEGAL';
  return [
    { defense: { kind: 'REACTION' }, basis: 'LEGAL' },
    { defense: { kind: 'NONE' }, basis: 'LEGAL' },
    ...open.map((defense) => ({ defense, basis }) as const),
  ];
}

const counters = (state: State, target: Combatant): readonly CounterAction[] =>
  everyUse(state, target)
    .filter(({ known }) => known.action.defensive)
    .map(({ known, use }) => ({ kind: 'COUNTER', action: known.action.key, use: use.kind }));

const refuse = (state: State, target: Combatant, defense: CounterAction | Dodge) =>
  defense.kind === 'DODGE'
    ? refuseDodge(state, target)
    : refuseCounter(state, target, defense.action, defense.use);

const choiceOf = (defense: Defense): DefenseChoice =>
  defense.kind === 'COUNTER'
    ? { kind: defense.kind, action: defense.action, use: defense.use }
    : { kind: defense.kind, action: null, use: null };

/** SEG-38 to 50, 99, every way that the dice of the plan can fall. */
function outcomeOf(state: State, shot: Shot, defense: Defense) {
  const plan = planAttack(state, shot, defense);
  const lands: Landing = whySpent(state, shot) ? spent : landing(plan);
  const damage = damageOf(plan, lands);
  const { hitPoints } = combatantOf(state, shot.targetId);
  return {
    hit: oneOf(lands.critical, lands.ordinary),
    criticalHit: lands.critical,
    criticalFailure: lands.failure,
    damage: chances(damage).map(({ value: amount, chance }) => ({ amount, chance })),
    expectedDamage: expected(damage),
    downs: chanceOf(damage, (amount) => fells(hitPoints - amount)),
    points: shot.maneuver
      ? chances(pointsOf(plan, lands)).map(({ value: points, chance }) => ({ points, chance }))
      : [],
  };
}

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
const spent: Landing = { ordinary: never, critical: never, failure: never };

/** SEG-37, 32, 39, 40: the attack is not lost, and its faces or its score decide it. */
function landing(plan: AttackPlan): Landing {
  const stays = not(chanceOf(die(6), (face) => isLost(face, plan.missChance)));
  const alike = alikeChance(plan);
  const reaches = chanceBetween(mixedHits(plan), hitOdds(plan.toReach), (attack, defense) =>
    hits(plan, attack, defense),
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

/** SEG-33, 39, 45: how much damage comes through, a miss counting as none. */
function damageOf(plan: AttackPlan, { ordinary, critical }: Landing): Distribution {
  const comesThrough = (rolled: Distribution) =>
    map(rolled, (amount) => dealt(amount, plan.takenOff));
  if (!plan.damage || !plan.criticalDamage) return constant(0);
  return mix([
    [ordinary, comesThrough(damageOdds(plan.damage))],
    // Reckoned only where it can be: the dice that 6s add are many.
    ...(critical.numerator > 0n
      ? [[critical, comesThrough(criticalDamageOdds(plan.criticalDamage))] as const]
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
  // What does not exceed has no points either, so misses need not be told apart.
  const rolled = mix([
    [not(oneOf(alike, alike)), combine(mixedHits(plan), defense, won)],
    [alike, combine(constant(flat + dice), defense, won)],
    [alike, constant(0)],
  ]);
  const stays = not(chanceOf(die(6), (face) => isLost(face, plan.missChance)));
  return either(stays, rolled, constant(0));
}
