/** Fights with many combatants and obstacles, for the Table to draw. */
import type { Page } from 'playwright-core';
import {
  AddCombatantsDocument,
  PlayComputersDocument,
  RollInitiativeDocument,
  ScreenDocument,
  SetBattlefieldDocument,
  SetStandingOrdersDocument,
} from '../../../src/client/index.ts';
import type { ApiClient } from '../../kit/graphql/api.ts';
import { opening } from '../../kit/web/small-fight.ts';
import { LARGE, type Tables } from '../../kit/web/tables.ts';
import { disc } from './fights/arena.ts';

const CREATURES = ['gale-piper', 'reed-fencer', 'spark-dancer', 'quarry-hulk'] as const;
/** Pixels on each side of the picture, and hexes that it covers. */
const [PIXELS, HEXES] = [6_000, 60];

export interface CrowdedFight {
  readonly encounterId: string;
  readonly token: string;
  readonly gm: ApiClient;
  /** Of its game master's page. */
  readonly path: string;
  readonly obstacles: readonly { readonly q: number; readonly r: number }[];
}

/** A fight of SEGMENTS that is on. @param url of the server */
export async function crowded(url: string, count: number, rocks: number): Promise<CrowdedFight> {
  const obstacles = disc(40)
    .filter(({ q, r }) => Math.abs(q) + Math.abs(r) > 14)
    .slice(0, rocks);
  const { encounterId, token, gm } = await opening(url, 'SEGMENTS', { obstacles });
  const places = disc(5);
  for (let from = 0; from < count; from += 20)
    await gm.play(AddCombatantsDocument, {
      encounterId,
      creatures: Array.from({ length: Math.min(20, count - from) }, (_, i) => ({
        creature: CREATURES[i % CREATURES.length]!,
        name: `Fighter ${from + i + 1}`,
        side: i % 2 ? 'raiders' : 'heroes',
        position: places[from + i]!,
      })),
    });
  await gm.play(RollInitiativeDocument, { encounterId });
  return { encounterId, token, gm, path: `/#/join/${token}`, obstacles };
}

/** From now on the computer plays them all. @returns has it decide once */
export async function playedByComputers({
  encounterId,
  gm,
}: CrowdedFight): Promise<() => Promise<unknown>> {
  const { encounter } = await gm.send(ScreenDocument, { id: encounterId });
  for (const { id } of encounter?.combatants ?? [])
    await gm.play(SetStandingOrdersDocument, {
      encounterId,
      combatantId: id,
      playedBy: 'COMPUTER',
    });
  return () => gm.play(PlayComputersDocument, { encounterId, max: 1 });
}

/** Lays a large picture under a fight, made by a browser. */
export async function laidUnder(tables: Tables, fight: CrowdedFight): Promise<void> {
  const { encounterId, token, gm, obstacles } = fight;
  const page = await tables.visit(LARGE, '/health');
  const hash = await uploaded(page, { encounterId, token });
  await page.close();
  await gm.play(SetBattlefieldDocument, {
    encounterId,
    obstacles: [...obstacles],
    background: { picture: hash, width: HEXES, x: -HEXES / 2, y: -HEXES / 2 },
  });
}

/** A forest floor of soft blots. @returns the hash of the picture */
const uploaded = (
  page: Page,
  to: { readonly encounterId: string; readonly token: string },
): Promise<string> =>
  page.evaluate(
    async ({ encounterId, token, pixels }) => {
      const canvas = new OffscreenCanvas(pixels, pixels);
      const drawing = canvas.getContext('2d');
      if (!drawing) throw new Error('No canvas.');
      drawing.fillStyle = '#4a5d32';
      drawing.fillRect(0, 0, pixels, pixels);
      for (let i = 0; i < 6_000; i++) {
        // The same blots each time, without a pattern for the eye.
        const [x, y] = [(i * 7_919) % pixels, (i * 104_729) % pixels];
        drawing.fillStyle = `hsl(${70 + ((i * 13) % 60)} 30% ${20 + ((i * 7) % 30)}% / 0.5)`;
        drawing.beginPath();
        drawing.arc(x, y, 10 + ((i * 31) % 90), 0, 7);
        drawing.fill();
      }
      const body = await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.6 });
      const response = await fetch(`/fights/${encounterId}/pictures?name=floor`, {
        method: 'PUT',
        headers: { authorization: `Bearer ${token}` },
        body,
      });
      const answer = (await response.json()) as { readonly hash?: string };
      if (!answer.hash) throw new Error(`${response.status} for ${body.size} bytes`);
      return answer.hash;
    },
    { ...to, pixels: PIXELS },
  );
