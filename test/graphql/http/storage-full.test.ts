/** A browser in which the service runs has no space left. */
import { expect, it } from 'vitest';
import { Encounters } from '../../../src/app/encounters.ts';
import { StoreError } from '../../../src/app/ports.ts';
import { createServer } from '../../../src/graphql/server.ts';
import { tokens } from '../../kit/app/seats.ts';
import { memoryStore } from '../../kit/store/memory.ts';

it('is answered as STORAGE_FULL with 507', async () => {
  const create = () => Promise.reject(new StoreError('FULL', 'No space.'));
  const encounters = new Encounters({
    store: { ...memoryStore(), create },
    clock: () => new Date(),
    randomBytes: (count) => crypto.getRandomValues(new Uint8Array(count)),
    creation: 'OPEN',
  });
  const server = createServer(encounters, { tokens, accounts: null, log: () => undefined });
  const query =
    'mutation { createEncounter(input: { name: "A", ruleset: SECONDS }) { __typename } }';
  const headers = { 'content-type': 'application/json' };
  const init = { method: 'POST', headers, body: JSON.stringify({ query }) };
  const response = await server.fetch(new Request('http://x/graphql', init), {});
  expect(response.status).toBe(507);
  expect(await response.json()).toMatchObject({
    errors: [{ extensions: { code: 'STORAGE_FULL' } }],
  });
});
