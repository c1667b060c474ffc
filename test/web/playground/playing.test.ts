/** A game master at the playground of the real server, who types nothing. */
import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildWeb } from '../../../scripts/build-web.ts';
import { EndEncounterDocument } from '../../../src/client/index.ts';
import { type Api, startApi } from '../../kit/graphql/api.ts';
import { launchBrowser, ready, Visitor } from '../../kit/web/browser.ts';

let api: Api;
let browser: Browser;
let visitor: Visitor;
let page: Page;

beforeAll(async () => {
  await buildWeb();
  api = await startApi();
  browser = await launchBrowser();
});

afterAll(async () => {
  await browser.close();
  await api.stop();
});

beforeEach(async () => {
  // The fight of these dice is short.
  api.nextSeed('5'.repeat(64));
  visitor = await Visitor.at(browser, new URL(api.endpoint).origin);
  page = await visitor.open();
});

afterEach(() => visitor.leave());

interface Answer {
  readonly __typename: string;
  readonly code?: string;
  readonly rule?: string;
  readonly token?: string;
  readonly encounter?: {
    readonly id: string;
    readonly phase: string;
    readonly combatants: readonly { readonly status: string }[];
    readonly awaiting: readonly { readonly kind: string; readonly required: boolean }[];
  };
}

const tab = (name: string) => page.getByRole('tab', { name: new RegExp(`^${name}( Close Tab)?$`) });
const execute = () => page.locator('.graphiql-execute-button').click();
const shown = (text: string) => page.locator('.result-window .view-lines', { hasText: text });
const bar = () => page.locator('.seat-bar');

async function show(name: string): Promise<void> {
  await tab(name).getByRole('button').first().click();
  await page.locator('.graphiql-tab-active', { hasText: name }).waitFor();
}

/** Runs a ready-made operation as it stands there. */
async function run(name: string): Promise<Answer> {
  await show(name);
  const answered = page.waitForResponse((response) => response.url() === api.endpoint);
  await execute();
  const { data } = (await (await answered).json()) as { data: Record<string, Answer> };
  const answer = Object.values(data)[0]!;
  if (answer.__typename) await shown(answer.__typename).waitFor();
  return answer;
}

async function open(): Promise<Answer> {
  for (const name of ['CreateEncounter', 'DefineActions', 'AddCombatants'])
    expect((await run(name)).__typename).toBe(`${name}Payload`);
  return run('RollInitiative');
}

/** The tab to run: someone with an opponent left throws a bolt, and its target defends. */
function nextTab({ encounter }: Answer): string {
  const due = encounter?.awaiting.find(({ required }) => required)?.kind;
  if (due === 'DEFENSE') return 'ResolveDefense';
  if (due === 'ADVANCE') return 'AdvanceSegment';
  if (due === 'CONCLUSION') return 'ConcludeFight';
  const sides = encounter?.combatants.filter(({ status }) => status === 'STANDING');
  return sides?.length === 2 ? 'DeclareAction' : 'EndTurn';
}

