import { describe, expect, test } from 'vitest';
import { type Actor, gameMaster } from '../../../../../src/engine/core/command/actor.ts';
import {
  type CommandOf,
  commands,
} from '../../../../../src/engine/rulesets/vigilance/model/commands.ts';
import { vigilance } from '../../../../../src/engine/rulesets/vigilance/index.ts';
import {
  at,
  beast,
  type CommandInput,
  fight,
  gathering,
  someone,
  type Table,
  to,
} from '../../../../kit/engine/vigilance/encounter.ts';

type Ruling = Partial<Extract<CommandInput, { type: 'Adjudicate' }>>;
type Stats = Partial<NonNullable<CommandOf<'Adjudicate'>['stats']>>;

const spectator: Actor = { kind: 'SPECTATOR' };
const duel = () => fight([someone('ann', [0, 0]), beast('rat', [1, 0])]);
const rule = (more: Ruling) => ({
  type: 'Adjudicate' as const,
  combatantId: 'ann',
  reason: 'The floor gives way',
  ...more,
});
const stats = (set: Stats, combatantId = 'ann') => rule({ combatantId, stats: set });
const shown = ({ events }: Table, actor: Actor) =>
  events.flatMap((event) => vigilance.queries.viewEvent(event, actor) ?? []);

describe('a ruling on stats', () => {
  test('sets them, and the table reads why but not what', () => {
    const table = duel().play(stats({ vigor: 1, focus: 0, damage: 7, stress: 3, traumas: 2 }));
    expect(table.character('ann')).toMatchObject({ vigor: 1, focus: 0 });
    expect(table.combatant('ann')).toMatchObject({ damage: 7, stress: 3, traumas: 2 });
    expect(shown(table, gameMaster)).toEqual(table.events);
    const [seen] = shown(table, spectator);
    expect(seen).toEqual({
      type: 'Adjudicated',
      combatantId: 'ann',
      reason: 'The floor gives way',
      position: null,
      stats: null,
    });
    expect(vigilance.queries.narrate(seen!, table.state)).toBe(
      'The GM rules on Ann: The floor gives way',
    );
    const log = vigilance.queries.narrate(table.events[0]!, table.state);
    expect(log).toContain('vigor 1; focus 0; damage 7; stress 3; traumas 2');
  });

  test('VIG-15 VIG-16 VIG-19 VIG-25 names the one that is out of range', () => {
    const table = duel();
    const field = (command: CommandInput) => table.refusal(command);
    for (const [figure, value] of Object.entries({ vigor: 4, focus: 4, damage: 41, stress: 41 }))
      expect(field(stats({ [figure]: value }))).toMatchObject({
        code: 'INVALID',
        field: `stats.${figure}`,
      });
    for (const pool of ['vigor', 'focus'])
      expect(field(stats({ [pool]: 0 }, 'rat'))).toMatchObject({ field: `stats.${pool}` });
    for (const slot of ['regular', 'movement', 'quick'])
      expect(field(stats({ [slot]: 2 }))).toMatchObject({ field: `stats.${slot}` });
    expect(field(rule({ rank: 3 }))).toMatchObject({ field: 'rank' });
    expect(field(rule({}))).toMatchObject({ code: 'INVALID' });
    expect(field(stats({}))).toMatchObject({ code: 'INVALID' });
  });

  test('VIG-22 brings down at the limit of damage, and the turn and the action are lost', () => {
    const table = duel().declare('ann', 'assault', at('rat'));
    table.play(stats({ damage: 40 }));
    expect(table.happenings).toEqual(['Adjudicated', 'CombatantDown', 'ActionPrevented']);
    expect(table.combatant('ann')).toMatchObject({ status: 'DOWN', traumas: 1 });
    expect(table.play({ type: 'ConcludeFight', choice: 'GO_ON' }).happenings).toEqual([
      'FightGoesOn',
      'TurnEnded',
      'TurnStarted',
    ]);
  });

  test('VIG-22 below the limit gets up who lies there, dying, stable or dead, on a free field', () => {
    for (const outcome of [null, 'STABLE', 'DEAD'] as const) {
      const table = fight([someone('ann', [0, 0]), beast('rat', [1, 0]), someone('bob', [3, 0])]);
      table.play(stats({ damage: 40 }));
      if (outcome) table.play({ type: 'SettleDying', combatantId: 'ann', outcome });
      // What is ruled on the rest wakes nobody.
      table.play(stats({ stress: 1 }));
      expect(table.combatant('ann').status).toBe(outcome ?? 'DOWN');
      table.play({ type: 'AddCombatants', combatants: [beast('cat', [0, 0])] });
      expect(table.rule(stats({ damage: 5 }))).toBe('VIG-34');
      table.play({ ...stats({ damage: 5 }), position: { q: 0, r: 2 } });
      expect(table.happenings).toEqual(['Adjudicated', 'CombatantFightsOn']);
      expect(table.combatant('ann')).toMatchObject({ status: 'STANDING', damage: 5 });
    }
  });

  test('VIG-23 begins a panic at the limit of stress, and ends it below', () => {
    const table = fight([someone('ann', [0, 0]), beast('rat', [1, 0]), someone('bob', [5, 0])]);
    table.play(stats({ stress: 40 }));
    expect(table.happenings).toEqual(['Adjudicated', 'PanicBegan']);
    expect(table.rule({ type: 'EndTurn', combatantId: 'ann' })).toBe('VIG-23');
    table.play(stats({ stress: 12 }));
    expect(table.happenings).toEqual(['PanicEnded', 'Adjudicated']);
    expect(table.combatant('ann')).toMatchObject({ mind: 'CALM', stress: 12, traumas: 1 });
    // The table learns what a panic always leaves, and not the ruling.
    expect(JSON.stringify(shown(table, spectator))).not.toContain('12');
  });

  test('VIG-23 lifts a panic or rules on its stress, not both', () => {
    const table = duel().play(stats({ stress: 40 }, 'rat'));
    const both = { ...stats({ stress: 3 }, 'rat'), lift: ['panicking'] };
    expect(table.refusal(both)).toMatchObject({ code: 'INVALID', field: 'lift' });
    table.play(rule({ combatantId: 'rat', lift: ['panicking'] }));
    expect(table.combatant('rat')).toMatchObject({ mind: 'CALM', stress: 30 });
  });
});

