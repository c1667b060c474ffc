import type { Dice } from '../../core/values/dice.ts';
import { distance, type Hex, neighbours } from '../../grid/hex.ts';
import type { EffectOf } from './actions.ts';
import { abilityOf, answeredBy, refuseDeclared } from './aim.ts';
import { resolveAttack } from './attack.ts';
import { gain } from './counters.ts';
import { helpless } from './defend.ts';
import type { Score } from './events.ts';
import { actionOf, combatantOf, countOf } from './lookup.ts';
import type { EventRecorder } from './log.ts';
import { groundFor } from './movement.ts';
import { checkPool, fixed, isCharacter, plain, rollCheck, succeeds } from './rolls.ts';
import type { Combatant, StackObject } from './state.ts';

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
  log.emit({ type: 'ActionPrevented', id, combatantId: ownerId, byId, rule });
};

/** VIG-49, 56: an action when everything about it has been chosen. */
export function resolveAction(log: EventRecorder, object: StackObject, dice: Dice): void {
  const { id, ownerId: combatantId, declared, stage } = object;
  const { effect } = actionOf(log.state, declared.action);
  const chosen = stage.kind === 'RESOLVING' ? stage : null;
  const amplification = chosen?.amplification ?? 0;
  const answer = chosen?.answer ?? helpless;
  switch (effect.type) {
    case 'ATTACK':
      resolveAttack(log, object, { effect, amplification, answer }, dice);
      break;
    case 'CHECK':
      log.emit({
        type: 'CheckMade',
        combatantId,
        ability: abilityOf(log.state, declared) ?? 'awareness',
        roll: rollOf(log, object, amplification, dice),
        against: null,
      });
      break;
    case 'OPPOSED':
      resolveOpposed(log, object, effect, dice);
      break;
    case 'AID':
      if (answer.kind !== 'CONSENT' || answer.accepts)
        gain(log, declared.targetIds[0] ?? '', effect.gives);
      break;
    case 'PREPARE':
      log.emit({ type: 'ActionPrepared', combatantId, action: declared.prepares ?? '' });
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
  log.emit({ type: 'ActionResolved', id, combatantId });
}

/** VIG-37: things are handled and fields walked in one action. */
function handle(log: EventRecorder, { ownerId: combatantId, declared }: StackObject): void {
  const { drop, stow, draw, path } = declared;
  if (drop ?? stow ?? draw) log.emit({ type: 'ItemsHandled', combatantId, drop, stow, draw });
  if (path.length > 0) log.emit({ type: 'CombatantMoved', combatantId, path });
}

/** VIG-14: what the owner rolls, or its fixed number. */
function rollOf(log: EventRecorder, object: StackObject, amplification: number, dice: Dice): Score {
  const owner = combatantOf(log.state, object.ownerId);
  const ability = abilityOf(log.state, object.declared);
  if (owner.nature.kind === 'CREATURE')
    return rollCheck(dice, fixed(owner.nature.attackDifficulty));
  if (!isCharacter(owner) || !ability) throw new Error(`'${object.id}' is no check.`);
  return rollCheck(dice, checkPool(log.state, owner, ability, { ...plain, amplification }));
}

/** A check against the defense of someone near: it succeeds when it reaches that. */
function resolveOpposed(
  log: EventRecorder,
  object: StackObject,
  effect: EffectOf<'OPPOSED'>,
  dice: Dice,
): void {
  const { stage, ownerId, declared } = object;
  const chosen = stage.kind === 'RESOLVING' ? stage : null;
  const target = combatantOf(log.state, declared.targetIds[0] ?? '');
  const roll = rollOf(log, object, chosen?.amplification ?? 0, dice);
  const paid = chosen?.answer?.kind === 'CHECK' ? chosen.answer.amplification : 0;
  const against = rollAgainst(log, target, paid, dice);
  const success = succeeds(roll.total, against.total);
  log.emit({
    type: 'CheckMade',
    combatantId: ownerId,
    ability: effect.ability,
    roll,
    against: { combatantId: target.id, roll: against, success },
  });
  if (!success) return;
  gain(log, target.id, effect.inflicts);
  shove(log, combatantOf(log.state, ownerId), target, effect.push);
  const answered = answeredBy(log.state, object);
  if (effect.prevents && answered) prevent(log, answered, ownerId, 'VIG-45');
}

function rollAgainst(
  log: EventRecorder,
  target: Combatant,
  amplification: number,
  dice: Dice,
): Score {
  if (isCharacter(target))
    return rollCheck(dice, checkPool(log.state, target, 'defend', { ...plain, amplification }));
  const { nature } = target;
  return rollCheck(dice, fixed(nature.kind === 'CREATURE' ? nature.defendDifficulty : 0));
}

/** Straight away from whoever pushes, field by field, until something is in the way. */
function shove(log: EventRecorder, by: Combatant, target: Combatant, fields: number): void {
  const ground = groundFor(log.state, target);
  const path: Hex[] = [];
  for (let here = target.position; path.length < fields;) {
    const next = neighbours(here)
      .filter((hex) => ground.stop(hex) && isFurther(by.position, hex, here))
      .sort((a, b) => straight(by.position, b) - straight(by.position, a))[0];
    if (!next) break;
    path.push(next);
    here = next;
  }
  if (path.length > 0) log.emit({ type: 'CombatantShoved', combatantId: target.id, path });
}

const isFurther = (from: Hex, hex: Hex, here: Hex): boolean =>
  distance(from, hex) > distance(from, here);

/** Of fields equally far the one furthest as the crow flies; the square of that. */
const straight = (from: Hex, { q, r }: Hex): number => {
  const [dq, dr] = [q - from.q, r - from.r];
  return dq * dq + dq * dr + dr * dr;
};
