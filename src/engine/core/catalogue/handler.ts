import { planUnless } from '../command/handler.ts';
import type { Rejection } from '../command/rejection.ts';
import type { Result } from '../values/result.ts';
import type { Definitions, Keyed } from './catalogue.ts';

interface DefiningRules<State, Action extends Keyed, Condition extends Keyed> {
  refuseEnded(state: State): Rejection | null;
  /** `catalogueOf` */
  readonly catalogue: {
    refuseDefinitions(state: State, definitions: Definitions<Action, Condition>): Rejection | null;
  };
}

/** What an encounter defines of its own. */
export function defineActionsHandler<State, Action extends Keyed, Condition extends Keyed>(
  rules: DefiningRules<State, Action, Condition>,
) {
  type Defined = Required<Definitions<Action, Condition>>;
  return {
    judge: (
      state: State,
      { definitions }: { readonly definitions: Definitions<Action, Condition> },
    ): Result<Defined, Rejection> => {
      const { actions, conditions = [] } = definitions;
      const refusal =
        rules.refuseEnded(state) ?? rules.catalogue.refuseDefinitions(state, definitions);
      return planUnless(refusal, { actions, conditions });
    },
    apply: (
      defined: Defined,
      recorder: { emit(event: Defined & { readonly type: 'ActionsDefined' }): void },
    ): void => {
      recorder.emit({ type: 'ActionsDefined', ...defined });
    },
  };
}
