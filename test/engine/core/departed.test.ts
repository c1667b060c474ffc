/** Leaving and coming back renews nothing that a round allows once: hidden, or removed and added again. */
import { describe, expect, it, test } from 'vitest';
import { noAnnotations } from '../../../src/engine/core/schema/annotations.ts';
import {
  departedSchema,
  type Departure,
  returnOf,
  withDeparture,
} from '../../../src/engine/core/roster/departed.ts';
import { MAX_COMBATANTS } from '../../../src/engine/core/roster/joining.ts';
import type { Actor } from '../../../src/engine/core/command/actor.ts';
import { segments } from '../../../src/engine/rulesets/segments/index.ts';
import { strike } from '../../kit/engine/segments/moves.ts';
import * as inSeconds from '../../kit/engine/seconds/encounter.ts';
import * as inSegments from '../../kit/engine/segments/encounter.ts';
import * as inVigilance from '../../kit/engine/vigilance/encounter.ts';

const hide = (id: string) => ({ type: 'HideCombatants' as const, combatantIds: [id] });
const reveal = (id: string) => ({ type: 'RevealCombatants' as const, combatantIds: [id] });
const remove = (combatantId: string) => ({ type: 'RemoveCombatant' as const, combatantId });

describe('in SEGMENTS', () => {
  const { fight, foe, someone } = inSegments;
  const ana = someone('ana', [0, 0]);
  const four = (first = ana) =>
    fight([first, foe('bob', [1, 0]), foe('cat', [5, 0]), someone('dan', [9, 0])]);
  const struck = () => four().play(strike('ana', 'bob'));
  const back = (more: object = {}) => ({
    type: 'AddCombatants' as const,
    combatants: [{ ...ana, id: 'new', ...more }],
  });
  /** Everybody's turns up to the next segment. */
  const pass = { type: 'AdvanceSegment' as const, passOpenTurns: true };

  test('SEG-21 SEG-41 hidden and revealed in a round, it has spent what it had', () => {
    const table = struck();
    const { spent } = table.combatant('ana');
    expect(spent).toEqual(['STANDARD']);
    table.play(hide('ana')).play(reveal('ana'));
    expect(table.combatant('ana')).toMatchObject({ spent });
    expect(table.state.departed).toEqual([]);
    expect(segments.rules.stateSchema().safeParse(table.state).success).toBe(true);
  });

  test('SEG-21 a new sheet while it is hidden renews nothing either', () => {
    const table = struck().play(hide('ana'));
    table
      .play({ type: 'UpdateCombatant', combatantId: 'ana', sheet: ana.sheet })
      .play(reveal('ana'));
    expect(table.combatant('ana').spent).toEqual(['STANDARD']);
  });

  test('SEG-07 revealed in a later round, it has a whole round', () => {
    const table = struck().play(hide('ana'));
    for (let n = 0; n < 3; n++) table.play(pass);
    expect(table.state.departed).toEqual([]);
    expect(table.play(reveal('ana')).combatant('ana').spent).toEqual([]);
  });

  test('SEG-93 what it has walked in the round under a condition counts on', () => {
    const table = four();
    table.play({ type: 'InflictCondition', combatantId: 'ana', condition: 'prone' });
    table.state = {
      ...table.state,
      combatants: {
        ...table.state.combatants,
        ana: {
          ...table.combatant('ana'),
          conditions: table.combatant('ana').conditions.map((one) => ({ ...one, walked: 3 })),
        },
      },
    };
    table.play(hide('ana')).play(reveal('ana'));
    expect(table.combatant('ana').conditions).toMatchObject([{ walked: 3 }]);
  });

  test('SEG-09 removed and added again in a round, it acts from the next round on', () => {
    const table = struck().play(remove('ana')).play(back());
    expect(table.combatant('new').spent).toEqual(['FULL', 'SWIFT', 'SWIFT']);
    for (let segment = 2; segment <= 3; segment++) {
      table.play(pass);
      expect(table.state.phase).toMatchObject({ round: 1, segment });
      expect(waiting(table)).not.toContain('new');
    }
    table.play(pass);
    expect(table.state.phase).toMatchObject({ round: 2 });
    expect(waiting(table)).toContain('new');
    expect(table.combatant('new').spent).toEqual([]);
  });

  test('SEG-09 so does whoever another system calls the same, and nobody else', () => {
    const known = { ...ana, externalId: 'token-1' };
    const gone = () => four(known).play(remove('ana'));
    const spent = (more: object) => gone().play(back(more)).combatant('new').spent;
    expect(spent({ name: 'Other', externalId: 'token-1' })).not.toEqual([]);
    expect(spent({ externalId: 'token-2' })).toEqual([]);
    expect(spent({ name: 'Other' })).toEqual([]);
    expect(spent({})).not.toEqual([]);
    expect(spent({ side: 'foes' })).toEqual([]);
  });

  test('SEG-09 removed while it was hidden, it is known again all the same', () => {
    const table = struck().play(hide('ana')).play(remove('ana')).play(back());
    expect(table.combatant('new').spent).not.toEqual([]);
  });

  test('SEG-09 a newcomer who is known as somebody hidden acts as if they were removed, and they as before', () => {
    const table = struck()
      .play(hide('ana'))
      .play(back({ position: { q: 7, r: 0 } }));
    expect(table.combatant('new').spent).toEqual(['FULL', 'SWIFT', 'SWIFT']);
    expect(table.play(reveal('ana')).combatant('ana').spent).toEqual(['STANDARD']);
  });

  test('SEG-07 before the fight nobody has used anything', () => {
    const table = inSegments.gathering([ana, foe('bob', [1, 0])]);
    expect(table.play(remove('ana')).play(back()).combatant('new').spent).toEqual([]);
  });

  const waiting = ({ state: { phase } }: inSegments.Table): readonly string[] =>
    phase.kind === 'COMBAT'
      ? [...phase.waiting, ...(phase.turn.kind === 'BETWEEN' ? [] : [phase.turn.combatantId])]
      : [];
});

