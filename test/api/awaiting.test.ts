import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  AddCombatantsDocument,
  DefineActionsDocument,
  EncounterDocument,
} from '../../src/client/index.ts';
import { Bot, type BotAnswer } from '../kit/api-bot.ts';
import { attack, foe, knows, someone } from '../kit/api-fight.ts';
import { type Api, startApi } from '../kit/api.ts';
import { Random } from '../kit/random.ts';

let api: Api;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

const MAX_MOVES = 600;

/** Two against two, with something of everything to choose from. */
async function bySegments(): Promise<string> {
  const { id: encounterId } = await api.create({ obstacles: [{ q: 2, r: 1 }] });
  await api.play(DefineActionsDocument, {
    encounterId,
    definitions: {
      segments: {
        actions: [
          attack('gale', { damage: 'Int + 1d6', pushback: 10, speed: 2 }),
          attack('flurry', { form: 'MELEE', range: 5, damage: '2d6' }, [
            { kind: 'FULL', attacks: 2, cooldown: 1 },
          ]),
          {
            key: 'wall',
            name: 'Wall',
            uses: [{ kind: 'STANDARD' }],
            effect: { structure: { range: 10, speed: 1, size: 2 } },
          },
          {
            key: 'parry',
            name: 'Parry',
            uses: [{ kind: 'SWIFT' }],
            defensive: 'DB + Dex + 1d6',
            effect: { guard: true },
          },
        ],
      },
    },
  });
  const able = { hitPoints: 9, ...knows('gale', 'flurry', 'wall', 'parry') };
  await api.play(AddCombatantsDocument, {
    encounterId,
    combatants: [
      someone('Ana', 0, able),
      someone('Cid', 1, able),
      foe('Bor', 2, able),
      foe('Dag', 4, able),
    ],
  });
  return encounterId;
}

/** The same with something on the stack most of the time. */
async function byVigilance(): Promise<string> {
  const { id: encounterId } = await api.create({
    ruleset: 'VIGILANCE',
    obstacles: [{ q: 2, r: 1 }],
  });
  const creatures = ['kick-fencer', 'gate-warden', 'pike-guard', 'thicket-boar'];
  await api.play(AddCombatantsDocument, {
    encounterId,
    creatures: creatures.map((creature, q) => ({
      creature,
      side: q < 2 ? 'heroes' : 'foes',
      position: { q, r: 0 },
    })),
  });
  return encounterId;
}

const rulesets = [
  { ruleset: 'SEGMENTS', seed: 7, gather: bySegments, refusals: 30 },
  { ruleset: 'SEGMENTS', seed: 8, gather: bySegments, refusals: 30 },
  { ruleset: 'VIGILANCE', seed: 7, gather: byVigilance, refusals: 30 },
];

describe('a player who knows nothing but `awaiting`', () => {
  it.each(rulesets)('plays $ruleset to the end, refusals and all ($seed)', async (game) => {
    api.nextSeed('5e'.repeat(32));
    const encounterId = await game.gather();
    const bot = await Bot.join(api, encounterId, new Random(game.seed));
    const refused = new Map<string, BotAnswer>();
    let seen = await bot.look();
    for (let moves = 0; seen.phase !== 'ENDED'; moves++) {
      expect(moves).toBeLessThan(MAX_MOVES);
      expect(seen.awaiting.filter(({ required }) => required)).toHaveLength(1);
      for (const refusal of seen.awaiting.flatMap(({ refusals }) => refusals)) {
        const known = `${refusal.mutation} ${refusal.rule ?? ''} ${refusal.label}`;
        if (refused.has(known)) continue;
        const answer = await bot.defy(refusal);
        expect(answer, known).toMatchObject({
          __typename: 'IllegalMove',
          rule: refusal.rule,
          message: refusal.message,
        });
        refused.set(known, answer);
      }
      const { encounter, __typename, message } = await bot.move(seen);
      if (!encounter) throw new Error(`${__typename}: ${message ?? ''}`);
      expect(encounter.version).toBe(seen.version + 1);
      seen = encounter;
    }
    expect(seen.awaiting).toEqual([]);
    expect(await bot.look()).toEqual(seen);
    const { encounter } = await api.send(EncounterDocument, { id: encounterId });
    expect(encounter?.outcome?.reason).toMatch(/^ONE_SIDE_LEFT$|^NOBODY_FIGHTS$/);
    // Enough of them for the loop above to have meant something.
    expect(refused.size).toBeGreaterThan(game.refusals);
    expect(new Set([...refused.values()].map(({ rule }) => rule)).size).toBeGreaterThan(5);
  });
});
