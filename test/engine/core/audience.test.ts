/** What is reported to nobody but the GM, in every ruleset. */
import { describe, expect, it } from 'vitest';
import { type Actor, gameMaster } from '../../../src/engine/core/command/actor.ts';
import type { RulesetTypes } from '../../../src/engine/core/ruleset/ruleset.ts';
import { rulesets } from '../../../src/engine/all.ts';

const owner: Actor = { kind: 'PLAYER', combatants: ['ana'] };
const spectator: Actor = { kind: 'SPECTATOR' };

describe.each(Object.values(rulesets))('the audience of $id', (ruleset) => {
  const isForTheGmAlone = (event: RulesetTypes['event']) => {
    expect(ruleset.queries.viewEvent(event, gameMaster)).toBe(event);
    expect(ruleset.queries.viewEvent(event, owner)).toBeNull();
    expect(ruleset.queries.viewEvent(event, spectator)).toBeNull();
  };

  it.each(['Unheard', 'constructor', '__proto__'])(
    'of an event that is not listed, such as %s, is the GM alone',
    (type) => {
      isForTheGmAlone({ type });
      isForTheGmAlone({ type, combatantId: 'ana' } as RulesetTypes['event']);
    },
  );

  it('of what is for the GM is the GM alone, no matter who plays the combatant that it names', () => {
    isForTheGmAlone({ type: 'CombatantsAdded', combatants: [] } as RulesetTypes['event']);
    isForTheGmAlone({ type: 'CombatantsAdded', combatantId: 'ana' } as RulesetTypes['event']);
  });

  it('of a hidden combatant that is done away with is who plays it', () => {
    const event = { type: 'HiddenCombatantRemoved', combatantId: 'ana', name: 'Ana', reason: null };
    expect(ruleset.queries.viewEvent(event, gameMaster)).toBe(event);
    expect(ruleset.queries.viewEvent(event, owner)).toBe(event);
    expect(ruleset.queries.viewEvent(event, spectator)).toBeNull();
  });
});
