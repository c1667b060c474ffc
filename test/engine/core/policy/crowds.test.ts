import { expect, it } from 'vitest';
import { rulesets } from '../../../../src/engine/all.ts';
import { gameMaster } from '../../../../src/engine/core/command/actor.ts';
import { usual } from '../../../../src/engine/core/policy/limits.ts';
import { choose } from '../../../../src/engine/core/policy/policy.ts';
import { execute } from '../../../../src/engine/core/ruleset/execute.ts';
import type { Ruleset } from '../../../../src/engine/core/ruleset/ruleset.ts';
import { seededDice } from '../../../../src/engine/dice/seeded.ts';
import { at } from '../../../kit/engine/policy.ts';
import { stateOf } from '../../../../scripts/simulate/setups.ts';

const MANY = 50;

/** Fifty of the first creature of the bestiary against as many, as the fight begins. */
function crowd(ruleset: Ruleset) {
  const [creature] = ruleset.rulebook.creatures;
  const party = Array.from({ length: MANY }, () => creature?.key ?? '');
  const state = stateOf(ruleset, { heroes: party, foes: party, obstacles: [], apart: 1 });
  const command = ruleset.rules.commands.RollInitiative!.parse({ type: 'RollInitiative' });
  const dice = seededDice('3c'.repeat(32), 0);
  const begun = execute(ruleset, state, command, { actor: gameMaster, dice });
  if (!begun.ok) throw new Error(begun.error.message);
  return begun.value.state;
}

it.each(Object.entries(rulesets))(
  'in a crowd of a hundred a choice in %s judges no more than its limits say',
  (_, ruleset) => {
    const state = crowd(ruleset);
    const { tactics, queries } = ruleset;
    if (!tactics) throw new Error('Nothing is judged.');
    const looks = { commands: 0, sights: 0 };
    const counting: Ruleset = {
      ...ruleset,
      tactics: {
        ...tactics,
        prospect: (supposed, command) => {
          looks.commands++;
          return tactics.prospect(supposed, command);
        },
      },
      queries: {
        ...queries,
        lineOfSight: (...between) => {
          looks.sights++;
          return queries.lineOfSight(...between);
        },
      },
    };
    const { combatantId } =
      queries.requiredDecisions(state).find((due) => due.combatantId !== null) ?? {};
    expect(combatantId).toBeDefined();
    const choice = choose(counting, state, [combatantId ?? ''], at('SENSIBLE'));
    expect(choice).not.toBeNull();
    const most = usual.candidates + usual.perOption;
    expect(looks.commands).toBeGreaterThan(0);
    expect(looks.commands).toBeLessThanOrEqual(most);
    expect(looks.sights).toBeLessThanOrEqual(usual.looks * most);
  },
);
