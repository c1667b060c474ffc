/**
 * Keeps a real encounter of each ruleset as it is stored today, and its shape, for the tests of
 * all times to come. To be run once for each format, after SNAPSHOT_SCHEMA was raised: what was kept
 * of a format that has been released must stay as it is.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { SNAPSHOT_SCHEMA } from '../src/app/journal/snapshot.ts';
import { rulesets } from '../src/engine/all.ts';
import type { RulesetId } from '../src/engine/index.ts';
import { headItem } from '../test/kit/store/items.ts';
import {
  againstBase,
  FIXTURES,
  fixtureName,
  itemsJson,
  storedBy,
} from '../test/kit/store/formats.ts';

/** Enough to meet what is rare. */
const FIGHTS = 250;

mkdirSync(FIXTURES, { recursive: true });
for (const ruleset of Object.keys(rulesets) as RulesetId[]) {
  const file = path.join(FIXTURES, fixtureName(SNAPSHOT_SCHEMA, ruleset));
  const { record, shape } = storedBy(ruleset, FIGHTS);
  writeFileSync(`${file}.json`, itemsJson([headItem(record)]), { flag: 'wx' });
  writeFileSync(`${file}.based.json`, itemsJson(againstBase(record)), { flag: 'wx' });
  writeFileSync(`${file}.shape.txt`, `${[...shape].toSorted().join('\n')}\n`, { flag: 'wx' });
  console.log(`${file}: version ${record.version}, ${shape.size} lines of shape`);
}
