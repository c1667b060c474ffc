/**
 * Maps of other programs: reads Universal VTT files (`.dd2vtt`, `.df2vtt`, `.uvtt`) as the walls of a battlefield,
 * and writes a battlefield as such a file.
 */
export type { UvttBattlefield, UvttTerrain, UvttWall, UvttWallKind } from './uvtt/battlefield.ts';
export {
  UVTT_LIMITS,
  type UvttFile,
  type UvttLight,
  type UvttPoint,
  type UvttPortal,
} from './uvtt/file.ts';
export type { Hex, Point, Side } from './uvtt/lattice.ts';
export type { PictureType } from './uvtt/picture.ts';
export {
  readUvtt,
  type UvttMap,
  type UvttOptions,
  type UvttPicture,
  type UvttResult,
} from './uvtt/read.ts';
export type { UvttMove } from './uvtt/snap.ts';
export { type UvttExport, writeUvtt } from './uvtt/write.ts';
