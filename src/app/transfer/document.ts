/** The form of an exported encounter: a document that has all of it, or several, its pages. */
import {
  declaredRollSchema,
  isRuleset,
  MAX_FOLLOW_UPS,
  MAX_REASONS,
  RULES_EDITION,
  waitingSchema,
} from '@sixbeat/engine';
import * as z from 'zod';
import { SNAPSHOT_SCHEMA } from '../journal/snapshot.ts';
import { DOCUMENT_FORMAT, DOCUMENT_SCHEMA, MAX_DOCUMENT_VERSIONS } from './format.ts';

/** Of an entry: its command and what followed by itself, in a crowd as large as there may be. */
const MAX_EVENTS = 10_000;
const MAX_ROLLS = 10_000;
/** Of what the computer said of a choice: characters, and whose sheets it knew. */
const MAX_TEXT = 500;
const MAX_KNOWN = 100;

/** Counted before any element is looked at: a list that is too long costs nothing. */
const listOf = <Item extends z.ZodType>(item: Item, most: number) =>
  z
    .custom<readonly unknown[]>(
      (value) => Array.isArray(value) && value.length <= most,
      `It is a list of at most ${most}.`,
    )
    .pipe(z.array(item).readonly());

const hex32 = z.string().regex(/^[0-9a-f]{64}$/, 'It has 64 hex digits.');

/** The position in a stream whose seed is revealed, or the faces rolled from one that is not. */
const diceSchema = z.union([
  z.strictObject({ position: z.int().min(0) }),
  z.strictObject({
    rolls: listOf(
      z.strictObject({
        sides: z.int().min(2).max(256),
        faces: listOf(z.int().min(1).max(256), 1000),
      }),
      MAX_ROLLS,
    ),
  }),
]);

/** What it waits for, where it was not applied yet. */
const held = waitingSchema.optional();
const followed = {
  command: z.looseObject({ type: z.string() }),
  firstEvent: z.int().min(0),
  held,
};
const actor = z.looseObject({ kind: z.enum(['GM', 'PLAYER', 'SPECTATOR']) });
/** What the computer chose, with what it said of it. */
const chosen = {
  combatants: listOf(z.string().max(MAX_TEXT), MAX_KNOWN),
  reasons: listOf(
    z.strictObject({
      text: z.string().max(MAX_TEXT),
      rule: z.string().max(MAX_TEXT).nullable(),
      value: z.number(),
    }),
    MAX_REASONS,
  ),
};

export const entrySchema = z.strictObject({
  version: z.int().min(1),
  at: z.iso.datetime(),
  /** The edition of the rules that judged it; left out of what was exported before editions were noted. */
  edition: z.int().min(1).max(RULES_EDITION).optional(),
  actor,
  command: z.looseObject({ type: z.string() }),
  events: listOf(z.looseObject({ type: z.string() }), MAX_EVENTS),
  followUps: listOf(
    z.union([
      z.strictObject(followed),
      z.strictObject({ ...followed, ...chosen }),
      z.strictObject({ ...followed, actor }),
    ]),
    MAX_FOLLOW_UPS,
  )
    .refine(({ length }) => length > 0, 'Leave it out when nothing followed.')
    .optional(),
  held,
  declared: listOf(declaredRollSchema, MAX_ROLLS).optional(),
  dice: diceSchema,
  /** What a branch begins with. */
  state: z
    .strictObject({ schema: z.int().min(1).max(SNAPSHOT_SCHEMA), state: z.looseObject({}) })
    .optional(),
});

/** Which part of a journal a document has that has not all of it. */
const pageSchema = z.strictObject({
  /** The commitment of the seed with which the encounter began: the same in all of its pages. */
  document: hex32,
  /** The version that it begins after. */
  after: z.int().min(0),
  /** SHA-256 of the state of that version; null before the first. */
  state: hex32.nullable(),
  /** The version that the next page begins after: its last; null of the last page. */
  next: z.int().min(1).nullable(),
});

export const documentSchema = z.strictObject({
  format: z.literal(DOCUMENT_FORMAT),
  schema: z.literal(DOCUMENT_SCHEMA),
  ruleset: z.string().refine(isRuleset, 'This server plays no such ruleset.'),
  /** Of the dice since the last seed was drawn up to its end; null while that is secret. */
  seed: hex32.nullable(),
  /** Left out of a document that has all of its encounter. */
  page: pageSchema.optional(),
  /** Each entry is read by itself, and the first that is wrong ends it. */
  journal: listOf(z.unknown(), MAX_DOCUMENT_VERSIONS).refine(
    ({ length }) => length > 0,
    'It has the entry that begins the encounter at least.',
  ),
  /** SHA-256 of the JSON of all the rest. */
  digest: hex32,
});

export type DocumentEntry = z.infer<typeof entrySchema>;
export type EncounterDocument = Omit<z.infer<typeof documentSchema>, 'journal'> & {
  readonly journal: readonly DocumentEntry[];
};
