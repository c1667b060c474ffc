import { expect, test } from 'vitest';
import { segments } from '../../../../../src/engine/rulesets/segments/index.ts';
import {
  type CommandInput,
  fight,
  foe,
  knows,
  melee,
  parse,
  projectile,
  someone,
  type Table,
} from '../../../../kit/engine/segments/encounter.ts';
import { shoot } from '../../../../kit/engine/segments/moves.ts';

const actions = [
  { ...projectile('dart', { speed: 3, range: 90 }), uses: [{ kind: 'STANDARD' as const }] },
  { ...projectile('omen', { speed: 3, range: 90 }), uses: [{ kind: 'FULL' as const, delay: 2 }] },
  melee('blow', { range: 10 }),
];

const field = (): Table =>
  fight(
    [
      someone('ana', [0, 0], knows('dart', 'omen', 'blow')),
      foe('near', [2, 0]),
      foe('far', [0, 7]),
    ],
    { actions },
  );

const arrival = (table: Table, command: CommandInput, targetId: string) =>
  segments.queries.arrival?.(table.state, parse(command), targetId);

test.each([
  ['near', 1],
  ['far', 3],
])('SEG-12 SEG-58 a dart of three hexes a segment comes to %s in segment %i', (target, step) => {
  const table = field();
  const expected = { round: 1, step, onTurnOfId: 'ana' };
  expect(arrival(table, shoot('ana', 'dart', target), target)).toEqual(expected);
  table.play(shoot('ana', 'dart', target));
  for (let segment = 1; segment < step; segment++) {
    expect(table.state.attacks).toEqual([]);
    expect(segments.queries.view(table.state, { kind: 'SPECTATOR' }).timeline).toMatchObject([
      { kind: 'PROJECTILE', resolves: expected },
    ]);
    table.advance();
  }
  if (step > 1) table.end('ana');
  expect(table.state.attacks).toMatchObject([{ targetId: target }]);
  expect(table.clock).toBe(`1.${step}`);
});

test('SEG-112 what is delayed comes so much later, over the end of the round', () => {
  const omen: CommandInput = { ...shoot('ana', 'omen', 'far'), use: 'FULL' };
  expect(arrival(field(), omen, 'far')).toEqual({ round: 2, step: 2, onTurnOfId: 'ana' });
});

test('SEG-41 a blow comes at once, and what is no attack does not come', () => {
  const table = field();
  const now = { round: 1, step: 1, onTurnOfId: 'ana' };
  expect(arrival(table, shoot('ana', 'blow', 'near'), 'near')).toEqual(now);
  expect(arrival(table, { type: 'EndTurn', combatantId: 'ana' }, 'near')).toBeNull();
});

test('SEG-19 what comes before the first round is over before it', () => {
  const table = field();
  const before = { ...table.state, phase: { kind: 'SETUP' as const, opening: 'PLAYING' as const } };
  expect(segments.queries.arrival?.(before, parse(shoot('ana', 'dart', 'far')), 'far')).toEqual({
    round: 0,
    step: 0,
    onTurnOfId: 'ana',
  });
});
