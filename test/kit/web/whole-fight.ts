/** A fight of two against two from its first decision to its end, by whoever reads the page. */
import type { Ruleset } from '../../../src/client/index.ts';
import { Random } from '../engine/random.ts';
import { smallFight } from './small-fight.ts';
import { type Means, TablePlayer } from './table-player.ts';
import { LARGE, PHONE, type Tables } from './tables.ts';

/** The longest of some fifty had 130. */
const MAX_DECISIONS = 500;
/** Half a second for each. */
export const WHOLE_FIGHT_MS = 250_000;

/** @throws Error when the Table refuses something, or it does not come to an end */
export async function wholeFight(tables: Tables, ruleset: Ruleset, means: Means, seed: number) {
  const { token } = await smallFight(tables.server.url, ruleset);
  const page = await tables.visit(means === 'TOUCH' ? PHONE : LARGE, `/#/join/${token}`);
  await page.locator('.option').first().waitFor();
  const player = new TablePlayer(page, means, new Random(seed));
  await player.playToTheEnd(MAX_DECISIONS);
  return {
    end: await page.locator('.top-bar .beats, .top-bar h1 + .muted').innerText(),
    refusals: await page.locator('.refusal').count(),
    decisions: player.decisions,
    presses: player.actions,
  };
}
