import { catalogueOf } from '../../../core/catalogue/catalogue.ts';
import type { Action, DefinedAction } from './actions.ts';
import { basicActions } from './built-in.ts';
import type { State } from './state.ts';

/** Weapons, spells and activities; an encounter defines no conditions. */
export const catalogue = catalogueOf<State, DefinedAction, Action>({ actions: basicActions });
