/** Moving otherwise than on foot: up, down, and across. */
import { distance, type Hex } from '../../../grid/hex.ts';
import { canReach, type Ground, reachable, shortestPath } from '../../../grid/path.ts';
import type { EffectOf } from '../model/actions.ts';
import type { Combatant, State } from '../model/state.ts';
import { groundFor, halved } from './movement.ts';

/** RV-53: whether the battlefield has what such a movement needs, in the field of the mover or beside it. */
export const isSupported = (
  { settings, battlefield }: State,
  { position }: Combatant,
  { needs = null }: EffectOf<'MOVE'>,
): boolean =>
  needs === null ||
  settings.climbAndSwingOn === 'ANYTHING' ||
  battlefield.features.some(({ kind, hex }) => kind === needs && distance(hex, position) <= 1);

/** VIG-20, 24, 36: how many fields it leads as things stand; `further` are those that boosts add. */
export const fieldsOf = (
  state: State,
  mover: Combatant,
  { fields }: EffectOf<'MOVE'>,
  further: number,
): number => halved(state, mover, fields) + further;

/** VIG-36: every field that a swing over so many fields can end in. */
export const fieldsAcross = (state: State, mover: Combatant, fields: number): readonly Hex[] =>
  reachable(mover.position, fields, overhead(state, mover));

/** Whether there is any such field. */
export const canSwing = (state: State, mover: Combatant, fields: number): boolean =>
  canReach(mover.position, fields, overhead(state, mover));

/** VIG-36: whether a swing can end there. */
export const canSwingTo = (state: State, mover: Combatant, to: Hex, fields: number): boolean =>
  shortestPath(mover.position, to, fields, overhead(state, mover)) !== null;

/** Nothing but walls (T-05) bars the way of a swing, only its end. */
function overhead(state: State, mover: Combatant): Ground {
  const ground = groundFor(state, mover);
  return { enter: () => true, stop: (hex) => ground.stop(hex), bars: ground.bars };
}
