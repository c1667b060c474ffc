import * as z from 'zod';
import { type Actor, plays } from '../../../core/command/actor.ts';
import { cited, object, oneOf, type TypeOf } from '../../../core/schema/describe.ts';
import { combatantId, id } from '../../../core/schema/keys.ts';
import { clockFields } from '../../../core/views/clock.ts';
import { actionOf, combatantOf } from '../model/lookup.ts';
import { type Combat, declaredFields, type StackObject, type State } from '../model/state.ts';

export const attackStage = oneOf('AttackStage', 'What an attack that has arrived waits for.', {
  WAITING: 'Others may answer it (VIG-45).',
  RESOLVING: 'What is chosen before its dice fall (VIG-56).',
} satisfies Record<StackObject['stage']['kind'], string>);

const stackObjectView = object(
  'VigilanceStackObject',
  cited('An action that has been declared and has not resolved.', 'VIG-46'),
  {
    objectId: id.describe('For an attack its id in `attacks`.'),
    ownerId: combatantId.describe('Who acts.'),
    ...declaredFields,
    attackDifficulty: z
      .int()
      .nullable()
      .meta(
        cited(
          'What a defense against this attack of a creature must reach; null for seats that may not know.',
          'VIG-66',
        ),
      ),
    stage: attackStage.describe('WAITING as long as it may be answered, then RESOLVING.'),
  },
);

export const clockSchema = object(
  'VigilanceClock',
  'Where a fight of turns and responses stands.',
  {
    kind: z.literal('VIGILANCE'),
    ...clockFields,
    stack: z
      .array(stackObjectView)
      .meta(cited('What waits to resolve; the top, which resolves first, stands first.', 'VIG-46')),
  },
);

export type Clock = TypeOf<typeof clockSchema>;

export const clockOf = (state: State, { turn, waiting, stack }: Combat, actor: Actor): Clock => ({
  kind: 'VIGILANCE',
  turnOfId: turn.kind === 'BETWEEN' ? null : turn.combatantId,
  waitingIds: waiting,
  stack: stack.map((object) => viewObject(state, object, actor)).toReversed(),
});

/** What is prepared, and with what a creature attacks, is for who plays it, unless the table says so. */
function viewObject(state: State, object: StackObject, actor: Actor): Clock['stack'][number] {
  const { id: objectId, ownerId, declared, stage } = object;
  const own = plays(actor, ownerId);
  const { nature } = combatantOf(state, ownerId);
  const isAttack = actionOf(state, declared.action).effect.type === 'ATTACK';
  const isShown = own || state.settings.attackDifficulty === 'SHOWN';
  return {
    objectId,
    ownerId,
    ...declared,
    prepares: own ? declared.prepares : null,
    attackDifficulty:
      isShown && isAttack && nature.kind === 'CREATURE' ? nature.attackDifficulty : null,
    stage: stage.kind,
  };
}
