/** Computers behind walls: none stands still while there is a way to a foe. */
import { describe, expect, it } from 'vitest';
import { rulesets } from '../../../../src/engine/all.ts';
import { nextCommand } from '../../../../src/engine/core/policy/play-out.ts';
import { walksOn } from '../../../../src/engine/core/policy/walking.ts';
import { execute } from '../../../../src/engine/core/ruleset/execute.ts';
import { seededDice } from '../../../../src/engine/dice/seeded.ts';
import { sameHex } from '../../../../src/engine/core/values/hex.ts';
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

  it('T-08 a closed door on the way counts as one step more', () => {
    const stepsFrom = walksOn({ obstacles: [], walls: fence('CLOSED_DOOR') })({ q: 1, r: 0 });
    expect(stepsFrom({ q: 0, r: 0 })).toBe(2);
    expect(stepsFrom({ q: -2, r: 0 })).toBe(4);
    const secret = walksOn({ obstacles: [], walls: fence('SECRET_DOOR') })({ q: 1, r: 0 });
    expect(secret({ q: 0, r: 0 })).toBeGreaterThan(7);
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

/** Longer than anybody looks for a way around it. */
const barrier = fence('WALL', 30);
/** In the middle of it. */
const DOOR = { q: 0, r: 0 };
const barrierWithDoor = barrier.map((wall) =>
  sameHex(wall.hex, DOOR) && wall.side === 'E' ? { ...wall, kind: 'CLOSED_DOOR' as const } : wall,
);

const grounds = {
  'a wall of obstacles': { obstacles: WALL, walls: [] },
  'walls on edges': { obstacles: [], walls: fence() },
  'a closed door': { obstacles: [], walls: barrierWithDoor },
} as const;

describe.each(Object.entries(rulesets))('%s', (id, ruleset) => {
  const fencer = fencers[id as keyof typeof fencers];
  const fencersBehind = (ground: keyof typeof grounds, doors: 'FREE' | 'ACTION' = 'FREE') => {
    const { obstacles, walls } = grounds[ground];
    const parties = { heroes: [fencer], foes: [fencer] };
    const state = stateOf(ruleset, { ...parties, obstacles, apart: 2 });
    const { settings, battlefield } = state as {
      readonly settings: object;
      readonly battlefield: object;
    };
    return {
      ...(state as object),
      settings: { ...settings, doors },
      battlefield: { ...battlefield, walls },
    };
  };
  /** What happens up to the first attack, of what is asked about. */
  const playToAttack = (start: object): { readonly attacks: number; readonly doors: number } => {
    const dice = seededDice('0b'.repeat(32), 0);
    let state: object = start;
    const roundOf = () =>
      (state as { readonly phase: { readonly round?: number } }).phase.round ?? 0;
    let doors = 0;
    while (roundOf() <= ROUNDS && ruleset.queries.phase(state) !== 'ENDED') {
      const { command, actor } = nextCommand(ruleset, state, {});
      if (ruleset.tactics?.prospect(state, command).kind === 'STRIKE') return { attacks: 1, doors };
      if (command.type === 'UseDoor') doors++;
      const played = execute(ruleset, state, command, { actor, dice });
      if (!played.ok) throw new Error(played.error.message);
      state = played.value.state as object;
    }
    return { attacks: 0, doors };
  };

  it.each(['a wall of obstacles', 'walls on edges'] as const)(
    'two fencers behind %s go around it and meet',
    (ground) => {
      const start = fencersBehind(ground);
      const sight = ruleset.queries.lineOfSight(start, { q: -2, r: 0 }, { q: 2, r: 0 });
      expect(sight.clear).toBe(false);
      expect(playToAttack(start)).toEqual({ attacks: 1, doors: 0 });
    },
  );

  it.each(['FREE', 'ACTION'] as const)(
    'T-08 two fencers open the door that parts them, where it is %s, and meet',
    (doors) => {
      expect(playToAttack(fencersBehind('a closed door', doors))).toEqual({ attacks: 1, doors: 1 });
    },
  );
});
