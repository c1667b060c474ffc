/** From a Universal VTT file to the edges of a battlefield. */
import { UVTT_LIMITS, type UvttFile, type UvttLight } from './file.ts';
import type { UvttTerrain, UvttWall } from './battlefield.ts';
import { distance, edgeOf, isNearMap, isOnMap, type Point, RADIUS } from './lattice.ts';
import { base64Of, byteCount, type PictureType, typeOf } from './picture.ts';
import { grouped, Reading } from './reading.ts';
import { snap, type UvttMove } from './snap.ts';

/** What the service takes at most. */
const MAX_PICTURE_BYTES = 2_000_000;
const MAX_WALLS = 5000;

export interface UvttPicture {
  /** By its content; null where it is none that the service takes. */
  readonly mediaType: PictureType | null;
  readonly base64: string;
  readonly bytes: number;
  /** Where its upper left corner lies, in hex widths from the centre of the hex (0, 0). */
  readonly corner: Point;
  /** In hex widths. */
  readonly width: number;
  readonly height: number;
}

export interface UvttMap {
  /** Null without one. */
  readonly picture: UvttPicture | null;
  /** In squares of the file. */
  readonly size: { readonly width: number; readonly height: number };
  readonly hexesPerSquare: number;
  readonly pixelsPerSquare: number;
  /** For `setBattlefield`, in the order of their hexes. */
  readonly walls: UvttWall[];
  /** Of a file that `writeUvtt` made: the rest of the battlefield. Else null. */
  readonly terrain: UvttTerrain | null;
  readonly snapped: {
    /** The farthest that a wall or door was moved, in hex widths, and the mean over all of them. */
    readonly max: number;
    readonly mean: number;
    /** Those of `line_of_sight`, then those of `objects_line_of_sight`, in the order of the file. */
    readonly walls: readonly UvttMove[];
    readonly doors: readonly UvttMove[];
  };
  /** As the file has them, in squares. Nothing uses them. */
  readonly lights: readonly UvttLight[];
  /** What the service would refuse, and what was left out, a sentence each. */
  readonly notes: readonly string[];
}

export type UvttResult =
  { readonly ok: true; readonly value: UvttMap } | { readonly ok: false; readonly problem: string };

export interface UvttOptions {
  /**
   * How many hexes wide a square is, from 0.1 to 10. Left out, the function proposes a number. A file that
   * `writeUvtt` made has its own.
   */
  readonly hexesPerSquare?: number;
  /** Whether the caller makes the picture fit for the service: then `notes` say nothing of its size and type. */
  readonly fitsPicture?: boolean;
}

/** Reads a file: its text, or what JSON.parse made of it. */
export function readUvtt(source: unknown, options: UvttOptions = {}): UvttResult {
  const reading = new Reading();
  const file = reading.file(typeof source === 'string' ? parsed(source, reading) : source);
  const hexesPerSquare = reading.hexesPerSquare(
    file.sixbeat?.hexesPerSquare ?? options.hexesPerSquare ?? proposed(file),
    '`hexesPerSquare`',
  );
  if (reading.problem !== null) return { ok: false, problem: reading.problem };

  const place = placement(hexesPerSquare);
  // The obstacles of our own files are hexes, and need no walls around them.
  const objects = file.sixbeat ? [] : file.objects_line_of_sight;
  const lines = [...file.line_of_sight, ...objects].map((line) => line.map(place));
  const doors = file.portals.map(({ bounds: [from, to], closed, sixbeat }) => ({
    line: [place(from), place(to)] as const,
    kind: sixbeat?.kind ?? (closed ? ('CLOSED_DOOR' as const) : ('OPEN_DOOR' as const)),
  }));
  const tooMuch = excess([...lines, ...doors.map(({ line }) => line)]);
  if (tooMuch !== null) return { ok: false, problem: tooMuch };

  const found = snap(lines, doors);
  const walls = [
    ...[...found.walls].map((edge): UvttWall => ({ ...edgeOf(edge), kind: 'WALL' })),
    ...[...found.doors].map(([edge, { kind }]): UvttWall => ({ ...edgeOf(edge), kind })),
  ];
  if (!walls.every(({ hex }) => isOnMap(hex))) return { ok: false, problem: BEYOND };
  const picture = pictureOf(file, hexesPerSquare);
  const moves = [...found.wallMoves, ...found.doorMoves].map(({ moved }) => moved);
  const { map_size: size, pixels_per_grid: pixelsPerSquare } = file.resolution;
  return {
    ok: true,
    value: {
      picture,
      size: { width: size.x, height: size.y },
      hexesPerSquare,
      pixelsPerSquare,
      walls: walls.sort(
        (a, b) => a.hex.r - b.hex.r || a.hex.q - b.hex.q || (a.side < b.side ? -1 : 1),
      ),
      terrain: file.sixbeat?.terrain ?? null,
      snapped: {
        max: moves.reduce((most, moved) => Math.max(most, moved), 0),
        mean: moves.reduce((sum, moved) => sum + moved, 0) / Math.max(1, moves.length),
        walls: found.wallMoves,
        doors: found.doorMoves,
      },
      lights: file.lights,
      notes: notesOn(file, picture, walls.length, options.fitsPicture === true),
    },
  };
}

