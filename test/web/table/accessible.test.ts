/** What axe finds in each view of the Table, light and dark, large and small. */
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { png } from '../../kit/app/picture-files.ts';
import { fileOf } from '../../kit/client/uvtt-files.ts';
import { violations } from '../../kit/web/axe.ts';
import { letPlay, computersCard } from '../../kit/web/computers.ts';
import { endFrom, LARGE, linkFor, overHexes, PHONE, Tables } from '../../kit/web/tables.ts';

let tables: Tables;
beforeAll(async () => {
  tables = await Tables.open();
});
afterEach(() => tables.leave());
afterAll(() => tables.close());

describe.each([LARGE, PHONE])('axe finds nothing at $width x $height', (viewport) => {
  it('on the first page, in a fight as its game master, and in the help', async () => {
    const home = await tables.visit(viewport);
    expect(await violations(home, 'home')).toEqual([]);
    const gm = await tables.demo('SEGMENTS', viewport);
    expect(await violations(gm, 'game master')).toEqual([]);
    if (viewport === PHONE)
      for (const leaf of ['Party', 'Order', 'Log']) {
        await gm.getByRole('button', { name: leaf, exact: true }).click();
        expect(await violations(gm, leaf)).toEqual([]);
      }
    await gm.getByRole('button', { name: 'Help' }).click();
    await gm.getByRole('dialog').waitFor();
    expect(await violations(gm, 'help')).toEqual([]);
  });

  it('in what a search for a fight proposes', async () => {
    const page = await tables.visit(viewport);
    const section = page.getByRole('region', { name: 'Make me a fight' });
    await section.getByRole('button', { name: 'VIGILANCE' }).click();
    await section.getByRole('button', { name: 'Find fights' }).click();
    await section.locator('.proposal').first().waitFor({ timeout: 45_000 });
    await section.getByRole('button', { name: 'Stop searching' }).click();
    await section.getByText('One more or one fewer').first().click();
    await section.getByText('What this takes for granted').click();
    expect(await violations(page, 'proposals')).toEqual([]);
  });

  it('in a sheet', async () => {
    const gm = await tables.demo('SEGMENTS', viewport);
    if (viewport === PHONE) await gm.getByRole('button', { name: 'Order', exact: true }).click();
    await gm.locator('.order .card').first().click();
    await gm.locator('section > .facts').waitFor();
    expect(await violations(gm, 'sheet')).toEqual([]);
  });

  it.each([
    ['Add', 'Terrain'],
    ['Forecast', 'Seats', 'Table'],
    ['Dice', 'Fight'],
  ])('in what a game master does besides: %s, %s', async (...rooms) => {
    const gm = await tables.demo('SEGMENTS', viewport);
    await gm.getByRole('button', { name: 'Game master' }).click();
    for (const room of rooms) {
      await gm.getByRole('tab', { name: room }).click();
      await gm.waitForTimeout(300);
      expect(await violations(gm, room)).toEqual([]);
    }
  });

  it('in the preview of a map whose walls are corrected', async () => {
    const gm = await tables.demo('SEGMENTS', viewport);
    await gm.getByRole('button', { name: 'Game master' }).click();
    await gm.getByRole('tab', { name: 'Terrain' }).click();
    const line_of_sight = [[...[2, 8].map((x) => ({ x, y: 2 }))]];
    const image = png({ width: 60, height: 40 }).toString('base64');
    const buffer = Buffer.from(JSON.stringify(fileOf({ image, line_of_sight })));
    const maps = gm.locator('.drop-zone input').nth(1);
    await maps.setInputFiles({ name: 'House.dd2vtt', mimeType: '', buffer });
    await gm.getByRole('application', { name: 'Walls of the map' }).click();
    await gm.getByRole('button', { name: 'Back to the file' }).waitFor();
    expect(await violations(gm, 'map preview')).toEqual([]);
  });

  it('where a sheet is written', async () => {
    const home = await tables.visit(viewport);
    await home.getByRole('link', { name: 'New character sheet (SEGMENTS)' }).click();
    await home.getByRole('button', { name: '+ Actions' }).click();
    await home.getByRole('button', { name: 'Keep' }).click();
    await home.getByRole('alert').first().waitFor();
    expect(await violations(home, 'sheet editor')).toEqual([]);
  });

  it('where the computer is to decide, gives advice, and says why it did something', async () => {
    const gm = await tables.demo('SEGMENTS', viewport);
    await gm.getByLabel('Advice', { exact: true }).check();
    await gm.locator('.advice-mark').first().click();
    await gm.locator('.advice-popup').waitFor();
    const found = [...(await violations(gm, 'advice'))];
    await letPlay(gm, 'raiders', 'Sensible');
    await letPlay(gm, 'heroes', 'Strong');
    await computersCard(gm).waitFor();
    // What is out of date for a moment is paler.
    await gm.locator('.table[aria-busy="false"]').waitFor();
    found.push(...(await violations(gm, 'play on')));
    if (viewport === PHONE) await gm.getByRole('button', { name: 'Log', exact: true }).click();
    await gm.locator('.why summary').last().click();
    found.push(...(await violations(gm, 'why')));
    expect(found).toEqual([]);
  });

  it('where a fold is open, a question is answered, and a link offers heroes', async () => {
    const gm = await tables.demo('SEGMENTS', viewport);
    await gm.locator('.option.fold').first().click();
    await gm.getByRole('button', { name: '← Back' }).waitFor();
    await gm.keyboard.press('n');
    await gm.locator('.answer li').first().waitFor();
    const found = [...(await violations(gm, 'fold and answer'))];
    await gm.keyboard.press('Escape');
    await gm.locator('.option').first().click();
    await gm.locator('.act-bar .cancel').waitFor();
    found.push(...(await violations(gm, 'begun')));
    await gm.getByRole('button', { name: 'Invite' }).click();
    const dialog = gm.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Make a link for the table' }).click();
    await dialog.getByAltText('QR code').waitFor();
    found.push(...(await violations(gm, 'invite')));
    const guest = await tables.visit(viewport);
    await guest.goto(await dialog.getByLabel('The link for the table').inputValue());
    await guest.locator('.heroes button').first().waitFor();
    found.push(...(await violations(guest, 'pick your hero')));
    expect(found).toEqual([]);
  });

  it('in a setup, beside a token, at the first turn, and on the screen for the room', async () => {
    const own = await tables.visit(viewport);
    await own.getByLabel('Name', { exact: true }).fill('Friday night');
    await own.getByRole('button', { name: 'Open an empty fight' }).click();
    await own.locator('.roster button').first().click();
    await overHexes(own, [{ q: 0, r: 0 }]);
    await own.getByRole('button', { name: 'Done' }).click();
    await own.getByRole('button', { name: 'Rename heroes …' }).click();
    await own.locator('.lineup label').waitFor();
    const found = [...(await violations(own, 'setup'))];
    const gm = await tables.demo('SEGMENTS', viewport);
    await gm.getByRole('button', { name: 'Not now' }).click();
    await gm.locator('.token').first().click();
    await gm.getByRole('dialog').first().waitFor();
    found.push(...(await violations(gm, 'beside a token')));
    await gm.keyboard.press('Escape');
    await gm.getByRole('button', { name: 'Game master' }).click();
    await gm.getByRole('tab', { name: 'Seats' }).click();
    await gm.getByRole('button', { name: 'Screen for the room' }).click();
    const room = await tables.visit(viewport);
    await room.goto(await gm.getByLabel('The link of the screen').inputValue());
    await room.locator('.token').first().waitFor();
    found.push(...(await violations(room, 'the room')));
    const guided = await tables.visit(viewport);
    await guided.getByRole('button', { name: 'Play now' }).click();
    await guided.locator('.callout').waitFor();
    found.push(...(await violations(guided, 'the first turn')));
    expect(found).toEqual([]);
  });

  it('in a result, in a party, and on the first page with both', async () => {
    const gm = await tables.demo('SEGMENTS', viewport);
    await endFrom(gm);
    await gm.locator('.deeds tbody tr').first().waitFor();
    const found = [...(await violations(gm, 'result'))];
    await gm.getByRole('button', { name: 'Make a party …' }).click();
    await gm.getByLabel('Name of the party').fill('The Lanterns');
    await gm.getByRole('button', { name: 'Create the party' }).click();
    await gm.getByRole('heading', { name: 'Members' }).waitFor();
    await gm.getByText('Add members').click();
    found.push(...(await violations(gm, 'party')));
    await gm.getByRole('button', { name: /^Edit/ }).first().click();
    await gm.getByText('Other figures').click();
    found.push(...(await violations(gm, 'member')));
    await gm.keyboard.press('Escape');
    await gm.goto(tables.server.url);
    await gm.locator('.party-card', { hasText: 'The Lanterns' }).waitFor();
    found.push(...(await violations(gm, 'home with a fight and a party')));
    expect(found).toEqual([]);
  });

  it('as a player, as a spectator, in a replay, and where an invite link leads to', async () => {
    const gm = await tables.demo('SECONDS', LARGE);
    for (const whom of ['Caster', null]) {
      const link = await linkFor(gm, whom);
      const guest = await tables.visit(viewport);
      await guest.goto(link);
      await guest.locator('.table, main').first().waitFor();
      await guest.waitForTimeout(1000);
      expect(await violations(guest, whom ?? 'spectator')).toEqual([]);
    }
    const lines = gm.locator('.log-tools');
    const replay = new URL((await lines.getByRole('link').getAttribute('href')) ?? '', gm.url());
    if (viewport === PHONE) await gm.setViewportSize(PHONE);
    await gm.goto(replay.href);
    await gm.locator('.replay[data-version]').waitFor();
    await gm.keyboard.press('End');
    await gm.locator('.replay .token').first().waitFor();
    expect(await violations(gm, 'replay')).toEqual([]);
    const lost = await tables.visit(viewport);
    await lost.goto(new URL('/#/join/broken', tables.server.url).href);
    expect(await violations(lost, 'join')).toEqual([]);
  });
});

describe('the Table', () => {
  it('does not need to be scrolled sideways at 200 %', async () => {
    // A window of 1440 x 900 has half as many pixels then.
    const page = await tables.demo('SEGMENTS', { width: 720, height: 450 });
    const overflow = await page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement;
      return scrollWidth - clientWidth;
    });
    expect(overflow).toBe(0);
    for (const part of ['.map', '.due-now', '.leaves'])
      await expect.poll(() => page.locator(part).isVisible()).toBe(true);
  });

  it('moves nothing for whom motion is too much', async () => {
    const page = await tables.demo('SEGMENTS');
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const moving = await page.evaluate(
      () =>
        [...document.querySelectorAll('*')].filter((one) => {
          const { transitionDuration, animationName } = getComputedStyle(one);
          return transitionDuration !== '0s' || animationName !== 'none';
        }).length,
    );
    expect(moving).toBe(0);
  });
});
