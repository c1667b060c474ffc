/** What scores show of a sheet: what attacks and defenses are made with. */
import { seenSchema, type Seen as SeenOf } from '../../../../core/table/seen.ts';

export const seenFigures = {
  /** The abilities of attacks and defenses (VIG-57, 63, 65), and the dice of what is worn. */
  CHARACTER: ['assault', 'shooting', 'defend', 'toughness', 'armor', 'armor and shield'],
  /** VIG-14. */
  CREATURE: ['attack difficulty', 'defend difficulty'],
} as const;

export const seen = seenSchema([...seenFigures.CHARACTER, ...seenFigures.CREATURE]);

export type SeenFigure = (typeof seenFigures)[keyof typeof seenFigures][number];
export type Seen = SeenOf<SeenFigure>;
