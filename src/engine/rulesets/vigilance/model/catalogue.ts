import { catalogueOf } from '../../../core/catalogue/catalogue.ts';
import type { Action } from './actions.ts';
import { basicActions } from './basic-actions.ts';
import { basicConditions, type Condition } from './conditions.ts';
import { countersOf } from './effect-traits.ts';
import type { State } from './state.ts';

export const catalogue = catalogueOf<State, Action, Action, Condition>({
  actions: basicActions,
  conditions: basicConditions,
  conditionsOf: (action) => countersOf(action).map(({ condition }) => condition),
});
