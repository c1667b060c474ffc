/** Whether bytes are a picture, and nothing else besides: judged by all of them, whatever the sender calls them. */
import { isAvif, sizeOfAvif } from './avif.ts';
import { isJpeg, sizeOfJpeg } from './jpeg.ts';
import { isPng, sizeOfPng } from './png.ts';
import type { PictureType } from '../ports.ts';
import { Bytes, type PictureHead, type Size } from './sound.ts';
import { isWebp, sizeOfWebp } from './webp.ts';

/** Pixels: a browser takes four bytes for each, however few there are in the file. */
export const MAX_PICTURE_SIDE = 8192;

/** Of each format: how a file of it begins, and what the whole of it says, null where it is not sound. */
const formats: readonly {
  readonly mediaType: PictureType;
  readonly begins: (bytes: Bytes) => boolean;
  readonly size: (bytes: Bytes) => Size | null;
}[] = [
  { mediaType: 'image/png', begins: isPng, size: sizeOfPng },
  { mediaType: 'image/jpeg', begins: isJpeg, size: sizeOfJpeg },
  { mediaType: 'image/webp', begins: isWebp, size: sizeOfWebp },
  { mediaType: 'image/avif', begins: isAvif, size: sizeOfAvif },
];

export type Judged =
  | { readonly kind: 'PICTURE'; readonly head: PictureHead }
  | { readonly kind: 'REFUSED'; readonly code: PictureFault; readonly message: string };

export type PictureFault = 'UNKNOWN_PICTURE_FORMAT' | 'UNSOUND_PICTURE' | 'TOO_MANY_PIXELS';

/** Takes time in proportion to the bytes. */
export function judgePicture(all: Uint8Array): Judged {
  const bytes = new Bytes(all);
  const format = formats.find(({ begins }) => whole(() => begins(bytes)));
  if (!format)
    return refused(
      'UNKNOWN_PICTURE_FORMAT',
      'Send a picture as PNG, JPEG, WebP or AVIF; SVG is refused.',
    );
  const size = whole(() => format.size(bytes));
  if (!size || size.width === 0 || size.height === 0)
    return refused(
      'UNSOUND_PICTURE',
      'The file is cut off, damaged, or has something after its end. Save it again with a program for pictures.',
    );
  if (isAlsoSomethingElse(all))
    return refused(
      'UNSOUND_PICTURE',
      'The file has a page, a program or another file inside. Save it again without its metadata.',
    );
  const { width, height } = size;
  if (width > MAX_PICTURE_SIDE || height > MAX_PICTURE_SIDE)
    return refused(
      'TOO_MANY_PIXELS',
      `The picture has ${width} x ${height} pixels; ${MAX_PICTURE_SIDE} on a side is the limit.`,
    );
  return { kind: 'PICTURE', head: { mediaType: format.mediaType, width, height } };
}

const refused = (code: PictureFault, message: string): Judged => ({
  kind: 'REFUSED',
  code,
  message,
});

/** Null for a file that ends before what it announces. */
function whole<Answer>(read: () => Answer): Answer | null {
  try {
    return read();
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}

/** Tags of pages: what takes a file for one looks for them anywhere. */
const MARKUP = /<(?:script|svg|html|body|iframe|!doctype|\?php)[\s/>]/i;
/** Readers of PDF look for it in the first kilobyte. */
const PDF = /%PDF-\d/;
const PDF_WITHIN = 1100;
/** The end of a ZIP (JAR, DOCX): its readers look for it from the back, a comment of 64 kB before it at most. */
const ZIP_END = 'PK\x05\x06';
const ZIP_WITHIN = 66_000;

/** A character for each byte. */
const LATIN1 = new TextDecoder('latin1');

function isAlsoSomethingElse(all: Uint8Array): boolean {
  const text = LATIN1.decode(all);
  return (
    MARKUP.test(text) ||
    PDF.test(text.slice(0, PDF_WITHIN)) ||
    text.slice(-ZIP_WITHIN).includes(ZIP_END)
  );
}
