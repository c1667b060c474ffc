import { expect, test } from 'vitest';
import { paceOf } from '../../../../../src/engine/rulesets/segments/stats/pace.ts';
import {
  type CommandInput,
  fight,
  foe,
  hex,
  knows,
  melee,
  someone,
  type Table,
} from '../../../../kit/engine/segments/encounter.ts';

/** Ana at (0, 0) with all the room she needs; the foe is far away. */
const alone = (more: Parameters<typeof someone>[2] = {}, setup = {}): Table =>
  fight([someone('ana', [0, 0], more), foe('bor', [50, 50])], { setup });

type Declare = Extract<CommandInput, { type: 'DeclareAction' }>;

const moving = (action: string, more: Partial<Declare>): Declare => ({
  use: action === 'five-foot-step' ? 'SWIFT' : 'MOVE',
  ...more,
  type: 'DeclareAction',
  combatantId: 'ana',
  action,
});

const ending = (to: { q: number; r: number }): CommandInput => ({
  type: 'EndTurn',
  combatantId: 'ana',
  to,
});

/** How many hexes a movement may take at once, as its refusal says. */
function limit(table: Table, command: CommandInput): unknown {
  const refusal = table.refusal(command);
  return refusal.code === 'ILLEGAL' ? [refusal.rule, refusal.detail.steps] : refusal;
}

const far = hex(40);

// Feet, hexes per segment, and the bonus hexes of a whole Move.
const table53 = [
  { speed: 30, move: 3, bonus: 0, dash: 4, dodge: 2 },
  { speed: 35, move: 3, bonus: 1, dash: 5, dodge: 2 },
  { speed: 40, move: 4, bonus: 0, dash: 5, dodge: 2 },
  { speed: 45, move: 4, bonus: 1, dash: 6, dodge: 3 },
  { speed: 50, move: 5, bonus: 0, dash: 7, dodge: 3 },
  { speed: 55, move: 5, bonus: 1, dash: 7, dodge: 3 },
  { speed: 60, move: 6, bonus: 0, dash: 8, dodge: 4 },
  { speed: 65, move: 6, bonus: 1, dash: 9, dodge: 4 },
  { speed: 70, move: 7, bonus: 0, dash: 9, dodge: 4 },
  { speed: 75, move: 7, bonus: 1, dash: 10, dodge: 5 },
  { speed: 80, move: 8, bonus: 0, dash: 11, dodge: 5 },
  { speed: 85, move: 8, bonus: 1, dash: 11, dodge: 5 },
  { speed: 90, move: 9, bonus: 0, dash: 12, dodge: 6 },
];

const beyondTable = [
  { speed: 15, move: 1, bonus: 1, dash: 2, dodge: 1 },
  { speed: 20, move: 2, bonus: 0, dash: 3, dodge: 1 },
];

for (const { speed, move, bonus, dash, dodge } of [...table53, ...beyondTable]) {
  const plus = bonus > 0 ? `+${bonus}` : '';
  test(`SEG-53 at ${speed} ft: Move ${move}H${plus}, Dash ${dash}H, Dodge ${dodge}H`, () => {
    const once = { bonus: 0, segments: 1 };
    expect(paceOf('MOVE', speed, 0)).toEqual({ perSegment: move, bonus, segments: 2 });
    expect(paceOf('DASH', speed, 0)).toEqual({ perSegment: dash, ...once });
    expect(paceOf('DODGE', speed, 0)).toEqual({ perSegment: dodge, ...once });
  });
}

test.each(table53)('SEG-53 at $speed ft not a hex more is accepted', (row) => {
  const table = alone({ speed: row.speed });
  expect(limit(table, moving('move', { to: far }))).toEqual(['SEG-53', row.move + row.bonus]);
  expect(limit(table, moving('dash', { to: far }))).toEqual(['SEG-53', row.dash]);
  expect(limit(table, moving('dodge', { to: far }))).toEqual(['SEG-53', row.dodge]);
  table.declare('ana', 'dash', { to: hex(row.dash) });
  expect(table.at('ana')).toEqual([row.dash, 0]);
});

