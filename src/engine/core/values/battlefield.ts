import { type Hex, sameHex } from './hex.ts';

/** The ground: hexes without end, but for what stands on them. */
export interface Battlefield {
  /** Impassable hexes, those of structures included. */
  readonly obstacles: readonly Hex[];
  /** Hexes of a substance that hides what is behind it, by its levels (1 to 3). */
  readonly concealing: readonly Concealing[];
  /** Hexes of complete darkness. */
  readonly dark: readonly Hex[];
  /** Hexes of water. */
  readonly water: readonly Hex[];
  /** What some movements need. */
  readonly features: readonly Feature[];
  /** What stands on the edges between hexes (T-05); left out where there is none of it. */
  readonly walls?: readonly Wall[] | undefined;
  /** The picture under the hexes, which no rule reads; left out where there is none. */
  readonly background?: Background | undefined;
  /** Text on hexes, which no rule reads; left out where there is none. */
  readonly labels?: readonly Label[] | undefined;
}

/** The three sides that name each edge once: those of the other three are sides of the neighbours. */
export type Side = 'E' | 'NE' | 'NW';

/** An edge, by one of its two hexes. */
export interface Edge {
  readonly hex: Hex;
  readonly side: Side;
}

export type WallKind =
  | 'WALL'
  | 'CLOSED_DOOR'
  | 'OPEN_DOOR'
  | 'SECRET_DOOR'
  | 'LIGHT_WINDOW'
  | 'MEDIUM_WINDOW'
  | 'HEAVY_WINDOW';

/** A wall, a door or a window. */
export interface Wall extends Edge {
  readonly kind: WallKind;
}

export const sameEdge = (a: Edge, b: Edge): boolean => a.side === b.side && sameHex(a.hex, b.hex);

export interface Feature {
  readonly hex: Hex;
  readonly kind: 'CLIMB' | 'SWING';
  readonly name: string;
}

/** A picture under the hexes: its hash, where its upper left corner lies and how wide it is, in hex widths. */
export interface Background {
  readonly picture: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

/** The name of a place, or what the table says of it, such as `Difficult ground`. */
export interface Label {
  readonly text: string;
  readonly hexes: readonly Hex[];
}

/** With nothing on it. */
export const openGround: Battlefield = {
  obstacles: [],
  concealing: [],
  dark: [],
  water: [],
  features: [],
};

/** The ground alone of what has more than that. */
export const battlefieldOf = ({
  obstacles,
  concealing,
  dark,
  water,
  features,
  walls = [],
  background,
  labels = [],
}: Battlefield): Battlefield => ({
  ...{ obstacles, concealing, dark, water, features },
  ...(walls.length > 0 && { walls }),
  ...(background && { background }),
  ...(labels.length > 0 && { labels }),
});

/** T-09: the ground as a seat sees it, to whom a secret door is a wall unless all is shown. */
export const battlefieldFor = (
  isAllShown: boolean,
  { walls = [], labels = [], ...ground }: Battlefield,
) => ({
  ...openGround,
  ...ground,
  walls: isAllShown ? walls : walls.map(disguised),
  labels,
});

/** T-09: the ground as those take it who know of no secret door. */
export const withoutSecrets = <Ground extends Pick<Battlefield, 'walls'>>(
  ground: Ground,
): Ground =>
  ground.walls?.some(({ kind }) => kind === 'SECRET_DOOR')
    ? { ...ground, walls: ground.walls.map(disguised) }
    : ground;

const disguised = (wall: Wall): Wall =>
  wall.kind === 'SECRET_DOOR' ? { ...wall, kind: 'WALL' } : wall;

export interface Concealing {
  readonly hex: Hex;
  readonly levels: number;
}
