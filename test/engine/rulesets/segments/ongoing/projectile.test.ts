import { expect, test } from 'vitest';
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
import { aScore } from '../../../../kit/engine/score.ts';

/** Ana, who ranks first, shoots at Bor `distance` hexes away at `speed` hexes a segment. */
function shot(distance: number, speed: number): Table {
  const table = fight([someone('ana', [0, 0], knows('dart')), foe('bor', [distance, 0])], {
    actions: [projectile('dart', { speed, range: 500 })],
  });
  return table.declare('ana', 'dart', { targetIds: ['bor'] });
}

const arrived = (table: Table) => table.happened('AttackArrived').length > 0;

/** Plays on, with nobody doing anything, until the attack asks for a defense. */
function arrival(table: Table): string {
  for (let n = 0; !arrived(table); n++) {
    if (n > 50) throw new Error('It never arrives.');
    table.advance();
  }
  return table.clock;
}

test('SEG-58 SEG-59 S-1 at 3H a target 30 ft away is hit in the second segment', () => {
  expect(arrival(shot(6, 3))).toBe('1.2');
});

test('SEG-59 S-1 at 3H a target 15 ft away is hit in the segment of the launch', () => {
  const table = shot(3, 3);
  expect(table.happenings).toEqual(['ActionDeclared', 'ProjectileLaunched', 'AttackArrived']);
});

// Start + ceil(distance / speed) - 1, launched in segment 1 of round 1.
test.each([
  [1, 1, '1.1'],
  [2, 1, '1.2'],
  [3, 1, '1.3'],
  [4, 1, '2.1'],
  [2, 2, '1.1'],
  [3, 2, '1.2'],
  [4, 3, '1.2'],
  [7, 3, '1.3'],
  [9, 3, '1.3'],
  [10, 3, '2.1'],
  [5, 5, '1.1'],
  [6, 5, '1.2'],
  [30, 4, '3.2'],
  [18, 18, '1.1'],
  [19, 18, '1.2'],
])(
  'SEG-59 %i hexes at %iH take distance / speed segments, rounded up: %s',
  (hexes, speed, when) => {
    expect(arrival(shot(hexes, speed))).toBe(when);
  },
);

test('SEG-58 each segment of flight covers the hexes of one segment', () => {
  const table = shot(8, 3);
  expect(table.state.ongoing[0]).toMatchObject({ kind: 'PROJECTILE', flown: 3 });
  table.end('ana');
  expect(table.state.ongoing[0]).toMatchObject({ flown: 3 });
  table.end('bor').advance().end('ana');
  expect(table.happened('ProjectileAdvanced')).toMatchObject([
    { type: 'ProjectileAdvanced', id: 'ana.1.1', flown: 6 },
  ]);
});

test('SEG-11 a projectile launched in segment 3 flies on in segment 1 of the next round', () => {
  const table = fight([someone('ana', [0, 0], knows('dart')), foe('bor', [6, 0])], {
    actions: [projectile('dart')],
  });
  table.advance(2).declare('ana', 'dart', { targetIds: ['bor'] });
  expect(table.clock).toBe('1.3');
  expect(table.combatant('ana').spent).toEqual(['STANDARD']);
  expect(arrival(table)).toBe('2.1');
  expect(table.combatant('ana').spent).toEqual([]);
});

test("SEG-12 SEG-59 a projectile advances on its owner's turn, not on anybody else's", () => {
  const table = fight(
    [someone('cid', [9, 9]), someone('ana', [0, 0], knows('dart')), foe('bor', [6, 0])],
    { actions: [projectile('dart')] },
  );
  table
    .end('cid')
    .declare('ana', 'dart', { targetIds: ['bor'] })
    .end('ana')
    .end('bor')
    .advance();
  expect(arrived(table)).toBe(false);
  table.end('cid');
  expect(arrived(table)).toBe(false);
  table.end('ana');
  expect(table.happenings).toEqual(['TurnClosed', 'AttackArrived']);
});

test("SEG-10 SEG-12 the owner's new action comes first, then what is in flight, oldest first", () => {
  const table = fight([someone('ana', [0, 0], knows('dart', 'pin')), foe('bor', [5, 0])], {
    actions: [
      projectile('dart', { speed: 2 }),
      projectile('pin', { speed: 2 }, [{ kind: 'SWIFT' }]),
    ],
  });
  table.declare('ana', 'dart', { targetIds: ['bor'] }).advance();
  table.declare('ana', 'pin', { targetIds: ['bor'] });
  expect(table.happenings).toEqual(['ActionDeclared', 'ProjectileLaunched', 'ProjectileAdvanced']);
  expect(table.happened('ProjectileAdvanced')[0]).toMatchObject({ id: 'ana.2.1', flown: 2 });
  table.end('ana');
  expect(table.happened('ProjectileAdvanced')).toMatchObject([
    { type: 'ProjectileAdvanced', id: 'ana.1.1', flown: 4 },
  ]);
  table.end('bor').advance().end('ana');
  expect(table.happened('AttackArrived')[0]?.attack.action).toBe('dart');
  table.defend('NONE', [1, 1, 1]);
  expect(table.happened('ProjectileAdvanced')).toMatchObject([
    { type: 'ProjectileAdvanced', id: 'ana.2.1', flown: 4 },
  ]);
});

