import { describe, expect, test } from 'vitest';
import { type Actor, gameMaster } from '../../../../../src/engine/core/command/actor.ts';
import { segments } from '../../../../../src/engine/rulesets/segments/index.ts';
import { strike } from '../../../../kit/engine/segments/moves.ts';
import {
  type CommandInput,
  fight,
  foe,
  gathering,
  hex,
  knows,
  projectile,
  someone,
  type Table,
} from '../../../../kit/engine/segments/encounter.ts';

type Ruling = Partial<Extract<CommandInput, { type: 'Adjudicate' }>>;

const spectator: Actor = { kind: 'SPECTATOR' };
const duel = () => fight([someone('ana', [0, 0]), foe('bob', [1, 0])]);
const rule = (more: Ruling) => ({
  type: 'Adjudicate' as const,
  combatantId: 'bob',
  reason: 'The floor gives way',
  ...more,
});
const shown = ({ events }: Table, actor: Actor) =>
  events.flatMap((event) => segments.queries.viewEvent(event, actor) ?? []);

describe('a ruling on hit points', () => {
  test('sets them, and the table reads why but not how many', () => {
    const table = duel().play(rule({ stats: { hitPoints: 7 } }));
    expect(table.combatant('bob').hitPoints).toBe(7);
    expect(shown(table, gameMaster)).toEqual(table.events);
    const [seen] = shown(table, spectator);
    expect(seen).toEqual({
      type: 'Adjudicated',
      combatantId: 'bob',
      reason: 'The floor gives way',
      position: null,
      stats: null,
    });
    expect(segments.queries.narrate(table.events[0]!, table.state)).toBe(
      'The GM rules on Bob: The floor gives way; hit points: 7',
    );
    expect(segments.queries.narrate(seen!, table.state)).toBe(
      'The GM rules on Bob: The floor gives way',
    );
  });

  test('SEG-105 brings down who has none left, with all that goes with it', () => {
    const table = duel().play(strike('ana', 'bob'));
    table.play(rule({ stats: { hitPoints: -3 } }));
    expect(table.happenings).toEqual(['Adjudicated', 'CombatantDown', 'AttackSpent']);
    expect(table.combatant('bob')).toMatchObject({ status: 'DOWN', hitPoints: -3 });
    expect(table.state.attacks).toEqual([]);
  });

  test('SEG-105 ends the turn of whoever goes down in it', () => {
    const table = duel().play(rule({ combatantId: 'ana', stats: { hitPoints: 0 } }));
    expect(table.turn).toBe('bob');
  });

  test('SEG-105 gets up who was down, once the hex is free', () => {
    const table = duel().play(rule({ stats: { hitPoints: 0 } }));
    table.play({ type: 'AddCombatants', combatants: [foe('cid', [1, 0])] });
    const up = { stats: { hitPoints: 1 } };
    expect(table.rule(rule(up))).toBe('SEG-55');
    table.play(rule({ ...up, position: hex(1, 1) }));
    expect(table.happenings).toEqual(['Adjudicated', 'CombatantFightsOn']);
    expect(table.combatant('bob')).toMatchObject({ status: 'STANDING', position: hex(1, 1) });
    // Who has yielded stays so, whatever the hit points.
    table.play({ type: 'YieldFight', combatantId: 'bob' }).play(rule(up));
    expect(table.combatant('bob').status).toBe('YIELDED');
  });

  test('names the figure that is out of range', () => {
    const table = duel();
    expect(table.refusal(rule({ stats: { hitPoints: 21 } }))).toEqual({
      code: 'INVALID',
      field: 'stats.hitPoints',
      message: 'Bob can have 20 at most.',
    });
    const tooMuch = { spent: ['FULL' as const, 'MOVE' as const] };
    expect(table.refusal(rule({ stats: tooMuch }))).toMatchObject({ field: 'stats.spent' });
    expect(table.refusal(rule({ rank: 3 }))).toMatchObject({ code: 'INVALID', field: 'rank' });
  });
});

describe('a ruling on a place', () => {
  test('SEG-55 puts somebody on a free hex for all to see, however far', () => {
    const table = duel();
    expect(table.rule(rule({ position: hex(0, 0) }))).toBe('SEG-55');
    table.play(rule({ position: hex(30, -7) }));
    expect(table.at('bob')).toEqual([30, -7]);
    expect(shown(table, spectator)).toMatchObject([{ position: hex(30, -7) }]);
    // Where one is already is as good a place as any.
    table.play(rule({ position: hex(30, -7) }));
  });

  test('SEG-48 a projectile under way flies on after its target', () => {
    const table = fight([someone('ana', [0, 0], knows('bolt')), foe('bob', [9, 0])], {
      actions: [projectile('bolt', { speed: 3 })],
    });
    table.declare('ana', 'bolt', { targetIds: ['bob'] });
    table.play(rule({ position: hex(4, 0) })).advance();
    table.end('ana');
    expect(table.state.attacks).toMatchObject([{ targetId: 'bob' }]);
  });
});

