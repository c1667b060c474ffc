import type { Actor } from '@sixbeat/engine';
import { type VersionState, recordAt } from '../../../app/journal/history.ts';
import { isForEverybody, isLifecycleEvent } from '../../../app/journal/lifecycle-entries.ts';
import { builder } from '../../plumbing/builder.ts';
import { badInput } from '../../plumbing/errors/bad-input.ts';
import { EncounterType } from '../../plumbing/refs.ts';
import { EventInterface } from '../../plumbing/interfaces.ts';
import { Json } from '../../plumbing/json.ts';
import { SeatKind } from '../seat/seat-type.ts';
import { EncounterModel, type EventModel } from '../../plumbing/model.ts';

/** Entries that one page of a journal has at most. */
export const MAX_PAGE = 100;
const DEFAULT_PAGE = 20;

/** What made a version, as one seat may know it. */
export interface EntryModel {
  readonly version: number;
  readonly at: string;
  readonly by: Actor['kind'];
  readonly seatId: string | null;
  readonly command: CommandModel | null;
  readonly followUps: readonly CommandModel[];
  readonly events: readonly EventModel[];
}

interface CommandModel {
  readonly type: string;
  readonly fields: unknown;
}

const JournalCommandType = builder.objectRef<CommandModel>('JournalCommand').implement({
  description: 'What was asked for.',
  fields: (t) => ({
    type: t.exposeString('type', {
      description: 'The name of its mutation, with a capital: `DeclareAction`.',
    }),
    fields: t.field({
      type: Json,
      description: 'The rest of it, by name.',
      resolve: ({ fields }) => fields,
    }),
  }),
});

export const JournalEntryType = builder.objectRef<EntryModel>('JournalEntry').implement({
  description: 'What made one version of an encounter.',
  fields: (t) => ({
    version: t.exposeInt('version', { description: 'The version that it made.' }),
    at: t.exposeString('at', { description: 'When. ISO 8601, UTC.' }),
    by: t.field({ type: SeatKind, description: 'Who asked for it.', resolve: ({ by }) => by }),
    seatId: t.id({
      nullable: true,
      description:
        'The seat that asked; null when this seat may not know, or when it was a seat at another server.',
      resolve: ({ seatId }) => seatId,
    }),
    command: t.field({
      type: JournalCommandType,
      nullable: true,
      description:
        'What was asked for; null when it was another seat that asked: what came of it stands in `events`.',
      resolve: ({ command }) => command,
    }),
    followUps: t.field({
      type: [JournalCommandType],
      description:
        'The commands that followed by themselves, in order, where the pace is FLOW. For GMs.',
      resolve: ({ followUps }) => [...followUps],
    }),
    events: t.field({
      type: [EventInterface],
      description: 'What happened, in order.',
      resolve: ({ events }) => [...events],
    }),
  }),
});

const JournalEdge = builder.objectRef<EntryModel>('JournalEdge').implement({
  description: 'An entry and its place.',
  fields: (t) => ({
    cursor: t.string({ description: 'Its place.', resolve: ({ version }) => String(version) }),
    node: t.field({ type: JournalEntryType, description: 'The entry.', resolve: (entry) => entry }),
  }),
});

interface PageModel {
  readonly entries: readonly EntryModel[];
  readonly hasNextPage: boolean;
  readonly hasPreviousPage: boolean;
}

const PageInfo = builder.objectRef<PageModel>('PageInfo').implement({
  description: 'Where a page stands in its list.',
  fields: (t) => ({
    hasNextPage: t.exposeBoolean('hasNextPage', { description: 'Whether more follows.' }),
    hasPreviousPage: t.exposeBoolean('hasPreviousPage', {
      description: 'Whether something comes before.',
    }),
    startCursor: t.string({
      nullable: true,
      description: 'The place of the first of the page; null when it is empty.',
      resolve: ({ entries }) => cursorOf(entries[0]),
    }),
    endCursor: t.string({
      nullable: true,
      description: 'The place of the last: ask for what follows with it as `after`.',
      resolve: ({ entries }) => cursorOf(entries.at(-1)),
    }),
  }),
});

const cursorOf = (entry: EntryModel | undefined): string | null =>
  entry ? String(entry.version) : null;

const JournalConnection = builder.objectRef<PageModel>('JournalConnection').implement({
  description: 'A page of the journal of an encounter, oldest entries first.',
  fields: (t) => ({
    edges: t.field({
      type: [JournalEdge],
      description: 'The entries with their places.',
      resolve: ({ entries }) => [...entries],
    }),
    nodes: t.field({
      type: [JournalEntryType],
      description: 'The entries alone.',
      resolve: ({ entries }) => [...entries],
    }),
    pageInfo: t.field({
      type: PageInfo,
      description: 'Where the page stands.',
      resolve: (page) => page,
    }),
  }),
});

builder.objectField(EncounterType, 'journal', (t) =>
  t.field({
    type: JournalConnection,
    nullable: true,
    description:
      'What has made this encounter what it is, an entry for each version. Nothing is ever taken out of it. Null, with an error of the code `BAD_USER_INPUT`, where an argument makes no sense.',
    args: {
      after: t.arg.string({ required: false, description: 'Go on after this cursor.' }),
      first: t.arg.int({
        defaultValue: DEFAULT_PAGE,
        description: `How many entries, 1 to ${MAX_PAGE}.`,
      }),
    },
    resolve: async ({ record, seat }, { after, first: count }, { encounters }) => {
      if (count < 1 || count > MAX_PAGE) throw badInput(`\`first\` is 1 to ${MAX_PAGE}.`);
      const first = versionOf(after) + 1;
      const last = Math.min(first + count - 1, record.version);
      const states = first > last ? [] : await encounters.versionStates(record, { first, last });
      const entries = states.map((past) =>
        entryOf(past, new EncounterModel({ record: recordAt(record, past), seat })),
      );
      return { entries, hasNextPage: last < record.version, hasPreviousPage: first > 1 };
    },
  }),
);

function versionOf(cursor: string | null | undefined): number {
  if (cursor === null || cursor === undefined) return 0;
  if (!/^\d{1,9}$/.test(cursor)) throw badInput('`after` is a cursor of this journal.');
  return Number(cursor);
}

function commandOf(command: unknown): CommandModel {
  const { type, ...fields } = command as { readonly type: string };
  return { type, fields };
}

export function entryOf({ entry }: VersionState, then: EncounterModel): EntryModel {
  const { version, at, actor, seatId, command, followUps = [], events } = entry;
  // What others wrote may name what this seat does not know of, by its mere type.
  const ours = then.actor.kind === 'GM' || seatId === then.seat.id;
  const open = events.some((event) => isLifecycleEvent(event) && isForEverybody(event));
  return {
    version,
    at,
    by: (actor as Actor).kind,
    seatId: ours ? seatId : null,
    command: ours || open ? commandOf(command) : null,
    followUps: then.actor.kind === 'GM' ? followUps.map((next) => commandOf(next.command)) : [],
    events: then.events(events),
  };
}
