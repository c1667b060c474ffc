/** The decisions while a command waits for dice: those of the combatants whose dice they are, and no others. */
import { type Actor, plays } from '../command/actor.ts';
import type { Decision } from '../decision/decision.ts';
import { allowed, data, decision, option, withoutOptions } from '../decision/findings.ts';
import type { CombatantId } from '../values/ids.ts';
import { MAX_DECLARED } from './declare.ts';
import { type Pending, rollersOf } from './pending.ts';

/** The decision of each who is to roll, as their owner sees it. */
export const diceDecisions = (pending: Pending): readonly Decision[] =>
  rollersOf(pending).map((combatantId) =>
    decision({ kind: 'ROLL_DICE', required: true, combatantId }, () => {
      const command = { type: 'DeclareDice', combatantIds: [combatantId] };
      return allowed(
        option('Roll for me', command),
        option('Declare dice', command, [data('declared', MAX_DECLARED)]),
      );
    }),
  );

/** As a seat sees them; the GM may take the command back. */
export function diceDecisionsFor(pending: Pending, actor: Actor): readonly Decision[] {
  const due = diceDecisions(pending);
  if (actor.kind === 'GM') return [...due, takingBack];
  const isOwn = (roller: CombatantId | null) => roller !== null && plays(actor, roller);
  return due.map((one) => (isOwn(one.combatantId) ? one : withoutOptions(one)));
}

const takingBack = decision({ kind: 'TABLE', required: false }, () =>
  allowed(option('Take the command back', { type: 'TakeBackCommand' })),
);
