/** The loop of docs/subscriptions.md, run as it stands there. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { stripTypeScriptTypes } from 'node:module';
import { setTimeout as sleep } from 'node:timers/promises';
import { runInThisContext } from 'node:vm';
import { print } from 'graphql';
import { createClient } from 'graphql-sse';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  EncounterUpdatedDocument,
  IssueSeatDocument,
  RevokeSeatDocument,
  SetBattlefieldDocument,
} from '../../src/client/index.ts';
import { type Api, type ApiClient, startApi } from '../kit/graphql/api.ts';
import { ROOT } from '../kit/root.ts';

const PAGE = path.join(ROOT, 'docs/subscriptions.md');
const URL_OF_PAGE = 'https://<host>/graphql/stream';

let api: Api;
/** Its streams end, and want to be taken up again. */
let brief: ApiClient;
beforeAll(async () => {
  api = await startApi();
  brief = await api.another({ maxStreamMs: 700 });
});
afterAll(() => api.stop());

/** What a reader of the page has by then, and the page's code with the address of ours. */
async function loopOfThePage(given: Readonly<Record<string, unknown>>): Promise<unknown> {
  const [, code = ''] = /```ts\n(.*?)```/s.exec(await readFile(PAGE, 'utf8')) ?? [];
  expect(code).toContain(URL_OF_PAGE);
  const body = stripTypeScriptTypes(code)
    .replace(/^import .*\n/gm, '')
    .replace(URL_OF_PAGE, `${brief.endpoint}/stream`);
  const names = { print, createClient, EncounterUpdatedDocument, ...given };
  const run = runInThisContext(`(async (${Object.keys(names).join(', ')}) => { ${body} })`) as (
    ...values: readonly unknown[]
  ) => Promise<unknown>;
  return run(...Object.values(names));
}

it('draws once for every version, over streams that end, until its seat is revoked', async () => {
  const encounter = await api.create();
  const encounterId = encounter.id;
  const { issueSeat } = await api.send(IssueSeatDocument, {
    input: { encounterId, kind: 'SPECTATOR', name: 'A frontend', days: 1 },
  });
  if (issueSeat.__typename !== 'IssueSeatPayload') throw new Error(issueSeat.message);
  const drawn: number[] = [];
  const draw = ({ version, events }: { version: number; events: readonly unknown[] }) => {
    expect(events).toBeInstanceOf(Array);
    drawn.push(version);
  };
  const { token, seat } = issueSeat;
  const over = loopOfThePage({ token, encounter, encounterId, draw });
  for (let r = 0; r < 8; r++) {
    await api.play(SetBattlefieldDocument, { encounterId, obstacles: [{ q: 9, r }] });
    await sleep(300);
  }
  // The seat was version 2.
  await expect.poll(() => drawn, { timeout: 30_000 }).toEqual([2, 3, 4, 5, 6, 7, 8, 9, 10]);
  await api.send(RevokeSeatDocument, { input: { encounterId, seatId: seat.id } });
  await over;
  expect(drawn.slice(9).every((version) => version === 11)).toBe(true);
}, 60_000);
