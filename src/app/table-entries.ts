/** Entries of the journal that no ruleset makes: how an encounter begins, rewinds and imports. */
import { z } from 'zod';
import type { JournalEntry } from './ports.ts';

const hex32 = z.string().regex(/^[0-9a-f]{64}$/, 'It has 64 hex digits.');
const version = z.int().min(1);

/** A seed of its own from this entry on, and the one before it, if that was ever told. */
const streamAfter = <Seed extends z.ZodType>(seed: Seed) =>
  z.strictObject({ commitment: hex32, before: z.strictObject({ seed, since: version }) });

export const createdSchema = z.strictObject({
  type: z.literal('CreateEncounter'),
  ruleset: z.string(),
  setup: z.unknown(),
  commitment: hex32,
});

export const branchedSchema = z.strictObject({
  type: z.literal('BranchEncounter'),
  ruleset: z.string(),
  from: z.strictObject({ encounterId: z.string(), version }),
  /** SHA-256 of the state it begins with, which the entry keeps. */
  digest: hex32,
  commitment: hex32,
});

export const rewoundSchema = z.strictObject({
  type: z.literal('RewindEncounter'),
  toVersion: version,
  dice: z.enum(['KEEP', 'REDRAW']),
  reason: z.string(),
  /** Null while the dice still come from the same seed. */
  stream: streamAfter(hex32).nullable(),
});

export const importedSchema = z.strictObject({
  type: z.literal('ImportEncounter'),
  stream: streamAfter(z.null()),
});

export type Created = z.infer<typeof createdSchema>;
export type Branched = z.infer<typeof branchedSchema>;
export type Rewound = z.infer<typeof rewoundSchema>;
export type Imported = z.infer<typeof importedSchema>;

/** How the dice stand after a rewind. */
export type DiceAfterRewind = Rewound['dice'];

/** What an entry of ours is, or null when it is a ruleset's or damaged. */
export function tableCommand(entry: JournalEntry): Created | Branched | Rewound | Imported | null {
  const schema = z.union([createdSchema, branchedSchema, rewoundSchema, importedSchema]);
  return schema.safeParse(entry.command).data ?? null;
}

const tableCommands: ReadonlySet<unknown> = new Set([
  'CreateEncounter',
  'BranchEncounter',
  'RewindEncounter',
  'ImportEncounter',
]);

/** Whether an entry is to be one of ours, sound or not. */
export const isTableCommand = ({ command }: Pick<JournalEntry, 'command'>): boolean =>
  tableCommands.has((command as { readonly type?: unknown } | null)?.type);

/** What happens to an encounter as a whole; everybody at the table may know all of it. */
export type TableEvent =
  | {
      readonly type: 'EncounterRewound';
      readonly toVersion: number;
      readonly dice: DiceAfterRewind;
      readonly reason: string;
    }
  | { readonly type: 'EncounterBranched'; readonly fromId: string; readonly fromVersion: number }
  | { readonly type: 'EncounterImported'; readonly commitment: string };

export function tableEventsOf(
  command: Created | Branched | Rewound | Imported,
): readonly TableEvent[] {
  switch (command.type) {
    case 'CreateEncounter':
      return [];
    case 'BranchEncounter': {
      const { encounterId: fromId, version: fromVersion } = command.from;
      return [{ type: 'EncounterBranched', fromId, fromVersion }];
    }
    case 'RewindEncounter': {
      const { toVersion, dice, reason } = command;
      return [{ type: 'EncounterRewound', toVersion, dice, reason }];
    }
    case 'ImportEncounter':
      return [{ type: 'EncounterImported', commitment: command.stream.commitment }];
  }
}

export const isTableEvent = (event: { readonly type: string }): event is TableEvent =>
  ['EncounterRewound', 'EncounterBranched', 'EncounterImported'].includes(event.type);

/** One line for the table's log. */
export function narrateTable(event: TableEvent): string {
  switch (event.type) {
    case 'EncounterRewound': {
      const dice = event.dice === 'KEEP' ? 'kept' : 'drawn anew';
      return `Rewound to version ${event.toVersion}, the dice ${dice}: ${event.reason}`;
    }
    case 'EncounterBranched':
      return `Branched from version ${event.fromVersion} of ${event.fromId}`;
    case 'EncounterImported':
      return 'Imported; new dice from here on';
  }
}