test('SEG-105 SEG-12 R-61 the projectile of someone who went down flies on at that rank and hits', () => {
  const table = fight(
    [
      foe('bor', [6, 0]),
      someone('ana', [0, 0], { hitPoints: 1, ...knows('dart') }),
      foe('dag', [1, 0]),
    ],
    { actions: [projectile('dart')] },
  );
  table
    .end('bor')
    .declare('ana', 'dart', { targetIds: ['bor'] })
    .end('ana');
  table.declare('dag', 'unarmed-strike', { targetIds: ['ana'] }).defend('NONE', [6, 6, 1]);
  expect(table.combatant('ana').status).toBe('DOWN');
  table.end('dag').advance();
  expect(arrived(table)).toBe(false);
  table.end('bor');
  expect(table.happenings).toEqual(['TurnClosed', 'TurnEnded', 'TurnPassed', 'AttackArrived']);
  table.defend('NONE', [6, 1, 4]);
  expect(table.combatant('bor').hitPoints).toBe(16);
});

/** Bor, 4 hexes away, runs from a dart of 3H: it flies 3 hexes while he makes 3. */
function pursuit(): Table {
  const table = fight([someone('ana', [0, 0], knows('dart')), foe('bor', [4, 0])], {
    actions: [projectile('dart', { range: 20 })],
  });
  table.declare('ana', 'dart', { targetIds: ['bor'] }).end('ana');
  return table
    .declare('bor', 'move', { to: hex(7) })
    .end('bor')
    .advance()
    .end('ana');
}

test('SEG-48 a projectile follows its target: the way is measured anew each segment', () => {
  const table = pursuit();
  expect(table.happened('ProjectileAdvanced')[0]?.flown).toBe(6);
  table.end('bor').advance().end('ana');
  expect(arrived(table)).toBe(true);
});

test('SEG-48 SEG-65 the range penalty goes by where the target is when the attack is resolved', () => {
  // 4 hexes at the launch are within the range of 20 ft; 8 hexes are 20 ft beyond it.
  const table = pursuit()
    .end('bor', { to: hex(8) })
    .advance()
    .end('ana');
  table.defend('NONE', [6, 6, 1]);
  expect(table.happened('AttackHit')[0]?.attackScore).toMatchObject(aScore({ flat: -1, total: 1 }));
});

test('SEG-48 a target that comes nearer is hit earlier', () => {
  const table = fight([foe('bor', [8, 0]), someone('ana', [0, 0], knows('dart'))], {
    actions: [projectile('dart')],
  });
  table
    .end('bor')
    .declare('ana', 'dart', { targetIds: ['bor'] })
    .end('ana')
    .advance();
  table
    .declare('bor', 'move', { to: hex(5) })
    .end('bor')
    .end('ana');
  expect(arrived(table)).toBe(true);
});

test('SEG-48 the way is measured from where the projectile was launched', () => {
  const table = fight([someone('ana', [0, 0], knows('dart')), foe('bor', [6, 0])], {
    actions: [projectile('dart')],
  });
  table
    .declare('ana', 'dart', { targetIds: ['bor'] })
    .end('ana')
    .end('bor')
    .advance();
  table.declare('ana', 'dash', { to: hex(-4) }).end('ana');
  expect(arrived(table)).toBe(true);
});

test('SEG-50 a projectile whose target went down before the impact is spent', () => {
  const table = fight(
    [
      someone('ana', [0, 0], knows('dart')),
      someone('cid', [5, 0]),
      foe('bor', [6, 0], { hitPoints: 1 }),
      foe('dag', [9, 9]),
    ],
    { actions: [projectile('dart')] },
  );
  table.declare('ana', 'dart', { targetIds: ['bor'] }).end('ana');
  table.declare('cid', 'unarmed-strike', { targetIds: ['bor'] }).defend('NONE', [6, 6, 1]);
  table.end('cid').end('dag').advance().end('ana');
  expect(table.happened('AttackSpent')).toMatchObject([
    { type: 'AttackSpent', attackId: 'ana.1.1', reason: 'TARGET_DOWN' },
  ]);
  expect(table.state).toMatchObject({ attacks: [], ongoing: [] });
});