describe('the tabs', () => {
  it('play a fight to its end, one after the other, and ask no other host', async () => {
    let answer = await open();
    const ran = new Set<string>();
    const forbidden = new Set<string | undefined>();
    for (let moves = 0; answer.encounter?.phase === 'COMBAT' && moves < 100; moves++) {
      const name = nextTab(answer);
      ran.add(name);
      answer = await run(name);
      if (answer.__typename === 'IllegalMove') {
        forbidden.add(answer.rule);
        await shown(`"rule": "${answer.rule!}"`).waitFor();
      }
      const isOver = answer.encounter?.awaiting.some(({ kind }) => kind === 'CONCLUSION');
      if (name === 'DeclareAction' && isOver !== true) answer = await run('EndTurn');
    }
    const tabs = ['DeclareAction', 'AdvanceSegment', 'ResolveDefense', 'ConcludeFight'];
    expect(ran).toEqual(new Set(tabs));
    // One Standard a round.
    expect(forbidden).toEqual(new Set(['SEG-21']));
    expect(answer.encounter?.phase).toBe('ENDED');
    expect(visitor.foreign).toEqual([]);
    expect(visitor.complaints).toEqual([]);
  });

  it('show what was sent for the words of the variables', async () => {
    const { encounter } = await run('CreateEncounter');
    await run('DefineActions');
    await shown(`"$ENCOUNTER": "${encounter!.id}"`).waitFor();
  });

  it('send nothing when a word stands for nothing, and say which', async () => {
    await show('EndTurn');
    await execute();
    await shown('$ENCOUNTER stands for the encounter where you sit').waitFor();
    await run('CreateEncounter');
    await show('EndTurn');
    await execute();
    await shown('$TURN stands for whose turn it is').waitFor();
  });

  it('are all in the list, which opens them again', async () => {
    await page.getByRole('button', { name: 'Show Operations' }).click();
    const list = page.locator('.operations');
    await list.getByRole('button', { name: 'SettleTie' }).click();
    await page.locator('.graphiql-tab-active', { hasText: 'SettleTie' }).waitFor();
    await page.locator('.graphiql-tab-active').getByLabel('Close Tab').click();
    await list.getByRole('button', { name: 'SettleTie' }).click();
    await page.locator('.graphiql-tab-active', { hasText: 'SettleTie' }).waitFor();
    await page
      .locator('.graphiql-editor-tool .view-lines', { hasText: '$DECIDER' })
      .first()
      .waitFor();
  });
});

describe('the seat', () => {
  it('is kept for this browser tab over a reload, and for no other', async () => {
    const { token } = await run('CreateEncounter');
    await bar().getByText('Seat: GM of Bridge at dusk').waitFor();
    await page.reload();
    await ready(page);
    await bar().getByText('Seat: GM of Bridge at dusk').waitFor();
    expect((await run('DefineActions')).__typename).toBe('DefineActionsPayload');
    const kept = await page.evaluate<string>('JSON.stringify(localStorage) + location.href');
    expect(kept).not.toContain(token);

    page = await visitor.open();
    await bar().getByText('No seat.').waitFor();
    expect(await page.evaluate('sessionStorage.getItem("sixbeat:seat-token")')).toBeNull();
  });

  it('can be kept: its token is copied', async () => {
    const { token } = await run('CreateEncounter');
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await bar().getByRole('button', { name: 'Copy token' }).click();
    await bar().getByRole('button', { name: 'Copied' }).waitFor();
    expect(await page.evaluate('navigator.clipboard.readText()')).toBe(token);
  });

  it('stays the GM’s when they issue another, which somebody else can take', async () => {
    await open();
    const { token } = await run('IssueSeat');
    expect(await bar().textContent()).toContain('Seat: GM of Bridge at dusk');

    page = await visitor.open();
    await bar().getByLabel('Seat token').fill(`Bearer ${token!}`);
    await bar().getByRole('button', { name: 'Sit down' }).click();
    await bar().getByText('Seat: Ana’s player, player of Bridge at dusk').waitFor();
    expect(await run('EndEncounter')).toMatchObject({ __typename: 'Forbidden', code: 'FORBIDDEN' });
    await shown('This seat may not give the command EndEncounter.').waitFor();
    await bar().getByRole('button', { name: 'Leave' }).click();
    await bar().getByText('No seat.').waitFor();
  });

  it('is what an operation lacks that is sent without one', async () => {
    await run('CreateEncounter');
    await bar().getByRole('button', { name: 'Leave' }).click();
    await page.getByRole('button', { name: 'New tab' }).click();
    await page.locator('.graphiql-query-editor .monaco-editor').click();
    await page.keyboard.insertText('{ encounter(id: "enc_00000000000000000000") { name } }');
    await execute();
    await shown('UNAUTHENTICATED').waitFor();
    await shown('Send the token of a seat at this encounter.').waitFor();
  });

  it('says when its token is of no use', async () => {
    const { token } = await run('CreateEncounter');
    const [head, body] = token!.split('.');
    await bar().getByRole('button', { name: 'Change' }).click();
    await bar().getByLabel('Seat token').fill('not a token');
    await bar().getByRole('button', { name: 'Sit down' }).click();
    await bar().getByText('That is not the token of a seat.').waitFor();
    await bar().getByLabel('Seat token').fill(`${head!}.${body!}.forged`);
    await bar().getByRole('button', { name: 'Sit down' }).click();
    await bar().getByText('The token is not one of this server.').waitFor();
    await show('Encounter');
    await execute();
    await shown('UNAUTHENTICATED').waitFor();
  });
});