describe('a ruling on the actions that are left (VIG-30)', () => {
  test('gives back what was used, and takes what was not', () => {
    const table = duel().declare('ann', 'travel', to(0, 1));
    expect(table.rule(declareTravel)).toBe('VIG-30');
    table.play(stats({ movement: 1 })).play(declareTravel);
    table.play(stats({ regular: 0, quick: 0 }));
    expect(table.rule({ type: 'GiveUpAction', combatantId: 'ann', for: 'QUICK' })).toBe('VIG-30');
  });

  test('VIG-33 takes a quick action that was gained last', () => {
    const table = duel().play({ type: 'GiveUpAction', combatantId: 'ann', for: 'QUICK' });
    expect(table.refusal(stats({ quick: 3 }))).toMatchObject({ field: 'stats.quick' });
    table.play(stats({ quick: 1 }));
    expect(table.combatant('ann')).toMatchObject({ granted: { quick: 1 }, spent: { quick: 1 } });
    table.play(stats({ quick: 2 }));
    expect(table.combatant('ann')).toMatchObject({ granted: { quick: 1 }, spent: { quick: 0 } });
    table.play(stats({ quick: 0 }));
    expect(table.combatant('ann')).toMatchObject({ granted: { quick: 0 }, spent: { quick: 1 } });
  });

  test('keeps what is spent where it says what is so already', () => {
    const table = duel().declare('ann', 'travel', to(0, 1));
    table.play({ type: 'InflictCondition', combatantId: 'ann', condition: 'daze' });
    table.play(stats({ regular: 0, movement: 0 }));
    expect(table.combatant('ann').spent).toMatchObject({ regular: 0, movement: 1 });
  });

  test('is for a fight', () => {
    const table = gathering([someone('ann', [0, 0])]);
    expect(table.rule(stats({ quick: 0 }))).toBe('VIG-30');
    expect(table.rule(rule({ rank: 1 }))).toBe('VIG-26');
  });
});

