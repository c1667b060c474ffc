/**
 * Keeps for the tests of all times to come what is stored and exported today, of each ruleset: an
 * encounter with its shape for the format of snapshots, a fight and a party with all that is kept beside a
 * journal, and whole fights, as journals and as documents, for the edition of the rules. To be run once for each format and each edition, after SNAPSHOT_SCHEMA
 * or RULES_EDITION was raised. What is there already stays as it is. An edition that has not been
 * released may be kept anew:
 *
 *     npm run keep-format -- --again
 */
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { SNAPSHOT_SCHEMA } from '../src/app/journal/snapshot.ts';
import { rulesets } from '../src/engine/all.ts';
import { RULES_EDITION, type RulesetId } from '../src/engine/index.ts';
import { headItem } from '../test/kit/store/items.ts';
import { keptKinds } from '../test/kit/store/every-kind.ts';
import {
  againstBase,
  FIXTURES,
  fixtureName,
  itemsJson,
  KINDS,
  storedBy,
} from '../test/kit/store/formats.ts';
import { EDITIONS, keepFights } from '../test/kit/store/kept-fights.ts';

/** Enough to meet what is rare. */
const FIGHTS = 600;

mkdirSync(FIXTURES, { recursive: true });
for (const ruleset of Object.keys(rulesets) as RulesetId[]) {
  const file = path.join(FIXTURES, fixtureName(SNAPSHOT_SCHEMA, ruleset));
  if (existsSync(`${file}.json`)) continue;
  const { record, shape } = storedBy(ruleset, FIGHTS);
  writeFileSync(`${file}.json`, itemsJson([headItem(record)]), { flag: 'wx' });
  writeFileSync(`${file}.based.json`, itemsJson(againstBase(record)), { flag: 'wx' });
  writeFileSync(`${file}.shape.txt`, `${[...shape].toSorted().join('\n')}\n`, { flag: 'wx' });
  console.log(`${file}: version ${record.version}, ${shape.size} lines of shape`);
}

mkdirSync(KINDS, { recursive: true });
const kinds = path.join(KINDS, `format-${SNAPSHOT_SCHEMA}.json`);
if (!existsSync(kinds)) {
  const file = path.join(tmpdir(), `sixbeat-kinds-${process.pid}.db`);
  writeFileSync(kinds, itemsJson(await keptKinds(file)), { flag: 'wx' });
  rmSync(file);
  console.log(kinds);
}

mkdirSync(EDITIONS, { recursive: true });
const again = process.argv.includes('--again');
if (again || !existsSync(path.join(EDITIONS, `edition-${RULES_EDITION}.sqlite.gz`))) {
  const file = path.join(tmpdir(), `sixbeat-kept-${process.pid}.db`);
  await keepFights(RULES_EDITION, file, again ? 'w' : 'wx');
  rmSync(file);
  console.log(`${EDITIONS}: edition ${RULES_EDITION}`);
}
