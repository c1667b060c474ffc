import { describe, expect, test } from 'vitest';
import type { Actor } from '../../../../../src/engine/core/command/actor.ts';
import { vigilance } from '../../../../../src/engine/rulesets/vigilance/index.ts';
import {
  at,
  beast,
  declare,
  fight,
  learnt,
  someone,
  type Table,
  to,
} from '../../../../kit/engine/vigilance/encounter.ts';

const kicker = learnt('disrupting-kick');
const tough = { defendDifficulty: 40 };

/** The cat attacks Ann, who and whose friend could answer; the order is Ann, Bob, cat. */
const threatened = (settings = {}) =>
  fight(
    [
      someone('ann', [1, 0], {}, kicker),
      someone('bob', [0, 1], {}, kicker),
      beast('cat', [0, 0], tough, kicker),
    ],
    { setup: { settings } },
  )
    .until('cat')
    .declare('cat', 'assault', at('ann'));

/** Who is asked, one after the other, while everyone passes. */
function askedInTurn(table: Table): readonly string[] {
  const asked: string[] = [];
  while (table.awaited.kind === 'PRIORITY') {
    asked.push(table.awaited.combatantId ?? '');
    table.pass();
  }
  return asked;
}

describe('responses and the stack', () => {
  test('VIG-45 VIG-50 every kind of action can be answered', () => {
    const start = () =>
      fight([someone('ann', [0, 0], {}, kicker), beast('cat', [1, 0], tough, kicker)]);
    for (const table of [
      start().declare('ann', 'travel', to(-1)),
      start().play({ type: 'ReadyAction', combatantId: 'ann', action: 'assault' }),
      start().declare('ann', 'check', { ability: 'CRAFT' }),
    ])
      expect(askedInTurn(table)).toEqual(['cat']);
    expect(askedInTurn(start().declare('ann', 'disrupting-kick', at('cat')))).toEqual(['cat']);
  });

  test('VIG-47 asked are those who can answer, in turn order from the first', () => {
    expect(askedInTurn(threatened())).toEqual(['ann', 'bob', 'cat']);
  });

  test.each([
    ['ACTOR', ['cat', 'ann', 'bob']],
    ['AFTER_ACTOR', ['ann', 'bob', 'cat']],
  ])('VIG-47 a table may start the asking otherwise: %s', (priorityStart, asked) => {
    const table = fight(
      [
        someone('ann', [1, 0], {}, kicker),
        someone('bob', [0, 1], {}, kicker),
        beast('cat', [0, 0], tough, kicker),
      ],
      { setup: { settings: { priorityStart: priorityStart as 'ACTOR' } } },
    );
    expect(askedInTurn(table.until('cat').declare('cat', 'assault', at('ann')))).toEqual(asked);
  });

  test('VIG-47 only who is asked may answer, and who has nothing to answer with is never asked', () => {
    const table = threatened();
    expect(table.rule(declare('bob', 'disrupting-kick', at('cat')))).toBe('VIG-47');
    expect(table.rule({ type: 'PassPriority', combatantId: 'bob' })).toBe('VIG-47');
    // Out of reach of a kick there is nothing to answer with.
    const far = fight([someone('ann', [9, 0], {}, kicker), beast('cat', [0, 0])]).until('cat');
    expect(far.declare('cat', 'travel', to(-1)).asked).toBe('TURN cat');
  });

  test('VIG-46 a response can be answered, and the latest resolves first', () => {
    const table = threatened().declare('ann', 'disrupting-kick', at('cat'));
    table.pass().declare('cat', 'disrupting-kick', at('ann'));
    expect(table.stack).toEqual(['cat', 'ann', 'cat']);
    table.pass().amplify([1, 1]);
    // Ann is pushed away by the kick, so that her own is impossible (VIG-55).
    expect(table.happened('CombatantShoved')).toMatchObject([{ combatantId: 'ann' }]);
    expect(table.stack).toEqual(['cat', 'ann']);
    table.pass();
    expect(table.happened('ActionPrevented')).toMatchObject([{ combatantId: 'ann', byId: null }]);
  });

  test('VIG-48 VIG-49 after a resolution all are asked again about what is underneath', () => {
    const table = threatened().pass();
    table.declare('bob', 'disrupting-kick', at('cat'));
    expect(askedInTurn(table)).toEqual(['ann', 'cat']);
    table.amplify([1, 1]);
    expect(askedInTurn(table)).toEqual(['ann', 'cat']);
    expect(table.asked).toBe('DEFENSE ann');
  });

  test('VIG-51 on the own turn a quick action needs nothing to answer; elsewhere it is a response', () => {
    const table = fight([someone('ann', [0, 0], {}, kicker), beast('cat', [1, 0], tough, kicker)]);
    expect(table.rule(declare('cat', 'disrupting-kick', at('ann')))).toBe('VIG-51');
    expect(table.declare('ann', 'disrupting-kick', at('cat')).stack).toEqual(['ann']);
  });

  test('VIG-52 preparing is answered and prevented like any action; then nothing is prepared', () => {
    const table = fight(
      [
        someone('ann', [0, 0]),
        beast('cat', [1, 0], { attackDifficulty: 40 }, { learnt: ['halt'] }),
      ],
      {
        actions: [
          {
            key: 'halt',
            name: 'Halt',
            slot: 'QUICK',
            effect: {
              type: 'OPPOSED',
              ability: 'INTIMIDATION',
              reach: 'ADJACENT',
              prevents: ['REGULAR'],
            },
          },
        ],
      },
    );
    table.play({ type: 'ReadyAction', combatantId: 'ann', action: 'assault' });
    table.declare('cat', 'halt', at('ann')).amplify([1, 1]);
    expect(table.happened('ActionPrevented')).toMatchObject([{ combatantId: 'ann', byId: 'cat' }]);
    expect(table.combatant('ann').prepared).toBeNull();
    expect(table.combatant('ann').spent.regular).toBe(1);
  });

  test.each([
    ['QUICK_AND_COST', 1],
    ['QUICK_ATTACK_FREE', 2],
  ] as const)(
    'VIG-52 RV-24 %s: of 2 vigor a prepared attack leaves %i',
    (preparedActions, left) => {
      const nature = { kind: 'CHARACTER' as const, abilities: {}, vigor: 2 };
      const table = fight([{ ...someone('ann', [0, 0]), nature }, beast('cat', [1, 0], tough)], {
        setup: { settings: { preparedActions } },
      });
      table.play({ type: 'ReadyAction', combatantId: 'ann', action: 'assault' }).end();
      table.declare('cat', 'travel', to(2));
      const prepared = table.awaited.options.find(({ command }) => command.action === 'assault');
      expect(prepared?.cost).toEqual([
        { resource: 'QUICK', amount: 1 },
        ...(left === 1 ? [{ resource: 'VIGOR', amount: 1 }] : []),
      ]);
      table.declare('ann', 'assault', { ...at('cat'), use: 'QUICK' });
      expect(table.character('ann').vigor).toBe(left);
    },
  );

  test('VIG-52 only a regular action that one knows can be prepared', () => {
    const table = fight([someone('ann', [0, 0]), beast('cat', [9, 0])]);
    for (const action of ['travel', 'prepare', 'disrupting-kick'])
      expect(table.rule({ type: 'ReadyAction', combatantId: 'ann', action })).toBe('VIG-52');
    expect(table.rule({ type: 'ReadyAction', combatantId: 'cat', action: 'assault' })).toBe(
      'VIG-26',
    );
  });

  test('VIG-53 VIG-54 a prevented action keeps its slot and its cost', () => {
    const table = fight([
      someone('ann', [1, 0]),
      beast('cat', [0, 0], { attackDifficulty: 40 }, kicker),
    ]);
    table.declare('ann', 'assault', at('cat'));
    expect(table.character('ann').vigor).toBe(2);
    table.declare('cat', 'disrupting-kick', at('ann')).amplify([1, 1]);
    expect(table.happened('ActionPrevented')).toHaveLength(1);
    expect(table.character('ann').vigor).toBe(2);
    expect(table.rule(declare('ann', 'assault', at('cat')))).toBe('VIG-30');
    // Dazed by the kick, she still has half of her movement.
    expect(table.declare('ann', 'travel', to(1)).at('ann')).toEqual([1, 0]);
  });

  test('VIG-55 an action is impossible once its actor is down', () => {
    const table = fight([
      someone('ann', [1, 0], {}, { damage: 39 }),
      beast('cat', [0, 0], { attackDifficulty: 60 }),
      someone('bob', [9, 0]),
    ]);
    table.until('cat').play({ type: 'ReadyAction', combatantId: 'cat', action: 'assault' });
    table.until('ann', 2);
    table.declare('ann', 'assault', at('cat'));
    table
      .declare('cat', 'assault', { ...at('ann'), use: 'QUICK' })
      .defend('PASSIVE', [1, 1, 1, 1, 1]);
    expect(table.combatant('ann').status).toBe('DOWN');
    expect(table.happened('ActionPrevented')).toMatchObject([
      { combatantId: 'ann', rule: 'VIG-22' },
    ]);
    expect(table.combatant('cat').damage).toBe(0);
  });

  test('VIG-56 no die falls before the last response, and none can be given after that', () => {
    const table = threatened();
    expect(table.history.some(({ type }) => type === 'AttackRolled')).toBe(false);
    askedInTurn(table);
    expect(table.asked).toBe('DEFENSE ann');
    expect(table.rule(declare('bob', 'disrupting-kick', at('cat')))).toBe('VIG-56');
  });
});

