import { Client, type Game } from 'boardgame.io/dist/cjs/client.js';
import { INVALID_MOVE } from 'boardgame.io/dist/cjs/core.js';
import { Chess } from 'chess.js';
import { Chess as Position } from 'chessops/chess';
import type { Random } from '../../../kit/engine/random.ts';

/** Games by chance rarely come to an end soon; after so many moves another one begins. */
const MAX_MOVES = 200;

/** Every legal move listed, one of them by chance, and that one judged and made. */
export function playChessJs(random: Random): () => number {
  const chess = new Chess();
  return () => {
    chess.reset();
    let moves = 0;
    for (; moves < MAX_MOVES && !chess.isGameOver(); moves++)
      chess.move(random.pick(chess.moves()));
    return moves;
  };
}

/** The same with chessops, whose moves are numbers of squares; a pawn is promoted to a queen. */
export function playChessops(random: Random): () => number {
  return () => {
    const position = Position.default();
    let moves = 0;
    for (; moves < MAX_MOVES && !position.isEnd(); moves++) {
      const legal = [...position.allDests()].flatMap(([from, dests]) =>
        [...dests].map((to) => ({ from, to })),
      );
      const { from, to } = random.pick(legal);
      const isPawn = position.board.getRole(from) === 'pawn';
      const promotes = isPawn && (to < 8 || to >= 56);
      const move = promotes ? { from, to, promotion: 'queen' as const } : { from, to };
      if (!position.isLegal(move)) throw new Error('A listed move is refused.');
      position.play(move);
    }
    return moves;
  };
}

interface Board {
  readonly fen: string;
}

const chessGame: Game<Board, string> = {
  setup: () => ({ fen: new Chess().fen() }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    play: ({ G }, san) => {
      const chess = new Chess(G.fen);
      try {
        chess.move(san);
      } catch {
        return INVALID_MOVE;
      }
      return { fen: chess.fen() };
    },
  },
  endIf: ({ G }) => (new Chess(G.fen).isGameOver() ? { over: true } : undefined),
  ai: {
    enumerate: ({ fen }) => new Chess(fen).moves().map((san) => ({ move: 'play', args: [san] })),
  },
};

/** boardgame.io's plain client at the same game: its `enumerate` lists, its reducer judges. */
export function playChessWithClient(random: Random): () => number {
  const client = Client({ game: chessGame, numPlayers: 2, debug: false });
  client.start();
  return () => {
    client.reset();
    let moves = 0;
    for (; moves < MAX_MOVES; moves++) {
      const state = client.getState();
      if (!state || state.ctx.gameover !== undefined) break;
      const { move, args } = random.pick(chessGame.ai?.enumerate(state.G) ?? []);
      client.moves[move]?.(...args);
    }
    return moves;
  };
}
