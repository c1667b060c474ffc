import { withOnlyUse } from '../../../core/catalogue/only-use.ts';
import type { CommandTemplate } from '../../../core/decision/decision.ts';
import { findAction } from './lookup.ts';
import type { State } from './state.ts';

/** An action takes what is printed of a round, unless a command says that it is used otherwise (VIG-30). */
export const completed = (state: State, command: CommandTemplate): CommandTemplate =>
  command.type === 'DeclareAction'
    ? withOnlyUse(command, (key) => [findAction(state, key)?.slot ?? []].flat())
    : command;
