import * as z from 'zod';
import type { Ruling } from './rule.ts';

/**
 * A place where a rulebook can be read in more than one way. The first option is the decided
 * reading and the default; a ruling with one option is a constant that has no other reading yet.
 */
export const ruling =
  <const S extends string>(id: string, rule: string, setting: S) =>
  <const O extends Readonly<Record<string, string>>>(question: string, options: O) => ({
    id,
    rule,
    setting,
    question,
    options,
  });

/** The table's reading of every ruling, by the name of its setting. */
export type SettingsOf<R extends Ruling> = {
  readonly [One in R as One['setting']]: keyof One['options'];
};

/** Takes a choice for any of the rulings; what is left out is as decided. */
export const settingsSchemaOf = <R extends Ruling>(rulings: readonly R[]) =>
  z.strictObject(
    Object.fromEntries(
      rulings.map(({ setting, options }) => {
        const values = Object.keys(options) as [string, ...string[]];
        return [setting, z.enum(values).default(values[0])];
      }),
    ),
  ) as unknown as z.ZodType<SettingsOf<R>, Partial<SettingsOf<R>>>;
