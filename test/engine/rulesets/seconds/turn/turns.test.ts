import { describe, expect, test } from 'vitest';
import {
  fight,
  foe,
  hex,
  someone,
  type SetupInput,
  type Table,
} from '../../../../kit/engine/seconds/encounter.ts';

const duel = (setup: SetupInput = {}): Table =>
  fight([someone('ana', [0, 0]), foe('bob', [15, 0])], setup);

/** Three seconds of a spell, carried over to the second turn. */
const carried = (setup: SetupInput = {}): Table =>
  duel(setup).moves('ana', 3).declare('ana', 'bolt').end('bob');

describe('six seconds', () => {
  test('SEC-08 SEC-09 example 1: six moves are 18 m and no second left; a seventh is refused', () => {
    const table = duel();
    for (let i = 1; i <= 6; i++) table.declare('ana', 'move', { to: hex(0, 3 * i) });
    expect(table.at('ana')).toEqual([0, 18]);
    expect(table.clock).toBe('1 bob 0');
    expect(table.rule({ type: 'DeclareAction', combatantId: 'ana', action: 'move' })).toBe(
      'SEC-08',
    );
  });

  test('SEC-11 SEC-09 example 2: a spell and two moves fill a turn; the third move is refused', () => {
    const table = duel().declare('ana', 'bolt');
    expect(table.clock).toBe('1 ana 4');
    table.aim('ana', []).moves('ana', 2);
    expect(table.clock).toBe('1 bob 0');
    expect(table.rule({ type: 'DeclareAction', combatantId: 'ana', action: 'move' })).toBe(
      'SEC-08',
    );
  });

  test('SEC-11 two combos do not fit: the second has two seconds, and ends in the second of the next turn', () => {
    const combo = { combo: 'combo', weapon: 'sword' };
    const table = duel().declare('ana', 'combo', combo).aim('ana', []);
    table.declare('ana', 'combo', combo);
    expect(table.combatant('ana').doing).toMatchObject({ seconds: 4, done: 2 });
    expect(table.end('bob').continue('ana').clock).toBe('2 ana 2');
    expect(table.awaited.kind).toBe('TARGET');
  });

  test.each([
    ['draw', { weapon: 'pike' }, 1],
    ['sheathe', { weapon: 'sword' }, 1],
    ['fetch', {}, 2],
    ['aim', {}, 2],
    ['pull-up', {}, 4],
    ['bolt', {}, 4],
    ['sword', {}, 4],
  ])('SEC-09 the table of times: %s takes its seconds', (action, more, cost) => {
    const weapons = [{ weapon: 'sword' }, { weapon: 'pike', held: false }, { weapon: 'sling' }];
    const table = fight([someone('ana', [0, 0], { weapons }), foe('bob', [9, 0])]);
    table.declare('ana', action, more);
    expect(table.clock).toBe(`1 ana ${cost}`);
  });

  test('SEC-09 whoever has Quick Draw draws in no time', () => {
    const weapons = [{ weapon: 'pike', held: false }];
    const ana = someone('ana', [0, 0], { weapons, techniques: ['QUICK_DRAW'] });
    const table = fight([ana, foe('bob', [9, 0])]).declare('ana', 'draw', { weapon: 'pike' });
    expect(table.clock).toBe('1 ana 0');
    expect(table.combatant('ana').gear[0]?.held).toBe(true);
    expect(
      table.rule({ type: 'DeclareAction', combatantId: 'ana', action: 'draw', weapon: 'pike' }),
    ).toBe('SEC-09');
  });

  test('SEC-02 SEC-25 whose turn is not on may do nothing', () => {
    const move = { type: 'DeclareAction', action: 'move', to: hex(16, 0) } as const;
    const table = duel();
    expect(table.rule({ ...move, combatantId: 'bob' })).toBe('SEC-02');
    expect(
      table
        .delay('ana')
        .pass('ana')
        .take('ana')
        .rule({ ...move, combatantId: 'bob' }),
    ).toBe('SEC-25');
  });
});

