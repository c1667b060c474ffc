/** What computers pay for what they do, and what of their own they break off. */
import { expect, it } from 'vitest';
import { choose } from '../../../../../src/engine/core/policy/policy.ts';
import { segments } from '../../../../../src/engine/rulesets/segments/index.ts';
import { at as playing } from '../../../../kit/engine/policy.ts';
import { fight, foe, hex, parse, someone } from '../../../../kit/engine/segments/encounter.ts';

/** Ann, burning with so many dice, three hexes from a foe. */
function burning(hitPoints: number, dice: number) {
  const table = fight([someone('ann', [0, 0], { hitPoints: 20 }), foe('rat', [3, 0])]);
  return table.play({
    type: 'Adjudicate',
    combatantId: 'ann',
    stats: { hitPoints },
    inflict: [{ condition: 'burned', dice }],
    reason: 'A torch.',
  });
}

const goingTo = (q: number) =>
  parse({ type: 'DeclareAction', combatantId: 'ann', action: 'move', use: 'MOVE', to: hex(q) });

it('SEG-93 to walk more than a hex with a burn costs its dice of damage', () => {
  const { state } = burning(20, 2);
  const priceOf = (q: number) => segments.tactics?.price(state, goingTo(q));
  expect(priceOf(1)?.body).toBeNull();
  expect(priceOf(2)?.body).toEqual({ damage: 7, fells: false, rule: 'SEG-93' });
});

it('SEG-93 no one walks into what would put it down', () => {
  const { state } = burning(5, 2);
  expect(segments.tactics?.price(state, goingTo(2)).body?.fells).toBe(true);
  const choice = choose(segments, state, ['ann'], playing('SENSIBLE'));
  const far = choice?.considered.filter(
    ({ command }) => 'to' in command && command.to !== null && Math.abs(command.to.q) > 1,
  );
  expect(far).toEqual([]);
});
