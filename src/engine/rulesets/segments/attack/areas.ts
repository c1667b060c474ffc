import { cone, disc } from '../../../grid/area.ts';
import { distance, type Hex, hexNumber } from '../../../grid/hex.ts';
import { line } from '../../../grid/line.ts';
import { glimpseBetween } from '../terrain/sight.ts';
import { type Area, FEET_PER_HEX } from '../model/actions.ts';
import { now } from '../model/clock.ts';
import type { EventRecorder } from '../model/handler.ts';
import { newId } from '../model/ids.ts';
import type { State } from '../model/state.ts';
import type { Launch, Ongoing } from '../model/ongoing.ts';
import { strikeFigures, strikeOf } from './strike.ts';

type Spreading = Extract<Ongoing, { kind: 'AREA' }>;

/** SEG-61, 62: the hexes of an area that is laid from a hex towards another, or around it. */
function hexesOf(area: Area, range: number, from: Hex, aim: Hex): readonly Hex[] {
  const far = range / FEET_PER_HEX;
  switch (area.shape) {
    case 'LINE':
      return line(from, aim).slice(1);
    case 'CONE':
      return cone(from, aim, area.degrees, far);
    case 'RADIUS':
      return disc(from, far);
    case 'DIAMETER':
      return disc(aim, Math.floor(area.diameter / (2 * FEET_PER_HEX)));
  }
}

interface Course {
  /** Where it spreads from: what has a diameter from its middle, all else from its user. */
  readonly middle: Hex;
  readonly hexes: readonly Hex[];
  /** How far its front has to come to a hex: from its user, by way of the middle. */
  readonly way: (hex: Hex) => number;
  /** Hexes a segment. */
  readonly speed: number;
}

/** What an area is laid by, launched or not. */
export type Laid = Pick<Spreading, 'origin' | 'aim' | 'action' | 'modifiers' | 'speed'>;

function courseOf(state: State, spreading: Laid): Course {
  const { effect, speed } = strikeFigures(state, spreading);
  const { origin, aim, action } = spreading;
  if (!effect.area) throw new Error(`'${action}' is no area.`);
  const middle = effect.area.shape === 'DIAMETER' ? aim : origin;
  return {
    middle,
    hexes: hexesOf(effect.area, effect.range, origin, aim),
    // The hex that it starts in is filled with the first ones.
    way: (hex) => Math.max(1, distance(origin, middle) + distance(middle, hex)),
    speed,
  };
}

/** Launches an area, which fills its first hexes at once (SEG-58, 61). */
export function startArea(log: EventRecorder, launch: Launch, aim: Hex): void {
  const area: Spreading = {
    ...launch,
    kind: 'AREA',
    ownerId: launch.attackerId,
    since: now(log.state),
    aim,
    flown: 0,
    struckIds: [],
  };
  log.emit({ type: 'AreaStarted', area });
  playArea(log, area);
}

/**
 * SEG-12, 58, 61: one segment of an area. It reaches everyone in the hexes that it fills,
 * in a clear line from its middle (SEG-74), but for its user and those whom it has met before.
 */
export function playArea(log: EventRecorder, spreading: Spreading): void {
  const { id, flown, struckIds, attackerId, action } = spreading;
  const { middle, hexes, way, speed } = courseOf(log.state, spreading);
  const front = flown + speed;
  const filled = hexes.filter((hex) => way(hex) > flown && way(hex) <= front);
  const numbers = new Set(filled.map(hexNumber));
  const spared = new Set([attackerId, ...struckIds]);
  const struck = Object.values(log.state.combatants)
    .filter(
      ({ id, status, position }) =>
        !spared.has(id) &&
        status !== 'DOWN' &&
        numbers.has(hexNumber(position)) &&
        glimpseBetween(log.state, middle, position).clear,
    )
    .toSorted((a, b) => way(a.position) - way(b.position));
  log.emit({
    type: 'AreaGrew',
    ...{ id, attackerId, action },
    hexes: filled,
    struckIds: struck.map((each) => each.id),
    flown: front,
    left: Math.max(0, ...hexes.map((hex) => way(hex) - front)),
  });
  // Of several open attacks the last one comes first (SEG-27), which is to be the nearest.
  for (const { id: targetId, position: at } of struck.toReversed())
    log.emit({
      type: 'AttackArrived',
      // To each of them it comes from its middle.
      attack: {
        ...strikeOf(spreading, { targetId, at }),
        id: newId(log.state, attackerId),
        origin: middle,
      },
    });
}

/** How many more segments an area takes to fill its last hex. */
export const segmentsToFill = (state: State, spreading: Spreading): number =>
  fillOf(state, spreading).length;

/** SEG-58, 61: what an area fills in each segment from now on, as things stand. */
export function fillOf(
  state: State,
  { flown = 0, ...laid }: Laid & { readonly flown?: number },
): readonly (readonly Hex[])[] {
  const { hexes, way, speed } = courseOf(state, laid);
  const segmentOf = (hex: Hex): number => Math.ceil((way(hex) - flown) / speed);
  const parts = Array.from({ length: Math.max(0, ...hexes.map(segmentOf)) }, (): Hex[] => []);
  for (const hex of hexes) parts[segmentOf(hex) - 1]?.push(hex);
  return parts;
}
