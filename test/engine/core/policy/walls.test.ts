/** Computers behind walls: none stands still while there is a way to a foe. */
import { describe, expect, it } from 'vitest';
import { rulesets } from '../../../../src/engine/all.ts';
import { nextCommand } from '../../../../src/engine/core/policy/play-out.ts';
import { walksOn } from '../../../../src/engine/core/policy/walking.ts';
import { execute } from '../../../../src/engine/core/ruleset/execute.ts';
import { seededDice } from '../../../../src/engine/dice/seeded.ts';
import { gameMaster } from '../../../../src/engine/core/command/actor.ts';
import { fence } from '../../../kit/engine/walls.ts';
import { stateOf } from '../../../../scripts/simulate/setups.ts';

/** A wall between those who come from the west and from the east, four hexes to either side. */
const WALL = Array.from({ length: 9 }, (_, i) => ({ q: 0, r: i - 4 }));

describe('a walk past walls on edges', () => {
  it('T-05 leads around them, and is the straight way where none bars it', () => {
    const stepsFrom = walksOn({ obstacles: [], walls: fence() })({ q: 1, r: 0 });
    expect(stepsFrom({ q: 4, r: 0 })).toBe(3);
    expect(stepsFrom({ q: 0, r: 0 })).toBeGreaterThan(7);
    const open = walksOn({ obstacles: [], walls: fence('OPEN_DOOR') })({ q: 1, r: 0 });
    expect(open({ q: 0, r: 0 })).toBe(1);
  });
});

describe('a walk', () => {
  const stepsFrom = walksOn({ obstacles: WALL })({ q: 1, r: 0 });

  it('is as long as the straight way where nothing bars it', () => {
    expect(stepsFrom({ q: 4, r: 0 })).toBe(3);
    expect(walksOn({ obstacles: [] })({ q: 1, r: 0 })({ q: -1, r: 0 })).toBe(2);
  });

  it('leads around a wall', () => {
    // 5 steps to (0, 5), the first free hex beyond the wall, and 6 from there.
    expect(stepsFrom({ q: -1, r: 0 })).toBe(11);
  });

  it('is the straight way where there is none', () => {
    const around = [
      { q: 1, r: 0 },
      { q: 1, r: -1 },
      { q: 0, r: -1 },
      { q: -1, r: 0 },
      { q: -1, r: 1 },
      { q: 0, r: 1 },
    ];
    expect(walksOn({ obstacles: around })({ q: 0, r: 0 })({ q: 5, r: 0 })).toBe(5);
  });
});

const fencers = {
  SEGMENTS: 'reed-fencer',
  VIGILANCE: 'pike-guard',
  SECONDS: 'gate-warden',
} as const;
const ROUNDS = 5;

describe.each(Object.entries(rulesets))('%s', (id, ruleset) => {
  it.each(['of obstacles', 'on edges'])(
    'two fencers behind a wall %s go around it and meet',
    (on) => {
      const fencer = fencers[id as keyof typeof fencers];
      const parties = { heroes: [fencer], foes: [fencer] };
      let state = stateOf(ruleset, {
        ...parties,
        obstacles: on === 'on edges' ? [] : WALL,
        apart: 2,
      });
      const dice = seededDice('0b'.repeat(32), 0);
      if (on === 'on edges') {
        const command = ruleset.rules.commands.SetBattlefield?.parse({
          ...{ type: 'SetBattlefield', walls: fence() },
        });
        const set = command && execute(ruleset, state, command, { actor: gameMaster, dice });
        if (!set?.ok) throw new Error('The wall was refused.');
        ({ state } = set.value);
        expect(ruleset.queries.lineOfSight(state, { q: -2, r: 0 }, { q: 2, r: 0 }).clear).toBe(
          false,
        );
      }
      const roundOf = () =>
        (state as { readonly phase: { readonly round?: number } }).phase.round ?? 0;
      let attacks = 0;
      while (roundOf() <= ROUNDS && attacks === 0 && ruleset.queries.phase(state) !== 'ENDED') {
        const { command, actor } = nextCommand(ruleset, state, {});
        if (ruleset.tactics?.prospect(state, command).kind === 'STRIKE') attacks++;
        const played = execute(ruleset, state, command, { actor, dice });
        if (!played.ok) throw new Error(played.error.message);
        ({ state } = played.value);
      }
      expect(attacks).toBe(1);
    },
  );
});
