import { expect, test } from 'vitest';
import { vigilance } from '../../../../../src/engine/rulesets/vigilance/index.ts';
import { beast, fight, parse, someone } from '../../../../kit/engine/vigilance/encounter.ts';

test('VIG-45 every foe that fights may answer a travel, whatever quick actions it has left', () => {
  const { state } = fight([someone('ana', [0, 0]), someone('cid', [0, 2]), beast('bor', [4, 0])]);
  const to = { q: 1, r: 0 };
  const travel = { action: 'travel', use: 'MOVEMENT', to } as const;
  const command = parse({ type: 'DeclareAction', combatantId: 'ana', ...travel });
  expect(vigilance.queries.consequences?.(state, command, to)).toEqual({
    provokes: [{ text: 'Bor may answer it with a quick action', rule: 'VIG-45' }],
    forfeits: [],
  });
});
