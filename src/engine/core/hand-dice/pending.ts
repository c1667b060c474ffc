/** A command that waits for dice. It stands in the state, and is judged anew when they are there. */
import * as z from 'zod';
import type { Actor } from '../command/actor.ts';
import { illegal, type Rejection } from '../command/rejection.ts';
import type { CommandTemplate } from '../decision/decision.ts';
import type { TypeOf } from '../schema/describe.ts';
import { event, routine } from '../schema/event.ts';
import { combatantId, id } from '../schema/keys.ts';
import type { CombatantId } from '../values/ids.ts';
import { answeredRolls, neededRolls } from './rolls.ts';

const MAX_COMBATANTS = 200;
const MAX_REASONS = 5;

const ids = z.array(combatantId).max(MAX_COMBATANTS);

/** What a command waits for. */
const waitingFields = {
  /** The rolls that are still to be declared. */
  rolls: neededRolls,
  /** Those that were. */
  answered: answeredRolls,
  /** Whose dice come from a hand. */
  byHand: ids,
};
export const waitingSchema = z.strictObject(waitingFields);
export type Waiting = TypeOf<typeof waitingSchema>;

/** Who gave a command that waits. */
const giverSchema = z.union([
  z.strictObject({ kind: z.literal('GM') }),
  z.strictObject({ kind: z.literal('PLAYER'), combatants: ids }),
]);

/** The field `pending` of a state. */
export const pendingSchema = z
  .strictObject({
    command: z.looseObject({ type: z.string() }),
    by: giverSchema,
    /** Why the computer chose it; null where it did not. */
    reasons: z
      .array(z.strictObject({ text: z.string(), rule: id.nullable(), value: z.number() }))
      .max(MAX_REASONS)
      .nullable(),
    ...waitingFields,
  })
  .nullable();
export type Pending = NonNullable<TypeOf<typeof pendingSchema>>;

export interface WithPending {
  readonly pending: Pending | null;
}

/** Who has still to declare dice, each once. */
export const rollersOf = ({ rolls }: Pending): readonly CombatantId[] => [
  ...new Set(rolls.flatMap(({ combatantId: roller }) => roller ?? [])),
];

export const isComplete = ({ rolls }: Pending): boolean => rolls.length === 0;

/** Whether an actor's command is the one that waits. */
export const isHeld = ({ command }: Pending, given: CommandTemplate | object): boolean =>
  JSON.stringify(command) === JSON.stringify(given);

/** The commands that are judged while another one waits. */
const meanwhile: readonly string[] = ['DeclareDice', 'TakeBackCommand'];

/** T-04: while a command waits for dice nothing else happens. */
export function refuseWhilePending(
  { pending }: Partial<WithPending>,
  command: { readonly type: string },
): Rejection | null {
  if (!pending || meanwhile.includes(command.type)) return null;
  if (isComplete(pending) && isHeld(pending, command)) return null;
  return illegal(
    'T-04',
    'A command waits for dice that are rolled by hand',
    'declare them, or have the game master roll for them or take the command back',
    { rollers: rollersOf(pending) },
  );
}

export const pendingEvents = {
  DiceAsked: event('TABLE', 'A command waits for dice that are rolled by hand.', {
    pending: pendingSchema.meta({ seenBy: 'ENGINE' }),
  }),
  DiceDeclared: event('TABLE', 'Dice that a command waits for were rolled by hand.', {
    combatantId: combatantId.describe('Whose dice.'),
    answered: answeredRolls.meta({ seenBy: 'ENGINE' }),
  }),
  CommandTakenBack: event('TABLE', 'The GM has taken back a command that waited for dice.', {}),
  CommandResumed: routine(event('TABLE', 'The dice are there, and the command goes on.', {})),
};

interface Answering {
  readonly combatantId: CombatantId;
  readonly answered: Pending['answered'];
}

/** What these events do to a state. */
export const pendingChanges = <State extends WithPending>() => ({
  DiceAsked: (state: State, { pending }: WithPending): State => ({ ...state, pending }),
  DiceDeclared: (state: State, { combatantId: roller, answered }: Answering): State => {
    const { pending } = state;
    if (!pending) return state;
    const rolls = pending.rolls.filter(({ combatantId: other }) => other !== roller);
    return {
      ...state,
      pending: { ...pending, rolls, answered: [...pending.answered, ...answered] },
    };
  },
  CommandTakenBack: notPending<State>,
  CommandResumed: notPending<State>,
});

const notPending = <State extends WithPending>(state: State): State => ({
  ...state,
  pending: null,
});

export const giverOf = (actor: Actor): Pending['by'] =>
  actor.kind === 'PLAYER' ? actor : { kind: 'GM' };
