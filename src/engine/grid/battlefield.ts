import { illegal, invalid, type Rejection } from '../core/command/rejection.ts';
import type { Battlefield } from '../core/values/battlefield.ts';
import type { RuleId } from '../core/values/ids.ts';
import type { LineOfSight } from '../core/views/line-of-sight.ts';
import { distance, type Hex, hexKey, hexName, neighbours, sameHex } from './hex.ts';
import {
  type ConcealmentReading,
  type Glimpse,
  glimpse,
  isHidden,
  type Sight,
  sight,
} from './sight.ts';
import { terrain, type Terrain } from './terrain.ts';
import { BARRED, edgeKey, wallsOn } from '../core/values/walls.ts';

export type { Battlefield };

/** A battlefield stays the same object until it changes, so its terrain is prepared once. */
const prepared = new WeakMap<Battlefield, Terrain>();

function terrainOf(battlefield: Battlefield): Terrain {
  const known = prepared.get(battlefield);
  if (known) return known;
  const { obstacles, concealing } = battlefield;
  const made = terrain({
    obstacles,
    concealing: concealing.map(({ hex, levels }) => ({ ...hex, level: levels })),
    walls: wallsOn(battlefield),
  });
  prepared.set(battlefield, made);
  return made;
}

/** What obstacles and concealing hexes leave to be seen; darkness is each ruleset's own matter. */
export const sightOn = (
  battlefield: Battlefield,
  from: Hex,
  to: Hex,
  reading?: ConcealmentReading,
): Sight => sight(from, to, terrainOf(battlefield), reading);

/** As much of it as judges an attack. */
export const glimpseOn = (
  battlefield: Battlefield,
  from: Hex,
  to: Hex,
  reading?: ConcealmentReading,
): Glimpse => glimpse(from, to, terrainOf(battlefield), reading);

/** Whether there is a clear line to a hex that is totally concealed, asked of many hexes once. */
export const isHiddenOn = (
  battlefield: Battlefield,
  from: Hex,
  to: Hex,
  reading?: ConcealmentReading,
): boolean => isHidden(from, to, terrainOf(battlefield), reading);

/** The same as if no obstacle barred a line: what conceals is all that counts. */
export const sightThrough = (
  battlefield: Battlefield,
  from: Hex,
  to: Hex,
  reading?: ConcealmentReading,
): Glimpse => glimpse(from, to, terrainOf(battlefield).bare(), reading);

/** T-06: whether two places touch and a wall is between them. */
export const areWalled = (battlefield: Battlefield, a: Hex, b: Hex): boolean =>
  wallsOn(battlefield)?.between(a, b) === BARRED;

/** T-06: whether two places touch, with no wall between them: what is done by hand reaches so far. */
export const isBeside = (battlefield: Battlefield, a: Hex, b: Hex): boolean =>
  distance(a, b) <= 1 && !areWalled(battlefield, a, b);

/** T-06: whether a line leads from a hex to a neighbour past the end of the wall between them. */
export function leadsPastEnd(battlefield: Battlefield, from: Hex, to: Hex): boolean {
  if (distance(from, to) !== 1) return false;
  const ground = terrainOf(battlefield);
  const isOpen = (a: Hex, b: Hex) => !areWalled(battlefield, a, b);
  return neighbours(from).some(
    (hex) =>
      distance(hex, to) === 1 && !ground.at(hex)?.obstacle && isOpen(from, hex) && isOpen(hex, to),
  );
}

/** The same as the API answers it, by a rule that asks for a clear line alone. */
export const lineOfSightBy =
  (rule: RuleId) =>
  ({ battlefield }: { readonly battlefield: Battlefield }, from: Hex, to: Hex): LineOfSight => {
    const seen = sightOn(battlefield, from, to);
    return { ...seen, rule: seen.clear ? null : rule };
  };

/** A battlefield names each hex of a kind once. */
export const refuseObstacle = (
  { obstacles }: Battlefield,
  hex: Hex,
  rule: RuleId,
): Rejection | null =>
  obstacles.some((obstacle) => sameHex(obstacle, hex))
    ? illegal(rule, `An obstacle fills ${hexName(hex)}`, 'choose a free hex')
    : null;

export const refuseRepeatedHexes = ({
  obstacles,
  concealing,
  dark,
  features,
  water,
  walls = [],
}: Battlefield): Rejection | null =>
  refuseTwice('obstacles', obstacles.map(hexKey)) ??
  refuseTwice(
    'concealing',
    concealing.map(({ hex }) => hexKey(hex)),
  ) ??
  refuseTwice('dark', dark.map(hexKey)) ??
  refuseTwice('water', water.map(hexKey)) ??
  refuseTwice(
    'features',
    features.map(({ hex, kind }) => `${kind} ${hexKey(hex)}`),
  ) ??
  refuseTwice('walls', walls.map(edgeKey), 'This edge');

function refuseTwice(field: string, keys: readonly string[], what = 'This hex'): Rejection | null {
  const seen = new Set<string>();
  const index = keys.findIndex((key) => seen.size === seen.add(key).size);
  return index < 0 ? null : invalid(`${field}.${index}`, `${what} is named twice: name it once.`);
}
