/** What an encounter is called, and what frontends keep with it: alike in every ruleset. */
import type { Rejection } from '../command/rejection.ts';
import { firstRefusal } from '../command/rejection.ts';
import { refuseNoChange } from '../roster/guards.ts';
import { type Annotations, annotationsOf } from '../schema/annotations.ts';

interface UpdateEncounter extends Annotations {
  readonly type: 'UpdateEncounter';
  readonly name: string | null;
}

interface Recorder {
  emit(
    event: Annotations & { readonly type: 'EncounterChanged'; readonly name: string | null },
  ): void;
}

export const updateEncounterHandler = <State>(rules: {
  refuseEnded(state: State): Rejection | null;
}) => ({
  refuse: (state: State, command: UpdateEncounter): Rejection | null =>
    firstRefusal([() => rules.refuseEnded(state), () => refuseNoChange({ ...command })]),
  carryOut: (log: Recorder, command: UpdateEncounter): void => {
    log.emit({ type: 'EncounterChanged', name: command.name, ...annotationsOf(command) });
  },
});
