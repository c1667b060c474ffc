import { withOnlyUse } from '../../../core/catalogue/only-use.ts';
import type { CommandTemplate } from '../../../core/decision/decision.ts';
import { findAction } from './lookup.ts';
import type { State } from './state.ts';

const withUse = new Set(['DeclareAction', 'ReadyAction', 'ResolveDefense']);

/** An action of a single use need not name it. */
export const completed = (state: State, command: CommandTemplate): CommandTemplate =>
  withUse.has(command.type)
    ? withOnlyUse(command, (key) => findAction(state, key)?.uses.map(({ kind }) => kind) ?? [])
    : command;
