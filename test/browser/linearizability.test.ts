/** Many clients, a service in each of three tabs, one database of the browser; and workers that are killed meanwhile. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { firstToken, TOKEN_KEY } from '../kit/app/seats.ts';
import {
  type Answer,
  inPage,
  openServiceSite,
  type ServiceSite,
  STORE_WORKER,
} from '../kit/browser/service-site.ts';
import { storeIn } from '../kit/browser/site.ts';
import { Random } from '../kit/engine/random.ts';
import { faultsIn, idOf, sendAll, unreliable } from '../kit/store/linearizability.ts';
import { parties, tables } from '../kit/store/stress/storm.ts';

const COMMANDS = 240;
/** So many commands between one that is killed and the next. */
const BETWEEN_KILLS = 12;
/** Milliseconds within which a worker has answered, unless it was killed. */
const PATIENCE = 5000;

let opened: ServiceSite;
beforeAll(async () => {
  opened = await openServiceSite();
});
afterAll(() => opened.close());

it('leave journals in which each command that was answered stands once', async () => {
  const { site } = opened;
  const random = new Random(11);
  const [first, ...others] = await Promise.all([site.tab(), site.tab(), site.tab()]);
  await first.start('store', STORE_WORKER);
  // Its tokens are signed as those of all tests.
  await first.ask('store', 'keepSecret', ['seats', TOKEN_KEY]);
  const store = storeIn(first, 'store');
  const tabs = [first, ...others];
  for (const tab of tabs) await inPage(tab, 'open');
  const places = [...(await tables(store, 3)), ...(await parties(store, 1))] as const;
  const send = async (body: string): Promise<string> => {
    const [id] = /\b(?:enc|pty)_[0-9a-f]{20}\b/.exec(body) ?? [];
    const asked = inPage<Answer>(random.pick(tabs), 'ask', body, await firstToken(id!));
    const late = new Promise<never>((_, reject) => setTimeout(reject, PATIENCE));
    return (await Promise.race([asked, late])).text;
  };
  let kills = 0;
  const killing: Promise<unknown>[] = [];
  const sent = await sendAll({
    transport: unreliable(send, random),
    random,
    places: places,
    clients: 12,
    commands: COMMANDS,
    onSent: (count) => {
      if (count % BETWEEN_KILLS !== 0) return;
      const tab = tabs[kills++ % tabs.length]!;
      killing.push(inPage(tab, 'kill').then(() => inPage(tab, 'open')));
    },
  });
  await Promise.all(killing);
  expect(await faultsIn(store, places.map(idOf), sent)).toEqual([]);
  const acknowledged = sent.filter(({ fate }) => fate.kind === 'ACKNOWLEDGED');
  expect(acknowledged.length).toBeGreaterThan(COMMANDS / 3);
  expect(kills).toBe(COMMANDS / BETWEEN_KILLS);
}, 300_000);
