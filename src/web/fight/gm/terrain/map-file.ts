/** Universal VTT files, and a battlefield as one. */
import { type UvttMap, type UvttPicture, writeUvtt } from '../../../../client/uvtt.ts';
import { saveFile } from '../../../kit/files.ts';
import type { FightStore } from '../../state/fight-store.ts';
import type { Encounter } from '../../state/seen.ts';
import type { Battlefield } from './brushes.ts';

export const MAP_FILES = '.dd2vtt,.df2vtt,.uvtt';

/** Bytes; no file with fewer characters than are read is larger. */
const MAX_FILE = 200_000_000;

/** The text of a file. @throws Error with a sentence where there is none to read */
export function textOf(file: File): Promise<string> {
  if (file.size > MAX_FILE)
    throw new Error('This file is larger than 200 MB. Choose a smaller one.');
  return file.text();
}

/** The picture of a map as a file. */
export function fileOf({ base64, mediaType }: UvttPicture): Blob {
  const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
  return new Blob([bytes], mediaType ? { type: mediaType } : {});
}

const OPEN = { obstacles: [], concealing: [], dark: [], water: [], features: [], labels: [] };

/** The ground that a map makes: it takes the place of all that was there. @param hash of its picture */
export function groundOf(
  before: Battlefield,
  { walls, terrain, picture }: UvttMap,
  hash: string | null,
): Battlefield {
  return {
    ...before,
    ...OPEN,
    ...terrain,
    walls,
    background:
      picture && hash !== null
        ? { picture: hash, x: picture.corner.x, y: picture.corner.y, width: picture.width }
        : null,
  };
}

/** Saves the battlefield, with its picture, as a file of this kind. */
export async function saveMap(store: FightStore, { name, battlefield }: Encounter): Promise<void> {
  const { background } = battlefield;
  const picture = background && (await pictureOf(store, background));
  const pixelsPerSquare = picture ? { pixelsPerSquare: picture.pixelsPerHex } : {};
  const map = writeUvtt(battlefield, { picture: picture?.picture ?? null, ...pixelsPerSquare });
  saveFile(`${name}.uvtt`, map);
}

type Background = NonNullable<Battlefield['background']>;

async function pictureOf(store: FightStore, { picture: hash, x, y, width }: Background) {
  const blob = await store.picture(hash);
  const bitmap = await createImageBitmap(blob);
  const { width: pixels, height: rows } = bitmap;
  bitmap.close();
  const picture: UvttPicture = {
    // Nothing reads it of a picture that is written.
    mediaType: null,
    base64: await base64Of(blob),
    bytes: blob.size,
    corner: { x, y },
    width,
    height: (width * rows) / pixels,
  };
  return { picture, pixelsPerHex: Math.max(1, Math.round(pixels / width)) };
}

function base64Of(blob: Blob): Promise<string> {
  const reader = new FileReader();
  return new Promise((resolve, reject) => {
    reader.onload = () => {
      const { result } = reader;
      resolve(typeof result === 'string' ? result.replace(/^data:[^,]*,/, '') : '');
    };
    reader.onerror = () => {
      reject(new Error('The picture could not be read.'));
    };
    reader.readAsDataURL(blob);
  });
}
