/** What an encounter defines of its own, beside what a ruleset has built in. */
import { planUnless } from '../command/handler.ts';
import { firstRefusal, notFound, type Rejection } from '../command/rejection.ts';
import { own } from '../values/record.ts';
import type { Result } from '../values/result.ts';
import { refuseRoom, refuseTaken, unknownOf } from './definitions.ts';

interface Keyed {
  readonly key: string;
}

/** Actions and conditions that come together; a ruleset may know no conditions. */
export interface Definitions<Action extends Keyed = Keyed, Condition extends Keyed = Keyed> {
  readonly actions: readonly Action[];
  readonly conditions?: readonly Condition[];
}

interface CatalogueState<Action extends Keyed, Condition extends Keyed> {
  readonly actions: Readonly<Record<string, Action>>;
  readonly conditions?: Readonly<Record<string, Condition>>;
  /** What those who are hidden will bring. */
  readonly hidden: Readonly<Record<string, Definitions<Action, Condition>>>;
}

interface CatalogueRules<State, Action, BuiltIn, Condition> {
  /** What every encounter has, by key. */
  readonly actions: Readonly<Record<string, BuiltIn>>;
  /** Left out by a ruleset that lets no encounter define any. */
  readonly conditions?: Readonly<Record<string, Condition>>;
  refuseEnded(state: State): Rejection | null;
  /** The keys of the conditions that an action brings. */
  conditionsOf?(action: Action): readonly string[];
}

export function catalogueOf<
  State extends CatalogueState<Action, Condition>,
  Action extends Keyed,
  BuiltIn extends Keyed = Action,
  Condition extends Keyed = never,
>(rules: CatalogueRules<State, Action, BuiltIn, Condition>) {
  const findAction = (state: State, key: string): Action | BuiltIn | undefined =>
    own(rules.actions, key) ?? own<Action>(state.actions, key);
  const findCondition = (state: State, key: string): Condition | undefined =>
    own(rules.conditions ?? {}, key) ?? own<Condition>(state.conditions ?? {}, key);

  const refuseUnknownAction = (state: State, key: string): Rejection | null =>
    findAction(state, key) ? null : notFound('action', key);

  const isAction = (state: State) => (key: string) => findAction(state, key) !== undefined;
  const isCondition = (state: State) => (key: string) => findCondition(state, key) !== undefined;

  type Brought = Definitions<Action, Condition>;

  /** Of what is brought what the encounter does not know yet; what it knows stays as it is. */
  const newIn = (state: State, brought: readonly Brought[]): Required<Brought> => ({
    actions: unknownOf(
      brought.flatMap(({ actions }) => actions),
      isAction(state),
    ),
    conditions: unknownOf(
      brought.flatMap(({ conditions = [] }) => conditions),
      isCondition(state),
    ),
  });

  /** There is room for these, and for what the hidden will bring. */
  const refuseDefinitions = (state: State, added: readonly Brought[]): Rejection | null => {
    const hidden: readonly Brought[] = Object.values(state.hidden);
    const { actions, conditions } = newIn(state, [...hidden, ...added]);
    return refuseRoom(
      Object.keys(state.actions).length + Object.keys(state.conditions ?? {}).length,
      actions.length + conditions.length,
    );
  };

  const refuseMissing = (state: State, { actions, conditions = [] }: Brought): Rejection | null => {
    const known = new Set(conditions.map(({ key }) => key));
    const missing = actions
      .flatMap((action) => rules.conditionsOf?.(action) ?? [])
      .find((key) => !known.has(key) && !isCondition(state)(key));
    return missing === undefined ? null : notFound('condition', missing);
  };

  const defineActions = {
    judge: (
      state: State,
      { definitions }: { readonly definitions: Brought },
    ): Result<Required<Brought>, Rejection> => {
      const { actions, conditions = [] } = definitions;
      const refusal = firstRefusal([
        () => rules.refuseEnded(state),
        () => refuseDefinitions(state, [definitions]),
        () => refuseTaken('definitions.actions', actions, isAction(state)),
        () => refuseTaken('definitions.conditions', conditions, isCondition(state)),
        () => refuseMissing(state, definitions),
      ]);
      return planUnless(refusal, { actions, conditions });
    },
    apply: (
      defined: Required<Brought>,
      recorder: { emit(event: Required<Brought> & { readonly type: 'ActionsDefined' }): void },
    ): void => {
      recorder.emit({ type: 'ActionsDefined', ...defined });
    },
  };
  return {
    findAction,
    findCondition,
    refuseUnknownAction,
    newIn,
    refuseDefinitions,
    defineActions,
    /** What somebody brings who needs nothing that the encounter does not have. */
    nothing: rules.conditions ? { actions: [], conditions: [] } : { actions: [] },
    /** All that there is, with what these will bring: built in first. */
    listed: (state: State, hidden: readonly Brought[]) => {
      const brought = newIn(state, hidden);
      const defined: readonly Action[] = Object.values(state.actions);
      const conditions: readonly Condition[] = Object.values(state.conditions ?? {});
      return {
        actions: [...Object.values(rules.actions), ...defined, ...brought.actions],
        conditions: [
          ...Object.values(rules.conditions ?? {}),
          ...conditions,
          ...brought.conditions,
        ],
      };
    },
  };
}
