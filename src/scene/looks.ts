/**
 * How combatants are told apart: their sides by colour, and by shape for whom colours are alike; one
 * with a colour of its own keeps the shape of its side.
 */
export interface Look {
  /** A colour of the style sheet, or of the combatant's own. */
  readonly color: string;
  /** For letters on it. */
  readonly ink: string;
  readonly shape: 'circle' | 'square' | 'diamond' | 'hexagon';
}

const ofSides: readonly Look[] = [
  { color: 'var(--side-1)', ink: '#fff', shape: 'circle' },
  { color: 'var(--side-2)', ink: '#fff', shape: 'square' },
  { color: 'var(--side-3)', ink: '#fff', shape: 'diamond' },
  { color: 'var(--side-4)', ink: '#fff', shape: 'hexagon' },
];

interface Looking {
  readonly id: string;
  readonly side: string;
  readonly color: string | null;
}

const unknown: Look = { color: 'var(--muted)', ink: '#fff', shape: 'circle' };

/** That of each side, in this order. */
export const looksOfSides =
  (sides: readonly string[]) =>
  (side: string): Look =>
    ofSides[sides.indexOf(side) % ofSides.length] ?? unknown;

/** That of each by its id; the sides in the order in which they joined. */
export function looksOf(combatants: readonly Looking[]): (id: string) => Look {
  const lookOf = looksOfSides([...new Set(combatants.map(({ side }) => side))]);
  const looks = new Map(
    combatants.map(({ id, side, color }) => {
      const plain = lookOf(side);
      return [id, color === null ? plain : { ...plain, color, ink: inkOn(color) }];
    }),
  );
  return (id) => looks.get(id) ?? unknown;
}

/** Black or white, whichever reads better on a colour: by its relative luminance, as WCAG 2 has it. */
export function inkOn(color: string): '#000' | '#fff' {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((from) => parseInt(color.slice(from, from + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  const luminance = 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  // Above it the contrast with black is the greater one.
  return luminance > 0.179 ? '#000' : '#fff';
}

/** Two letters for a token: of two words their first ones, and a number if the name ends with it. */
export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/);
  const last = words.at(-1) ?? '';
  if (words.length > 1 && /^\d+$/.test(last)) return `${first(words[0])}${last}`;
  if (words.length > 1) return `${first(words[0])}${first(last)}`;
  return letters(last).slice(0, 2).join('');
}

const first = (word = ''): string => letters(word)[0]?.toUpperCase() ?? '';

/** As people count them: a letter with its accent is one. */
const letters = (word: string): readonly string[] =>
  [...new Intl.Segmenter('en').segment(word)].map(({ segment }) => segment);
