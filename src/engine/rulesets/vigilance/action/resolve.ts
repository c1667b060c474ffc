import type { Dice } from '../../../core/values/dice.ts';
import { resolveAttack } from '../attack/attack.ts';
import { helplessDefense } from '../attack/defend.ts';
import { appliesTo } from '../attack/plan.ts';
import { gainCounters } from '../condition/counters.ts';
import { boostedBy } from '../stats/boosts.ts';
import { amplifiedBy, boostedWith } from '../stats/modifiers.ts';
import { type CheckPool, rollCheck, fixed, checkPool, succeeds } from '../stats/rolls.ts';
import { pushAway } from '../terrain/push.ts';
import type { EffectOf } from '../model/actions.ts';
import type { Score } from '../../../core/score/score.ts';
import { ALOFT } from '../model/conditions.ts';
import type { EventRecorder } from '../model/handler.ts';
import {
  combatantOf,
  actionOf,
  abilityOf,
  countOf,
  isCharacter,
  answeredBy,
  findCombatant,
} from '../model/lookup.ts';
import type { StackObject, Combatant, State } from '../model/state.ts';
import { refuseDeclared } from './aim.ts';

/** VIG-55: what has become impossible counts as prevented. */
export function preventImpossible(log: EventRecorder, object: StackObject): boolean {
  const owner = combatantOf(log.state, object.ownerId);
  const refusal = refuseDeclared(log.state, owner, object.declared, object);
  if (!refusal) return false;
  const rule = refusal.code === 'ILLEGAL' ? refusal.rule : 'VIG-55';
  prevent(log, object, null, rule);
  return true;
}

const prevent = (
  log: EventRecorder,
  { id, ownerId }: StackObject,
  byId: string | null,
  rule: string,
) => {
  const type = 'ActionPrevented';
  log.emit({ type, objectId: id, combatantId: ownerId, byId, rule, reason: null });
};

/** VIG-49, 56: an action when everything about it has been chosen. */
export function resolveAction(log: EventRecorder, object: StackObject, dice: Dice): void {
  const { id, ownerId: combatantId, declared, stage } = object;
  const { effect } = actionOf(log.state, declared.action);
  const chosen = stage.kind === 'RESOLVING' ? stage : null;
  const amplification = chosen?.amplification ?? 0;
  const answer = chosen?.answer ?? helplessDefense;
  switch (effect.type) {
    case 'ATTACK':
      resolveAttack(log, object, { effect, amplification, answer }, dice);
      break;
    case 'CHECK':
    case 'OPEN_CHECK':
      log.emit({
        type: 'CheckMade',
        objectId: id,
        combatantId,
        action: declared.action,
        ability: abilityOf(log.state, declared) ?? 'AWARENESS',
        roll: rollOf(log, object, amplification, dice),
        opponentId: null,
        opposing: null,
        success: null,
      });
      break;
    case 'OPPOSED':
      resolveOpposed(log, object, effect, dice);
      break;
    case 'AID':
      if (answer.kind !== 'CONSENT' || answer.accepts)
        gainCounters(log, declared.targetIds[0] ?? '', effect.gives);
      break;
    case 'PREPARE':
      if (declared.prepares)
        log.emit({ type: 'ActionPrepared', combatantId, ...declared.prepares });
      break;
    case 'MOVE':
      resolveMove(log, object, effect, dice);
      break;
    case 'TRAVEL':
    case 'SWITCH_WEAPONS':
      handle(log, object);
      break;
    case 'RELOAD':
      log.emit({ type: 'WeaponLoaded', combatantId, weapon: declared.weapon ?? '' });
      break;
    case 'STAND_UP': {
      const count = countOf(combatantOf(log.state, combatantId), 'prone');
      log.emit({ type: 'CountersLost', combatantId, condition: 'prone', count });
      break;
    }
    case 'TAKE_COVER':
      log.emit({ type: 'CoverTaken', combatantId });
      break;
    case 'BOOST':
      break;
  }
  log.emit({ type: 'ActionResolved', objectId: id, combatantId });
}

/** VIG-37: things are handled and fields walked in one action. */
function handle(log: EventRecorder, { ownerId: combatantId, declared }: StackObject): void {
  const { drop, stow, draw, path } = declared;
  if (drop ?? stow ?? draw) log.emit({ type: 'ItemsHandled', combatantId, drop, stow, draw });
  if (path.length > 0) log.emit({ type: 'CombatantMoved', combatantId, path });
}

