import { illegal, type Rejection } from '../../../core/command/rejection.ts';
import { type Prospect, unjudged } from '../../../core/ruleset/tactics.ts';
import type { Dice } from '../../../core/values/dice.ts';
import type { CombatantId } from '../../../core/values/ids.ts';
import { gainCounters } from '../condition/counters.ts';
import { type EffectOf, type Slot, slots } from '../model/actions.ts';
import type { EventRecorder } from '../model/handler.ts';
import { abilityOf, answeredBy, combatantOf, isCharacter, targetIdOf } from '../model/lookup.ts';
import type { Combatant, StackObject, State } from '../model/state.ts';
import { refuseUnable } from '../stats/able.ts';
import { boostedBy } from '../stats/boosts.ts';
import { amplifiedBy } from '../stats/modifiers.ts';
import { type CheckPool, checkPool, fixed, rollCheck, succeeds } from '../stats/rolls.ts';
import { pushAway } from '../terrain/push.ts';
import { refuseDistance } from '../terrain/reach.ts';
import {
  aimedAtOne,
  type DeclareAction,
  type Declaring,
  type EffectRules,
  type Resolving,
} from './effect.ts';
import { prevent } from './prevented.ts';
import { rangeOf } from './range.ts';
import { rollOf } from './roll.ts';
import { findTarget, refuseSelf } from './target.ts';

/** VIG-53: a check against the target, if it takes one, and what success brings. */
export const opposedRules: EffectRules<'OPPOSED'> = {
  ...aimedAtOne,
  refuse: (state, declaring) => {
    const { owner, declared, effect, name, object } = declaring;
    const target = findTarget(state, owner, declared);
    if (!target.ok) return target.error;
    return (
      refuseSelf(owner, target.value) ??
      refuseUnable(target.value) ??
      refuseReach(state, target.value, declaring) ??
      (prevents(effect, answeredBy(state, object), target.value.id)
        ? null
        : illegal(
            'VIG-53',
            `${name} only answers ${kindsOf(effect.prevents)} action of its target`,
            'wait for one',
          ))
    );
  },
  prospect: hindering,
  resolve: (recorder, resolving, dice) => {
    const { object, effect } = resolving;
    const { ownerId, declared } = object;
    const targetId = targetIdOf(declared);
    if (effect.ability !== null && !checkAgainst(recorder, resolving, dice)) return;
    gainCounters(recorder, targetId, effect.inflicts);
    const push = effect.push + boostedBy(recorder.state, declared.boosts, 'push');
    const { state } = recorder;
    pushAway(recorder, combatantOf(state, ownerId), combatantOf(state, targetId), push);
    const answered = answeredBy(recorder.state, object);
    if (effect.prevents.length > 0 && answered) prevent(recorder, answered, { byId: ownerId });
  },
};

/** VIG-39, 60: whether the target is near enough, and in sight. */
function refuseReach(
  state: State,
  target: Combatant,
  { owner, declared, effect, name }: Declaring<'OPPOSED'>,
): Rejection | null {
  if (effect.reach === 'ANYWHERE') return null;
  const range = rangeOf(state, owner, declared);
  if (range === null)
    return illegal('VIG-60', `${name} needs a burning torch in hand`, 'draw one first');
  return refuseDistance(state, owner, target, range);
}

/** VIG-53: whether it prevents what it answers, if that is what it does, at this target. */
export const prevents = (
  effect: EffectOf<'OPPOSED'>,
  answered: StackObject | undefined,
  targetId: CombatantId,
): boolean =>
  effect.prevents.length === 0 ||
  (answered?.ownerId === targetId && effect.prevents.includes(answered.declared.use));

const kindsOf = (prevents: readonly Slot[]): string =>
  prevents.length === slots.length ? 'any' : `a ${prevents.join(' or ').toLowerCase()}`;

/** Whether the check reaches what it is compared with. */
function checkAgainst(
  recorder: EventRecorder,
  { object, effect, amplification, answer }: Resolving<'OPPOSED'>,
  dice: Dice,
): boolean {
  const { ownerId, declared } = object;
  const target = combatantOf(recorder.state, targetIdOf(declared));
  const roll = rollOf(recorder.state, object, amplification, dice);
  const paid = answer.kind === 'CHECK' ? answer.amplification : 0;
  const against = rollCheck(dice, poolAgainst(recorder.state, target, effect, paid), {
    combatantId: target.id,
    purpose: 'OPPOSITION',
    rule: 'VIG-53',
    about: object.id,
  });
  const success = succeeds(roll.total, against.total);
  recorder.emit({
    type: 'CheckMade',
    objectId: object.id,
    combatantId: ownerId,
    action: declared.action,
    ability: abilityOf(recorder.state, declared) ?? 'DEFEND',
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

/** VIG-53: to prevent what a foe does is worth a part of an attack; to hinder it less. */
function hindering(
  { combatants }: State,
  { combatantId, targetIds: [targetId = ''] }: DeclareAction,
  { prevents, inflicts, push }: EffectOf<'OPPOSED'>,
): Prospect {
  const [owner, target] = [combatants[combatantId], combatants[targetId]];
  if (!owner || !target) return unjudged;
  const good = (prevents.length > 0 ? 1 / 2 : 0) + (inflicts.length + push > 0 ? 1 / 4 : 0);
  const sign = owner.side === target.side ? -1 : 1;
  return { kind: 'PREPARE', attacks: sign * good, rule: 'VIG-53' };
}
