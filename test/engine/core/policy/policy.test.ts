import { describe, expect, it } from 'vitest';
import type { CombatantId } from '../../../../src/engine/core/values/ids.ts';
import { gameMaster } from '../../../../src/engine/core/command/actor.ts';
import { nextCommand, playFight } from '../../../../src/engine/core/policy/play-out.ts';
import { choose, decisionOf } from '../../../../src/engine/core/policy/policy.ts';
import {
  evenPersonality,
  type Level,
  levelSchema,
  type Personality,
} from '../../../../src/engine/core/policy/personality.ts';
import { execute } from '../../../../src/engine/core/ruleset/execute.ts';
import type { Ruleset, RulesetTypes } from '../../../../src/engine/core/ruleset/ruleset.ts';
import type { FoeNumbers } from '../../../../src/engine/core/views/foe-numbers.ts';
import { seededDice } from '../../../../src/engine/dice/seeded.ts';
import type { Combatant as SecondsCombatant } from '../../../../src/engine/rulesets/seconds/model/state.ts';
import type {
  Combatant as SegmentsCombatant,
  State as SegmentsState,
} from '../../../../src/engine/rulesets/segments/model/state.ts';
import type { Combatant as VigilanceCombatant } from '../../../../src/engine/rulesets/vigilance/model/state.ts';
import { stateOf } from '../../../../scripts/simulate/setups.ts';
import { disguised } from '../../../kit/engine/disguised.ts';
import type { Game } from '../../../kit/engine/fights.ts';
import { at, filled, idsOf, sideOf, sidesIn } from '../../../kit/engine/policy.ts';
import { Random } from '../../../kit/engine/random.ts';
import { secondsGame } from '../../../kit/engine/seconds/fights.ts';
import { segmentsGame } from '../../../kit/engine/segments/fights.ts';
import { vigilanceGame } from '../../../kit/engine/vigilance/fights.ts';
import { isLong, sized } from '../../../kit/size.ts';

const levels = levelSchema.options;
const LIMITS = { rounds: sized(8, 3), commands: 600 };

/** A fight between computers of one level, played from a seed. */
function fought<T extends RulesetTypes>(game: Game<T>, seed: number, level: Level) {
  const random = new Random(seed);
  const start = filled(game, random);
  const players = Object.fromEntries(sidesIn(start).map((side) => [side, at(level)]));
  const dice = seededDice(random.diceSeed(), 0);
  return playFight(game.ruleset, { start, players, dice, limits: LIMITS });
}

describe.each(levels)('computers that play at the level %s', (level) => {
  it.each([
    ['SEGMENTS', () => fought(segmentsGame, 3, level)],
    ['VIGILANCE', () => fought(vigilanceGame, 3, level)],
    ['SECONDS', () => fought(secondsGame, 3, level)],
  ])('give the same bytes from the same seed in %s', (_, play) => {
    expect(JSON.stringify(play())).toBe(JSON.stringify(play()));
  });
});

/** The same table for who plays one side: others are quite different, and somebody is hidden. */
function twinOf<Combatant>(
  state: object,
  own: readonly CombatantId[],
  disguise: (combatant: Combatant) => Combatant,
): object {
  const { combatants, costless } = state as {
    combatants: Readonly<Record<string, Combatant>>;
    costless: Readonly<Record<string, number>>;
  };
  const [someone] = Object.values(combatants);
  const others = Object.keys(combatants).filter((id) => !own.includes(id));
  const changed = Object.entries(combatants).map(
    ([id, one]) => [id, own.includes(id) ? one : disguise(one)] as const,
  );
  return {
    ...state,
    combatants: Object.fromEntries(changed),
    costless: { ...costless, ...Object.fromEntries(others.map((id) => [id, 1])) },
    hidden: { ghost: { combatant: { ...someone, id: 'ghost', name: 'Ghost' }, actions: [] } },
  };
}

interface Comparison {
  readonly level: Level;
  readonly foeNumbers: FoeNumbers;
  readonly seeds: readonly number[];
  /** Of each fight, 150 if left out. */
  readonly moves?: number;
  readonly personality?: Personality;
}

/** Plays whole fights, and has every choice made of the state as it is, and of a twin of it. */
function compare<T extends RulesetTypes, Combatant>(
  { ruleset, ...game }: Game<T>,
  disguise: (combatant: Combatant) => Combatant,
  { level, foeNumbers, seeds, moves = 150, personality }: Comparison,
): number {
  let compared = 0;
  for (const seed of seeds) {
    const random = new Random(seed);
    const dice = seededDice(random.diceSeed(), 0);
    const start = filled({ ruleset, ...game }, random) as object & { settings: object };
    let state: T['state'] = { ...start, settings: { ...start.settings, foeNumbers } };
    for (let n = 0; n < moves && ruleset.queries.phase(state) !== 'ENDED'; n++) {
      const due = ruleset.queries.decisions(state, gameMaster).find(({ required }) => required);
      const own = idsOf(state, sideOf(state, due?.combatantId ?? null));
      const player = at(level, personality);
      const choice = due?.combatantId ? choose(ruleset, state, own, player) : null;
      if (choice) {
        const twin = twinOf(state as object, own, disguise);
        expect(choose(ruleset, twin, own, player)).toEqual(choice);
        compared++;
      }
      const command = choice?.command ?? firstOption(ruleset, state);
      const played = execute(ruleset, state, command, { actor: gameMaster, dice });
      if (!played.ok) throw new Error(played.error.message);
      ({ state } = played.value);
    }
  }
  return compared;
}

