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
  readonly rule?: { readonly id: string };
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

/** Pastes the token or the link of a seat into the bar. */
async function takeSeat(pasted: string): Promise<void> {
  await bar().getByLabel('Seat token').fill(pasted);
  await bar().getByRole('button', { name: 'Take the seat' }).click();
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
        forbidden.add(answer.rule?.id);
        await shown(`"id": "${answer.rule!.id}"`).waitFor();
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
    await shown('$ENCOUNTER stands for the encounter of your seat').waitFor();
    await run('CreateEncounter');
    await show('EndTurn');
    await execute();
    await shown('$TURN stands for the combatant whose turn it is').waitFor();
  });

  it('are all in the list, which opens them again', async () => {
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

describe('a subscription', () => {
  it('shows what others do as it happens, and what it has shown is filled in', async () => {
    const { token, encounter } = await run('CreateEncounter');
    await show('EncounterUpdated');
    await execute();
    await shown('"phase": "SETUP"').waitFor();
    const other = api.seated({ token: token! });
    const ended = await other.play(EndEncounterDocument, { encounterId: encounter!.id });
    await shown('"phase": "ENDED"').waitFor();
    await execute();
    await run('EncounterAtVersion');
    await shown(`"$PREVIOUS_VERSION": ${ended.encounter.version - 1}`).waitFor();
    expect(visitor.complaints).toEqual([]);
  });

  it('says why it is refused', async () => {
    await run('CreateEncounter');
    await page.evaluate(`sessionStorage.setItem(
      'sixbeat:seat-token', sessionStorage.getItem('sixbeat:seat-token').replace(/[^.]*$/, 'forged'))`);
    await page.reload();
    await ready(page);
    await show('EncounterUpdated');
    await execute();
    await shown('UNAUTHENTICATED').waitFor();
  });
});

describe('the seat', () => {
  it('is kept for this browser tab over a reload, and for no other', async () => {
    const { token, encounter } = await run('CreateEncounter');
    await bar().getByText('Your seat: Bridge at dusk').waitFor();
    await page.reload();
    await ready(page);
    await bar().getByText(`Your seat: ${encounter!.id}`).waitFor();
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

  it('stays the GM’s when they issue another, which another person can take', async () => {
    await open();
    const kept = await page.evaluate('sessionStorage.getItem("sixbeat:seat-token")');
    const { token } = await run('IssueSeat');
    expect(await page.evaluate('sessionStorage.getItem("sixbeat:seat-token")')).toBe(kept);
    expect(token).not.toBe(kept);

    page = await visitor.open();
    await takeSeat(`Bearer ${token!}`);
    await run('Encounter');
    await bar().getByText('Your seat: Bridge at dusk').waitFor();
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
    await page.keyboard.insertText(
      '{ encounter(id: "enc_00000000000000000000") { ... on UserError { code message } } }',
    );
    await execute();
    await shown('UNAUTHENTICATED').waitFor();
    await shown('Send the token of a seat at this encounter.').waitFor();
  });

  it('is taken with its link, and not with anything else', async () => {
    const { token } = await run('CreateEncounter');
    await bar().getByRole('button', { name: 'Leave' }).click();
    await takeSeat('not a token');
    await bar().getByText('That is not the token of a seat. Paste one:').waitFor();
    await takeSeat(`${new URL(api.endpoint).origin}/#/join/${token!}`);
    await run('Encounter');
    await bar().getByText('Your seat: Bridge at dusk').waitFor();
  });

  it('is refused by the server when its token is forged', async () => {
    const { token } = await run('CreateEncounter');
    await bar().getByRole('button', { name: 'Leave' }).click();
    await takeSeat(token!.replace(/[^.]*$/, 'forged'));
    await show('Encounter');
    await execute();
    await shown('UNAUTHENTICATED').waitFor();
  });

  it('is that of the fight that the Table opened last', async () => {
    const table = await visitor.tab('/');
    const demo = table.locator('article', { hasText: 'SEGMENTS' });
    await table.getByLabel(/^Play solo/).uncheck();
    await demo.getByRole('button', { name: 'Play the demo' }).click();
    await table.locator('.token').first().waitFor();
    page = await visitor.open();
    await run('Encounter');
    await shown('"phase": "COMBAT"').waitFor();
  });
});
