/**
 * Keeps a dictionary for the compression of what is stored: real snapshots and events, of which the
 * codec leaves out whatever a row has in common with them. To be run once for each dictionary, by its
 * number: rows that were written with one can only be read with that one.
 *
 *     node scripts/keep-dictionary.ts 1
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { rulesets } from '../src/engine/all.ts';
import { execute, gameMaster, type RulesetId, seededDice } from '../src/engine/index.ts';
import { randomCommand } from '../test/kit/engine/fights.ts';
import { Random } from '../test/kit/engine/random.ts';
import { games } from '../test/kit/engine/games.ts';
import { ROOT } from '../test/kit/root.ts';

/** Characters of a ruleset's snapshots, and of its events: more of them cost more time than they save bytes. */
const [OF_SNAPSHOTS, OF_EVENTS] = [2000, 500];
const FIGHTS = 30;

function* fight(ruleset: RulesetId, seed: number) {
  const game = games[ruleset];
  const random = new Random(seed);
  const dice = seededDice(random.diceSeed(), 0);
  const { setup, opening } = game.encounter(random);
  let state = game.ruleset.rules.initial(setup);
  for (let n = 0; n < 100 && !game.hasEnded(state); n++) {
    const template = opening[n] ?? randomCommand(game, state, random);
    if (!template) return;
    const command = game.ruleset.rules.commands[template.type]?.parse(template);
    if (!command) throw new Error(`${ruleset} does not know ${template.type}.`);
    const done = execute(game.ruleset, state, command, { actor: gameMaster, dice });
    if (!done.ok) throw new Error(JSON.stringify([command, done.error]));
    ({ state } = done.value);
    yield { command, events: done.value.events, state };
  }
}

/** One of each event, the commonest last, where the codec finds it first; then much of a fight as it is kept. */
function sampleOf(ruleset: RulesetId): string {
  const events = new Map<string, { text: string; count: number }>();
  const snapshots: string[] = [];
  for (let seed = 1; seed <= FIGHTS; seed++)
    for (const one of fight(ruleset, seed)) {
      for (const event of one.events) {
        const { text = JSON.stringify(event), count = 0 } = events.get(event.type) ?? {};
        events.set(event.type, { text, count: count + 1 });
      }
      snapshots.push(JSON.stringify(one.state));
    }
  const byCount = [...events.values()].toSorted((a, b) => a.count - b.count);
  const bySize = snapshots.toSorted((a, b) => a.length - b.length);
  const usual = bySize[Math.floor(bySize.length / 2)] ?? '';
  const told = byCount.map(({ text }) => text).join(',');
  return told.slice(-OF_EVENTS) + usual.slice(-OF_SNAPSHOTS);
}

const folder = path.join(ROOT, 'src/store/dictionaries');
mkdirSync(folder, { recursive: true });
const texts = (Object.keys(rulesets) as RulesetId[]).map(sampleOf);
const file = path.join(folder, `${Number(process.argv[2])}.json`);
writeFileSync(file, `${JSON.stringify(texts, null, 2)}\n`, { flag: 'wx' });
console.log(`${file}: ${texts.map(({ length }) => length).join(' + ')} characters`);
