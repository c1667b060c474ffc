import { describe, expect, test } from 'vitest';
import { type Actor, gameMaster } from '../../../../../src/engine/core/command/actor.ts';
import { vigilance } from '../../../../../src/engine/rulesets/vigilance/index.ts';
import {
  at,
  beast,
  type CombatantInput,
  type CommandInput,
  declare,
  fight,
  learnt,
  someone,
  type Table,
  to,
} from '../../../../kit/engine/vigilance/encounter.ts';

type Reading = 'ASK' | 'AT_ONCE' | 'ROUND_END';

const duel = (conclusion: Reading = 'ASK', more: Partial<CombatantInput> = {}): Table =>
  fight([someone('ann', [0, 0]), beast('rat', [1, 0], {}, more)], {
    setup: { settings: { conclusion } },
  });

const required = (table: Table, actor: Actor = gameMaster) =>
  vigilance.queries.decisions(table.state, actor).filter((decision) => decision.required);

const end = { type: 'ConcludeFight', choice: 'END' } as const;
const goOn = { type: 'ConcludeFight', choice: 'GO_ON' } as const;
const yields = (combatantId: string) => ({ type: 'YieldFight', combatantId }) as const;

/** Each way in which the last of a side comes to fight no more. */
const losses: Readonly<Record<string, CommandInput>> = {
  yields: yields('rat'),
  'is removed': { type: 'RemoveCombatant', combatantId: 'rat' },
  'is hidden': { type: 'HideCombatants', combatantIds: ['rat'] },
  falls: { type: 'Adjudicate', combatantId: 'rat', reason: 'A roof', stats: { damage: 40 } },
};

describe('the end of a fight', () => {
  for (const [how, lost] of Object.entries(losses))
    for (const hidden of [false, true])
      test(`VIG-23 RV-54 the GM is asked as soon as the last of a side ${how}, ${hidden ? 'others hidden or not' : 'nobody hidden'}`, () => {
        const table = duel();
        if (hidden)
          table.play({ type: 'AddCombatants', hidden: true, combatants: [beast('eve', [5, 5])] });
        table.play(lost);
        expect(table.state.phase.kind).toBe('COMBAT');
        expect(required(table)).toMatchObject([{ kind: 'CONCLUSION', combatantId: null }]);
        expect(table.awaited.options.map(({ command }) => command)).toEqual([end, goOn]);
      });

  test('VIG-23 RV-54 nothing else happens before the answer', () => {
    const table = duel().play(yields('rat'));
    expect(table.rule({ type: 'EndTurn', combatantId: 'ann' })).toBe('VIG-23');
    expect(table.rule(declare('ann', 'travel', to(-1)))).toBe('VIG-23');
  });

  test('VIG-23 RV-54 END ends it', () => {
    expect(duel().play(yields('rat')).play(end).state.phase).toEqual({
      kind: 'ENDED',
      round: 1,
      outcome: { reason: 'ONE_SIDE_LEFT', sides: ['heroes'] },
    });
  });

  test('VIG-23 RV-54 GO_ON plays on, and the question comes back in the next round', () => {
    const table = duel().play(yields('rat')).play(goOn);
    expect(table.happenings).toEqual(['FightGoesOn']);
    expect(table.asked).toBe('TURN ann');
    expect(table.rule(goOn)).toBe('VIG-23');
    table.end();
    expect(table.round).toBe(2);
    expect(table.asked).toBe('CONCLUSION');
  });

  test('VIG-23 RV-54 who takes up the fight again answers it too', () => {
    const table = duel().play(yields('rat'));
    table.play({ ...yields('rat'), yields: false });
    expect(table.asked).toBe('TURN ann');
    expect(table.rule(end)).toBe('VIG-23');
  });

  test('VIG-23 RV-54 whoever yields on the own turn has it ended once the fight goes on', () => {
    const table = duel().play(yields('ann'));
    expect(table.asked).toBe('CONCLUSION');
    expect(table.play(goOn).happenings).toEqual(['FightGoesOn', 'TurnEnded', 'TurnStarted']);
  });

  test('VIG-23 RV-54 it is asked alike with somebody hidden, and shows a player nothing of it', () => {
    const player: Actor = { kind: 'PLAYER', combatants: ['ann'] };
    const asked = (hidden: boolean) => {
      const table = duel();
      if (hidden)
        table.play({ type: 'AddCombatants', hidden: true, combatants: [beast('eve', [5, 5])] });
      return required(table.play(yields('rat')), player);
    };
    expect(asked(true)).toEqual(asked(false));
    expect(asked(true)).toMatchObject([{ kind: 'CONCLUSION', options: [], refusals: [] }]);
  });

  test('VIG-23 RV-54 only the GM answers', () => {
    const player: Actor = { kind: 'PLAYER', combatants: ['ann', 'rat'] };
    expect(duel().play(yields('rat')).refusal(end, player).code).toBe('FORBIDDEN');
  });

  for (const hidden of [false, true]) {
    const besides = hidden ? ', with another one hidden' : '';
    const alone = (conclusion: Reading): Table => {
      const table = duel(conclusion);
      if (hidden)
        table.play({ type: 'AddCombatants', hidden: true, combatants: [beast('eve', [5, 5])] });
      return table.play(yields('rat'));
    };

    test(`VIG-23 RV-54 by another reading it ends at once, and its panics with it${besides}`, () => {
      const table = alone('AT_ONCE');
      expect(table.happenings).toEqual(['CombatantYielded', 'EncounterEnded']);
      expect(table.rule(end)).toBe('VIG-26');
    });

    test(`VIG-23 RV-54 or with the round${besides}`, () => {
      const table = alone('ROUND_END');
      expect(table.asked).toBe('TURN ann');
      expect(table.rule(end)).toBe('VIG-23');
      expect(table.end().happenings.at(-1)).toBe('EncounterEnded');
    });
  }

  test('VIG-23 RV-54 a fight that nobody can go on with asks in every round, and goes on', () => {
    const table = duel().play(yields('rat')).play(yields('ann'));
    for (const round of [1, 2, 3]) {
      expect(table.round).toBe(round);
      table.play(goOn);
    }
    expect(table.play(end).state.phase).toMatchObject({ kind: 'ENDED', outcome: { sides: [] } });
  });
});