describe('in SECONDS', () => {
  const { fight, foe, someone } = inSeconds;
  const ana = someone('ana', [0, 0]);
  const bob = foe('bob', [1, 0], { reflex: { ranks: 2, bonus: 0 } });
  const three = () => fight([ana, bob, foe('cat', [5, 0])]);
  const round = ({ state: { phase } }: inSeconds.Table) =>
    phase.kind === 'COMBAT' ? phase.waiting : [];
  const back = { type: 'AddCombatants' as const, combatants: [{ ...bob, id: 'new' }] };

  test('SEC-02 SEC-42 hidden and revealed, it has its initiative and the defenses that were left', () => {
    const table = three().attack('ana', 'sword', 'bob', [6]).defend('DODGE', [1, 1]);
    const { defenses, initiative } = table.combatant('bob');
    expect(defenses.DODGE).toBe(1);
    table.play(hide('bob')).play(reveal('bob'));
    expect(table.combatant('bob')).toMatchObject({ defenses, initiative });
    // Its turn was still to come.
    expect(round(table)).toContain('bob');
  });

  test('SEC-02 whoever has had the turn of a round has none again in it', () => {
    const table = three().end('ana');
    expect(table.clock).toBe('1 bob 0');
    table.play(hide('bob')).play(reveal('bob'));
    expect(round(table)).not.toContain('bob');
    table.end('cat');
    expect(table.state.phase).toMatchObject({ round: 2 });
    table.end('ana');
    expect(table.clock).toBe('2 bob 0');
  });

  test('SEC-06 removed and added again in a round, it acts from the next round on, and has no defense before', () => {
    const table = three().play(remove('bob')).play(back, [1]);
    expect(round(table)).not.toContain('new');
    expect(table.combatant('new').defenses).toEqual({ DODGE: 0, PARRY: 0, BLOCK: 0 });
    table.end('ana').end('cat');
    expect(table.state.phase).toMatchObject({ round: 2 });
    expect([...round(table), table.clock.split(' ')[1]]).toContain('new');
  });

  test('SEC-06 whoever joins after it is not behind a turn that it never had', () => {
    const table = three().play(remove('bob')).play(back, [6]);
    table.play({ type: 'AddCombatants', combatants: [foe('dog', [4, 0])] }, [5]);
    expect(round(table)).toContain('dog');
    expect(round(table)).not.toContain('new');
  });
});

