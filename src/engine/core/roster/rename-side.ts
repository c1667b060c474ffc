/** The GM gives a side another name: one command, so that one undo takes it back. */
import type { EventRecorder } from '../command/event-recorder.ts';
import { firstRefusal, invalid, type Rejection } from '../command/rejection.ts';
import { planUnless } from '../command/handler.ts';
import { type Annotations, noAnnotations } from '../schema/annotations.ts';
import type { CombatantId } from '../values/ids.ts';
import type { Result } from '../values/result.ts';
import { renamed } from './guards.ts';
import { allHidden, type WithHidden } from './hidden.ts';

interface OfSide extends Annotations {
  readonly id: CombatantId;
  readonly name: string;
  readonly side: string;
}

interface Hidden {
  readonly combatant: OfSide;
}

interface Sided extends WithHidden<Hidden> {
  readonly combatants: Readonly<Record<CombatantId, OfSide>>;
}

interface RenameSide {
  readonly side: string;
  /** From now on. */
  readonly name: string;
}

interface Types {
  readonly state: Sided;
  readonly event: { readonly type: string };
}

interface Rules<State> {
  refuseEnded(state: State): Rejection | null;
}

type Renamed =
  | { readonly type: 'CombatantsHidden'; readonly newcomers: readonly Hidden[] }
  | (Annotations & {
      readonly type: 'CombatantUpdated';
      readonly combatantId: CombatantId;
      readonly name: null;
      readonly side: string;
      readonly sheet: null;
    });

/** Records an event of this file: its form is held by `Renamed`, not by each ruleset's recorder. */
const emit = (recorder: { emit(event: Renamed): void }, event: Renamed): void => {
  recorder.emit(event);
};

export const renameSide = <T extends Types>(rules: Rules<T['state']>) => ({
  judge: (state: T['state'], command: RenameSide): Result<RenameSide, Rejection> => {
    const { side, name } = command;
    const refusal = firstRefusal([
      () => rules.refuseEnded(state),
      () =>
        isEmpty(state, side) ? invalid('side', `No combatant is of the side '${side}'.`) : null,
      () => (name === side ? invalid('name', 'Choose a name that the side does not have.') : null),
    ]);
    return planUnless(refusal, command);
  },
  apply: ({ side, name }: RenameSide, recorder: EventRecorder<T['state'], T['event']>): void => {
    const { combatants } = recorder.state;
    const change = { ...noAnnotations, name: null, side: name };
    for (const { id: combatantId } of ofSide(Object.values(combatants), side))
      emit(recorder, { type: 'CombatantUpdated', combatantId, ...change, sheet: null });
    const newcomers = allHidden(recorder.state)
      .filter(({ combatant }) => combatant.side === side)
      .map((one) => ({ ...one, combatant: renamed(one.combatant, change) }));
    if (newcomers.length > 0) emit(recorder, { type: 'CombatantsHidden', newcomers });
  },
});

const ofSide = (combatants: readonly OfSide[], side: string): readonly OfSide[] =>
  combatants.filter((one) => one.side === side);

const isEmpty = (state: Sided, side: string): boolean =>
  ofSide(
    [...Object.values(state.combatants), ...allHidden(state).map(({ combatant }) => combatant)],
    side,
  ).length === 0;