test('SEG-53 a halved speed is rounded down to 5 ft: half of 35 ft goes as 15 ft does', () => {
  expect(paceOf('MOVE', 35 / 2, 0)).toEqual(paceOf('MOVE', 15, 0));
  expect(paceOf('DASH', 35 / 2, 0)).toEqual(paceOf('DASH', 15, 0));
});

test('SEG-53 who is too slow for one hex cannot move', () => {
  expect(alone({ speed: 0 }).rule(moving('move', { to: hex(1) }))).toBe('SEG-53');
});

// SEG-51: Move

test('SEG-51 D-7 a Move of 30 ft is 3 hexes now and 3 in the next segment, then it is over', () => {
  const table = alone().declare('ana', 'move', { to: hex(3) });
  expect(table.happenings).toEqual([
    'ActionDeclared',
    'MovementStarted',
    'CombatantMoved',
    'MovementPlayed',
  ]);
  table.advance();
  expect(limit(table, ending(hex(7)))).toEqual(['SEG-51', 3]);
  table.end('ana', { to: hex(6) });
  expect(table.happenings.slice(0, 3)).toEqual(['TurnClosed', 'CombatantMoved', 'MovementPlayed']);
  expect(table.at('ana')).toEqual([6, 0]);
  expect(table.state.ongoing).toEqual([]);
  table.advance();
  expect(limit(table, ending(hex(7)))).toEqual(['SEG-51', 0]);
});

test('SEG-51 R-63 the second half of a Move can be steered anywhere', () => {
  const table = alone()
    .declare('ana', 'move', { to: hex(3) })
    .advance();
  table.end('ana', { path: [hex(3, 1), hex(3, 2), hex(2, 3)] });
  expect(table.at('ana')).toEqual([2, 3]);
});

test('SEG-51 you may stop at any time and forfeit the rest of that segment', () => {
  const table = alone().declare('ana', 'move', { to: hex(1) });
  expect(limit(table, ending(hex(2)))).toEqual(['SEG-51', 0]);
  table.advance();
  expect(limit(table, ending(hex(5)))).toEqual(['SEG-51', 3]);
});

test('SEG-51 you may stop at any time and forfeit the second segment', () => {
  const table = alone()
    .declare('ana', 'move', { to: hex(3) })
    .advance()
    .end('ana');
  expect(table.at('ana')).toEqual([3, 0]);
  expect(table.state.ongoing).toEqual([]);
});

test('SEG-51 a Move has played its segment: its second half waits for the next one', () => {
  const table = alone().declare('ana', 'move', { to: hex(3) });
  expect(limit(table, ending(hex(4)))).toEqual(['SEG-51', 0]);
});

test('SEG-51 SEG-11 a Move begun in segment 3 goes on in the next round and is charged once', () => {
  const table = alone()
    .advance(2)
    .declare('ana', 'move', { to: hex(3) })
    .advance();
  expect(table.clock).toBe('2.1');
  table.end('ana', { to: hex(6) });
  expect(table.at('ana')).toEqual([6, 0]);
  expect(table.combatant('ana').spent).toEqual([]);
});

test('SEG-53 S-5 D-7 3H+1: one bonus hex once, in the first segment', () => {
  const table = alone({ speed: 35 })
    .declare('ana', 'move', { to: hex(4) })
    .advance();
  expect(limit(table, ending(hex(8)))).toEqual(['SEG-51', 3]);
  expect(table.end('ana', { to: hex(7) }).at('ana')).toEqual([7, 0]);
});

