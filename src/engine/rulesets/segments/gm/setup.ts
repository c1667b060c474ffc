import { definitionsOf } from '../content/index.ts';
import type { Setup } from '../model/commands.ts';
import type { State } from '../model/state.ts';

export const initial = ({ name, settings, content, ...battlefield }: Setup): State => ({
  name,
  settings,
  ...definitionsOf(content),
  combatants: {},
  hidden: {},
  costless: {},
  battlefield,
  phase: { kind: 'SETUP', opening: 'UNUSED' },
  attacks: [],
  ongoing: [],
  grapples: [],
});
