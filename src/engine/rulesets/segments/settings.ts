import { z } from 'zod';
import { rulings } from './rulings.ts';

type Ruling = (typeof rulings)[number];

/** The table's reading of every ruling, by the name of its setting; fixed at creation. */
export type Settings = {
  readonly [R in Ruling as R['setting']]: keyof R['options'];
};

/** What is left out is as decided. */
export const settingsSchema = z.strictObject(
  Object.fromEntries(
    rulings.map(({ setting, options }) => {
      const values = Object.keys(options) as [string, ...string[]];
      return [setting, z.enum(values).default(values[0])];
    }),
  ),
) as unknown as z.ZodType<Settings, Partial<Settings>>;
