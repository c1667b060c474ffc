import { describe, expect, test } from 'vitest';
import { gameMaster } from '../../../../../src/engine/core/command/actor.ts';
import { actionSchema } from '../../../../../src/engine/rulesets/segments/model/actions.ts';
import { segments } from '../../../../../src/engine/rulesets/segments/index.ts';
import { declare, shoot, strike, walk } from '../../../../kit/engine/segments/moves.ts';
import {
  fight,
  foe,
  hex,
  knows,
  melee,
  projectile,
  someone,
  type Table,
} from '../../../../kit/engine/segments/encounter.ts';

type Actions = NonNullable<NonNullable<Parameters<typeof fight>[1]>['actions']>;

const required = ({ state }: Table) =>
  segments.queries.decisions(state, gameMaster).filter((decision) => decision.required);

describe('a movement with a speed of its own', () => {
  const bound = (pace: Record<string, unknown>): Actions => [
    {
      key: 'bound',
      name: 'Bound',
      uses: [{ kind: 'MOVE' }],
      effect: {
        type: 'MOVEMENT',
        mode: 'OWN',
        pace: { style: 'WALK', perSegment: 3, bonus: 1, segments: 2, ...pace } as never,
      },
    },
  ];
  const mover = (pace = {}, setup = {}) =>
    fight([someone('ana', [0, 0], knows('bound')), foe('bob', [1, 0])], {
      actions: bound(pace),
      setup,
    });
  const to = (q: number, r: number) => declare('ana', 'bound', 'MOVE', { to: hex(q, r) });

  test('SEG-111 S-5 3H+1: three hexes a segment, and one more once', () => {
    const table = mover();
    expect(table.rule(to(0, 5))).toBe('SEG-111');
    table.play(to(0, 4)).advance();
    expect(table.rule({ type: 'EndTurn', combatantId: 'ana', to: hex(0, 8) })).toBe('SEG-51');
    table.end('ana', { to: hex(0, 7) }).advance();
    expect(table.at('ana')).toEqual([0, 7]);
    expect(table.state.ongoing).toEqual([]);
  });

  test('SEG-111 SEG-92 halved as a Move is: 7 hexes become 3, so 1H+1', () => {
    const table = mover().play({
      type: 'InflictCondition',
      combatantId: 'ana',
      condition: 'staggered',
    });
    expect(table.rule(to(0, 3))).toBe('SEG-111');
    expect(table.play(to(0, 2)).at('ana')).toEqual([0, 2]);
  });

  test('SEG-111 a leap goes past whoever stands in between, a walk does not', () => {
    const ring = [hex(0, 1), hex(-1, 1), hex(-1, 0), hex(0, -1), hex(1, -1)];
    expect(mover({}, { obstacles: ring }).rule(to(2, 0))).toBe('SEG-55');
    const leap = mover({ style: 'LEAP' }, { obstacles: ring });
    expect(leap.rule(to(1, 0))).toBe('SEG-55');
    expect(leap.play(to(2, 0)).at('ana')).toEqual([2, 0]);
  });

  test('SEG-111 to swim takes somebody who can', () => {
    expect(mover({ style: 'SWIM' }).rule(to(0, 2))).toBe('SEG-52');
  });

  test('SEG-111 SEG-54 it ends a running Move, and is ended by one', () => {
    const table = mover()
      .play(to(0, 2))
      .advance()
      .play(walk('ana', 0, 3));
    expect(table.happened('OngoingEnded')).toMatchObject([{ reason: 'REPLACED' }]);
  });

  test('SEG-111 Anchor: 15 ft at 2H, in two segments or more slowly in three', () => {
    const anchored = () =>
      fight([someone('ana', [0, 0], knows('anchor')), foe('bob', [9, 9])], {
        setup: { content: ['SAMPLE'] },
      });
    const pull = (q: number) => declare('ana', 'anchor', 'SWIFT', { to: hex(q) });
    const table = anchored().play(pull(2)).advance();
    expect(table.rule({ type: 'EndTurn', combatantId: 'ana', to: hex(4) })).toBe('SEG-51');
    expect(table.end('ana', { to: hex(3) }).at('ana')).toEqual([3, 0]);
    const slow = anchored()
      .play(pull(1))
      .advance()
      .end('ana', { to: hex(2) })
      .advance();
    expect(slow.end('ana', { to: hex(3) }).at('ana')).toEqual([3, 0]);
  });
});

