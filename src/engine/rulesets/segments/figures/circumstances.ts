import type { Circumstance, RollKind } from '../model/conditions.ts';
import { effectsOn } from '../model/lookup.ts';
import type { ActiveCondition, Combatant, State } from '../model/state.ts';
import type { Settings } from '../rulebook/settings.ts';
import { isBloodied } from './bloodied.ts';

/** What helps and what hinders a roll, however often (SEG-84). */
export interface Circumstances {
  readonly advantage: boolean;
  readonly disadvantage: boolean;
  readonly leverage: boolean;
}

/** SEG-86: what leverage and disadvantage come to, as the table reads it. */
export type LeverageReading = Settings['leverageDisadvantage'];

/**
 * SEG-87: dice more or fewer. Advantage +3 and disadvantage -3 cancel (SEG-84); leverage +6
 * replaces advantage and does not cancel disadvantage (SEG-86).
 */
export function extraDice(
  { advantage, disadvantage, leverage }: Circumstances,
  reading: LeverageReading = 'NET',
): number {
  if (leverage && reading === 'LEVERAGE') return 6;
  const helped = leverage ? 6 : advantage && !disadvantage ? 3 : 0;
  const hindered = disadvantage && (leverage || !advantage) ? 3 : 0;
  return helped - hindered;
}

/** Who makes a roll, and against whom. */
export interface Rolling {
  readonly bearer?: Combatant;
  readonly target?: Combatant;
}

/** The conditions that change a roll: those of who makes it, and those of whom it is against. */
export function changesOf(
  state: State,
  roll: RollKind,
  { bearer, target }: Rolling,
): readonly Change[] {
  const of = (combatant: Combatant | undefined, whose: 'BEARER' | 'ATTACKERS') =>
    combatant
      ? effectsOn(state, combatant).flatMap(({ active, effect }) =>
          effect.type === 'ROLLS' && effect.of === whose && effect.rolls.includes(roll)
            ? [{ bearerId: combatant.id, active, circumstance: effect.circumstance }]
            : [],
        )
      : [];
  return [...of(bearer, 'BEARER'), ...of(target, 'ATTACKERS')];
}

interface Change {
  readonly bearerId: string;
  readonly active: ActiveCondition;
  readonly circumstance: Circumstance;
}

/** What the conditions on a combatant do to a roll: its own, or that of its attacker. */
export function circumstancesFrom(state: State, roll: RollKind, on: Rolling): Circumstances {
  const found = new Set(changesOf(state, roll, on).map(({ circumstance }) => circumstance));
  // SEG-104: on every roll of one's own; those of hit points are none of these kinds (SEG-83).
  if (on.bearer && isBloodied(state, on.bearer)) found.add('DISADVANTAGE');
  return {
    advantage: found.has('ADVANTAGE'),
    disadvantage: found.has('DISADVANTAGE'),
    leverage: found.has('LEVERAGE'),
  };
}
