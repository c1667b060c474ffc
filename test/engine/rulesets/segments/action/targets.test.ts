import { describe, expect, test } from 'vitest';
import { gameMaster } from '../../../../../src/engine/core/command/actor.ts';
import type { Hex } from '../../../../../src/engine/core/values/hex.ts';
import { segments } from '../../../../../src/engine/rulesets/segments/index.ts';
import { timeline } from '../../../../../src/engine/rulesets/segments/views/timeline.ts';
import { declare, release } from '../../../../kit/engine/segments/moves.ts';
import {
  fight,
  foe,
  hex,
  knows,
  melee,
  projectile,
  someone,
  type Table,
} from '../../../../kit/engine/segments/encounter.ts';

const actions = [
  projectile('dart', { speed: 3, range: 60 }),
  projectile('twin', { speed: 20 }, [{ kind: 'FULL', attacks: 2 }]),
  projectile('far', { speed: 100, range: 500 }),
  melee('spear', { range: 10 }),
];

/** Two dark hexes, four and six off; Ana at (0, 0) knows all the attacks. */
const dark = [hex(4), hex(6)];

function field(bob: readonly [number, number], setup: object = { dark }): Table {
  return fight(
    [
      someone('ana', [0, 0], knows('dart', 'twin', 'far', 'spear')),
      foe('bob', bob),
      foe('cat', [0, 9]),
    ],
    { actions, setup },
  );
}

const at = (action: string, ...targetHexes: Hex[]) =>
  declare('ana', action, action === 'twin' ? 'FULL' : 'STANDARD', { targetHexes });

/** The hexes that are listed for an attack. */
function listed(table: Table, action: string): readonly Hex[] {
  const choices = segments.queries
    .decisions(table.state, gameMaster)
    .flatMap(({ options }) => options)
    .filter(({ command }) => command.type === 'DeclareAction' && command.action === action)
    .flatMap((option) => option.choices);
  return choices.flatMap((choice) =>
    choice.field === 'targetHexes' && choice.kind === 'HEX' ? choice.area.hexes : [],
  );
}

describe('which hexes can be attacked', () => {
  test('SEG-77 those under total concealment are listed, whether or not somebody is there', () => {
    expect(listed(field([6, 0]), 'dart')).toEqual(dark);
    expect(listed(field([4, 0]), 'dart')).toEqual(dark);
    expect(listed(field([2, 0]), 'dart')).toEqual(dark);
  });

  test('SEG-77 three levels of a substance hide a hex as darkness does', () => {
    const setup = { concealing: [{ hex: hex(4), levels: 3 }] };
    expect(listed(field([6, 0], setup), 'dart')).toContainEqual(hex(4));
    field([4, 0], setup).play(at('dart', hex(4)));
  });

  test('SEG-77 where all can be seen there is none', () => {
    expect(listed(field([6, 0], {}), 'dart')).toEqual([]);
    const thin = { concealing: [{ hex: hex(4), levels: 2 }] };
    expect(listed(field([6, 0], thin), 'dart')).toEqual([]);
    expect(field([6, 0], thin).rule(at('dart', hex(4)))).toBe('SEG-77');
  });

  test('SEG-77 a hex that can be seen into is refused, and the refusal says what would be legal', () => {
    expect(field([6, 0]).refusal(at('dart', hex(3)))).toMatchObject({
      rule: 'SEG-77',
      message:
        'Ana can see into the hex (3, 0); attack who stands there, or a hex under total concealment.',
    });
  });

  test('SEG-74 there must be a line to it', () => {
    const wall = [-4, -3, -2, -1, 0, 1, 2, 3, 4].map((r) => hex(3 - Math.ceil(r / 2), r));
    const table = field([6, 0], { dark, obstacles: wall });
    expect(table.rule(at('dart', hex(6)))).toBe('SEG-74');
    expect(listed(table, 'dart')).toEqual([]);
  });

  test('SEG-49 it is within the range of the attack, and never farther than 100 ft', () => {
    const far = [hex(12), hex(13), hex(20), hex(21)];
    const table = field([6, 0], { dark: far });
    expect(listed(table, 'dart')).toEqual([hex(12)]);
    expect(table.rule(at('dart', hex(13)))).toBe('SEG-49');
    expect(listed(table, 'far')).toEqual([hex(12), hex(13), hex(20)]);
    expect(table.rule(at('far', hex(21)))).toBe('SEG-49');
  });

  test('SEG-67 a melee attack takes a hex within its reach only', () => {
    const table = field([2, 0], { dark: [hex(2), hex(3)] });
    expect(listed(table, 'spear')).toEqual([hex(2)]);
    expect(table.rule(at('spear', hex(3)))).toBe('SEG-67');
  });

  test('SEG-32 nobody attacks their own hex, dark as it may be', () => {
    const table = field([6, 0], { dark: [hex(0), hex(6)] });
    expect(listed(table, 'dart')).toEqual([hex(6)]);
    expect(table.rule(at('dart', hex(0)))).toBe('SEG-32');
  });

  test('SEG-49 an attack is aimed at combatants or at hexes, one for each', () => {
    const table = field([2, 0]);
    const both = { ...at('dart', hex(4)), targetIds: ['bob'] };
    expect(table.refusal(both)).toMatchObject({ code: 'INVALID', field: 'targetHexes' });
    expect(table.rule(at('dart', hex(4), hex(6)))).toBe('INVALID');
    expect(table.rule(at('twin', hex(4)))).toBe('INVALID');
    expect(table.rule({ ...declare('ana', 'brace', 'STANDARD'), targetHexes: [hex(4)] })).toBe(
      'INVALID',
    );
  });

  test('SEG-27 SEG-77 a readied attack is released at a hex just as well', () => {
    const table = field([6, 0]);
    table.play({
      type: 'ReadyAction',
      combatantId: 'ana',
      action: 'far',
      use: 'STANDARD',
      trigger: 'a noise',
    });
    expect(table.rule(release('ana', { targetHexes: [hex(5)] }))).toBe('SEG-77');
    table.play(release('ana', { targetHexes: [hex(6)] }));
    expect(table.happened('AttackArrived')).toMatchObject([{ attack: { targetId: 'bob' } }]);
  });
});

