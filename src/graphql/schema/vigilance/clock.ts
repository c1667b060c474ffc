import type { VigilanceClock as Clock } from '@sixbeat/engine';
import { builder } from '../../plumbing/builder.ts';
import { ActionKind, AttackStage } from '../enums.ts';
import { HexType } from '../encounter/hex.ts';

type Item = Clock['stack'][number];

const StackObject = builder.objectRef<Item>('StackObject').implement({
  description: 'An action that has been declared and has not resolved (VIG-46).',
  fields: (t) => ({
    objectId: t.exposeID('id', { description: 'For an attack its id in `attacks`.' }),
    ownerId: t.exposeID('ownerId', { description: 'Who acts.' }),
    action: t.string({
      description: 'The key of the action; `prepare` for preparing one.',
      resolve: ({ declared }) => declared.action,
    }),
    use: t.field({
      type: ActionKind,
      description: 'What it takes.',
      resolve: ({ declared }) => declared.use,
    }),
    boosts: t.stringList({
      description: 'The keys of the boosts on it; they are one object with it (VIG-42).',
      resolve: ({ declared }) => [...declared.boosts],
    }),
    targetIds: t.idList({
      description: 'At whom.',
      resolve: ({ declared }) => [...declared.targetIds],
    }),
    weapon: t.string({
      nullable: true,
      description: 'The weapon of an attack, or to reload; null for bare hands.',
      resolve: ({ declared }) => declared.weapon,
    }),
    ability: t.string({
      nullable: true,
      description: 'The ability that is checked, where the action leaves it open.',
      resolve: ({ declared }) => declared.ability,
    }),
    path: t.field({
      type: [HexType],
      description: 'The way to travel, field by field.',
      resolve: ({ declared }) => [...declared.path],
    }),
    drop: t.string({
      nullable: true,
      description: 'What is dropped on the way.',
      resolve: ({ declared }) => declared.drop,
    }),
    stow: t.string({
      nullable: true,
      description: 'The weapon that is stowed.',
      resolve: ({ declared }) => declared.stow,
    }),
    draw: t.string({
      nullable: true,
      description: 'The weapon that is taken in hand.',
      resolve: ({ declared }) => declared.draw,
    }),
    prepares: t.string({
      nullable: true,
      description: 'The action that is prepared (VIG-52); null for whoever may not know.',
      resolve: ({ declared }) => declared.prepares,
    }),
    attackDifficulty: t.exposeInt('attackDifficulty', {
      nullable: true,
      description:
        'What a defense against this attack of a creature must reach (VIG-66); null for whoever may not know.',
    }),
    stage: t.field({
      type: AttackStage,
      description: 'WAITING as long as it may be answered, then RESOLVING.',
      resolve: ({ stage }) => stage,
    }),
  }),
});

export const VigilanceClock = builder.objectRef<Clock>('VigilanceClock').implement({
  description: 'Where a fight of turns and responses stands.',
  fields: (t) => ({
    turnOfId: t.id({
      nullable: true,
      description: 'Whose turn it is; null between turns.',
      resolve: ({ turnOf }) => turnOf,
    }),
    waitingIds: t.idList({
      description: 'Whose turn in this round is still to come, in order.',
      resolve: ({ waiting }) => [...waiting],
    }),
    stack: t.field({
      type: [StackObject],
      description: 'What waits to resolve; the top, which resolves first, stands first (VIG-46).',
      resolve: ({ stack }) => [...stack],
    }),
  }),
});
