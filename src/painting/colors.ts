/** The colours of the Table, by the names of its style sheets: a picture has no style sheet of its own. */
export type Theme = 'LIGHT' | 'DARK';

/** By day, then by night; one where both are alike. */
const both = {
  soil: ['#8b9b69', '#4c5a3d'],
  lattice: ['#19230c38', '#ffffff1c'],
  water: ['#4d8ba1', '#2b5a70'],
  'water-light': ['#a9d3dc', '#6fa5b5'],
  shore: ['#d9cda0', '#9c9169'],
  slab: ['#55584c', '#2d302b'],
  boulder: ['#83867a', '#565a50'],
  'boulder-light': ['#b4b6a9', '#80847a'],
  'boulder-dark': ['#5b5e54', '#3a3d37'],
  cloud: ['#fbfbfd', '#cfd5e0'],
  stone: ['#cfc5b0', '#a59a86'],
  'stone-dark': ['#1c1a17'],
  wood: ['#b9772f'],
  glass: ['#a8dcf2'],
  disc: ['#14161a'],
  track: ['#2b3038'],
  gold: ['#ffd479'],
  letters: ['#fff'],
  'letters-rim': ['#10140c'],
  healthy: ['#5fd38d'],
  injured: ['#f0b33c'],
  dying: ['#ff6b57'],
  'side-1': ['#1f6f8f'],
  'side-2': ['#b5402c'],
  'side-3': ['#6b4fa0'],
  'side-4': ['#3f7a3a'],
  muted: ['#5d6470', '#a3a8b2'],
} as const;

export type ColorName = keyof typeof both;
export const COLOR_NAMES = Object.keys(both) as readonly ColorName[];

/** The colours of a theme, by what they are for. */
export type Palette = (name: ColorName) => string;

export const paletteOf =
  (theme: Theme): Palette =>
  (name) => {
    const [day, night = day] = both[name] as readonly [string, string?];
    return theme === 'LIGHT' ? day : night;
  };

/** A colour as the scene names it: one of the style sheet, or a combatant's own. */
export function colorIn(palette: Palette, color: string): string {
  const [, name] = /^var\(--([\w-]+)\)$/.exec(color) ?? [];
  const known = COLOR_NAMES.find((one) => one === name);
  return known === undefined ? color : palette(known);
}