function firstOption<T extends RulesetTypes>({ queries, rules }: Ruleset<T>, state: T['state']) {
  const due = queries.decisions(state, gameMaster).find(({ required }) => required);
  const [option] = due?.options ?? [];
  if (!option) throw new Error('Nothing to choose from.');
  return rules.commands[option.command.type]!.parse(option.command);
}

/** STRONG plays on from each of its choices, which takes long. */
const fightsOf = (level: Level) => {
  if (level === 'STRONG') return { seeds: [1], moves: sized(150, 40) };
  return { seeds: isLong ? [1, 2, 3, 4, 5] : [1] };
};

describe.each(levels)('at the level %s a choice', (level) => {
  it.each(['ESTIMATE', 'HIDDEN'] as const)(
    'T-01 is the same whatever the sheets of others are, and whoever is hidden, with %s numbers',
    (foeNumbers) => {
      const plan = { level, foeNumbers, ...fightsOf(level) };
      const counts = [
        compare(segmentsGame, disguised.SEGMENTS, plan),
        compare(vigilanceGame, disguised.VIGILANCE, plan),
        compare(secondsGame, disguised.SECONDS, plan),
      ];
      for (const count of counts) expect(count).toBeGreaterThan(15);
    },
    120_000,
  );
});

/** With sheets that lie open only what others say beforehand is hidden. */
const secretive = {
  SEGMENTS: (one: SegmentsCombatant): SegmentsCombatant => ({
    ...one,
    standingOrders: { defense: 'NONE' },
  }),
  VIGILANCE: (one: VigilanceCombatant): VigilanceCombatant => ({
    ...one,
    standingOrders: { defense: 'PASSIVE', amplify: 'NEVER', passing: 'TARGETED' },
  }),
  SECONDS: (one: SecondsCombatant): SecondsCombatant => ({ ...one, defenseOrder: 'NONE' }),
};

it('T-01 with EXACT numbers a choice is the same whatever others have said beforehand', () => {
  const plan = {
    level: 'SENSIBLE',
    foeNumbers: 'EXACT',
    seeds: isLong ? [1, 2, 3] : [1, 2],
  } as const;
  expect(compare(segmentsGame, secretive.SEGMENTS, plan)).toBeGreaterThan(15);
  expect(compare(vigilanceGame, secretive.VIGILANCE, plan)).toBeGreaterThan(15);
  expect(compare(secondsGame, secretive.SECONDS, plan)).toBeGreaterThan(15);
});

it.each(['BOLD', 'CAREFUL'] as const)(
  'T-01 a choice of a %s personality is the same whatever is hidden',
  (style) => {
    const personality = { ...evenPersonality, style };
    const seeds = isLong ? [1, 2] : [1];
    const plan = { level: 'SENSIBLE', foeNumbers: 'ESTIMATE', seeds, personality } as const;
    expect(compare(segmentsGame, disguised.SEGMENTS, plan)).toBeGreaterThan(15);
    expect(compare(vigilanceGame, disguised.VIGILANCE, plan)).toBeGreaterThan(15);
    expect(compare(secondsGame, disguised.SECONDS, plan)).toBeGreaterThan(15);
  },
);

it('tells what a choice is worth and why, and what else was considered', () => {
  const state = filled(segmentsGame, new Random(3));
  const { ruleset } = segmentsGame;
  const begin = ruleset.rules.commands.RollInitiative!.parse({ type: 'RollInitiative' });
  const dice = seededDice('00'.repeat(32), 0);
  const begun = execute(ruleset, state, begin, { actor: gameMaster, dice });
  if (!begun.ok) throw new Error(begun.error.message);
  const { state: now } = begun.value;
  const due = ruleset.queries.decisions(now, gameMaster).find(({ required }) => required);
  const own = idsOf(now, sideOf(now, due?.combatantId ?? null));
  const choice = choose(ruleset, now, own, { level: 'SENSIBLE', personality: evenPersonality });
  expect(decisionOf(ruleset, now, own)?.combatantId).toBe(due?.combatantId);
  expect(choice?.considered[0]?.command).toEqual(choice?.command);
  expect(choice?.reasons.length).toBeGreaterThan(0);
  const values = choice?.considered.map(({ value }) => value) ?? [];
  expect(values).toEqual(values.toSorted((a, b) => b - a));
});

it('considers nothing twice that looks alike', () => {
  const { ruleset } = segmentsGame;
  const parties = {
    heroes: ['bell-warden', 'reed-fencer'],
    foes: ['lantern-keeper', 'spark-dancer'],
  };
  let state = stateOf(ruleset, { ...parties, obstacles: [], apart: 3 }) as SegmentsState;
  const dice = seededDice('01'.repeat(32), 0);
  let considered = 0;
  for (let n = 0; n < 60 && ruleset.queries.phase(state) !== 'ENDED'; n++) {
    const due = ruleset.queries.decisions(state, gameMaster).find(({ required }) => required);
    const own = idsOf(state, sideOf(state, due?.combatantId ?? null));
    const choice = choose(ruleset, state, own, at('SENSIBLE'));
    const looks = choice?.considered.map(({ label, value }) => `${label}/${value}`) ?? [];
    expect(looks).toEqual([...new Set(looks)]);
    considered += looks.length;
    const { command, actor } = nextCommand(ruleset, state, {});
    const played = execute(ruleset, state, command, { actor, dice });
    if (!played.ok) throw new Error(played.error.message);
    ({ state } = played.value);
  }
  expect(considered).toBeGreaterThan(30);
});
