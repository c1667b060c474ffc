import { narrate } from '../../../../../src/engine/rulesets/segments/views/narrate.ts';
import { expect, test } from 'vitest';
import {
  fight,
  foe,
  hex,
  knows,
  projectile,
  someone,
  type Table,
} from '../../../../kit/engine/segments/encounter.ts';

/** 5H, pushback 30 ft, no damage. */
const airBlast = projectile('air-blast', { speed: 5, pushback: 30, damage: null });

type Where = readonly [number, number];

/** Ana, first in the order, blows Bor away; Cid ranks between them, out of the way. */
function blast(bor: Where, more: Parameters<typeof fight>[1] = {}, ana: Where = [0, 0]): Table {
  const table = fight(
    [
      someone('ana', ana, { hitPoints: 1, ...knows('air-blast') }),
      someone('cid', [0, 9]),
      foe('bor', bor),
    ],
    { actions: [airBlast], ...more },
  );
  table.declare('ana', 'air-blast', { targetIds: ['bor'] });
  return table.defend('NONE', [1, 1]);
}

const step = (combatantId: string, to: { q: number; r: number }) =>
  ({ type: 'DeclareAction', combatantId, action: 'five-foot-step', use: 'SWIFT', to }) as const;

test('SEG-68 SEG-69 S-2 5H, 30 ft: 5 hexes in the segment of contact, 1 in the next, then free', () => {
  const table = blast([2, 0]);
  expect(table.happened('CombatantPushed')).toEqual([
    {
      type: 'CombatantPushed',
      id: 'ana.1.1',
      combatantId: 'bor',
      path: [3, 4, 5, 6, 7].map((q) => hex(q)),
      meant: 5,
      barrier: null,
      left: 1,
    },
  ]);
  table.end('ana').end('cid').end('bor').advance().end('ana');
  expect(table.happened('CombatantPushed')).toMatchObject([{ path: [hex(8)], left: 0 }]);
  expect(table.state.ongoing).toEqual([]);
  table.end('cid').play(step('bor', hex(8, 1)));
});

test('SEG-69 the segment of contact gives a full segment of push, whatever the flight used', () => {
  const table = fight([someone('ana', [0, 0], knows('air-blast')), foe('bor', [9, 0])], {
    actions: [airBlast],
  });
  table
    .declare('ana', 'air-blast', { targetIds: ['bor'] })
    .end('ana')
    .end('bor')
    .advance();
  table.end('ana').defend('NONE', [1, 1]);
  expect(table.at('bor')).toEqual([14, 0]);
});

test('SEG-68 SEG-69 a push no longer than the speed is over in the segment of contact', () => {
  const table = blast([2, 0], {
    actions: [projectile('air-blast', { speed: 5, pushback: 25, damage: null })],
  });
  expect(table.at('bor')).toEqual([7, 0]);
  expect(table.state.ongoing).toEqual([]);
  table
    .end('ana')
    .end('cid')
    .play(step('bor', hex(7, 1)));
});

test('SEG-68 who is being pushed cannot move, step or dodge until that is over', () => {
  const table = blast([2, 0]).end('ana').end('cid');
  expect(table.rule(step('bor', hex(7, 1)))).toBe('SEG-68');
  const move = { type: 'DeclareAction', combatantId: 'bor', action: 'move', use: 'MOVE' } as const;
  expect(table.rule({ ...move, to: hex(7, 1) })).toBe('SEG-68');
  expect(table.rule({ ...move, action: 'dodge' })).toBe('SEG-68');
});

test('SEG-68 SEG-44 who is being pushed cannot defend with a Dodge, but with an action', () => {
  const table = fight(
    [someone('ana', [0, 0], knows('air-blast')), someone('cid', [8, 0]), foe('bor', [2, 0])],
    { actions: [airBlast] },
  );
  table
    .declare('ana', 'air-blast', { targetIds: ['bor'] })
    .defend('NONE', [1, 1])
    .end('ana');
  table.declare('cid', 'unarmed-strike', { targetIds: ['bor'] });
  expect(table.rule(table.defense('DODGE'))).toBe('SEG-68');
  table.defend('COUNTER');
});

