import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  AdvanceSegmentDocument,
  BestiaryDocument,
  CatalogueDocument,
  DeclareActionDocument,
  DefineActionsDocument,
  GiveUpActionDocument,
  InflictConditionDocument,
  OddsDocument,
  ReadyActionDocument,
} from '../../../../src/client/index.ts';
import { seedFor } from '../../../kit/graphql/segments-fight.ts';
import { type Api, startApi } from '../../../kit/graphql/api.ts';
import { beast, hero, match, type Match } from '../../../kit/graphql/vigilance-fight.ts';
import { aScore } from '../../../kit/engine/score.ts';

let api: Api;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

const kicker = { learnt: ['disrupting-kick'] };
const assault = { use: 'REGULAR' } as const;
const quick = { use: 'QUICK' } as const;
const travel = (q: number) => ({ use: 'MOVEMENT', to: { q, r: 0 } }) as const;

describe('the sequences of the rulebook over HTTP', () => {
  it('VIG-33 VIG-34 example 3: two travels of 7 fields, and no third one and no attack', async () => {
    const fight = await match(api, [hero('Ann', [0, 0], { athletics: 5 }), beast('Rat', [15, 0])]);
    await fight.declare('Ann', 'travel', travel(7));
    expect(await fight.forbidden('Ann', 'travel', travel(8))).toBe('VIG-30');
    await fight.play(GiveUpActionDocument, { combatantId: fight.id('Ann'), for: 'MOVEMENT' });
    await fight.declare('Ann', 'travel', travel(14));
    expect(fight.at('Ann')).toEqual([14, 0]);
    expect(await fight.forbidden('Ann', 'travel', travel(13))).toBe('VIG-30');
    expect(await fight.forbidden('Ann', 'assault', { ...assault, at: 'Rat' })).toBe('VIG-30');
  });

  it('VIG-32 VIG-34 VIG-52 example 5: nobody attacks or travels out of turn unprepared', async () => {
    const fight = await match(api, [hero('Ann', [0, 0]), beast('Rat', [1, 0])]);
    expect(await fight.forbidden('Rat', 'assault', { ...assault, at: 'Ann' })).toBe('VIG-32');
    expect(await fight.forbidden('Rat', 'travel', travel(2))).toBe('VIG-34');
    expect(await fight.forbidden('Rat', 'assault', { ...quick, at: 'Ann' })).toBe('VIG-52');
  });

  it('VIG-62 VIG-63 example 7: 16 against an active 12 is 4 damage, for 1 vigor and no action', async () => {
    const eight = seedFor((roll) => String(roll(2)) === '4,4');
    const all = [beast('Rat', [1, 0]), beast('Ret', [0, 1]), hero('Ann', [0, 0], { defend: 4 })];
    const fight = await match(api, all, eight);
    await fight.declare('Rat', 'assault', { ...assault, at: 'Ann' });
    expect(fight.asked).toBe('DEFENSE Ann');
    await fight.defend('ACTIVE');
    expect(fight.happened('AttackRolled')).toMatchObject([
      {
        defense: 'ACTIVE',
        attackScore: { total: 16 },
        defenseScore: aScore({ dice: [4, 4], total: 12 }),
        damageTotal: 4,
      },
    ]);
    await fight.end('Rat');
    await fight.declare('Ret', 'assault', { ...assault, at: 'Ann' });
    await fight.defend('ACTIVE');
    expect(fight.figures('Ann')).toMatchObject({
      nature: { vigor: 1 },
      left: { regular: 1, movement: 1, quick: 1 },
    });
  });

  /** Ann and Bob can both kick the cat, which attacks Ann and is too quick for them. */
  async function attacked(): Promise<Match> {
    const low = seedFor((roll) => roll(4).every((face) => face < 6));
    const all = [
      beast('Cat', [0, 0], { defendDifficulty: 30 }),
      hero('Ann', [1, 0], {}, kicker),
      hero('Bob', [0, 1], {}, kicker),
    ];
    const fight = await match(api, all, low);
    await fight.declare('Cat', 'assault', { ...assault, at: 'Ann' });
    return fight;
  }
  const kick = { ...quick, at: 'Cat' };

  it('VIG-47 VIG-48 example 11: passing is not final', async () => {
    const fight = await attacked();
    expect(fight.asked).toBe('PRIORITY Ann');
    await fight.pass();
    expect(fight.asked).toBe('PRIORITY Bob');
    await fight.declare('Bob', 'disrupting-kick', kick);
    expect(fight.stack).toEqual(['Bob', 'Cat']);
    expect(fight.asked).toBe('PRIORITY Ann');
    await fight.pass();
    await fight.roll();
    expect(fight.stack).toEqual(['Cat']);
    expect(fight.asked).toBe('PRIORITY Ann');
    await fight.pass();
    expect(fight.asked).toBe('DEFENSE Ann');
    expect(fight.encounter.attacks).toMatchObject([{ stage: 'RESOLVING' }]);
  });

  it('VIG-46 VIG-47 example 12: who waits comes after, who answers at once comes before', async () => {
    const checks = (fight: Match) =>
      fight.happened('CheckMade').map(({ combatantId }) => fight.nameOf(combatantId));
    const after = await attacked();
    await after.declare('Ann', 'disrupting-kick', kick);
    await after.pass();
    await after.roll();
    expect(checks(after)).toEqual(['Ann']);
    await after.declare('Bob', 'disrupting-kick', kick);
    await after.roll();
    expect(checks(after)).toEqual(['Bob']);

    const before = await attacked();
    await before.declare('Ann', 'disrupting-kick', kick);
    await before.declare('Bob', 'disrupting-kick', kick);
    expect(before.stack).toEqual(['Bob', 'Ann', 'Cat']);
    await before.roll();
    expect(checks(before)).toEqual(['Bob']);
    await before.roll();
    expect(checks(before)).toEqual(['Ann']);
    expect(before.asked).toBe('DEFENSE Ann');
  });

  it('VIG-40 VIG-53 example 13: Bar the Way stops a travel; its action is used, the rest is not', async () => {
    const bob = hero('Bob', [1, 0], { dexterity: 9 }, { learnt: ['bar-the-way'] });
    const fight = await match(api, [beast('Cat', [0, 0], { movement: 6 }), bob]);
    await fight.declare('Cat', 'travel', travel(-5));
    await fight.declare('Bob', 'bar-the-way', { ...quick, at: 'Cat' });
    await fight.roll();
    expect(fight.happened('ActionPrevented')).toMatchObject([
      { combatantId: fight.id('Cat'), byId: fight.id('Bob') },
    ]);
    expect(fight.at('Cat')).toEqual([0, 0]);
    expect(await fight.forbidden('Cat', 'travel', travel(-1))).toBe('VIG-30');
    await fight.play(GiveUpActionDocument, { combatantId: fight.id('Cat'), for: 'MOVEMENT' });
    await fight.declare('Cat', 'travel', travel(-5));
    expect(fight.at('Cat')).toEqual([-5, 0]);
  });

  it('VIG-52 VIG-55 example 14: a prepared attack answers the next action in reach', async () => {
    const fight = await match(api, [hero('Bob', [0, 0]), beast('Cat', [2, 0])]);
    await fight.play(ReadyActionDocument, { combatantId: fight.id('Bob'), action: 'assault' });
    await fight.end('Bob');
    // The step towards Bob: the cat is still out of reach, so nobody is asked.
    await fight.declare('Cat', 'travel', travel(1));
    expect(fight.at('Cat')).toEqual([1, 0]);
    await fight.declare('Cat', 'assault', { ...assault, at: 'Bob' });
    expect(fight.asked).toBe('PRIORITY Bob');
    await fight.declare('Bob', 'assault', kick);
    expect(fight.figures('Bob')).toMatchObject({ nature: { vigor: 2 }, left: { quick: 0 } });
    await fight.roll();
    expect(fight.happened('AttackRolled')).toMatchObject([{ attackerId: fight.id('Bob') }]);
  });

  it('VIG-30 VIG-52 example 15: with the quick action spent the prepared one waits for the next round', async () => {
    const all = [
      beast('Cat', [0, 0], { defendDifficulty: 30 }),
      hero('Bob', [1, 0], {}, kicker),
      beast('Dog', [0, 1], { defendDifficulty: 30 }),
    ];
    const fight = await match(api, all);
    await fight.end('Cat');
    await fight.play(ReadyActionDocument, { combatantId: fight.id('Bob'), action: 'assault' });
    await fight.end('Bob');
    await fight.declare('Dog', 'assault', { ...assault, at: 'Bob' });
    await fight.declare('Bob', 'disrupting-kick', { ...quick, at: 'Dog' });
    await fight.roll();
    // No quick action is left, so the prepared attack is not asked for in this round.
    expect(fight.asked).toBe('DEFENSE Bob');
    await fight.defend('PASSIVE');
    await fight.end('Dog');
    expect(fight.encounter.round).toBe(2);
    await fight.declare('Cat', 'assault', { ...assault, at: 'Bob' });
    await fight.declare('Bob', 'assault', kick);
    expect(fight.figures('Bob').prepared).toBeNull();
  });

  it('VIG-68 example 16: who is ambushed has a quick action and a defense in round 1', async () => {
    const rat = hero('Rat', [1, 0], {}, kicker);
    const ann = beast('Ann', [0, 0]);
    const fight = await match(api, [ann, rat], undefined, ['Rat']);
    await fight.declare('Ann', 'assault', { ...assault, at: 'Rat' });
    expect(fight.asked).toBe('PRIORITY Rat');
    await fight.pass();
    expect(fight.asked).toBe('DEFENSE Rat');
    await fight.defend('ACTIVE');
    await fight.end('Ann');
    expect(await fight.forbidden('Rat', 'travel', travel(2))).toBe('VIG-68');
    expect(await fight.forbidden('Rat', 'assault', { ...assault, at: 'Ann' })).toBe('VIG-68');
    await fight.declare('Rat', 'disrupting-kick', { ...quick, at: 'Ann' });
    await fight.roll();
    await fight.end('Rat');
    await fight.end('Ann');
    await fight.declare('Rat', 'travel', travel(2));
    expect(fight.at('Rat')).toEqual([2, 0]);
  });

  it('VIG-42 VIG-43 VIG-53 VIG-54 example 17: an attack and its boosts are one object', async () => {
    const dancer = hero(
      'Ann',
      [0, 0],
      { assault: 4 },
      {
        learnt: ['elusive-strike', 'dual-strike', 'feint'],
        items: [
          {
            weapon: {
              form: 'MELEE',
              key: 'dagger',
              name: 'Dagger',
              advantageDice: 1,
              aspects: ['QUICK'],
            },
          },
          { weapon: { form: 'MELEE', key: 'sword', name: 'Sword' } },
        ],
      },
    );
    const guard = beast('Cat', [1, 0], { attackDifficulty: 40 }, kicker);
    const fight = await match(api, [dancer, guard, beast('Dog', [0, 1], {}, kicker)]);
    const boosts = ['elusive-strike', 'dual-strike'];
    await fight.declare('Ann', 'assault', { ...assault, at: 'Cat', weapon: 'sword', boosts });
    expect(fight.encounter.clock).toMatchObject({ stack: [{ action: 'assault', boosts }] });
    await fight.declare('Cat', 'disrupting-kick', { ...quick, at: 'Ann' });
    expect(await fight.forbidden('Ann', 'feint', quick)).toBe('VIG-42');
    await fight.pass();
    await fight.roll();
    await fight.pass();
    expect(fight.at('Ann')).toEqual([-1, 0]);
    expect(fight.happened('ActionPrevented')).toMatchObject([
      { combatantId: fight.id('Ann'), byId: null, rule: { id: 'VIG-39' } },
    ]);
    expect(fight.stack).toEqual([]);
  });
});

