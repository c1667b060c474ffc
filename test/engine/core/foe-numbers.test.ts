/** What a seat learns in numbers of those whose sheets it does not see: the setting `foeNumbers`. */
import { describe, expect, it } from 'vitest';
import { type Actor, gameMaster } from '../../../src/engine/core/command/actor.ts';
import type { OddsQuery } from '../../../src/engine/core/odds/odds.ts';
import { typicalOf } from '../../../src/engine/core/odds/typical.ts';
import type { RulesetTypes } from '../../../src/engine/core/ruleset/ruleset.ts';
import { execute } from '../../../src/engine/core/ruleset/execute.ts';
import { seatOdds } from '../../../src/engine/core/ruleset/seat-odds.ts';
import {
  type FoeNumbers,
  quarters,
  vitalsFor,
} from '../../../src/engine/core/views/foe-numbers.ts';
import { seededDice } from '../../../src/engine/dice/seeded.ts';
import { disguised } from '../../kit/engine/disguised.ts';
import { type Game, randomCommand } from '../../kit/engine/fights.ts';
import { leastFilling } from '../../kit/engine/options.ts';
import { Random } from '../../kit/engine/random.ts';
import { secondsGame } from '../../kit/engine/seconds/fights.ts';
import { segmentsGame } from '../../kit/engine/segments/fights.ts';
import { vigilanceGame } from '../../kit/engine/vigilance/fights.ts';
import { sized } from '../../kit/size.ts';

describe('vitals', () => {
  const player = { kind: 'PLAYER', combatants: ['ana'] } as const;
  const health = [{ label: 'Hit points', current: 7, max: 20 }];
  const seen = (foeNumbers: FoeNumbers, id: string, actor: Actor = player) =>
    vitalsFor({ settings: { foeNumbers } }, actor, id, health);

  it('are exact for who plays the combatant, and for the GM, whatever the table says', () => {
    const exact = [{ label: 'Hit points', current: 7, max: 20, share: 0.35 }];
    for (const setting of ['HIDDEN', 'ESTIMATE', 'EXACT'] as const) {
      expect(seen(setting, 'ana')).toEqual(exact);
      expect(seen(setting, 'bor', gameMaster)).toEqual(exact);
    }
    expect(seen('EXACT', 'bor')).toEqual(exact);
  });

  it('are quarters of others with ESTIMATE, and nothing with HIDDEN', () => {
    expect(seen('ESTIMATE', 'bor')).toEqual([
      { label: 'Hit points', current: null, max: null, share: 0.5 },
    ]);
    expect(seen('HIDDEN', 'bor')).toEqual([]);
  });

  it('round quarters up, so that who has anything left is seen to have it', () => {
    const left = [-3, 0, 1, 5, 6, 10, 11, 15, 16, 20].map((current) =>
      quarters({ current, max: 20 }),
    );
    expect(left).toEqual([0, 0, 0.25, 0.25, 0.5, 0.5, 0.75, 0.75, 1, 1]);
  });
});

describe('the typical one of several', () => {
  it('has the lower median of each number, and of all else what occurs most often', () => {
    const all = [
      { size: 3, at: { q: 9 }, name: 'a', likes: ['x'] },
      { size: 1, at: { q: 1 }, name: 'b', likes: ['y', 'z'] },
      { size: 8, at: { q: 4 }, name: 'b', likes: ['y', 'z'] },
      { size: 2, at: { q: 2 }, name: 'c', likes: [] },
    ];
    expect(typicalOf(all)).toEqual({ size: 2, at: { q: 2 }, name: 'b', likes: ['y', 'z'] });
  });
});

interface Compared {
  estimated: number;
  changedWithOpenSheets: number;
}

