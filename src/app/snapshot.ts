/** The format of what is stored, and how older ones are read. */
import type { Checkpoint, DiceRecord, EncounterRecord, Snapshot } from './ports.ts';

/** The format of the snapshots that this code writes. */
export const SNAPSHOT_SCHEMA = 2;

interface Versioned {
  readonly schema: number;
}

/** From each older format to the next; `state` belongs to the rulesets, the rest is ours. */
const upgrades: Readonly<Record<number, (snapshot: Snapshot) => Snapshot>> = {
  // Before there were rewinds the dice only went on, and an encounter had one seed.
  1: ({ dice, ...rest }) => ({
    ...rest,
    schema: 2,
    dice: { ...dice, used: dice.position, since: 1 },
  }),
};

/** @throws Error when the snapshot is of a format that only newer code knows */
export function upgraded(snapshot: Snapshot): Snapshot {
  assertKnown(snapshot);
  const upgrade = upgrades[snapshot.schema];
  return upgrade ? upgraded(upgrade(snapshot)) : snapshot;
}

/** @throws Error when its snapshot is of a format that only newer code knows */
export const upToDate = (record: EncounterRecord): EncounterRecord => ({
  ...record,
  snapshot: upgraded(record.snapshot),
});

/** A state is as its ruleset wrote it: no released format has had another form of it. */
export function stateOf(checkpoint: Checkpoint): unknown {
  assertKnown(checkpoint);
  return checkpoint.state;
}

export const checkpointOf = (state: unknown): Checkpoint => ({ schema: SNAPSHOT_SCHEMA, state });

export const snapshotOf = (state: unknown, dice: DiceRecord): Snapshot => ({
  schema: SNAPSHOT_SCHEMA,
  state,
  dice,
});

function assertKnown({ schema }: Versioned): void {
  if (Number.isInteger(schema) && schema >= 1 && schema <= SNAPSHOT_SCHEMA) return;
  throw new Error(
    `The snapshot has the format ${schema}; this server knows those up to ${SNAPSHOT_SCHEMA}. A newer one has written it.`,
  );
}
