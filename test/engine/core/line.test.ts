/** Texts from outside: one line that reads as what it is, in every living script. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { textFaults } from '../../../src/engine/core/schema/line-check.ts';
import { lineFault } from '../../../src/engine/core/values/line.ts';

/** Names and words as people write them, with what their scripts and emoji need that is not seen. */
const living = {
  latin: [
    'Ana',
    "O'Neil",
    'Ærin',
    'Việt Nguyễn',
    'Z\u0302\u0323oe',
    'naïve — “quoted”',
    'J. R. R.',
  ],
  persian: ['می\u200Cخواهم', 'نیم\u200Cفاصله'],
  arabic: ['مُحَمَّدٌ', 'عبد الله', 'ابن\u200F (3)'],
  urdu: ['علیحدہ', 'شمس\u200Cالدین'],
  hebrew: ['שָׁלוֹם', 'בְּרֵאשִׁ֖ית', 'דוד\u200F!'],
  devanagari: ['क्षत्रिय', 'क्\u200Dष', 'क्\u200Cष', 'हिन्दी'],
  bengali: ['র\u200D্যাব', 'বাংলা'],
  malayalam: ['അവന്\u200D', 'മലയാളം'],
  sinhala: ['ශ්\u200Dරී', 'ක්\u200Dෂ'],
  tamil: ['ஸ்ரீ', 'தமிழ்'],
  telugu: ['తెలుగు', 'క్\u200Cష'],
  kannada: ['ಕನ್ನಡ', 'ರ\u200D್ಯಾಂಕ್'],
  thai: ['น้ำผึ้ง', 'ไม้ที่ปู่'],
  lao: ['ພາສາລາວ'],
  khmer: ['ភាសាខ្មែរ', 'ស្ត្រី'],
  burmese: ['မြန်မာဘာသာ', 'သင်္ကြန်'],
  tibetan: ['བོད་ཡིག', 'རྒྱལ་རྩེ', 'ཧཱུྃ'],
  mongolian: ['ᠮᠣᠩᠭᠣᠯ', 'ᠠᠮᠠ\u180Eᠠ', 'ᠬ\u180Bᠠ'],
  georgian: ['საქართველო'],
  armenian: ['Հայերեն'],
  ethiopic: ['አማርኛ'],
  cherokee: ['ᏣᎳᎩ'],
  greek: ['Ἀθηνᾶ'],
  cyrillic: ['Йо́сиф', 'Ђорђе'],
  chinese: ['龍', '张伟', '葛\u{E0100}城'],
  japanese: ['さくら', 'ヴァイオリン', '山田\u3000太郎'],
  korean: ['김철수', '한국어'],
  nko: ['ߒߞߏ'],
  thaana: ['ދިވެހި'],
  braille: ['⠓⠑\u2800⠇⠇⠕'],
  emoji: [
    ...[
      '💥',
      '👨\u200D👩\u200D👧\u200D👦',
      '👩🏽\u200D⚕\uFE0F',
      '🏳\uFE0F\u200D🌈',
      '1\uFE0F\u20E3',
      '❤\uFE0F',
    ],
    ...[
      '🐈\u200D⬛',
      '🇩🇪',
      '🏴\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}',
      '🏴\u200D☠\uFE0F',
      '☎\uFE0E',
    ],
  ],
} as const;
const samples = Object.entries(living).flatMap(([script, texts]) =>
  texts.map((text) => [script, text] as const),
);

/** Never part of a text, wherever they stand. */
const never = [
  ...[0x202a, 0x202b, 0x202c, 0x202d, 0x202e, 0x2066, 0x2067, 0x2068, 0x2069],
  ...[0x115f, 0x1160, 0x3164, 0xffa0, 0x200b, 0x2060, 0x2062, 0xfeff, 0xad, 0x34f, 0x17b4, 0xfffc],
  ...[0x2028, 0x2029, 0x0a, 0x0d, 0x09, 0x0b, 0x0c, 0x85, 0x00, 0x1b, 0x7f, 0x9b, 0xfff9, 0x1d173],
  ...[0xe0001, 0xfffe, 0xfdd0],
];
const shown = (code: number): string => `U+${code.toString(16).toUpperCase().padStart(4, '0')}`;

