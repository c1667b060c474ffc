import { describe, expect, test } from 'vitest';
import { segments } from '../../../../../src/engine/rulesets/segments/index.ts';
import {
  type CommandInput,
  fight,
  foe,
  hex,
  knows,
  melee,
  parse,
  someone,
  type Table,
} from '../../../../kit/engine/segments/encounter.ts';

const nothing = { provokes: [], forfeits: [] };

/** What it would bring or cost Ana to go to a hex, by default by a dash. */
function going(table: Table, [q, r]: readonly [number, number], command?: CommandInput) {
  const to = hex(q, r);
  const dash: CommandInput = {
    ...{ type: 'DeclareAction', combatantId: 'ana' },
    ...{ action: 'dash', use: 'MOVE', to },
  };
  return segments.queries.consequences?.(table.state, parse(command ?? dash), to);
}

const burnt = (): Table =>
  fight([someone('ana', [0, 0]), foe('bor', [9, 0])]).play({
    type: 'InflictCondition',
    combatantId: 'ana',
    condition: 'burned',
    dice: 3,
  });

describe('what a hex provokes or forfeits', () => {
  test('SEG-93 a burn hurts with the second hex of a round, and once', () => {
    const provokes = [{ text: 'Burned: 3 damage', rule: 'SEG-93' }];
    expect(going(burnt(), [0, 1])).toEqual(nothing);
    expect(going(burnt(), [0, 2])).toEqual({ ...nothing, provokes });
    const step = { action: 'five-foot-step', use: 'SWIFT', to: hex(0, 1) } as const;
    const stepped = burnt().declare('ana', 'five-foot-step', step);
    expect(going(stepped, [0, 2])).toEqual({ ...nothing, provokes });
    const hurt = burnt().declare('ana', 'dash', { to: hex(0, 2) });
    expect(hurt.happened('ConditionHurt')).toHaveLength(1);
    expect(going(hurt, [0, 4])).toEqual(nothing);
  });

  test('SEG-54 another kind of movement ends a running one, a step does not', () => {
    const table = fight([someone('ana', [0, 0]), foe('bor', [9, 0])])
      .declare('ana', 'move', { to: hex(1) })
      .advance();
    const rest = [{ text: 'The rest of the running Move', rule: 'SEG-54' }];
    expect(going(table, [1, 1])).toEqual({ ...nothing, forfeits: rest });
    const move = { type: 'DeclareAction', combatantId: 'ana', to: hex(1, 1) } as const;
    expect(going(table, [1, 1], { ...move, action: 'move', use: 'MOVE' })).toEqual(nothing);
    expect(going(table, [1, 1], { ...move, action: 'five-foot-step', use: 'SWIFT' })).toEqual(
      nothing,
    );
    expect(going(table, [1, 1], { type: 'EndTurn', combatantId: 'ana', to: hex(1, 1) })).toEqual(
      nothing,
    );
  });

  test('SEG-75 SEG-76 leaving cover or smoke is said for each foe that it hides from', () => {
    const table = fight([someone('ana', [0, 0]), foe('bor', [4, 0]), someone('cid', [5, 0])], {
      setup: { obstacles: [hex(1)], concealing: [{ hex: hex(0), levels: 1 }] },
    });
    expect(going(table, [-1, 2])).toEqual({
      ...nothing,
      forfeits: [
        { text: 'Cover from Bor', rule: 'SEG-75' },
        { text: 'Concealment from Bor: level 0 instead of 1', rule: 'SEG-76' },
      ],
    });
  });

  test('SEG-48 an attack whose target would be out of reach is lost', () => {
    const table = fight([foe('bor', [1, 0]), someone('ana', [0, 0], knows('cut'))], {
      actions: [melee('cut')],
    });
    table.end('bor').declare('ana', 'cut', { targetIds: ['bor'] });
    const forfeits = [{ text: 'cut at Bor, who is out of its reach from there', rule: 'SEG-48' }];
    const away = { type: 'EndTurn', combatantId: 'ana', to: hex(-1) } as const;
    expect(going(table, [-1, 0], away)).toEqual({ ...nothing, forfeits });
    expect(going(table, [0, 1], { ...away, to: hex(0, 1) })).toEqual(nothing);
  });

  test('SEG-102 a hold is lost with more than a hex in between', () => {
    const table = fight([someone('ana', [0, 0], knows('grab')), foe('bor', [1, 0])], {
      actions: [melee('grab', { offensive: '4d6' })],
      setup: { settings: { maneuvers: 'EACH_ROUND' } },
    });
    table
      .declare('ana', 'grab', { targetIds: ['bor'], maneuver: true })
      .defend('NONE', [4, 4, 4, 4]);
    const [attack] = table.state.attacks;
    const spent = { attackId: attack?.id ?? '', maneuvers: ['GRAPPLE' as const] };
    table.play({ type: 'SpendManeuverPoints', combatantId: 'ana', ...spent });
    const forfeits = [{ text: 'The hold on Bor', rule: 'SEG-102' }];
    expect(going(table, [-1, 0])).toEqual({ ...nothing, forfeits });
    expect(going(table, [0, 1])).toEqual(nothing);
  });
});
