import { illegal, type Rejection } from '../../../core/command/rejection.ts';
import { destination, nothing } from '../../../core/decision/findings.ts';
import type { Dice } from '../../../core/values/dice.ts';
import type { Hex } from '../../../grid/hex.ts';
import { gainCounters } from '../condition/counters.ts';
import type { EffectOf } from '../model/actions.ts';
import { ALOFT } from '../model/conditions.ts';
import type { EventRecorder } from '../model/handler.ts';
import { abilityOf, combatantOf, countOf } from '../model/lookup.ts';
import type { Combatant, State } from '../model/state.ts';
import { boostedBy } from '../stats/boosts.ts';
import { fixed, succeeds, withoutDice } from '../stats/rolls.ts';
import { canSwing, canSwingTo, fieldsOf, isSupported } from '../terrain/climbing.ts';
import { aimedAtNothing, type EffectRules, going, onlyVariant, type Resolving } from './effect.ts';
import { acrossOf } from './hex-sets.ts';
import { rollOf } from './roll.ts';

/** VIG-36: moves otherwise than on foot, by a check or without. */
export const moveRules: EffectRules<'MOVE'> = {
  ...aimedAtNothing,
  purpose: 'MOVE',
  reachRule: 'VIG-36',
  needs: ({ way }) => (way === 'ACROSS' ? ['to'] : []),
  variants: (user, { way }) => (way !== 'DOWN' || countOf(user, ALOFT) > 0 ? onlyVariant : []),
  refuse: (state, { owner, declared, effect }) => {
    const { path, boosts } = declared;
    return (
      refuseUnsupported(state, owner, effect) ??
      refuseMove(state, owner, effect, { path, further: boostedBy(state, boosts, 'fields') })
    );
  },
  // A climb as it is, a swing to any field that it reaches.
  list: (state, { user, effect, enabledBy }, offer) => {
    if (effect.way !== 'ACROSS') return offer.ifLegal();
    const reach = fieldsOf(state, user, effect, boostedBy(state, enabledBy, 'fields'));
    return isSupported(state, user, effect) && canSwing(state, user, reach)
      ? offer.with(destination(acrossOf(state, user, reach)))
      : nothing;
  },
  isUsable: (state, user, effect) =>
    effect.way === 'ACROSS'
      ? isSupported(state, user, effect) && canSwing(state, user, fieldsOf(state, user, effect, 0))
      : null,
  prospect: going,
  resolve: resolveMove,
};

/** RV-53: it takes something to climb or to swing on. */
const refuseUnsupported = (
  state: State,
  mover: Combatant,
  effect: EffectOf<'MOVE'>,
): Rejection | null =>
  isSupported(state, mover, effect)
    ? null
    : illegal(
        'VIG-36',
        `${mover.name} has nothing to ${effect.needs === 'CLIMB' ? 'climb' : 'swing on'}`,
        'begin in or beside a field that is marked for it',
      );

/** VIG-36: whether a combatant can move like this; `path` is the field where a swing ends. */
function refuseMove(
  state: State,
  mover: Combatant,
  effect: EffectOf<'MOVE'>,
  { path, further }: { readonly path: readonly Hex[]; readonly further: number },
): Rejection | null {
  const [to] = path;
  switch (effect.way) {
    case 'UP':
      return null;
    case 'DOWN':
      return countOf(mover, ALOFT) > 0
        ? null
        : illegal('VIG-36', `${mover.name} is on the ground`, 'use the movement action otherwise');
    case 'ACROSS': {
      const fields = fieldsOf(state, mover, effect, further);
      return to && path.length === 1 && canSwingTo(state, mover, to, fields)
        ? null
        : illegal(
            'VIG-36',
            `${mover.name} cannot get there`,
            `choose a free field up to ${fields} away`,
          );
    }
  }
}

/** VIG-36: up, down or across, unless the check that it takes fails. */
function resolveMove(recorder: EventRecorder, resolving: Resolving<'MOVE'>, dice: Dice): void {
  const { effect, object } = resolving;
  const { ownerId: combatantId, declared } = object;
  if (effect.check && !checkDifficulty(recorder, resolving, effect.check.difficulty, dice)) return;
  const { state } = recorder;
  const mover = combatantOf(state, combatantId);
  const far = fieldsOf(state, mover, effect, boostedBy(state, declared.boosts, 'fields'));
  const condition = ALOFT;
  if (effect.way === 'ACROSS')
    recorder.emit({ type: 'CombatantMoved', combatantId, path: declared.path });
  else if (effect.way === 'UP') gainCounters(recorder, combatantId, [{ condition, count: far }]);
  else {
    const count = Math.min(far, countOf(mover, condition));
    if (count > 0) recorder.emit({ type: 'CountersLost', combatantId, condition, count });
  }
}

function checkDifficulty(
  recorder: EventRecorder,
  { object, amplification }: Resolving<'MOVE'>,
  difficulty: number,
  dice: Dice,
): boolean {
  const roll = rollOf(recorder.state, object, amplification, dice);
  const success = succeeds(roll.total, difficulty);
  recorder.emit({
    type: 'CheckMade',
    objectId: object.id,
    combatantId: object.ownerId,
    action: object.declared.action,
    ability: abilityOf(recorder.state, object.declared) ?? 'ATHLETICS',
    roll,
    opponentId: null,
    opposing: withoutDice(fixed('difficulty', difficulty, 'VIG-36')),
    success,
  });
  return success;
}