const declareTravel = {
  type: 'DeclareAction',
  combatantId: 'ann',
  action: 'travel',
  use: 'MOVEMENT',
  to: { q: 0, r: 2 },
} as const;

describe('a ruling on a place', () => {
  test('VIG-34 puts somebody on a free field for all to see, however far', () => {
    const table = duel();
    expect(table.rule(rule({ position: { q: 1, r: 0 } }))).toBe('VIG-34');
    table.play(rule({ position: { q: 30, r: -7 } }));
    expect(table.at('ann')).toEqual([30, -7]);
    expect(shown(table, spectator)).toMatchObject([{ position: { q: 30, r: -7 } }]);
  });

  test('VIG-55 what has come out of reach is prevented', () => {
    const table = duel().declare('ann', 'assault', at('rat'));
    table.play(rule({ combatantId: 'rat', position: { q: 9, r: 0 } }));
    expect(table.happenings).toEqual(['Adjudicated', 'ActionPrevented']);
  });
});

describe('a ruling on conditions', () => {
  test('lifts some and gives others, as the GM can one by one', () => {
    const table = duel().play({ type: 'InflictCondition', combatantId: 'ann', condition: 'prone' });
    table.play(rule({ lift: ['prone'], inflict: [{ condition: 'alarm', count: 2 }] }));
    expect(table.happenings).toEqual(['Adjudicated', 'CountersLost', 'CountersGained']);
    expect(table.combatant('ann').conditions).toEqual([{ condition: 'alarm', count: 2 }]);
    expect(table.rule(rule({ lift: ['prone'] }))).toBe('VIG-06');
    expect(table.refusal(rule({ lift: ['alarm', 'alarm'] }))).toMatchObject({ field: 'lift' });
    expect(table.refusal(rule({ inflict: [{ condition: 'no' }] }))).toMatchObject({
      code: 'NOT_FOUND',
    });
  });
});

describe('a ruling on a rank', () => {
  const four = () =>
    fight([
      someone('ann', [0, 0]),
      beast('rat', [1, 0]),
      someone('bob', [0, 3]),
      beast('cat', [3, 0]),
    ]);

  test('VIG-26 changes the order at once, and everybody has one turn a round still', () => {
    const table = four().play(rule({ combatantId: 'cat', rank: 1 }));
    expect(table.happenings).toEqual(['Adjudicated', 'RankChanged']);
    expect(table.order).toEqual(['cat', 'ann', 'rat', 'bob']);
    const turns = [table.turn];
    while (table.round === 1) turns.push(table.end().turn);
    expect(turns).toEqual(['ann', 'cat', 'rat', 'bob', 'cat']);
  });

  test('VIG-28 waits until those who tie have settled theirs', () => {
    const table = gathering([
      someone('ann', [0, 0]),
      someone('bob', [0, 1], {}, { side: 'foes' }),
    ]).play({ type: 'RollInitiative' });
    expect(table.rule(rule({ rank: 2 }))).toBe('VIG-28');
  });
});

test('a ruling has a reason, and is of the GM', () => {
  const command = stats({ traumas: 1 });
  expect(commands.Adjudicate.safeParse(command).success).toBe(true);
  expect(commands.Adjudicate.safeParse({ ...command, reason: '' }).success).toBe(false);
  expect(duel().refusal(command, { kind: 'PLAYER', combatants: ['ann'] })).toMatchObject({
    code: 'FORBIDDEN',
  });
});
