import { catalogueOf } from '../../../core/catalogue/handler.ts';
import { allHidden } from '../../../core/roster/hidden.ts';
import { type Action, countersOf } from '../model/actions.ts';
import type { Condition } from '../model/conditions.ts';
import { findAction, findCondition } from '../model/lookup.ts';
import { refuseEnded } from '../model/phase.ts';
import type { State } from '../model/state.ts';

const catalogue = catalogueOf<Action, Condition, State>({
  refuseEnded,
  hasAction: (state, key) => findAction(state, key) !== undefined,
  hasCondition: (state, key) => findCondition(state, key) !== undefined,
  conditionsOf: (action) => countersOf(action).map(({ condition }) => condition),
  broughtByHidden: allHidden,
});

export const { defineActions, refuseDefinitions, newIn: newDefinitionsIn } = catalogue;
