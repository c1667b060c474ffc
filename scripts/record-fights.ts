/**
 * Records fights for test/engine/recorded, or prints one as lines, to be compared between two checkouts:
 *
 *     npm run record
 *     npm run --silent record -- SEGMENTS 17
 */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import type { RulesetId } from '../src/engine/index.ts';
import { games } from '../test/kit/engine/games.ts';
import { record, recorded, RECORDED_FIGHTS } from '../test/kit/engine/recording.ts';

const FOLDER = path.join(import.meta.dirname, '../test/engine/recorded');

const [ruleset, number] = process.argv.slice(2);
if (ruleset !== undefined)
  for (const step of record(games[ruleset as RulesetId], Number(number)))
    console.log(JSON.stringify(step));
else
  for (const name of Object.keys(games) as RulesetId[]) {
    const fights = Array.from({ length: RECORDED_FIGHTS }, (_, i) => recorded(games[name], i));
    const lines = fights
      .map(({ structure, words }) => `  { "structure": "${structure}", "words": "${words}" }`)
      .join(',\n');
    writeFileSync(path.join(FOLDER, `${name.toLowerCase()}.json`), `[\n${lines}\n]\n`);
    console.log(`${name}: ${fights.length} fights`);
  }
