/** What there is to use in an encounter: what its ruleset has built in, and what it defines of its own. */
import { firstRefusal, notFound, type Rejection } from '../command/rejection.ts';
import type { ActionKey, ConditionKey } from '../values/ids.ts';
import { own } from '../values/record.ts';
import { refuseRoom, refuseTaken, unknownOf } from './definitions.ts';

export interface Keyed {
  readonly key: string;
}

/** Actions and conditions that come together; a ruleset may know no conditions. */
export interface Definitions<Action extends Keyed = Keyed, Condition extends Keyed = Keyed> {
  readonly actions: readonly Action[];
  readonly conditions?: readonly Condition[];
}

interface Defined<Action extends Keyed, Condition extends Keyed> {
  readonly actions: Readonly<Record<ActionKey, Action>>;
  readonly conditions?: Readonly<Record<ConditionKey, Condition>>;
  /** What those who are hidden will bring. */
  readonly hidden: Readonly<Record<string, Definitions<Action, Condition>>>;
}

interface BuiltIn<Action, Basic, Condition> {
  /** What every encounter has, by key. */
  readonly actions: Readonly<Record<ActionKey, Basic>>;
  /** Left out by a ruleset that lets no encounter define any. */
  readonly conditions?: Readonly<Record<ConditionKey, Condition>>;
  /** The keys of the conditions that an action brings. */
  conditionsOf?(action: Action): readonly ConditionKey[];
}

export function catalogueOf<
  State extends Defined<Action, Condition>,
  Action extends Keyed,
  Basic extends Keyed = Action,
  Condition extends Keyed = never,
>(builtIn: BuiltIn<Action, Basic, Condition>) {
  const { actions: basicActions, conditions: basicConditions = {} } = builtIn;
  const findAction = (
    { actions }: Pick<State, 'actions'>,
    key: ActionKey,
  ): Action | Basic | undefined => own(basicActions, key) ?? own<Action>(actions, key);
  const findCondition = (state: State, key: ConditionKey): Condition | undefined =>
    own(basicConditions, key) ?? own<Condition>(state.conditions ?? {}, key);
  const isAction = (state: State) => (key: ActionKey) => findAction(state, key) !== undefined;
  const isCondition = (state: State) => (key: ConditionKey) =>
    findCondition(state, key) !== undefined;

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
  const refuseCrowded = (state: State, added: readonly Brought[]): Rejection | null => {
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
      .flatMap((action) => builtIn.conditionsOf?.(action) ?? [])
      .find((key) => !known.has(key) && !isCondition(state)(key));
    return missing === undefined ? null : notFound('condition', missing);
  };

  return {
    findAction,
    findCondition,
    newIn,
    refuseCrowded,
    /** The action of a key that a guard has accepted; an unknown one is a bug. */
    actionOf: (state: Pick<State, 'actions'>, key: ActionKey): Action | Basic => {
      const action = findAction(state, key);
      if (!action) throw new Error(`No action '${key}'.`);
      return action;
    },
    /** They are new, there is room for them, and nothing that they name is missing. */
    refuseDefinitions: (state: State, definitions: Brought): Rejection | null => {
      const { actions, conditions = [] } = definitions;
      return firstRefusal([
        () => refuseCrowded(state, [definitions]),
        () => refuseTaken('definitions.actions', actions, isAction(state)),
        () => refuseTaken('definitions.conditions', conditions, isCondition(state)),
        () => refuseMissing(state, definitions),
      ]);
    },
    /** What a combatant brings who needs nothing that the encounter does not have. */
    nothing: builtIn.conditions ? { actions: [], conditions: [] } : { actions: [] },
    /** All that there is, with what these will bring: built in first. */
    listed: (state: State, hidden: readonly Brought[]) => {
      const brought = newIn(state, hidden);
      const defined: readonly Action[] = Object.values(state.actions);
      const conditions: readonly Condition[] = Object.values(state.conditions ?? {});
      return {
        actions: [...Object.values(basicActions), ...defined, ...brought.actions],
        conditions: [...Object.values(basicConditions), ...conditions, ...brought.conditions],
      };
    },
  };
}
