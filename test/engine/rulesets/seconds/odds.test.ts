import { describe, expect, test } from 'vitest';
import { type Actor, gameMaster } from '../../../../src/engine/core/command/actor.ts';
import { execute } from '../../../../src/engine/core/ruleset/execute.ts';
import type { AttackOdds, DefenseOdds, Fraction } from '../../../../src/engine/core/odds/odds.ts';
import { fraction, toNumber } from '../../../../src/engine/dice/odds.ts';
import { scriptedDice } from '../../../../src/engine/dice/scripted.ts';
import { seededDice } from '../../../../src/engine/dice/seeded.ts';
import { seconds } from '../../../../src/engine/rulesets/seconds/index.ts';
import type { State } from '../../../../src/engine/rulesets/seconds/model/state.ts';
import {
  type Particulars,
  type CommandInput,
  fight,
  foe,
  hex,
  parse,
  someone,
  type Table,
} from '../../../kit/engine/seconds/encounter.ts';

const player = (...combatants: readonly string[]): Actor => ({ kind: 'PLAYER', combatants });
const f = (numerator: number, denominator: number): Fraction =>
  fraction(BigInt(numerator), BigInt(denominator));

const ofCommand = (state: State, input: CommandInput, actor = gameMaster) =>
  seconds.queries.odds(state, { of: 'COMMAND', command: parse(input) }, actor);

function answered(result: ReturnType<typeof ofCommand>): readonly AttackOdds[] {
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  return result.value.attacks;
}

const at = (...targetIds: string[]): CommandInput => ({
  type: 'CompleteAction',
  combatantId: 'ana',
  targetIds,
});

function against({ perDefense }: AttackOdds, kind: string): DefenseOdds {
  const found = perDefense.find(({ defense }) => defense === kind);
  if (!found) throw new Error(`There are no odds against ${kind}.`);
  return found;
}

/** Ana's sword has had its last second; Bob stands next to her. */
const swung = (ana: Particulars = {}, bob: Particulars = {}): Table =>
  fight([
    someone('ana', [0, 0], { weaponSkill: { ranks: 1, bonus: 1 }, damageBonus: 2, ...ana }),
    foe('bob', [1, 0], { toughness: 9, reflex: { ranks: 1, bonus: 2 }, ...bob }),
  ]).declare('ana', 'sword');

type Defense = 'DODGE' | 'PARRY' | 'BLOCK' | 'NONE';

/** Every way in which the dice can fall, counted one by one by playing the commands. */
function counted(table: Table, command: CommandInput, defense: Defense, sides: readonly number[]) {
  let hits = 0;
  let downs = 0;
  const damage = new Map<number, number>();
  const every = faces(sides);
  for (const roll of every) {
    const { state, events } = play(table.state, command, defense, roll);
    const landed = events.find((event) => event.type === 'AttackLanded');
    const amount =
      landed?.type === 'AttackLanded' ? (landed.damageRoll?.total ?? 0) - landed.reducedBy : 0;
    if (landed) hits++;
    if (state.combatants.bob?.status.kind !== 'STANDING') downs++;
    damage.set(amount, (damage.get(amount) ?? 0) + 1);
  }
  const total = every.length;
  return { hit: f(hits, total), downs: f(downs, total), damage, total };
}

/** The command and the defense it leads to, with these faces and no more. */
function play(state: State, command: CommandInput, defense: Defense, roll: readonly number[]) {
  // Dice that are not asked for, after a miss, count with every face they could have shown.
  const dice = scriptedDice(roll);
  const first = execute(seconds, state, parse(command), { actor: gameMaster, dice });
  if (!first.ok) throw new Error(JSON.stringify(first.error));
  const open = first.value.state.attacks[0];
  if (!open) return first.value;
  const answer = {
    type: 'ResolveDefense',
    combatantId: 'bob',
    attackId: open.id,
    defense,
  } as const;
  const second = execute(seconds, first.value.state, parse(answer), { actor: gameMaster, dice });
  if (!second.ok) throw new Error(JSON.stringify(second.error));
  return second.value;
}

const faces = (sides: readonly number[]): readonly (readonly number[])[] =>
  sides.reduce<readonly (readonly number[])[]>(
    (rolls, side) =>
      rolls.flatMap((roll) => Array.from({ length: side }, (_, i) => [...roll, i + 1])),
    [[]],
  );

