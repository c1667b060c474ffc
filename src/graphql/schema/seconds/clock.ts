import type { SecondsClock as Clock } from '@sixbeat/engine';
import { builder } from '../../plumbing/builder.ts';

const Interrupted = builder.objectRef<Clock['interrupted'][number]>('InterruptedTurn').implement({
  description: 'A turn that another has broken into (SEC-25).',
  fields: (t) => ({
    combatantId: t.exposeID('combatantId', { description: 'Whose turn.' }),
    secondsLeft: t.exposeInt('secondsLeft', { description: 'Seconds that it has left.' }),
  }),
});

export const SecondsClock = builder.objectRef<Clock>('SecondsClock').implement({
  description: 'Where a fight of seconds stands.',
  fields: (t) => ({
    second: t.exposeInt('second', {
      description: 'Seconds of the turn that are spent; 0 between turns.',
    }),
    secondsLeft: t.exposeInt('secondsLeft', {
      description: 'Seconds of the turn that are left; 0 between turns.',
    }),
    turnOfId: t.id({
      nullable: true,
      description: 'Whose turn it is; null between turns.',
      resolve: ({ turnOf }) => turnOf,
    }),
    waitingIds: t.idList({
      description: 'Whose turn in this round is still to come, in order.',
      resolve: ({ waiting }) => [...waiting],
    }),
    interrupted: t.field({
      type: [Interrupted],
      description: 'Turns that are interrupted, the first to go on first (SEC-29).',
      resolve: ({ interrupted }) => [...interrupted],
    }),
    delayedIds: t.idList({
      description: 'Who has delayed a turn and may still take it (SEC-24).',
      resolve: ({ delayed }) => [...delayed],
    }),
  }),
});
