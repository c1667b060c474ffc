import { Client, type Game, type GameClient } from 'boardgame.io/dist/cjs/client.js';
import { INVALID_MOVE } from 'boardgame.io/dist/cjs/core.js';
import { Local } from 'boardgame.io/dist/cjs/multiplayer.js';
import type { Random } from '../../../kit/engine/random.ts';

interface Board {
  readonly cells: (string | null)[];
}

const rows = [
  [0, 1, 2],
  [3, 4, 5],
  [6, 7, 8],
  [0, 3, 6],
  [1, 4, 7],
  [2, 5, 8],
  [0, 4, 8],
  [2, 4, 6],
] as const;

/** The game of boardgame.io's tutorial. */
const ticTacToe: Game<Board> = {
  setup: () => ({ cells: Array<string | null>(9).fill(null) }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    clickCell: ({ G, playerID }, cell) => {
      if (G.cells[cell] !== null) return INVALID_MOVE;
      G.cells[cell] = playerID;
      return undefined;
    },
  },
  endIf: ({ G: { cells }, ctx }) => {
    if (rows.some(([a, b, c]) => cells[a] && cells[a] === cells[b] && cells[a] === cells[c]))
      return { winner: ctx.currentPlayer };
    return cells.includes(null) ? undefined : { draw: true };
  },
};

/** Plays whole games with one client for both players; answers how many moves one game had. */
export function playWithClient(random: Random): () => number {
  const client = Client({ game: ticTacToe, numPlayers: 2, debug: false });
  client.start();
  return () => {
    client.reset();
    let moves = 0;
    for (let cell = pick(client, random); cell !== null; cell = pick(client, random)) {
      client.moves.clickCell?.(cell);
      moves++;
    }
    return moves;
  };
}

/** The same with two clients at boardgame.io's local master, which judges every move. */
export function playWithMaster(random: Random): () => Promise<number> {
  return async () => {
    const game = { ...ticTacToe };
    const multiplayer = Local();
    const clients = ['0', '1'].map((playerID) =>
      Client({ game, numPlayers: 2, debug: false, playerID, multiplayer }),
    );
    for (const client of clients) client.start();
    await delivered();
    let moves = 0;
    for (;;) {
      const client = clients[moves % 2];
      const cell = client ? pick(client, random) : null;
      if (!client || cell === null) break;
      client.moves.clickCell?.(cell);
      await delivered();
      moves++;
    }
    for (const client of clients) client.stop();
    return moves;
  };
}

/** Until the master has answered both clients: its storage is in memory, so no timer is involved. */
const delivered = () => new Promise(setImmediate);

/** A free cell, or null when the game is over. */
function pick(client: GameClient<Board>, random: Random): number | null {
  const state = client.getState();
  if (!state || state.ctx.gameover !== undefined) return null;
  return random.pick(state.G.cells.flatMap((cell, i) => (cell === null ? [i] : [])));
}
