/** Six who play at once, each on a page of their own: nobody is asked about what does not matter. */
import { rm } from 'node:fs/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  AddCombatantsDocument,
  IssueSeatDocument,
  RollInitiativeDocument,
  type Ruleset,
  ScreenDocument,
} from '../../src/client/index.ts';
import { type Running, start } from '../../src/local/start.ts';
import { Random } from '../kit/engine/random.ts';
import { temporaryFolder } from '../kit/store/database.ts';
import { opening, wearOut } from '../kit/web/small-fight.ts';
import { likeAPage, StoreSeat } from '../kit/web/store-seat.ts';

/** By far more than any of these fights has. */
const MAX_CHOICES = 400;

const sides: Readonly<Record<Ruleset, readonly [string, string]>> = {
  SEGMENTS: ['reed-fencer', 'spark-dancer'],
  VIGILANCE: ['kick-fencer', 'pike-guard'],
  SECONDS: ['gate-warden', 'quarry-brute'],
};

let dataDir: string;
let server: Running;
let leavePage: () => void;
beforeAll(async () => {
  dataDir = await temporaryFolder();
  server = await start({ port: 0, dataDir });
  leavePage = likeAPage(server.url);
});
afterAll(async () => {
  leavePage();
  await server.stop();
  await rm(dataDir, { recursive: true });
});

/** Three against three, five of them with players of their own. */
async function seated(ruleset: Ruleset, random: Random) {
  const { encounterId, token, gm } = await opening(server.url, ruleset);
  await gm.play(AddCombatantsDocument, {
    encounterId,
    creatures: [0, 1, 2, 3, 4, 5].map((n) => ({
      creature: sides[ruleset][n < 3 ? 0 : 1],
      name: `N${n}`,
      side: n < 3 ? 'heroes' : 'raiders',
      position: { q: (n % 3) - 1, r: n < 3 ? 0 : 1 },
    })),
  });
  await wearOut(gm, encounterId, ruleset);
  await gm.play(RollInitiativeDocument, { encounterId });
  const { encounter } = await gm.send(ScreenDocument, { id: encounterId });
  const players = encounter!.combatants.slice(0, 5);
  const seats = [];
  for (const { id, name } of players) {
    const seat = { encounterId, kind: 'PLAYER' as const, name, combatantIds: [id] };
    const issued = (await gm.play(IssueSeatDocument, seat)) as unknown as { token: string };
    seats.push(
      new StoreSeat(
        { encounterId, token: issued.token },
        ({ combatantId }) => combatantId === id,
        random,
      ),
    );
  }
  const theirs = new Set(players.map(({ id }) => id));
  const rest = ({ combatantId }: { readonly combatantId: string | null }): boolean =>
    combatantId === null || !theirs.has(combatantId);
  return [...seats, new StoreSeat({ encounterId, token }, rest, random)];
}

it.each(['SEGMENTS', 'VIGILANCE', 'SECONDS'] as const)(
  'a whole fight of %s meets no question about what others did',
  async (ruleset) => {
    const seats = await seated(ruleset, new Random(7));
    try {
      await Promise.all(seats.map((seat) => seat.playToTheEnd(MAX_CHOICES)));
    } finally {
      await Promise.all(seats.map((seat) => seat.leave()));
    }
    expect(seats.flatMap(({ conflicts }) => conflicts)).toEqual([]);
    const done = seats.map((seat) => seat.done);
    expect(done.reduce((sum, count) => sum + count)).toBeGreaterThan(10);
  },
  120_000,
);
