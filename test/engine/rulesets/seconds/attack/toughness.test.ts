import { describe, expect, test } from 'vitest';
import { fight, foe, someone } from '../../../../kit/engine/seconds/encounter.ts';
import type { Actor } from '../../../../../src/engine/core/command/actor.ts';
import { narrate } from '../../../../../src/engine/rulesets/seconds/views/narrate.ts';
import { viewEvent } from '../../../../../src/engine/rulesets/seconds/views/event-view.ts';

/** A hit of so much on Bob, of Toughness 12, who has a wound. */
function hitFor(damage: number) {
  const table = fight([
    someone('ana', [0, 0], { damageBonus: damage - 1 }),
    foe('bob', [1, 0], { wounds: 1 }),
    foe('cid', [5, 0]),
  ]);
  table.attack('ana', 'sword', 'bob', [6]).defend('NONE', [1]);
  return table;
}

describe('a hit against Toughness 12 and one wound', () => {
  test.each([
    [5, 'NOTHING', 1],
    [6, 'WOUND', 2],
    [11, 'WOUND', 2],
    [12, 'WOUND_AND_DYING', 2],
  ])('SEC-44 SEC-46 says the comparison: damage %i', (damage, severity, wounds) => {
    const [landed] = hitFor(damage).happened('AttackLanded');
    expect(landed).toMatchObject({ severity, woundsBefore: 1, wounds });
    expect(landed?.toughness).toMatchObject({
      total: 11,
      terms: [
        { label: 'Toughness', value: 12, rule: null },
        { label: 'wounds', value: -1, rule: 'SEC-46' },
      ],
    });
  });

  test('SEC-44 is told in the log, and its Toughness only to who plays the target', () => {
    const table = hitFor(6);
    const [landed] = table.happened('AttackLanded');
    const lineFor = (actor: Actor) => {
      const seen = landed && viewEvent(landed, actor);
      return seen && narrate(seen, table.state, actor);
    };
    expect(lineFor({ kind: 'PLAYER', combatants: ['bob'] })).toContain(
      'against 11 (Toughness 12, less 1 for wounds); wounds 1 to 2',
    );
    expect(lineFor({ kind: 'PLAYER', combatants: ['ana'] })).not.toContain('Toughness');
  });
});

test('SEC-53 a death says of what', () => {
  const table = hitFor(12);
  const killed = (cause: string) => [{ type: 'CombatantDied', combatantId: 'bob', cause }];
  table.end('ana', [6, 1]).end('cid');
  table.attack('ana', 'sword', 'bob', [6, 1]);
  expect(table.happened('CombatantDied')).toEqual(killed('WOUND'));
  const worn = fight([someone('ana', [0, 0]), foe('bob', [1, 0], { endurance: -3 })]);
  const ruling = { type: 'Adjudicate', combatantId: 'bob', reason: 'A stone falls' } as const;
  worn.play({ ...ruling, inflict: [{ condition: 'dying' }], stats: { dyingAgainst: 4 } });
  expect(worn.happened('CombatantDied')).toEqual(killed('BEYOND_HELP'));
  const ruled = fight([someone('ana', [0, 0]), foe('bob', [1, 0])]);
  ruled.play({ ...ruling, inflict: [{ condition: 'dead' }] });
  expect(ruled.happened('CombatantDied')).toEqual(killed('RULING'));
});
