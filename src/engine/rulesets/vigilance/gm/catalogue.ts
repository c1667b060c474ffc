import { refuseTaken, refuseRoom, unknownOf } from '../../../core/catalogue/definitions.ts';
import { firstRefusal, notFound, type Rejection } from '../../../core/command/rejection.ts';
import { allHidden } from '../../../core/roster/hidden.ts';
import { countersOf, type Definitions } from '../model/actions.ts';
import type { CommandOf } from '../model/commands.ts';
import type { Handler } from '../model/handler.ts';
import { findAction, findCondition } from '../model/lookup.ts';
import { refuseEnded } from '../model/phase.ts';
import type { State } from '../model/state.ts';

export const knowsAction = (state: State) => (key: string) => Boolean(findAction(state, key));

export const knowsCondition = (state: State) => (key: string) => Boolean(findCondition(state, key));

export const defineActions: Handler<CommandOf<'DefineActions'>> = {
  refuse: (state, { definitions }) =>
    firstRefusal([
      () => refuseEnded(state),
      () => refuseDefinitions(state, [definitions]),
      () => refuseTaken('definitions.actions', definitions.actions, knowsAction(state)),
      () => refuseTaken('definitions.conditions', definitions.conditions, knowsCondition(state)),
      () => {
        const known = new Set(definitions.conditions.map(({ key }) => key));
        const missing = definitions.actions
          .flatMap(countersOf)
          .find(({ condition }) => !known.has(condition) && !findCondition(state, condition));
        return missing ? notFound('condition', missing.condition) : null;
      },
    ]),
  carryOut: (log, { definitions }) => {
    log.emit({ type: 'ActionsDefined', ...definitions });
  },
};

/** There is room for these, and for what the hidden will bring. */
export function refuseDefinitions(state: State, added: readonly Definitions[]): Rejection | null {
  const { actions, conditions } = unknownIn(state, [...allHidden(state), ...added]);
  return refuseRoom(
    Object.keys(state.actions).length + Object.keys(state.conditions).length,
    actions.length + conditions.length,
  );
}

/** Of what is brought what the encounter does not know yet; what it knows stays as it is. */
export const unknownIn = (state: State, brought: readonly Definitions[]): Definitions => ({
  actions: unknownOf(
    brought.flatMap(({ actions }) => actions),
    knowsAction(state),
  ),
  conditions: unknownOf(
    brought.flatMap(({ conditions }) => conditions),
    knowsCondition(state),
  ),
});
