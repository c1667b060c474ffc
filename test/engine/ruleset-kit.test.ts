/** The kit has nothing that only the example of a ruleset uses. */
import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const kit = readFileSync('src/engine/ruleset-kit.ts', 'utf8');
const names = [...kit.matchAll(/^export (?:type )?\{([^}]*)\}/gm)]
  .flatMap(([, list = '']) => list.split(','))
  .map((name) => name.trim().replace(/^type /, ''))
  .filter((name) => name !== '');

/** What the rulesets have by way of something else. */
const within: Readonly<Record<string, string>> = {
  playerHandler: 'standingOrdersHandler',
  RulesetTypes: 'rulesetOf',
};

const rulesets = globSync('src/engine/rulesets/**/*.ts').map((file) => readFileSync(file, 'utf8'));

it('lists what it has', () => {
  expect(names.length).toBeGreaterThan(50);
});

it.each(names)('%s is used by a ruleset', (name) => {
  const used = new RegExp(`\\b${within[name] ?? name}\\b`);
  expect(rulesets.some((text) => used.test(text))).toBe(true);
});
