import { describe, expect, it } from 'vitest';
import { rulesets } from '../../../src/engine/all.ts';

/** What the GM, the server or a player does outside the rules of any system. */
const BY_THE_TABLE = [
  'ActionsDefined',
  'Adjudicated',
  'BattlefieldSet',
  'CombatantRemoved',
  'CombatantUpdated',
  'CombatantsAdded',
  'CombatantsHidden',
  'CommandResumed',
  'CommandTakenBack',
  'DiceAsked',
  'DiceDeclared',
  'EncounterChanged',
  'HiddenCombatantRemoved',
  'PlayedBySet',
  'StandingOrdersSet',
];

describe.each(Object.values(rulesets))('the events of $id', ({ schemas, rulebook }) => {
  const events = Object.entries(schemas.events);

  it('come from rules that its rulebook has', () => {
    const known = new Set(rulebook.rules.map(({ id }) => id));
    const unknown = events.filter(([, { rule }]) => rule !== null && !known.has(rule));
    expect(unknown.map(([type, { rule }]) => `${type} ${rule ?? ''}`)).toEqual([]);
  });

  it('have a rule each, but for what no rule speaks of', () => {
    const without = events.filter(([, { rule }]) => rule === null).map(([type]) => type);
    expect(without.toSorted()).toEqual(BY_THE_TABLE);
  });
});
