import { type Actor, authorize, plays } from '../../core/actor.ts';
import type {
  AttackOdds,
  DefenseChoice,
  DefenseOdds,
  Fraction,
  Odds,
  OddsQuery,
} from '../../core/odds.ts';
import { firstRefusal, illegal, invalid, notFound, type Rejection } from '../../core/rejection.ts';
import { err, ok, type Result } from '../../core/result.ts';
import {
  both,
  chanceBetween,
  chanceOf,
  constant,
  die,
  type Distribution,
  either,
  expected,
  fraction,
  map,
  not,
} from '../../dice/odds.ts';
import type { Command } from './commands.ts';
import { refusalOf } from './decide.ts';
import { readiedIntent } from './declare.ts';
import { refuseCounter, refuseDodge } from './defend.ts';
import { everyUse } from './legal/actions.ts';
import { actionOf, combatantOf } from './lookup.ts';
import { type AttackPlan, dealt, fells, hits, isLost, planAttack } from './plan.ts';
import { damageOdds, hitOdds } from './rolls.ts';
import type { Combatant, CounterAction, Defense, Dodge, Ongoing, State } from './state.ts';
import { arrives, type Shot, strikeOf, whySpent } from './strike.ts';

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
    return err(invalid('type', `${command.type} attacks nobody.`));
  const { combatantId: attackerId, modifiers, speed, targetIds } = command;
  const refusal = firstRefusal([
    () => authorize(actor, command),
    () => refuseUnseen(actor, targetIds),
    () => refusalOf(state, command),
  ]);
  if (refusal) return err(refusal);
  const intent = command.type === 'DeclareAction' ? command : readiedIntent(state, attackerId);
  if (!intent || actionOf(state, intent.action).effect.type !== 'ATTACK')
    return err(invalid('action', 'This action attacks nobody.'));
  if (targetIds.length === 0) return err(aimedAtHex);
  const { action, use } = intent;
  const origin = combatantOf(state, attackerId).position;
  const shots = targetIds.map((targetId) => {
    return { attackerId, targetId, action, use, modifiers, speed, origin, blind: false };
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
  if (!arrived && flying?.kind !== 'PROJECTILE' && flying?.kind !== 'AREA')
    return err(notFound('attack', attackId));
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
  'The odds of an attack on a hex would tell whether somebody is there; ask again when it has arrived.',
);

function refuseUnseen(actor: Actor, ids: readonly string[]): Rejection | null {
  const unseen = ids.find((id) => !plays(actor, id));
  if (unseen === undefined) return null;
  const message = `Odds tell of the sheets of both, and this seat does not see that of '${unseen}'.`;
  return { code: 'FORBIDDEN', message };
}

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

/** SEG-38 to 50, every way that the dice of the plan can fall. */
function outcomeOf(state: State, shot: Shot, defense: Defense) {
  const plan = planAttack(state, shot, defense);
  const hit = whySpent(state, shot) ? never : chanceToHit(plan);
  const damage = either(hit, damageOfHit(plan), constant(0));
  const { hitPoints } = combatantOf(state, shot.targetId);
  return {
    hit,
    damage: damage.outcomes.map(({ value: amount, weight: numerator }) => ({
      amount,
      chance: { numerator, denominator: damage.total },
    })),
    expectedDamage: expected(damage),
    downs: chanceOf(damage, (amount) => fells(hitPoints - amount)),
  };
}

const never: Fraction = fraction(0n, 1n);

/** SEG-37, 32: the attack is not lost, and its score reaches that of the defense. */
export function chanceToHit({ missChance, attack, toReach }: AttackPlan): Fraction {
  const lost = chanceOf(die(6), (face) => isLost(face, missChance));
  return both(not(lost), chanceBetween(hitOdds(attack), hitOdds(toReach), hits));
}

/** SEG-33, 45: how much of its damage a hit deals. */
export const damageOfHit = ({ damage, takenOff }: AttackPlan): Distribution =>
  damage ? map(damageOdds(damage), (rolled) => dealt(rolled, takenOff)) : constant(0);
