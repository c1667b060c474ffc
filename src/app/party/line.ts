/** What has changed a party, in one line each. */
import type { Rest } from '@sixbeat/engine';
import { lifecycleCommand, type RestoredMembers } from '../journal/lifecycle-entries.ts';
import type { JournalEntry } from '../ports.ts';

/** What a step of a party was. */
export const partySteps = {
  CREATED: 'The party was made.',
  MEMBERS_ADDED: 'Members have come.',
  MEMBER_CHANGED: 'The name, side or sheet of a member.',
  MEMBER_REMOVED: 'A member has left.',
  RULING: 'How a member is, as its owner says: stats, conditions, place.',
  DEFINED: 'Actions and conditions were defined.',
  RENAMED: 'The name of the party, or what frontends keep with it.',
  REST: 'A rest.',
  WRITE_BACK: 'What a fight has made of members was written back.',
  UNDO: 'A write-back was taken back.',
} as const;
export type PartyStep = keyof typeof partySteps;

const byCommand: Readonly<Record<string, PartyStep>> = {
  CreateEncounter: 'CREATED',
  AddCombatants: 'MEMBERS_ADDED',
  UpdateCombatant: 'MEMBER_CHANGED',
  RemoveCombatant: 'MEMBER_REMOVED',
  Adjudicate: 'RULING',
  DefineActions: 'DEFINED',
  UpdateEncounter: 'RENAMED',
};

export function stepOf({ command }: Pick<JournalEntry, 'command'>): PartyStep {
  const restored = restoredBy({ command });
  if (restored) return restored.cause.kind;
  const step = byCommand[(command as { readonly type: string }).type];
  if (!step) throw new Error('The journal of a party has an entry of no party.');
  return step;
}

/** What an entry has made of members who are there, if that is what it did. */
export function restoredBy(entry: Pick<JournalEntry, 'command'>): RestoredMembers | null {
  const command = lifecycleCommand(entry);
  return command?.type === 'RestoreMembers' ? command : null;
}

const restWords: Readonly<Record<Rest, string>> = {
  SHORT: 'a short rest',
  NIGHT: 'a night of sleep',
  BED: 'a day in bed',
};

/** One line for people. */
export function partyLine({ command }: Pick<JournalEntry, 'command'>): string {
  const restored = restoredBy({ command });
  if (!restored) return partySteps[stepOf({ command })].replace(/\.$/, '');
  const { cause, members } = restored;
  const names = (members as readonly { readonly combatant: { readonly name: string } }[])
    .map(({ combatant }) => combatant.name)
    .join(', ');
  switch (cause.kind) {
    case 'REST':
      return `After ${restWords[cause.rest]}: ${names}`;
    case 'WRITE_BACK':
      return `Back from the fight ${cause.encounterId}: ${names}`;
    case 'UNDO':
      return `As before version ${cause.version}: ${names}`;
  }
}
