/** The readings by which an encounter is played. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Api, startApi } from '../../../kit/graphql/api.ts';

let api: Api;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

const query = `query Settings($id: ID!) {
  encounter(id: $id) { ... on Encounter { settings { value ruling { setting readings { value } } } } }
}`;

interface Answer {
  readonly encounter: {
    readonly settings: readonly {
      readonly value: string;
      readonly ruling: {
        readonly setting: string;
        readonly readings: readonly { value: string }[];
      };
    }[];
  };
}

test.each(['SEGMENTS', 'VIGILANCE', 'SECONDS'] as const)(
  'every setting of %s has one of its readings, also where there is no choice',
  async (ruleset) => {
    const { id } = await api.create({ ruleset });
    const { encounter } = (await api.ask(query, { id })) as Answer;
    expect(encounter.settings.some(({ ruling }) => ruling.readings.length === 1)).toBe(true);
    const others = encounter.settings.filter(
      ({ value, ruling }) => !ruling.readings.some((reading) => reading.value === value),
    );
    expect(others).toEqual([]);
  },
);
