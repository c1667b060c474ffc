import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { EndTurnDocument, ResolveDefenseDocument } from '../../../../src/client/index.ts';
import {
  attack,
  begin,
  type Fight,
  foe,
  inOrder,
  knows,
  sixes,
  someone,
} from '../../../kit/graphql/segments-fight.ts';
import { type Api, startApi } from '../../../kit/graphql/api.ts';
import { sumOfValues } from '../../../../src/engine/core/score/score.ts';

let api: Api;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

const step = (q: number) => ({ use: 'SWIFT', to: { q, r: 0 } }) as const;
const walk = (q: number) => ({ use: 'MOVE', to: { q, r: 0 } }) as const;

const hexes = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, i) => ({ q: from + i, r: 0 }));

describe('S-1 SEG-58 SEG-59 a projectile of speed 3H', () => {
  const duel = (distance: number): Promise<Fight> =>
    begin(api, {
      actions: [attack('dart')],
      combatants: [someone('Ana', 0, knows('dart')), foe('Bor', distance)],
    });

  it('hits 15 ft away in the segment of its launch', async () => {
    const fight = await duel(3);
    await fight.declare('Ana', 'dart', { at: 'Bor' });
    expect(fight.clock).toBe('1.1');
    expect(fight.encounter.attacks).toMatchObject([{ action: 'dart', stage: 'WINDOW' }]);
    expect(fight.decision('DEFENSE')).toMatchObject({
      required: true,
      combatantId: fight.id('Bor'),
    });
  });

  it('hits 30 ft away in the next segment, on the turn of its owner', async () => {
    const fight = await duel(6);
    await fight.declare('Ana', 'dart', { at: 'Bor' });
    expect(fight.encounter.attacks).toEqual([]);
    expect(fight.encounter.timeline).toMatchObject([
      {
        kind: 'PROJECTILE',
        ownerId: fight.id('Ana'),
        targetIds: [fight.id('Bor')],
        resolves: { round: 1, step: 2, onTurnOfId: fight.id('Ana') },
        course: {
          shape: 'PATH',
          stages: [
            { at: null, hexes: hexes(0, 3) },
            { at: { round: 1, step: 2, onTurnOfId: fight.id('Ana') }, hexes: hexes(4, 6) },
          ],
        },
      },
    ]);
    await fight.until(1, 2);
    expect(fight.turn).toBe('Ana');
    expect(fight.encounter.attacks).toEqual([]);
    await fight.end('Ana');
    expect(fight.happened('AttackArrived')).toHaveLength(1);
    expect(fight.clock).toBe('1.2');
    expect(fight.encounter.timeline).toMatchObject([{ kind: 'ATTACK' }]);
  });
});

describe('S-2 SEG-68 SEG-69 Air Blast 5H with a pushback of 30 ft', () => {
  it('pushes 5 hexes at contact and 1 in the next segment, then lets its target move', async () => {
    const fight = await begin(api, {
      actions: [attack('air-blast', { speed: 5, pushback: 30 })],
      combatants: [someone('Ana', 0, knows('air-blast')), foe('Bor', 2)],
    });
    await fight.declare('Ana', 'air-blast', { at: 'Bor' });
    await fight.defend('NONE');
    expect(fight.happened('CombatantPushed')).toMatchObject([{ path: hexes(3, 7), left: 1 }]);
    expect(fight.encounter.timeline).toMatchObject([
      { kind: 'PUSHBACK', targetIds: [fight.id('Bor')], resolves: { round: 1, step: 2 } },
    ]);
    await fight.end('Ana');
    expect(await fight.forbidden('Bor', 'five-foot-step', step(6))).toBe('SEG-68');
    await fight.end('Bor');
    await fight.until(1, 2);
    await fight.end('Ana');
    expect(fight.happened('CombatantPushed')).toMatchObject([{ path: hexes(8, 8), left: 0 }]);
    expect(fight.encounter.timeline).toEqual([]);
    await fight.declare('Bor', 'five-foot-step', step(7));
    expect(fight.combatant('Bor').position).toMatchObject({ q: 7, r: 0 });
  });
});

