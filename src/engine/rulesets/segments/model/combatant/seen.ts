/** What scores show of a sheet: names of formulas (SEG-34), alone or a bonus with an ability. */
import { seenSchema, type Seen as SeenOf } from '../../../../core/table/seen.ts';

export const bonusNames = ['AB', 'DB'] as const;
export const abilityNames = ['Strength', 'Dex', 'Int', 'Resolve'] as const;

export const seenFigures = [
  ...bonusNames,
  ...abilityNames,
  ...bonusNames.flatMap((bonus) => abilityNames.map((ability) => `${bonus} + ${ability}` as const)),
] as const;

export type SeenFigure = (typeof seenFigures)[number];
export type Seen = SeenOf<SeenFigure>;

export const seen = seenSchema(seenFigures);