describe('a ruling on conditions', () => {
  test('lifts some and inflicts others, as the GM can one by one', () => {
    const table = duel().play({ type: 'InflictCondition', combatantId: 'bob', condition: 'prone' });
    table.play(rule({ lift: ['prone'], inflict: [{ condition: 'staggered', segments: 2 }] }));
    expect(table.happenings).toEqual(['Adjudicated', 'ConditionEnded', 'ConditionInflicted']);
    expect(table.combatant('bob').conditions).toMatchObject([{ condition: 'staggered', until: 3 }]);
  });

  test('lifts only what there is, and knows what it inflicts', () => {
    const table = duel();
    expect(table.rule(rule({ lift: ['prone'] }))).toBe('SEG-93');
    expect(table.rule(rule({ lift: ['no-such'] }))).toBe('NOT_FOUND');
    expect(table.rule(rule({ inflict: [{ condition: 'no-such' }] }))).toBe('NOT_FOUND');
    table.play({ type: 'InflictCondition', combatantId: 'bob', condition: 'prone' });
    expect(table.refusal(rule({ lift: ['prone', 'prone'] }))).toMatchObject({ field: 'lift' });
  });
});

describe('a ruling on the turn and the order', () => {
  test('SEG-21 SEG-22 gives back what was spent, or takes what was left', () => {
    const table = duel().declare('ana', 'brace');
    const again = { type: 'DeclareAction', combatantId: 'ana', action: 'brace' } as const;
    expect(table.rule({ ...again, use: 'STANDARD' })).toBe('SEG-22');
    table.play(rule({ combatantId: 'ana', stats: { spent: [], initiated: false } }));
    expect(table.combatant('ana')).toMatchObject({ spent: [], initiated: false });
    table.play({ ...again, use: 'STANDARD' });
    table.play(rule({ stats: { spent: ['FULL'] } })).end('ana');
    expect(table.rule({ ...again, combatantId: 'bob', use: 'STANDARD' })).toBe('SEG-21');
  });

  test('SEG-13 moves somebody in the order, from the next segment on', () => {
    const table = duel().play(rule({ rank: 1 }));
    expect(table.happened('RankChanged')).toMatchObject([{ order: ['bob', 'ana'] }]);
    expect(table.turn).toBe('ana');
    table.advance();
    expect(table.turn).toBe('bob');
  });

  test('SEG-13 needs a fight', () => {
    const table = gathering([someone('ana', [0, 0]), foe('bob', [1, 0])]);
    expect(table.rule(rule({ rank: 1 }))).toBe('SEG-13');
    expect(table.rule(rule({ stats: { spent: ['MOVE'] } }))).toBe('SEG-13');
    table.play(rule({ stats: { hitPoints: 3 } }));
    expect(table.combatant('bob').hitPoints).toBe(3);
  });
});

describe('a ruling', () => {
  test('is the GM’s, has a reason and rules on something', () => {
    const table = duel();
    const something = rule({ stats: { hitPoints: 3 } });
    expect(table.refusal(something, { kind: 'PLAYER', combatants: ['bob'] }).code).toBe(
      'FORBIDDEN',
    );
    expect(
      segments.rules.commands.Adjudicate?.safeParse({ ...something, reason: '' }).success,
    ).toBe(false);
    expect(table.refusal(rule({}))).toMatchObject({ code: 'INVALID' });
    expect(table.refusal(rule({ stats: {} }))).toMatchObject({ code: 'INVALID' });
    expect(table.rule(rule({ combatantId: 'nobody', rank: 1 }))).toBe('NOT_FOUND');
    table.play({ type: 'EndEncounter' });
    expect(table.rule(something)).toBe('SEG-107');
  });

  test('is on the GM’s list, and on nobody else’s', () => {
    const listed = (actor: Actor) =>
      segments.queries
        .decisions(duel().state, actor)
        .flatMap(({ options }) => options)
        .filter(({ command }) => command.type === 'Adjudicate');
    expect(listed(gameMaster).map(({ choices }) => choices.map(({ field }) => field))).toEqual([
      ['combatantId', 'reason', 'position'],
      ['combatantId', 'reason', 'stats'],
      ['combatantId', 'reason', 'rank'],
    ]);
    expect(listed({ kind: 'PLAYER', combatants: ['ana', 'bob'] })).toEqual([]);
  });
});