test('SEG-26 SEG-59 two attacks of one Full fall in different segments, each with its own flight', () => {
  const table = fight([someone('ana', [0, 0], knows('bolt')), foe('bor', [6, 0])], {
    actions: [projectile('bolt', { speed: 3 }, [{ kind: 'FULL', attacks: 2 }])],
  });
  table.declare('ana', 'bolt', { targetIds: ['bor', 'bor'] });
  expect(table.happened('ProjectileLaunched')).toHaveLength(1);
  table.end('ana').end('bor').advance().end('ana');
  expect(table.happened('AttackArrived')[0]?.attack.id).toBe('ana.1.1');
  table.defend('NONE', [1, 1, 1]);
  expect(table.happened('ProjectileLaunched')).toHaveLength(1);
  table.end('bor').advance().end('ana');
  expect(table.happened('AttackArrived')).toHaveLength(1);
});

test('SEG-59 a melee blow needs no flight', () => {
  const table = fight([someone('ana', [0, 0], knows('blade')), foe('bor', [1, 0])], {
    actions: [melee('blade')],
  });
  table.declare('ana', 'blade', { targetIds: ['bor'] });
  expect(table.happenings).toEqual(['ActionDeclared', 'AttackArrived']);
});

const wall = {
  key: 'wall',
  name: 'Wall',
  uses: [{ kind: 'STANDARD' as const }],
  effect: { type: 'STRUCTURE' as const, range: 50, speed: 2, size: 5 },
};

/** Ana raises a wall of five hexes at 2H; Bor stands beyond it. */
const builder = () =>
  fight([someone('ana', [0, 0], knows('wall')), foe('bor', [5, 0])], { actions: [wall] });

const column = [hex(3, -2), hex(3, -1), hex(3, 0), hex(3, 1), hex(3, 2)];

test("SEG-60 a structure appears at its speed, on its maker's turns: 5 hexes at 2H are 2, 2, 1", () => {
  const table = builder().declare('ana', 'wall', { hexes: column });
  expect(table.happened('StructureGrew')).toMatchObject([{ hexes: column.slice(0, 2), left: 3 }]);
  table.advance().end('ana');
  expect(table.happened('StructureGrew')).toMatchObject([{ hexes: column.slice(2, 4), left: 1 }]);
  table.advance().end('ana');
  expect(table.happened('StructureGrew')).toMatchObject([{ hexes: column.slice(4), left: 0 }]);
  expect(table.state.battlefield.obstacles).toEqual(column);
  expect(table.state.ongoing).toEqual([]);
});

test('SEG-60 SEG-11 a structure begun in segment 3 goes on in the next round', () => {
  const table = builder().advance(2).declare('ana', 'wall', { hexes: column }).advance();
  expect(table.clock).toBe('2.1');
  table.end('ana');
  expect(table.happened('StructureGrew')[0]?.hexes).toEqual(column.slice(2, 4));
});

test('SEG-60 SEG-55 only what has appeared bars the way', () => {
  const table = builder().declare('ana', 'wall', { hexes: column }).end('ana');
  const run = { type: 'DeclareAction', combatantId: 'bor', action: 'move', use: 'MOVE' } as const;
  expect(table.rule({ ...run, path: [hex(4, 0), hex(4, -1), hex(3, -1)] })).toBe('SEG-55');
  table.play({ ...run, path: [hex(4, 0), hex(3, 0), hex(2, 0)] });
  expect(table.at('bor')).toEqual([2, 0]);
});

test('SEG-60 a structure leaves open the hex where someone stands by then', () => {
  const table = builder().declare('ana', 'wall', { hexes: column }).end('ana');
  table
    .declare('bor', 'move', { to: hex(3, 0) })
    .end('bor')
    .advance()
    .end('ana');
  expect(table.happened('StructureGrew')[0]?.hexes).toEqual([hex(3, 1)]);
});

test('SEG-60 a structure cannot be put on an obstacle, on a combatant, or larger than its size', () => {
  const table = fight([someone('ana', [0, 0], knows('wall')), foe('bor', [5, 0])], {
    actions: [wall],
    setup: { obstacles: [hex(2)] },
  });
  const build = { type: 'DeclareAction', combatantId: 'ana', action: 'wall' } as const;
  expect(table.rule({ ...build, use: 'STANDARD', hexes: [hex(2)] })).toBe('SEG-60');
  expect(table.rule({ ...build, use: 'STANDARD', hexes: [hex(5)] })).toBe('SEG-60');
  const six = [...column, hex(3, 3)];
  expect(table.refusal({ ...build, use: 'STANDARD', hexes: six })).toMatchObject({
    code: 'INVALID',
    field: 'hexes',
  });
});
