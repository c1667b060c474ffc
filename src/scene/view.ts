import type { SceneFragment } from '../client/index.ts';

/** What a seat sees of a fight, as far as a map shows it. */
export type View = SceneFragment & {
  readonly due: readonly { readonly combatantId: string | null }[];
};

export type Combatant = View['combatants'][number];