describe('in VIGILANCE', () => {
  const { fight, beast, someone } = inVigilance;
  type Newcomers = 'THIS_ROUND' | 'NEXT_ROUND';
  const three = (newcomers: Newcomers = 'THIS_ROUND') =>
    fight([someone('ann', [0, 0]), beast('rat', [1, 0]), beast('cat', [5, 0])], {
      setup: { settings: { newcomers } },
    });
  const hidden = (table: inVigilance.Table) => table.play(hide('rat')).play(reveal('rat'));
  const added = (table: inVigilance.Table) =>
    table.play(remove('rat')).play({ type: 'AddCombatants', combatants: [beast('rat', [1, 0])] });

  test('VIG-29 RV-46 whoever comes back before their turn has it, and no second quick action', () => {
    const table = hidden(three());
    const spent = { regular: 0, movement: 0, quick: 1 };
    expect(table.combatant('rat')).toMatchObject({ presence: 'READY', spent });
    expect(table.until('rat', 1).round).toBe(1);
  });

  test('VIG-29 RV-46 whoever comes back after their turn, or as somebody new, waits for the next round', () => {
    const late = hidden(three().until('cat', 1));
    for (const table of [late, added(three())]) {
      expect(table.combatant('rat').presence).toBe('JOINING');
      expect(table.until('rat', 2).round).toBe(2);
    }
  });

  test('VIG-29 RV-46 b whoever comes back acts from the next round on, hidden or removed', () => {
    for (const table of [hidden(three('NEXT_ROUND')), added(three('NEXT_ROUND'))]) {
      expect(table.combatant('rat').presence).toBe('JOINING');
      expect(table.until('rat', 2).round).toBe(2);
    }
  });

  test('T-02 what was done for nothing in this round counts on', () => {
    const player: Actor = { kind: 'PLAYER', combatants: ['rat', 'new'] };
    const yields = (combatantId: string, yes: boolean) => ({
      ...{ type: 'YieldFight' as const, combatantId, yields: yes },
    });
    const tired = () => three().play(yields('rat', true), [], player).play(yields('rat', false));
    expect(tired().state.costless).toEqual({ rat: 2 });
    expect(tired().play(hide('rat')).state.costless).toEqual({});
    expect(tired().play(hide('rat')).play(reveal('rat')).state.costless).toEqual({ rat: 2 });
    const again = { ...beast('rat', [1, 0]), id: 'new' };
    const added = tired()
      .play(remove('rat'))
      .play({ type: 'AddCombatants', combatants: [again] });
    expect(added.state.costless).toEqual({ new: 2 });
  });
});

describe('who has left', () => {
  const gone = (id: string, more: Partial<Departure> = {}): Departure => ({
    ...{ id, externalId: null, name: id, side: 'foes', costless: 0, acted: true },
    ...more,
  });

  it('is remembered up to as many as an encounter holds, each once', () => {
    const many = Array.from({ length: MAX_COMBATANTS + 20 }, (_, i) => gone(`c${i % 110}`));
    const { departed } = many.reduce(withDeparture, { departed: [] as readonly Departure[] });
    expect(departed).toHaveLength(MAX_COMBATANTS);
    expect(departedSchema.safeParse(departed).success).toBe(true);
    expect(new Set(departed.map(({ id }) => id)).size).toBe(MAX_COMBATANTS);
    expect(departed.at(-1)?.id).toBe('c9');
  });

  it('is known by the name of another system, else by name and side', () => {
    const table = { combatants: {}, hidden: {}, departed: [gone('a', { externalId: 'x' })] };
    const newcomer = { ...noAnnotations, id: 'n', name: 'a', side: 'foes' };
    expect(returnOf(table, newcomer)).toMatchObject({ isRevealed: false });
    expect(returnOf(table, { ...newcomer, externalId: 'y' })).toBeNull();
    expect(returnOf(table, { ...newcomer, externalId: 'x', name: 'b' })).not.toBeNull();
    expect(returnOf({ ...table, combatants: { a: {} } }, newcomer)).toBeNull();
  });
});