test('SEG-53 S-5 D-7 3H+1: or in the second, 7 hexes in all', () => {
  const table = alone({ speed: 35 })
    .declare('ana', 'move', { to: hex(3) })
    .advance();
  expect(limit(table, ending(hex(8)))).toEqual(['SEG-51', 4]);
  expect(table.end('ana', { to: hex(7) }).at('ana')).toEqual([7, 0]);
});

test('SEG-53 the bonus hex is no makeshift for hexes that were forfeited', () => {
  const table = alone({ speed: 35 })
    .declare('ana', 'move', { to: hex(2) })
    .advance();
  expect(limit(table, ending(hex(7)))).toEqual(['SEG-51', 4]);
});

// SEG-52: Dash, Dodge, Swim, step

test('SEG-52 D-7 a Dash lasts one segment: 5 hexes at 35 ft and nothing after', () => {
  const table = alone({ speed: 35 }).declare('ana', 'dash', { to: hex(5) });
  expect(table.at('ana')).toEqual([5, 0]);
  expect(table.state.ongoing).toEqual([]);
});

test('SEG-52 a Dash runs straight: a bend or a detour is refused', () => {
  const table = alone();
  expect(table.rule(moving('dash', { path: [hex(1), hex(2), hex(2, 1), hex(2, 2)] }))).toBe(
    'SEG-52',
  );
  expect(table.rule(moving('dash', { path: [hex(0, 1), hex(1), hex(2)] }))).toBe('SEG-52');
  table.play(moving('dash', { path: [hex(1), hex(1, 1), hex(2, 1), hex(2, 2)] }));
  expect(table.at('ana')).toEqual([2, 2]);
});

test('SEG-52 R-58 a Dash whose straight way is barred goes the shortest way round', () => {
  const table = alone({}, { obstacles: [hex(2)] });
  // Four hexes in a line are a way of five round the pillar, and 30 ft carry four.
  expect(table.rule(moving('dash', { to: hex(4) }))).toBe('SEG-55');
  const detour = [hex(0, 1), hex(0, 2), hex(1, 1)];
  expect(table.rule(moving('dash', { path: detour }))).toBe('SEG-52');
  table.play(moving('dash', { to: hex(3) }));
  expect(table.happened('CombatantMoved')[0]?.path).toHaveLength(4);
});

test('SEG-52 R-58 by the other reading there is no way round', () => {
  const settings = { dashBlocked: 'REFUSED' } as const;
  const table = alone({}, { obstacles: [hex(2)], settings });
  expect(table.rule(moving('dash', { to: hex(3) }))).toBe('SEG-52');
});

test('SEG-52 D-7 a Dodge is a short movement of one segment: 2 hexes at 35 ft', () => {
  const table = alone({ speed: 35 }).declare('ana', 'dodge', { path: [hex(1), hex(1, 1)] });
  expect(table.at('ana')).toEqual([1, 1]);
  expect(table.state.ongoing).toEqual([]);
});

test('SEG-52 SEG-24 a five-foot step is a Swift of one hex', () => {
  const table = alone();
  expect(limit(table, moving('five-foot-step', { to: hex(2) }))).toEqual(['SEG-24', 1]);
  table.declare('ana', 'five-foot-step', { to: hex(1) });
  expect(table.combatant('ana').spent).toEqual(['SWIFT']);
  expect(table.at('ana')).toEqual([1, 0]);
});

test('SEG-52 SEG-56 a Swim spreads its hexes over three segments, the remainder as bonus hexes', () => {
  const table = alone({ swimSpeed: 40 });
  expect(limit(table, moving('swim', { to: far }))).toEqual(['SEG-56', 4]);
  table
    .declare('ana', 'swim', { to: hex(3) })
    .advance()
    .end('ana', { to: hex(6) });
  table.end('bor').advance();
  expect(limit(table, ending(far))).toEqual(['SEG-51', 2]);
  table.end('ana', { to: hex(8) });
  expect(table.at('ana')).toEqual([8, 0]);
  expect(table.state.ongoing).toEqual([]);
});

