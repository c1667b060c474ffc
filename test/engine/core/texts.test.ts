import { describe, expect, it } from 'vitest';
import { rulesets } from '../../../src/engine/all.ts';

const creatureOf = (ruleset: keyof typeof rulesets) => rulesets[ruleset].rulebook.creatures[0]!.key;
const names = Object.keys(rulesets) as (keyof typeof rulesets)[];

describe.each(names)('what names things in %s', (ruleset) => {
  const { setup, commands } = rulesets[ruleset].rules;
  const joins = (more: object) =>
    commands.AddCombatants!.safeParse({
      type: 'AddCombatants',
      combatants: [],
      creatures: [
        {
          creature: creatureOf(ruleset),
          id: 'a',
          name: 'Ana',
          side: 'heroes',
          position: { q: 0, r: 0 },
          ...more,
        },
      ],
    }).success;

  it('is a key that a record can have', () => {
    expect([joins({}), joins({ id: '__proto__' }), joins({ id: 'constructor' })]).toEqual([
      true,
      false,
      true,
    ]);
  });

  it.each(['Ærin', '龍', '💥', "O'Neil", '7', '…'])('is a name: %s', (name) => {
    expect([joins({ name }), joins({ side: name }), setup.safeParse({ name }).success]).toEqual([
      true,
      true,
      true,
    ]);
  });

  it.each(['', '   ', '\u200b', '\u202e', 'a\0', 'a\nb', '\ud800'])('is no name: %j', (name) => {
    expect([joins({ name }), joins({ side: name }), setup.safeParse({ name }).success]).toEqual([
      false,
      false,
      false,
    ]);
  });
});