describe('an effect that begins later', () => {
  const volley = projectile('late', { speed: 20 }, [{ kind: 'FULL', delay: 2 }]);
  const delayed = () =>
    fight([someone('ana', [0, 0], knows('late')), foe('bob', [4, 0])], { actions: [volley] }).play(
      shoot('ana', 'late', 'bob', 'FULL'),
    );

  test('SEG-112 it stands on the timeline until then, and begins on that turn', () => {
    const table = delayed();
    expect(table.happened('ProjectileLaunched')).toEqual([]);
    expect(segments.queries.view(table.state, gameMaster).timeline).toMatchObject([
      { kind: 'DELAYED_EFFECT', resolves: { round: 1, step: 3, onTurnOfId: 'ana' } },
    ]);
    table.advance().end('ana');
    expect(table.state.attacks).toEqual([]);
    table.advance().end('ana');
    expect(table.happened('EffectBegan')).toMatchObject([{ combatantId: 'ana', action: 'late' }]);
    expect(table.happened('AttackArrived')).toHaveLength(1);
  });

  test('SEG-112 SEG-26 R-69 b meanwhile only Swifts can be initiated', () => {
    const table = fight([someone('ana', [0, 0], knows('late')), foe('bob', [4, 0])], {
      actions: [volley],
      setup: { settings: { runningFull: 'UNTIL_OVER' } },
    });
    table
      .advance(2)
      .play(shoot('ana', 'late', 'bob', 'FULL'))
      .advance();
    expect(table.clock).toBe('2.1');
    expect(table.rule(walk('ana', 0, 1))).toBe('SEG-26');
  });

  test('SEG-112 SEG-50 it ends with its owner', () => {
    const table = delayed().play({
      type: 'Adjudicate',
      combatantId: 'ana',
      reason: 'A stone.',
      stats: { hitPoints: 0 },
    });
    expect(table.happened('OngoingEnded')).toMatchObject([{ reason: 'OWNER_STOPPED' }]);
    expect(table.state.ongoing).toEqual([]);
  });

  test('SEG-112 only a Full action takes effect later', () => {
    const { success } = actionSchema.safeParse({ ...volley, uses: [{ kind: 'MOVE', delay: 1 }] });
    expect(success).toBe(false);
  });
});

describe('an attack that repositions', () => {
  const shove = melee('shove', { damage: null, pushback: 20, push: 'CHOSEN', speed: 2 });
  const hit = (setup = {}) =>
    fight([someone('ana', [0, 0], knows('shove')), foe('bob', [1, 0])], {
      actions: [shove],
      setup,
    })
      .play(shoot('ana', 'shove', 'bob'))
      .defend('NONE', [4, 4]);
  const place = (table: Table, q: number, r: number) =>
    ({
      type: 'RepositionTarget',
      combatantId: 'ana',
      attackId: table.state.attacks[0]?.id ?? '',
      to: hex(q, r),
    }) as const;

  test('SEG-113 its attacker says where to, and nothing happens before', () => {
    const table = hit();
    const [due] = required(table);
    expect(due).toMatchObject({ kind: 'REPOSITION', combatantId: 'ana' });
    expect(due?.options).toHaveLength(1);
    expect(table.rule({ type: 'EndTurn', combatantId: 'ana' })).toBe('SEG-113');
  });

  test('SEG-113 SEG-69 any way of free hexes, at the speed of the action', () => {
    const table = hit();
    table.play(place(table, -1, 0));
    expect(table.happened('PushbackStarted')).toMatchObject([{ hexes: 3 }]);
    expect(table.happened('CombatantPushed')[0]?.path).toHaveLength(2);
    table.advance().end('ana');
    expect(table.at('bob')).toEqual([-1, 0]);
  });

  test('SEG-113 SEG-72 no farther than it reaches, and not where somebody stands', () => {
    const table = hit();
    expect(table.rule(place(table, 6, 0))).toBe('SEG-113');
    expect(table.rule(place(table, 0, 0))).toBe('SEG-113');
    expect(table.rule({ ...place(table, 2, 0), combatantId: 'bob' })).toBe('SEG-113');
  });

  test('SEG-113 or nowhere', () => {
    const table = hit();
    table.play({ ...place(table, 0, 0), to: null });
    expect(table.at('bob')).toEqual([1, 0]);
    expect(required(table)).toMatchObject([{ kind: 'TURN', combatantId: 'ana' }]);
  });
});

