import type { ActionKey } from '../../../core/values/ids.ts';
import type { FightingStatus } from '../../../core/table/ending.ts';
import { type AttackEffect, isAttack } from './actions.ts';
import { catalogue } from './catalogue.ts';
import { combatantOf } from '../../../core/table/state.ts';
import type { FreeAction } from './free-actions.ts';
import type { Attack, Combatant, Gear, State, Turn } from './state.ts';

export { combatantOf, combatOf, findCombatant } from '../../../core/table/state.ts';

export const { findAction, actionOf } = catalogue;

/** What a weapon or a spell does; asking it of anything else is a bug. */
export function attackEffectOf(state: State, key: ActionKey): AttackEffect {
  const { effect } = actionOf(state, key);
  if (!isAttack(effect)) throw new Error(`'${key}' is no attack.`);
  return effect;
}

/** The turn that is on, if one is; those that it interrupts do not count (SEC-25). */
export const currentTurn = ({ phase }: State): Turn | null =>
  phase.kind === 'COMBAT' ? (phase.turns.at(-1) ?? null) : null;

/** SEC-31: what was declared to be done after a second that has passed by now, in the turn that is on. */
export function dueFreeAction(state: State): FreeAction | undefined {
  const turn = currentTurn(state);
  if (!turn) return undefined;
  const { doing } = combatantOf(state, turn.combatantId);
  return doing
    ? doing.freeActions.find(({ afterSecond }) => afterSecond <= doing.done)
    : turn.freeActions[0];
}

/** The attack whose defense is due: the first that was rolled. */
export const openAttack = (state: State): Attack | undefined =>
  state.attacks.find(({ stage }) => stage.kind === 'WINDOW');

/** SEC-53: `DOWN` are those who are unconscious, dying or not, and the dead. */
export const fightingStatusOf = ({ status: { kind } }: Combatant): FightingStatus =>
  kind === 'STANDING' || kind === 'YIELDED' ? kind : 'DOWN';

/** SEC-53: who is conscious can defend, and be asked. */
export const isConscious = (combatant: Combatant): boolean =>
  fightingStatusOf(combatant) !== 'DOWN';

/** Able and willing to fight. */
export const isFighting = ({ status }: Combatant): boolean => status.kind === 'STANDING';

/** A weapon that the combatant carries. */
export const gearOf = ({ gear }: Combatant, weapon: ActionKey): Gear | undefined =>
  gear.find((carried) => carried.weapon === weapon);

/** SEC-50: how many shots a weapon holds; 0 when it is no ranged one. */
export function capacityOf(state: State, weapon: string): number {
  const effect = findAction(state, weapon)?.effect;
  return effect?.type === 'RANGED' ? effect.capacity : 0;
}