function parsed(text: string, reading: Reading): unknown {
  if (text.length > UVTT_LIMITS.characters) {
    const most = grouped(UVTT_LIMITS.characters);
    reading.fail(`The file has ${grouped(text.length)} characters; the maximum is ${most}.`);
    return {};
  }
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch {
    reading.fail('The file is not JSON: a Universal VTT file ends in .dd2vtt, .df2vtt or .uvtt.');
    return {};
  }
}

/**
 * A square of most maps is as wide as a hex, 5 ft. Doors are as wide as a hex, too: where they take half a square
 * or less, a square has more of them.
 */
function proposed({ portals }: UvttFile): number {
  const widths = portals
    .map(({ bounds: [from, to] }) => distance(from, to))
    .filter((width) => width > 0)
    .sort((a, b) => a - b);
  const median = widths[Math.floor(widths.length / 2)] ?? 1;
  return Math.min(4, Math.max(1, Math.round(1 / median)));
}

/** From squares to hex widths: the origin of the file lies where the hex (0, 0) begins, to the left and above. */
export const placement =
  (hexesPerSquare: number) =>
  ({ x, y }: Point): Point => ({ x: x * hexesPerSquare - 1 / 2, y: y * hexesPerSquare - RADIUS });

const BEYOND =
  'A wall or door lies beyond the map of 1,000 hexes to each side: take fewer hexes per square.';

/** What is too far away or too long to be worked on. */
function excess(lines: readonly (readonly Point[])[]): string | null {
  let length = 0;
  for (const line of lines) {
    if (!line.every(isNearMap)) return BEYOND;
    for (const [i, point] of line.entries()) length += distance(line[i - 1] ?? point, point);
  }
  if (length <= UVTT_LIMITS.length) return null;
  const most = grouped(UVTT_LIMITS.length);
  return `The walls are ${grouped(Math.ceil(length))} hexes long together; the maximum is ${most}.`;
}

function pictureOf({ image, resolution }: UvttFile, hexesPerSquare: number): UvttPicture | null {
  const base64 = base64Of(image);
  if (!base64) return null;
  const { map_origin: origin, map_size: size } = resolution;
  return {
    mediaType: typeOf(base64),
    base64,
    bytes: byteCount(base64),
    corner: placement(hexesPerSquare)(origin),
    width: size.x * hexesPerSquare,
    height: size.y * hexesPerSquare,
  };
}

function notesOn(
  { image }: UvttFile,
  picture: UvttPicture | null,
  walls: number,
  isFitted: boolean,
): readonly string[] {
  const notes: string[] = [];
  if (image !== '' && !picture) notes.push('The picture is left out: it is not base64.');
  if (picture && !isFitted && picture.bytes > MAX_PICTURE_BYTES)
    notes.push(
      `The picture has ${grouped(picture.bytes)} bytes; the service takes ${grouped(MAX_PICTURE_BYTES)}.`,
    );
  if (picture && !isFitted && !picture.mediaType)
    notes.push('The service takes pictures as png, jpeg, webp or avif; this is none of them.');
  if (walls > MAX_WALLS)
    notes.push(`The map has ${grouped(walls)} walls; a battlefield takes ${grouped(MAX_WALLS)}.`);
  return notes;
}
