import { describe, expect, test } from 'vitest';
import { isOutOfReach } from '../../../../../src/engine/rulesets/seconds/stats/rolls.ts';
import {
  type Particulars,
  fight,
  foe,
  gathering,
  someone,
  type Table,
} from '../../../../kit/engine/seconds/encounter.ts';
import { aScore } from '../../../../kit/engine/score.ts';

/** Bob lies dying next to Ana and his friend Dan; it is Dan's turn. */
function dying(bob: Particulars = {}, dan: Particulars = {}): Table {
  const table = fight([
    someone('ana', [0, 0], { damageBonus: 9 }),
    foe('dan', [1, 1], dan),
    foe('bob', [1, 0], { toughness: 9, endurance: 3, ...bob }),
  ]);
  return table.attack('ana', 'sword', 'bob', [6]).defend('NONE', [1]).end('ana');
}

describe('dying', () => {
  test('SEC-53 whoever falls is unconscious and prone, and has nothing to decide', () => {
    const table = dying();
    expect(table.combatant('bob')).toMatchObject({
      status: { kind: 'DYING', dc: 4 },
      posture: 'PRONE',
    });
    table.end('dan', [2, 1]);
    expect(table.clock).toBe('2 ana 0');
    expect(table.rule({ type: 'YieldFight', combatantId: 'bob' })).toBe('SEC-53');
    expect(table.rule({ type: 'TryCatch', combatantId: 'bob', catches: 'OBJECT' })).toBe('SEC-53');
  });

  test('SEC-53 RS-36 each round d6 + Endurance - wounds against 4, as the turn would begin; a failure raises it by one', () => {
    expect(dying().happened('DyingChecked')).toEqual([]);
    const table = dying().end('dan', [2, 1]);
    const begun = ['FallenSkipped', 'DyingChecked', 'RecoveryRolled'];
    expect(table.happenings.slice(2, 5)).toEqual(begun);
    expect(table.happened('DyingChecked')[0]).toMatchObject({
      roll: aScore({ dice: [2], flat: 2, total: 4 }),
      needed: 4,
      success: true,
      dc: 4,
    });
    table.end('ana').end('dan', [1, 1]);
    expect(table.happened('DyingChecked')[0]).toMatchObject({ success: false, dc: 5 });
    expect(table.combatant('bob').status).toEqual({ kind: 'DYING', dc: 5 });
  });

  test('SEC-53 SEC-01 bonus 3 is dead only when it would have to reach more than 9', () => {
    expect([9, 10].map((needed) => isOutOfReach(3, needed))).toEqual([false, true]);
    const table = dying({ endurance: 3 });
    for (const dc of [5, 6, 7, 8]) {
      table.end('dan', [1, 1]).end('ana');
      expect(table.combatant('bob').status).toEqual({ kind: 'DYING', dc });
    }
    table.end('dan', [1]);
    expect(table.happened('CombatantDied')).toHaveLength(1);
  });

  test('SEC-53 dead at once when the number is out of reach from the beginning', () => {
    expect(dying({ endurance: -2 }).combatant('bob').status.kind).toBe('DEAD');
    expect(dying({ endurance: -1 }).combatant('bob').status.kind).toBe('DYING');
  });

  test('SEC-53 RS-37 another wound is death, less than a wound is not', () => {
    const strike = (face: number) =>
      dying({ endurance: 9 }).attack('dan', 'sword', 'bob', [6, face]).combatant('bob').status.kind;
    // With one wound the minimum of 9 is 2.
    expect([2, 3].map(strike)).toEqual(['DYING', 'DEAD']);
  });

  test('SEC-53 RS-37 a wound kills the stable as it kills the dying', () => {
    const table = dying().end('dan', [6, 10]);
    expect(table.combatant('bob').status.kind).toBe('STABLE');
    table.attack('ana', 'sword', 'bob', [6, 6]);
    expect(table.combatant('bob').status.kind).toBe('DEAD');
  });

  test('SEC-53 a 10 on a d10 stabilizes', () => {
    expect(dying().end('dan', [6, 9]).combatant('bob').status.kind).toBe('DYING');
    const table = dying().end('dan', [6, 10]);
    expect(table.combatant('bob').status.kind).toBe('STABLE');
    expect(table.end('ana').end('dan').happened('DyingChecked')).toEqual([]);
  });

  test('SEC-53 RS-38 four seconds of Medicine stabilize a neighbour who is dying', () => {
    const complete = (targetIds: string[]) =>
      ({ type: 'CompleteAction', combatantId: 'dan', targetIds }) as const;
    const table = dying({}, { medicine: 1, position: { q: 1, r: 1 } }).declare('dan', 'stabilize');
    expect(table.clock).toBe('1 dan 4');
    expect(table.rule(complete(['ana']))).toBe('SEC-53');
    table.play(complete(['bob']), [3]);
    expect(table.happened('MedicineTried')[0]).toMatchObject({ needed: 4, success: true });
    expect(table.combatant('bob').status.kind).toBe('STABLE');
    const failed = dying()
      .declare('dan', 'stabilize')
      .play(complete(['bob']), [3]);
    expect(failed.combatant('bob').status.kind).toBe('DYING');
    const far = dying({}, { position: { q: 5, r: 5 } }).declare('dan', 'stabilize');
    expect(far.rule(complete(['bob']))).toBe('SEC-53');
  });

  test('SEC-53 the dead are past attack', () => {
    const table = dying({ endurance: -2 }).declare('dan', 'sword');
    expect(table.rule({ type: 'CompleteAction', combatantId: 'dan', targetIds: ['bob'] })).toBe(
      'SEC-53',
    );
  });
});