describe('actions across turns', () => {
  test('SEC-12 SEC-13 SEC-15 example 3: begun with three seconds left, it is done after the next first', () => {
    const table = carried();
    expect(table.combatant('ana').doing).toMatchObject({ action: 'bolt', seconds: 4, done: 3 });
    expect(table.clock).toBe('2 ana 0');
    table.continue('ana').aim('ana', ['bob'], [6]);
    expect(table.clock).toBe('2 ana 1');
    expect(table.happened('StrikeRolled')[0]?.result).toBe('HIT');
  });

  test('SEC-08 example 2: three moves first, then the spell takes s4-6 and s1, and leaves five', () => {
    const table = carried().continue('ana').aim('ana', []).moves('ana', 4);
    expect(table.clock).toBe('2 ana 5');
    expect(table.moves('ana', 1).clock).toBe('2 bob 0');
  });

  test('SEC-14 example 4: a move first, and the spell is lost; a new cast takes s2-5', () => {
    const table = carried().moves('ana', 1);
    expect(table.happened('ActionAbandoned')).toEqual([
      {
        type: 'ActionAbandoned',
        combatantId: 'ana',
        action: 'bolt',
        reason: 'CHOICE',
        secondsLost: 3,
      },
    ]);
    expect(table.declare('ana', 'bolt').clock).toBe('2 ana 5');
    expect(table.awaited.kind).toBe('TARGET');
  });

  test('SEC-14 ending the turn gives up what was carried over', () => {
    const table = carried().end('ana');
    expect(table.happened('ActionAbandoned')).toHaveLength(1);
    expect(table.combatant('ana').doing).toBeNull();
    expect(table.end('bob').rule({ type: 'ContinueAction', combatantId: 'ana' })).toBe('SEC-13');
  });

  test('SEC-31 SEC-13 example 4: talking first does not break it, and it is done in s1', () => {
    const table = carried().declare('ana', 'talk').continue('ana');
    expect(table.clock).toBe('2 ana 1');
    expect(table.awaited.kind).toBe('TARGET');
  });

  test('SEC-30 example 4: delaying the next turn loses it', () => {
    const table = carried();
    expect(table.awaited.options.map(({ label }) => label)).toContain(
      'Delay the turn until any time between two turns, giving up Bolt',
    );
    table.delay('ana');
    expect(table.happened('ActionAbandoned')[0]).toMatchObject({ reason: 'DELAYED' });
    expect(table.combatant('ana').doing).toBeNull();
  });

  test('SEC-13 what is longer than a turn goes on through several', () => {
    const table = duel().declare('ana', 'ritual').end('bob').continue('ana');
    expect(table.combatant('ana').doing).toMatchObject({ seconds: 14, done: 12 });
    table.end('bob').continue('ana');
    expect(table.happened('ActionCompleted')[0]).toMatchObject({ action: 'ritual' });
    expect(table.clock).toBe('3 ana 2');
  });

  test('SEC-15 the target is whoever is there at the end, as range and sight then allow', () => {
    const table = fight([someone('ana', [0, 0]), foe('bob', [2, 0])]);
    table.moves('ana', 3).declare('ana', 'sword');
    table.declare('bob', 'move', { to: hex(4, 0) }).end('bob');
    table.continue('ana');
    expect(table.rule({ type: 'ContinueAction', combatantId: 'ana' })).toBe('SEC-15');
    expect(table.rule({ type: 'EndTurn', combatantId: 'ana' })).toBe('SEC-15');
    expect(table.aim('ana', ['bob'], [4]).happened('StrikeRolled')).toHaveLength(1);
    expect(table.defend('NONE', [1]).rule({ type: 'CompleteAction', combatantId: 'ana' })).toBe(
      'SEC-15',
    );
  });

  test('SEC-15 without a target the seconds are spent all the same', () => {
    const table = duel().declare('ana', 'sword').aim('ana', []);
    expect(table.happened('ActionCompleted')).toHaveLength(1);
    expect(table.happened('StrikeRolled')).toEqual([]);
    expect(table.clock).toBe('1 ana 4');
  });
});

describe('SEC-16 what breaks an action', () => {
  /** Ana has three seconds of a spell done when Bob strikes her. */
  const struck = (damage: number, setup: SetupInput = {}): Table => {
    const table = fight([someone('ana', [0, 0]), foe('bob', [4, 0])], setup);
    table.moves('ana', 3).declare('ana', 'bolt').attack('bob', 'sword', 'ana', [6]);
    return table.defend('NONE', [damage]);
  };

  test('SEC-16 a wound does not', () => {
    const table = struck(7);
    expect(table.combatant('ana')).toMatchObject({ wounds: 1, doing: { action: 'bolt' } });
  });

  test('SEC-16 a wound does where the table asks spells to be cast undisturbed', () => {
    const table = struck(7, { settings: { concentration: 'WOUNDS_BREAK_SPELLS' } });
    expect(table.happened('ActionAbandoned')[0]).toMatchObject({ reason: 'WOUNDED' });
  });

  test('SEC-16 falling does', () => {
    const table = fight([someone('ana', [0, 0], { toughness: 7 }), foe('bob', [4, 0])]);
    table.moves('ana', 3).declare('ana', 'bolt').attack('bob', 'sword', 'ana', [6]);
    table.defend('NONE', [8]);
    expect(table.happened('ActionAbandoned')[0]).toMatchObject({ reason: 'DOWN' });
  });
});

describe('SEC-31 zero-second actions', () => {
  test('SEC-31 any number on the own turn, in no time', () => {
    const table = duel().declare('ana', 'talk').declare('ana', 'talk');
    table.declare('ana', 'drop', { weapon: 'sword' });
    expect(table.clock).toBe('1 ana 0');
    expect(table.combatant('ana').gear).toEqual([]);
    expect(table.rule({ type: 'DeclareAction', combatantId: 'bob', action: 'talk' })).toBe(
      'SEC-02',
    );
  });

  test('SEC-31 RS-44 the GM rules one out for the rest of the turn, and only what takes no time', () => {
    const talk = { type: 'DeclareAction', combatantId: 'ana', action: 'talk' } as const;
    const drop = {
      type: 'DeclareAction',
      combatantId: 'ana',
      action: 'drop',
      weapon: 'sword',
    } as const;
    const table = duel().play(drop).play({ type: 'VetoAction', action: 'drop' });
    expect(table.combatant('ana').gear).toEqual([]);
    table.play({ type: 'VetoAction', action: 'talk' });
    expect(table.rule(talk)).toBe('SEC-31');
    expect(table.rule({ type: 'VetoAction', action: 'talk' })).toBe('SEC-31');
    expect(table.rule({ type: 'VetoAction', action: 'move' })).toBe('SEC-31');
    expect(table.end('ana').end('bob').play(talk).happenings).toEqual(['FreeActionTaken']);
  });

  test('SEC-31 the veto is the GM’s alone', () => {
    const player = { kind: 'PLAYER', combatants: ['ana', 'bob'] } as const;
    expect(duel().refusal({ type: 'VetoAction', action: 'talk' }, player).code).toBe('FORBIDDEN');
  });
});

test('SEC-10 ending the turn early loses the seconds, without a second to show for it', () => {
  const table = duel().moves('ana', 2).end('ana');
  expect(table.happenings).toEqual(['TurnIdled', 'TurnEnded', 'TurnStarted']);
});
