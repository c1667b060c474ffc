import { diceTerm, OWN_DICE, type Score, type Term } from '../../../core/score/score.ts';
import type { Dice, RollPurpose } from '../../../core/values/dice.ts';
import type { Ability } from '../model/commands.ts';
import type { Circumstance, RollKind } from '../model/conditions.ts';
import { combatantOf } from '../model/lookup.ts';
import type { Combatant, State } from '../model/state.ts';
import { modifierOf, nameOf } from './abilities.ts';
import { flatTermsOn, type Influence, influencesOn, influenceTerms } from './circumstances.ts';
import { poolWith, rollAbilityDice } from './rolls.ts';

/** SEG-03, 04: the dice that every check begins with. */
export const BASE_POOL = 4;

export interface AbilityRoll {
  readonly combatantId: string;
  readonly ability: Ability;
  readonly pool: number | null;
  readonly granted: readonly Circumstance[];
}

export function rollAbility(
  state: State,
  roll: AbilityRoll,
  dice: Dice,
  purpose: RollPurpose = 'CHECK',
): Score {
  const roller = combatantOf(state, roll.combatantId);
  const own =
    roll.pool === null
      ? abilityTerms(state, roller, roll.ability)
      : diceOf(OWN_DICE, roll.pool, 'SEG-04');
  const more = extraFor(state, roller, 'ABILITY', grantedBy(roll.granted));
  const { combatantId } = roll;
  return rollAbilityDice(dice, poolWith([...own, ...more]), {
    combatantId,
    purpose,
    rule: 'SEG-04',
  });
}

/** SEG-04: 4d6 and one for each point of the modifier, or the latter alone. */
function abilityTerms(
  { settings }: State,
  { abilities }: Combatant,
  ability: Ability,
): readonly Term[] {
  const modifier = modifierOf[ability];
  return [
    ...diceOf(nameOf[modifier], abilities[modifier]),
    ...(settings.abilityPool === 'MODIFIER_ONLY' ? [] : diceOf(OWN_DICE, BASE_POOL, 'SEG-04')),
  ];
}

/** Dice of a score that count by their faces; none when there are none. */
export const diceOf = (
  label: string,
  count: number,
  rule: string | null = null,
): readonly Term[] => (count === 0 ? [] : [diceTerm(label, count, 6, rule)]);

/** SEG-82: what the table grants. */
export const grantedBy = (granted: readonly Circumstance[]): readonly Influence[] =>
  granted.map((circumstance) => ({ circumstance, label: 'granted', rule: 'SEG-82' }));

/** SEG-82: what conditions add to a roll and take from it, and what else bears on it. */
export const extraFor = (
  state: State,
  roller: Combatant,
  roll: RollKind,
  occasion: readonly Influence[] = [],
): readonly Term[] => [
  ...flatTermsOn(state, roll, roller),
  ...influenceTerms(
    [...influencesOn(state, roll, { bearer: roller }), ...occasion],
    state.settings.leverageDisadvantage,
  ),
];
