/** What an encounter is called, who is advised, and what frontends keep with it: alike in every ruleset. */
import type { Rejection } from '../command/rejection.ts';
import { firstRefusal } from '../command/rejection.ts';
import { refuseNoChange } from '../roster/guards.ts';
import type { Advice } from '../rulebook/ruling.ts';
import { type Annotations, annotationsOf } from '../schema/annotations.ts';

interface Update extends Annotations {
  readonly name: string | null;
  readonly advice: Advice | null;
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
  refuse: (state: State, command: UpdateEncounter): Rejection | null =>
    firstRefusal([() => rules.refuseEnded(state), () => refuseNoChange({ ...command })]),
  carryOut: (log: Recorder, command: UpdateEncounter): void => {
    const { name, advice } = command;
    log.emit({ type: 'EncounterChanged', name, advice, ...annotationsOf(command) });
  },
});
