/** The format of what is stored, and how older ones are read. */
import { platform } from '#platform';
import type { Statistics } from '@sixbeat/engine';
import type { Checkpoint, DiceRecord, EncounterRecord, Snapshot } from '../ports.ts';
import { type Fields, withNext, without } from './fields.ts';
import { fromFormat4, toFormat4 } from './format-4/index.ts';

/**
 * The format of the snapshots that this code writes. To change what a snapshot holds, raise it, add
 * the upgrade from the format before, and keep encounters of the new one: `npm run keep-format`.
 */
export const SNAPSHOT_SCHEMA = 4;

interface Versioned {
  readonly schema: number;
}

/** From each older format to the next; none is older than the first. */
const upgrades: Readonly<Record<number, (state: unknown) => unknown>> = {
  // The computer played no combatant, and there was no advice to give.
  1: (state) => {
    const { settings, costless, ...rest } = state as Readonly<Record<string, object>>;
    const playing = { costless, playedByComputer: {} };
    return Object.fromEntries(
      Object.keys(state as object).flatMap((key) => {
        if (key === 'settings') return [[key, { ...settings, advice: 'EVERYBODY' }]];
        return key === 'costless' ? Object.entries(playing) : [[key, rest[key]]];
      }),
    );
  },
  // Combatants who had left were not remembered, and VIGILANCE did not ask whether a fight is over.
  2: (state) => {
    const fields = state as Readonly<Record<string, Fields>>;
    return Object.fromEntries(
      Object.entries(withNext(fields, 'playedByComputer', { departed: [] })).map(([key, field]) => {
        if (key === 'settings')
          return [key, withNext(field as Fields, 'askedToRespond', { conclusion: 'ASK' })];
        return [
          key,
          key === 'phase' ? withNext(field as Fields, 'stack', { goesOn: false }) : field,
        ];
      }),
    );
  },
  3: (state) => toFormat4(withAdvice(state)),
};

/** From each format to the one before, for digests that were made of an older one. */
const downgrades: Readonly<Record<number, (state: unknown) => unknown>> = {
  4: fromFormat4,
  3: (state) => {
    const fields = without(state as Fields, { departed: null });
    const { settings, phase } = fields as Readonly<Record<string, Fields>>;
    // Other rulesets have asked before.
    if (!settings || !('askedToRespond' in settings)) return fields;
    const was = { ...fields, settings: without(settings, { conclusion: null }) };
    return phase ? { ...was, phase: without(phase, { goesOn: null }) } : was;
  },
  2: (state) => {
    const fields = without(state as Fields, { playedByComputer: null });
    return { ...fields, settings: without(fields.settings as Fields, { advice: null }) };
  },
};

/** A state as each format has it, the newest first. */
export function inEveryFormat(state: unknown): readonly unknown[] {
  const all = [state];
  for (let schema = SNAPSHOT_SCHEMA; schema > 1; schema--)
    all.push(downgrades[schema]?.(all.at(-1)));
  return all;
}

/** @throws Error when the snapshot is of a format that only newer code knows */
export function upgraded(snapshot: Snapshot): Snapshot {
  return { ...snapshot, schema: SNAPSHOT_SCHEMA, state: stateOf(snapshot) };
}

/** @throws Error when its snapshot is of a format that only newer code knows */
export const upToDate = (record: EncounterRecord): EncounterRecord => ({
  ...record,
  snapshot: upgraded(record.snapshot),
});

/** The state in the newest format. */
export function stateOf(kept: Pick<Checkpoint, 'schema' | 'state'>): unknown {
  assertKnown(kept);
  let { state } = kept;
  for (let { schema } = kept; schema < SNAPSHOT_SCHEMA; schema++) state = upgrades[schema]?.(state);
  return state;
}

/** 1.0.0 left this setting out where it went back to, or parted from, a version of format 1. */
function withAdvice(state: unknown): unknown {
  const { settings } = state as { readonly settings?: { readonly advice?: unknown } };
  return !settings || settings.advice !== undefined
    ? state
    : { ...(state as object), settings: { ...settings, advice: 'EVERYBODY' } };
}

/** What a journal keeps of a version: its state and statistics, and how far its dice had ever come. */
interface Kept {
  readonly state: unknown;
  readonly used: number;
  readonly statistics?: Statistics | undefined;
}

export const checkpointOf = ({ state, used, statistics }: Kept): Checkpoint => ({
  schema: SNAPSHOT_SCHEMA,
  state,
  used,
  ...(statistics && { statistics }),
});

/** How many versions lie between two entries that keep the state. */
export const CHECKPOINT_EVERY = 250;
/** Bytes, compressed: a larger state is not kept beside the events, which need their room. */
const LARGEST_CHECKPOINT = 200_000;

/** State and dice, where they are to be kept in the journal. */
export function checkpointFor(version: number, kept: Kept): Checkpoint | null {
  if (version % CHECKPOINT_EVERY !== 0) return null;
  const length = platform.deflatedLength(JSON.stringify(kept.state));
  return length > LARGEST_CHECKPOINT ? null : checkpointOf(kept);
}

export const snapshotOf = (
  state: unknown,
  dice: DiceRecord,
  statistics?: Statistics,
): Snapshot => ({
  schema: SNAPSHOT_SCHEMA,
  state,
  ...(statistics && { statistics }),
  dice,
});

function assertKnown({ schema }: Versioned): void {
  if (Number.isInteger(schema) && schema >= 1 && schema <= SNAPSHOT_SCHEMA) return;
  throw new Error(
    `The snapshot has the format ${schema}; this server knows those up to ${SNAPSHOT_SCHEMA}. A newer one has written it.`,
  );
}
