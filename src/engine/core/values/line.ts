/** Whether a text from outside is one line that reads as what it is, in any living script. */

/** Combining marks on one letter: a Tibetan stack has half of that, and the marks that all scripts share less. */
const MAX_MARKS = 8;
const MAX_SHARED_MARKS = 4;

/** Scripts whose letters are joined, or kept apart, by what is not seen. */
const JOINING = [
  ...[
    'Arab',
    'Syrc',
    'Nkoo',
    'Mong',
    'Mand',
    'Rohg',
    'Adlm',
    'Deva',
    'Beng',
    'Guru',
    'Gujr',
    'Orya',
  ],
  ...[
    'Taml',
    'Telu',
    'Knda',
    'Mlym',
    'Sinh',
    'Khmr',
    'Mymr',
    'Tibt',
    'Cakm',
    'Newa',
    'Mtei',
    'Java',
  ],
  ...['Bali', 'Sund', 'Olck', 'Lana', 'Limb', 'Lepc', 'Saur', 'Sylo'],
]
  .map((script) => String.raw`\p{scx=${script}}`)
  .join('');

const of = (pattern: string) => new RegExp(pattern, 'gu');
const joins = String.raw`(?<=[${JOINING}])[\u200C\u200D]`;
const emoji = String.raw`(?<=[\p{Extended_Pictographic}\p{Emoji_Modifier}\uFE0F])\u200D(?=\p{Extended_Pictographic})`;
const pictureOrText = String.raw`(?<=\p{Emoji})[\uFE0E\uFE0F]`;
const flag = String.raw`(?<=\u{1F3F4})[\u{E0030}-\u{E0039}\u{E0061}-\u{E007A}]{3,6}\u{E007F}`;
const variants = String.raw`(?<=[\p{sc=Han}\p{sc=Mymr}\p{sc=Mong}])[\u180B-\u180F\uFE00-\uFE0D\u{E0100}-\u{E01EF}]`;

/** What is not seen, and belongs to what stands beside it. */
const belonging = of([joins, emoji, pictureOrText, flag, variants].join('|'));
/** The same of a text that has letters which are read from right to left. */
const belongingRightToLeft = of(String.raw`[\u061C\u200E\u200F]`);
const RIGHT_TO_LEFT = /[\p{scx=Hebr}\p{scx=Arab}\p{scx=Syrc}\p{scx=Thaa}\p{scx=Nkoo}\p{scx=Adlm}]/u;
/** A space in Braille, where there is something else of it. */
const BRAILLE = /[\u2801-\u28FF]/u;
const BRAILLE_BLANK = /\u2800/gu;

/** In the order in which they are looked for. */
const faults: readonly (readonly [RegExp, string])[] = [
  [/[\n\v\f\r\u0085\u2028\u2029]/u, 'a line break'],
  [/\p{Cc}/u, 'a control character'],
  [/[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/u, 'what turns the text around it'],
  [/[\p{Default_Ignorable_Code_Point}\u2800\uFFF9-\uFFFC]/u, 'what cannot be seen'],
  [/\p{Noncharacter_Code_Point}/u, 'what is no character'],
  [/^\p{M}/u, 'a mark without its letter'],
  [new RegExp(String.raw`\p{sc=Zinh}{${MAX_SHARED_MARKS + 1}}`, 'u'), 'too many marks on a letter'],
  [new RegExp(String.raw`\p{M}{${MAX_MARKS + 1}}`, 'u'), 'too many marks on a letter'],
];

/** Printable ASCII, as nearly every text is. */
const PLAIN = /^[\x20-\x7E]*$/;

/** What a text has that hides, turns or breaks what stands around it, in words; null where it has nothing. */
export function lineFault(text: string): string | null {
  if (PLAIN.test(text)) return null;
  if (!text.isWellFormed()) return 'It has half of a character.';
  const seen = text
    .replace(belonging, '')
    .replace(RIGHT_TO_LEFT.test(text) ? belongingRightToLeft : '', '')
    .replace(BRAILLE.test(text) ? BRAILLE_BLANK : '', '');
  for (const [pattern, what] of faults) {
    const found = pattern.exec(seen)?.[0];
    if (found !== undefined) return `It has ${what} (${codeOf(found)}): leave it out.`;
  }
  return null;
}

/** Of its first character, e.g. `U+202E`. */
const codeOf = (text: string): string =>
  `U+${(text.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;
