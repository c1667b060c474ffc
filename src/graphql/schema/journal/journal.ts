import {
  type Actor,
  type DeclaredRoll,
  type FollowUp,
  foeNumbersOf,
  isComputerChoice,
  plays,
  type Reason,
} from '@sixbeat/engine';
import { type VersionState, recordAt } from '../../../app/journal/history.ts';
import type { NamedKey } from '../../../app/ports.ts';
import { isForEverybody, isLifecycleEvent } from '../../../app/journal/lifecycle-entries.ts';
import { builder } from '../../plumbing/builder.ts';
import type { Context } from '../../plumbing/context.ts';
import { DateTime } from '../../plumbing/date-time.ts';
import { connectionOf, numbersOf, pageArgs, pageAsked } from '../../plumbing/connection.ts';
import { types } from '../../plumbing/derived.ts';
import { type OfASeat, rollShownIn } from '../../plumbing/hand-rolls.ts';
import { EncounterType } from '../../plumbing/refs.ts';
import { EventInterface } from '../../plumbing/interfaces.ts';
import { Json } from '../../plumbing/json.ts';
import { mutationOf } from '../../plumbing/type-names.ts';
import { SeatKind } from '../seat/seat-type.ts';
import { EncounterModel, type EventModel } from '../../plumbing/model.ts';

/** What made a version, as one seat may know it. */
export interface EntryModel {
  readonly version: number;
  readonly at: string;
  /** Null in what was written before editions were noted. */
  readonly edition: number | null;
  readonly judged: boolean;
  /** The encounter, as it is now. */
  readonly of: EncounterModel;
  readonly by: Actor['kind'];
  readonly seatId: string | null;
  readonly apiKey: NamedKey | null;
  readonly command: CommandModel | null;
  readonly followUps: readonly CommandModel[];
  readonly events: readonly EventModel[];
  readonly declared: readonly HandRoll[];
}

/** Dice from a hand, and whose hand that is. */
type HandRoll = DeclaredRoll & OfASeat;

interface CommandModel {
  readonly type: string;
  readonly fields: unknown;
  /** Where its events begin among those of the entry that this seat sees. */
  readonly firstEvent: number;
  /** How many of those it caused. */
  readonly eventCount: number;
  /** Null where the computer has not chosen it. */
  readonly reasons: readonly Reason[] | null;
}

const JournalCommandType = builder.objectRef<CommandModel>('JournalCommand').implement({
  description: 'A command as it was requested.',
  fields: (t) => ({
    mutation: t.string({
      description: 'The mutation that asks for it, e.g. `declareAction`.',
      resolve: ({ type }) => mutationOf(type),
    }),
    input: t.field({
      type: Json,
      description:
        "What it says, mostly by the fields of the mutation's input: as it is stored, with what was filled in.",
      resolve: ({ fields }) => fields,
    }),
    firstEvent: t.exposeInt('firstEvent', {
      description: 'The index, from 0, of its first event among the `events` of the entry.',
    }),
    eventCount: t.exposeInt('eventCount', {
      description: 'How many of the `events` of the entry it caused, from `firstEvent` on.',
    }),
    byComputer: t.boolean({
      description: 'Whether the computer chose it for a combatant that it plays.',
      resolve: ({ reasons }) => reasons !== null,
    }),
    reasons: t.field({
      type: [types.output('ComputerReason')],
      description: 'Why the computer chose it; empty where it did not.',
      resolve: ({ reasons }) => [...(reasons ?? [])],
    }),
  }),
});

export const JournalEntryType = builder.objectRef<EntryModel>('JournalEntry').implement({
  description: 'What made one version of an encounter.',
  fields: (t) => ({
    version: t.exposeInt('version', { description: 'The version that it made.' }),
    at: t.expose('at', { type: DateTime, description: 'When it was written.' }),
    edition: t.int({
      description:
        'The edition of the rules that judged its command: a number that is raised when the outcome of any command changes. Entries of before it was noted are of edition 2, or 1 where the encounter began with 1.0.0-rc.2 or earlier.',
      resolve: ({ edition, of }, _, { encounters }) => edition ?? unnamedIn(of, encounters),
    }),
    judged: t.exposeBoolean('judged', {
      description:
        'Whether its command was judged by this server, when it was given or again when it was imported. False in a copy of a document of an older edition of the rules: events, dice and state were checked, the command was not judged again.',
    }),
    by: t.field({
      type: SeatKind,
      description: 'The kind of seat that requested it.',
      resolve: ({ by }) => by,
    }),
    seatId: t.id({
      nullable: true,
      description:
        'The seat that asked; null when this seat may not know, or when it was a seat at another server.',
      resolve: ({ seatId }) => seatId,
    }),
    command: t.field({
      type: JournalCommandType,
      nullable: true,
      description: 'The request; null when it came from another seat. Its results are in `events`.',
      resolve: ({ command }) => command,
    }),
    followUps: t.field({
      type: [JournalCommandType],
      description:
        'The commands that followed by themselves, in order: where the pace is FLOW, and what the computer chose. For GMs; for who plays those for whom the computer chose, these choices.',
      resolve: ({ followUps }) => [...followUps],
    }),
    declared: t.field({
      type: [types.output('DeclaredRoll')],
      description:
        'The dice that were rolled by hand, as they were declared: what fell, in order, then what was not needed (T-04). Of those of others only where `foeNumbers` shows dice. Who declared them is the seat of this entry, or of those before it that declare dice.',
      resolve: ({ declared }) => [...declared],
    }),
    events: t.field({
      type: [EventInterface],
      description: 'Its events, in order.',
      resolve: ({ events }) => [...events],
    }),
  }),
});

