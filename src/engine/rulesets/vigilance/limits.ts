import type { Modifiers } from './abilities.ts';
import type { Settings } from './settings.ts';
import type { Character, Combatant, Creature, State } from './state.ts';

/** VIG-15, 16: the most that the pools of a character can hold. */
export const maxVigor = ({ athletics, dexterity, toughness }: Modifiers): number =>
  Math.max(0, 3 + athletics + dexterity + toughness);

export const maxFocus = ({ awareness, reasoning, willpower }: Modifiers): number =>
  Math.max(0, 3 + awareness + reasoning + willpower);

const LIMIT = 40;

/** VIG-19. */
export const damageLimit = ({ nature }: { readonly nature: LimitedNature }): number =>
  nature.kind === 'CREATURE'
    ? nature.damageLimit
    : LIMIT + nature.abilities.toughness + nature.damageLimitBonus;

export const stressLimit = ({ nature }: { readonly nature: LimitedNature }): number =>
  nature.kind === 'CREATURE'
    ? nature.stressLimit
    : LIMIT + nature.abilities.willpower + nature.stressLimitBonus;

/** What the limits depend on. */
type LimitedNature =
  Pick<Character, 'kind' | 'abilities' | 'damageLimitBonus' | 'stressLimitBonus'> | Creature;

/** VIG-20, 21: from where on a combatant is injured, or stressed. */
export const halfOf = (limit: number, { halfLimit }: Settings): number =>
  halfLimit === 'ROUND_DOWN' ? Math.floor(limit / 2) : Math.ceil(limit / 2);

export const isInjured = (state: State, combatant: Combatant): boolean =>
  combatant.damage >= halfOf(damageLimit(combatant), state.settings);

export const isStressed = (state: State, combatant: Combatant): boolean =>
  combatant.stress >= halfOf(stressLimit(combatant), state.settings);
