import type { TimelineEntry } from '@sixbeat/engine';
import { builder } from '../../plumbing/builder.ts';
import { PointInTime, types } from '../../plumbing/derived.ts';
import {
  combatantBeside,
  combatantsBeside,
  saysBeside,
  shownWith,
} from '../../plumbing/in-encounter.ts';
import { CombatantType } from '../../plumbing/refs.ts';

export const TimelineEntryType = builder.objectRef<TimelineEntry>('TimelineEntry').implement({
  description: 'Something under way, and when it resolves as things stand now.',
  fields: (t) => ({
    entryId: t.exposeID('id', { description: 'Unique among the entries of this encounter.' }),
    kind: t.field({
      type: types.enum('TimelineKind'),
      description: 'What it is; what each kind means in each ruleset stands with its value.',
      resolve: ({ kind }) => kind,
    }),
    label: t.exposeString('label', { description: 'One line for the table.' }),
    ownerId: t.exposeID('ownerId', { description: 'Whose it is: who does it, or bears it.' }),
    owner: t.field({
      type: CombatantType,
      nullable: true,
      description: saysBeside('ownerId', false),
      resolve: (entry) => combatantBeside(entry, entry.ownerId),
    }),
    targetIds: t.idList({
      description: 'Whom it is about; empty where it is about a place, or about its owner alone.',
      resolve: ({ targetIds }) => [...targetIds],
    }),
    targets: t.field({
      type: [CombatantType],
      description: saysBeside('targetIds', true),
      resolve: (entry) => combatantsBeside(entry, entry.targetIds),
    }),
    resolves: t.field({
      type: PointInTime,
      description: 'When it resolves.',
      resolve: (entry) => shownWith(entry, entry.resolves),
    }),
    rule: t.exposeID('rule', { description: 'The rule behind it.' }),
  }),
});
