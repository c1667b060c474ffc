/** The end of a fight: who has won, what each has done, and what can be done next. */
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { Random } from '../../kit/engine/random.ts';
import { TablePlayer } from '../../kit/web/table-player.ts';
import { askFrom, endFrom, LARGE, linkFor, PHONE, Tables } from '../../kit/web/tables.ts';

let tables: Tables;
beforeAll(async () => {
  tables = await Tables.open();
});
afterEach(() => tables.leave());
afterAll(() => tables.close());

const MOST_MOVES = 60;

/** A demo in which the dice, which differ each time, have done some harm. */
async function afterHarm(viewport: typeof LARGE) {
  const gm = await tables.demo('SEGMENTS', viewport);
  const player = new TablePlayer(gm, 'MOUSE', new Random(5));
  for (let i = 0; !(await wasHarmDone(gm)); i++) {
    if (i === MOST_MOVES) throw new Error(`No harm done in ${i} moves.`);
    await player.move();
  }
  return gm;
}

async function wasHarmDone(gm: Page): Promise<boolean> {
  const { encounter } = (await askFrom(
    gm,
    `query ($id: ID!) {
      encounter(id: $id) { ... on Encounter { statistics { decisive { version } } } }
    }`,
    { id: new URL(gm.url()).hash.split('/').at(-1) },
  )) as { encounter: { statistics: { decisive: object | null } } };
  return encounter.statistics.decisive !== null;
}

describe.each([LARGE, PHONE])('the result of a fight at $width', (viewport) => {
  it('says how it ended and what each did, and leads to the step that decided it', async () => {
    const gm = await afterHarm(viewport);
    await endFrom(gm);
    const result = gm.locator('.result');
    await result.getByText(/^The fight ends undecided \(round \d+\)$/).waitFor();
    await result.getByText(/^Still standing: /).waitFor();
    const ana = result.getByRole('row', { name: /Ana/ });
    await expect.poll(() => ana.getByRole('cell').count()).toBe(5);
    await result.getByText(/^Turning point: .+ lost \d+ hit points at once\./).waitFor();
    const link = result.getByRole('link', { name: /^Watch step \d+$/ });
    const step = Number(/\d+/.exec(await link.innerText())?.[0]);
    await link.click();
    await gm.locator(`.replay[data-version="${step}"]`).waitFor();
    expect(step).toBeGreaterThan(1);
  });

  it('lets its game master alone play again, from before the first round', async () => {
    const gm = await afterHarm(viewport);
    const link = await linkFor(gm, 'Ana');
    const player = await tables.visit(viewport);
    await player.goto(link);
    await player.locator('.token').first().waitFor();
    await endFrom(gm);
    await player.locator('.deeds tbody tr').first().waitFor();
    await expect.poll(() => player.getByRole('button', { name: 'Play again' }).count()).toBe(0);
    const before = gm.url();
    await gm.getByRole('button', { name: 'Play again' }).click();
    await gm.waitForURL((url) => url.href !== before);
    await gm.getByRole('button', { name: 'Add combatants' }).waitFor();
    await expect.poll(() => gm.locator('.token').count()).toBeGreaterThan(3);
  });
});
