import * as z from 'zod';
import { cited, object, type TypeOf } from '../../../core/schema/describe.ts';
import { combatantId } from '../../../core/schema/keys.ts';
import { clockFields } from '../../../core/views/clock.ts';
import { secondsLeft } from '../model/clock.ts';
import type { State } from '../model/state.ts';

export const clockSchema = object('SecondsClock', 'Where a fight of seconds stands.', {
  kind: z.literal('SECONDS'),
  second: z.int().describe('Seconds of the turn that are spent; 0 between turns.'),
  secondsLeft: z.int().describe('Seconds of the turn that are left; 0 between turns.'),
  ...clockFields,
  interrupted: z
    .array(
      object('SecondsInterruptedTurn', cited('A turn that another has interrupted.', 'SEC-25'), {
        combatantId: combatantId.describe('Whose turn.'),
        secondsLeft: z.int().describe('Seconds that it has left.'),
      }),
    )
    .meta(cited('Turns that are interrupted, the first to go on first.', 'SEC-29')),
  delayedIds: z
    .array(combatantId)
    .meta(cited('Who has delayed a turn and may still take it.', 'SEC-24')),
});
export type Clock = TypeOf<typeof clockSchema>;

/** Null when no fight is on. */
export function clockOf({ phase, combatants }: State): Clock | null {
  if (phase.kind !== 'COMBAT') return null;
  const { order, waiting } = phase;
  const interrupted = phase.turns.toReversed();
  const turn = interrupted.shift();
  return {
    kind: 'SECONDS',
    second: turn?.second ?? 0,
    secondsLeft: turn ? secondsLeft(turn) : 0,
    turnOfId: turn?.combatantId ?? null,
    waitingIds: waiting,
    interrupted: interrupted.map((other) => ({
      combatantId: other.combatantId,
      secondsLeft: secondsLeft(other),
    })),
    delayedIds: order.filter((id) => combatants[id]?.delayedTurn),
  };
}