describe('what is on the stack as nobody is left to fight', () => {
  const kicks = learnt('disrupting-kick');
  /** An action of the last hero, which the rat may answer. */
  const answerable = (action: 'assault' | 'travel', more: object): Table =>
    fight([someone('ann', [0, 0]), beast('rat', [1, 0], {}, kicks)]).declare('ann', action, more);

  test('VIG-23 RV-54 is awaited where it could still bring somebody down', () => {
    const table = fight([
      someone('ann', [0, 0], {}, kicks),
      beast('rat', [1, 0], {}, kicks),
      someone('bob', [0, 1], {}, kicks),
    ]).declare('ann', 'assault', at('bob'));
    table.play(yields('rat'));
    expect(table.asked).not.toBe('CONCLUSION');
  });

  test('VIG-23 RV-54 is not awaited where it changes nobody, nor whoever could answer it', () => {
    const attack = answerable('assault', at('rat'));
    expect(attack.asked).toBe('PRIORITY rat');
    attack.play(yields('rat'));
    expect(attack.asked).toBe('CONCLUSION');
    expect(attack.rule({ type: 'PassPriority', combatantId: 'rat' })).toBe('VIG-23');
    attack.play(goOn);
    expect(attack.stack).toEqual(['ann']);
    const travel = answerable('travel', to(-1)).play(yields('rat'));
    expect([travel.asked, travel.stack]).toEqual(['CONCLUSION', ['ann']]);
  });

  test('VIG-56 what is chosen before the dice fall is chosen first', () => {
    const table = fight([someone('ann', [0, 0]), someone('rat', [1, 0], {}, { side: 'foes' })]);
    table.declare('ann', 'assault', at('rat')).amplify();
    expect(table.asked).toBe('DEFENSE rat');
    table.play(yields('rat'));
    expect(table.asked).toBe('DEFENSE rat');
    expect(table.rule(end)).toBe('VIG-56');
    table.defend('PASSIVE', [1, 1, 1, 1, 1, 1]);
    expect(table.asked).toBe('CONCLUSION');
  });
});

describe('a side in panic', () => {
  const nature = { kind: 'CHARACTER' as const, focus: 0 };
  const anxious = { ...someone('ann', [0, 0], { awareness: 1 }, { stress: 39 }), nature };
  const panicking = () =>
    fight([anxious, beast('rat', [1, 0])])
      .declare('ann', 'check', { ability: 'AWARENESS' })
      .amplify([], { focus: 1 });

  test('VIG-23 has not lost while it can get further away', () => {
    const table = panicking();
    expect(table.combatant('ann').mind).toBe('PANICKING');
    expect(table.asked).toBe('TURN ann');
  });

  test('VIG-23 has lost when all of it have yielded, left or fallen', () => {
    const left: readonly CommandInput[] = [
      yields('ann'),
      { type: 'RemoveCombatant', combatantId: 'ann' },
      { type: 'HideCombatants', combatantIds: ['ann'] },
      { type: 'Adjudicate', combatantId: 'ann', reason: 'A roof', stats: { damage: 40 } },
    ];
    for (const command of left) expect(panicking().play(command).asked).toBe('CONCLUSION');
  });

  test('VIG-23 fights again once it is calm', () => {
    const table = panicking().play(yields('rat'));
    expect(table.asked).toBe('CONCLUSION');
    table.play({ ...yields('rat'), yields: false });
    table.play({ type: 'EndCondition', combatantId: 'ann', condition: 'panicking' });
    expect(table.asked).toBe('TURN ann');
  });
});
