/**
 * Holds any deployment against what is published: the schema, the operations, how errors,
 * lists and streams behave, and the worked fights.
 *
 *     npm run test:contract -- https://.../graphql [--token <of an account>] [--verbose]
 *
 * `npm run pack:release` packs it as well, for who has no clone: `npx ./sixbeat-contract-<version>.tgz URL`.
 *
 * The token is needed where not everybody may open encounters. Exit code 1 when something differs,
 * 2 when the deployment cannot be asked. It leaves five encounters there.
 */
import { parseArgs } from 'node:util';
import { compareBehavior } from './contract/behavior.ts';
import { compareFights } from './contract/fights.ts';
import { compareOperations } from './contract/operations.ts';
import { Report } from './contract/report.ts';
import { compareSchema, deployedSchema } from './contract/schema.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    url: { type: 'string' },
    token: { type: 'string' },
    verbose: { type: 'boolean', default: false },
  },
});
const { token, verbose, url = positionals[0] } = values;
if (url === undefined) {
  console.error(
    'Usage: the address of a server, https://.../graphql [--token <of an account>] [--verbose]',
  );
  process.exit(2);
}

const deployment = token === undefined ? { url } : { url, token };
const schema = await deployedSchema(deployment).catch((error: unknown) => {
  console.error(`${url} cannot be asked for its schema: ${String(error)}`);
  console.error('Is this the address of its /graphql?');
  process.exit(2);
});
const report = new Report(console.log, verbose);
report.heading(`The contract of ${url}`);
await compareSchema(schema, report);
await compareOperations(schema, deployment, report);
await compareBehavior(deployment, report);
await compareFights(deployment, report);
console.log(`\n${report.agreed} agree, ${report.differed} differ.`);
process.exit(report.differed === 0 ? 0 : 1);
