/** The fight that a file holds: an exported encounter, or a plan of one. */
import { readFile } from 'node:fs/promises';
import { randomBytes } from 'node:crypto';
import { Encounters } from '../../src/app/encounters.ts';
import { firstSeatId } from '../../src/app/journal/first-seat.ts';
import type { EncounterRecord } from '../../src/app/ports.ts';
import { SeatTokens } from '../../src/app/seats/tokens.ts';
import { createServer } from '../../src/graphql/server.ts';
import { sqliteStore } from '../../src/store/sqlite/store.ts';

/** An input, or several, of each mutation, in the order in which they are carried out. */
type Plan = Readonly<Record<string, object | readonly object[]>>;

const ANYBODY = { kind: 'ANONYMOUS' } as const;

/** @throws Error that says what is wrong with the file */
export async function encounterIn(file: string): Promise<EncounterRecord> {
  const document = JSON.parse(await readFile(file, 'utf8')) as object;
  const store = sqliteStore(':memory:');
  const encounters = new Encounters({
    store,
    clock: () => new Date(),
    randomBytes,
    creation: 'OPEN',
  });
  const id =
    'createEncounter' in document
      ? await planned(encounters, document as Plan)
      : await imported(encounters, document);
  const seat = { kind: 'SEAT', encounterId: id, seatId: firstSeatId(id) } as const;
  const access = await encounters.read(id, seat);
  store.close();
  if (access.kind !== 'GRANTED') throw new Error('The encounter of the file cannot be read.');
  return access.record;
}

async function imported(encounters: Encounters, document: object): Promise<string> {
  const outcome = await encounters.import(document, ANYBODY);
  if (outcome.kind === 'DONE') return outcome.record.id;
  const why = outcome.kind === 'INVALID' ? (outcome.issues[0]?.message ?? '') : outcome.kind;
  throw new Error(`The file is no exported encounter: ${why}`);
}

/** As any client does it: the plan is made of inputs of the API. */
async function planned(encounters: Encounters, plan: Plan): Promise<string> {
  const api = createServer(encounters, {
    tokens: new SeatTokens([randomBytes(32).toString('hex')]),
    accounts: null,
  });
  let seat: { readonly id: string; readonly token: string } | null = null;
  for (const [name, inputs] of Object.entries(plan))
    for (const input of [inputs].flat()) {
      const written = seat ? { ...input, encounterId: seat.id } : input;
      const request = new Request('http://localhost/graphql', {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          ...(seat && { authorization: `Bearer ${seat.token}` }),
        },
        body: JSON.stringify({ query: mutationFor(name), variables: { input: written } }),
      });
      const response = await api.fetch(request, {});
      seat = seatIn(name, (await response.json()) as Answer) ?? seat;
    }
  if (!seat) throw new Error('The plan creates no encounter.');
  return seat.id;
}

interface Answer {
  readonly data?: {
    readonly done: {
      readonly message?: string;
      readonly token?: string;
      readonly encounter?: { readonly id: string };
    };
  } | null;
  readonly errors?: readonly { readonly message: string }[];
}

function mutationFor(name: string): string {
  if (!/^[a-z][A-Za-z]*$/.test(name)) throw new Error(`'${name}' is no mutation.`);
  const type = `${name.charAt(0).toUpperCase()}${name.slice(1)}`;
  const token = name === 'createEncounter' ? 'token' : '';
  return `mutation ($input: ${type}Input!) { done: ${name}(input: $input) {
    ... on ${type}Payload { encounter { id } ${token} } ... on UserError { message } } }`;
}

function seatIn(name: string, { data, errors }: Answer): { id: string; token: string } | null {
  const done = data?.done;
  const trouble = errors?.[0]?.message ?? done?.message;
  if (trouble !== undefined || !done) throw new Error(`${name}: ${trouble ?? 'no answer'}`);
  const { encounter, token } = done;
  return encounter && token !== undefined ? { id: encounter.id, token } : null;
}