const JournalConnection = connectionOf({
  name: 'Journal',
  description: 'A page of the journal of an encounter, oldest entries first.',
  node: JournalEntryType,
  cursorOf: ({ version }) => String(version),
});

builder.objectField(EncounterType, 'journal', (t) =>
  t.field({
    type: JournalConnection,
    nullable: true,
    description:
      'What has made this encounter what it is, an entry for each version. Nothing is ever taken out of it. Null, with an error, where it cannot be read now.',
    args: pageArgs(),
    resolve: async (now, args, { encounters }) => {
      const { record, seat } = now;
      const { version } = record;
      const { first, last } = numbersOf(pageAsked(args), version);
      const states = first > last ? [] : await encounters.versionStates(record, { first, last });
      return {
        nodes: states.map((past) =>
          entryOf(past, new EncounterModel({ record: recordAt(record, past), seat }), now),
        ),
        hasNextPage: last < version,
        hasPreviousPage: first > 1,
        totalCount: version,
      };
    },
  }),
);

const unnamedEditions = new WeakMap<EncounterModel, Promise<number>>();

/** The edition of entries of this encounter that name none; looked up once for all of an answer. */
function unnamedIn(of: EncounterModel, encounters: Context['encounters']): Promise<number> {
  const edition = unnamedEditions.get(of) ?? encounters.unnamedEdition(of.record);
  unnamedEditions.set(of, edition);
  return edition;
}

function commandOf(command: unknown, more: Omit<CommandModel, 'type' | 'fields'>) {
  const { type, ...fields } = command as { readonly type: string };
  return { type, fields, ...more };
}

/** Faces are shown with the command that they were declared for: until then another seat may still have to roll. */
const withoutFaces = (command: unknown): unknown =>
  (command as { readonly type: string }).type === 'DeclareDice'
    ? { ...(command as object), declared: null }
    : command;

/** Reasons tell of what the computer knew: they are for who may know all of that. */
const mayKnow = (actor: Actor, followUp: FollowUp): boolean =>
  actor.kind === 'GM' ||
  (isComputerChoice(followUp) && followUp.combatants.every((id) => plays(actor, id)));

/** @param now where the combatants that it names are looked up */
export function entryOf(
  { entry }: VersionState,
  then: EncounterModel,
  now: EncounterModel,
): EntryModel {
  const { version, at, actor, seatId, command, followUps = [], events, declared = [] } = entry;
  const { edition = null, unjudged = false, apiKey = null } = entry;
  // What others wrote may name what this seat does not know of, by its mere type.
  const ours = then.actor.kind === 'GM' || seatId === then.seat.id;
  const open = events.some((event) => isLifecycleEvent(event) && isForEverybody(event));
  const seen = events.map((event) => then.events([event], now));
  /** Those of the events from one of these on, up to another, that this seat sees. */
  const seenOf = (from: number, to: number | undefined) => ({
    firstEvent: seen.slice(0, from).flat().length,
    eventCount: seen.slice(from, to).flat().length,
  });
  return {
    version,
    at,
    edition,
    judged: !unjudged,
    of: now,
    by: (actor as Actor).kind,
    seatId: ours ? seatId : null,
    apiKey: ours ? apiKey : null,
    command:
      ours || open
        ? commandOf(seatId === then.seat.id ? command : withoutFaces(command), {
            ...seenOf(0, followUps[0]?.firstEvent),
            reasons: null,
          })
        : null,
    // What others chose has its own events: they are no part of those before it.
    followUps: followUps.flatMap((next, i) =>
      mayKnow(then.actor, next)
        ? [
            commandOf(next.command, {
              ...seenOf(next.firstEvent, followUps[i + 1]?.firstEvent),
              reasons: isComputerChoice(next) ? next.reasons : null,
            }),
          ]
        : [],
    ),
    events: seen.flat(),
    declared: declared
      .filter(({ combatantId }) => showsDice(then, combatantId))
      .map((roll) => rollShownIn(now, roll)),
  };
}

const showsDice = ({ actor, state }: EncounterModel, roller: string | null): boolean =>
  (roller !== null && plays(actor, roller)) ||
  actor.kind === 'GM' ||
  foeNumbersOf(state as Parameters<typeof foeNumbersOf>[0]) !== 'HIDDEN';
