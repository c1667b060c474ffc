/** The whole service in a worker of a real browser, as it is built for a site. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sizes } from '../../scripts/build-service.ts';
import {
  type Answer,
  inPage,
  openServiceSite,
  type ServiceSite,
} from '../kit/browser/service-site.ts';
import type { Tab } from '../kit/browser/site.ts';
import { rulesets } from '../kit/client/new-fight.ts';
import type { playAndFollow } from '../kit/client/play-and-follow.ts';

let opened: ServiceSite;
let tab: Tab;
beforeAll(async () => {
  opened = await openServiceSite();
  tab = await opened.site.tab();
  expect(await inPage(tab, 'open')).toMatch(/^(PERSISTENT|BEST_EFFORT)$/);
});
afterAll(() => opened.close());

const create = (name: string, more: object = {}) =>
  JSON.stringify({
    query: `mutation ($input: CreateEncounterInput!) { createEncounter(input: $input) {
      ... on CreateEncounterPayload { token encounter { id version } } ... on UserError { code } } }`,
    variables: { input: { name, ruleset: 'SEGMENTS', ...more } },
  });

interface Made {
  readonly data: {
    readonly createEncounter: {
      readonly token: string;
      readonly encounter: { readonly id: string; readonly version: number };
    };
  };
}

const made = async (name: string, more: object = {}) => {
  const { text } = await inPage<Answer>(tab, 'askAsOwner', create(name, more));
  return (JSON.parse(text) as Made).data.createEncounter;
};

type Played = Awaited<ReturnType<typeof playAndFollow>>;

describe('a service in a worker', () => {
  it.each(rulesets)(
    'plays a whole fight of %s by the documents of @sixbeat/client, and is followed beside it',
    async (ruleset) => {
      const { begun, made, followed, outcome } = await inPage<Played>(tab, 'play', ruleset);
      expect(made).toEqual(made.map((_, i) => begun + 1 + i));
      expect(followed).toEqual(made);
      expect(outcome?.reason).toBe('ONE_SIDE_LEFT');
    },
  );

  it('finds the encounters of the device again, and not those of others', async () => {
    const { encounter } = await made('Mine');
    const query = JSON.stringify({ query: '{ me { encounters { nodes { id } } } }' });
    const { text } = await inPage<Answer>(tab, 'askAsOwner', query);
    expect(text).toContain(encounter.id);
    const other = await inPage<Answer>(tab, 'ask', query);
    expect(other.text).not.toContain(encounter.id);
  });

  it('paints maps, bounds what is asked, and says what is wrong, as a server does', async () => {
    const { encounter, token } = await made('Map');
    const headers = { authorization: `Bearer ${token}` };
    const map = await inPage<Answer>(tab, 'read', `/fights/${encounter.id}/map.svg`, { headers });
    expect(map).toMatchObject({ status: 200, headers: { 'content-type': /svg/ } });
    const long = JSON.stringify({ query: `{ ${'a '.repeat(200_000)} }` });
    const refused = await inPage<Answer>(tab, 'ask', long);
    expect(refused.text).toContain('DOCUMENT_TOO_LONG');
    const forged = await inPage<Answer>(tab, 'ask', create('x'), 'a.b.c');
    expect(forged).toMatchObject({ status: 401 });
  });

  it('tells another tab what is new, in events', async () => {
    const { encounter, token } = await made('Two tabs');
    const other = await opened.site.tab();
    await inPage(other, 'open');
    const subscription = JSON.stringify({
      query: `subscription { encounterUpdated(encounterId: "${encounter.id}", afterVersion: 1) {
        ... on EncounterUpdate { version } } }`,
    });
    const events = inPage<string>(other, 'firstEvent', subscription, token);
    const rename = JSON.stringify({
      query: `mutation { updateEncounter(input: { encounterId: "${encounter.id}", name: "New" }) { __typename } }`,
    });
    await inPage(tab, 'ask', rename, token);
    expect(await events).toContain('"version":2');
  });

  it('has every command once, though it is killed in the middle of any', async () => {
    const { encounter, token } = await made('Killed');
    for (let n = 0; n < 20; n++) {
      const rename = JSON.stringify({
        query: `mutation { updateEncounter(input: { encounterId: "${encounter.id}", name: "Name ${n}", idempotencyKey: "key-${n}" }) {
          __typename ... on MutationPayload { encounter { version } } } }`,
      });
      const sent = inPage<Answer>(tab, 'ask', rename, token).catch(() => null);
      await tab.page.waitForTimeout(n);
      await inPage(tab, 'kill');
      await sent;
      await inPage(tab, 'open');
      const again = await inPage<Answer>(tab, 'ask', rename, token);
      expect(JSON.parse(again.text)).toMatchObject({
        data: { updateEncounter: { encounter: { version: 2 + n } } },
      });
    }
  });

  it('fails what is asked of it as it is closed', async () => {
    const why = await inPage<string>(tab, 'askAndKill', '{"query":"{ schemaVersion }"}');
    expect(why).toBe('TypeError: The service was closed.');
    await inPage(tab, 'open');
  });

  it('says that the browser keeps nothing', async () => {
    // A worker of no site may keep nothing, as pages in some private windows.
    const url = `data:text/javascript,import '${opened.site.origin}/service/worker.js'`;
    const visitor = await opened.site.tab();
    expect(await inPage(visitor, 'open', 'sixbeat', url)).toBe('FAILED');
  });
});

it('loads one ruleset when it is played, and the others not at all', () => {
  const { none, all, ...each } = sizes(opened.built, opened.folder);
  for (const bytes of Object.values(each)) {
    expect(bytes).toBeGreaterThan(none);
    expect(bytes).toBeLessThan(420_000);
  }
  expect(Object.keys(each).toSorted()).toEqual(['seconds', 'segments', 'vigilance']);
  expect(all).toBeLessThan(530_000);
});