describe('actions that help', () => {
  const salve = (more: Record<string, unknown> = {}): Actions => [
    {
      key: 'salve',
      name: 'Salve',
      uses: [{ kind: 'STANDARD' }],
      effect: { type: 'AID', whom: 'ALLIES', range: 10, healing: '2d6', ...more } as never,
    },
  ];
  const hurt = { hitPoints: 20 };
  const table = (more = {}, setup = {}) =>
    fight(
      [someone('ana', [0, 0], knows('salve')), someone('cat', [1, 0], hurt), foe('bob', [3, 0])],
      { actions: salve(more), setup },
    ).play({
      type: 'Adjudicate',
      combatantId: 'cat',
      reason: 'A fall.',
      stats: { hitPoints: 10 },
    });
  const onto = (targetId: string) => shoot('ana', 'salve', targetId);
  const answer = (at: Table, accepts: boolean) =>
    ({
      type: 'AnswerOffer',
      combatantId: 'cat',
      aidId: at.state.ongoing[0]?.id ?? '',
      accepts,
    }) as const;

  test('SEG-114 whoever it is meant for may take it', () => {
    const at = table().play(onto('cat'));
    expect(required(at)).toMatchObject([{ kind: 'OFFER', combatantId: 'cat' }]);
    expect(at.rule({ type: 'EndTurn', combatantId: 'ana' })).toBe('SEG-114');
    at.play(answer(at, true), [3, 4]);
    expect(at.happened('CombatantHealed')).toMatchObject([
      { healing: { total: 7 }, hitPoints: 17 },
    ]);
  });

  test('SEG-114 or refuse it', () => {
    const at = table().play(onto('cat'));
    at.play(answer(at, false));
    expect(at.combatant('cat').hitPoints).toBe(10);
    expect(at.state.ongoing).toEqual([]);
  });

  test('SEG-114 never above the total', () => {
    const at = table().play(onto('cat'));
    at.play(answer(at, true), [6, 6]);
    expect(at.combatant('cat').hitPoints).toBe(20);
  });

  test('SEG-114 SEG-66 SEG-74 whom it can reach', () => {
    expect(table().rule(onto('bob'))).toBe('SEG-114');
    expect(table().rule(onto('ana'))).toBe('SEG-114');
    expect(table({ whom: 'ANYONE' }).rule(onto('bob'))).toBe('SEG-66');
  });

  test('SEG-114 SEG-105 who is down cannot refuse, and gets up', () => {
    const at = table().play({
      type: 'Adjudicate',
      combatantId: 'cat',
      reason: 'A fall.',
      stats: { hitPoints: -3 },
    });
    at.play(onto('cat'), [2, 3]);
    expect(at.combatant('cat')).toMatchObject({ hitPoints: 2, status: 'STANDING' });
  });

  test('SEG-114 SEG-93 healing ends what lasts until it is healed, and nothing else', () => {
    const at = table();
    for (const condition of ['bleeding', 'prone'])
      at.play({ type: 'InflictCondition', combatantId: 'cat', condition });
    at.play({ type: 'InflictCondition', combatantId: 'cat', condition: 'staggered', segments: 9 });
    at.play(onto('cat'));
    at.play(answer(at, true), [1, 1]);
    expect(at.combatant('cat').conditions.map(({ condition }) => condition)).toEqual([
      'prone',
      'staggered',
    ]);
  });

  test('SEG-114 a shield takes a stated amount upon itself', () => {
    const shield = {
      key: 'shell',
      name: 'Shell',
      effects: [{ type: 'ABSORB' as const, amount: 4 }],
    };
    const at = fight([someone('ana', [0, 0]), foe('bob', [1, 0])], { conditions: [shield] });
    at.play({ type: 'InflictCondition', combatantId: 'bob', condition: 'shell' });
    at.play(strike('ana', 'bob')).defend('NONE', [4, 4, 3]);
    expect(at.happened('DamageDealt')).toMatchObject([{ absorbed: 3, hitPoints: 20 }]);
    expect(at.combatant('bob').conditions).toMatchObject([{ absorbed: 3 }]);
    at.advance(3).play(strike('ana', 'bob')).defend('NONE', [4, 4, 5]);
    expect(at.happened('DamageDealt')).toMatchObject([{ absorbed: 1, hitPoints: 16 }]);
    expect(at.combatant('bob').conditions).toEqual([]);
  });

  test('SEG-114 a stance lasts for the segments that it states', () => {
    const stance: Actions = [
      {
        key: 'root',
        name: 'Root',
        uses: [{ kind: 'STANDARD' }],
        effect: { type: 'STANCE', condition: 'braced', segments: 4 },
      },
    ];
    const at = fight([someone('ana', [0, 0], knows('root')), foe('bob', [5, 0])], {
      actions: stance,
    }).play(declare('ana', 'root', 'STANDARD'));
    expect(at.advance(3).combatant('ana').conditions).toHaveLength(1);
    expect(at.advance().combatant('ana').conditions).toEqual([]);
  });

  test('SEG-114 Block: heals at once and in the next segment, and the ice takes one hit whole', () => {
    const resolve = { abilities: { strength: 0, dexterity: 0, intelligence: 0, resolve: 1 } };
    const at = fight(
      [
        someone('ana', [0, 0], { ...resolve, ...knows('block') }),
        foe('bob', [2, 0]),
        someone('cat', [1, 0], { hitPoints: 100 }),
      ],
      { setup: { content: ['SAMPLE'] } },
    );
    at.play({
      type: 'Adjudicate',
      combatantId: 'cat',
      reason: 'A fall.',
      stats: { hitPoints: 10 },
    });
    at.play(shoot('ana', 'block', 'cat', 'FULL'));
    at.play(answer(at, true), [1, 1, 1, 1, 1, 1]);
    expect(at.combatant('cat').hitPoints).toBe(18);
    at.end('ana').play(strike('bob', 'cat')).defend('NONE', [6, 6, 6]);
    expect(at.combatant('cat')).toMatchObject({ hitPoints: 18, conditions: [] });
    at.advance().end('ana', {}, [2, 2, 2, 2, 2, 2]);
    expect(at.combatant('cat').hitPoints).toBe(32);
    expect(at.state.ongoing).toEqual([]);
  });
});
