/** What scores show of a sheet: what it adds to the rolls of attacks, defenses and damage. */
import { seenSchema, type Seen as SeenOf } from '../../../../core/table/seen.ts';

export const seenFigures = [
  'scale',
  'melee attack',
  'ranged attack',
  'spell attack',
  'dodge',
  'parry',
  'block',
  'melee damage',
  'ranged damage',
] as const;

export type SeenFigure = (typeof seenFigures)[number];
export type Seen = SeenOf<SeenFigure>;

export const seen = seenSchema(seenFigures);
