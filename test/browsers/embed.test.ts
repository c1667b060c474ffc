/** Fights in pages of other sites: of a server, and of the site that needs none. */
import type { BrowserContext, Frame, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { Random } from '../kit/engine/random.ts';
import { TablePlayer } from '../kit/web/table-player.ts';
import { embedding, OtherSite } from '../kit/web/other-site.ts';
import { Site } from '../kit/web/site.ts';
import { askFrom, endFrom, linkFor, Tables } from '../kit/web/tables.ts';

const PATIENCE_MS = 15_000;

/** May embed; its pages are embedded nowhere. */
let club: OtherSite;
/** May not. */
let stranger: OtherSite;
let tables: Tables;
/** The address of the server. */
let base: string;
let gm: Page;
let encounter: string;
/** Of the game master, of a spectator. */
let tokens: Readonly<Record<'gm' | 'spectator', string>>;
const visitors: BrowserContext[] = [];

beforeAll(async () => {
  [club, stranger] = await Promise.all([OtherSite.open(), OtherSite.open()]);
  tables = await Tables.open({ embedOrigins: [club.origin] });
  base = tables.server.url.replace(/\/$/, '');
  gm = await tables.demo('SEGMENTS');
  encounter = /enc_\w+/.exec(gm.url())![0];
  const spectator = (await linkFor(gm, null)).split('/').at(-1)!;
  const held = await gm.evaluate(() =>
    Object.entries(localStorage).find(([key]) => key.startsWith('sixbeat:seat:')),
  );
  tokens = { gm: (JSON.parse(held![1] as string) as { token: string }).token, spectator };
});
afterEach(async () => {
  for (const visitor of visitors.splice(0)) await visitor.close();
});
afterAll(async () => {
  await tables.close();
  for (const site of [club, stranger]) site.close();
});

/** A browser of its own, at a page of another site. */
async function visit(address: string): Promise<Page> {
  const visitor = await tables.browser.newContext({ viewport: { width: 1280, height: 900 } });
  visitors.push(visitor);
  const page = await visitor.newPage();
  page.setDefaultTimeout(PATIENCE_MS);
  await page.goto(address);
  return page;
}

/** What is shown in the frame of a page. */
async function frameOf(page: Page): Promise<Frame> {
  await expect.poll(() => page.frames().length).toBeGreaterThan(1);
  const [, frame] = page.frames();
  await frame!.waitForLoadState();
  return frame!;
}

/** A frame that fills its page from the left and the top: what points at one points at the other. */
const playable = (page: Page, frame: Frame): Page =>
  Object.assign(Object.create(frame) as Page, { mouse: page.mouse, keyboard: page.keyboard });

const element = (attributes: string, name = 'fight'): string =>
  `<sixbeat-${name} server="${base}" encounter="${encounter}" ${attributes}></sixbeat-${name}>`;

/** A page of the club with what an element reports, oldest first. */
const heard = (content: string): string => `${content}
<style>body { margin: 0 }</style>
<script>
  window.reports = [];
  for (const type of ['version', 'decision-due', 'ended'])
    document.querySelector('[server]').addEventListener(type, ({ detail }) => {
      window.reports.push({ type, ...detail });
    });
</script>`;

interface Heard {
  readonly type: string;
  readonly version: number;
  readonly decisions?: readonly object[];
}

const reportsOf = (page: Page): Promise<readonly Heard[]> =>
  page.evaluate(() => (window as unknown as { reports: Heard[] }).reports);

describe('a live fight', () => {
  it('is played in a page that embeds it in three lines, and that page reads no token', async () => {
    const lines = embedding(base, element(''), tokens.gm);
    expect(lines.split('\n')).toHaveLength(3);
    const address = club.put('play.html', heard(lines));
    const asked: string[] = [];
    const page = await visit('about:blank');
    page.on('request', (request) => {
      asked.push(request.url(), request.headers().referer ?? '');
    });
    await page.goto(address);
    const frame = await frameOf(page);
    const table = frame.locator('.table');
    const version = (): Promise<number> => table.getAttribute('data-version').then(Number);
    await frame.locator('.closing').waitFor();
    const before = await version();
    await expect.poll(() => table.getAttribute('aria-busy')).toBe('false');
    const player = new TablePlayer(playable(page, frame), 'MOUSE', new Random(3), 'HURRIED');
    for (let moves = 0; moves < 4; moves++) await player.move();
    await expect.poll(version).toBeGreaterThan(before);
    // What happened there is an event here.
    await expect
      .poll(async () => (await reportsOf(page)).filter(({ type }) => type === 'version').at(-1))
      .toMatchObject({ version: await version() });
    const due = (await reportsOf(page)).filter(({ type }) => type === 'decision-due');
    expect(due.length).toBeGreaterThan(1);
    expect(due[0]?.decisions?.[0]).toEqual({
      id: expect.any(String) as string,
      kind: 'TURN',
      combatantId: expect.any(String) as string,
    });
    // The token is in no address, no referrer, nothing that is kept, and can be read from no element.
    expect(asked.filter((one) => one.includes(tokens.gm))).toEqual([]);
    expect(asked.filter((one) => one.startsWith(address))).toEqual([address]);
    const kept = await frame.evaluate(() =>
      JSON.stringify([
        Object.entries(localStorage),
        Object.entries(sessionStorage),
        location.href,
        document.referrer,
      ]),
    );
    expect(kept).not.toContain(tokens.gm);
    expect(JSON.stringify(await reportsOf(page))).not.toContain(tokens.gm);
    const read = await page.evaluate(() => {
      const fight = document.querySelector<HTMLElement & { token?: string }>('sixbeat-fight')!;
      return { token: fight.token, root: fight.shadowRoot, attributes: fight.getAttributeNames() };
    });
    expect(read).toEqual({ token: undefined, root: null, attributes: ['server', 'encounter'] });
    // Nor has that page a window to look into.
    expect(await page.evaluate(() => window.length)).toBe(0);
  });

  it('can be looked at alone where it is read-only', async () => {
    const page = await visit(
      club.put('readonly.html', embedding(base, element('readonly'), tokens.gm)),
    );
    const frame = await frameOf(page);
    await frame.locator('.token').first().waitFor();
    await frame.locator('.log .log-line').first().waitFor();
    await expect.poll(() => frame.locator('.due-now, .option, .undo').count()).toBe(0);
  });

  it('is an overlay that can be seen through, with who acts and what happens', async () => {
    const page = await visit(
      club.put('overlay.html', embedding(base, element('view="overlay"'), tokens.spectator)),
    );
    const frame = await frameOf(page);
    await frame.locator('.order .card').first().waitFor();
    await frame.locator('.latest').getByText(/turn/).first().waitFor();
    await expect.poll(() => frame.locator('.map').count()).toBe(0);
    expect(
      await frame.evaluate(() => getComputedStyle(document.documentElement).backgroundColor),
    ).toBe('rgba(0, 0, 0, 0)');
  });

  it('is replayed from a seat', async () => {
    const page = await visit(
      club.put('replay.html', heard(embedding(base, element('view="replay"'), tokens.spectator))),
    );
    const frame = await frameOf(page);
    await frame.getByRole('button', { name: 'Last step' }).click();
    await frame.locator('.token').first().waitFor();
    await expect.poll(async () => (await reportsOf(page)).length).toBeGreaterThan(1);
  });

  it.each([
    ['map', '.map .token'],
    ['order', '.order .card'],
    ['hand', '.due-now .option'],
    ['log', '.log .log-line'],
  ])('has its %s alone', async (part, shown) => {
    const page = await visit(
      club.put(`${part}.html`, embedding(base, element('', part), tokens.gm)),
    );
    const frame = await frameOf(page);
    await frame.locator(shown).first().waitFor();
    const others = ['.map', '.order', '.due-now', '.log'].filter((one) => !shown.startsWith(one));
    await expect.poll(() => frame.locator(others.join()).count()).toBe(0);
  });

  it('is of the colors that the page wants', async () => {
    const page = await visit(
      club.put('dark.html', embedding(base, element('theme="dark"'), tokens.gm)),
    );
    const frame = await frameOf(page);
    await frame.locator('.token').first().waitFor();
    const ground = (): Promise<string> =>
      frame.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
    await expect.poll(ground).toBe('rgb(23, 24, 27)');
    await page.evaluate(() => {
      document.querySelector('sixbeat-fight')?.setAttribute('theme', 'light');
    });
    await expect.poll(ground).toBe('rgb(245, 244, 240)');
  });

  it('says when it is over, and leads nowhere from there', async () => {
    const page = await visit(club.put('end.html', heard(embedding(base, element(''), tokens.gm))));
    const frame = await frameOf(page);
    await frame.locator('.option').first().waitFor();
    await endFrom(gm);
    await frame.getByText('The fight is over.').waitFor();
    await expect.poll(async () => (await reportsOf(page)).at(-1)?.type).toBe('ended');
    await frame.locator('.deeds').waitFor();
    await expect.poll(() => frame.locator('a, .next').count()).toBe(0);
  });
});

describe('what is refused', () => {
  it('a page that is not allowed sees nothing of it', async () => {
    const page = await visit(
      stranger.put('play.html', heard(embedding(base, element(''), tokens.gm))),
    );
    const frame = await frameOf(page);
    await expect.poll(() => frame.url()).toMatch(/^chrome-error:/);
    await expect.poll(() => frame.locator('.table').count()).toBe(0);
    expect(await reportsOf(page)).toEqual([]);
  });

  it('who may embed a fight may embed no other page of the server', async () => {
    const page = await visit(club.put('home.html', `<iframe src="${base}/"></iframe>`));
    await expect.poll(async () => (await frameOf(page)).url()).toMatch(/^chrome-error:/);
  });

  it('what another window says to the frame is not heard', async () => {
    const shown = JSON.stringify({
      ...{ view: 'play', part: null, theme: 'auto', readonly: false, document: null },
      ...{ encounter, token: tokens.gm },
    });
    const speak = (to: string): string => `<script>
      function speak() {
        const { port1, port2 } = new MessageChannel();
        ${to}.postMessage('sixbeat:embed', '${base}', [port2]);
        port1.postMessage(${shown});
      }
    </script>`;
    const beside = stranger.put('beside.html', speak('parent.frames[0]'));
    const page = await visit(
      club.put(
        'two.html',
        `<iframe src="${base}/embed/"></iframe><iframe src="${beside}"></iframe>${speak('frames[0]')}`,
      ),
    );
    await expect.poll(() => page.frames().length).toBe(3);
    const [, frame, other] = page.frames();
    await Promise.all([frame!.waitForLoadState(), other!.waitForLoadState()]);
    const say = (from: Page | Frame): Promise<void> =>
      from.evaluate(() => {
        (window as unknown as { speak: () => void }).speak();
      });
    await say(other!);
    // The frame has heard by then what was said to it: what comes after that is heard.
    await say(page);
    await frame!.locator('.table').waitFor();
    await page.reload();
    const [, again, stillOther] = page.frames();
    await Promise.all([again!.waitForLoadState(), stillOther!.waitForLoadState()]);
    await say(stillOther!);
    await page.waitForTimeout(1000);
    await expect.poll(() => again!.locator('.table').count()).toBe(0);
  });

  it.each([
    [
      'the token of another fight',
      () => element(''),
      () => tokenOfAnotherFight(),
      'The token is none of a seat at this fight.',
    ],
    [
      'what stands for an account',
      () => element(''),
      () => 'account',
      'The token is none of a seat at this fight.',
    ],
    [
      'a document',
      () => element('document="fight.json" view="replay"'),
      () => '',
      'A server shows its own fights alone.',
    ],
  ])('a server is not given %s', async (_, content, token, message) => {
    const page = await visit(club.put('wrong.html', embedding(base, content(), token())));
    await (await frameOf(page)).getByText(message).waitFor();
  });

  it('the page that is embedded shows nothing by itself', async () => {
    const page = await visit(`${base}/embed/`);
    await page.getByText('This page shows a fight within a page of another site.').waitFor();
  });
});

/** Its claims are right, but for the fight. */
function tokenOfAnotherFight(): string {
  const [head, claims, sign] = tokens.gm.split('.');
  const other = Buffer.from(claims!, 'base64url').toString().replaceAll(encounter, 'enc_other');
  return [head, Buffer.from(other).toString('base64url'), sign].join('.');
}

describe('the site that needs no server', () => {
  let site: Site;
  let fight: unknown;
  beforeAll(async () => {
    site = await Site.open();
    const answer = (await askFrom(
      gm,
      `query ($id: ID!) { exportEncounter(encounterId: $id, afterVersion: 0, first: 150) {
        ... on EncounterExport { document } } }`,
      { id: encounter },
    )) as { exportEncounter: { document: unknown } };
    fight = answer.exportEncounter.document;
  });
  afterAll(() => site.close());

  const replayOf = (document: string): string =>
    embedding(
      site.address,
      `<sixbeat-fight server="${site.address}" view="replay" document="${document}"></sixbeat-fight>`,
    );

  it('replays a fight that lies anywhere', async () => {
    club.put('fight.json', JSON.stringify(fight));
    const page = await visit(club.put('document.html', heard(replayOf('fight.json'))));
    const frame = await frameOf(page);
    await frame.getByRole('button', { name: 'Last step' }).click();
    await frame.locator('.token').first().waitFor();
    const { version } = (await reportsOf(page)).at(-1)!;
    expect(version).toBeGreaterThan(1);
    expect(club.asked.find(({ url }) => url === '/fight.json')?.referrer).toBeUndefined();
  });

  it('deletes what earlier frames have left', async () => {
    club.put('fight.json', JSON.stringify(fight));
    const page = await visit(club.put('document.html', replayOf('fight.json')));
    await (await frameOf(page)).getByRole('button', { name: 'Last step' }).waitFor();
    await page.reload();
    const frame = await frameOf(page);
    await frame.getByRole('button', { name: 'Last step' }).waitFor();
    await expect
      .poll(() => frame.evaluate(async () => (await indexedDB.databases()).length))
      .toBe(1);
  });

  it.each([
    ['is too large', () => Buffer.alloc(5_000_001, ' '), /more than 5 MB/],
    ['is no JSON', () => 'a fight', /no JSON/],
    ['is something else', () => '{"name":"a sheet"}', /neither a saved fight nor/],
    [
      'was tampered with',
      () =>
        JSON.stringify(fight).replace(
          /"faces":\[(\d)/,
          (_, face) => `"faces":[${(Number(face) % 6) + 1}`,
        ),
      /The command and the dice give other events/,
    ],
  ])('says what is wrong with a document that %s', async (_, content, message) => {
    club.put('bad.json', content());
    const page = await visit(club.put('bad.html', replayOf('bad.json')));
    const frame = await frameOf(page);
    const words = frame.getByRole('alert');
    await words.waitFor();
    await expect.poll(() => words.innerText()).toMatch(message);
  });

  it('says what is wrong with a document that is not there', async () => {
    const page = await visit(club.put('gone.html', replayOf('gone.json')));
    await (await frameOf(page)).getByText('answered 404, and no document').waitFor();
  });

  it('shows none of the fights that are kept in this browser, whoever frames it', async () => {
    const content = `<sixbeat-fight server="${site.address}" encounter="${encounter}"></sixbeat-fight>`;
    const page = await visit(club.put('kept.html', embedding(site.address, content, tokens.gm)));
    await (await frameOf(page)).getByText('No server is asked here').waitFor();
    const framed = await visit(club.put('framed.html', `<iframe src="${site.address}/"></iframe>`));
    await (await frameOf(framed)).getByText('in a window of its own alone').waitFor();
  });
});
