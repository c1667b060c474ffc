import { illegal, type Rejection } from '../../../core/command/rejection.ts';
import { err, ok, type Result } from '../../../core/values/result.ts';
import type { Sheet } from '../model/combatant/sheet.ts';

const HIGHEST_SCORE = 18;

/** SEG-05: the modifier that goes with an ability score; combatants come with modifiers. */
export function abilityModifier(score: number): Result<number, Rejection> {
  if (score > HIGHEST_SCORE)
    return err(
      illegal('SEG-05', `${score} is no ability score`, `the highest is ${HIGHEST_SCORE}`),
    );
  return ok(Math.floor((score - 10) / 2));
}

export const modifierOf = {
  STRENGTH: 'strength',
  DEXTERITY: 'dexterity',
  INTELLIGENCE: 'intelligence',
  RESOLVE: 'resolve',
} as const;

/** What formulas call them. */
export const nameOf = {
  strength: 'Strength',
  dexterity: 'Dex',
  intelligence: 'Int',
  resolve: 'Resolve',
} as const;

/** The names of a formula (SEG-34): bonuses, and abilities as modifiers. */
export const bonuses = (sheet: Pick<Sheet, 'attackBonus' | 'defenseBonus' | 'abilities'>) => ({
  AB: sheet.attackBonus,
  DB: sheet.defenseBonus,
  Strength: sheet.abilities.strength,
  Dex: sheet.abilities.dexterity,
  Int: sheet.abilities.intelligence,
  Resolve: sheet.abilities.resolve,
});
export type Bonuses = Readonly<ReturnType<typeof bonuses>>;
