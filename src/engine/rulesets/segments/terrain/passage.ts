import { illegal, type Rejection } from '../../../core/command/rejection.ts';
import { rememberedOfLast } from '../../../core/values/remembered.ts';
import {
  distance,
  type Hex,
  hexKey,
  hexName,
  hexNumber,
  hexSet,
  onMap,
  sameHex,
} from '../../../grid/hex.ts';
import { refuseObstacle } from '../../../grid/battlefield.ts';
import { canStep, type Ground } from '../../../grid/path.ts';
import { barsOn } from '../../../core/values/walls.ts';
import { hostile } from '../model/combatant/sides.ts';
import type { Combatant, State } from '../model/state.ts';
import type { Style } from '../stats/pace.ts';

/** SEG-55, T-05: obstacles, walls and the edge of the map bar the way; hostile combatants too, but for a leap; no one ends on someone's hex. A swim needs water. */
export const groundFor = (state: State, mover: Combatant, style: Style = 'WALK'): Ground =>
  grounds[style](state)(mover);

const groundsIn = (style: Style) =>
  rememberedOfLast((state: State) =>
    rememberedOfLast((mover: Combatant) => groundIn(state, mover, style)),
  );
const grounds = { WALK: groundsIn('WALK'), SWIM: groundsIn('SWIM'), LEAP: groundsIn('LEAP') };

function groundIn(state: State, mover: Combatant, style: Style): Ground {
  const obstacles = hexSet(state.battlefield.obstacles);
  const foes = new Set<number>();
  const taken = new Set<number>();
  for (const other of Object.values(state.combatants)) {
    if (other.id === mover.id || other.status === 'DOWN') continue;
    taken.add(hexNumber(other.position));
    if (hostile(other, mover) && style !== 'LEAP') foes.add(hexNumber(other.position));
  }
  const carries = style === 'SWIM' ? swimmable(state) : () => true;
  const isOpen = (hex: Hex, barred: ReadonlySet<number>) =>
    onMap(hex) && !obstacles.has(hexNumber(hex)) && !barred.has(hexNumber(hex)) && carries(hex);
  return {
    enter: (hex) => isOpen(hex, foes),
    stop: (hex) => isOpen(hex, taken),
    bars: barsOn(state.battlefield),
  };
}

/** in water, where any is marked; as a table reads it always, or anywhere. */
export function swimmable({ battlefield, settings }: State): (hex: Hex) => boolean {
  const { water } = battlefield;
  const isAnywhere =
    settings.swimming === 'ANYWHERE' || (settings.swimming === 'MARKED' && water.length === 0);
  const wet = hexSet(water);
  return isAnywhere ? () => true : (hex) => wet.has(hexNumber(hex));
}

/** The part of a way that can be walked as things stand: up to the last hex to stop on. */
export function walk(
  state: State,
  mover: Combatant,
  path: readonly Hex[],
  style: Style = 'WALK',
): readonly Hex[] {
  const ground = groundFor(state, mover, style);
  let end = 0;
  for (const [i, hex] of path.entries()) {
    const from = path[i - 1] ?? mover.position;
    if (distance(from, hex) !== 1 || !canStep(ground, from, hex)) break;
    if (ground.stop(hex)) end = i + 1;
  }
  return path.slice(0, end);
}

/** SEG-68: a creature under pushback cannot move by itself. */
export const isPushed = (state: State, id: string): boolean =>
  state.ongoing.some((ongoing) => ongoing.kind === 'PUSHBACK' && ongoing.targetId === id);

export function refusePushed(state: State, combatant: Combatant): Rejection | null {
  if (!isPushed(state, combatant.id)) return null;
  return illegal(
    'SEG-68',
    `${combatant.name} is being pushed back`,
    'it can move when that is over',
  );
}

/** SEG-72: past whom no one is pushed; the fallen are in no one's way. */
export const inTheWayOf = ({ combatants }: State, targetId: string): readonly Combatant[] =>
  Object.values(combatants).filter(({ id, status }) => id !== targetId && status !== 'DOWN');

/** SEG-72, T-05: where someone can be pushed: on the map, past no obstacle, no wall and no one. */
export function groundForPush(state: State, targetId: string): Ground {
  const obstacles = hexSet(state.battlefield.obstacles);
  const others = inTheWayOf(state, targetId);
  const isFree = (hex: Hex) =>
    onMap(hex) &&
    !obstacles.has(hexNumber(hex)) &&
    !others.some(({ position }) => sameHex(position, hex));
  return { enter: isFree, stop: isFree, bars: barsOn(state.battlefield) };
}

/** SEG-55: a hex in which nothing and no one stands; the fallen are in no one's way. */
export function refusePlace(
  state: State,
  hex: Hex,
  others: readonly Pick<Combatant, 'position'>[] = [],
): Rejection | null {
  const standing = Object.values(state.combatants).filter(({ status }) => status !== 'DOWN');
  if ([...standing, ...others].some(({ position }) => sameHex(position, hex)))
    return illegal('SEG-55', `Someone stands at ${hexName(hex)}`, 'choose a free hex');
  return refuseObstacle(state.battlefield, hex, 'SEG-55');
}

/** SEG-60: where nothing more can appear, since something or someone is there. */
export const filledHexes = ({ battlefield, combatants }: State): ReadonlySet<string> =>
  new Set([
    ...battlefield.obstacles.map(hexKey),
    ...Object.values(combatants).map(({ position }) => hexKey(position)),
  ]);