test("SEG-70 a push goes on on the pusher's turns, not on those of the pushed", () => {
  const table = fight([foe('bor', [2, 0]), someone('ana', [0, 0], knows('air-blast'))], {
    actions: [airBlast],
  });
  table
    .end('bor')
    .declare('ana', 'air-blast', { targetIds: ['bor'] })
    .defend('NONE', [1, 1]);
  table.end('ana').advance();
  expect(table.rule(step('bor', hex(7, 1)))).toBe('SEG-68');
  table.end('bor');
  expect(table.at('bor')).toEqual([7, 0]);
  table.end('ana');
  expect(table.at('bor')).toEqual([8, 0]);
});

test('SEG-70 a push goes on at the rank of a pusher who went down', () => {
  const table = fight(
    [
      someone('ana', [0, 0], { hitPoints: 1, ...knows('air-blast') }),
      foe('dag', [0, 1]),
      foe('bor', [2, 0]),
    ],
    { actions: [airBlast] },
  );
  table
    .declare('ana', 'air-blast', { targetIds: ['bor'] })
    .defend('NONE', [1, 1])
    .end('ana');
  table.declare('dag', 'unarmed-strike', { targetIds: ['ana'] }).defend('NONE', [6, 6, 1]);
  table.end('dag').end('bor').play({ type: 'AdvanceSegment' });
  expect(table.happenings).toEqual([
    'SegmentStarted',
    'TurnPassed',
    'CombatantPushed',
    'TurnEnded',
    'TurnStarted',
  ]);
  expect(table.at('bor')).toEqual([8, 0]);
});

test('SEG-70 SEG-11 a push that begins in segment 3 goes on in the next round', () => {
  const table = fight([someone('ana', [0, 0], knows('air-blast')), foe('bor', [2, 0])], {
    actions: [airBlast],
  });
  table
    .advance(2)
    .declare('ana', 'air-blast', { targetIds: ['bor'] })
    .defend('NONE', [1, 1]);
  table.advance().end('ana');
  expect(table.clock).toBe('2.1');
  expect(table.at('bor')).toEqual([8, 0]);
});

test.each<[string, Where, Where]>([
  ['east', [1, 0], [6, 0]],
  ['north-east', [1, -1], [6, -6]],
  ['west', [-2, 0], [-7, 0]],
  ['south-west', [-1, 1], [-6, 6]],
])('SEG-71 the push goes straight away from the attacker: %s', (_, from, to) => {
  expect(blast(from).at('bor')).toEqual(to);
});

test('SEG-71 off the six directions too, the push goes on along the line of the attack', () => {
  // The line from (0, 0) through (2, 1), 3 hexes off, runs on through (4, 2) and (6, 3).
  const table = blast([2, 1]);
  expect(table.happened('CombatantPushed')[0]?.path[2]).toEqual(hex(4, 2));
  table.advance().end('ana');
  expect(table.at('bor')).toEqual([6, 3]);
});

test('SEG-71 the line of the attack begins where it was launched, wherever the attacker is now', () => {
  const gust = projectile('air-blast', { speed: 2, pushback: 10, damage: null });
  const table = fight([someone('ana', [0, 0], knows('air-blast')), foe('bor', [4, 0])], {
    actions: [gust],
  });
  table
    .declare('ana', 'air-blast', { targetIds: ['bor'] })
    .end('ana')
    .end('bor')
    .advance();
  table
    .declare('ana', 'dash', { to: hex(4, -4) })
    .end('ana')
    .defend('NONE', [1, 1]);
  expect(table.at('bor')).toEqual([6, 0]);
});

test('SEG-72 at an obstacle the push stops: the rest is lost and nobody takes damage', () => {
  const table = blast([2, 0], { actions: [airBlast], setup: { obstacles: [hex(5)] } });
  expect(table.happened('CombatantPushed')).toMatchObject([
    {
      path: [hex(3), hex(4)],
      meant: 5,
      barrier: { kind: 'OBSTACLE', hex: hex(5), combatantId: null },
      left: 0,
    },
  ]);
  const [pushed] = table.happened('CombatantPushed');
  expect(pushed && narrate(pushed, table.state)).toBe(
    'Bor is pushed 2 of 5 hexes to (4, 0) and stopped by an obstacle at (5, 0)',
  );
  expect(table.state.ongoing).toEqual([]);
  expect(table.combatant('bor').hitPoints).toBe(20);
  table
    .end('ana')
    .end('cid')
    .play(step('bor', hex(4, 1)));
});

