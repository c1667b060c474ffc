import { expect, test } from 'vitest';
import { vigilance } from '../../../../../src/engine/rulesets/vigilance/index.ts';
import {
  at,
  beast,
  fight,
  learnt,
  someone,
  type Table,
  to,
} from '../../../../kit/engine/vigilance/encounter.ts';

const kicker = learnt('disrupting-kick');

const met = () => fight([someone('ann', [0, 0], {}, kicker), beast('cat', [1, 0], {}, kicker)]);

const hex = (q: number) => ({ q, r: 0 });

const courses = (table: Table) =>
  vigilance.queries.view(table.state, { kind: 'SPECTATOR' }).timeline.map(({ course }) => course);

test('VIG-34 VIG-46 the way of a travel on the stack is seen by all who might answer it', () => {
  const table = met().declare('ann', 'travel', to(-2));
  expect(courses(table)).toEqual([
    {
      shape: 'PATH',
      stages: [
        { at: null, hexes: [hex(0)] },
        { at: { round: 1, step: 1, onTurnOfId: 'ann' }, hexes: [hex(-1), hex(-2)] },
      ],
    },
  ]);
});

test('VIG-46 an attack on the stack goes nowhere', () => {
  expect(courses(met().declare('ann', 'assault', at('cat')))).toEqual([null]);
});
