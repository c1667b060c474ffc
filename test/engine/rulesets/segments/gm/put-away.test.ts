/** Somebody on the table is hidden, and revealed again. */
import { describe, expect, test } from 'vitest';
import { type Actor, gameMaster } from '../../../../../src/engine/core/command/actor.ts';
import { segments } from '../../../../../src/engine/rulesets/segments/index.ts';
import { strike } from '../../../../kit/engine/segments/moves.ts';
import { fight, foe, hex, someone, type Table } from '../../../../kit/engine/segments/encounter.ts';

const owner: Actor = { kind: 'PLAYER', combatants: ['wolf'] };
const other: Actor = { kind: 'PLAYER', combatants: ['ana'] };
const spectator: Actor = { kind: 'SPECTATOR' };
const reason = 'It slips away';

const wolf = { ...foe('wolf', [0, 1], { name: 'Wolf' }), externalId: 'token-7' };
const three = () => fight([someone('ana', [0, 0]), foe('bob', [1, 0]), wolf]);
const hide = (...combatantIds: string[]) => ({
  type: 'HideCombatants' as const,
  combatantIds,
  reason,
});
const remove = (combatantId: string) => ({ type: 'RemoveCombatant' as const, combatantId, reason });
const reveal = (...combatantIds: string[]) => ({ type: 'RevealCombatants' as const, combatantIds });
const rule = (stats: object, more: object = {}) => ({
  ...{ type: 'Adjudicate' as const, combatantId: 'wolf', reason: 'A trap', stats },
  ...more,
});
const shown = ({ events }: Table, actor: Actor) =>
  events.flatMap((event) => segments.queries.viewEvent(event, actor) ?? []);
const seen = ({ state }: Table, actor: Actor) => segments.queries.view(state, actor);
const isStateValid = ({ state }: Table) => segments.rules.stateSchema().safeParse(state).success;

