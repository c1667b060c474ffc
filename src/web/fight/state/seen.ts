/** What this seat sees of a fight, by the names that the components have for it. */
import type {
  LogLineFragment,
  ScreenDecisionFragment,
  ScreenFragment,
} from '../../../client/index.ts';

export type Encounter = ScreenFragment;
export type Decision = ScreenDecisionFragment;
/** What may be decided, and need not: its options are asked for when somebody wants to see them. */
export type Possibility = Encounter['possible'][number];
export type Option = Decision['options'][number];
export type Choice = Option['choices'][number];
export type Combatant = Encounter['combatants'][number];
export type LogLine = LogLineFragment;
