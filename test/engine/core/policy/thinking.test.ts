/** How much STRONG thinks: no more in a crowd than in a small fight, and no longer than who asks has time. */
import { describe, expect, it } from 'vitest';
import { rulesets } from '../../../../src/engine/all.ts';
import { gameMaster } from '../../../../src/engine/core/command/actor.ts';
import { choose } from '../../../../src/engine/core/policy/policy.ts';
import { usualBudget } from '../../../../src/engine/core/policy/personality.ts';
import { execute } from '../../../../src/engine/core/ruleset/execute.ts';
import type { Ruleset } from '../../../../src/engine/core/ruleset/ruleset.ts';
import { seededDice } from '../../../../src/engine/dice/seeded.ts';
import { at } from '../../../kit/engine/policy.ts';
import { stateOf } from '../../../../scripts/simulate/setups.ts';

/** So many of the first creature of the bestiary against as many, and the one who is to decide. */
function fightOf(ruleset: Ruleset, each: number) {
  const [creature] = ruleset.rulebook.creatures;
  const party = Array.from({ length: each }, () => creature?.key ?? '');
  const state = stateOf(ruleset, { heroes: party, foes: party, obstacles: [], apart: 1 });
  const command = ruleset.rules.commands.RollInitiative!.parse({ type: 'RollInitiative' });
  const dice = seededDice('3c'.repeat(32), 0);
  const begun = execute(ruleset, state, command, { actor: gameMaster, dice });
  if (!begun.ok) throw new Error(begun.error.message);
  const due = ruleset.queries
    .requiredDecisions(begun.value.state)
    .find(({ combatantId }) => combatantId !== null);
  return { state: begun.value.state, combatants: [due?.combatantId ?? ''] };
}

/** The ruleset with a count of the commands that are played on the side. */
function counting(ruleset: Ruleset) {
  const played = { commands: 0 };
  const counted: Ruleset = {
    ...ruleset,
    rules: {
      ...ruleset.rules,
      decide: (...args) => {
        played.commands++;
        return ruleset.rules.decide(...args);
      },
    },
  };
  return { counted, played };
}

describe.each(Object.entries(rulesets).filter(([, { tactics }]) => tactics?.playsOn !== false))(
  '%s',
  (_, ruleset) => {
    /** How many commands a choice plays on. */
    const thoughtOf = (each: number, isSpent?: (commands: number) => boolean) => {
      const { state, combatants } = fightOf(ruleset, each);
      const { counted, played } = counting(ruleset);
      const budget = {
        ...usualBudget,
        ...(isSpent && { isSpent: () => isSpent(played.commands) }),
      };
      const choice = choose(counted, state, combatants, { ...at('STRONG'), budget });
      return { choice, commands: played.commands };
    };

    it('plays on fewer commands in a crowd, where each is dearer', () => {
      // To carry a command out counts as four, with one at least that is compared; a hundred who fight weigh as two and a half.
      const most = usualBudget.looks / (4 + 1) / 2.5;
      const { choice, commands } = thoughtOf(50);
      expect(choice).not.toBeNull();
      expect(commands).toBeLessThanOrEqual(most);
    });

    it('chooses at once when there is no more time, by what it has found', () => {
      const none = thoughtOf(4, () => true);
      expect(none.commands).toBe(0);
      expect(none.choice).not.toBeNull();
      const all = thoughtOf(4).commands;
      const some = thoughtOf(4, (commands) => commands >= usualBudget.depth).commands;
      expect(some).toBeLessThanOrEqual(2 * usualBudget.depth);
      expect(all === 0 || some < all).toBe(true);
    });
  },
);