describe('help for allies', () => {
  const bless = {
    key: 'bless',
    name: 'Bless',
    slot: 'REGULAR' as const,
    effect: { type: 'AID' as const, range: 2, gives: [{ condition: 'alarm', count: 2 }] },
  };
  const party = () =>
    fight(
      [someone('ann', [0, 0], {}, learnt('bless')), someone('bob', [1, 0]), beast('cat', [2, 0])],
      {
        actions: [bless],
      },
    );
  const blessing = (id: string) => declare('ann', 'bless', { ...at(id), use: 'REGULAR' });

  test('VIG-05 an ally may accept or refuse it, an enemy is no target', () => {
    expect(party().rule(blessing('cat'))).toBe('VIG-05');
    const table = party().play(blessing('bob'));
    expect(table.asked).toBe('CONSENT bob');
    table.play({ type: 'AnswerAid', combatantId: 'bob', accepts: false });
    expect(table.combatant('bob').conditions).toEqual([]);
    const willing = party().play(blessing('bob'));
    willing.play({ type: 'AnswerAid', combatantId: 'bob', accepts: true });
    expect(willing.combatant('bob').conditions).toEqual([{ condition: 'alarm', count: 2 }]);
  });

  test('VIG-05 one is an ally of oneself, and needs no asking', () => {
    expect(party().play(blessing('ann')).combatant('ann').conditions).toHaveLength(1);
  });
});

