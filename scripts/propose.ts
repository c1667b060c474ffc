/**
 * Searches for fights of the wished difficulty, as `encounterProposals` does, and prints what it finds:
 *
 *     npm run propose -- file.json [--json]
 *
 * The file has the input of the query: `{ "ruleset": "SEGMENTS", "party": { "combatants": [ ... ] },
 * "creatures": [ ... ], "wish": { "difficulty": "EVEN" } }`. Sheets alone can be asked about here.
 */
import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { Encounters } from '../src/app/encounters.ts';
import { SeatTokens } from '../src/app/seats/tokens.ts';
import { EncounterProposalsDocument, type EncounterProposalsQuery } from '../src/client/index.ts';
import { print } from 'graphql';
import { createServer } from '../src/graphql/server.ts';
import { sqliteStore } from '../src/store/sqlite/store.ts';
import { textOf } from './forecast/proposals-report.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { json: { type: 'boolean', default: false } },
});
const [file] = positionals;
if (file === undefined) {
  console.error('Name a file with the input of `encounterProposals`.');
  process.exit(2);
}
const input = JSON.parse(await readFile(file, 'utf8')) as object;
const store = sqliteStore(':memory:');
const encounters = new Encounters({
  ...{ store, randomBytes, creation: 'OPEN' },
  clock: () => new Date(),
});
const api = createServer(encounters, {
  tokens: new SeatTokens([randomBytes(32).toString('hex')]),
  accounts: null,
});

type Answer = EncounterProposalsQuery['encounterProposals'];

async function asked(): Promise<Answer> {
  const request = new Request('http://localhost/graphql', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query: print(EncounterProposalsDocument), variables: { input } }),
  });
  const response = await api.fetch(request, {});
  const { data, errors } = (await response.json()) as {
    readonly data?: { readonly encounterProposals: Answer } | null;
    readonly errors?: readonly { readonly message: string }[];
  };
  if (!data) throw new Error(errors?.[0]?.message ?? 'No answer.');
  return data.encounterProposals;
}

for (;;) {
  const answer = await asked();
  if (answer.__typename === 'ForecastQuotaSpent') {
    await new Promise((resolve) => setTimeout(resolve, 1000 * answer.retryAfter));
  } else if (answer.__typename === 'EncounterProposals') {
    process.stderr.write(`\r${answer.fightsPlayed} fights `);
    if (!answer.isComplete) continue;
    process.stderr.write('\n');
    console.log(values.json ? JSON.stringify(answer, null, 2) : textOf(answer));
    break;
  } else {
    console.error(answer.message);
    process.exit(1);
  }
}
store.close();
