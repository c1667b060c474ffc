import { API_PATH, STREAM_PATH } from '../graphql/http/paths.ts';

/** Milliseconds for an answer, and for an update: people would have given up. */
const PATIENCE = 20_000;

const CREATE = `mutation {
  createEncounter(input: { name: "Canary", ruleset: SECONDS }) {
    ... on CreateEncounterPayload { token encounter { id version } }
    ... on UserError { message }
  }
}`;
const ADD = `mutation ($encounterId: ID!) {
  addCombatants(input: { encounterId: $encounterId, creatures: [
    { creature: "wall-shot", side: "left", position: { q: 0, r: 0 } }
    { creature: "wall-shot", side: "right", position: { q: 3, r: 0 } }
  ] }) {
    ... on AddCombatantsPayload { encounter { id version } }
    ... on UserError { message }
  }
}`;
const ROLL = `mutation ($encounterId: ID!) {
  rollInitiative(input: { encounterId: $encounterId }) {
    ... on RollInitiativePayload { encounter { id version } }
    ... on UserError { message }
  }
}`;
const DELETE = `mutation ($encounterId: ID!) {
  deleteEncounter(input: { encounterId: $encounterId, name: "Canary" }) {
    ... on DeleteEncounterPayload { complete }
    ... on UserError { message }
  }
}`;
const FOLLOW = `subscription ($encounterId: ID!, $afterVersion: Int) {
  encounterUpdated(encounterId: $encounterId, afterVersion: $afterVersion) {
    ... on EncounterUpdate { version }
  }
}`;

interface Asker {
  readonly address: string;
  readonly token: string | null;
}

/** What the mutations above answer. */
interface Answer {
  readonly message?: string;
  readonly token?: string;
  readonly encounter?: { readonly id: string; readonly version: number };
  readonly complete?: boolean;
}

/**
 * Opens an encounter, begins its fight, and deletes it.
 *
 * @param address of the deployment
 * @param account the token of an account, where not anyone may open encounters
 * @returns how long after the move was sent its update came
 * @throws Error when anything of that does not work
 */
export async function msToUpdate(address: string, account: string | null): Promise<number> {
  const { token, encounter: opened } = await send({ address, token: account }, CREATE);
  if (token === undefined || opened === undefined) throw new Error('There is no encounter.');
  const seat = { address, token };
  const variables = { encounterId: opened.id };
  try {
    const { encounter: ready } = await send(seat, ADD, variables);
    const afterVersion = ready?.version ?? opened.version;
    const updates = await post(seat, STREAM_PATH, FOLLOW, { ...variables, afterVersion });
    const began = performance.now();
    const [ms] = await Promise.all([
      firstUpdate(updates, afterVersion + 1).then(() => performance.now() - began),
      send(seat, ROLL, variables),
    ]);
    return ms;
  } finally {
    await send(seat, DELETE, variables);
  }
}

async function send(asker: Asker, query: string, variables: object = {}): Promise<Answer> {
  const response = await post(asker, API_PATH, query, variables);
  const text = await response.text();
  if (!response.ok) throw new Error(`${response.status}: ${text}`);
  const { data } = JSON.parse(text) as { readonly data?: Readonly<Record<string, Answer>> | null };
  const [answer] = Object.values(data ?? {});
  if (!answer || answer.message !== undefined) throw new Error(answer?.message ?? text);
  return answer;
}

function post(
  { address, token }: Asker,
  path: string,
  query: string,
  variables: object,
): Promise<Response> {
  return fetch(new URL(path, address), {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      accept: path === STREAM_PATH ? 'text/event-stream' : 'application/json',
      ...(token !== null && { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify({ query, variables }),
    signal: AbortSignal.timeout(PATIENCE),
  });
}

/** Each event is a line that begins with `data:`; this one has nothing else in it. */
async function firstUpdate({ body, status }: Response, version: number): Promise<void> {
  const expected = `"encounterUpdated":{"version":${version}}`;
  let heard = '';
  for await (const text of body?.pipeThrough(new TextDecoderStream()) ?? []) {
    heard += text;
    if (heard.includes(expected)) return;
  }
  throw new Error(`The stream ended with ${status} and no update: ${heard}`);
}
