import { firstRefusal, type Rejection } from '../../core/command/rejection.ts';
import { refuseRoom, refuseTaken, unknownOf } from '../../core/catalogue/definitions.ts';
import { allHidden } from '../../core/roster/hidden.ts';
import type { Action } from './actions.ts';
import type { CommandOf, Setup } from './commands.ts';
import { definitionsOf } from './content/index.ts';
import { refuseEnded } from './ended.ts';
import type { Handler } from './handler.ts';
import { findAction } from './lookup.ts';
import type { Hidden, State } from './state.ts';

export const initial = ({ name, settings, content, ...battlefield }: Setup): State => ({
  name,
  settings,
  actions: definitionsOf(content),
  combatants: {},
  battlefield,
  phase: { kind: 'SETUP' },
  attacks: [],
  delays: [],
});

export const defineActions: Handler<CommandOf<'DefineActions'>> = {
  refuse: (state, { actions }) =>
    firstRefusal([
      () => refuseEnded(state),
      () => refuseDefinitions(state, [{ actions }]),
      () => refuseTaken('actions', actions, knowsAction(state)),
    ]),
  carryOut: (log, { actions }) => {
    log.emit({ type: 'ActionsDefined', actions, conditions: [] });
  },
};

const knowsAction = (state: State) => (key: string) => Boolean(findAction(state, key));

type Brought = Pick<Hidden, 'actions'>;

/** There is room for these, and for what the hidden will bring. */
export const refuseDefinitions = (state: State, added: readonly Brought[]): Rejection | null =>
  refuseRoom(
    Object.keys(state.actions).length,
    unknownIn(state, [...allHidden(state), ...added]).length,
  );

/** Of what is brought what the encounter does not know yet; what it knows stays as it is. */
export const unknownIn = (state: State, brought: readonly Brought[]): readonly Action[] =>
  unknownOf(
    brought.flatMap(({ actions }) => actions),
    knowsAction(state),
  );
