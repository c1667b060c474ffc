/** The grain of the ground: made here, so that no file is loaded for it. */

const SIDE = 256;
/** Octaves of the noise, by how many cells a side of the tile has. */
const CELLS = [4, 8, 16, 32, 64] as const;

/** Grass where the noise is high, and where it is low. */
const [DRY, SHADY] = [
  [196, 186, 104],
  [8, 16, 4],
] as const;

let tile: string | null = null;

/** A tile of noise that repeats without a seam, as the address of a picture. */
export function grain(): string {
  tile ??= drawn();
  return tile;
}

function drawn(): string {
  const canvas = document.createElement('canvas');
  canvas.width = SIDE;
  canvas.height = SIDE;
  const context = canvas.getContext('2d');
  if (!context) return '';
  const image = context.createImageData(SIDE, SIDE);
  const heights = noise();
  heights.forEach((height, i) => {
    const color = height > 0.5 ? DRY : SHADY;
    image.data.set([...color, Math.abs(height - 0.5) * 2 * 255], i * 4);
  });
  context.putImageData(image, 0, 0);
  return canvas.toDataURL();
}

/** Heights from 0 to 1. */
function noise(): Float32Array {
  const sum = new Float32Array(SIDE * SIDE);
  const next = numbers();
  CELLS.forEach((cells, octave) => {
    const corners = Float32Array.from({ length: cells * cells }, next);
    const at = (x: number, y: number) => corners[(y % cells) * cells + (x % cells)] ?? 0;
    const weight = 0.5 ** (octave + 1);
    const step = cells / SIDE;
    for (let y = 0; y < SIDE; y++)
      for (let x = 0; x < SIDE; x++) {
        const [u, v] = [x * step, y * step];
        const [left, top] = [Math.floor(u), Math.floor(v)];
        const [s, t] = [smooth(u - left), smooth(v - top)];
        const upper = mix(at(left, top), at(left + 1, top), s);
        const lower = mix(at(left, top + 1), at(left + 1, top + 1), s);
        const i = y * SIDE + x;
        sum[i] = (sum[i] ?? 0) + mix(upper, lower, t) * weight;
      }
  });
  return sum;
}

const smooth = (t: number): number => t * t * (3 - 2 * t);
const mix = (a: number, b: number, share: number): number => a + (b - a) * share;

/** The same numbers each time: the ground looks alike for everyone. */
function numbers(): () => number {
  let state = 7;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}
