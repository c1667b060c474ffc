/**
 * Pictures of pages, compared coarsely. Fonts and the smoothing of letters differ between machines, so what is compared
 * is the mean color of each square of a page: what has moved, is gone, lies over something else or has lost its color
 * is found; another letter is not.
 */
import type { Page } from 'playwright-core';

/** Pixels of a page that are one of a look. */
const SQUARE = 20;
/** Of 255, in one of the colors: with less a square is the same. */
const SAME = 30;

/** The squares of a page that stands still. @returns a small PNG, with a pixel for each */
export async function lookOf(page: Page): Promise<Buffer> {
  const taken = await page.screenshot({ animations: 'disabled', caret: 'hide', scale: 'css' });
  return painting(page, (painter) =>
    painter
      .evaluate(squaresOf, { png: taken.toString('base64'), square: SQUARE })
      .then((png) => Buffer.from(png, 'base64')),
  );
}

/** The share of the squares that are not the same, from 0 to 1; 1 where the looks are not of one size. */
export const difference = (page: Page, before: Buffer, now: Buffer): Promise<number> =>
  painting(page, (painter) =>
    painter.evaluate(shareOf, {
      pngs: [before.toString('base64'), now.toString('base64')],
      same: SAME,
    }),
  );

/** On an empty page of the same browser, which can read pictures. */
async function painting<Found>(page: Page, paint: (painter: Page) => Promise<Found>) {
  const painter = await page.context().browser()!.newPage();
  try {
    return await paint(painter);
  } finally {
    await painter.context().close();
  }
}

async function squaresOf({ png, square }: { png: string; square: number }): Promise<string> {
  const image = await createImageBitmap(await (await fetch(`data:image/png;base64,${png}`)).blob());
  const [width, height] = [Math.ceil(image.width / square), Math.ceil(image.height / square)];
  const canvas = new OffscreenCanvas(image.width, image.height);
  const whole = canvas.getContext('2d', { willReadFrequently: true })!;
  whole.drawImage(image, 0, 0);
  const squares = new ImageData(width, height);
  /** The mean of one color in the square at this place. */
  const meanOf = (x: number, y: number, color: number): number => {
    const [left, top] = [x * square, y * square];
    const right = Math.min(square, image.width - left);
    const { data } = whole.getImageData(left, top, right, Math.min(square, image.height - top));
    let sum = 0;
    for (let at = color; at < data.length; at += 4) sum += data[at]!;
    return Math.round((sum * 4) / data.length);
  };
  for (let at = 0; at < squares.data.length; at++) {
    const place = Math.floor(at / 4);
    squares.data[at] = meanOf(place % width, Math.floor(place / width), at % 4);
  }
  const small = new OffscreenCanvas(width, height);
  small.getContext('2d')!.putImageData(squares, 0, 0);
  const bytes = new Uint8Array(await (await small.convertToBlob()).arrayBuffer());
  return btoa(String.fromCharCode(...bytes));
}

async function shareOf({ pngs, same }: { pngs: string[]; same: number }): Promise<number> {
  const [before, now] = await Promise.all(
    pngs.map(async (png) => {
      const image = await createImageBitmap(
        await (await fetch(`data:image/png;base64,${png}`)).blob(),
      );
      const context = new OffscreenCanvas(image.width, image.height).getContext('2d')!;
      context.drawImage(image, 0, 0);
      return context.getImageData(0, 0, image.width, image.height);
    }),
  );
  if (before!.width !== now!.width || before!.height !== now!.height) return 1;
  let differing = 0;
  for (let at = 0; at < now!.data.length; at += 4)
    if (
      [0, 1, 2].some((color) => Math.abs(before!.data[at + color]! - now!.data[at + color]!) > same)
    )
      differing++;
  return (differing * 4) / now!.data.length;
}
