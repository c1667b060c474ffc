import { illegal, type Rejection } from '../../core/command/rejection.ts';
import { err, ok, type Result } from '../../core/values/result.ts';

const HIGHEST_SCORE = 18;

/** SEG-05: the modifier that goes with an ability score; combatants come with modifiers. */
export function abilityModifier(score: number): Result<number, Rejection> {
  if (score > HIGHEST_SCORE)
    return err(
      illegal('SEG-05', `${score} is no ability score`, `the highest is ${HIGHEST_SCORE}`),
    );
  return ok(Math.floor((score - 10) / 2));
}
