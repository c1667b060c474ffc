import { initialTable } from '../../../core/table/view.ts';
import { definitionsOf } from '../content/index.ts';
import type { Setup } from '../model/commands.ts';
import type { State } from '../model/state.ts';

export const initial = ({ content, ...table }: Setup): State => ({
  ...initialTable(table),
  ...definitionsOf(content),
  phase: { kind: 'SETUP', opening: 'UNUSED' },
  attacks: [],
  ongoing: [],
  grapples: [],
});
