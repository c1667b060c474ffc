/** How the sides of a fight are told apart: by colour, and by shape for whom colours are alike. */
export interface SideLook {
  /** A custom property of the style sheet. */
  readonly color: string;
  readonly shape: 'circle' | 'square' | 'diamond' | 'hexagon';
}

const looks: readonly SideLook[] = [
  { color: 'var(--side-1)', shape: 'circle' },
  { color: 'var(--side-2)', shape: 'square' },
  { color: 'var(--side-3)', shape: 'diamond' },
  { color: 'var(--side-4)', shape: 'hexagon' },
];

/** In the order in which the sides joined. */
export function sideLooks(sides: readonly string[]): ReadonlyMap<string, SideLook> {
  const different = [...new Set(sides)];
  return new Map(
    different.flatMap((side, i) => {
      const look = looks[i % looks.length];
      return look ? [[side, look] as const] : [];
    }),
  );
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
