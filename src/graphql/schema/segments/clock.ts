import type { SegmentsClock as Clock } from '@sixbeat/engine';
import { builder } from '../../plumbing/builder.ts';

export const SegmentsClock = builder.objectRef<Clock>('SegmentsClock').implement({
  description: 'Where a fight of segments stands.',
  fields: (t) => ({
    segment: t.exposeInt('segment', { description: 'The segment of the round, 1 to 3.' }),
    turnOfId: t.id({
      nullable: true,
      description: 'Whose turn it is; null between turns.',
      resolve: ({ turnOf }) => turnOf,
    }),
    waitingIds: t.idList({
      description: 'Whose turn in this segment is still to come, in order.',
      resolve: ({ waiting }) => [...waiting],
    }),
  }),
});
