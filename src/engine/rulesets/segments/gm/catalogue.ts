import { catalogueOf } from '../../../core/catalogue/handler.ts';
import { allHidden } from '../../../core/roster/hidden.ts';
import { refuseEnded } from '../figures/guards.ts';
import { type Action, conditionsOf } from '../model/actions.ts';
import type { Condition } from '../model/conditions.ts';
import { findAction, findCondition } from '../model/lookup.ts';
import type { State } from '../model/state.ts';

const catalogue = catalogueOf<Action, Condition, State>({
  refuseEnded,
  hasAction: (state, key) => findAction(state, key) !== undefined,
  hasCondition: (state, key) => findCondition(state, key) !== undefined,
  conditionsOf,
  broughtByHidden: allHidden,
});

export const { defineActions, refuseDefinitions, newIn: newDefinitionsIn } = catalogue;
