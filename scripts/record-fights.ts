/**
 * Records fights for test/engine/recorded, both anew or only their words, or prints one as lines, to be
 * compared between two checkouts:
 *
 *     npm run record
 *     npm run record -- --words
 *     npm run --silent record -- SEGMENTS 17
 */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { RulesetId } from '../src/engine/index.ts';
import { games } from '../test/kit/engine/games.ts';
import {
  lineOf,
  record,
  type Recorded,
  recorded,
  RECORDED_FIGHTS,
} from '../test/kit/engine/recording.ts';

const FOLDER = path.join(import.meta.dirname, '../test/engine/recorded');

const fileOf = (name: RulesetId) => path.join(FOLDER, `${name.toLowerCase()}.json`);

/** @throws when more than words would change */
function refuseOtherStructure(name: RulesetId, fights: readonly Recorded[]): void {
  const before = JSON.parse(readFileSync(fileOf(name), 'utf8')) as readonly Recorded[];
  const other = fights.findIndex(({ structure }, i) => structure !== before[i]?.structure);
  if (other !== -1) throw new Error(`${name} ${other} differs in more than words.`);
}

function write(name: RulesetId, fights: readonly Recorded[]): void {
  const lines = fights
    .map(({ structure, words }) => `  { "structure": "${structure}", "words": "${words}" }`)
    .join(',\n');
  writeFileSync(fileOf(name), `[\n${lines}\n]\n`);
  console.log(`${name}: ${fights.length} fights`);
}

const [what, number] = process.argv.slice(2);
if (what !== undefined && what !== '--words')
  for (const step of record(games[what as RulesetId], Number(number))) console.log(lineOf(step));
else
  for (const name of Object.keys(games) as RulesetId[]) {
    const fights = Array.from({ length: RECORDED_FIGHTS }, (_, i) => recorded(games[name], i));
    if (what === '--words') refuseOtherStructure(name, fights);
    write(name, fights);
  }
