import * as z from 'zod';
import { command } from '../core/schema/command.ts';
import { object } from '../core/schema/describe.ts';
import type { Battlefield } from '../core/values/battlefield.ts';
import { invalid, type Rejection } from '../core/command/rejection.ts';
import { hexKey, type Hex, MAP_EDGE } from './hex.ts';
import { type Sight, sight } from './sight.ts';
import { terrain, type Terrain } from './terrain.ts';

const coordinate = z.int().min(-MAP_EDGE).max(MAP_EDGE);
export const hexSchema = object('Hex', 'A hex of 5 ft, in axial coordinates.', {
  q: coordinate.describe(`Columns to the east, -${MAP_EDGE} to ${MAP_EDGE}.`),
  r: coordinate.describe(`Rows to the south-east, -${MAP_EDGE} to ${MAP_EDGE}.`),
});

const concealingSchema = object('Concealing', 'A hex of smoke, fog or the like.', {
  hex: hexSchema.describe('Where.'),
  levels: z.int().min(1).max(3).describe('Levels of concealment, 1 to 3.'),
});

/** The fields of a battlefield, as untrusted JSON; hexes not named are open and lit. */
export const battlefieldFields = {
  obstacles: z.array(hexSchema).max(5000).default([]).describe('Impassable hexes.'),
  concealing: z
    .array(concealingSchema)
    .max(5000)
    .default([])
    .describe('Hexes that hide what is behind them.'),
  dark: z.array(hexSchema).max(5000).default([]).describe('Hexes of complete darkness.'),
};

/** The whole terrain. */
export const battlefieldSchema = object(
  'Battlefield',
  'The ground: hexes without end, but for what stands on them.',
  battlefieldFields,
);

/** A way on the ground, hex by hex. */
export const pathSchema = z.array(hexSchema).max(100);

export const setBattlefieldCommand = command(
  'SetBattlefield',
  'Replaces the whole terrain: what is left out is open and lit.',
  battlefieldFields,
);

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
  });
  prepared.set(battlefield, made);
  return made;
}

/** What obstacles and concealing hexes leave to be seen; darkness is each ruleset's own matter. */
export const sightOn = (battlefield: Battlefield, from: Hex, to: Hex): Sight =>
  sight(from, to, terrainOf(battlefield));

/** A battlefield names each hex of a kind once. */
export const refuseRepeatedHexes = ({
  obstacles,
  concealing,
  dark,
}: Battlefield): Rejection | null =>
  refuseTwice('obstacles', obstacles) ??
  refuseTwice(
    'concealing',
    concealing.map(({ hex }) => hex),
  ) ??
  refuseTwice('dark', dark);

function refuseTwice(field: string, hexes: readonly Hex[]): Rejection | null {
  const seen = new Set<string>();
  const index = hexes.findIndex((hex) => seen.size === seen.add(hexKey(hex)).size);
  return index < 0 ? null : invalid(`${field}.${index}`, 'This hex is named twice: name it once.');
}
