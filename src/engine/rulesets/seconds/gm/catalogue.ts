import { catalogueOf } from '../../../core/catalogue/handler.ts';
import type { Action, DefinedAction } from '../model/actions.ts';
import { basicActions } from '../model/built-in.ts';
import { refuseEnded } from '../model/ended.ts';
import type { State } from '../model/state.ts';

/** Weapons, spells and activities; an encounter defines no conditions. */
export const catalogue = catalogueOf<State, DefinedAction, Action>({
  actions: basicActions,
  refuseEnded,
});
