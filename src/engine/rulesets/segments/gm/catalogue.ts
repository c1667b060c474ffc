import { catalogueOf } from '../../../core/catalogue/handler.ts';
import { refuseEnded } from '../stats/guards.ts';
import { type Action, conditionsOf } from '../model/actions.ts';
import { basicActions, basicConditions } from '../model/built-in.ts';
import type { Condition } from '../model/conditions.ts';
import type { State } from '../model/state.ts';

export const catalogue = catalogueOf<State, Action, Action, Condition>({
  actions: basicActions,
  conditions: basicConditions,
  refuseEnded,
  conditionsOf,
});