/** VIG-36: up, down or across, unless the check that it takes fails. */
function resolveMove(
  log: EventRecorder,
  object: StackObject,
  { check, way, fields }: EffectOf<'MOVE'>,
  dice: Dice,
): void {
  const { ownerId: combatantId, declared } = object;
  if (check && !checkDifficulty(log, object, check.difficulty, dice)) return;
  const far = fields + boostedBy(log.state, declared.boosts, 'fields');
  const condition = ALOFT;
  if (way === 'ACROSS') log.emit({ type: 'CombatantMoved', combatantId, path: declared.path });
  else if (way === 'UP') gainCounters(log, combatantId, [{ condition, count: far }]);
  else {
    const count = Math.min(far, countOf(combatantOf(log.state, combatantId), condition));
    log.emit({ type: 'CountersLost', combatantId, condition, count });
  }
}

function checkDifficulty(
  log: EventRecorder,
  object: StackObject,
  difficulty: number,
  dice: Dice,
): boolean {
  const amplification = object.stage.kind === 'RESOLVING' ? object.stage.amplification : null;
  const roll = rollOf(log, object, amplification ?? 0, dice);
  const success = succeeds(roll.total, difficulty);
  log.emit({
    type: 'CheckMade',
    objectId: object.id,
    combatantId: object.ownerId,
    action: object.declared.action,
    ability: abilityOf(log.state, object.declared) ?? 'ATHLETICS',
    roll,
    opponentId: null,
    opposing: rollCheck(dice, fixed('difficulty', difficulty, 'VIG-36')),
    success,
  });
  return success;
}

/** VIG-14, 41: what the owner rolls, or its fixed number, with boosts. */
function rollOf(log: EventRecorder, object: StackObject, amplification: number, dice: Dice): Score {
  const { state } = log;
  const { declared } = object;
  const owner = combatantOf(state, object.ownerId);
  const target = findCombatant(state, declared.targetIds[0] ?? '');
  const boosts = boostedWith(
    state,
    declared.boosts,
    (boost) => boost.against === 'ANYONE' || (target !== undefined && appliesTo(boost, target)),
  );
  const ability = abilityOf(state, declared);
  const { nature } = owner;
  if (nature.kind === 'CREATURE')
    return rollCheck(dice, fixed('attack difficulty', nature.attackDifficulty, 'VIG-14', boosts));
  if (!isCharacter(owner) || !ability) throw new Error(`'${object.id}' is no check.`);
  const occasion = [...boosts, amplifiedBy(ability, amplification)];
  return rollCheck(dice, checkPool(state, owner, ability, occasion));
}

/** VIG-53: a check against whom it is aimed at, if it takes one; then what success brings. */
function resolveOpposed(
  log: EventRecorder,
  object: StackObject,
  effect: EffectOf<'OPPOSED'>,
  dice: Dice,
): void {
  const { ownerId, declared } = object;
  const targetId = declared.targetIds[0] ?? '';
  if (effect.ability !== null && !checkAgainst(log, object, effect, dice)) return;
  gainCounters(log, targetId, effect.inflicts);
  const [owner, target] = [ownerId, targetId].map((id) => combatantOf(log.state, id));
  const push = effect.push + boostedBy(log.state, declared.boosts, 'push');
  if (owner && target) pushAway(log, owner, target, push);
  const answered = answeredBy(log.state, object);
  if (effect.prevents.length > 0 && answered) prevent(log, answered, ownerId, 'VIG-53');
}

/** Whether the check reaches what it is compared with. */
function checkAgainst(
  log: EventRecorder,
  object: StackObject,
  effect: EffectOf<'OPPOSED'>,
  dice: Dice,
): boolean {
  const { stage, ownerId, declared } = object;
  const chosen = stage.kind === 'RESOLVING' ? stage : null;
  const target = combatantOf(log.state, declared.targetIds[0] ?? '');
  const roll = rollOf(log, object, chosen?.amplification ?? 0, dice);
  const amplification = chosen?.answer?.kind === 'CHECK' ? chosen.answer.amplification : 0;
  const against = rollCheck(dice, poolAgainst(log.state, target, effect, amplification));
  const success = succeeds(roll.total, against.total);
  log.emit({
    type: 'CheckMade',
    objectId: object.id,
    combatantId: ownerId,
    action: declared.action,
    ability: abilityOf(log.state, declared) ?? 'DEFEND',
    roll,
    opponentId: target.id,
    opposing: against,
    success,
  });
  return success;
}

/** VIG-14, 53: a number, or what the target checks or has as its fixed number. */
function poolAgainst(
  state: State,
  target: Combatant,
  { against }: EffectOf<'OPPOSED'>,
  amplification: number,
): CheckPool {
  if (against.kind === 'DIFFICULTY') return fixed('difficulty', against.difficulty, 'VIG-53');
  const { nature } = target;
  if (isCharacter(target))
    return checkPool(state, target, against.ability, [amplifiedBy(against.ability, amplification)]);
  return fixed(
    'defend difficulty',
    nature.kind === 'CREATURE' ? nature.defendDifficulty : 0,
    'VIG-14',
  );
}
