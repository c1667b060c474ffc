import { illegal, type Rejection } from '../../../core/command/rejection.ts';
import { destination, nothing } from '../../../core/decision/findings.ts';
import type { Dice } from '../../../core/values/dice.ts';
import { distance, type Hex, sameHex } from '../../../grid/hex.ts';
import { gainCounters } from '../condition/counters.ts';
import type { EffectOf } from '../model/actions.ts';
import { ALOFT } from '../model/conditions.ts';
import type { EventRecorder } from '../model/handler.ts';
import { abilityOf, combatantOf, countOf } from '../model/lookup.ts';
import type { Combatant, State } from '../model/state.ts';
import { boostedBy } from '../stats/boosts.ts';
import { fixed, rollCheck, succeeds } from '../stats/rolls.ts';
import { canSwing, groundFor } from '../terrain/movement.ts';
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
    return refuseMove(state, owner, effect, { path, further: boostedBy(state, boosts, 'fields') });
  },
  // A climb as it is, a swing to any field that it reaches.
  list: (state, { user, effect: { way, fields }, enabledBy }, offer) => {
    if (way !== 'ACROSS') return offer.ifLegal();
    const reach = fields + boostedBy(state, enabledBy, 'fields');
    return canSwing(state, user, reach)
      ? offer.with(destination(acrossOf(state, user, reach)))
      : nothing;
  },
  isUsable: (state, user, { way, fields }) =>
    way === 'ACROSS' ? canSwing(state, user, fields) : null,
  prospect: going,
  resolve: resolveMove,
};

/** VIG-36: whether a combatant can move like this; `path` is the field where a swing ends. */
function refuseMove(
  state: State,
  mover: Combatant,
  { way, fields }: EffectOf<'MOVE'>,
  { path, further }: { readonly path: readonly Hex[]; readonly further: number },
): Rejection | null {
  const [to] = path;
  switch (way) {
    case 'UP':
      return null;
    case 'DOWN':
      return countOf(mover, ALOFT) > 0
        ? null
        : illegal('VIG-36', `${mover.name} is on the ground`, 'use the movement action otherwise');
    case 'ACROSS':
      return to &&
        path.length === 1 &&
        distance(mover.position, to) <= fields + further &&
        groundFor(state, mover).stop(to) &&
        !sameHex(to, mover.position)
        ? null
        : illegal(
            'VIG-36',
            `${mover.name} cannot get there`,
            `it is a free field up to ${fields + further} away, over whatever stands between`,
          );
  }
}

/** VIG-36: up, down or across, unless the check that it takes fails. */
function resolveMove(recorder: EventRecorder, resolving: Resolving<'MOVE'>, dice: Dice): void {
  const { check, way, fields } = resolving.effect;
  const { ownerId: combatantId, declared } = resolving.object;
  if (check && !checkDifficulty(recorder, resolving, check.difficulty, dice)) return;
  const far = fields + boostedBy(recorder.state, declared.boosts, 'fields');
  const condition = ALOFT;
  if (way === 'ACROSS') recorder.emit({ type: 'CombatantMoved', combatantId, path: declared.path });
  else if (way === 'UP') gainCounters(recorder, combatantId, [{ condition, count: far }]);
  else {
    const count = Math.min(far, countOf(combatantOf(recorder.state, combatantId), condition));
    recorder.emit({ type: 'CountersLost', combatantId, condition, count });
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
    opposing: rollCheck(dice, fixed('difficulty', difficulty, 'VIG-36')),
    success,
  });
  return success;
}
