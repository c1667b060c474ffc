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

  export interface Game<G, Pick extends number | string = number> {
    readonly setup: () => G;
    readonly turn: { readonly minMoves: number; readonly maxMoves: number };
    /** A move changes the draft `G`, answers another, or says that it is invalid. */
    readonly moves: Readonly<
      Record<string, (at: { readonly G: G; readonly playerID: string }, pick: Pick) => unknown>
    >;
    readonly endIf: (at: { readonly G: G; readonly ctx: Context }) => unknown;
    /** Every legal move, for bots. */
    readonly ai?: { enumerate(G: G): readonly Move[] };
  }

  interface Move {
    readonly move: string;
    readonly args: readonly [pick: string];
  }

  export interface GameClient<G, Pick extends number | string = number> {
    start(): void;
    stop(): void;
    reset(): void;
    getState(): { readonly G: G; readonly ctx: Context } | null;
    readonly moves: Readonly<Record<string, (pick: Pick) => void>>;
  }

  export function Client<G, Pick extends number | string = number>(options: {
    readonly game: Game<G, Pick>;
    readonly numPlayers: number;
    readonly debug: false;
    readonly playerID?: string;
    readonly multiplayer?: object;
  }): GameClient<G, Pick>;
}

declare module 'chess.js' {
  export class Chess {
    constructor(fen?: string);
    fen(): string;
    reset(): void;
    moves(): string[];
    /** Throws where it is no legal move. */
    move(san: string): object;
    isGameOver(): boolean;
  }
}

declare module 'chessops/chess' {
  interface Move {
    readonly from: number;
    readonly to: number;
    readonly promotion?: 'queen';
  }

  export class Chess {
    static default(): Chess;
    readonly board: { getRole(square: number): string | undefined };
    allDests(): ReadonlyMap<number, Iterable<number>>;
    isEnd(): boolean;
    isLegal(move: Move): boolean;
    play(move: Move): void;
  }
}

declare module '@pkmn/sim' {
  /** What a side is asked. */
  export interface Request {
    readonly wait?: boolean;
    readonly teamPreview?: boolean;
    readonly forceSwitch?: readonly boolean[];
    readonly active?: readonly { readonly moves: readonly { readonly disabled?: boolean }[] }[];
    readonly side: {
      readonly pokemon: readonly { readonly active: boolean; readonly condition: string }[];
    };
  }

  interface Player {
    readonly name: string;
    readonly team: readonly object[];
  }

  export class Battle {
    constructor(options: {
      readonly formatid: string;
      readonly seed: readonly number[];
      readonly p1: Player;
      readonly p2: Player;
    });
    readonly ended: boolean;
    readonly turn: number;
    readonly sides: readonly { readonly id: string; readonly activeRequest: Request | null }[];
    /** False where the choice is refused. */
    choose(side: string, choice: string): boolean;
  }
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
