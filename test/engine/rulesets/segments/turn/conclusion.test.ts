import { describe, expect, test } from 'vitest';
import { segments } from '../../../../../src/engine/rulesets/segments/index.ts';
import { gameMaster, type Actor } from '../../../../../src/engine/core/command/actor.ts';
import { brace, declare, shoot, strike, walk } from '../../../../kit/engine/segments/moves.ts';
import {
  fight,
  foe,
  knows,
  projectile,
  someone,
  type Table,
} from '../../../../kit/engine/segments/encounter.ts';

type Reading = 'ASK' | 'AT_ONCE' | 'ROUND_END';
const frail = { hitPoints: 1 };

const duel = (conclusion: Reading = 'ASK') =>
  fight([someone('ana', [0, 0]), foe('bob', [1, 0], frail)], {
    setup: { settings: { conclusion } },
  });

/** Ana brings Bob down. */
const won = (table: Table) => table.play(strike('ana', 'bob')).defend('NONE', [6, 6, 6]);

const required = (table: Table, actor: Actor = gameMaster) =>
  segments.queries.decisions(table.state, actor).filter((decision) => decision.required);

const end = { type: 'ConcludeFight', choice: 'END' } as const;
const goOn = { type: 'ConcludeFight', choice: 'GO_ON' } as const;

