import type { Decision, Option } from '../state/seen.ts';

/** What is decided, as words: `DELAYED_TURN` is `delayed turn`. */
export const kindOf = ({ kind }: Pick<Decision, 'kind'>): string =>
  kind.toLowerCase().replaceAll('_', ' ');

/** What people look for first comes first. */
const order: readonly Option['intent'][] = [
  'DEFEND',
  'ATTACK',
  'MOVE',
  'ACT',
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
  [...options].sort((a, b) => order.indexOf(a.intent) - order.indexOf(b.intent));
