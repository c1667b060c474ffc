/**
 * What frontends keep with an encounter and with each combatant: no rule reads any of it. In a
 * change null stays as it is, and what is empty (`''`, `{}`) takes away what was there.
 */
import * as z from 'zod';
import type { TypeOf } from './describe.ts';
import { isDeeper } from '../values/json.ts';
import { pick } from '../values/record.ts';
import { pictureHashOrNone } from './pictures.ts';

/** Of what frontends keep as JSON: with 100 combatants no more than a state has room for. */
const MAX_METADATA = 1_000;
/** Few, so that a document that holds it has no more levels than JSON may have on its way in. */
const MAX_LEVELS = 10;

const address = z.url({ protocol: /^https?$/ });
const image = z
  .string()
  .max(1_000)
  .refine(
    (given) => given === '' || address.safeParse(given).success,
    'A picture is named by its whole address, which begins with http:// or https://.',
  );
const color = z
  .string()
  .max(7)
  .regex(/^(#[0-9a-f]{6})?$/i, 'A color is written as #rrggbb.');
const metadata = z
  .record(z.string(), z.unknown())
  .refine((given) => !isDeeper(given, MAX_LEVELS), {
    error: `Metadata has at most ${MAX_LEVELS} levels.`,
    abort: true,
  })
  .refine(
    (given) => JSON.stringify(given).length <= MAX_METADATA,
    `Metadata has at most ${MAX_METADATA} characters as JSON.`,
  );

const kept = <S extends z.ZodType>(schema: S) => schema.nullable().default(null);

/** Who sees the first three sees the encounter, or the combatant, too. */
export const annotationFields = {
  externalId: kept(z.string().max(100)).describe(
    'What another system calls it, at most 100 characters; for all who see it.',
  ),
  image: kept(image).describe(
    'The address of a picture, http or https, at most 1,000 characters, which is never fetched; for all who see it.',
  ),
  color: kept(color).describe('As `#rrggbb`; for all who see it.'),
  metadata: kept(metadata)
    .meta({ scalar: 'JSON', characters: MAX_METADATA })
    .describe(
      'An object of whatever a frontend likes, at most 1,000 characters and 10 levels as JSON; for the GM, and of a combatant for its player.',
    ),
};

/** What only combatants have of them. States and events are without it where none was ever given. */
export const portraitField = {
  picture: pictureHashOrNone
    .optional()
    .describe(
      'The hash of a picture of this encounter, as `PUT /fights/<id>/pictures` answers it; for all who see it. Empty takes away the one that it has.',
    ),
};

/** The same as a seat sees them: @param who who sees the metadata */
export const annotationViews = (who: string) => ({
  externalId: z
    .string()
    .nullable()
    .describe('What another system calls it; null when none has said.'),
  image: z
    .string()
    .nullable()
    .describe('The address of its picture, http or https, which Sixbeat never fetches.'),
  color: z.string().nullable().describe('Its color, as `#rrggbb`.'),
  metadata: z
    .record(z.string(), z.unknown())
    .nullable()
    .meta({ scalar: 'JSON' })
    .describe(`An object that a frontend keeps here, for ${who}; null for all others.`),
});

export type Annotations = TypeOf<z.ZodObject<ReturnType<typeof annotationViews>>> & Portrait;

interface Portrait {
  readonly picture?: string | undefined;
}

/** Of an encounter, or a combatant, with which no frontend keeps anything. */
export const noAnnotations: Annotations = {
  externalId: null,
  image: null,
  color: null,
  metadata: null,
};

type Kept = Exclude<keyof Annotations, keyof Portrait>;
const names = Object.keys(noAnnotations) as readonly Kept[];

/** Of whatever has annotations these alone. */
export const annotationsOf = (annotated: Annotations): Annotations => ({
  ...pick(annotated, names),
  ...portrait(annotated.picture),
});

/** Where there is none, states stay as they were before there could be one. */
const portrait = (picture: Portrait['picture']): Portrait =>
  picture === undefined ? {} : { picture };

/** Those that are given in place of those that were. */
export const annotationsAfter = (was: Annotations, given: Annotations): Annotations => ({
  ...(Object.fromEntries(names.map((name) => [name, given[name] ?? was[name]])) as Record<
    Kept,
    never
  >),
  ...portrait(given.picture ?? was.picture),
});

/** As a seat sees them: nothing where nothing is kept, and the metadata for who may see it. */
export const annotationsFor = (mine: boolean, { metadata, ...rest }: Annotations): Annotations => ({
  externalId: unlessEmpty(rest.externalId),
  image: unlessEmpty(rest.image),
  color: unlessEmpty(rest.color),
  metadata: mine ? metadata : null,
});

const unlessEmpty = (text: string | null): string | null => (text === '' ? null : text);

/** The hash of a combatant's picture, as everyone sees it. */
export const portraitFor = ({ picture }: Portrait): string | null => unlessEmpty(picture ?? null);

/** What everyone sees of an event that changes them; null stays. */
export const annotationChanges = {
  externalId: z
    .string()
    .nullable()
    .describe('What another system calls it now; null when that stays.'),
  image: z.string().nullable().describe('The address of its picture now; null when that stays.'),
  color: z.string().nullable().describe('Its color now; null when that stays.'),
  metadata: annotationFields.metadata
    .meta({ scalar: 'JSON', seenBy: 'OWNER' })
    .describe(
      'What a frontend keeps with it now; null when that stays, and for who may not see it.',
    ),
};
