import { type Api, startApi } from '../../kit/graphql/api.ts';
import { crowdOf, type Extreme, extremesOf } from '../../kit/graphql/extremes.ts';
import { median } from '../kit/race.ts';
import type { Finding, Row } from '../kit/row.ts';

/** What a request may take of the processor: meanwhile others are not answered. */
const BUDGET_MS = 250;
const MOST = 10;
const TIMES = 3;

interface Measured {
  readonly extreme: Extreme;
  readonly times: readonly number[];
}

/** Of the thread that answers, which sends the request and reads the answer too: others wait for no other thread. */
async function measured(api: Api, extreme: Extreme): Promise<Measured> {
  const times: number[] = [];
  for (let i = 0; i < TIMES; i++) {
    const before = process.threadCpuUsage();
    await api.post({ query: extreme.query, variables: extreme.variables });
    const { user, system } = process.threadCpuUsage(before);
    times.push((user + system) / 1000);
  }
  return { extreme, times };
}

/** The ten most expensive requests that the limits allow, of the largest fights. */
export const extremes: Row = {
  name: 'extremes',
  measure: async () => {
    const api = await startApi();
    const all: Measured[] = [];
    for (const ruleset of ['SEGMENTS', 'VIGILANCE', 'SECONDS'] as const) {
      const crowd = await crowdOf(api, ruleset);
      for (const extreme of extremesOf(crowd)) all.push(await measured(api, extreme));
    }
    await api.stop();
    const dearest = all.toSorted((a, b) => median(b.times) - median(a.times)).slice(0, MOST);
    return dearest.map(({ extreme, times }): Finding => {
      const ratios = times.map((ms) => ms / BUDGET_MS);
      return {
        what: `the most that can be asked, ${extreme.name}`,
        than: 'how long others may wait',
        unit: 'ms of processor',
        ours: median(times),
        peer: BUDGET_MS,
        ratio: median(ratios),
        spread: [Math.min(...ratios), Math.max(...ratios)],
        budget: { atMost: 1 },
      };
    });
  },
};
