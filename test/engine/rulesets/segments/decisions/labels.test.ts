import { describe, expect, test } from 'vitest';
import { gameMaster } from '../../../../../src/engine/core/command/actor.ts';
import type { Option } from '../../../../../src/engine/core/decision/decision.ts';
import { segments } from '../../../../../src/engine/rulesets/segments/index.ts';
import {
  fight,
  foe,
  hex,
  knows,
  projectile,
  someone,
  type Table,
} from '../../../../kit/engine/segments/encounter.ts';

const optionsOf = ({ state }: Table, kind: string): readonly Option[] =>
  segments.queries
    .decisions(state, gameMaster)
    .filter((due) => due.kind === kind)
    .flatMap(({ options }) => options);

const labels = (table: Table, kind = 'TURN') => optionsOf(table, kind).map(({ label }) => label);

const ending = (table: Table): Option => {
  const found = optionsOf(table, 'TURN').find(({ command }) => command.type === 'EndTurn');
  if (!found) throw new Error('The turn cannot be ended.');
  return found;
};

describe('labels', () => {
  test('SEG-30 what is spent is said where it is less than the use', () => {
    const table = fight(
      [someone('ana', [0, 0], { talents: [{ action: 'bolt', reducedBy: 1 }] }), foe('bor', [3, 0])],
      { actions: [projectile('bolt')] },
    );
    const found = optionsOf(table, 'TURN').find(
      ({ label }) => label === 'bolt (Standard, reduced to a Move)',
    );
    expect(found?.cost).toEqual([{ resource: 'MOVE', amount: 1 }]);
    expect(labels(table)).toContain('Brace (Standard)');
  });

  test('SEG-62 an area that could come to nobody says so', () => {
    const bloom = projectile('bloom', { form: 'AREA', area: { shape: 'RADIUS' }, range: 10 });
    const burst = projectile('burst', {
      ...{ form: 'AREA', range: 10 },
      area: { shape: 'DIAMETER', diameter: 10 },
    });
    const actions = [bloom, burst];
    const standoff = (far: number) =>
      fight([someone('ana', [0, 0], knows('bloom', 'burst')), foe('bor', [far, 0])], { actions });
    expect(labels(standoff(2))).toContain('bloom (Standard)');
    expect(labels(standoff(3))).toContain('bloom (Standard), with no target in reach');
    expect(labels(standoff(3))).toContain('burst (Standard)');
    expect(labels(standoff(4))).toContain('burst (Standard), with no target in reach');
    const inVain = optionsOf(standoff(3), 'TURN').filter((one) => one.hasNoTarget);
    expect(inVain.map(({ label }) => label)).toEqual(['bloom (Standard), with no target in reach']);
  });

  test('SEG-10 SEG-23 to end the turn says what plays its segment with it', () => {
    const swift = { key: 'far', name: 'Long Flight', damageDice: 1 };
    const table = fight([someone('ana', [0, 0], knows('dart')), foe('bor', [12, 0])], {
      actions: [{ ...projectile('dart'), modifiers: [swift] }],
    });
    table.declare('ana', 'dart', { targetIds: ['bor'], modifiers: ['far'] });
    // SEG-12: what began in this segment has played it.
    expect(ending(table).summary).toEqual([]);
    table.advance().declare('ana', 'move', { to: hex(0, 1) });
    const flies = 'dart with Long Flight flies at Bor';
    expect(ending(table).summary).toEqual([`Now plays: ${flies}.`]);
    expect(segments.queries.view(table.state, { kind: 'SPECTATOR' }).timeline).toMatchObject([
      { kind: 'MOVEMENT', ownerId: 'ana', targetIds: [] },
      { kind: 'PROJECTILE', label: flies, ownerId: 'ana', targetIds: ['bor'] },
    ]);
    table.advance();
    expect(ending(table).summary).toEqual([
      `Now plays: ${flies}.`,
      'Now plays: Ana is on the move.',
    ]);
    const [to] = ending(table).choices;
    expect(to).toMatchObject({
      field: 'to',
      ifOmitted: 'Running movements stand still in this segment.',
    });
  });

  test('SEG-04 SEG-80 SEG-85 a check lists whom it is against, and all that it is rolled with', () => {
    const table = fight([someone('ana', [0, 0]), foe('bor', [3, 0]), foe('cid', [4, 0])]);
    const checks = optionsOf(table, 'CHECK').filter(({ command }) => command.combatantId === 'ana');
    const fields = (label: string) =>
      checks.find((check) => check.label === label)?.choices.map(({ field }) => field);
    const own = ['ability', 'pool', 'granted'];
    expect(fields('Ability check')).toEqual([...own, 'difficulty']);
    expect(fields('Ability check against an opponent')).toEqual([
      ...own,
      ...['opponentId', 'opponentAbility', 'opponentPool', 'opponentGranted'],
    ]);
    expect(fields('Skill check')).toEqual([
      ...['skill', 'target', 'bonusDice', 'hidingFromId', 'granted'],
    ]);
    const opposed = checks.find(({ label }) => label === 'Ability check against an opponent');
    const [opponent] = (opposed?.choices ?? []).filter(({ kind }) => kind === 'COMBATANT');
    expect(opponent).toMatchObject({ from: ['bor', 'cid'] });
    const contest = { ...opposed?.command, ability: 'STRENGTH', opponentId: 'bor' };
    table.play(contest as Parameters<Table['play']>[0], [5, 5, 1, 1, 6, 1, 1, 1]);
    expect(table.happened('CheckRolled')).toMatchObject([{ needed: 1, success: true }]);
  });
});
