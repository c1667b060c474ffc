import { describe, expect, it } from 'vitest';
import { gameMaster } from '../../../src/engine/core/command/actor.ts';
import type { CommandTemplate } from '../../../src/engine/core/decision/decision.ts';
import { execute } from '../../../src/engine/core/ruleset/execute.ts';
import { scriptedDice } from '../../../src/engine/dice/scripted.ts';
import { rulesets } from '../../../src/engine/all.ts';

describe.each(Object.values(rulesets))('creatures of $id that are not named', (ruleset) => {
  const { key, name } = ruleset.rulebook.creatures[0]!;

  const posting = (id: string, q: number, own: string | null = null) => ({
    ...{ creature: key, id, side: 'foes', position: { q, r: 0 } },
    ...(own === null ? {} : { name: own }),
  });

  /** The names at the table after these commands. */
  function namesAfter(...commands: readonly CommandTemplate[]) {
    let state = ruleset.rules.initial(ruleset.rules.setup.parse({ name: 'Names' }));
    for (const given of commands) {
      const command = ruleset.rules.commands[given.type]!.parse(given);
      const dice = scriptedDice([]);
      const result = execute(ruleset, state, command, { actor: gameMaster, dice });
      if (!result.ok) throw new Error(JSON.stringify(result.error));
      state = result.value.state;
    }
    return ruleset.queries
      .view(state, { kind: 'SPECTATOR' })
      .combatants.map(({ id, name: called }) => [id, called]);
  }

  it('are told apart by a number from the second on', () => {
    const creatures = [posting('a', 0), posting('b', 1), posting('c', 2, 'Grim'), posting('d', 3)];
    expect(namesAfter({ type: 'AddCombatants', creatures })).toEqual([
      ['a', name],
      ['b', `${name} 2`],
      ['c', 'Grim'],
      ['d', `${name} 3`],
    ]);
  });

  it('get their number when they are revealed, so that no gap betrays who is hidden', () => {
    const add = (id: string, q: number, hidden: boolean) => ({
      ...{ type: 'AddCombatants', creatures: [posting(id, q)], hidden },
    });
    const open = [add('a', 0, false), add('h', 1, true), add('b', 2, false)];
    expect(namesAfter(...open)).toEqual([
      ['a', name],
      ['b', `${name} 2`],
    ]);
    expect(namesAfter(...open, { type: 'RevealCombatants', combatantIds: ['h'] })).toEqual([
      ['a', name],
      ['b', `${name} 2`],
      ['h', `${name} 3`],
    ]);
  });
});
