import * as z from 'zod';

/** VIG-11: every ability, by its group. */
export const abilityGroups = {
  SOCIAL: ['charm', 'deception', 'intimidation'],
  PHYSICAL: ['athletics', 'craft', 'dexterity', 'stealth', 'toughness'],
  MENTAL: ['awareness', 'intuition', 'reasoning', 'willpower'],
  COMBAT: ['assault', 'defend', 'shooting'],
} as const;

export type Group = keyof typeof abilityGroups;

export type Ability = (typeof abilityGroups)[Group][number];

export const abilities = [
  ...abilityGroups.SOCIAL,
  ...abilityGroups.PHYSICAL,
  ...abilityGroups.MENTAL,
  ...abilityGroups.COMBAT,
] as const satisfies readonly Ability[];

const isIn = (group: Group, ability: Ability): boolean => {
  const members: readonly Ability[] = abilityGroups[group];
  return members.includes(ability);
};

export function groupOf(ability: Ability): Group {
  if (isIn('SOCIAL', ability)) return 'SOCIAL';
  if (isIn('PHYSICAL', ability)) return 'PHYSICAL';
  return isIn('MENTAL', ability) ? 'MENTAL' : 'COMBAT';
}

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
      return ability === 'shooting' ? 'focus' : 'vigor';
  }
}

/** VIG-13: points that amplify one roll at most. */
export const MAX_AMPLIFICATION = 10;

export const abilitySchema = z.enum(abilities);

const modifier = z.int().min(-20).max(20).default(0);

/** VIG-10: the modifier of every ability. */
export const modifiersSchema = z.strictObject({
  charm: modifier,
  deception: modifier,
  intimidation: modifier,
  athletics: modifier,
  craft: modifier,
  dexterity: modifier,
  stealth: modifier,
  toughness: modifier,
  awareness: modifier,
  intuition: modifier,
  reasoning: modifier,
  willpower: modifier,
  assault: modifier,
  defend: modifier,
  shooting: modifier,
});

export type Modifiers = z.output<typeof modifiersSchema>;

/** VIG-15, 16: the most that the pools of a character can hold. */
export const maxVigor = ({ athletics, dexterity, toughness }: Modifiers): number =>
  Math.max(0, 3 + athletics + dexterity + toughness);

export const maxFocus = ({ awareness, reasoning, willpower }: Modifiers): number =>
  Math.max(0, 3 + awareness + reasoning + willpower);
