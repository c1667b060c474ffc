import { describe, expect, test } from 'vitest';
import { type Actor, gameMaster } from '../../../../../src/engine/core/command/actor.ts';
import { seconds } from '../../../../../src/engine/rulesets/seconds/index.ts';
import {
  fight,
  foe,
  type Particulars,
  type SetupInput,
  someone,
  type Table,
} from '../../../../kit/engine/seconds/encounter.ts';

type Settings = NonNullable<SetupInput['settings']>;

const duel = (settings: Settings = { conclusion: 'ASK' }, bob: Particulars = {}): Table =>
  fight([someone('ana', [0, 0]), foe('bob', [1, 0], { toughness: 1, endurance: 9, ...bob })], {
    settings,
  });

/** Ana brings Bob down in the fourth second of her turn. */
const won = (table: Table): Table => table.attack('ana', 'sword', 'bob', [6]).defend('NONE', [8]);

const required = (table: Table, actor: Actor = gameMaster) =>
  seconds.queries.decisions(table.state, actor).filter((decision) => decision.required);

const end = { type: 'ConcludeFight', choice: 'END' } as const;
const goOn = { type: 'ConcludeFight', choice: 'GO_ON' } as const;
const yields = (combatantId: string) => ({ type: 'YieldFight', combatantId }) as const;

describe('the end of a fight', () => {
  test('SEC-58 RS-31 the GM is asked as soon as one side has nobody left', () => {
    const table = won(duel());
    expect(table.clock).toBe('1 ana 4');
    const [asked, ...others] = required(table);
    expect(others).toEqual([]);
    expect(asked).toMatchObject({ kind: 'CONCLUSION', combatantId: null });
    expect(asked?.options.map(({ command }) => command)).toEqual([end, goOn]);
  });

  test('SEC-58 RS-31 nothing else happens before the answer', () => {
    const table = won(duel());
    expect(table.rule({ type: 'EndTurn', combatantId: 'ana' })).toBe('SEC-58');
    expect(table.rule({ type: 'DeclareAction', combatantId: 'ana', action: 'talk' })).toBe(
      'SEC-58',
    );
    const aiming = duel().declare('ana', 'sword').play(yields('bob'));
    expect(aiming.rule({ type: 'CompleteAction', combatantId: 'ana' })).toBe('SEC-58');
    const waiting = fight([someone('ana', [0, 0]), someone('cat', [2, 0]), foe('bob', [1, 0])], {
      settings: { conclusion: 'ASK' },
    });
    waiting.delay('ana').play(yields('bob'));
    expect(waiting.rule({ type: 'TakeDelayedTurn', combatantId: 'ana' })).toBe('SEC-58');
  });

  test('SEC-58 RS-31 END ends it', () => {
    expect(won(duel()).play(end).state.phase).toEqual({
      kind: 'ENDED',
      round: 1,
      outcome: { reason: 'ONE_SIDE_LEFT', sides: ['heroes'] },
    });
  });

  test('SEC-58 RS-31 GO_ON plays on, and the question comes back in the next round', () => {
    const table = won(duel()).play(goOn);
    expect(table.events).toEqual([{ type: 'FightGoesOn' }]);
    expect(required(table)).toMatchObject([{ kind: 'TURN', combatantId: 'ana' }]);
    expect(table.rule(goOn)).toBe('SEC-58');
    // Bob rolls against dying, and to recover.
    table.end('ana', [6, 1]);
    expect(table.clock).toBe('2 between turns');
    expect(required(table)).toMatchObject([{ kind: 'CONCLUSION' }]);
  });

  test('SEC-58 RS-31 who takes up the fight again answers it too', () => {
    const table = duel().play(yields('bob'));
    expect(required(table)).toMatchObject([{ kind: 'CONCLUSION' }]);
    table.play({ ...yields('bob'), yields: false });
    expect(required(table)).toMatchObject([{ kind: 'TURN', combatantId: 'ana' }]);
    expect(table.rule(end)).toBe('SEC-58');
  });

  test('SEC-58 RS-31 a newcomer of another side makes it a fight again', () => {
    const table = won(duel()).play(
      { type: 'AddCombatants', combatants: [foe('eve', [5, 5])] },
      [1],
    );
    expect(required(table)).toMatchObject([{ kind: 'TURN', combatantId: 'ana' }]);
  });

  test('SEC-58 RS-31 an effect that is still to come, and a defense, are awaited', () => {
    const table = fight(
      [foe('bob', [1, 0], { toughness: 1, endurance: 9 }), someone('ana', [0, 0])],
      {
        settings: { conclusion: 'ASK' },
      },
    );
    table.attack('bob', 'slow', 'ana').end('bob').attack('ana', 'sword', 'bob', [6]);
    expect(required(table)).toMatchObject([{ kind: 'DEFENSE', combatantId: 'bob' }]);
    table.defend('NONE', [8]);
    expect(required(table)).toMatchObject([{ kind: 'TURN', combatantId: 'ana' }]);
    // 9 of its 11 seconds are left: 3 after Bob's next turn, then the one in which it comes.
    table.end('ana', [6, 1]).end('ana', [6, 1, 1]);
    expect(table.state.delays).toEqual([]);
    expect(required(table)).toMatchObject([{ kind: 'CONCLUSION' }]);
  });

  test('SEC-58 RS-05 what no second brings nearer any more is not awaited', () => {
    const table = fight(
      [foe('bob', [1, 0], { toughness: 1, endurance: 9 }), someone('ana', [0, 0])],
      {
        settings: { conclusion: 'ASK', idleSeconds: 'VANISH' },
      },
    );
    table.attack('bob', 'slow', 'ana').end('bob').attack('ana', 'sword', 'bob', [6]);
    table.defend('NONE', [8]);
    expect(required(table)).toMatchObject([{ kind: 'CONCLUSION' }]);
  });

  test('SEC-58 RS-31 it is asked alike with somebody hidden, and shows a player nothing of it', () => {
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

  test('SEC-58 RS-31 only the GM answers', () => {
    const player: Actor = { kind: 'PLAYER', combatants: ['ana', 'bob'] };
    expect(won(duel()).refusal(end, player).code).toBe('FORBIDDEN');
  });

  test('SEC-58 RS-31 by another reading it ends at once', () => {
    const table = won(duel({ conclusion: 'AT_ONCE' }));
    expect(table.happenings.at(-1)).toBe('EncounterEnded');
  });

  test('SEC-58 RS-31 or with the round, as long as nothing is still to come', () => {
    const table = won(duel({ conclusion: 'ROUND_END' }));
    expect(required(table)).toMatchObject([{ kind: 'TURN' }]);
    expect(table.rule(end)).toBe('SEC-58');
    table.end('ana', [6, 1]);
    expect(table.clock).toBe('ENDED');
  });

  test('SEC-58 a fight that nobody can go on with asks in every round, and goes on', () => {
    const table = duel().play(yields('bob')).play(yields('ana'));
    for (const round of [1, 2, 3]) {
      expect(table.state.phase).toMatchObject({ kind: 'COMBAT', round });
      table.play(goOn);
    }
    expect(table.play(end).state.phase).toMatchObject({ kind: 'ENDED', outcome: { sides: [] } });
  });
});
