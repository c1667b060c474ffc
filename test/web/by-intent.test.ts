import { expect, it } from 'vitest';
import { byIntent } from '../../src/web/fight/due-now/kinds.ts';
import type { Option } from '../../src/web/fight/state/seen.ts';

const option = (intent: Option['intent'], hasNoTarget = false): Option => ({
  ...{
    id: '',
    key: '',
    group: '',
    label: `${intent}${hasNoTarget ? ' in vain' : ''}`,
    summary: '',
    notes: [],
    intent,
  },
  ...{ hasNoTarget, cost: [], choices: [] },
});

it('puts first what people look for first, and attacks that would come to nobody after it', () => {
  const listed = [
    option('END'),
    option('READY'),
    option('ATTACK', true),
    option('MOVE'),
    option('ACT'),
    option('ATTACK'),
  ];
  expect(byIntent(listed).map(({ label }) => label)).toEqual([
    'ATTACK',
    'MOVE',
    'ACT',
    'ATTACK in vain',
    'READY',
    'END',
  ]);
});
