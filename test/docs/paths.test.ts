/** A table that says where things are names files that are there. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { ROOT } from '../kit/root.ts';

const RULESETS = path.join(ROOT, 'src/engine/rulesets');

it.each(['segments', 'vigilance', 'seconds'])('of the README of %s', (ruleset) => {
  const folder = path.join(RULESETS, ruleset);
  const text = readFileSync(path.join(folder, 'README.md'), 'utf8');
  const named = [...text.matchAll(/`((?:[a-z-]+\/)+(?:[a-z-]+\.ts)?)`/g)].map(([, name]) => name!);
  expect(named.length).toBeGreaterThan(20);
  expect(named.filter((name) => !existsSync(path.join(folder, name)))).toEqual([]);
});
