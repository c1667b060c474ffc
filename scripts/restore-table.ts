/**
 * Puts encounters back into a DynamoDB table, from a table that point-in-time recovery has made or from
 * a file of `npm run backup`:
 *
 *     npm run restore:table -- --from <table or file.db> --to <table> (--all | --encounter <id> ...)
 *         [--pictures <bucket>] [--except <id> ...] [--overwrite] [--trust] [--dry-run]
 *
 * Pictures of a file go into the bucket that `--pictures` names; those of a table are in its bucket already.
 * An encounter that is sound in the table, and not behind, is kept unless `--overwrite` says otherwise.
 * What is damaged in the source is refused, and what does not play again as recorded, unless `--trust`
 * says otherwise. Region and credentials come from the environment, as for `aws`; DYNAMODB_ENDPOINT
 * names a database on this machine. Exit code 1 when an encounter was refused.
 */
import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { ResourceNotFoundException } from '@aws-sdk/client-dynamodb';
import { dynamoDbClient } from '../src/store/dynamodb/client.ts';
import { bucketPictures } from '../src/store/s3/pictures.ts';
import { type Restored, restoreEncounter } from './restore-table/restore.ts';
import { fileSource, tableSource } from './restore-table/tables.ts';

const { values } = parseArgs({
  options: {
    from: { type: 'string' },
    to: { type: 'string' },
    all: { type: 'boolean', default: false },
    encounter: { type: 'string', multiple: true, default: [] },
    pictures: { type: 'string' },
    except: { type: 'string', multiple: true, default: [] },
    overwrite: { type: 'boolean', default: false },
    trust: { type: 'boolean', default: false },
    'dry-run': { type: 'boolean', default: false },
  },
});
const { from, to, all, encounter, except, overwrite, trust } = values;
if (from === undefined || to === undefined || from === to || all === encounter.length > 0) {
  console.error('Say --from and --to, which differ, and either --all or each --encounter.');
  process.exit(2);
}

const endpoint = process.env.DYNAMODB_ENDPOINT;
const client = dynamoDbClient(endpoint ? { endpoint } : {});
const source = existsSync(from) ? fileSource(from) : tableSource({ client, name: from });
const pictures = values.pictures === undefined ? null : bucketPictures(values.pictures);
const wish = { overwrite, trust, pictures, dryRun: values['dry-run'] };
const counts = { RESTORED: 0, KEPT: 0, REFUSED: 0 };
try {
  const ids = (all ? await source.ids() : encounter).filter((id) => !except.includes(id));
  for (const id of ids) {
    const restored = await restoreEncounter(source, { client, name: to }, id, wish);
    counts[restored.kind]++;
    console.log(`${id}: ${wordsFor(restored)}`);
  }
} catch (error) {
  if (!(error instanceof ResourceNotFoundException)) throw error;
  console.error(`There is no file or table ${from}, or no table ${to}.`);
  process.exit(1);
} finally {
  source.close();
  client.destroy();
  pictures?.close();
}
const done = wish.dryRun ? 'would be restored' : 'restored';
console.log(`${counts.RESTORED} ${done}, ${counts.KEPT} kept, ${counts.REFUSED} refused.`);
process.exit(counts.REFUSED > 0 ? 1 : 0);

function wordsFor(restored: Restored): string {
  if (restored.kind === 'REFUSED') return `refused, ${restored.why}.`;
  if (restored.kind === 'KEPT')
    return `kept as it is in the table, at version ${restored.version}.`;
  const would = wish.dryRun ? 'would be restored' : 'restored';
  return `${would} at version ${restored.version}, ${restored.items} items.`;
}
