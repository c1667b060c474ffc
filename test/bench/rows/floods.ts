import { type Api, startApi } from '../../kit/graphql/api.ts';
import { crowdOf } from '../../kit/graphql/extremes.ts';
import { type Flood, floodOfUpdates, floods, strongCrowd } from '../../kit/graphql/floods.ts';
import { authorization } from '../../kit/app/seats.ts';
import { mostOf } from '../../kit/graphql/most.ts';
import type { Finding, Row } from '../kit/row.ts';
import { OtherClient, type Waiting } from '../kit/waiting.ts';

/** How long others may wait for an answer. */
const BUDGET_MS = 250;

const found = (name: string, { processor, wait }: Waiting): readonly Finding[] =>
  [
    { what: `others wait, ${name}`, ours: wait, budget: { atMost: 1 } },
    { what: `processor, ${name}`, ours: processor, budget: null },
  ].map((finding) => ({
    than: 'what others may wait',
    unit: 'ms',
    peer: BUDGET_MS,
    ratio: finding.ours / BUDGET_MS,
    spread: [finding.ours / BUDGET_MS, finding.ours / BUDGET_MS],
    ...finding,
  }));

/** Ten commands while somebody follows who names as many combatants as a body holds. */
async function whileFollowed(api: Api, other: OtherClient, id: string): Promise<Waiting> {
  const cut = new AbortController();
  const following = followed(api, floodOfUpdates(id), cut.signal);
  const paces = ['FLOW', 'STEP'] as const;
  const waiting = await other.during(async () => {
    for (let i = 0; i < 10; i++)
      await api.ask('mutation ($input: SetPaceInput!) { setPace(input: $input) { __typename } }', {
        input: { encounterId: id, pace: paces[i % 2] },
      });
  });
  cut.abort();
  await following.catch(() => undefined);
  return waiting;
}

async function followed(api: Api, body: string, signal: AbortSignal): Promise<void> {
  const headers = {
    'content-type': 'application/json',
    accept: 'text/event-stream',
    ...(await authorization('GM', body)),
  };
  const response = await fetch(api.endpoint, { method: 'POST', headers, body, signal });
  await response.text();
}

/** Requests that once stopped the server, with the most that another client waits for an answer. */
export const floodRow: Row = {
  name: 'floods',
  measure: async () => {
    const api = await startApi();
    const crowd = await crowdOf(api, 'SEGMENTS');
    const other = new OtherClient(api.endpoint);
    const findings: Finding[] = [];
    const measure = async ({ name, body }: Flood) => {
      const waiting = await other.during(() => api.post(body));
      findings.push(...found(name, waiting));
    };
    for (const flood of floods(crowd)) await measure(flood);
    const followed = await whileFollowed(api, other, crowd.id);
    findings.push(...found('ten commands, followed with 500,000 ids 10 times', followed));
    await measure(await strongCrowd(api, crowd));
    await other.stop();
    await api.stop();
    return findings;
  },
};

/** As many of the slowest are reported. */
const MOST = 8;

/** For every argument the most that is allowed, used as often as is allowed: the slowest of them. */
export const argumentRow: Row = {
  name: 'arguments',
  measure: async () => {
    const api = await startApi();
    const other = new OtherClient(api.endpoint);
    const all: { readonly name: string; readonly waiting: Waiting }[] = [];
    for (const ruleset of ['SEGMENTS', 'VIGILANCE', 'SECONDS'] as const)
      for (const { name, body } of mostOf(await crowdOf(api, ruleset)))
        all.push({ name, waiting: await other.during(() => api.post(body)) });
    await other.stop();
    await api.stop();
    const slowest = all.toSorted((a, b) => b.waiting.processor - a.waiting.processor);
    return slowest.slice(0, MOST).flatMap(({ name, waiting }) => found(name, waiting));
  },
};
