import type { Reserve } from '../../../core/views/foe-numbers.ts';
import type { CharacterNature, CreatureNature, State, Combatant } from '../model/state.ts';
import type { Settings } from '../rulebook/settings.ts';

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
  | Pick<CharacterNature, 'kind' | 'abilities' | 'damageLimitBonus' | 'stressLimitBonus'>
  | CreatureNature;

/** VIG-20, 21: from where on a combatant is injured, or stressed. */
export const halfOf = (limit: number, { halfLimit }: Settings): number =>
  halfLimit === 'ROUND_DOWN' ? Math.floor(limit / 2) : Math.ceil(limit / 2);

export const isInjured = (state: State, combatant: Combatant): boolean =>
  combatant.damage >= halfOf(damageLimit(combatant), state.settings);

export const isStressed = (state: State, combatant: Combatant): boolean =>
  combatant.stress >= halfOf(stressLimit(combatant), state.settings);

/** VIG-19: what is left until a combatant falls, and until it panics. */
export const reservesOf = (combatant: Combatant): readonly [Reserve, Reserve] => {
  const [damage, stress] = [damageLimit(combatant), stressLimit(combatant)];
  return [
    { label: 'Health', current: damage - combatant.damage, max: damage },
    { label: 'Composure', current: stress - combatant.stress, max: stress },
  ];
};