describe('S-3 SEG-88 SEG-90 SEG-92 Staggered for one round from segment 2 on', () => {
  /** How far the first segment of a Move may take someone, by the picks that are offered. */
  function reach(fight: Fight, name: string): number {
    const { q, r } = fight.combatant(name).position;
    const offered = fight
      .decision('TURN')
      .options.find(({ input }) => (input as { action?: string }).action === 'move');
    const picks = fight.hexesOf(offered?.choices.find(({ field }) => field === 'to')?.area);
    const far = picks.map((to) => {
      const [dq, dr] = [to.q - q, to.r - r];
      return (Math.abs(dq) + Math.abs(dr) + Math.abs(dq + dr)) / 2;
    });
    return Math.max(...far);
  }

  it('halves the speed in segments 2 and 3 and the next 1, and no more in the next 2', async () => {
    const fight = await begin(api, {
      actions: [attack('trip', { inflicts: [{ condition: 'staggered', rounds: 1 }] })],
      combatants: [someone('Ana', 0, knows('trip')), foe('Bor', 1)],
    });
    const reaches: Record<string, number> = {};
    const see = async (round: number, segment: number) => {
      await fight.until(round, segment);
      await fight.end('Ana');
      reaches[fight.clock] = reach(fight, 'Bor');
    };
    await see(1, 1);
    await fight.until(1, 2);
    await fight.declare('Ana', 'trip', { at: 'Bor' });
    await fight.defend('NONE');
    expect(fight.combatant('Bor').conditions).toMatchObject([
      { key: 'staggered', ends: { round: 2, step: 2 } },
    ]);
    for (const [round, segment] of [
      [1, 2],
      [1, 3],
      [2, 1],
      [2, 2],
    ] as const)
      await see(round, segment);
    // Base 30: 3H. Halved, 15: 1H and one bonus hex.
    expect(reaches).toEqual({ '1.1': 3, '1.2': 2, '1.3': 2, '2.1': 2, '2.2': 3 });
    expect(fight.combatant('Bor').conditions).toEqual([]);
  });
});

describe('S-4 SEG-94 Blade, with a cooldown of 1', () => {
  it('is used in round 2, not in round 3, and again in round 4', async () => {
    const fight = await begin(api, {
      actions: [attack('blade', { form: 'MELEE', range: 5 }, [{ kind: 'STANDARD', cooldown: 1 }])],
      combatants: [someone('Ana', 0, knows('blade')), foe('Bor', 1)],
    });
    await fight.until(2, 1);
    await fight.declare('Ana', 'blade', { at: 'Bor' });
    await fight.defend('NONE');
    expect(fight.sheet('Ana').cooldowns).toMatchObject([{ action: 'blade', readyInRound: 4 }]);
    for (const segment of [1, 2, 3]) {
      await fight.until(3, segment);
      expect(await fight.forbidden('Ana', 'blade', { at: 'Bor' })).toBe('SEG-94');
    }
    await fight.until(4, 1);
    await fight.declare('Ana', 'blade', { at: 'Bor' });
    expect(fight.encounter.attacks).toHaveLength(1);
  });
});

