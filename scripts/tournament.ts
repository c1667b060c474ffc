/**
 * How good the computer players and the forecasts are, by playing:
 *
 *     npm run tournament -- [--fights 200] [--strong 200] [--setups 300] [--after 400] [--threads 2]
 *                           [--only levels|habits|calibration|creatures|proposals]
 *                           [--wishes 100] [--json path] [--record]
 *
 * `--strong` is how many fights are against STRONG, which thinks long; the others are `--fights`.
 *
 * `--record` writes the tables into docs/opponents.md. Exit code 1 when a budget is
 * surely not met: when all of the 95 % confidence interval misses it, which a few fights cannot tell.
 */
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { calibrate } from './tournament/calibration.ts';
import { measureCreatures } from './tournament/creatures.ts';
import { watchHabits } from './tournament/habits.ts';
import { playLevels } from './tournament/levels.ts';
import { measureProposals } from './tournament/proposals.ts';
import { withRecord } from './tournament/record.ts';
import type { Section } from './tournament/section.ts';

const { values } = parseArgs({
  options: {
    fights: { type: 'string', default: '200' },
    strong: { type: 'string', default: '200' },
    setups: { type: 'string', default: '300' },
    after: { type: 'string', default: '400' },
    wishes: { type: 'string', default: '100' },
    only: { type: 'string' },
    threads: { type: 'string' },
    json: { type: 'string' },
    record: { type: 'boolean', default: false },
  },
});

const threads = values.threads === undefined ? {} : { threads: Number(values.threads) };
const parts: Readonly<Record<string, () => Promise<Section>>> = {
  levels: () =>
    playLevels({ fights: Number(values.fights), strong: Number(values.strong), ...threads }),
  habits: () => watchHabits({ fights: Number(values.fights), ...threads }),
  calibration: () =>
    calibrate({ setups: Number(values.setups), after: Number(values.after), ...threads }),
  creatures: () => measureCreatures({ fights: Math.ceil(Number(values.fights) / 5), ...threads }),
  proposals: () =>
    measureProposals({ wishes: Number(values.wishes), after: Number(values.after), ...threads }),
};
const { only } = values;
if (only !== undefined && !Object.hasOwn(parts, only)) {
  console.error(`There is no part ${only}: take one of ${Object.keys(parts).join(', ')}.`);
  process.exit(2);
}

const sections: Section[] = [];
for (const [name, play] of Object.entries(parts)) {
  if (only !== undefined && name !== only) continue;
  const section = await play();
  sections.push(section);
  console.log(`${section.text}\n`);
}
if (values.json !== undefined)
  await writeFile(values.json, `${JSON.stringify(sections, null, 2)}\n`);
if (values.record) {
  const file = path.resolve(import.meta.dirname, '../docs/opponents.md');
  await writeFile(file, withRecord(await readFile(file, 'utf8'), sections));
}
const missed = sections.flatMap((section) => section.missed);
for (const budget of missed) console.error(`Not met: ${budget}`);
process.exit(missed.length === 0 ? 0 : 1);
