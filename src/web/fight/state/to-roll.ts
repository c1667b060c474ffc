import type { ToRollFragment } from '../../../client/index.ts';

/** Faces roll by roll; null for a roll that is made for this seat. */
export type Declared = readonly (readonly number[] | null)[];

/** A command of this seat that takes dice of its hand first. */
export interface ToRoll {
  /** Of the question: another one is new. */
  readonly key: string;
  readonly rolls: readonly ToRollFragment[];
  /** Sends the command again, with these faces behind those that it has. */
  readonly send: (faces: Declared) => Promise<unknown>;
}
