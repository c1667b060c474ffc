/** Every fault that was fixed in the API, as the requests that showed it: one file a fault. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Api, startApi } from '../kit/graphql/api.ts';
import { filled, type Recording, read, type Values } from '../kit/graphql/recording.ts';

const FOLDER = path.join(import.meta.dirname, 'requests');

let api: Api;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

describe('a fault that was fixed stays fixed', () => {
  for (const file of readdirSync(FOLDER)) {
    const recording = JSON.parse(readFileSync(path.join(FOLDER, file), 'utf8')) as Recording;
    it(`${file}: ${recording.fault}`, async () => {
      const values: Values = new Map();
      if (recording.seed !== undefined) api.nextSeed(recording.seed);
      for (const [i, step] of recording.steps.entries()) {
        const { as, query, variables = {}, status = 200, expect: expected, keep = {} } = step;
        const token = as === undefined ? null : (values.get(as) as string);
        const client = api.seated(token === null ? 'NOWHERE' : { token });
        const answer = await client.post({ query, variables: filled(variables, values) });
        const asked = `step ${i + 1} of ${file}: ${answer.text.slice(0, 2000)}`;
        expect(answer.status, asked).toBe(status);
        expect(answer.body, asked).toMatchObject(filled(expected, values) as object);
        for (const [name, where] of Object.entries(keep))
          values.set(name, read(answer.body, where));
      }
    });
  }
});