describe('healing', () => {
  const hurt = (endurance: number): Table =>
    gathering([someone('ana', [0, 0], { wounds: 5, endurance })]);
  const rest = (kind: 'SLEEP' | 'BED') =>
    ({ type: 'TakeRest', combatantId: 'ana', rest: kind }) as const;

  test('SEC-54 RS-43 a day with sleep heals one wound, a day in bed as many as Endurance', () => {
    expect(hurt(3).play(rest('SLEEP')).combatant('ana').wounds).toBe(4);
    expect(hurt(3).play(rest('BED')).combatant('ana').wounds).toBe(2);
    expect(hurt(9).play(rest('BED')).combatant('ana').wounds).toBe(0);
    expect(hurt(0).play(rest('BED')).combatant('ana').wounds).toBe(4);
  });

  test('SEC-54 not in a fight, and not without wounds', () => {
    expect(hurt(9).play(rest('BED')).rule(rest('SLEEP'))).toBe('SEC-54');
    const table = fight([someone('ana', [0, 0], { wounds: 1 }), foe('bob', [9, 0])]);
    expect(table.rule(rest('SLEEP'))).toBe('SEC-54');
  });
});

describe('catching', () => {
  const table = () =>
    fight([someone('ana', [0, 0], { reflex: { ranks: 1, bonus: 1 } }), foe('bob', [9, 0])]).end(
      'ana',
    );

  test.each([
    ['OBJECT', 4, false],
    ['OBJECT', 5, true],
    ['SELF', 2, false],
    ['SELF', 3, true],
  ] as const)(
    'SEC-55 %s with a %i and Reflex 1: %s, on anybody’s turn',
    (catches, face, success) => {
      const tried = table().play({ type: 'TryCatch', combatantId: 'ana', catches }, [face]);
      expect(tried.happened('CatchTried')[0]).toMatchObject({ success });
      expect(tried.clock).toBe('1 bob 0');
      expect(tried.rule({ type: 'TryCatch', combatantId: 'ana', catches })).toBe('SEC-55');
    },
  );

  test('SEC-55 dodges are counted in a fight', () => {
    const before = gathering([someone('ana', [0, 0], { dodges: 3 })]);
    expect(before.rule({ type: 'TryCatch', combatantId: 'ana', catches: 'SELF' })).toBe('SEC-55');
  });
});

describe('the end', () => {
  test('SEC-07 a round ends the fight when one side alone is able and willing; nothing happens after', () => {
    const table = fight([someone('ana', [0, 0]), foe('bob', [9, 0])]);
    table.play({ type: 'YieldFight', combatantId: 'bob' });
    expect(table.clock).toBe('1 ana 0');
    table.end('ana');
    expect(table.happened('EncounterEnded')[0]?.outcome).toEqual({
      reason: 'ONE_SIDE_LEFT',
      sides: ['heroes'],
    });
    expect(table.rule({ type: 'EndEncounter' })).toBe('SEC-07');
  });

  test('SEC-24 yielding is a stance that one can leave', () => {
    const table = fight([someone('ana', [0, 0]), foe('bob', [9, 0])]).declare('ana', 'bolt');
    table.play({ type: 'YieldFight', combatantId: 'ana' });
    expect(table.happened('ActionAbandoned')[0]).toMatchObject({ reason: 'YIELDED' });
    expect(table.clock).toBe('1 bob 0');
    table.play({ type: 'YieldFight', combatantId: 'ana', yields: false }).end('bob');
    expect(table.clock).toBe('2 ana 0');
    const fights = { type: 'YieldFight', combatantId: 'ana', yields: false } as const;
    expect(table.rule(fights)).toBe('SEC-24');
  });

  test('SEC-07 the GM ends it at any time', () => {
    const table = fight([someone('ana', [0, 0]), foe('bob', [9, 0])]).play({
      type: 'EndEncounter',
    });
    expect(table.happened('EncounterEnded')[0]?.outcome.reason).toBe('GM');
  });
});
