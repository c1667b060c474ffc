import { unless } from '../../../core/state-check/fault.ts';
import { stagesOf } from '../../../core/views/course.ts';
import { cone, disc } from '../../../grid/area.ts';
import { distance, type Hex, hexNumber } from '../../../grid/hex.ts';
import { line } from '../../../grid/line.ts';
import { glimpseBetween } from '../terrain/sight.ts';
import { type Area, FEET_PER_HEX } from '../model/actions.ts';
import { now } from '../model/clock.ts';
import type { EventRecorder } from '../model/handler.ts';
import { newId } from '../model/ids.ts';
import { findAction } from '../model/lookup.ts';
import type { Launch, OngoingOf } from '../model/ongoing.ts';
import type { State } from '../model/state.ts';
import { type EventOf } from '../model/events.ts';
import { addOngoing, changeOngoing, dropOngoing } from '../model/combatant/patch.ts';
import { arrive } from './arrive.ts';
import { plainMeans } from './plain-means.ts';
import { attackName, strikeFigures, strikeOf } from '../stats/strike.ts';
import { area, type OngoingKind } from './kind.ts';

type Spreading = OngoingOf<'AREA'>;

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

/** How the hexes of an area are filled. */
interface Filling {
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

function fillingOf(state: State, spreading: Laid): Filling {
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
  const started: Spreading = {
    ...launch,
    kind: 'AREA',
    ownerId: launch.attackerId,
    since: now(log.state),
    aim,
    flown: 0,
    struckIds: [],
  };
  log.emit({ type: 'AreaStarted', area: started });
  playArea(log, started);
}

/**
 * SEG-12, 58, 61: one segment of an area. It reaches everyone in the hexes that it fills,
 * in a clear line from its middle (SEG-74), but for its user and those whom it has met before.
 */
function playArea(log: EventRecorder, spreading: Spreading): void {
  const { id, flown, struckIds, attackerId, action } = spreading;
  const { middle, hexes, way, speed } = fillingOf(log.state, spreading);
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
    // To each of them it comes from its middle.
    arrive(log, {
      ...strikeOf(spreading, { targetId, at }),
      id: newId(log.state, attackerId),
      origin: middle,
    });
}

/** SEG-58, 61: what an area fills in each segment from now on, as things stand. */
export function fillOf(
  state: State,
  { flown = 0, ...laid }: Laid & { readonly flown?: number },
): readonly (readonly Hex[])[] {
  const { hexes, way, speed } = fillingOf(state, laid);
  const segmentOf = (hex: Hex): number => Math.ceil((way(hex) - flown) / speed);
  const parts = Array.from({ length: Math.max(0, ...hexes.map(segmentOf)) }, (): Hex[] => []);
  for (const hex of hexes) parts[segmentOf(hex) - 1]?.push(hex);
  return parts;
}

/** SEG-61, 62: an attack that fills hexes as its front comes to them. */
export const areaKind: OngoingKind<'AREA'> = {
  play: playArea,
  describe: (state, one) => `${attackName(state, one)} spreads`,
  entry: (state, one) => ({
    targetIds: one.struckIds,
    segments: fillOf(state, one).length,
    rule: 'SEG-61',
  }),
  course: (state, one, { momentOf }) => area(() => stagesOf(fillOf(state, one), momentOf)),
  without: (one, id) => ({ ...one, struckIds: one.struckIds.filter((struck) => struck !== id) }),
  supposed: (state, one) => ({ ...one, ...plainMeans(state, one) }),
  faults: (state, one) => {
    const effect = findAction(state, one.action)?.effect;
    if (effect?.type !== 'ATTACK' || effect.area === null)
      return unless(false, ['action'], `There is no area '${one.action}'.`);
    // SEG-61: what has come to its last hex is over.
    return unless(fillOf(state, one).length > 0, ['flown'], 'It has no hex left to fill.');
  },
};

export const areaChanges = {
  AreaStarted: (state: State, { area: started }: EventOf<'AreaStarted'>): State =>
    addOngoing(state, started),
  /** Whom an area has reached it does not reach again. */
  AreaGrew: (state: State, { id, struckIds, flown, left }: EventOf<'AreaGrew'>): State => {
    const grown = state.ongoing.find((ongoing) => ongoing.id === id);
    if (left === 0 || grown?.kind !== 'AREA') return dropOngoing(state, id);
    const struck = [...grown.struckIds, ...struckIds];
    return changeOngoing(state, id, 'AREA', { flown, struckIds: struck });
  },
};
