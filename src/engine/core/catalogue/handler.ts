/** What an encounter defines of its own: the same in every ruleset, but for what refers to what. */
import { firstRefusal, notFound, type Rejection } from '../command/rejection.ts';
import { refuseRoom, refuseTaken, unknownOf } from './definitions.ts';

interface Keyed {
  readonly key: string;
}

/** Actions and conditions that come together. */
export interface Definitions<Action extends Keyed = Keyed, Condition extends Keyed = Keyed> {
  readonly actions: readonly Action[];
  readonly conditions: readonly Condition[];
}

interface CatalogueState<Action, Condition> {
  readonly actions: Readonly<Record<string, Action>>;
  readonly conditions: Readonly<Record<string, Condition>>;
}

/** How a ruleset looks things up, built-in ones included. */
export interface CatalogueRules<State, Action extends Keyed> {
  refuseEnded(state: State): Rejection | null;
  hasAction(state: State, key: string): boolean;
  hasCondition(state: State, key: string): boolean;
  /** The keys of the conditions that an action brings. */
  conditionsOf(action: Action): readonly string[];
  /** What those who are hidden will bring. */
  broughtByHidden(state: State): readonly Definitions<Action>[];
}

export function catalogueOf<
  Action extends Keyed,
  Condition extends Keyed,
  State extends CatalogueState<Action, Condition>,
>(rules: CatalogueRules<State, Action>) {
  /** Of what is brought what the encounter does not know yet; what it knows stays as it is. */
  const newIn = (
    state: State,
    brought: readonly Definitions<Action, Condition>[],
  ): Definitions<Action, Condition> => ({
    actions: unknownOf(
      brought.flatMap(({ actions }) => actions),
      (key) => rules.hasAction(state, key),
    ),
    conditions: unknownOf(
      brought.flatMap(({ conditions }) => conditions),
      (key) => rules.hasCondition(state, key),
    ),
  });

  /** There is room for these, and for what the hidden will bring. */
  const refuseDefinitions = (
    state: State,
    added: readonly Definitions<Action, Condition>[],
  ): Rejection | null => {
    const hidden = rules.broughtByHidden(state) as readonly Definitions<Action, Condition>[];
    const { actions, conditions } = newIn(state, [...hidden, ...added]);
    return refuseRoom(
      Object.keys(state.actions).length + Object.keys(state.conditions).length,
      actions.length + conditions.length,
    );
  };

  const refuseMissing = (
    state: State,
    { actions, conditions }: Definitions<Action, Condition>,
  ): Rejection | null => {
    const known = new Set(conditions.map(({ key }) => key));
    const missing = actions
      .flatMap((action) => rules.conditionsOf(action))
      .find((key) => !known.has(key) && !rules.hasCondition(state, key));
    return missing === undefined ? null : notFound('condition', missing);
  };

  interface DefineActions {
    readonly definitions: Definitions<Action, Condition>;
  }
  const isAction = (state: State) => (key: string) => rules.hasAction(state, key);
  const isCondition = (state: State) => (key: string) => rules.hasCondition(state, key);
  const defineActions = {
    refuse: (state: State, { definitions }: DefineActions): Rejection | null =>
      firstRefusal([
        () => rules.refuseEnded(state),
        () => refuseDefinitions(state, [definitions]),
        () => refuseTaken('definitions.actions', definitions.actions, isAction(state)),
        () => refuseTaken('definitions.conditions', definitions.conditions, isCondition(state)),
        () => refuseMissing(state, definitions),
      ]),
    carryOut: (
      log: {
        emit(event: Definitions<Action, Condition> & { readonly type: 'ActionsDefined' }): void;
      },
      { definitions }: DefineActions,
    ): void => {
      log.emit({ type: 'ActionsDefined', ...definitions });
    },
  };
  return { newIn, refuseDefinitions, defineActions };
}
