import { expect, test } from 'vitest';
import { settingsSchema } from '../../../../../src/engine/rulesets/segments/rulebook/settings.ts';
import { rules } from '../../../../../src/engine/rulesets/segments/rulebook/rules.ts';
import { tableRulings } from '../../../../../src/engine/core/rulebook/ruling.ts';
import { rulings } from '../../../../../src/engine/rulesets/segments/rulebook/rulings.ts';

test('every ruling has an id and a setting of its own and names a rule of the rulebook', () => {
  const ids = new Set(rules.map(({ id }) => id));
  expect(new Set(rulings.map(({ id }) => id)).size).toBe(rulings.length);
  expect(new Set(rulings.map(({ setting }) => setting)).size).toBe(rulings.length);
  expect(rulings.filter(({ rule }) => !rule || !ids.has(rule))).toEqual([]);
});

test('the first reading of each is what an encounter has that says nothing', () => {
  const open = [...rulings, ...tableRulings].filter(
    ({ options }) => Object.keys(options).length > 1,
  );
  const decided = open.map(({ setting, options }) => [setting, Object.keys(options)[0]]);
  expect(settingsSchema.parse({})).toEqual(Object.fromEntries(decided));
});

test('a setting or a value that does not exist is refused', () => {
  expect(settingsSchema.safeParse({ diceColor: 'RED' }).success).toBe(false);
  expect(settingsSchema.safeParse({ defenseTiming: 'LATER' }).success).toBe(false);
  // Decided for good: there is nothing to choose.
  expect(settingsSchema.safeParse({ poolFloor: 'CLAMP' }).success).toBe(false);
});