describe('VIGILANCE beside the other systems', () => {
  it('has no segments: it names the mutation to use instead', async () => {
    const { encounter } = await match(api, [hero('Ann', [0, 0]), beast('Rat', [1, 0])]);
    const input = { encounterId: encounter.id };
    const refusal = await api.refusal('WrongRuleset', AdvanceSegmentDocument, input);
    expect(refusal.message).toContain('endTurn');
    expect(refusal.available).toContain('passPriority');
  });

  it('has no use for what others aim with: it says where that stands', async () => {
    const fight = await match(api, [hero('Ann', [0, 0]), beast('Rat', [1, 0])]);
    const refusal = await api.refusal('InvalidInput', DeclareActionDocument, {
      encounterId: fight.encounter.id,
      combatantId: fight.id('Ann'),
      action: 'assault',
      targetIds: [fight.id('Rat')],
      details: { segments: { use: 'STANDARD', maneuver: true } },
    });
    expect(refusal.message).toContain('`vigilance` instead');
  });

  it('VIG-59 gives exact odds: two dice and 9 against 11', async () => {
    const fight = await match(api, [hero('Ann', [0, 0], { assault: 9 }), beast('Rat', [1, 0])]);
    const { odds } = await api.send(OddsDocument, {
      encounterId: fight.encounter.id,
      input: {
        declareAction: {
          combatantId: fight.id('Ann'),
          action: 'assault',
          details: { vigilance: { use: 'REGULAR' } },
          targetIds: [fight.id('Rat')],
        },
      },
    });
    expect(odds).toMatchObject({
      attacks: [
        { perDefense: [{ defense: 'FIXED', hit: { numerator: '35', denominator: '36' } }] },
      ],
    });
  });

  it('has creatures of its own', async () => {
    const { bestiary } = await api.send(BestiaryDocument, { ruleset: 'VIGILANCE' });
    expect(bestiary.find(({ key }) => key === 'pike-guard')).toMatchObject({
      nature: { attackDifficulty: 15 },
      learnt: ['bar-the-way'],
    });
  });

  it('VIG-06 VIG-41 takes actions and conditions of the table’s own making', async () => {
    const fight = await match(api, [hero('Ann', [0, 0]), beast('Rat', [1, 0])]);
    await fight.play(DefineActionsDocument, {
      definitions: {
        vigilance: {
          actions: [
            {
              key: 'low-blow',
              name: 'Low Blow',
              slot: 'BOOST',
              cost: { focus: 1 },
              effect: { boost: { fits: ['ASSAULT'], dice: 1 } },
            },
          ],
          conditions: [
            { key: 'slowed', name: 'Slowed', effects: [{ movementHalved: true }], fades: false },
          ],
        },
      },
    });
    const { encounter } = await api.send(CatalogueDocument, { id: fight.encounter.id });
    expect(encounter?.actions.at(-1)).toMatchObject({
      key: 'low-blow',
      slot: 'BOOST',
      cost: { focus: 1 },
    });
    const combatantId = fight.id('Ann');
    await fight.play(InflictConditionDocument, {
      ...{ combatantId, condition: 'slowed' },
      details: { vigilance: { count: 2 } },
    });
    expect(fight.combatant('Ann').conditions).toMatchObject([{ key: 'slowed', amount: 2 }]);
    expect(fight.figures('Ann').movement).toBe(2);
  });
});
