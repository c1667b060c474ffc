import { glimpseOn, lineOfSightBy } from '../../../grid/battlefield.ts';
import type { Hex } from '../../../grid/hex.ts';
import type { Glimpse } from '../../../grid/sight.ts';
import type { State } from '../model/state.ts';

/** VIG-39: what obstacles leave to be seen. Cover and concealment are for the GM to weigh. */
export const glimpseBetween = ({ battlefield }: State, from: Hex, to: Hex): Glimpse =>
  glimpseOn(battlefield, from, to);

/** The same for anyone who asks, with the rule where it forbids something. */
export const lineOfSight = lineOfSightBy('VIG-39');
