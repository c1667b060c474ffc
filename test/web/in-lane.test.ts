import { expect, it } from 'vitest';
import { inLane } from '../../src/web/fight/sequence/in-lane.ts';

it.each([
  ['Ana: Twin Sparks (Full) is cooling down', 'Twin Sparks (Full) is cooling down'],
  ['Ana has delayed the turn', 'has delayed the turn'],
  ['Slow Avalanche of Ana', 'Slow Avalanche'],
  ['Anabel holds Ana', 'Anabel holds Ana'],
  ['Sword hits Bolg', 'Sword hits Bolg'],
])('leaves the name of its owner out: %s', (label, shown) => {
  expect(inLane(label, 'Ana')).toBe(shown);
});
