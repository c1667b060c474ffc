/** Text on hexes, which no rule reads: random fights of every ruleset, with it and without. */
import { describe, expect, it } from 'vitest';
import { gameMaster } from '../../../src/engine/core/command/actor.ts';
import { execute } from '../../../src/engine/core/ruleset/execute.ts';
import type { RulesetTypes } from '../../../src/engine/core/ruleset/ruleset.ts';
import { seededDice } from '../../../src/engine/dice/seeded.ts';
import { type Game, randomCommand } from '../../kit/engine/fights.ts';
import { games } from '../../kit/engine/games.ts';
import { inFull } from '../../kit/engine/listing.ts';
import { Random } from '../../kit/engine/random.ts';
import { sized } from '../../kit/size.ts';

const labels = [
  {
    text: 'Difficult ground',
    hexes: [
      { q: 0, r: 0 },
      { q: 1, r: 0 },
    ],
  },
];
const COMMANDS = 40;

interface State {
  readonly battlefield: { readonly labels?: unknown };
}

/** The state without its text. */
function bare(state: unknown): unknown {
  const battlefield = { ...(state as State).battlefield, labels: undefined };
  return { ...(state as State), battlefield };
}

function given(
  game: Game<RulesetTypes>,
  state: unknown,
  template: { readonly type: string },
  seed: string,
) {
  const command = game.ruleset.rules.commands[template.type]!.parse(template);
  const dice = seededDice(seed, 0);
  const result = execute(game.ruleset, state, command, { actor: gameMaster, dice });
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  return result.value;
}

describe.each(Object.entries(games))('with %s', (_, game) => {
  it('labels change no option, no event and no die', () => {
    let compared = 0;
    for (let n = 0; n < sized(40, 4); n++) {
      const random = new Random(514_000 + n);
      const { setup, opening } = game.encounter(random);
      const begin = (more: object): unknown =>
        game.ruleset.rules.initial(
          game.ruleset.rules.setup.parse({ ...(setup as object), ...more }),
        );
      let [plain, labelled] = [begin({}), begin({ labels })];
      const queue = [...opening];
      for (let step = 0; step < COMMANDS + opening.length; step++) {
        if (game.hasEnded(plain)) break;
        const command = queue.shift() ?? randomCommand(game, plain, random);
        if (!command || command.type === 'SetBattlefield') continue;
        const seed = random.diceSeed();
        const [one, other] = [
          given(game, plain, command, seed),
          given(game, labelled, command, seed),
        ];
        expect(other.events).toEqual(one.events);
        [plain, labelled] = [one.state, other.state];
        expect((labelled as State).battlefield.labels).toEqual(labels);
        expect(bare(labelled)).toEqual(plain);
        expect(inFull(game.ruleset.queries.decisions(labelled, gameMaster))).toEqual(
          inFull(game.ruleset.queries.decisions(plain, gameMaster)),
        );
        compared++;
      }
    }
    expect(compared).toBeGreaterThan(40);
  });
});
