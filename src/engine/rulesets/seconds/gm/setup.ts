import { initialTable } from '../../../core/table/view.ts';
import { definitionsOf } from '../content/index.ts';
import type { Setup } from '../model/commands.ts';
import type { State } from '../model/state.ts';

/** The state of an encounter that has just been created. */
export const initial = ({ content, ...table }: Setup): State => ({
  ...initialTable(table),
  actions: definitionsOf(content),
  attacks: [],
  delays: [],
});
