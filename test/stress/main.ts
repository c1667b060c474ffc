/**
 * Many clients, several servers, one database, and everything that can go wrong between them.
 *
 *     npm run stress -- [--store dynamodb|sqlite|all] [--commands 10000] [--rounds 5]
 *
 * `dynamodb` is the DynamoDB-compatible server of the tests, or the one that DYNAMODB_ENDPOINT names
 * (`npm run stress:dynamodb-local`). Each fault comes `--rounds` times. Exit code 1 when a command that
 * was acknowledged is missing, one stands twice, or an answer is none that a client can act on.
 */
import { parseArgs } from 'node:util';
import { STORES } from '../kit/store/stress/run.ts';
import { tableOf } from '../kit/store/stress/record.ts';

const { values } = parseArgs({
  options: {
    store: { type: 'string', default: 'all' },
    commands: { type: 'string', default: '10000' },
    rounds: { type: 'string', default: '5' },
  },
});
const [commands, rounds] = [values.commands, values.rounds].map((text) => {
  if (/^[1-9]\d{0,5}$/.test(text)) return Number(text);
  console.error(`'${text}' is not a number from 1 to 999999.`);
  process.exit(2);
}) as [number, number];
const chosen = Object.entries(STORES).filter(
  ([name]) => values.store === 'all' || values.store === name,
);
if (chosen.length === 0) {
  console.error(`There is no store '${values.store}'.`);
  process.exit(2);
}

/** Milliseconds that a fault lasts at most: longer than a server waits for its database. */
const LONGEST = 8000;

let failed = false;
for (const [name, run] of chosen) {
  const begun = performance.now();
  const progress = (line: string): void => {
    console.log(`${Math.round((performance.now() - begun) / 1000)} s: ${line}`);
  };
  console.log(`\n${name}: ${commands} commands, each fault ${rounds} times.`);
  const { rows, sent, wrong } = await run({ commands, rounds, longest: LONGEST, progress });
  const fates = [...Map.groupBy(sent, ({ fate }) => fate.kind)];
  console.log(`\n${tableOf(rows)}\n`);
  console.log(fates.map(([kind, { length }]) => `${kind} ${length}`).join(', '));
  console.log(wrong.length === 0 ? 'It holds.' : wrong.join('\n'));
  failed ||= wrong.length > 0;
}
process.exit(failed ? 1 : 0);
