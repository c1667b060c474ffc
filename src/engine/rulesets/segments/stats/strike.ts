import { areWalled } from '../../../grid/battlefield.ts';
import { distance, type Hex, sameHex } from '../../../grid/hex.ts';
import { type AttackEffect, FEET_PER_HEX, type Modifier } from '../model/actions.ts';
import type { EventOf } from '../model/events.ts';
import { actionOf, attackEffectOf, combatantOf } from '../model/lookup.ts';
import type { Combatant, State } from '../model/state.ts';
import type { Launch, Means, Strike } from '../model/ongoing.ts';

/** An attack as it is made; its id does not matter to how it goes. */
export type Shot = Omit<Strike, 'id'>;

/** The action's figures with the modifiers that were paid for (SEG-23). */
export interface StrikeFigures {
  readonly effect: AttackEffect;
  readonly speed: number;
  readonly pushback: number;
  readonly damageDice: number;
  /** The modifiers that were paid for. */
  readonly paid: readonly Modifier[];
}

export function strikeFigures(
  state: State,
  strike: Pick<Means, 'action' | 'modifiers' | 'speed'>,
): StrikeFigures {
  const effect = attackEffectOf(state, strike.action);
  const paid = actionOf(state, strike.action).modifiers.filter(({ key }) =>
    strike.modifiers.includes(key),
  );
  const sum = (of: (modifier: Modifier) => number) =>
    paid.reduce((total, modifier) => total + of(modifier), 0);
  return {
    effect,
    // SEG-63: at the speed that was chosen.
    speed: (strike.speed ?? effect.speed) + sum(({ speed }) => speed),
    pushback: effect.pushback + sum(({ pushback }) => pushback),
    damageDice: sum(({ damageDice }) => damageDice),
    paid,
  };
}

/** SEG-23: the action of an attack, with the modifiers that were paid for. */
export function attackName(
  state: State,
  means: Pick<Means, 'action' | 'modifiers' | 'speed'>,
): string {
  const { name } = actionOf(state, means.action);
  const paid = strikeFigures(state, means).paid.map((modifier) => modifier.name);
  return paid.length > 0 ? `${name} with ${paid.join(' and ')}` : name;
}

/** Which attack an event speaks of. */
export const namesOf = ({
  id: attackId,
  attackerId,
  targetId,
  action,
}: Pick<Strike, 'id' | 'attackerId' | 'targetId' | 'action'>) => ({
  attackId,
  attackerId,
  targetId,
  action,
});

/** SEG-48, 50, T-06: what takes the attack's target or its attacker away before it lands. */
export function whySpent(state: State, attack: Shot): EventOf<'AttackSpent'>['reason'] | null {
  const { effect } = strikeFigures(state, attack);
  const attacker = combatantOf(state, attack.attackerId);
  const target = combatantOf(state, attack.targetId);
  if (target.status === 'DOWN') return 'TARGET_DOWN';
  const position = placeJudged(state, attack);
  if (effect.form === 'PROJECTILE' && isAside(state, attack, position)) return 'TARGET_MOVED';
  if (!hasHardReach(effect)) return null;
  const isMelee = effect.form === 'MELEE';
  if (isMelee && attacker.status === 'DOWN') return 'ATTACKER_DOWN';
  const from = isMelee ? attacker : { position: attack.origin };
  const isReached =
    inReach(effect, from, { position }) &&
    !(isMelee && areWalled(state.battlefield, from.position, position));
  return isReached ? null : 'OUT_OF_REACH';
}

/** SEG-48, 109: the place of its target by which an attack is judged. */
export function placeJudged(state: State, { action, targetId, at }: Shot): Hex {
  const { form } = attackEffectOf(state, action);
  return form === 'PROJECTILE' && state.settings.arrivedDistance === 'AT_ARRIVAL'
    ? at
    : combatantOf(state, targetId).position;
}

/** SEG-48: whether the target has left the hex, where that makes a projectile miss. */
const isAside = ({ settings }: State, { at, blind }: Shot, position: Hex): boolean =>
  settings.movedTarget === 'AIMED_AT_HEX' && !blind && !sameHex(at, position);

/** SEG-67: whether no one beyond its range can be hit; melee and short-ranged weapons are so. */
export const hasHardReach = ({ form, weapon }: AttackEffect): boolean =>
  form === 'MELEE' || weapon === 'SHORT';

/** SEG-113: whether a hit moves its target where the attacker likes. */
export const repositions = ({ effect, pushback }: StrikeFigures): boolean =>
  effect.push === 'CHOSEN' && pushback > 0;

/** SEG-99: a melee attack, or a projectile whose data say so. */
export const servesManeuvers = ({ form, maneuvers }: AttackEffect): boolean =>
  form === 'MELEE' || (form === 'PROJECTILE' && maneuvers);

type Placed = Pick<Combatant, 'position'>;

export const inReach = (effect: AttackEffect, attacker: Placed, target: Placed): boolean =>
  distance(attacker.position, target.position) * FEET_PER_HEX <= effect.range;

/** SEG-12, 58: whether the attack comes to a hex in this segment, having flown so far before. */
export function arrives(
  state: State,
  shot: Means & Pick<Shot, 'origin'>,
  at: Hex,
  flown = 0,
): boolean {
  const { effect, speed } = strikeFigures(state, shot);
  return effect.form === 'MELEE' || flown + speed >= distance(shot.origin, at);
}

export const meansOf = ({ action, use, modifiers, speed, maneuver }: Means): Means => ({
  action,
  use,
  modifiers,
  speed,
  maneuver,
});

/** What has been launched, as an attack on one creature. */
export const strikeOf = (
  launched: Launch,
  { targetId, at, blind = false }: Pick<Strike, 'targetId' | 'at'> & { readonly blind?: boolean },
): Strike => ({
  id: launched.id,
  attackerId: launched.attackerId,
  targetId,
  ...meansOf(launched),
  origin: launched.origin,
  ...(launched.asMade && { asMade: launched.asMade }),
  at,
  blind,
});
