/**
 * What a map shows of a fight, as data: worked out once from what a seat sees, whatever paints it.
 * Everything stands in the units of the drawing that `geometry.ts` measures in.
 */
import { type Ground, groundOf } from './ground.ts';
import { type Token, tokensOf } from './tokens.ts';
import type { View } from './view.ts';

export interface Scene {
  readonly ground: Ground;
  /** From the back to the front. */
  readonly tokens: readonly Token[];
}

/** A battlefield changes seldom, and its shapes are many. */
const grounds = new WeakMap<View['battlefield'], Ground>();

export function sceneOf(view: View): Scene {
  const ground = grounds.get(view.battlefield) ?? groundOf(view.battlefield);
  grounds.set(view.battlefield, ground);
  return { ground, tokens: tokensOf(view) };
}
