import { planUnless } from '../../../core/command/handler.ts';
import {
  firstRefusal,
  illegal,
  notFound,
  type Rejection,
} from '../../../core/command/rejection.ts';
import { err, ok } from '../../../core/values/result.ts';
import { inflict } from '../condition/inflict.ts';
import { endOneRollConditions } from '../condition/one-roll.ts';
import { diceTerm, OWN_DICE, valueTerm } from '../../../core/score/score.ts';
import { extraFor } from '../stats/checks.ts';
import { refuseEnded } from '../stats/guards.ts';
import { poolWith, rollPips } from '../stats/rolls.ts';
import type { CommandOf } from '../model/commands.ts';
import type { Handler } from '../model/handler.ts';
import { combatantOf, findCombatant } from '../model/lookup.ts';
import type { State } from '../model/state.ts';

const FIRST_DC = 10;
const HARDER_EACH_HOUR = 2;
const DICE = 3;

/** SEG-97: the DC of the check after this many hours that were borne. */
export const bindingDc = (hours: number): number => FIRST_DC + HARDER_EACH_HOUR * hours;

/** SEG-97, 98: the Strength check after another hour of continuous binding. */
export const continueBinding: Handler<CommandOf<'ContinueBinding'>, Binding> = {
  judge: (state, { combatantId }) => {
    const refusal = refuseInFight(state, combatantId);
    if (refusal) return err(refusal);
    const { name, binding } = combatantOf(state, combatantId);
    if (binding.kind !== 'FAILED') return ok({ combatantId, hours: binding.hours });
    return err(
      illegal(
        'SEG-98',
        `${name} is too worn out to go on binding`,
        "it takes a full night's rest first",
      ),
    );
  },
  apply: ({ combatantId, hours }, recorder, dice) => {
    const binder = combatantOf(recorder.state, combatantId);
    const pool = poolWith([
      valueTerm('Strength', binder.abilities.strength),
      diceTerm(OWN_DICE, DICE, 6, 'SEG-97'),
      ...extraFor(recorder.state, binder, 'ABILITY'),
    ]);
    const roll = rollPips(dice, pool, { combatantId, purpose: 'CHECK', rule: 'SEG-97' });
    const dc = bindingDc(hours);
    recorder.emit({
      type: 'BindingContinued',
      combatantId,
      dc,
      roll,
      binding: roll.total >= dc ? { kind: 'HOURS', hours: hours + 1 } : { kind: 'FAILED' },
    });
    endOneRollConditions(recorder, 'ABILITY', combatantId);
    if (roll.total < dc)
      inflict(recorder, combatantId, {
        condition: 'exhausted',
        until: null,
        dice: 0,
        once: false,
      });
  },
};

interface Binding {
  readonly combatantId: string;
  /** Those that were borne. */
  readonly hours: number;
}

/** SEG-97, 98: a full night's rest sets the DC back, and lets go on who could not, unless the GM says otherwise. */
export const takeLongRest: Handler<CommandOf<'TakeLongRest'>> = {
  judge: (state, command) => planUnless(refuseInFight(state, command.combatantId), command),
  apply: ({ combatantId, staysUnable }, recorder) => {
    recorder.emit({ type: 'LongRestTaken', combatantId, ...(staysUnable && { staysUnable }) });
  },
};

function refuseInFight(state: State, combatantId: string): Rejection | null {
  const combatant = findCombatant(state, combatantId);
  if (!combatant) return notFound('combatant', combatantId);
  return firstRefusal([
    () => refuseEnded(state),
    () =>
      state.phase.kind === 'COMBAT'
        ? illegal(
            'SEG-97',
            'Hours of binding and nights of rest do not fit into a fight',
            'they come before it',
          )
        : null,
    () =>
      combatant.status === 'DOWN'
        ? illegal(
            'SEG-105',
            `${combatant.name} is down`,
            'only those who are not can bind, or rest for it',
          )
        : null,
  ]);
}
