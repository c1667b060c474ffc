/** The end of a fight in which no one is left to fight: in some rulesets the GM is asked. */
import { planUnless } from '../command/handler.ts';
import { firstRefusal, illegal, type Rejection } from '../command/rejection.ts';
import type { Decision } from '../decision/decision.ts';
import { allowed, decision, option } from '../decision/findings.ts';
import type { Advice } from '../rulebook/ruling.ts';
import type { RuleId } from '../values/ids.ts';
import { rememberedOfLast } from '../values/remembered.ts';
import type { Result } from '../values/result.ts';
import { type Outcome, outcomeOf } from '../views/outcome.ts';

/** When a fight is over: at once, as the round ends, or when the GM says so. */
type Conclusion = 'AT_ONCE' | 'ROUND_END' | 'ASK';

interface Fight {
  /** Where a table has no setting for it, a fight is over as soon as no two sides can fight. */
  readonly settings: { readonly advice: Advice; readonly conclusion?: Conclusion };
  /** `goesOn`: the GM has said so, for this round. */
  readonly phase: { readonly kind: 'COMBAT'; readonly goesOn: boolean } | { readonly kind: string };
}

interface ConclusionRules<State extends Fight, Recording> {
  readonly rule: RuleId;
  /** The sides that have someone able and willing to fight. */
  readonly fightingSides: (state: State) => readonly string[];
  /** Whether something ongoing could still change who is left. */
  readonly couldStillChange: (state: State) => boolean;
  /** What is over with the fight, just before its end is recorded. */
  readonly ending?: (recorder: Recording) => void;
}

interface Recorder<State> {
  readonly state: State;
  emit(event: Ended): void;
}

/** Where the GM is asked. */
interface AskingRecorder {
  emit(event: { readonly type: 'FightGoesOn' }): void;
}

interface Ended {
  readonly type: 'EncounterEnded';
  readonly outcome: Outcome;
}

/** The questions about the end of a fight, and the answer, by what a ruleset counts as over. */
export function conclusionBy<
  State extends Fight,
  Recording extends Recorder<State> = Recorder<State>,
>({ rule, fightingSides, couldStillChange, ending }: ConclusionRules<State, Recording>) {
  // Playing on, judging and listing all ask it of the same state.
  const isFoughtOut = rememberedOfLast(
    (state: State): boolean =>
      state.phase.kind === 'COMBAT' && fightingSides(state).length < 2 && !couldStillChange(state),
  );
  const goesOn = ({ phase }: State): boolean => 'goesOn' in phase && phase.goesOn;
  const isDue = (state: State): boolean =>
    state.settings.conclusion === 'ASK' && !goesOn(state) && isFoughtOut(state);
  /** Ends a fight that is fought out; false when it is not. */
  const endIfFoughtOut = (recorder: Recording): boolean => {
    const outcome = isFoughtOut(recorder.state) ? outcomeOf(fightingSides(recorder.state)) : null;
    if (!outcome) return false;
    ending?.(recorder);
    recorder.emit({ type: 'EncounterEnded', outcome });
    return true;
  };
  return {
    isDue,
    /** Ends a fight that is fought out where the table plays it so; false when it goes on. */
    endIf: (when: Conclusion, recorder: Recording): boolean =>
      (recorder.state.settings.conclusion ?? 'AT_ONCE') === when &&
      !goesOn(recorder.state) &&
      endIfFoughtOut(recorder),
    /** Whether the fight is over comes before what anybody does in it. */
    refuseDue: (state: State): Rejection | null =>
      isDue(state)
        ? illegal(
            rule,
            'No two sides are left to fight',
            'wait until the GM has said whether the fight is over',
          )
        : null,
    /** The GM may end an encounter at any time. */
    endEncounter: (refuseEnded: (state: State) => Rejection | null) => ({
      judge: (state: State): Result<Outcome, Rejection> =>
        planUnless(refuseEnded(state), { reason: 'GM', sides: fightingSides(state) }),
      apply: (outcome: Outcome, recorder: Recording): void => {
        ending?.(recorder);
        recorder.emit({ type: 'EncounterEnded', outcome });
      },
    }),
    /** The GM's answer. */
    concludeFight: (refuseEnded: (state: State) => Rejection | null) => ({
      judge: (
        state: State,
        { choice }: { readonly choice: 'END' | 'GO_ON' },
      ): Result<'END' | 'GO_ON', Rejection> => {
        const refusal = firstRefusal([
          () => refuseEnded(state),
          () =>
            isDue(state)
              ? null
              : illegal(
                  rule,
                  'It is not asked whether the fight is over',
                  'play on, or end the encounter',
                ),
        ]);
        return planUnless(refusal, choice);
      },
      apply: (choice: 'END' | 'GO_ON', recorder: Recording & AskingRecorder): void => {
        if (choice === 'GO_ON') recorder.emit({ type: 'FightGoesOn' });
        else endIfFoughtOut(recorder);
      },
    }),
  };
}

/** The kind of that decision, for the enum of a ruleset that asks. */
export const conclusionKind = {
  CONCLUSION: 'Whether a fight is over in which no enemies are left.',
};

/** Whether that is the end. */
export const conclusionDecision: Decision = decision({ kind: 'CONCLUSION', required: true }, () =>
  allowed(
    option('End the fight', { type: 'ConcludeFight', choice: 'END' }),
    option('Keep fighting', { type: 'ConcludeFight', choice: 'GO_ON' }),
  ),
);
