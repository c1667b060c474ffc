import { describe, expect, test } from 'vitest';
import { timeline } from '../../../../../src/engine/rulesets/seconds/views/timeline.ts';
import {
  fight,
  foe,
  someone,
  type SetupInput,
  type Table,
} from '../../../../kit/engine/seconds/encounter.ts';

const duel = (setup: SetupInput = {}): Table =>
  fight([someone('ana', [0, 0]), foe('bob', [9, 0])], setup);

const left = (table: Table): readonly number[] => table.state.delays.map((delay) => delay.left);

/** The next turn of Ana, Bob doing nothing. */
const turnOver = (table: Table): Table => table.end('bob');

describe('delays', () => {
  test('SEC-17 SEC-20 example 5: two seconds after s1-4 is right after s6, before the next combatant', () => {
    const table = duel().declare('ana', 'fuse').aim('ana', ['bob']);
    expect(left(table)).toEqual([2]);
    expect(left(table.moves('ana', 1))).toEqual([1]);
    table.declare('ana', 'move', { to: { q: 2, r: 0 } }, [6]);
    expect(table.happenings).toEqual([
      'ActionBegun',
      'SecondPassed',
      'CombatantMoved',
      'ActionCompleted',
      'DelayEnded',
      'StrikeRolled',
    ]);
    expect(table.clock).toBe('1 ana 6');
    expect(table.defend('NONE', [1]).clock).toBe('1 bob 0');
  });

  test('SEC-18 SEC-19 SEC-21 example 6: eleven seconds after s1-4 is after s3 of the third turn', () => {
    const table = duel().declare('ana', 'slow').aim('ana', ['bob']).moves('ana', 2);
    expect(left(table)).toEqual([9]);
    turnOver(table).moves('ana', 6);
    expect(left(table)).toEqual([3]);
    turnOver(table).moves('ana', 2);
    expect(left(table)).toEqual([1]);
    table.declare('ana', 'move', { to: { q: 12, r: 0 } }, [1]);
    expect(table.happened('DelayEnded')).toHaveLength(1);
    expect(table.clock).toBe('3 ana 3');
  });

  test('SEC-21 example 6: eleven seconds after an activity of two is after s1 of the third turn, as printed', () => {
    const table = duel().declare('ana', 'bury').moves('ana', 4);
    expect(left(table)).toEqual([7]);
    turnOver(table).moves('ana', 6);
    expect(left(table)).toEqual([1]);
    turnOver(table).moves('ana', 1);
    expect(table.happened('DelayEnded')).toHaveLength(1);
    expect(table.clock).toBe('3 ana 1');
  });

  test('SEC-10 SEC-19 example 7: idle seconds count; of three one is left, and it ends after the next first', () => {
    const table = duel().declare('ana', 'bury').end('ana');
    expect(left(table)).toEqual([7]);
    const three = duel().declare('ana', 'count').declare('ana', 'count').end('ana');
    expect(three.state.delays).toEqual([]);
    expect(three.happened('SecondPassed').map(({ spentOn }) => spentOn)).toEqual([null, null]);
  });

  test('SEC-10 a table may let idle seconds vanish', () => {
    const table = duel({ settings: { idleSeconds: 'VANISH' } })
      .declare('ana', 'bury')
      .end('ana');
    expect(left(table)).toEqual([11]);
  });

  test('SEC-18 nobody else’s seconds count', () => {
    const table = duel().declare('ana', 'bury').moves('ana', 4);
    expect(left(table.moves('bob', 6))).toEqual([7]);
  });

  test('SEC-22 first what completes in a second takes effect, then delays, the oldest first', () => {
    const table = duel().declare('ana', 'count').declare('ana', 'count').declare('ana', 'count');
    expect(table.happenings).toEqual([
      'ActionBegun',
      'SecondPassed',
      'ActionCompleted',
      'DelayStarted',
      'DelayEnded',
    ]);
    const both = duel().declare('ana', 'fuse').aim('ana', ['bob']).declare('ana', 'count');
    const [older] = both.state.delays;
    both.declare('ana', 'lie-down', {}, [1]);
    expect(both.happened('PostureChanged')).toHaveLength(1);
    expect(both.happened('DelayEnded').map(({ delayId }) => delayId)).toEqual([older?.id]);
  });

  test('SEC-22 a delay that ends within a longer action does not break it; its owner may think again', () => {
    const table = duel().declare('ana', 'count').declare('ana', 'bolt');
    expect(table.clock).toBe('1 ana 3');
    expect(table.happened('DelayEnded')).toHaveLength(1);
    expect(table.combatant('ana').doing).toMatchObject({ action: 'bolt', done: 2 });
    expect(table.continue('ana').clock).toBe('1 ana 5');
    expect(table.awaited.kind).toBe('TARGET');
  });

  test('SEC-31 SEC-22 at such a second talking does not break it either, nor may others interrupt', () => {
    const table = fight([someone('cat', [0, 5]), someone('ana', [0, 0]), foe('bob', [9, 0])]);
    table.delay('cat').pass('cat').declare('ana', 'count').declare('ana', 'bolt');
    expect(table.rule({ type: 'TakeDelayedTurn', combatantId: 'cat' })).toBe('SEC-28');
    expect(table.declare('ana', 'talk').continue('ana').clock).toBe('1 ana 5');
  });

  test('SEC-19 the timeline foretells the second in which it ends', () => {
    const table = duel().declare('ana', 'slow').aim('ana', ['bob']);
    expect(timeline(table.state)).toMatchObject([
      {
        kind: 'DELAYED_EFFECT',
        rule: 'SEC-19',
        resolves: { round: 3, step: 3, onTurnOfId: 'ana' },
      },
    ]);
    table.moves('ana', 2);
    expect(timeline(table.state)[0]?.resolves).toEqual({ round: 3, step: 3, onTurnOfId: 'ana' });
  });

  /** Ana's Fuse at Bob has two seconds to go, when a wall rises between them. */
  const walledOff = (setup: SetupInput = {}): Table =>
    duel(setup)
      .declare('ana', 'fuse')
      .aim('ana', ['bob'])
      .play({
        type: 'SetBattlefield',
        obstacles: [-2, -1, 0, 1, 2].map((r) => ({ q: 5, r })),
      })
      .moves('ana', 1);

  test('SEC-59 what has been aimed checks neither sight nor reach again, and meets the most of cover', () => {
    const table = walledOff().end('ana', [6]);
    expect(table.happened('StrikeRolled')[0]).toMatchObject({ targetId: 'bob', needed: 7 });
    const far = duel().declare('ana', 'fuse').aim('ana', ['bob']).moves('ana', 1);
    far.play({ type: 'Adjudicate', combatantId: 'bob', reason: 'Away', position: { q: 60, r: 0 } });
    expect(far.end('ana', [6]).happened('StrikeRolled')).toHaveLength(1);
  });

  test('SEC-59 a table may have it check both, as its action would', () => {
    const setup: SetupInput = { settings: { delayedAim: 'CHECKED' } };
    const table = walledOff(setup).end('ana');
    expect(table.happened('DelayEnded')).toHaveLength(1);
    expect(table.happened('StrikeRolled')).toEqual([]);
    const far = duel(setup).declare('ana', 'fuse').aim('ana', ['bob']).moves('ana', 1);
    far.play({ type: 'Adjudicate', combatantId: 'bob', reason: 'Away', position: { q: 60, r: 0 } });
    expect(far.end('ana').happened('StrikeRolled')).toEqual([]);
    const near = duel(setup).declare('ana', 'fuse').aim('ana', ['bob']).moves('ana', 1);
    expect(near.end('ana', [6]).happened('StrikeRolled')).toHaveLength(1);
  });
});

