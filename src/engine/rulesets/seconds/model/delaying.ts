import * as z from 'zod';
import { cited, object, oneOf, type TypeOf, union } from '../../../core/schema/describe.ts';
import { combatantId } from '../../../core/schema/keys.ts';
import { SECONDS_PER_TURN } from './actions.ts';

/** SEC-24: the kinds of triggers that a delayed turn can wait for. */
export const triggerKind = oneOf(
  'SecondsDelayTriggerKind',
  cited('What a delayed turn waits for.', 'SEC-24'),
  {
    BETWEEN_TURNS: 'Any time between two turns.',
    TURN: "A combatant's next turn, as it begins.",
    ACTION: "A combatant's next action, once it is done.",
    ATTACKED: 'The next attack on the waiting combatant, once it is over.',
    SECOND: "A second of a combatant's turn, once it has passed.",
  },
);

const secondOfTurn = z.int().min(1).max(SECONDS_PER_TURN);
const ofId = combatantId.describe('Whose turn, action or second.');

/** SEC-24: the same in a command, field by field. */
export const awaitedFields = {
  until: triggerKind.default('BETWEEN_TURNS').meta(cited('What to wait for.', 'SEC-24')),
  ofId: combatantId
    .nullable()
    .default(null)
    .describe('Whose turn, action or second; with TURN, ACTION and SECOND only.'),
  second: secondOfTurn.nullable().default(null).describe('Which second, 1 to 6; with SECOND only.'),
};

/** SEC-24: what a delayed turn waits for; when it first happens its owner is asked. */
export const awaitedSchema = union(
  'SecondsDelayTrigger',
  cited('What a delayed turn waits for.', 'SEC-24'),
  'kind',
  [
    object('SecondsBetweenTurns', 'Any time between two turns.', {
      kind: z.literal('BETWEEN_TURNS'),
    }),
    object('SecondsAwaitedTurn', "A combatant's next turn, as it begins.", {
      kind: z.literal('TURN'),
      ofId,
    }),
    object('SecondsAwaitedAction', "A combatant's next action, once it is done.", {
      kind: z.literal('ACTION'),
      ofId,
    }),
    object('SecondsAwaitedAttack', 'The next attack on the waiting combatant, once it is over.', {
      kind: z.literal('ATTACKED'),
    }),
    object('SecondsAwaitedSecond', "A second of a combatant's turn, once it has passed.", {
      kind: z.literal('SECOND'),
      ofId,
      second: secondOfTurn.describe('Which, 1 to 6.'),
    }),
  ],
);
export type Awaited = TypeOf<typeof awaitedSchema>;

/** SEC-24: a turn that waits to be taken. */
export const heldTurn = () =>
  z.strictObject({
    until: awaitedSchema,
    /** Whether that has happened, and its owner is asked as soon as nothing is ongoing. */
    due: z.boolean(),
  });

export const betweenTurns: Awaited = { kind: 'BETWEEN_TURNS' };

/** What a command says of it. */
export type AwaitedFields = {
  readonly [Field in keyof typeof awaitedFields]: z.output<(typeof awaitedFields)[Field]>;
};

/** Field by field, as a command would say it. */
export const fieldsOf = (awaited: Awaited): AwaitedFields => ({
  until: awaited.kind,
  ofId: 'ofId' in awaited ? awaited.ofId : null,
  second: 'second' in awaited ? awaited.second : null,
});

export function sameAwaited(one: Awaited, other: Awaited): boolean {
  const [these, those] = [fieldsOf(one), fieldsOf(other)];
  return these.until === those.until && these.ofId === those.ofId && these.second === those.second;
}

/** What a command says, in one piece. */
export function awaitedBy({ until, ofId, second }: AwaitedFields): Awaited {
  switch (until) {
    case 'BETWEEN_TURNS':
    case 'ATTACKED':
      return { kind: until };
    case 'TURN':
    case 'ACTION':
      return ofId === null ? betweenTurns : { kind: until, ofId };
    case 'SECOND':
      return ofId === null || second === null ? betweenTurns : { kind: until, ofId, second };
  }
}
