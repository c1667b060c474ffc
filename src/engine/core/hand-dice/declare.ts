/** Declaring dice, and taking back the command that waits for them. */
import * as z from 'zod';
import { planUnless } from '../command/handler.ts';
import { illegal, invalid, type Rejection } from '../command/rejection.ts';
import { MAX_COMBATANTS } from '../roster/joining.ts';
import { command } from '../schema/command.ts';
import type { TypeOf } from '../schema/describe.ts';
import { combatantId } from '../schema/keys.ts';
import type { CombatantId } from '../values/ids.ts';
import { err, ok, type Result } from '../values/result.ts';
import type { WithPending } from './pending.ts';
import { type AnsweredRoll, facesSchema, type NeededRoll } from './rolls.ts';

export const MAX_DECLARED = 1000;

/** Faces of one roll after the other; null where the encounter's dice are to make it. */
export const declaredSchema = z.array(facesSchema.nullable()).max(MAX_DECLARED);
export type Declared = TypeOf<typeof declaredSchema>;

export const pendingCommands = {
  DeclareDice: command(
    'DeclareDice',
    'Declares the dice of combatants that a command waits for: the rolls of the first one, then those of the next. Without `declared` the dice of the encounter fall in their place.',
    {
      combatantIds: z
        .array(combatantId)
        .min(1)
        .max(MAX_COMBATANTS)
        .describe('Whose dice, each once. All of them must be of this seat.'),
      /** Part of what every command says in the API. */
      declared: declaredSchema.nullable().default(null).meta({ seenBy: 'ENGINE' }),
    },
    'CHECK',
  ),
  TakeBackCommand: command(
    'TakeBackCommand',
    'Takes back the command that waits for dice. Only the GM may.',
    {},
    'MANAGE',
  ),
};
type DeclareDice = TypeOf<typeof pendingCommands.DeclareDice>;
type TakeBack = TypeOf<typeof pendingCommands.TakeBackCommand>;

/**
 * The faces for these rolls, or the first that cannot be.
 *
 * @param before how many rolls stand in the field `declared` before these
 */
export function answersTo(
  rolls: readonly NeededRoll[],
  declared: Declared,
  before = 0,
): Result<readonly AnsweredRoll[], Rejection> {
  const [wanted, given] = [rolls.length + before, declared.length + before];
  if (wanted !== given)
    return err(invalid('declared', `It takes the faces of ${wanted} rolls, and has ${given}.`));
  const answered = rolls.map((roll, i) => ({ ...roll, faces: declared[i] ?? null }));
  for (const [i, { faces, count, sides }] of answered.entries()) {
    if (faces && faces.length !== count)
      return err(
        invalid(`declared.${before + i}`, `It takes ${count} dice, and has ${faces.length}.`),
      );
    const wrong = faces?.findIndex((face) => face < 1 || face > sides) ?? -1;
    if (wrong >= 0)
      return err(
        invalid(
          `declared.${before + i}.${wrong}`,
          `A d${sides} shows 1 to ${sides}, not ${faces?.[wrong]}.`,
        ),
      );
  }
  return ok(answered);
}

interface Recorder<Event> {
  emit(event: Event): void;
}

interface DiceDeclared {
  readonly type: 'DiceDeclared';
  readonly combatantId: CombatantId;
  readonly answered: readonly AnsweredRoll[];
}

type Answered = ReadonlyMap<AnsweredRoll['combatantId'], readonly AnsweredRoll[]>;

export const pendingHandlers = {
  DeclareDice: {
    judge: ({ pending }: WithPending, { combatantIds, declared }: DeclareDice) => {
      const twice = combatantIds.findIndex((id, i) => combatantIds.indexOf(id) < i);
      if (twice >= 0) return err(invalid(`combatantIds.${twice}`, 'Name each of them once.'));
      const rollsOf = combatantIds.map(
        (id) => pending?.rolls.filter((roll) => roll.combatantId === id) ?? [],
      );
      if (rollsOf.some((own) => own.length === 0))
        return err(
          illegal('T-04', 'Nothing waits for these dice', 'wait until they are asked for'),
        );
      const rolls = rollsOf.flat();
      const answers = answersTo(rolls, declared ?? rolls.map(() => null));
      return answers.ok ? ok(Map.groupBy(answers.value, (roll) => roll.combatantId)) : answers;
    },
    apply: (answers: Answered, recorder: Recorder<DiceDeclared>): void => {
      for (const [roller, answered] of answers)
        if (roller !== null) recorder.emit({ type: 'DiceDeclared', combatantId: roller, answered });
    },
  },
  TakeBackCommand: {
    judge: ({ pending }: WithPending, given: TakeBack) =>
      planUnless(
        pending ? null : illegal('T-04', 'No command waits for dice', 'undo the last version'),
        given,
      ),
    apply: (_: unknown, recorder: Recorder<{ readonly type: 'CommandTakenBack' }>): void => {
      recorder.emit({ type: 'CommandTakenBack' });
    },
  },
};
