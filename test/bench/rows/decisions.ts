import { Random } from '../../kit/engine/random.ts';
import { ofEveryone, ofTheSeat } from '../kit/fights/play.ts';
import { games } from '../kit/fights/index.ts';
import { playChessJs, playChessops, playChessWithClient } from '../kit/peers/chess.ts';
import { battles } from '../kit/peers/pokemon.ts';
import { playWithClient, playWithMaster } from '../kit/peers/tic-tac-toe.ts';
import { compareRates, race, slowest } from '../kit/race.ts';
import type { Finding, Row } from '../kit/row.ts';

const peers = () => ({
  gen1: battles('gen1', new Random(11), 'DECISIONS'),
  gen9: battles('gen9', new Random(12), 'DECISIONS'),
  chessGame: playChessWithClient(new Random(13)),
  chessJs: playChessJs(new Random(14)),
  chessops: playChessops(new Random(15)),
  ticTacToe: playWithClient(new Random(16)),
  ticTacToeMaster: playWithMaster(new Random(17)),
});

/** Of what it is said that it is no measure: it lists less, judges less, or is another game. */
const disclosed = {
  gen9: '@pkmn/sim gen9: request, choice, turn',
  chessJs: 'chess.js: moves(), move()',
  chessops: 'chessops: allDests(), isLegal(), play()',
  ticTacToe: 'boardgame.io, tic-tac-toe, plain client: moves',
  ticTacToeMaster: 'boardgame.io, tic-tac-toe, two clients at its local master: moves',
} as const;

const unit = 'a second';
const gen1 = '@pkmn/sim gen1: request, choice, turn';

/** Legal decisions a second, against peers that list the choices, judge one, and play it. */
export const decisions: Row = {
  name: 'decisions',
  measure: async () => {
    const rates = await race({
      ...peers(),
      ...each('seat', (game) => game.fights(1, ofTheSeat)),
      ...each('everyone', (game) => game.fights(3, ofEveryone)),
      ...each('known', (game) => game.replays(50)),
    });
    const of = (name: string) => rates[name as keyof typeof rates];
    const all = slowest(games.map(({ id }) => of(`seat ${id}`)));
    return [
      ...games.flatMap(({ id }): readonly Finding[] => {
        const what = `decisions of ${id}, 4 against 4, with the listing of the deciding seat`;
        return [
          {
            ...{ what, than: gen1, unit, budget: { atLeast: 3 } },
            ...compareRates(of(`seat ${id}`), rates.gen1),
          },
          {
            ...{ what, than: 'boardgame.io playing chess.js, with its enumerate', unit },
            ...compareRates(of(`seat ${id}`), rates.chessGame),
            budget: { atLeast: 10 },
          },
        ];
      }),
      ...Object.entries(disclosed).map(([name, than]): Finding => ({
        what: 'the slowest of the three',
        ...{ than, unit, budget: null },
        ...compareRates(all, of(name)),
      })),
      ...games.flatMap(({ id }): readonly Finding[] => [
        {
          what: `decisions of ${id} with the listing of everyone at the table`,
          ...{ than: gen1, unit, budget: null },
          ...compareRates(of(`everyone ${id}`), rates.gen1),
        },
        {
          what: `commands of ${id}, chosen before: judged and applied, nothing listed`,
          ...{ than: gen1, unit, budget: null },
          ...compareRates(of(`known ${id}`), rates.gen1),
        },
      ]),
    ];
  },
};

/** A contestant of each ruleset. */
const each = <Name extends string, T>(name: Name, of: (game: (typeof games)[number]) => T) =>
  Object.fromEntries(games.map((game) => [`${name} ${game.id}`, of(game)])) as Readonly<
    Record<`${Name} ${string}`, T>
  >;