describe('what a seat learns', () => {
  const ann: Actor = { kind: 'PLAYER', combatants: ['ann'] };

  test('VIG-47 who is asked tells nobody else who holds something to answer with', () => {
    const table = threatened().pass();
    expect(table.asked).toBe('PRIORITY bob');
    const [due] = vigilance.queries.decisions(table.state, ann).filter(({ required }) => required);
    expect(due).toEqual({
      kind: 'PRIORITY',
      combatantId: null,
      required: true,
      subjectId: 'cat.1.1',
      ...{ action: null, until: null, closing: null },
      options: [],
      refusals: [],
    });
    const passed = { type: 'PriorityPassed', combatantId: 'bob', until: 'TOP_CHANGES' } as const;
    expect(vigilance.queries.viewEvent(passed, ann)).toBeNull();
    // A refusal does not name whoever is asked either.
    expect(table.refusal(declare('ann', 'disrupting-kick', at('cat')), ann).message).toBe(
      'Ann is not asked to respond now; wait to be asked.',
    );
  });

  test('VIG-52 that somebody prepares is seen, what for is not', () => {
    const table = fight([
      beast('cat', [0, 0], {}, kicker),
      someone('ann', [1, 0], {}, kicker),
    ]).play({ type: 'ReadyAction', combatantId: 'cat', action: 'shoot' });
    expect(vigilance.queries.view(table.state, ann).clock?.stack).toMatchObject([
      { ownerId: 'cat', action: 'prepare', prepares: null },
    ]);
    expect(
      JSON.stringify(table.events.map((event) => vigilance.queries.viewEvent(event, ann))),
    ).not.toContain('shoot');
    askedInTurn(table);
    const seen = vigilance.queries.view(table.state, ann);
    expect(seen.timeline.filter(({ kind }) => kind === 'PREPARED')).toEqual([]);
    expect(seen.combatants.map(({ sheet }) => sheet?.kind ?? null)).toEqual([null, 'VIGILANCE']);
    const own = vigilance.queries.view(table.state, { kind: 'PLAYER', combatants: ['cat'] });
    expect(own.timeline.filter(({ kind }) => kind === 'PREPARED')).toHaveLength(1);
  });

  test('VIG-66 the number a creature attacks with is shown where the table says so', () => {
    const seen = (attackDifficulty: 'HIDDEN' | 'SHOWN', actor: Actor) => {
      const { state } = fight([beast('cat', [1, 0]), someone('ann', [0, 0])], {
        setup: { settings: { attackDifficulty } },
      }).declare('cat', 'assault', at('ann'));
      const [attack] = vigilance.queries.view(state, actor).clock?.stack ?? [];
      return attack?.attackDifficulty;
    };
    expect(seen('HIDDEN', ann)).toBeNull();
    expect(seen('HIDDEN', { kind: 'PLAYER', combatants: ['cat'] })).toBe(16);
    expect(seen('SHOWN', ann)).toBe(16);
  });

  test('VIG-22 all see who is down, and whether dying, stable or dead', () => {
    const table = fight([
      beast('cat', [1, 0], { attackDifficulty: 60 }),
      someone('ann', [0, 0]),
      someone('bob', [5, 0]),
    ]);
    const bob: Actor = { kind: 'PLAYER', combatants: ['bob'] };
    const seen = () => {
      const [, fallen] = vigilance.queries.view(table.state, bob).combatants;
      return [fallen?.status, fallen?.conditions.map(({ key }) => key)];
    };
    table.declare('cat', 'assault', at('ann')).defend('PASSIVE', [1, 1, 1, 1]);
    expect(seen()).toEqual(['DOWN', ['dying', 'injured']]);
    table.play({ type: 'SettleDying', combatantId: 'ann', outcome: 'STABLE' });
    expect(seen()).toEqual(['DOWN', ['stable', 'injured']]);
  });

  test('VIG-20 VIG-21 all see who is injured or stressed, nobody else the counts', () => {
    const table = fight([
      someone('ann', [0, 0]),
      someone('bob', [5, 0], {}, { side: 'foes', damage: 20, stress: 20 }),
    ]);
    const [, bob] = vigilance.queries.view(table.state, ann).combatants;
    expect(bob?.conditions.map(({ key }) => key)).toEqual(['injured', 'stressed']);
    expect(bob?.sheet).toBeNull();
    const wound = {
      type: 'DamageTaken' as const,
      ...{ combatantId: 'bob', amount: 2, due: 2, total: 22 },
      ...{ paidFor: null, paidAction: null, rule: 'VIG-19' },
    };
    expect(vigilance.queries.viewEvent(wound, ann)).toEqual({ ...wound, total: null });
  });

  test('VIG-39 a line of sight is clear or not; cover and concealment are shown, too', () => {
    const { state } = fight([someone('ann', [0, 0]), beast('cat', [4, 0])], {
      setup: { concealing: [{ hex: { q: 2, r: 0 }, levels: 1 }] },
    });
    expect(vigilance.queries.lineOfSight(state, { q: 0, r: 0 }, { q: 4, r: 0 })).toMatchObject({
      clear: true,
      rule: null,
    });
  });
});