/** Plays at random, and asks each player the odds of every attack that the options offer. */
function compare<T extends RulesetTypes, Combatant>(
  game: Game<T>,
  disguise: (combatant: Combatant) => Combatant,
  { seed, fights, commands }: { seed: number; fights: number; commands: number },
): Compared {
  const compared: Compared = { estimated: 0, changedWithOpenSheets: 0 };
  const { ruleset } = game;
  for (let fight = 0; fight < fights; fight++) {
    const random = new Random(seed + fight);
    const { setup, opening } = game.encounter(random);
    const dice = seededDice(random.diceSeed(), 0);
    let state = ruleset.rules.initial(setup);
    for (let n = 0; n < commands && !game.hasEnded(state); n++) {
      const template = opening[n] ?? randomCommand(game, state, random);
      if (!template) break;
      const command = ruleset.rules.commands[template.type]!.parse(template);
      const played = execute(ruleset, state, command, { actor: gameMaster, dice });
      if (!played.ok) throw new Error(JSON.stringify([command, played.error]));
      state = played.value.state;
      askAll(state, random);
    }
  }
  return compared;

  function askAll(state: T['state'], random: Random): void {
    for (const { combatantId, options } of ruleset.queries.decisions(state, gameMaster)) {
      if (combatantId === null) continue;
      const actor: Actor = { kind: 'PLAYER', combatants: [combatantId] };
      for (const option of options) {
        if (!ruleset.schemas.attackCommands.includes(option.command.type)) continue;
        const filled = leastFilling(option, game.material(state, random));
        const command = ruleset.rules.commands[filled.type]!.parse(filled);
        weigh(state, { of: 'COMMAND', command }, actor);
      }
    }
  }

  function weigh(state: T['state'], query: OddsQuery<T['command']>, actor: Actor): void {
    const other = withOthers(state, actor, disguise);
    const odds = (of: T['state'], foeNumbers: FoeNumbers) =>
      seatOdds(ruleset, withSetting(of, foeNumbers), query, actor);
    const estimate = odds(state, 'ESTIMATE');
    expect(odds(other, 'ESTIMATE')).toEqual(estimate);
    if (!estimate.ok || estimate.value.assumes.length === 0) return;
    compared.estimated++;
    expect(odds(state, 'HIDDEN')).toMatchObject({ error: { code: 'FORBIDDEN' } });
    const exact = odds(state, 'EXACT');
    expect(exact).toEqual(seatOdds(ruleset, state, query, gameMaster));
    if (exactly(exact) !== exactly(odds(other, 'EXACT'))) compared.changedWithOpenSheets++;
  }
}

const exactly = (value: unknown): string =>
  JSON.stringify(value, (_, part: unknown) => (typeof part === 'bigint' ? `${part}n` : part));

const withSetting = <State>(state: State, foeNumbers: FoeNumbers): State => {
  const { settings } = state as { settings: object };
  return { ...state, settings: { ...settings, foeNumbers } };
};

function withOthers<State, Combatant>(
  state: State,
  actor: Actor,
  disguise: (combatant: Combatant) => Combatant,
): State {
  const { combatants } = state as { combatants: Readonly<Record<string, Combatant>> };
  const own = actor.kind === 'PLAYER' ? actor.combatants : [];
  const others = Object.entries(combatants).map(([id, one]) => [
    id,
    own.includes(id) ? one : disguise(one),
  ]);
  return { ...state, combatants: Object.fromEntries(others) as object };
}

describe('odds of who does not see both sheets', () => {
  const few = { fights: 12, commands: 60 };
  // Its odds take longest.
  const fewer = { ...few, fights: sized(12, 3) };
  const games = {
    SEGMENTS: () => compare(segmentsGame, disguised.SEGMENTS, { seed: 20_261_122, ...fewer }),
    VIGILANCE: () => compare(vigilanceGame, disguised.VIGILANCE, { seed: 20_261_123, ...few }),
    SECONDS: () => compare(secondsGame, disguised.SECONDS, { seed: 20_261_124, ...few }),
  };

  it.each(Object.entries(games))(
    'T-01 tell nothing of a sheet of %s with ESTIMATE, all with EXACT, and are refused with HIDDEN',
    (_, play) => {
      const { estimated, changedWithOpenSheets } = play();
      expect(estimated).toBeGreaterThan(20);
      expect(changedWithOpenSheets).toBeGreaterThan(10);
    },
    120_000,
  );
});
