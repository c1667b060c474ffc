import { builder } from '../../plumbing/builder.ts';

interface RollModel {
  readonly combatantId: string;
  readonly dice: readonly number[];
  readonly sixes: number;
}

export const InitiativeRoll = builder.objectRef<RollModel>('InitiativeRoll').implement({
  description: 'One initiative roll (SEG-14).',
  fields: (t) => ({
    combatantId: t.exposeID('combatantId', { description: 'Who rolled.' }),
    dice: t.intList({ description: 'The faces.', resolve: ({ dice }) => [...dice] }),
    sixes: t.exposeInt('sixes', { description: 'The score.' }),
  }),
});

interface DelayModel {
  readonly combatantId: string;
  readonly until: number;
}

export const InitiativeDelay = builder.objectRef<DelayModel>('InitiativeDelay').implement({
  description: 'Someone who cannot act at first (SEG-17).',
  fields: (t) => ({
    combatantId: t.exposeID('combatantId', { description: 'Who.' }),
    until: t.exposeInt('until', { description: 'The first segment to act in.' }),
  }),
});

interface CheckModel {
  readonly combatantId: string;
  readonly dice: readonly number[];
  readonly successes: number;
}

export const CheckRoll = builder.objectRef<CheckModel>('CheckRoll').implement({
  description: 'One roll of a check.',
  fields: (t) => ({
    combatantId: t.exposeID('combatantId', { description: 'Who rolled.' }),
    dice: t.intList({ description: 'The faces.', resolve: ({ dice }) => [...dice] }),
    successes: t.exposeInt('successes', { description: 'What counts.' }),
  }),
});
