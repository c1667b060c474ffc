/**
 * Databases of every layout, as browsers have kept them, are opened and played on. `SIXBEAT_FORMATS=record` keeps one of
 * a new layout.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { connect } from '../../src/client/connect.ts';
import { DeleteEncounterDocument, MeDocument } from '../../src/client/index.ts';
import { LAYOUT } from '../../src/store/indexeddb/database.ts';
import { bridgeTo } from '../kit/browser/bridge.ts';
import type { Dump } from '../kit/browser/inside/databases.ts';
import { inPage, openServiceSite, type ServiceSite } from '../kit/browser/service-site.ts';
import type { Tab } from '../kit/browser/site.ts';
import { nextChoice } from '../kit/client/first-legal.ts';
import { newFight, rulesets } from '../kit/client/new-fight.ts';
import { ApiClient } from '../kit/graphql/api.ts';
import { FIXTURES } from '../kit/store/formats.ts';

const fileOf = (layout: number): string => path.join(FIXTURES, `indexeddb/layout-${layout}.json`);
const layouts = Array.from({ length: LAYOUT }, (_, i) => i + 1);

let opened: ServiceSite;
let tab: Tab;
let bridge: Awaited<ReturnType<typeof bridgeTo>>;
beforeAll(async () => {
  opened = await openServiceSite();
  tab = await opened.site.tab();
  bridge = await bridgeTo(tab);
  if (process.env.SIXBEAT_FORMATS === 'record') await keep();
});
afterAll(async () => {
  bridge.close();
  await opened.close();
});

/** A fight of each ruleset in its midst, and one that is deleted. */
async function keep(): Promise<void> {
  await inPage(tab, 'open', 'to-keep');
  const token = await inPage<string>(tab, 'ownerToken');
  const server = connect({ url: bridge.url, token });
  for (const ruleset of rulesets) {
    const fight = await newFight(server, ruleset);
    for (let n = 0; n < 4; n++) {
      const next = await nextChoice(fight);
      if (next) await fight.take(next.option, next.picks);
    }
  }
  const gone = await newFight(server);
  await new ApiClient(bridge.url, { token: gone.token! }).send(DeleteEncounterDocument, {
    input: { encounterId: gone.id, name: 'A test' },
  });
  await inPage(tab, 'kill');
  writeFileSync(fileOf(LAYOUT), JSON.stringify(await inPage<Dump>(tab, 'dumped', 'to-keep')));
}

describe('a database of a browser', () => {
  it('is kept of every layout: `SIXBEAT_FORMATS=record npx vitest run test/browser/kept-databases.test.ts`', () => {
    expect(layouts.filter((layout) => !existsSync(fileOf(layout)))).toEqual([]);
  });

  it.each(layouts)('of layout %i is opened, and its fights are played on', async (layout) => {
    const name = `kept-${layout}`;
    const kept = JSON.parse(readFileSync(fileOf(layout), 'utf8')) as Dump;
    await inPage(tab, 'restored', name, kept);
    await inPage(tab, 'open', name);
    const token = await inPage<string>(tab, 'ownerToken');
    const { me } = await new ApiClient(bridge.url, { token }).send(MeDocument, {});
    const own = me!.encounters.nodes;
    expect(own.map(({ ruleset }) => ruleset).toSorted()).toEqual([...rulesets].toSorted());
    const server = connect({ url: bridge.url, token });
    for (const { id } of own) {
      const fight = server.fight(id);
      const next = (await nextChoice(fight))!;
      expect(await fight.take(next.option, next.picks)).toMatchObject({ ok: true });
    }
    await inPage(tab, 'kill');
  });
});