describe('odds of an attack, against every fall of the dice', () => {
  test.each([
    ['NONE', [6, 8]],
    ['DODGE', [6, 6, 8]],
  ] as const)('SEC-39 SEC-41 SEC-44 a sword met with %s', (defense, sides) => {
    const table = swung();
    const odds = against(answered(ofCommand(table.state, at('bob')))[0]!, defense);
    const { hit, downs, damage, total } = counted(table, at('bob'), defense, sides);
    expect(odds.hit).toEqual(hit);
    expect(odds.downs).toEqual(downs);
    expect(
      odds.damage.map(({ amount, chance }) => [
        amount,
        (chance.numerator * BigInt(total)) / chance.denominator,
      ]),
    ).toEqual(
      [...damage].sort(([a], [b]) => a - b).map(([amount, count]) => [amount, BigInt(count)]),
    );
  });

  test.each(['NONE', 'DODGE'] as const)('SEC-43 a burst met with %s', (defense) => {
    const table = fight([
      someone('ana', [0, 0], { magic: { ranks: 1 } }),
      foe('bob', [3, 0], { toughness: 8, reflex: { ranks: 1, bonus: 2 } }),
    ]).declare('ana', 'burst');
    const command = { type: 'CompleteAction', combatantId: 'ana', to: hex(3, 0) } as const;
    const odds = against(answered(ofCommand(table.state, command))[0]!, defense);
    const sides = defense === 'NONE' ? [6, 6, 6] : [6, 6, 6, 6];
    const { hit, downs, damage, total } = counted(table, command, defense, sides);
    expect(odds.hit).toEqual(hit);
    expect(odds.downs).toEqual(downs);
    const mean = [...damage].reduce((sum, [amount, count]) => sum + amount * count, 0);
    expect(odds.expectedDamage).toEqual(f(mean, total));
  });

  test('SEC-48 SEC-37 a hundred thousand seeded shots at a crouching target in cover lie where the odds say', () => {
    const table = fight(
      [
        foe('bob', [20, 0], { parries: 1, weaponSkill: { ranks: 1, bonus: 1 } }),
        someone('ana', [0, 0], {
          weapons: [{ weapon: 'sling' }],
          rangedSkill: { ranks: 2, bonus: 4 },
        }),
      ],
      { concealing: [{ hex: hex(20, 0), levels: 1 }] },
    );
    table.declare('bob', 'crouch').end('bob').declare('ana', 'sling');
    const odds = against(answered(ofCommand(table.state, at('bob')))[0]!, 'PARRY');
    const rolls = 100_000;
    const dice = seededDice('5a'.repeat(32), 0);
    let hits = 0;
    for (let i = 0; i < rolls; i++) {
      // d6 + 4 - 1 for range against 4 + 2 for medium cover; then d6 + 1 against 4 + 4.
      const [attack = 0] = dice.roll(1, 6);
      if (attack + 3 < 6) continue;
      const [parry = 0] = dice.roll(1, 6);
      if (parry + 1 < 8) hits++;
    }
    const chance = toNumber(odds.hit);
    const sigma = Math.sqrt(rolls * chance * (1 - chance));
    expect(Math.abs(hits - rolls * chance)).toBeLessThan(4.5 * sigma);
  });
});

describe('asking', () => {
  test('SEC-44 SEC-46 what does no damage brings nobody down, however many the wounds', () => {
    // Bob's Toughness is 9 - 15; d6 + 1 reaches 4 with a 3, and then does 3 or more.
    const [odds] = answered(
      ofCommand(swung({}, { wounds: 15, weaponSkill: { ranks: 0 } }).state, at('bob')),
    );
    const unmet = against(odds!, 'NONE');
    expect(unmet.hit).toEqual(f(2, 3));
    expect(unmet.downs).toEqual(unmet.hit);
  });

  test('SEC-41 an attack that has hit is asked by each way to meet it', () => {
    const table = swung().aim('ana', ['bob'], [6]);
    const query = { of: 'ATTACK', attackId: table.due.id } as const;
    const [odds] = answered(seconds.queries.odds(table.state, query, gameMaster));
    expect(odds?.perDefense.map(({ defense, basis }) => `${basis} ${defense}`)).toEqual([
      'LEGAL NONE',
      'LEGAL DODGE',
    ]);
    expect(against(odds!, 'NONE').hit).toEqual(f(1, 1));
    // d6 + 2 reaches 5 with a 3.
    expect(against(odds!, 'DODGE').hit).toEqual(f(1, 3));
  });

  test('SEC-53 the unconscious do not defend, and are out of the fight as it is', () => {
    const table = fight([
      someone('ana', [0, 0], { damageBonus: 9 }),
      someone('cat', [2, 0]),
      foe('bob', [1, 0], { toughness: 9, endurance: 9, dodges: 2 }),
      foe('dan', [9, 0]),
    ]);
    table.attack('ana', 'sword', 'bob', [6]).defend('NONE', [8]).end('ana');
    table.declare('cat', 'sword');
    const command = { ...at('bob'), combatantId: 'cat' } as CommandInput;
    const [odds] = answered(ofCommand(table.state, command));
    expect(odds?.perDefense.map(({ basis, downs }) => [basis, downs])).toEqual([
      ['CHOSEN', f(1, 1)],
    ]);
  });

  test('SEC-17 what comes after a delay may find its target otherwise', () => {
    const table = swung().aim('ana', []).end('ana').end('bob').declare('ana', 'fuse');
    const [odds] = answered(ofCommand(table.state, at('bob')));
    expect(odds?.arrives).toBe('LATER');
    expect(against(odds!, 'DODGE').basis).toBe('ASSUMED');
  });

  test('SEC-51 the second attack of a combo at the same target may meet a defense that is used up', () => {
    const table = fight([
      someone('ana', [0, 0], {
        weaponSkill: { ranks: 1 },
        extraAttacks: 1,
        comboRating: 2,
        combos: [{ key: 'two', name: 'Two', components: ['attack', 'attack'] }],
      }),
      foe('bob', [1, 0], { dodges: 1 }),
    ]).declare('ana', 'combo', { combo: 'two', weapon: 'sword' });
    const odds = answered(ofCommand(table.state, at('bob', 'bob')));
    expect(odds.map((one) => against(one, 'DODGE').basis)).toEqual(['LEGAL', 'ASSUMED']);
  });

  test('SEC-15 only a legal aim has odds, and only for who sees both sheets', () => {
    const { state } = swung();
    expect(ofCommand(state, at('ana'))).toMatchObject({ error: { rule: 'SEC-15' } });
    expect(ofCommand(state, at('bob'), player('ana'))).toMatchObject({
      error: { code: 'FORBIDDEN' },
    });
    expect(ofCommand(state, at('bob'), player('ana', 'bob')).ok).toBe(true);
    expect(ofCommand(state, { type: 'EndTurn', combatantId: 'ana' })).toMatchObject({
      error: { code: 'INVALID' },
    });
    const query = { of: 'ATTACK', attackId: 'none' } as const;
    expect(seconds.queries.odds(state, query, gameMaster)).toMatchObject({
      error: { code: 'NOT_FOUND' },
    });
  });
});
