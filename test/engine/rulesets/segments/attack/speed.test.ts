import { describe, expect, test } from 'vitest';
import { gameMaster } from '../../../../../src/engine/core/command/actor.ts';
import { actionSchema } from '../../../../../src/engine/rulesets/segments/model/actions.ts';
import { segments } from '../../../../../src/engine/rulesets/segments/index.ts';
import { timeline } from '../../../../../src/engine/rulesets/segments/views/timeline.ts';
import { declare } from '../../../../kit/engine/segments/moves.ts';
import {
  fight,
  foe,
  hex,
  knows,
  melee,
  projectile,
  someone,
} from '../../../../kit/engine/segments/encounter.ts';

const wall = {
  key: 'wall',
  name: 'Wall',
  uses: [{ kind: 'STANDARD' as const }],
  effect: { type: 'STRUCTURE' as const, range: 50, speed: 4, size: 5, slower: true },
};

/** Ana shoots at Bor six hexes away, with darts of 6H. */
const field = () =>
  fight(
    [someone('ana', [0, 0], knows('dart', 'gale', 'plain', 'wall', 'wave')), foe('bor', [6, 0])],
    {
      actions: [
        {
          ...projectile('dart', { speed: 6, slower: true }),
          modifiers: [{ key: 'haste', name: 'Haste', speed: 1 }],
        },
        projectile('gale', { speed: 5, pushback: 30 }),
        projectile('plain', { speed: 6 }),
        projectile('wave', { form: 'AREA', area: { shape: 'LINE' }, speed: 6, slower: true }),
        wall,
      ],
    },
  );

const shoot = (action: string, speed: number | null, modifiers: string[] = []) =>
  declare('ana', action, 'STANDARD', { targetIds: ['bor'], speed, modifiers });

describe('used more slowly', () => {
  test.each([
    [null, 'at once'],
    [6, 'at once'],
    [5, '1.2'],
    [3, '1.2'],
    [2, '1.3'],
    [1, '2.3'],
  ])('SEG-63 SEG-59 six hexes at a chosen speed of %s: %s', (speed, when) => {
    const table = field().play(shoot('dart', speed));
    const [entry] = timeline(table.state).filter(({ kind }) => kind === 'PROJECTILE');
    const { round, step } = entry?.resolves ?? { round: 0, step: 0 };
    expect(entry ? `${round}.${step}` : 'at once').toBe(when);
    for (let n = 0; table.state.attacks.length === 0 && n < 9; n++) table.advance();
    expect(when === 'at once' ? '1.1' : when).toBe(table.clock);
  });

  test('SEG-63 SEG-23 what a modifier adds to the speed comes on top', () => {
    const table = field().play(shoot('dart', 2, ['haste']));
    expect(table.state.ongoing).toMatchObject([{ flown: 3 }]);
  });

  test('SEG-63 an area and a structure keep the chosen speed to their end', () => {
    const table = field().play(
      declare('ana', 'wave', 'STANDARD', { targetHexes: [hex(5)], speed: 2 }),
    );
    const grown = () => table.happened('AreaGrew').flatMap(({ hexes }) => hexes);
    expect(grown()).toEqual([hex(1), hex(2)]);
    table.advance().end('ana');
    expect(grown()).toEqual([hex(3), hex(4)]);

    const hexes = [hex(2), hex(3), hex(4)];
    const built = field().play(declare('ana', 'wall', 'STANDARD', { hexes, speed: 1 }));
    expect(built.state.battlefield.obstacles).toEqual([hex(2)]);
  });

  test('SEG-63 faster than its speed it cannot be used', () => {
    expect(field().rule(shoot('dart', 7))).toBe('SEG-63');
  });

  test('SEG-63 an action that does not say so is used at its base speed, above all one that pushes back', () => {
    expect(field().rule(shoot('plain', 5))).toBe('SEG-63');
    expect(field().rule(shoot('gale', 4))).toBe('SEG-63');
    expect(field().refusal(declare('ana', 'brace', 'STANDARD', { speed: 1 }))).toMatchObject({
      code: 'INVALID',
      field: 'speed',
    });
  });

  test('SEG-63 the speeds that may be chosen are listed with the action', () => {
    const choices = (action: string) =>
      segments.queries
        .decisions(field().state, gameMaster)
        .flatMap(({ options }) => options)
        .find(({ command }) => command.type === 'DeclareAction' && command.action === action)
        ?.choices.filter(({ field: name }) => name === 'speed');
    expect(choices('dart')).toMatchObject([{ kind: 'NUMBER', min: 0, minimum: 1, maximum: 6 }]);
    expect(choices('wall')).toMatchObject([{ kind: 'NUMBER', minimum: 1, maximum: 4 }]);
    expect(choices('gale')).toEqual([]);
  });

  const problems = (action: ReturnType<typeof projectile>) =>
    actionSchema.safeParse(action).error?.issues.map(({ message }) => message) ?? [];

  test('SEG-63 nothing that pushes back, by itself or by a modifier, can be defined as slower', () => {
    const wanted = ['SEG-63: what pushes back is not used below its base speed.'];
    const pushing = projectile('dart', { slower: true, pushback: 5 });
    const modified = {
      ...projectile('dart', { slower: true }),
      modifiers: [{ key: 'push', name: 'Push', pushback: 5 }],
    };
    expect(problems(pushing)).toEqual(wanted);
    expect(problems(modified)).toEqual(wanted);
    expect(problems(projectile('dart', { slower: true }))).toEqual([]);
  });

  test('SEG-63 a blow does not travel', () => {
    expect(problems(melee('blade', { slower: true }))).toEqual([
      'A melee attack has no speed to choose.',
    ]);
  });
});
