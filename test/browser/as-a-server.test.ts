/** The service in a worker of a real browser says what a server says: the contract, and whole fights byte by byte. */
import { spawn } from 'node:child_process';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { connect } from '../../src/client/connect.ts';
import {
  EndEncounterDocument,
  ExportEncounterDocument,
  ImportEncounterDocument,
  JournalDocument,
  ScreenDocument,
} from '../../src/client/index.ts';
import { bridgeTo } from '../kit/browser/bridge.ts';
import { inPage, openServiceSite, type ServiceSite } from '../kit/browser/service-site.ts';
import { firstPicks } from '../kit/client/first-legal.ts';
import { newFight, rulesets } from '../kit/client/new-fight.ts';
import { Random } from '../kit/engine/random.ts';
import { type Api, ApiClient, startApi } from '../kit/graphql/api.ts';
import { ROOT } from '../kit/root.ts';
import { sized } from '../kit/size.ts';

/** A fight of chance alone goes on and on. */
const DECISIONS = 120;
const FIGHTS = sized(10, 1);

let opened: ServiceSite;
let bridge: Awaited<ReturnType<typeof bridgeTo>>;
let server: Api;
beforeAll(async () => {
  server = await startApi();
  opened = await openServiceSite();
  const tab = await opened.site.tab();
  await inPage(tab, 'open');
  bridge = await bridgeTo(tab);
});
afterAll(async () => {
  bridge.close();
  await opened.close();
  await server.stop();
});

describe('a service in a worker', () => {
  it('keeps the contract, and tells of its schema all but the descriptions', async () => {
    const args = [path.join(ROOT, 'scripts/contract.ts'), '--url', bridge.url];
    const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
    const report = (await child.stdout.toArray()).join('').split('\n');
    const isSchema = '  ✗ it is schema/schema.graphql';
    expect(report.filter((line) => line.includes('✗'))).toEqual([isSchema]);
    const differences = report.filter((line) => line.startsWith('      '));
    expect(differences.filter((line) => !/^ +SAFE: Description '/.test(line))).toEqual([]);
    expect(report.at(-2)).toMatch(/^\d{3} agree, 1 differ\.$/);
  });

  it.each(
    rulesets.flatMap((ruleset) => Array.from({ length: FIGHTS }, (_, n) => ({ ruleset, n }))),
  )(
    'judges and tells fight $n of $ruleset, played by chance, as a server does',
    async ({ ruleset, n }) => {
      const fight = await newFight(connect({ url: server.endpoint }), ruleset);
      const random = new Random(n);
      for (let i = 0; i < DECISIONS; i++) {
        const now = await fight.awaiting();
        const [decision] = now.ok ? now.awaiting : [];
        if (!decision) break;
        const option = random.pick(decision.options);
        // What the first picks are too few for is refused: it makes no version.
        await fight.take(option, firstPicks(option, decision));
      }
      const gm = server.seated({ token: fight.token! });
      const now = await fight.look();
      if (now.ok && now.phase !== 'ENDED')
        await gm.play(EndEncounterDocument, { encounterId: fight.id });
      const document = await exported(gm, fight.id);
      const [here, there] = await Promise.all(
        [server, new ApiClient(bridge.url)].map((api) => carried(api, document)),
      );
      expect(here!.length).toBeGreaterThan(DECISIONS * 100);
      expect(differenceOf(there!, here!)).toBeNull();
    },
  );
});

/** All that is told of a fight after it was imported: its journal, its table, and its document. */
async function carried(api: ApiClient, document: unknown): Promise<string> {
  const { importEncounter } = await api
    .seated('NOWHERE')
    .send(ImportEncounterDocument, { input: { document } });
  if (!('token' in importEncounter)) throw new Error(JSON.stringify(importEncounter));
  const { id } = importEncounter.encounter;
  const gm = api.seated({ token: importEncounter.token });
  const told = [
    await gm.send(ScreenDocument, { id }),
    await gm.send(JournalDocument, { id, first: 100 }),
    await exported(gm, id),
  ];
  // What each import makes anew, by the order in which it is named: ids, times, the hashes of its own dice.
  const names = new Map<string, string>();
  return JSON.stringify(told).replaceAll(MADE_ANEW, (name) => {
    if (!names.has(name)) names.set(name, `#${names.size}`);
    return names.get(name)!;
  });
}

const MADE_ANEW = /\b(?:\w+_[\da-f]{16,}|\d{4}-\d\d-\d\dT[\d:.]+Z|[\da-f]{64})\b/g;

/** The first, with what stands around it: whole, they are longer than anyone reads. */
function differenceOf(one: string, other: string): readonly string[] | null {
  if (one === other) return null;
  let at = 0;
  while (one[at] === other[at]) at++;
  return [one, other].map((text) => text.slice(Math.max(0, at - 100), at + 100));
}

async function exported(api: ApiClient, encounterId: string): Promise<unknown> {
  const { exportEncounter } = await api.send(ExportEncounterDocument, { encounterId });
  if (!('document' in exportEncounter)) throw new Error(JSON.stringify(exportEncounter));
  return exportEncounter.document;
}
