import { definitionsOf } from '../content/index.ts';
import type { Setup } from '../model/commands.ts';
import type { State } from '../model/state.ts';

/** The state of an encounter that has just been created. */
export const initial = ({ name, settings, content, ...battlefield }: Setup): State => ({
  name,
  settings,
  actions: definitionsOf(content),
  combatants: {},
  battlefield,
  phase: { kind: 'SETUP' },
  attacks: [],
  delays: [],
  hidden: {},
  costless: {},
});
