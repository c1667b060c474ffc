import { builder } from '../../plumbing/builder.ts';

interface ScoreModel {
  readonly dice: readonly number[];
  readonly subtracted?: readonly number[];
  readonly flat: number;
  readonly total: number;
}

export const Score = builder.objectRef<ScoreModel>('Score').implement({
  description: 'A score as it was rolled.',
  fields: (t) => ({
    dice: t.intList({ description: 'The faces.', resolve: ({ dice }) => [...dice] }),
    subtracted: t.intList({
      description: 'The faces that count against it (VIG-12).',
      resolve: ({ subtracted = [] }) => [...subtracted],
    }),
    flat: t.exposeInt('flat', { description: 'Bonuses and penalties.' }),
    total: t.exposeInt('total', { description: 'The score.' }),
  }),
});

interface ScoreOfOne {
  readonly combatantId: string;
  readonly roll: ScoreModel;
}

/** Declares a type for what each of several rolled. */
export const scoreOfEach = (name: string, description: string) =>
  builder.objectRef<ScoreOfOne>(name).implement({
    description,
    fields: (t) => ({
      combatantId: t.exposeID('combatantId', { description: 'Who rolled.' }),
      roll: t.field({ type: Score, description: 'What.', resolve: ({ roll }) => roll }),
    }),
  });
