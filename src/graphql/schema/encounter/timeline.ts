import type { Moment, TimelineEntry } from '@sixbeat/engine';
import { builder } from '../../plumbing/builder.ts';

export const MomentType = builder.objectRef<Moment>('Moment').implement({
  description: 'A moment of the fight.',
  fields: (t) => ({
    round: t.exposeInt('round', { description: '0 for what comes before the first round.' }),
    step: t.exposeInt('step', { description: 'The segment of the round, 1 to 3.' }),
    onTurnOfId: t.id({
      nullable: true,
      description: 'On whose turn; null for the start of the segment.',
      resolve: ({ onTurnOfId }) => onTurnOfId,
    }),
  }),
});

export const TimelineEntryType = builder.objectRef<TimelineEntry>('TimelineEntry').implement({
  description: 'Something under way, and when it resolves as things stand now.',
  fields: (t) => ({
    entryId: t.exposeID('id', { description: 'Tells it from the others of this encounter.' }),
    kind: t.exposeString('kind', {
      description:
        'ATTACK, DEFERRED_DEFENSE, PROJECTILE, AREA, FOLLOW_UP, MOVEMENT, PUSHBACK, STRUCTURE, CONDITION or COOLDOWN.',
    }),
    label: t.exposeString('label', { description: 'One line for the table.' }),
    sourceId: t.exposeID('sourceId', { nullable: true, description: 'Whose doing it is.' }),
    targetId: t.exposeID('targetId', { nullable: true, description: 'Whom it concerns.' }),
    resolves: t.field({
      type: MomentType,
      description: 'When it resolves.',
      resolve: ({ resolves }) => resolves,
    }),
    rule: t.exposeID('rule', { description: 'The rule behind it.' }),
  }),
});