test('SEG-52 nobody swims without a Swim speed', () => {
  expect(alone().rule(moving('swim', { to: hex(1) }))).toBe('SEG-52');
});

// SEG-54: overlapping movements

test('SEG-54 D-7 Moves in segments 1 and 2 at 30 ft give 3, 6 and 3 hexes', () => {
  const table = alone()
    .declare('ana', 'move', { to: hex(3) })
    .advance();
  table.declare('ana', 'move', { to: hex(6) });
  expect(limit(table, ending(far))).toEqual(['SEG-51', 3]);
  table.end('ana', { to: hex(9) });
  expect(table.at('ana')).toEqual([9, 0]);
  table.advance();
  expect(limit(table, ending(far))).toEqual(['SEG-51', 3]);
  expect(table.end('ana', { to: hex(12) }).at('ana')).toEqual([12, 0]);
});

test('SEG-54 SEG-53 in the shared segment the running Move still has its bonus hex', () => {
  const table = alone({ speed: 35 })
    .declare('ana', 'move', { to: hex(3) })
    .advance();
  table.declare('ana', 'move', { to: hex(6) });
  expect(limit(table, ending(far))).toEqual(['SEG-51', 4]);
  expect(table.end('ana', { to: hex(10) }).at('ana')).toEqual([10, 0]);
});

test('SEG-54 two Swims play together in the segments that they share', () => {
  const table = alone({ swimSpeed: 30 })
    .declare('ana', 'swim', { to: hex(2) })
    .advance();
  table.declare('ana', 'swim', { to: hex(4) }).end('ana', { to: hex(6) });
  table.end('bor').advance();
  expect(limit(table, ending(far))).toEqual(['SEG-51', 4]);
  table
    .end('ana', { to: hex(10) })
    .end('bor')
    .advance();
  expect(limit(table, ending(far))).toEqual(['SEG-51', 2]);
});

test('SEG-54 two Swims in one segment use the bonus hexes of both', () => {
  const table = alone({ swimSpeed: 35 })
    .declare('ana', 'swim', { to: hex(2) })
    .advance();
  table
    .declare('ana', 'swim', { to: hex(4) })
    .end('ana', { to: hex(6) })
    .end('bor')
    .advance();
  expect(limit(table, ending(far))).toEqual(['SEG-51', 6]);
  expect(table.end('ana', { to: hex(12) }).at('ana')).toEqual([12, 0]);
});

test.each([
  ['dash', { to: hex(4) }],
  ['dodge', { to: hex(4) }],
  ['swim', { to: hex(4) }],
])('SEG-54 starting a %s ends a running Move', (action, aim) => {
  const table = alone({ swimSpeed: 30 })
    .declare('ana', 'move', { to: hex(3) })
    .advance();
  table.declare('ana', action, aim);
  expect(table.happened('OngoingEnded')).toEqual([
    {
      ...{ type: 'OngoingEnded', id: 'ana.1.1', reason: 'REPLACED' },
      ...{ ownerId: 'ana', action: 'move', walked: 3, to: hex(3) },
    },
  ]);
  expect(limit(table, ending(far))).toEqual(['SEG-51', 0]);
});

test('SEG-54 starting a Move ends a running Swim', () => {
  const table = alone({ swimSpeed: 30 })
    .declare('ana', 'swim', { to: hex(2) })
    .advance();
  table.declare('ana', 'move', { to: hex(5) });
  expect(table.happened('OngoingEnded')[0]).toMatchObject({ reason: 'REPLACED' });
});

test('SEG-54 a five-foot step leaves a running Move alone: 3 hexes, then 1 and 3', () => {
  const table = alone()
    .declare('ana', 'move', { to: hex(3) })
    .advance();
  table.declare('ana', 'five-foot-step', { to: hex(4) }).end('ana', { to: hex(7) });
  expect(table.at('ana')).toEqual([7, 0]);
});

