import * as z from 'zod';
import { cited, object, oneOf, type TypeOf } from '../../../../core/schema/describe.ts';

/** VIG-11: every ability, by its group. */
export const abilityGroups = {
  SOCIAL: ['CHARM', 'DECEPTION', 'INTIMIDATION'],
  PHYSICAL: ['ATHLETICS', 'CRAFT', 'DEXTERITY', 'STEALTH', 'TOUGHNESS'],
  MENTAL: ['AWARENESS', 'INTUITION', 'REASONING', 'WILLPOWER'],
  COMBAT: ['ASSAULT', 'DEFEND', 'SHOOTING'],
} as const;

export type Group = keyof typeof abilityGroups;
export type Ability = (typeof abilityGroups)[Group][number];

export const abilities = Object.values(abilityGroups).flat() as readonly Ability[];

const groups = new Map<Ability, Group>(
  (Object.keys(abilityGroups) as Group[]).flatMap((group) =>
    abilityGroups[group].map((ability) => [ability, group] as const),
  ),
);

export const groupOf = (ability: Ability): Group => groups.get(ability) ?? 'COMBAT';

export type Pool = 'vigor' | 'focus';

/** VIG-13: the pool that amplifies a check of this ability; none for social ones. */
export function poolFor(ability: Ability): Pool | null {
  switch (groupOf(ability)) {
    case 'SOCIAL':
      return null;
    case 'PHYSICAL':
      return 'vigor';
    case 'MENTAL':
      return 'focus';
    case 'COMBAT':
      return ability === 'SHOOTING' ? 'focus' : 'vigor';
  }
}

/** VIG-13: points that amplify one roll at most. */
export const MAX_AMPLIFICATION = 10;

/** An ability as a field of a sheet, and in a sentence. */
export const abilityField = (ability: Ability): Lowercase<Ability> =>
  ability.toLowerCase() as Lowercase<Ability>;

/** What each is called. */
const names = Object.fromEntries(
  abilities.map((ability) => [ability, `${ability.charAt(0)}${abilityField(ability).slice(1)}.`]),
) as Readonly<Record<Ability, string>>;

export const abilitySchema = oneOf('VigilanceAbility', cited('An ability.', 'VIG-11'), names);

const modifier = z.int().min(-20).max(20).default(0);

export const modifiersSchema = object(
  'VigilanceAbilities',
  cited('The modifier of every ability, -20 to 20; 0 where it is left out.', 'VIG-10'),
  Object.fromEntries(
    abilities.map((ability) => [abilityField(ability), modifier.describe(names[ability])]),
  ) as Readonly<Record<Lowercase<Ability>, typeof modifier>>,
);

export type Modifiers = TypeOf<typeof modifiersSchema>;

/** VIG-15, 16: the most that the pools of a character can hold. */
export const maxVigor = ({ athletics, dexterity, toughness }: Modifiers): number =>
  Math.max(0, 3 + athletics + dexterity + toughness);

export const maxFocus = ({ awareness, reasoning, willpower }: Modifiers): number =>
  Math.max(0, 3 + awareness + reasoning + willpower);
