/** Whether a fight is over in which nobody is left to fight: in some rulesets the GM is asked. */
import { firstRefusal, illegal, type Rejection } from '../command/rejection.ts';
import type { Decision } from '../decision/decision.ts';
import { allowed, decision, option } from '../decision/findings.ts';
import type { RuleId } from '../values/ids.ts';
import { rememberedOfLast } from '../values/remembered.ts';
import { type Outcome, outcomeOf } from '../views/outcome.ts';

interface Fight {
  readonly settings: { readonly conclusion: string };
  /** `goesOn`: the GM has said so, for this round. */
  readonly phase: { readonly kind: 'COMBAT'; readonly goesOn: boolean } | { readonly kind: string };
}

interface ConclusionRules<State extends Fight, Log> {
  readonly rule: RuleId;
  /** The sides that have someone able and willing to fight. */
  readonly fightingSides: (state: State) => readonly string[];
  /** Whether something under way could still change who is left. */
  readonly couldStillChange: (state: State) => boolean;
  /** What is over with the fight, just before its end is recorded. */
  readonly ending?: (log: Log) => void;
}

interface Recorder<State> {
  readonly state: State;
  emit(event: { readonly type: 'FightGoesOn' } | Ended): void;
}

interface Ended {
  readonly type: 'EncounterEnded';
  readonly outcome: Outcome;
}

/** The questions about the end of a fight, and the answer, by what a ruleset counts as over. */
export function conclusionBy<State extends Fight, Log extends Recorder<State> = Recorder<State>>({
  rule,
  fightingSides,
  couldStillChange,
  ending,
}: ConclusionRules<State, Log>) {
  // Playing on, judging and listing all ask it of the same state.
  const isFoughtOut = rememberedOfLast(
    (state: State): boolean =>
      state.phase.kind === 'COMBAT' && fightingSides(state).length < 2 && !couldStillChange(state),
  );
  const isDue = (state: State): boolean =>
    state.settings.conclusion === 'ASK' &&
    'goesOn' in state.phase &&
    !state.phase.goesOn &&
    isFoughtOut(state);
  /** Ends a fight that is fought out; false when it is not. */
  const endIfFoughtOut = (log: Log): boolean => {
    const outcome = isFoughtOut(log.state) ? outcomeOf(fightingSides(log.state)) : null;
    if (!outcome) return false;
    ending?.(log);
    log.emit({ type: 'EncounterEnded', outcome });
    return true;
  };
  return {
    isFoughtOut,
    isDue,
    endIfFoughtOut,
    /** Whether the fight is over comes before what anybody does in it. */
    refuseDue: (state: State): Rejection | null =>
      isDue(state)
        ? illegal(
            rule,
            'No two sides are left to fight',
            'wait until the GM has said whether the fight is over',
          )
        : null,
    /** The GM's answer. */
    handler: (refuseEnded: (state: State) => Rejection | null) => ({
      refuse: (state: State): Rejection | null =>
        firstRefusal([
          () => refuseEnded(state),
          () =>
            isDue(state)
              ? null
              : illegal(
                  rule,
                  'It is not asked whether the fight is over',
                  'play on, or end the encounter',
                ),
        ]),
      carryOut: (log: Log, { choice }: { readonly choice: 'END' | 'GO_ON' }): void => {
        if (choice === 'GO_ON') log.emit({ type: 'FightGoesOn' });
        else endIfFoughtOut(log);
      },
    }),
  };
}

/** The kind of that decision, for the enum of a ruleset that asks. */
export const conclusionKind = {
  CONCLUSION: 'Whether a fight is over that nobody is left to fight.',
};

/** Whether that is the end. */
export const conclusionDecision: Decision = decision({ kind: 'CONCLUSION', required: true }, () =>
  allowed(
    option('End the fight', { type: 'ConcludeFight', choice: 'END' }),
    option('Go on until the next round', { type: 'ConcludeFight', choice: 'GO_ON' }),
  ),
);