describe('the GM console', () => {
  it('plays a fight with buttons, from what is awaited alone', async () => {
    const gm = page.locator('.gm-console');
    const button = (name: RegExp) => gm.locator('.decision').getByRole('button', { name }).first();
    await gm.getByRole('button', { name: 'SEGMENTS' }).click();
    const due = gm.locator('.decision[open] > summary', { hasText: '(due)' }).first();
    const ended = gm.getByText(/^ENDED/);
    for (let moves = 0; moves < 100; moves++) {
      // As long as it waits for an answer, nothing in it can be clicked.
      await page.locator('.gm-console:enabled').waitFor();
      await due.or(ended).first().waitFor();
      if (await ended.isVisible()) break;
      const next = await nextButton((await due.textContent()) ?? '', button);
      await next.click();
    }
    expect(await gm.getByText(/^ENDED: (heroes|raiders) left$/).isVisible()).toBe(true);
    expect(visitor.complaints).toEqual([]);
  });

  it.each(['VIGILANCE', 'SECONDS'])('opens a fight of %s, and goes on with it', async (ruleset) => {
    const gm = page.locator('.gm-console');
    await gm.getByRole('button', { name: ruleset }).click();
    await gm
      .getByText(/^Round 1/)
      .first()
      .waitFor();
    const due = gm.locator('.decision[open]', { hasText: '(due)' });
    const lines = gm.locator('.log li');
    for (let moves = 0; moves < 15; moves++) {
      await page.locator('.gm-console:enabled').waitFor();
      await due.first().waitFor();
      expect(await gm.getByRole('alert').allTextContents()).toEqual([]);
      const before = await lines.count();
      await due.first().locator('form > button:visible').first().click();
      await expect.poll(() => lines.count(), { timeout: 20_000 }).toBeGreaterThan(before);
    }
    expect(visitor.complaints).toEqual([]);
  });

  it('says so when the server cannot be reached, until it can', async () => {
    const gm = page.locator('.gm-console');
    await gm.getByRole('button', { name: 'SEGMENTS' }).click();
    await gm.locator('.decision').first().waitFor();
    const requests = /\/graphql(\/stream)?$/;
    await page.route(requests, (route) => route.abort());
    await page.reload();
    await page.locator('.seat-bar').getByRole('alert').waitFor();
    const trouble = gm.getByText(/^The table is not followed at the moment: /);
    await trouble.waitFor();
    await page.unroute(requests);
    await trouble.waitFor({ state: 'detached' });
  });

  it('shows what others do as it happens', async () => {
    const gm = page.locator('.gm-console');
    await gm.getByRole('button', { name: 'SEGMENTS' }).click();
    await page.locator('.gm-console:enabled').waitFor();
    await gm.locator('.decision').first().waitFor();
    const token = await page.evaluate<string>('sessionStorage.getItem("sixbeat:seat-token")');
    const { enc } = JSON.parse(Buffer.from(token.split('.')[1]!, 'base64url').toString()) as {
      enc: string;
    };
    const other = api.seated({ token });
    await other.play(EndEncounterDocument, { encounterId: enc });
    await gm.getByText(/^ENDED/).waitFor();
    expect(visitor.complaints).toEqual([]);
  });
});

type Button = ReturnType<Page['getByRole']>;

/** Someone throws a bolt as long as they may, and meets one with a Reaction. */
async function nextButton(due: string, button: (name: RegExp) => Button): Promise<Button> {
  if (due.includes('defense')) return button(/Reaction/);
  if (due.includes('conclusion')) return button(/End the fight/);
  if (due.includes('advance')) return button(/Go on|segment|round/i);
  const bolt = button(/Gale Bolt/);
  return (await bolt.count()) > 0 ? bolt : button(/End (the )?turn/);
}
