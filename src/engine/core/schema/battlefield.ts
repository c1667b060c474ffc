/** Hexes and the ground, as they come from outside and stand in states and events. */
import * as z from 'zod';
import { MAP_EDGE } from '../values/hex.ts';
import { nameSchema } from '../values/texts.ts';
import { cited, object, oneOf } from './describe.ts';
import { backgroundSchema } from './pictures.ts';

const coordinate = z.int().min(-MAP_EDGE).max(MAP_EDGE);
export const hexSchema = object('Hex', 'A hex of 5 ft, in axial coordinates.', {
  q: coordinate.describe(`Columns to the east, -${MAP_EDGE} to ${MAP_EDGE}.`),
  r: coordinate.describe(`Rows to the south-east, -${MAP_EDGE} to ${MAP_EDGE}.`),
});

/** A way on the ground, hex by hex. */
export const pathSchema = z.array(hexSchema).max(100);

const concealingSchema = object('Concealing', 'A hex of smoke, fog or the like.', {
  hex: hexSchema.describe('The hex.'),
  levels: z.int().min(1).max(3).describe('Levels of concealment, 1 to 3.'),
});

/** More than any table marks. */
export const MAX_FEATURES = 200;

export const featureKind = oneOf('FeatureKind', 'What a feature is there for.', {
  CLIMB: cited('To climb: a ladder, a wall.', 'VIG-36'),
  SWING: cited('To swing on: a chandelier, a rope.', 'VIG-36'),
});

const featureSchema = object('BattlefieldFeature', 'What some movements need in a hex.', {
  hex: hexSchema.describe('The hex.'),
  kind: featureKind.describe('What it is there for.'),
  name: nameSchema(80).describe('Its name, e.g. `Ladder`; 1 to 80 characters.'),
});

export const sideSchema = oneOf('HexSide', 'A side of a hex, by its compass direction.', {
  E: 'East: towards (q + 1, r).',
  NE: 'North-east: towards (q + 1, r - 1).',
  NW: 'North-west: towards (q, r - 1).',
});

const edgeFields = {
  hex: hexSchema.describe('The hex of which it is a side.'),
  side: sideSchema.describe('Which side. The other three are sides of the neighbours.'),
};

export const edgeSchema = object(
  'HexEdge',
  'An edge between two hexes, by the one of which it is the eastern or a northern side.',
  edgeFields,
);

const wallKind = oneOf('WallKind', 'What stands on an edge.', {
  WALL: cited('A wall: it bars sight and every way.', 'T-05'),
  CLOSED_DOOR: cited('A closed door: as a wall.', 'T-08'),
  OPEN_DOOR: cited('An open door: as nothing.', 'T-08'),
  SECRET_DOOR: cited('A door that players take for a wall until it is revealed.', 'T-09'),
  LIGHT_WINDOW: cited('A window that gives light cover: it bars every way, but no sight.', 'T-07'),
  MEDIUM_WINDOW: cited('A window that gives medium cover.', 'T-07'),
  HEAVY_WINDOW: cited('A window that gives heavy cover, such as an arrow slit.', 'T-07'),
});

const wallSchema = object('Wall', 'A wall, a door or a window on an edge between two hexes.', {
  ...edgeFields,
  kind: wallKind.describe('What it is.'),
});

/** As many as obstacles: all of them still fit into one request, and one answer. */
export const MAX_WALLS = 5000;
const wallsSchema = z.array(wallSchema).max(MAX_WALLS);

/** A large map has a name for each room; as many hexes as obstacles, in all of them together. */
export const [MAX_LABELS, MAX_LABELLED] = [100, 50];
const labelSchema = object('Label', 'Text on hexes, which no rule reads.', {
  text: nameSchema(60).describe('What it says, e.g. `The old mill`; 1 to 60 characters.'),
  hexes: z
    .array(hexSchema)
    .min(1)
    .max(MAX_LABELLED)
    .describe(`On which hexes, 1 to ${MAX_LABELLED}.`),
});
const labelsSchema = z.array(labelSchema).max(MAX_LABELS);

/** The fields of a battlefield, as untrusted JSON; hexes not named are open and lit. */
export const battlefieldFields = {
  obstacles: z.array(hexSchema).max(5000).default([]).describe('Impassable hexes.'),
  concealing: z
    .array(concealingSchema)
    .max(5000)
    .default([])
    .describe('Hexes that hide what is behind them.'),
  dark: z.array(hexSchema).max(5000).default([]).describe('Hexes of complete darkness.'),
  features: z
    .array(featureSchema)
    .max(MAX_FEATURES)
    .default([])
    .describe('What some movements need, each kind in a hex once.'),
  water: z
    .array(hexSchema)
    .max(5000)
    .default([])
    .describe('Hexes of water, in which one can swim where a ruleset has that; it bars no way.'),
  walls: wallsSchema
    .default([])
    .describe('Walls, doors and windows on the edges between hexes, one on an edge.'),
  background: backgroundSchema
    .optional()
    .meta({ description: 'The picture under the hexes. No rule reads it.', ifLeftOut: 'none' }),
  labels: labelsSchema.optional().meta({
    description: 'Names of places and other text on hexes. No rule reads it.',
    ifLeftOut: 'none',
  }),
};

/** The same as states and events hold it: without the fields where there are no walls, no picture and no labels. */
export const groundFields = {
  ...battlefieldFields,
  walls: wallsSchema
    .optional()
    .meta({ shownNullable: false })
    .describe('Walls, doors and windows on the edges between hexes.'),
  labels: labelsSchema
    .optional()
    .meta({ shownNullable: false })
    .describe('Names of places and other text on hexes. No rule reads it.'),
};

/** The whole terrain. */
export const battlefieldSchema = object(
  'Battlefield',
  'The ground: hexes without end, but for what stands on them.',
  groundFields,
);
