/** What an encounter is called, who is advised, who rolls by hand, and what frontends keep with it: alike in every ruleset. */
import { planUnless } from '../command/handler.ts';
import { firstRefusal, type Rejection } from '../command/rejection.ts';
import { refuseNoChange } from '../roster/guards.ts';
import type { Advice, HandDice } from '../rulebook/ruling.ts';
import { type Annotations, annotationsOf } from '../schema/annotations.ts';
import type { Result } from '../values/result.ts';

interface Update extends Annotations {
  readonly name: string | null;
  readonly advice: Advice | null;
  readonly handDice: HandDice | null;
}
interface UpdateEncounter extends Update {
  readonly type: 'UpdateEncounter';
}

interface Recorder {
  emit(event: Update & { readonly type: 'EncounterChanged' }): void;
}

export const updateEncounterHandler = <State>(rules: {
  refuseEnded(state: State): Rejection | null;
}) => ({
  judge: (state: State, command: UpdateEncounter): Result<Update, Rejection> => {
    const { name, advice, handDice } = command;
    const refusal = firstRefusal([
      // Its name and what frontends keep with it change nothing of a fight, be it over or not.
      () => (advice === null && handDice === null ? null : rules.refuseEnded(state)),
      () => refuseNoChange({ ...command }),
    ]);
    return planUnless(refusal, { name, advice, handDice, ...annotationsOf(command) });
  },
  apply: (update: Update, recorder: Recorder): void => {
    recorder.emit({ type: 'EncounterChanged', ...update });
  },
});
