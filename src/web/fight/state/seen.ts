/** What this seat sees of a fight, by the names that the components have for it. */
import type {
  LogLineFragment,
  SceneFragment,
  ScreenDecisionFragment,
  ScreenFragment,
} from '../../../client/index.ts';

/** What is drawn, of a fight that goes on and of one that is looked at again. */
export type Encounter = SceneFragment & {
  readonly due: readonly Pick<Decision, 'id' | 'kind' | 'combatantId'>[];
};
/** A fight that goes on, with all that may be decided. */
export type Followed = ScreenFragment;
export type Decision = ScreenDecisionFragment;
/** What may be decided, and need not: its options are asked for when the viewer wants to see them. */
export type Possibility = Followed['possible'][number];
export type Option = Decision['options'][number];
export type Choice = Option['choices'][number];
export type Combatant = Encounter['combatants'][number];
export type LogLine = LogLineFragment;
