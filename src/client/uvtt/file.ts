/** The shape of a Universal VTT file. */
import type { UvttTerrain, UvttWallKind } from './battlefield.ts';

/** A point in squares of the file's grid: x to the right, y down. */
export interface UvttPoint {
  readonly x: number;
  readonly y: number;
}

/** A door of a file. */
export interface UvttPortal {
  /** Its middle. */
  readonly position: UvttPoint;
  /** Its two ends. */
  readonly bounds: readonly [UvttPoint, UvttPoint];
  /** The direction of its line, in radians. */
  readonly rotation: number;
  readonly closed: boolean;
  /** Whether it stands apart from walls. */
  readonly freestanding: boolean;
  /** Of a file that `writeUvtt` made: what the format has no word for. */
  readonly sixbeat?: { readonly kind: UvttWallKind };
}

export interface UvttLight {
  readonly position: UvttPoint;
  /** How far it reaches, in squares. */
  readonly range: number;
  readonly intensity: number;
  /** Eight hexadecimal digits: opacity, red, green, blue. */
  readonly color: string;
  /** Whether walls stop it. */
  readonly shadows: boolean;
}

export interface UvttFile {
  /** The version of the format. */
  readonly format: number;
  readonly resolution: {
    /** The upper left corner of the picture: not 0 where the map was cropped. */
    readonly map_origin: UvttPoint;
    /** Width and height of the picture in squares. */
    readonly map_size: UvttPoint;
    readonly pixels_per_grid: number;
  };
  /** Walls, each from point to point. */
  readonly line_of_sight: readonly (readonly UvttPoint[])[];
  /** Objects that stop sight, in the same way. */
  readonly objects_line_of_sight: readonly (readonly UvttPoint[])[];
  readonly portals: readonly UvttPortal[];
  readonly environment: { readonly baked_lighting: boolean; readonly ambient_light: string };
  readonly lights: readonly UvttLight[];
  /** The picture in base64; empty without one. */
  readonly image: string;
  /** Of a file that `writeUvtt` made: the scale, and what the format has no word for. */
  readonly sixbeat?: { readonly hexesPerSquare: number; readonly terrain: UvttTerrain };
}

/** What a file may have at most. */
export const UVTT_LIMITS = {
  /** Characters of its text: a picture of 40 MB and more. */
  characters: 64_000_000,
  /** Pieces of walls, from a point to the next. */
  walls: 50_000,
  /** All walls and doors together, in hex widths. */
  length: 50_000,
  portals: 15_000,
  lights: 5000,
  /** Hexes of each kind of terrain. */
  hexes: 5000,
  labels: 100,
  /** Hexes of a label. */
  labelled: 50,
} as const;
