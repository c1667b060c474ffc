import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  AddCombatantsDocument,
  DefineActionsDocument,
  type Pace,
} from '../../../../src/client/index.ts';
import { playToTheEnd } from '../../../kit/graphql/awaiting-fight.ts';
import { attack, foe, knows, someone } from '../../../kit/graphql/segments-fight.ts';
import { type Api, startApi } from '../../../kit/graphql/api.ts';
import { ring } from '../../../kit/ring.ts';
import { isLong } from '../../../kit/size.ts';

let api: Api;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

/** Two against two, with something of everything to choose from. */
async function bySegments(pace: Pace): Promise<string> {
  api.nextSeed('5e'.repeat(32));
  const { id: encounterId } = await api.create({ pace, obstacles: [{ q: 2, r: 1 }] });
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

/** The same with something on the stack most of the time, between walls: who wanders off fights no one. */
async function byVigilance(pace: Pace): Promise<string> {
  api.nextSeed('5e'.repeat(32));
  const { id: encounterId } = await api.create({
    ...{ pace, ruleset: 'VIGILANCE' },
    obstacles: [...ring(3), { q: 1, r: 1 }],
  });
  const creatures = ['kick-fencer', 'gate-warden', 'pike-guard', 'thicket-boar'];
  await api.play(AddCombatantsDocument, {
    encounterId,
    creatures: creatures.map((creature, i) => ({
      creature,
      side: i < 2 ? 'heroes' : 'foes',
      position: { q: i - 1, r: 0 },
    })),
  });
  return encounterId;
}

/** The same under SECONDS, in a pit where everyone is within reach of everyone. */
async function bySeconds(pace: Pace): Promise<string> {
  api.nextSeed('5e'.repeat(32));
  const pit = [hex(0, 0), hex(1, 0), hex(0, 1)];
  const isPit = ({ q, r }: Hex) => pit.some((free) => free.q === q && free.r === r);
  const around = [-1, 0, 1, 2].flatMap((q) => [-1, 0, 1, 2].map((r) => hex(q, r)));
  const { id: encounterId } = await api.create({
    ...{ pace, ruleset: 'SECONDS' },
    content: ['SAMPLE'],
    obstacles: around.filter((place) => !isPit(place)),
  });
  const skill = { ranks: 1, bonus: 3 };
  const person = (name: string, side: string, position: Hex) => ({
    name,
    side,
    position,
    sheet: {
      seconds: {
        toughness: 3,
        speed: 1,
        reflex: { ranks: 1 },
        weaponSkill: skill,
        rangedSkill: skill,
        magic: skill,
        combos: [
          { key: 'one', name: 'One', components: ['attack'] },
          { key: 'rush', name: 'Rush', components: ['charge', 'attack'] },
        ],
        weapons: [{ weapon: 'arming-sword' }, { weapon: 'heavy-crossbow' }],
        spells: ['needle-spark', 'ember-seed'],
      },
    },
  });
  await api.play(AddCombatantsDocument, {
    encounterId,
    combatants: [
      person('Ana', 'heroes', hex(0, 0)),
      person('Cid', 'heroes', hex(1, 0)),
      person('Bor', 'foes', hex(0, 1)),
    ],
    creatures: [{ creature: 'wall-shot', name: 'Dag', side: 'foes', position: hex(0, 1) }],
  });
  return encounterId;
}

interface Hex {
  readonly q: number;
  readonly r: number;
}

const hex = (q: number, r: number): Hex => ({ q, r });

const paces: readonly Pace[] = ['STEP', 'FLOW'];

/** What is played, and after how many moves it is over at the latest. */
const rows = [
  { ruleset: 'SEGMENTS', gather: bySegments, seed: 7, moves: 600 },
  { ruleset: 'SEGMENTS', gather: bySegments, seed: 8, moves: 600 },
  { ruleset: 'VIGILANCE', gather: byVigilance, seed: 6, moves: 1500 },
  { ruleset: 'SECONDS', gather: bySeconds, seed: 7, moves: 1500 },
  { ruleset: 'SECONDS', gather: bySeconds, seed: 8, moves: 1500 },
] as const;

describe('a player who knows nothing but `awaiting`', () => {
  // `npm run test:long` plays them all, `npm test` one a ruleset.
  const all = rows.flatMap((row) => paces.map((pace) => ({ ...row, pace })));
  const played = isLong ? all : all.filter(({ seed, pace }) => seed !== 8 && pace === 'FLOW');

  it.each(played)(
    'plays $ruleset to the end in $pace, refusals and all ($seed)',
    async ({ gather, pace, seed, moves: most }) => {
      const encounterId = await gather(pace);
      const { refused, outcome } = await playToTheEnd(api, encounterId, { seed, most });
      expect(outcome).toMatch(/^ONE_SIDE_LEFT$|^NO_FIGHTERS_LEFT$/);
      // Enough of them for the loop above to have meant something.
      expect(refused.size).toBeGreaterThan(30);
      expect(new Set([...refused.values()].map(({ rule }) => rule)).size).toBeGreaterThan(5);
    },
    300_000,
  );
});
