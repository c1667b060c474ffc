import { refuseRoom, refuseTaken, unknownOf } from '../../../core/catalogue/definitions.ts';
import { firstRefusal, type Rejection } from '../../../core/command/rejection.ts';
import { allHidden } from '../../../core/roster/hidden.ts';
import type { DefinedAction } from '../model/actions.ts';
import type { CommandOf } from '../model/commands.ts';
import { refuseEnded } from '../model/ended.ts';
import type { Handler } from '../model/handler.ts';
import { findAction } from '../model/lookup.ts';
import type { Hidden, State } from '../model/state.ts';

/** The GM adds weapons, spells and activities to the encounter. */
export const defineActions: Handler<CommandOf<'DefineActions'>> = {
  refuse: (state, { definitions: { actions } }) =>
    firstRefusal([
      () => refuseEnded(state),
      () => refuseDefinitions(state, [{ actions }]),
      () => refuseTaken('definitions.actions', actions, knowsAction(state)),
    ]),
  carryOut: (log, { definitions: { actions } }) => {
    log.emit({ type: 'ActionsDefined', actions, conditions: [] });
  },
};

const knowsAction = (state: State) => (key: string) => Boolean(findAction(state, key));

type Brought = Pick<Hidden, 'actions'>;

/** There is room for these definitions, and for those that hidden combatants will bring. */
export const refuseDefinitions = (state: State, added: readonly Brought[]): Rejection | null =>
  refuseRoom(
    Object.keys(state.actions).length,
    newDefinitionsIn(state, [...allHidden(state), ...added]).length,
  );

/** The actions among those that are brought which the encounter does not know yet. */
export const newDefinitionsIn = (
  state: State,
  brought: readonly Brought[],
): readonly DefinedAction[] =>
  unknownOf(
    brought.flatMap(({ actions }) => actions),
    knowsAction(state),
  );
