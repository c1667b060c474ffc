import { catalogueOf } from '../../../core/catalogue/handler.ts';
import type { Action } from '../model/actions.ts';
import { basicActions } from '../model/basic-actions.ts';
import { basicConditions, type Condition } from '../model/conditions.ts';
import { countersOf } from '../model/effect-traits.ts';
import { refuseEnded } from '../model/phase.ts';
import type { State } from '../model/state.ts';

export const catalogue = catalogueOf<State, Action, Action, Condition>({
  actions: basicActions,
  conditions: basicConditions,
  refuseEnded,
  conditionsOf: (action) => countersOf(action).map(({ condition }) => condition),
});
