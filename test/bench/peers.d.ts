/**
 * As much of the peers as the benchmarks use. They are installed for a run only, and types and
 * linter must hold without them.
 */
declare module 'boardgame.io/dist/cjs/core.js' {
  export const INVALID_MOVE: 'INVALID_MOVE';
}

declare module 'boardgame.io/dist/cjs/multiplayer.js' {
  /** A transport to a game master in the same process. */
  export function Local(): object;
}

declare module 'boardgame.io/dist/cjs/client.js' {
  export interface Context {
    readonly currentPlayer: string;
    readonly gameover?: unknown;
  }

  export interface Game<G> {
    readonly setup: () => G;
    readonly turn: { readonly minMoves: number; readonly maxMoves: number };
    /** A move changes the draft `G`, or says that it is invalid. */
    readonly moves: Readonly<
      Record<string, (at: { readonly G: G; readonly playerID: string }, pick: number) => unknown>
    >;
    readonly endIf: (at: { readonly G: G; readonly ctx: Context }) => unknown;
  }

  export interface GameClient<G> {
    start(): void;
    stop(): void;
    reset(): void;
    getState(): { readonly G: G; readonly ctx: Context } | null;
    readonly moves: Readonly<Record<string, (pick: number) => void>>;
  }

  export function Client<G>(options: {
    readonly game: Game<G>;
    readonly numPlayers: number;
    readonly debug: false;
    readonly playerID?: string;
    readonly multiplayer?: object;
  }): GameClient<G>;
}

declare module 'honeycomb-grid' {
  type Coordinates = readonly [q: number, r: number];
  type HexClass = new (at: Coordinates) => object;
  type Traverser = (createHex: (at: Coordinates) => object) => readonly object[];

  export function defineHex(): HexClass;
  export function line(options: {
    readonly start: Coordinates;
    readonly stop: Coordinates;
  }): Traverser;
  export class Grid {
    constructor(hexClass: HexClass);
    traverse(traverser: Traverser): Grid;
  }
}
