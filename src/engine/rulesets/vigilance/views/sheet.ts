import type { ActionKey } from '../../../core/values/ids.ts';
import { leftOf } from '../figures/budget.ts';
import { damageLimit, stressLimit } from '../figures/limits.ts';
import { movementOf } from '../ground/movement.ts';
import { maxVigor, maxFocus } from '../model/abilities.ts';
import type { Item } from '../model/items.ts';
import type { Nature, Allowance, Granted, Combatant, State } from '../model/state.ts';

export interface Sheet {
  readonly kind: 'VIGILANCE';
  readonly vigilance: number;
  readonly nature: Nature;
  /** What the pools of a character can hold; null for a creature. */
  readonly maxVigor: number | null;
  readonly maxFocus: number | null;
  readonly damage: number;
  readonly damageLimit: number;
  readonly stress: number;
  readonly stressLimit: number;
  readonly traumas: number;
  /** Fields of one travel, as things stand. */
  readonly movement: number;
  readonly items: readonly Item[];
  readonly learnt: readonly ActionKey[];
  /** What is left of this round's allowance. */
  readonly left: Allowance;
  readonly granted: Granted;
  readonly prepared: ActionKey | null;
  readonly cover: Combatant['cover'];
  readonly presence: Combatant['presence'];
  readonly silence: Combatant['silence'];
}

export function sheetOf(state: State, combatant: Combatant): Sheet {
  const { nature } = combatant;
  const abilities = nature.kind === 'CHARACTER' ? nature.abilities : null;
  return {
    kind: 'VIGILANCE',
    vigilance: combatant.vigilance,
    nature,
    maxVigor: abilities && maxVigor(abilities),
    maxFocus: abilities && maxFocus(abilities),
    damage: combatant.damage,
    damageLimit: damageLimit(combatant),
    stress: combatant.stress,
    stressLimit: stressLimit(combatant),
    traumas: combatant.traumas,
    movement: movementOf(state, combatant),
    items: combatant.items,
    learnt: combatant.learnt,
    left: leftOf(state, combatant),
    granted: combatant.granted,
    prepared: combatant.prepared,
    cover: combatant.cover,
    presence: combatant.presence,
    silence: combatant.silence,
  };
}