describe('hiding somebody on the table', () => {
  test('is a removal for all others, and a hidden combatant for the GM and who plays it', () => {
    const gone = three().play(remove('wolf'));
    const table = three().play(hide('wolf'));
    for (const actor of [other, spectator]) {
      expect(shown(table, actor)).toEqual(shown(gone, actor));
      expect(seen(table, actor)).toEqual(seen(gone, actor));
    }
    expect(table.happenings).toEqual(['CombatantRemoved', 'CombatantsHidden']);
    for (const actor of [gameMaster, owner]) {
      expect(shown(table, actor)).toEqual(table.events);
      expect(seen(table, actor).combatants.at(-1)).toMatchObject({
        ...{ id: 'wolf', name: 'Wolf', side: 'foes', position: hex(0, 1), externalId: 'token-7' },
        hidden: true,
      });
    }
    expect(isStateValid(table)).toBe(true);
  });

  test('SEG-110 ends what it does, and what is done to it, as a removal does', () => {
    const attacked = () => three().play(strike('ana', 'wolf'));
    expect(attacked().state.attacks).toHaveLength(1);
    const table = attacked().play(hide('wolf'));
    expect({ ...table.state, hidden: {} }).toEqual(attacked().play(remove('wolf')).state);
    expect(table.state.attacks).toEqual([]);
  });

  test('keeps hit points, conditions and cooldowns, for who may see them and until it is back', () => {
    const table = three()
      .play(rule({ hitPoints: 7 }))
      .play({ type: 'InflictCondition', combatantId: 'wolf', condition: 'prone' });
    const was = table.combatant('wolf');
    table.play(hide('wolf'));
    const [lurking] = seen(table, owner).combatants.filter(({ hidden }) => hidden);
    expect(lurking).toMatchObject({
      vitals: [{ current: 7, max: 20 }],
      conditions: [{ key: 'prone' }],
    });
    table.play(reveal('wolf'));
    expect(table.happenings).toEqual(['CombatantsAdded']);
    const { hitPoints, maxHitPoints, conditions, status, position } = was;
    expect(table.combatant('wolf')).toMatchObject({
      ...{ hitPoints, maxHitPoints, conditions, status, position },
      spent: [],
    });
    expect(table.state.hidden).toEqual({});
    // SEG-09: like anybody who comes late.
    expect(table.state.phase).toMatchObject({ order: ['ana', 'bob', 'wolf'] });
  });

  test('SEG-90 does not keep what has run out by the time that it is back', () => {
    const table = three().play({
      type: 'InflictCondition',
      combatantId: 'wolf',
      ...{ condition: 'prone', segments: 1 },
    });
    expect(table.combatant('wolf').conditions).toHaveLength(1);
    table.play(hide('wolf')).play({ type: 'AdvanceSegment', passOpenTurns: true });
    table.play({ type: 'AdvanceSegment', passOpenTurns: true }).play(reveal('wolf'));
    expect(table.combatant('wolf').conditions).toEqual([]);
  });

  test('SEG-102 frees who was held', () => {
    const table = three().play({
      type: 'InflictCondition',
      combatantId: 'wolf',
      condition: 'grappled',
    });
    table.play(hide('wolf')).play(reveal('wolf'));
    expect(table.combatant('wolf').conditions).toEqual([]);
  });

  test('SEG-105 keeps down who is down, and a new sheet gets it up', () => {
    const table = three()
      .play(rule({ hitPoints: -3 }))
      .play(hide('wolf'));
    expect(seen(table, gameMaster).combatants.at(-1)).toMatchObject({ status: 'DOWN' });
    const { sheet } = wolf;
    table.play({ type: 'UpdateCombatant', combatantId: 'wolf', name: 'Warg' });
    expect(seen(table, gameMaster).combatants.at(-1)).toMatchObject({ status: 'DOWN' });
    table.play({ type: 'UpdateCombatant', combatantId: 'wolf', sheet }).play(reveal('wolf'));
    expect(table.combatant('wolf')).toMatchObject({
      ...{ name: 'Warg', status: 'STANDING', hitPoints: 20 },
    });
  });

  test('leaves no trace of what changes while it is hidden', () => {
    const gone = three().play(remove('wolf'));
    const table = three().play(hide('wolf'));
    table.play({ type: 'UpdateCombatant', combatantId: 'wolf', name: 'Secret', side: 'secret' });
    for (const actor of [other, spectator]) {
      expect(shown(table, actor)).toEqual([]);
      expect(seen(table, actor)).toEqual(seen(gone, actor));
    }
  });

  test('keeps who plays it, without a personality that names somebody who has left', () => {
    const orders = (combatantId: string, protectsId: string) => ({
      type: 'SetStandingOrders' as const,
      ...{ combatantId, playedBy: 'COMPUTER' as const },
      personality: { protectsId },
    });
    const table = three().play(orders('wolf', 'bob')).play(orders('bob', 'wolf'));
    table.play(hide('wolf', 'bob'));
    expect(table.happenings).toEqual([
      ...['CombatantRemoved', 'CombatantsHidden', 'PlayedBySet'],
      ...['CombatantRemoved', 'CombatantsHidden', 'PlayedBySet'],
    ]);
    expect(table.state.playedByComputer).toMatchObject({
      wolf: { personality: { protectsId: null } },
      bob: { personality: { protectsId: null } },
    });
    expect(isStateValid(table)).toBe(true);
    expect(shown(table, other).map(({ type }) => type)).toEqual([
      ...['CombatantRemoved', 'CombatantRemoved'],
    ]);
  });

  test('is for those on the table, once each, as long as the encounter has not ended', () => {
    const table = three().play(hide('wolf'));
    expect(table.refusal(hide('wolf'))).toMatchObject({ code: 'INVALID', field: 'combatantIds' });
    expect(table.refusal(hide('nobody'))).toMatchObject({ code: 'NOT_FOUND', id: 'nobody' });
    expect(table.refusal(hide('bob', 'bob'))).toMatchObject({ code: 'INVALID' });
    expect(table.refusal(hide('bob'), other)).toMatchObject({ code: 'FORBIDDEN' });
    expect(table.refusal(hide('wolf'), owner)).toMatchObject({ code: 'FORBIDDEN' });
    expect(three().play({ type: 'EndEncounter' }).rule(hide('wolf'))).toBe('SEG-107');
  });

  test('is listed for the GM, of those on the table', () => {
    const listed = (actor: Actor, table: Table) =>
      segments.queries
        .decisions(table.state, actor)
        .flatMap(({ options }) => options)
        .filter(({ command }) => command.type === 'HideCombatants');
    const table = three().play(hide('wolf'));
    expect(listed(gameMaster, table)).toMatchObject([
      { choices: [{ field: 'combatantIds', from: ['ana', 'bob'] }, { field: 'reason' }] },
    ]);
    expect(listed(owner, table)).toEqual([]);
    expect(listed(gameMaster, table.play(hide('ana', 'bob')))).toEqual([]);
  });
});