describe('the attack', () => {
  test('SEG-49 SEG-37 in the right hex it is rolled with a miss chance of 3 in 6', () => {
    const missed = field([4, 0]).play(at('far', hex(4)));
    expect(missed.happened('AttackArrived')).toMatchObject([
      { attack: { targetId: 'bob', blind: true } },
    ]);
    missed.defend('NONE', [3]);
    expect(missed.happened('MissChanceRolled')).toMatchObject([{ missChance: 3, missed: true }]);
    const goesOn = field([4, 0])
      .play(at('far', hex(4)))
      .defend('NONE', [4, 6, 6, 1]);
    expect(goesOn.happened('AttackHit')).toHaveLength(1);
  });

  test('SEG-49 in the wrong hex it misses, and nothing is rolled', () => {
    const table = field([6, 0]).play(at('far', hex(4)));
    expect(table.happened('AttackSpent')).toMatchObject([{ reason: 'NO_TARGET' }]);
    expect(table.state).toMatchObject({ attacks: [], ongoing: [] });
  });

  test('SEG-49 a blow at a hidden hex beside one lands, or misses, at once', () => {
    const setup = { dark: [hex(1), hex(0, 1)] };
    const blow = (target: Hex) =>
      field([1, 0], setup).play(
        declare('ana', 'unarmed-strike', 'STANDARD', { targetHexes: [target] }),
      );
    expect(blow(hex(1)).happened('AttackArrived')).toHaveLength(1);
    expect(blow(hex(0, 1)).happened('AttackSpent')).toMatchObject([{ reason: 'NO_TARGET' }]);
  });

  test('SEG-49 SEG-59 it flies to the hex and does not follow who was there', () => {
    const table = field([6, 0]).play(at('dart', hex(6)));
    const [entry] = timeline(table.state);
    expect(entry).toMatchObject({
      label: 'dart flies at the hex (6, 0)',
      targetIds: [],
      resolves: { round: 1, step: 2, onTurnOfId: 'ana' },
    });
    table
      .end('ana')
      .declare('bob', 'five-foot-step', { to: hex(7) })
      .advance()
      .end('ana');
    expect(table.happened('AttackSpent')).toMatchObject([{ reason: 'NO_TARGET' }]);
  });

  test('SEG-49 it comes upon whoever is in the hex by then, but not upon the attacker', () => {
    const table = field([7, 0]).play(at('dart', hex(6)));
    table
      .end('ana')
      .declare('bob', 'five-foot-step', { to: hex(6) })
      .advance()
      .end('ana');
    expect(table.happened('AttackArrived')).toMatchObject([{ attack: { targetId: 'bob' } }]);

    const own = field([7, 0], { dark: [hex(4)] })
      .play(at('dart', hex(4)))
      .advance();
    own.declare('ana', 'dash', { to: hex(4) }).end('ana');
    expect(own.happened('AttackSpent')).toMatchObject([{ reason: 'NO_TARGET' }]);
  });

  test('SEG-49 SEG-50 the fallen are nobody to hit', () => {
    const table = fight(
      [
        foe('dag', [4, 1]),
        someone('ana', [0, 0], knows('far')),
        someone('bob', [4, 0], { hitPoints: 1 }),
      ],
      { actions, setup: { dark: [hex(4)] } },
    );
    table.declare('dag', 'unarmed-strike', { targetHexes: [hex(4)] }).defend('NONE', [6, 6, 6, 6]);
    expect(table.combatant('bob').status).toBe('DOWN');
    table.end('dag').play(at('far', hex(4)));
    expect(table.happened('AttackSpent')).toMatchObject([{ reason: 'NO_TARGET' }]);
  });

  test('SEG-49 the miss chance stays though the hex is lit by the time it is resolved', () => {
    const table = field([4, 0]).play(at('far', hex(4)));
    table.play({ type: 'SetBattlefield' }).defend('NONE', [1]);
    expect(table.happened('MissChanceRolled')).toMatchObject([{ missChance: 3, missed: true }]);
  });

  test('SEG-26 SEG-49 each attack of a Full has its hex', () => {
    const table = field([6, 0]).play(at('twin', hex(4), hex(6)));
    expect(table.happened('AttackSpent')).toMatchObject([{ reason: 'NO_TARGET' }]);
    table.advance().end('ana');
    expect(table.happened('AttackArrived')).toMatchObject([
      { attack: { targetId: 'bob', blind: true } },
    ]);
  });
});

