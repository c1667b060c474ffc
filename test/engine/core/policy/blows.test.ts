/** What tactics say of attacks in floating-point numbers, against the exact odds. */
import { expect, it } from 'vitest';
import { gameMaster } from '../../../../src/engine/core/command/actor.ts';
import type { AttackOdds, DefenseOdds, Fraction } from '../../../../src/engine/core/odds/odds.ts';
import { execute } from '../../../../src/engine/core/ruleset/execute.ts';
import type { RulesetTypes } from '../../../../src/engine/core/ruleset/ruleset.ts';
import type { ExpectedHit } from '../../../../src/engine/core/ruleset/tactics.ts';
import { toNumber } from '../../../../src/engine/dice/odds.ts';
import { seededDice } from '../../../../src/engine/dice/seeded.ts';
import { type Game, randomCommand } from '../../../kit/engine/fights.ts';
import { filled } from '../../../kit/engine/policy.ts';
import { Random } from '../../../kit/engine/random.ts';
import { secondsGame } from '../../../kit/engine/seconds/fights.ts';
import { segmentsGame } from '../../../kit/engine/segments/fights.ts';
import { vigilanceGame } from '../../../kit/engine/vigilance/fights.ts';
import { leastFilling } from '../../../kit/engine/options.ts';

interface Measure {
  /** How a target is taken to meet an attack. */
  readonly usual: readonly string[];
  /** Whether `damage` counts what the odds count. */
  readonly countsDamage: boolean;
  readonly fights: number;
}

const PLACES = 6;

/** Plays random fights, and compares every attack that is listed, and every answer to one. */
function compare<T extends RulesetTypes>(game: Game<T>, { usual, countsDamage, fights }: Measure) {
  const { ruleset } = game;
  const { tactics } = ruleset;
  if (!tactics) throw new Error('There are no tactics to compare.');
  const compared = { strikes: 0, answers: 0 };
  const same = (
    state: T['state'],
    blow: ExpectedHit,
    { targetId }: AttackOdds,
    exact: DefenseOdds,
  ) => {
    const target = tactics.fighters(state).find(({ id }) => id === targetId);
    if (!target) return;
    expect(blow.hit).toBeCloseTo(toNumber(exact.hit), PLACES);
    expect(blow.downs).toBeCloseTo(toNumber(exact.downs), PLACES);
    if (countsDamage) expect(blow.damage).toBeCloseTo(damageUpTo(exact, target.health), PLACES);
  };
  const compareCommand = (state: T['state'], command: T['command']) => {
    const prospect = tactics.prospect(state, command);
    if (prospect.kind === 'STRIKE') {
      const odds = ruleset.queries.odds(state, { of: 'COMMAND', command }, gameMaster);
      if (!odds.ok || odds.value.attacks.length !== prospect.blows.length) return;
      odds.value.attacks.forEach((attack, i) => {
        const met = attack.perDefense.find(({ defense }) => usual.includes(defense));
        const blow = prospect.blows[i];
        if (!met || !blow) return;
        same(state, blow, attack, met);
        compared.strikes++;
      });
    }
    if (prospect.kind === 'MEET') {
      const { attackId, defense, action, enabledBy = [] } = command as unknown as Answer;
      const odds = ruleset.queries.odds(state, { of: 'ATTACK', attackId }, gameMaster);
      const [attack] = odds.ok ? odds.value.attacks : [];
      const met = attack?.perDefense.find(
        (one) => one.defense === defense && one.action === (action ?? null),
      );
      // The odds know of no boosts of a defense.
      if (!attack || !met || enabledBy.length > 0) return;
      same(state, prospect.blow, attack, met);
      compared.answers++;
    }
  };
  for (let seed = 1; seed <= fights; seed++) {
    const random = new Random(seed);
    const dice = seededDice(random.diceSeed(), 0);
    let state: T['state'] = filled(game, random);
    for (let n = 0; n < 150 && ruleset.queries.phase(state) !== 'ENDED'; n++) {
      const due = ruleset.queries.decisions(state, gameMaster).filter(({ required }) => required);
      for (const option of due.flatMap(({ options }) => options).slice(0, 12)) {
        // Boosts and points that are paid for would change what the odds are asked.
        const template = leastFilling(option, game.material(state, random));
        compareCommand(state, ruleset.rules.commands[template.type]!.parse(template));
      }
      const template = randomCommand(game, state, random);
      if (!template) break;
      const command = ruleset.rules.commands[template.type]!.parse(template);
      const played = execute(ruleset, state, command, { actor: gameMaster, dice });
      if (!played.ok) throw new Error(played.error.message);
      ({ state } = played.value);
    }
  }
  return compared;
}

interface Answer {
  readonly attackId: string;
  readonly defense: string;
  readonly action?: string;
  readonly enabledBy?: readonly string[];
}

/** The mean of the damage, of which no more counts than there is left. */
const damageUpTo = ({ damage }: DefenseOdds, left: number): number =>
  damage.reduce(
    (sum, { amount, chance }: { amount: number; chance: Fraction }) =>
      sum + Math.min(left, amount) * toNumber(chance),
    0,
  );

it.each([
  ['SEGMENTS', () => compare(segmentsGame, { usual: ['REACTION'], countsDamage: true, fights: 5 })],
  [
    'VIGILANCE',
    () => compare(vigilanceGame, { usual: ['PASSIVE', 'FIXED'], countsDamage: true, fights: 16 }),
  ],
  ['SECONDS', () => compare(secondsGame, { usual: ['NONE'], countsDamage: false, fights: 5 })],
])('the chances by which computers judge attacks in %s are the exact ones', (_, run) => {
  const { strikes, answers } = run();
  expect(strikes).toBeGreaterThan(20);
  expect(answers).toBeGreaterThan(5);
});