describe('the end of a fight', () => {
  test('SEG-107 R-60 the GM is asked as soon as one side has nobody left', () => {
    const table = won(duel());
    const [asked, ...others] = required(table);
    expect(others).toEqual([]);
    expect(asked).toMatchObject({ kind: 'CONCLUSION', combatantId: null });
    expect(asked?.options.map(({ command }) => command)).toEqual([end, goOn]);
  });

  test('SEG-107 R-60 nothing else happens before the answer', () => {
    const table = won(duel());
    expect(table.rule(brace('ana'))).toBe('SEG-107');
    expect(table.rule({ type: 'EndTurn', combatantId: 'ana' })).toBe('SEG-107');
    expect(table.rule({ type: 'AdvanceSegment', passOpenTurns: true })).toBe('SEG-107');
  });

  test('SEG-27 SEG-41 SEG-107 an attack or a release that waits for its answer comes first', () => {
    const people = [someone('ana', [0, 0]), foe('bob', [1, 0])];
    const setup = { settings: { conclusion: 'ASK' as const } };
    const fall = { reason: 'He falls.', stats: { hitPoints: 0 } };
    const down = { ...fall, type: 'Adjudicate', combatantId: 'bob' } as const;

    const struck = fight([...people, someone('cat', [0, 1])], { setup }).play(strike('ana', 'cat'));
    struck.play(down);
    expect(required(struck)).toMatchObject([{ kind: 'DEFENSE' }]);
    expect(struck.rule(end)).toBe('SEG-41');
    struck.defend('NONE', [1, 1, 1]).play(end);
    expect(struck.state.phase.kind).toBe('ENDED');

    const waiting = fight([...people, someone('cat', [0, 1])], { setup });
    waiting.play({
      ...{ type: 'ReadyAction', combatantId: 'ana', action: 'brace', use: 'STANDARD' },
      until: 'ACTS',
    });
    waiting.end('ana').play(brace('bob')).play(down);
    expect(required(waiting)).toMatchObject([{ kind: 'RELEASE' }]);
    expect(waiting.rule(end)).toBe('SEG-27');
    waiting.play({ type: 'PassPriority', combatantId: 'ana' }).play(end);
    expect(waiting.state.phase.kind).toBe('ENDED');
  });

  test('SEG-107 R-60 END ends it', () => {
    expect(won(duel()).play(end).state.phase).toEqual({
      kind: 'ENDED',
      round: 1,
      outcome: { reason: 'ONE_SIDE_LEFT', sides: ['heroes'] },
    });
  });

  test('SEG-107 R-60 GO_ON plays on, and the question comes back in the next round', () => {
    const table = won(duel()).play(goOn);
    expect(required(table)).toMatchObject([{ kind: 'TURN', combatantId: 'ana' }]);
    expect(table.rule(goOn)).toBe('SEG-107');
    table.advance(3);
    expect(table.clock).toBe('2.1');
    expect(required(table)).toMatchObject([{ kind: 'CONCLUSION' }]);
  });

  test('SEG-107 R-60 who takes up the fight again answers it too', () => {
    const table = duel().play({ type: 'YieldFight', combatantId: 'bob' });
    expect(required(table)).toMatchObject([{ kind: 'CONCLUSION' }]);
    table.play({ type: 'YieldFight', combatantId: 'bob', yields: false });
    expect(required(table)).toMatchObject([{ kind: 'TURN', combatantId: 'ana' }]);
    expect(table.rule(end)).toBe('SEG-107');
  });

  test('SEG-107 R-60 what is under way and could still change it is awaited', () => {
    const table = fight(
      [
        foe('bob', [1, 0], { ...frail, ...knows('dart') }),
        someone('ana', [0, 0]),
        someone('cat', [9, 0]),
      ],
      { actions: [projectile('dart')], setup: { settings: { conclusion: 'ASK' } } },
    );
    table.play(shoot('bob', 'dart', 'cat')).end('bob');
    table.play(strike('ana', 'bob')).defend('NONE', [6, 6, 6]);
    expect(required(table)).toMatchObject([{ kind: 'TURN', combatantId: 'ana' }]);
    table.advance(2).defend('NONE', [1, 1, 1]);
    expect(required(table)).toMatchObject([{ kind: 'CONCLUSION' }]);
  });

  const line = projectile('line', { form: 'AREA', range: 30, speed: 3, area: { shape: 'LINE' } });
  const late = projectile('late', { speed: 20 }, [{ kind: 'FULL', delay: 2 }]);
  const inTheWest = [{ q: -6, r: 0 }];
  test.each([
    ['AREA', declare('ana', 'line', 'STANDARD', { targetHexes: inTheWest }), 'TURN'],
    ['DELAYED', declare('ana', 'late', 'FULL', { targetIds: ['bob'] }), 'TURN'],
    ['MOVEMENT', walk('ana', -3, 0), 'CONCLUSION'],
  ] as const)('SEG-107 R-60 with an ongoing %s', (kind, begun, next) => {
    const ana = someone('ana', [0, 0], knows('line', 'late'));
    const setup = { settings: { conclusion: 'ASK' as const } };
    const table = fight([ana, foe('bob', [1, 0])], { actions: [line, late], setup }).play(begun);
    expect(table.state.ongoing.map((one) => one.kind)).toEqual([kind]);
    const reason = 'He falls into the river.';
    table.play({ type: 'Adjudicate', combatantId: 'bob', reason, stats: { hitPoints: 0 } });
    expect(table.state.combatants.bob?.status).toBe('DOWN');
    expect(required(table)).toMatchObject([{ kind: next }]);
  });

  test('SEG-107 R-60 it is asked alike with somebody hidden, and shows a player nothing of it', () => {
    const player: Actor = { kind: 'PLAYER', combatants: ['ana'] };
    const asked = (hidden: boolean) => {
      const table = duel();
      if (hidden)
        table.play({ type: 'AddCombatants', hidden: true, combatants: [foe('eve', [5, 5])] });
      return required(won(table), player);
    };
    expect(asked(true)).toEqual(asked(false));
    expect(asked(true)).toMatchObject([{ kind: 'CONCLUSION', options: [], refusals: [] }]);
  });

  test('SEG-107 R-60 only the GM answers', () => {
    const player: Actor = { kind: 'PLAYER', combatants: ['ana', 'bob'] };
    expect(won(duel()).refusal(end, player).code).toBe('FORBIDDEN');
  });

  test('SEG-107 R-60 by another reading it ends at once', () => {
    const table = won(duel('AT_ONCE'));
    expect(table.happenings.at(-1)).toBe('EncounterEnded');
    expect(table.rule(end)).toBe('SEG-107');
  });

  test('SEG-107 R-60 it may end as open turns are passed', () => {
    const table = fight(
      [
        foe('bob', [9, 0], { ...frail, ...knows('dart') }),
        someone('ana', [0, 0], { hitPoints: 1 }),
        foe('cat', [0, 9]),
      ],
      {
        actions: [projectile('dart', { speed: 9 })],
        setup: { settings: { conclusion: 'AT_ONCE' } },
      },
    );
    table.play({ type: 'SetStandingOrders', combatantId: 'ana', defense: 'NONE' });
    table.play({ type: 'InflictCondition', combatantId: 'ana', condition: 'bleeding', dice: 1 });
    table.advance(4);
    expect(table.clock).toBe('ENDED');
  });

  test('SEG-107 R-60 or with the round', () => {
    const table = won(duel('ROUND_END'));
    expect(required(table)).toMatchObject([{ kind: 'TURN' }]);
    expect(table.rule(end)).toBe('SEG-107');
    table.advance(3);
    expect(table.clock).toBe('ENDED');
  });

  test('SEG-107 R-60 a newcomer of another side makes it a fight again', () => {
    const table = won(duel()).play({ type: 'AddCombatants', combatants: [foe('eve', [5, 5])] });
    expect(required(table)).toMatchObject([{ kind: 'TURN', combatantId: 'ana' }]);
  });
});
