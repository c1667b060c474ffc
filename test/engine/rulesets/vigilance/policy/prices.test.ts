/** What computers pay for what they do, and what of their own they break off. */
import { describe, expect, it } from 'vitest';
import { choose } from '../../../../../src/engine/core/policy/policy.ts';
import type { Level } from '../../../../../src/engine/core/policy/personality.ts';
import { vigilance } from '../../../../../src/engine/rulesets/vigilance/index.ts';
import type { Command } from '../../../../../src/engine/rulesets/vigilance/model/commands.ts';
import { at as playing } from '../../../../kit/engine/policy.ts';
import {
  at,
  beast,
  carries,
  fight,
  learnt,
  someone,
  type Table,
  weapon,
} from '../../../../kit/engine/vigilance/encounter.ts';

const sword = weapon('sword');

/** Ann, with so much vigor and damage, before the roll of her assault on a wolf. */
function aboutToRoll(vigor: number, damage: number): Table {
  const ann = someone('ann', [0, 0], { assault: 2 }, carries(sword));
  const table = fight([ann, beast('wolf', [1, 0])]);
  table.declare('ann', 'assault', { ...at('wolf'), weapon: 'sword' });
  table.play({
    type: 'Adjudicate',
    combatantId: 'ann',
    stats: { vigor, damage },
    reason: 'So much is left.',
  });
  if (table.asked !== 'AMPLIFY ann') throw new Error(table.asked);
  return table;
}

const chosenBy = ({ state }: Table, level: Level, id = 'ann') =>
  choose(vigilance, state, [id], playing(level));

const paidBy = (command: Command | undefined): number =>
  command?.type === 'AmplifyCheck' ? command.vigor : NaN;

describe.each(['SENSIBLE', 'STRONG'] as const)('at the level %s', (level) => {
  it('VIG-18, 22 nothing is thought of that puts the one who pays for it down', () => {
    // With 1 vigor and 5 health left, 10 points are 9 damage.
    const choice = chosenBy(aboutToRoll(1, 35), level);
    const paid = choice?.considered.map(({ command }) => paidBy(command)) ?? [];
    expect(paid.length).toBeGreaterThan(0);
    expect(Math.max(...paid)).toBeLessThan(1 + 5);
    expect(paidBy(choice?.command)).toBeLessThan(1 + 5);
  });

  it('VIG-18 with 1 health and no vigor left, nothing is paid', () => {
    expect(paidBy(chosenBy(aboutToRoll(0, 39), level)?.command)).toBe(0);
  });
});

it('VIG-18 what is paid with the body is harm, and more so the less is left', () => {
  const costOf = (damage: number): number => {
    const choice = chosenBy(aboutToRoll(1, damage), 'SENSIBLE');
    const dear = choice?.considered.find(({ command }) => paidBy(command) === 10);
    const cost = dear?.reasons.find(({ rule }) => rule === 'VIG-18');
    expect(cost?.text).toBe('Costs 9 of its own health');
    return cost?.value ?? 0;
  };
  // 9 of 40, at 0.6 for all of it; half as much again as nothing is left (0.5 × 20/40).
  expect(costOf(0)).toBeCloseTo(-0.6 * (9 / 40));
  expect(costOf(20)).toBeCloseTo(-0.6 * (9 / 40) * 1.25);
});

it('VIG-16, 18 focus beyond the pool is stress, half as harmful as damage', () => {
  const { state } = aboutToRoll(1, 0);
  const command = { type: 'AmplifyCheck', combatantId: 'ann', vigor: 0, focus: 7 } as const;
  const price = vigilance.tactics?.price(state, command);
  // 3 focus, and 4 stress.
  expect(price?.body).toEqual({ damage: 2, fells: false, rule: 'VIG-18' });
});

describe('VIG-39, 55 one who waits with an assault on the stack', () => {
  const pending = (reach: readonly ['LONG'] | readonly [] = []): Table => {
    const blade = weapon('sword', { aspects: [...reach] });
    const ann = someone(
      'ann',
      [0, 0],
      { assault: 4 },
      { ...carries(blade), ...learnt('disrupting-kick') },
    );
    const bob = someone('bob', [1, 0], {}, { side: 'foes', ...carries(sword) });
    const table = fight([ann, bob]);
    table.declare('ann', 'assault', { ...at('bob'), weapon: 'sword' });
    if (table.asked !== 'PRIORITY ann') throw new Error(table.asked);
    return table;
  };

  it('does not kick its target out of its own reach', () => {
    const choice = chosenBy(pending(), 'SENSIBLE');
    expect(choice?.command.type).toBe('PassPriority');
  });

  it('kicks where the assault reaches the target all the same', () => {
    expect(chosenBy(pending(['LONG']), 'SENSIBLE')?.command).toMatchObject({
      action: 'disrupting-kick',
    });
  });
});
