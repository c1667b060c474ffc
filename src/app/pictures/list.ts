/** What an encounter may have of pictures, and its list with one more or one less. */
import type { Picture, PictureList } from '../ports.ts';

/** Bytes. */
export const MAX_PICTURE_BYTES = 2_000_000;
/** Of an encounter. */
export const MAX_PICTURES = 20;
export const MAX_PICTURES_BYTES = 20_000_000;
export const MAX_PICTURE_NAME = 80;

/** Why there is no room for it, beside the others; null when there is. */
export function refuseCrowd({ pictures }: PictureList, picture: Picture) {
  const others = pictures.filter(({ hash }) => hash !== picture.hash);
  if (others.length >= MAX_PICTURES)
    return {
      code: 'TOO_MANY_PICTURES',
      message: `An encounter has at most ${MAX_PICTURES} pictures; delete one.`,
    } as const;
  const bytes = others.reduce((sum, one) => sum + one.bytes, picture.bytes);
  if (bytes <= MAX_PICTURES_BYTES) return null;
  return {
    code: 'PICTURES_TOO_LARGE',
    message: `The pictures of an encounter have at most ${MAX_PICTURES_BYTES} bytes together; with this one they have ${bytes}. Delete one.`,
  } as const;
}

/** With a picture, in the place of the same one. */
export const withPicture = ({ version, pictures }: PictureList, picture: Picture): PictureList => ({
  version: version + 1,
  pictures: isListed({ pictures }, picture.hash)
    ? pictures.map((one) => (one.hash === picture.hash ? picture : one))
    : [...pictures, picture],
});

export const withoutPicture = ({ version, pictures }: PictureList, hash: string): PictureList => ({
  version: version + 1,
  pictures: pictures.filter((one) => one.hash !== hash),
});

export const isListed = ({ pictures }: Pick<PictureList, 'pictures'>, hash: string): boolean =>
  pictures.some((one) => one.hash === hash);
