import { catalogueOf } from '../../../core/catalogue/catalogue.ts';
import { type Action, conditionsOf } from './actions.ts';
import { basicActions, basicConditions } from './built-in.ts';
import type { Condition } from './conditions.ts';
import type { State } from './state.ts';

export const catalogue = catalogueOf<State, Action, Action, Condition>({
  actions: basicActions,
  conditions: basicConditions,
  conditionsOf,
});