describe('D-8 the budget of a round', () => {
  const sparring = (): Promise<Fight> =>
    begin(api, {
      actions: [
        {
          key: 'aim',
          name: 'Aim',
          uses: [{ kind: 'FULL' }],
          defensive: 'DB',
          effect: { stance: { condition: 'braced' } },
        },
        {
          ...attack('dart'),
          modifiers: [
            { key: 'far', name: 'Far', speed: 1 },
            { key: 'hard', name: 'Hard', damageDice: 1 },
          ],
        },
      ],
      combatants: [someone('Ana', 0, knows('aim', 'dart')), foe('Bor', 9)],
    });

  it('SEG-21 SEG-24 holds a Standard, a Move and a Swift step, one a segment', async () => {
    const fight = await sparring();
    await fight.declare('Ana', 'brace');
    await fight.until(1, 2);
    await fight.declare('Ana', 'move', walk(1));
    await fight.until(1, 3);
    await fight.declare('Ana', 'five-foot-step', step(2));
    expect(fight.combatant('Ana')).toMatchObject({
      position: { q: 2 },
      sheet: { spent: ['STANDARD', 'MOVE', 'SWIFT'], swiftsLeft: 1 },
    });
  });

  it('SEG-21 has no room for a Move beside a Full', async () => {
    const fight = await sparring();
    await fight.declare('Ana', 'aim', { use: 'FULL' });
    await fight.until(1, 2);
    expect(await fight.forbidden('Ana', 'move', walk(1))).toBe('SEG-21');
    expect(await fight.forbidden('Ana', 'brace')).toBe('SEG-21');
  });

  it('SEG-21 has no room for two Standards, until the next round', async () => {
    const fight = await sparring();
    await fight.declare('Ana', 'brace');
    await fight.until(1, 2);
    expect(await fight.forbidden('Ana', 'brace')).toBe('SEG-21');
    await fight.until(2, 1);
    await fight.declare('Ana', 'brace');
  });

  it('SEG-22 has one initiation a segment', async () => {
    const fight = await sparring();
    await fight.declare('Ana', 'brace');
    expect(await fight.forbidden('Ana', 'five-foot-step', step(1))).toBe('SEG-22');
  });

  it('SEG-23 takes Swifts that modify an action on top, but no third Swift', async () => {
    const fight = await sparring();
    await fight.declare('Ana', 'dart', { at: 'Bor', modifiers: ['far', 'hard'] });
    expect(fight.sheet('Ana').spent).toEqual(['STANDARD', 'SWIFT', 'SWIFT']);
    await fight.until(1, 2);
    expect(await fight.forbidden('Ana', 'five-foot-step', step(1))).toBe('SEG-21');
  });
});