describe('SEC-23 delays of the fallen', () => {
  /** Ana is felled while her spell has a second to go. */
  function felled(setup: SetupInput = {}): Table {
    const table = fight(
      [
        someone('ana', [0, 0], { toughness: 3, endurance: 9 }),
        foe('bob', [1, 0]),
        someone('cat', [0, 9]),
      ],
      setup,
    );
    table.declare('ana', 'slow').aim('ana', ['bob']).end('ana');
    return table.attack('bob', 'sword', 'ana', [6]).defend('NONE', [8]);
  }

  test('SEC-23 the effect still comes, in the owner’s place of the order', () => {
    const table = felled();
    expect(table.combatant('ana').status.kind).toBe('DYING');
    expect(left(table)).toEqual([9]);
    table.end('bob').end('cat', [6, 1]);
    expect(left(table)).toEqual([3]);
    table.end('bob').end('cat', [6, 1, 6]);
    expect(table.happened('DelayEnded')[0]).toMatchObject({ reason: 'EFFECT', ownerId: 'ana' });
    expect(table.due).toMatchObject({ attackerId: 'ana', targetId: 'bob' });
  });

  test('SEC-23 a table may let it fizzle', () => {
    const table = felled({ settings: { delaysOfTheFallen: 'FIZZLE' } });
    expect(table.happened('DelayEnded')[0]).toMatchObject({ reason: 'OWNER_DOWN' });
    expect(table.state.delays).toEqual([]);
  });
});
