/** Whom computers attack, and what they can always choose. */
import { describe, expect, it } from 'vitest';
import { rulesets } from '../../../../src/engine/all.ts';
import { gameMaster } from '../../../../src/engine/core/command/actor.ts';
import { spread } from '../../../../src/engine/core/policy/limits.ts';
import { nextCommand, playFight } from '../../../../src/engine/core/policy/play-out.ts';
import { execute } from '../../../../src/engine/core/ruleset/execute.ts';
import type { Ruleset } from '../../../../src/engine/core/ruleset/ruleset.ts';
import { MAX_FREE_ACTIONS } from '../../../../src/engine/core/rulebook/ruling.ts';
import { seededDice } from '../../../../src/engine/dice/seeded.ts';
import { stateOf } from '../../../../scripts/simulate/setups.ts';
import { at, sideOf, sidesIn } from '../../../kit/engine/policy.ts';
import { Random } from '../../../kit/engine/random.ts';

const LIMITS = { rounds: 12, commands: 600 };
const FIGHTS = 4;

interface Table {
  readonly combatants: object;
  readonly costless?: object;
}

/** Three of the bestiary against three. */
function drawn(ruleset: Ruleset, random: Random): unknown {
  const { creatures } = ruleset.rulebook;
  const party = () => Array.from({ length: 3 }, () => random.pick(creatures).key);
  return stateOf(ruleset, { heroes: party(), foes: party(), obstacles: [], apart: 3 });
}

const everySide = (state: unknown, level: 'SENSIBLE' | 'RANDOM') =>
  Object.fromEntries(sidesIn(state).map((side) => [side, at(level)]));

describe.each(Object.entries(rulesets))('computers of %s', (_, ruleset) => {
  it('attack neither their own nor who does not fight any more', () => {
    const struck: string[] = [];
    let attacks = 0;
    for (let seed = 1; seed <= FIGHTS; seed++) {
      const random = new Random(seed);
      const start = drawn(ruleset, random);
      const dice = seededDice(random.diceSeed(), 0);
      let before = start;
      const watch = ({ command, state }: { readonly command: object; readonly state: unknown }) => {
        const { combatantId = null, targetIds = [] } = command as {
          readonly combatantId?: string | null;
          readonly targetIds?: readonly string[];
        };
        const prospect = ruleset.tactics?.prospect(before, command as never);
        if (prospect?.kind === 'STRIKE' && targetIds.length > 0) {
          attacks++;
          const fighters = ruleset.tactics?.fighters(before) ?? [];
          for (const id of targetIds) {
            const target = fighters.find((one) => one.id === id);
            if (!target || target.side === sideOf(before, combatantId))
              struck.push(`${seed}: ${JSON.stringify(command)}`);
          }
        }
        before = state;
      };
      const players = everySide(start, 'SENSIBLE');
      playFight(ruleset, { start, players, dice, limits: LIMITS, watch });
    }
    expect(attacks).toBeGreaterThan(10);
    expect(struck).toEqual([]);
  });

  it('T-02 go on when they have done as much as they may of what costs nothing', () => {
    const random = new Random(7);
    const dice = seededDice(random.diceSeed(), 0);
    let state = drawn(ruleset, random) as Table;
    const players = everySide(state, 'RANDOM');
    for (let n = 0; n < 60 && ruleset.queries.phase(state) !== 'ENDED'; n++) {
      const costless = Object.fromEntries(
        Object.keys(state.combatants).map((id) => [id, MAX_FREE_ACTIONS]),
      );
      state = { ...state, costless };
      const { command, actor } = nextCommand(ruleset, state, players);
      const played = execute(ruleset, state, command, { actor, dice });
      expect(played.ok || played.error.message).toBe(true);
      if (!played.ok) return;
      state = played.value.state as Table;
    }
    expect(ruleset.queries.decisions(state, gameMaster)).not.toEqual([]);
  });
});

it('of many options the last is looked at, which ends a turn', () => {
  const options = Array.from({ length: 200 }, (_, i) => i);
  for (const most of [2, 3, 60, 80]) {
    const some = spread(options, most);
    expect(some).toHaveLength(most);
    expect(new Set(some).size).toBe(most);
    expect([some[0], some.at(-1)]).toEqual([0, 199]);
  }
  expect(spread(options, 1)).toEqual([0]);
  expect(spread(options, 0)).toEqual([]);
});