test('SEG-72 at an occupied hex the push stops as well, on the first hex too', () => {
  const table = fight(
    [someone('ana', [0, 0], knows('air-blast')), foe('bor', [2, 0]), foe('dag', [3, 0])],
    { actions: [airBlast] },
  );
  table.declare('ana', 'air-blast', { targetIds: ['bor'] }).defend('NONE', [1, 1]);
  expect(table.happened('CombatantPushed')).toMatchObject([
    { path: [], barrier: { kind: 'COMBATANT', hex: hex(3), combatantId: 'dag' }, left: 0 },
  ]);
  expect(table.at('bor')).toEqual([2, 0]);
  expect([table.combatant('bor').hitPoints, table.combatant('dag').hitPoints]).toEqual([20, 20]);
  expect(table.state.ongoing).toEqual([]);
});

test('SEG-72 what is met in a later segment of the push stops it too', () => {
  const table = blast([2, 0], { actions: [airBlast], setup: { obstacles: [hex(8)] } });
  expect(table.at('bor')).toEqual([7, 0]);
  table.end('ana').end('cid').end('bor').advance().end('ana');
  expect(table.happened('CombatantPushed')).toMatchObject([{ path: [], left: 0 }]);
  expect(table.at('bor')).toEqual([7, 0]);
});

test('SEG-73 the hexes of a running Move are lost, not postponed, while you are pushed', () => {
  const table = fight([foe('bor', [1, 0]), someone('ana', [0, 0], knows('gust'))], {
    actions: [projectile('gust', { speed: 4, damage: null, pushback: 30 })],
  });
  table.declare('bor', 'move', { to: hex(4) }).end('bor');
  table
    .declare('ana', 'gust', { targetIds: ['bor'] })
    .defend('NONE', [1, 1])
    .end('ana')
    .advance();
  expect(table.rule({ type: 'EndTurn', combatantId: 'bor', to: hex(9) })).toBe('SEG-51');
  table.end('bor').end('ana');
  expect(table.at('bor')).toEqual([10, 0]);
  table.advance();
  expect(table.rule({ type: 'EndTurn', combatantId: 'bor', to: hex(11) })).toBe('SEG-51');
});

test('SEG-73 a push that is over before your turn costs the running Move nothing', () => {
  const table = fight([someone('ana', [0, 0], knows('gust')), foe('bor', [1, 0])], {
    actions: [projectile('gust', { speed: 4, damage: null, pushback: 10 })],
  });
  table
    .end('ana')
    .declare('bor', 'move', { to: hex(4) })
    .end('bor')
    .advance();
  table
    .declare('ana', 'gust', { targetIds: ['bor'] })
    .defend('NONE', [1, 1])
    .end('ana');
  expect(table.at('bor')).toEqual([6, 0]);
  expect(table.end('bor', { to: hex(9) }).at('bor')).toEqual([9, 0]);
});

test("SEG-73 of two pushes at once each applies on its own pusher's turn", () => {
  const table = fight(
    [
      someone('ana', [0, 0], knows('gust')),
      someone('cid', [4, -2], knows('gust')),
      foe('bor', [2, 0]),
    ],
    { actions: [projectile('gust', { speed: 2, damage: null, pushback: 15 })] },
  );
  table
    .declare('ana', 'gust', { targetIds: ['bor'] })
    .defend('NONE', [1, 1])
    .end('ana');
  expect(table.at('bor')).toEqual([4, 0]);
  table
    .declare('cid', 'gust', { targetIds: ['bor'] })
    .defend('NONE', [1, 1])
    .end('cid');
  expect(table.at('bor')).toEqual([4, 2]);
  table.end('bor').advance().end('ana');
  expect(table.at('bor')).toEqual([5, 2]);
  table.end('cid');
  expect(table.at('bor')).toEqual([5, 3]);
});