describe('D-9 a blow against someone who has yet to act', () => {
  const brawl = (): Promise<Fight> =>
    begin(api, {
      combatants: [
        someone('Ana', 0),
        someone('Cid', 5),
        foe('Bor', 1, {
          defenseBonus: 2,
          abilities: { strength: 0, dexterity: 1, intelligence: 3, resolve: 0 },
        }),
      ],
      dice: (roll) => {
        const [ana, cid, bor] = [sixes(roll(4)), sixes(roll(4)), sixes(roll(8))];
        return ana > cid && cid > bor && bor > 0;
      },
    });

  it('SEG-42 SEG-43 waits for the turn of the defender, whose initiation it is', async () => {
    const fight = await brawl();
    await fight.declare('Ana', 'unarmed-strike', { at: 'Bor' });
    await fight.defend('COUNTER', { action: 'unarmed-strike', use: 'STANDARD' });
    expect(fight.happened('DefenseDeclared')).toHaveLength(1);
    expect(fight.encounter.attacks).toMatchObject([{ stage: 'DEFERRED' }]);
    await fight.end('Ana');
    expect([...fight.happened('AttackHit'), ...fight.happened('AttackMissed')]).toEqual([]);
    await fight.end('Cid');
    const [resolved] = [...fight.happened('AttackHit'), ...fight.happened('AttackMissed')];
    expect(resolved).toMatchObject({ defense: 'COUNTER', targetId: fight.id('Bor') });
    // DB 2 + Dex 1 + 2d6, each die of 4 or more counting 1 (SEG-01).
    const { terms, rolled, total } = resolved!.defenseScore;
    const flat = sumOfValues(terms);
    expect(rolled).toHaveLength(2);
    expect({ flat, total }).toEqual({
      flat: 3,
      total: 3 + rolled.filter(({ face }) => face >= 4).length,
    });
    expect(fight.turn).toBe('Bor');
    expect(fight.combatant('Bor').sheet).toMatchObject({ initiated: true, spent: ['STANDARD'] });
    expect(await fight.forbidden('Bor', 'move', walk(2))).toBe('SEG-22');
  });

  it('SEG-42 SEG-45 is resolved at once against a Reaction of DB + Int', async () => {
    const fight = await brawl();
    await fight.declare('Ana', 'unarmed-strike', { at: 'Bor' });
    await fight.defend('REACTION');
    const resolved = [...fight.happened('AttackHit'), ...fight.happened('AttackMissed')];
    expect(resolved).toMatchObject([
      { defense: 'REACTION', defenseScore: { rolled: [], total: 5 } },
    ]);
    expect(fight.encounter.attacks).toEqual([]);
    expect(fight.turn).toBe('Ana');
    expect(fight.combatant('Bor').sheet).toMatchObject({ initiated: false, spent: [] });
  });

  it('SEG-32 SEG-33 reports the faces by which it hit and the damage that follows', async () => {
    const fight = await brawl();
    await fight.declare('Ana', 'unarmed-strike', { at: 'Bor' });
    await fight.defend('NONE');
    const [hit] = fight.happened('AttackHit');
    expect(hit!.attackScore.total).toBe(
      hit!.attackScore.rolled.filter(({ face }) => face >= 4).length,
    );
    const [harm] = fight.happened('DamageDealt');
    expect(harm!.damage.total).toBe(harm!.damage.rolled.reduce((sum, { face }) => sum + face, 0));
    expect(harm!.hitPoints).toBe(100 - harm!.damage.total);
    expect(fight.sheet('Bor').hitPoints).toBe(harm!.hitPoints);
  });

  it('SEG-41 SEG-09 comes before anything else, and only its target may answer', async () => {
    const fight = await brawl();
    await fight.declare('Ana', 'unarmed-strike', { at: 'Bor' });
    const { rule } = await fight.illegal(EndTurnDocument, { combatantId: fight.id('Ana') });
    expect(rule.id).toBe('SEG-41');
    const refused = await fight.illegal(ResolveDefenseDocument, {
      combatantId: fight.id('Cid'),
      attackId: fight.decision('DEFENSE').subjectId ?? '',
      defense: 'NONE',
    });
    expect(refused.rule.id).toBe('SEG-41');
  });
});

describe('D-3 SEG-17 surprise', () => {
  it('costs a segment for being unaware and one for rolling no six', async () => {
    const names = ['Both', 'Unaware', 'Sixless', 'Ready'];
    const fight = await begin(api, {
      combatants: names.map((name, i) => (i < 2 ? someone(name, i) : foe(name, i))),
      unaware: ['Both', 'Unaware'],
      dice: (roll) => {
        const scores = names.map(() => sixes(roll(4)));
        return scores.map((score) => score > 0).join() === 'false,true,false,true';
      },
    });
    const firstActs: Record<string, string> = {};
    while (Object.keys(firstActs).length < names.length) {
      const { turn } = fight;
      if (turn === null) await fight.until(1, Number(fight.clock.at(-1)) + 1);
      else {
        firstActs[turn] ??= fight.clock;
        await fight.end(turn);
      }
    }
    expect(firstActs).toEqual({ Ready: '1.1', Unaware: '1.2', Sixless: '1.2', Both: '1.3' });
  });

  it('SEG-18 leaves the Reaction and no other defense', async () => {
    const fight = await begin(api, {
      combatants: [someone('Ana', 0), foe('Bor', 1)],
      unaware: ['Bor'],
      dice: inOrder(2),
    });
    await fight.declare('Ana', 'unarmed-strike', { at: 'Bor' });
    const { options, refusals } = fight.decision('DEFENSE');
    expect(options.map(({ label }) => label)).toEqual(['Reaction (Free)', 'No defense']);
    expect(new Set(refusals.map(({ rule }) => rule?.id))).toEqual(new Set(['SEG-18']));
    await fight.defend('REACTION');
  });
});
