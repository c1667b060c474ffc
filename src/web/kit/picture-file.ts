/** Pictures from files, small enough for the service. */

export interface Picture {
  readonly bytes: Blob;
  /** In pixels. */
  readonly width: number;
  readonly height: number;
}

export type PictureResult =
  | { readonly ok: true; readonly picture: Picture }
  | { readonly ok: false; readonly problem: string };

/** What the service takes. */
const [MAX_BYTES, MAX_SIDE] = [2_000_000, 8192];
const TYPES = ['image/png', 'image/jpeg', 'image/webp', 'image/avif'];
/** Bytes that a browser is asked to decode. */
const MAX_FILE = 200_000_000;
/** What every browser can draw at once. */
const MAX_PIXELS = 16_000_000;
const QUALITIES = [0.85, 0.65];

/** Reads a picture, and scales it down where it is too large. */
export async function pictureFrom(file: Blob): Promise<PictureResult> {
  if (file.size > MAX_FILE) return failed('This file is larger than 200 MB. Choose a smaller one.');
  const bitmap = await createImageBitmap(file).catch(() => null);
  if (!bitmap)
    return failed(
      'This file is not a picture, or it is damaged. Choose a PNG, JPEG, WebP or AVIF file.',
    );
  try {
    const { width, height } = bitmap;
    const isTaken =
      file.size <= MAX_BYTES && Math.max(width, height) <= MAX_SIDE && TYPES.includes(file.type);
    const picture = isTaken ? { bytes: file, width, height } : await shrunk(bitmap);
    return picture
      ? { ok: true, picture }
      : failed('This picture could not be made small enough. Save it as a smaller one.');
  } finally {
    bitmap.close();
  }
}

const failed = (problem: string): PictureResult => ({ ok: false, problem });

/** With as much of it as fits: first less quality, then fewer pixels. */
async function shrunk(bitmap: ImageBitmap): Promise<Picture | null> {
  const side = Math.max(bitmap.width, bitmap.height);
  const most = Math.min(1, MAX_SIDE / side, Math.sqrt(MAX_PIXELS / bitmap.width / bitmap.height));
  for (let scale = most; scale * side >= 64; scale *= 0.75) {
    const canvas = drawn(bitmap, scale);
    for (const quality of QUALITIES) {
      const bytes = canvas && (await encoded(canvas, quality));
      if (bytes && bytes.size <= MAX_BYTES)
        return { bytes, width: canvas.width, height: canvas.height };
    }
  }
  return null;
}

function drawn(bitmap: ImageBitmap, scale: number): OffscreenCanvas | null {
  const [width, height] = [bitmap.width, bitmap.height].map((length) =>
    Math.max(1, Math.round(length * scale)),
  ) as [number, number];
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d');
  if (!context) return null;
  context.imageSmoothingQuality = 'high';
  context.drawImage(bitmap, 0, 0, width, height);
  return canvas;
}

/** Some browsers write no WebP: they answer with a PNG, which is too large. */
async function encoded(canvas: OffscreenCanvas, quality: number): Promise<Blob> {
  const webp = await canvas.convertToBlob({ type: 'image/webp', quality });
  return webp.type === 'image/webp' ? webp : canvas.convertToBlob({ type: 'image/jpeg', quality });
}