describe('the odds', () => {
  const oddsOf = (table: Table, command = at('dart', hex(6))) =>
    segments.queries.odds(
      table.state,
      { of: 'COMMAND', command: segments.rules.commands.DeclareAction!.parse(command) },
      gameMaster,
    );

  test('SEG-49 of an attack on a hex do not tell whether somebody is there', () => {
    const someoneThere = oddsOf(field([6, 0]));
    expect(someoneThere).toMatchObject({ ok: false, error: { rule: 'SEG-49' } });
    expect(oddsOf(field([4, 0]))).toEqual(someoneThere);
    expect(oddsOf(field([4, 0]), at('dart', hex(5)))).toMatchObject({ error: { rule: 'SEG-77' } });
  });

  test('SEG-49 nor those of one that flies at a hex', () => {
    const flying = (bob: readonly [number, number]) =>
      segments.queries.odds(
        field(bob).play(at('dart', hex(6))).state,
        { of: 'ATTACK', attackId: 'ana.1.1' },
        gameMaster,
      );
    expect(flying([6, 0])).toMatchObject({ ok: false, error: { rule: 'SEG-49' } });
    expect(flying([4, 0])).toEqual(flying([6, 0]));
  });

  test('SEG-49 once it has come upon someone it is half as likely to hit as one that sees', () => {
    const arrived = (setup: object, aim: object) => {
      const table = field([4, 0], setup).play({ ...at('far'), ...aim });
      const attackId = table.attackId;
      const odds = segments.queries.odds(table.state, { of: 'ATTACK', attackId }, gameMaster);
      if (!odds.ok) throw new Error(JSON.stringify(odds.error));
      return odds.value.attacks[0]?.perDefense[0]?.hit;
    };
    const sure = arrived({}, { targetIds: ['bob'] });
    const blind = arrived({ dark }, { targetHexes: [hex(4)] });
    expect(sure).toEqual({ numerator: 1n, denominator: 1n });
    expect(blind).toEqual({ numerator: 1n, denominator: 2n });
  });
});