test('SEG-54 an attack leaves a running Move alone', () => {
  const table = fight([someone('ana', [0, 0]), foe('bor', [4, 0])]);
  table.declare('ana', 'move', { to: hex(3) }).advance();
  table.declare('ana', 'unarmed-strike', { targetIds: ['bor'] }).defend('REACTION', [1, 1, 1]);
  expect(table.end('ana', { to: hex(0) }).at('ana')).toEqual([0, 0]);
});

// SEG-92: slowed on the way

test('SEG-92 SEG-89 halved in the middle of a Move: what was walked stands, the rest is slower', () => {
  const daze = melee('daze', {
    damage: null,
    inflicts: [{ condition: 'staggered', rounds: 1 }],
  });
  const table = fight([someone('ana', [0, 0]), foe('bor', [3, 1], knows('daze'))], {
    actions: [daze],
  });
  table.declare('ana', 'move', { to: hex(3) }).end('ana');
  table
    .declare('bor', 'daze', { targetIds: ['ana'] })
    .defend('NONE', [1, 1])
    .end('bor');
  expect(table.at('ana')).toEqual([3, 0]);
  table.advance();
  // 15 ft: 1H and a bonus hex.
  expect(limit(table, ending(hex(6, -1)))).toEqual(['SEG-51', 2]);
  table.end('ana', { to: hex(1) });
  expect(table.at('ana')).toEqual([1, 0]);
});

// SEG-55: hexes and occupants

const crowd = (obstacles: readonly { q: number; r: number }[] = []): Table =>
  fight([someone('ana', [0, 0]), someone('cid', [1, 0]), foe('bor', [0, 1])], {
    setup: { obstacles: [...obstacles] },
  });

test('SEG-55 nobody ends in an occupied hex, not even one of their own side', () => {
  const table = crowd();
  expect(table.rule(moving('move', { to: hex(1) }))).toBe('SEG-55');
  expect(table.rule(moving('five-foot-step', { to: hex(0, 1) }))).toBe('SEG-55');
  expect(table.rule(moving('dash', { to: hex(1) }))).toBe('SEG-55');
});

test('SEG-55 passing is allowed through your own side, not through hostile creatures', () => {
  const table = crowd();
  expect(table.rule(moving('move', { path: [hex(0, 1), hex(0, 2)] }))).toBe('SEG-55');
  table.play(moving('move', { path: [hex(1), hex(2)] }));
  expect(table.at('ana')).toEqual([2, 0]);
});

test('SEG-55 the way round foes and obstacles costs 5 ft a hex: 3 hexes instead of 2', () => {
  const table = crowd([hex(-1, 1)]);
  expect(table.rule(moving('dodge', { to: hex(-2, 2) }))).toBe('SEG-55');
  table.declare('ana', 'move', { to: hex(-2, 2) });
  expect(table.happened('CombatantMoved')[0]?.path).toEqual([hex(-1), hex(-2, 1), hex(-2, 2)]);
});

test('SEG-55 obstacles bar the way', () => {
  const table = crowd([hex(-1)]);
  expect(table.rule(moving('move', { path: [hex(-1), hex(-2)] }))).toBe('SEG-55');
  expect(table.rule(moving('move', { to: hex(-1) }))).toBe('SEG-55');
});

test('SEG-55 a path goes from hex to neighbouring hex', () => {
  expect(alone().refusal(moving('move', { path: [hex(2)] }))).toMatchObject({
    code: 'INVALID',
    field: 'path',
  });
});

test('SEG-55 nobody joins the fight in an occupied hex', () => {
  const table = crowd([hex(5)]);
  const join = (q: number): CommandInput => ({
    type: 'AddCombatants',
    combatants: [someone('eve', [q, 0])],
  });
  expect(table.rule(join(1))).toBe('SEG-55');
  expect(table.rule(join(5))).toBe('SEG-55');
  table.play(join(2));
});
