import { distance } from '../../grid/hex.ts';
import { type AttackEffect, FEET_PER_HEX, type Modifier } from './actions.ts';
import type { EventOf } from './events.ts';
import { actionOf, attackEffectOf, combatantOf } from './lookup.ts';
import type { Combatant, State, Strike } from './state.ts';

/** An attack as it is made; its id does not matter to how it goes. */
export type Shot = Omit<Strike, 'id'>;

/** The action's figures with the modifiers that were paid for (SEG-23). */
export interface StrikeFigures {
  readonly effect: AttackEffect;
  readonly speed: number;
  readonly pushback: number;
  readonly offensiveDice: number;
  readonly damageDice: number;
}

export function figuresOf(state: State, strike: Pick<Shot, 'action' | 'modifiers'>): StrikeFigures {
  const effect = attackEffectOf(state, strike.action);
  const paid = actionOf(state, strike.action).modifiers.filter(({ key }) =>
    strike.modifiers.includes(key),
  );
  const sum = (of: (modifier: Modifier) => number) =>
    paid.reduce((total, modifier) => total + of(modifier), 0);
  return {
    effect,
    speed: effect.speed + sum(({ speed }) => speed),
    pushback: effect.pushback + sum(({ pushback }) => pushback),
    offensiveDice: sum(({ offensiveDice }) => offensiveDice),
    damageDice: sum(({ damageDice }) => damageDice),
  };
}

/** SEG-48, 50: what takes the attack's target or its attacker away before it lands. */
export function whySpent(state: State, attack: Shot): EventOf<'AttackSpent'>['reason'] | null {
  const { effect } = figuresOf(state, attack);
  const attacker = combatantOf(state, attack.attackerId);
  const target = combatantOf(state, attack.targetId);
  if (target.status === 'DOWN') return 'TARGET_DOWN';
  if (effect.form === 'PROJECTILE') return null;
  if (attacker.status === 'DOWN') return 'ATTACKER_DOWN';
  return inReach(effect, attacker, target) ? null : 'OUT_OF_REACH';
}

/** SEG-99: a melee attack, or a projectile whose data say so. */
export const servesManeuvers = ({ form, maneuvers }: AttackEffect): boolean =>
  form === 'MELEE' || maneuvers;

export const inReach = (effect: AttackEffect, attacker: Combatant, target: Combatant): boolean =>
  distance(attacker.position, target.position) * FEET_PER_HEX <= effect.range;

/** SEG-12, 58: whether the attack comes to where its target is now, having flown so far before. */
export function arrives(state: State, shot: Shot, flown = 0): boolean {
  const { effect, speed } = figuresOf(state, shot);
  const target = combatantOf(state, shot.targetId);
  return effect.form === 'MELEE' || flown + speed >= distance(shot.origin, target.position);
}
