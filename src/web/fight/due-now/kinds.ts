import type { Decision, Option } from '../state/seen.ts';

/** What is decided, as words: `DELAYED_TURN` is `delayed turn`. */
export const kindOf = ({ kind }: Pick<Decision, 'kind'>): string =>
  kind.toLowerCase().replaceAll('_', ' ');

/** What people look for first comes first. */
const order: readonly (Option['intent'] | 'IN_VAIN')[] = [
  'DEFEND',
  'ATTACK',
  'MOVE',
  'ACT',
  // An attack that would come to nobody.
  'IN_VAIN',
  'READY',
  'CHECK',
  'WAIT',
  'ORDER',
  'MANAGE',
  'YIELD',
  'PASS',
  'END',
  'ADVANCE',
];

export const byIntent = (options: readonly Option[]): readonly Option[] =>
  options.toSorted((a, b) => placeOf(a) - placeOf(b));

const placeOf = ({ intent, reachesNobody }: Option): number =>
  order.indexOf(reachesNobody ? 'IN_VAIN' : intent);