describe('a line', () => {
  it.each(samples)('in %s is taken: %s', (_, text) => {
    expect(lineFault(text)).toBeNull();
    expect(lineFault(text.normalize('NFD'))).toBeNull();
    expect(lineFault(`${text} ${text}`)).toBeNull();
  });

  it('of several scripts beside each other is taken', () => {
    const some = fc.array(fc.constantFrom(...samples.map(([, text]) => text)), { maxLength: 6 });
    fc.assert(fc.property(some, (texts) => lineFault(texts.join(' ')) === null));
  });

  it('has nothing that hides, turns or breaks what stands around it, wherever it stands', () => {
    const text = fc.constantFrom(...samples.map(([, one]) => one));
    fc.assert(
      fc.property(text, fc.constantFrom(...never), fc.nat(), (one, code, at) => {
        const characters = Array.from(one);
        const place = at % (characters.length + 1);
        const spoilt = characters.toSpliced(place, 0, String.fromCodePoint(code)).join('');
        const fault = lineFault(spoilt);
        expect(fault).toMatch(/^It has /);
        // A character of a kind that the text has already is refused for either.
        expect(fault).toContain('U+');
      }),
      { numRuns: 2000 },
    );
  });

  it.each(never.map((code) => [shown(code), code] as const))(
    'names what is wrong: %s',
    (name, code) => {
      expect(lineFault(`Ana${String.fromCodePoint(code)}Bor`)).toContain(`(${name})`);
    },
  );

  it.each([
    ['a joiner between letters that nothing joins', 'An\u200Da'],
    ['a joiner that stands alone', '\u200D'],
    ['two joiners in a row', 'می\u200C\u200Cخ'],
    ['a joiner after an emoji that joins nothing', '👨\u200D'],
    ['a variation of a letter that has none', 'Ana\uFE00'],
    ['tags that are no flag', '🏴\u{E0067}\u{E0062}'],
    ['hidden text in tags', 'Ana\u{E0068}\u{E0069}'],
    ['a mark of direction among letters that need none', 'Ana\u200FBor'],
    ['a name of nothing but a blank of Braille', '\u2800'],
    ['half of a pair', 'Ana\uD800'],
    ['marks on what stands before it', '\u0301Ana'],
    ['a tower of marks', `A${'\u0301'.repeat(5)}na`],
    ['a tower of marks that take turns', `A${'\u0301\u0316'.repeat(3)}na`],
    ['a tower of marks of one script', `ก${'\u0E49'.repeat(9)}`],
  ])('is refused with %s', (_, text) => {
    expect(lineFault(text)).not.toBeNull();
  });

  it('is judged, whatever it is made of, and joined to another is still one line', () => {
    const any = fc.string({ unit: 'binary', maxLength: 40 });
    fc.assert(
      fc.property(any, (text) => {
        if (lineFault(text) !== null) return;
        expect(text.isWellFormed()).toBe(true);
        expect(text.split(/[\n\v\f\r\u0085\u2028\u2029]/u)).toHaveLength(1);
        expect(text).not.toMatch(/[\u202A-\u202E\u2066-\u2069]/u);
        expect(lineFault(`${text} ${text}`)).toBeNull();
      }),
      { numRuns: 5000 },
    );
  });
});

describe('the texts of a command', () => {
  it('are found wherever they stand, but for what frontends keep for themselves', () => {
    const command = {
      type: 'X',
      list: [{ name: 'Ana\u202E' }, { name: 'Bor' }],
      metadata: { note: 'two\nlines' },
      externalId: 'e\u200B1',
    };
    expect(textFaults(command).map(({ path }) => path.join('.'))).toEqual([
      'list.0.name',
      'externalId',
    ]);
  });

  it('are addresses of pictures without a user and a password', () => {
    const faults = (image: string) => textFaults({ image }).length;
    expect(['', 'https://a.b/c?d=e@f'].map(faults)).toEqual([0, 0]);
    expect(['https://u:p@a.b/c', 'https://u@a.b/', 'https://a.b/\nc'].map(faults)).toEqual([
      1, 1, 1,
    ]);
  });
});
