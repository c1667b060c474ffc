import { firstRefusal, illegal, notFound, type Rejection } from '../../core/command/rejection.ts';
import type { ActionKey } from '../../core/values/ids.ts';
import type { Action, Cost, Slot } from './actions.ts';
import { declaredBy, refuseDeclared, refusePanicking, refuseShape, refuseUnable } from './aim.ts';
import { refuseAmbushed, refuseSlot } from './budget.ts';
import type { CommandOf } from './commands.ts';
import { actionOf, combatantOf, findAction, knows } from './lookup.ts';
import type { Combatant, State } from './state.ts';
import { refuseBoostOn } from './weapons.ts';

/** The action that a combatant means to use, and the place of the allowance that it takes. */
export interface Intent {
  readonly combatantId: string;
  readonly action: ActionKey;
  readonly use: Slot;
}

/** Whether the combatant may use this action so, whenever and whatever it is aimed at. */
export function refuseIntent(state: State, { combatantId, action: key, use }: Intent) {
  const combatant = combatantOf(state, combatantId);
  const action = findAction(state, key);
  if (!action) return notFound('action', key);
  return firstRefusal([
    () => refuseUnable(combatant),
    () =>
      knows(combatant, key)
        ? null
        : illegal(
            'VIG-30',
            `${combatant.name} does not know ${action.name}`,
            'choose an action that it has learnt',
          ),
    () => refuseUse(combatant, action, use),
    () => refuseSlot(state, combatant, use),
    () => refusePanicking(combatant, action.effect),
  ]);
}

function refuseUse({ name, prepared }: Combatant, action: Action, use: Slot): Rejection | null {
  if (action.slot === 'BOOST')
    return illegal(
      'VIG-42',
      `${action.name} is no action of its own`,
      'declare it with another one',
    );
  if (action.effect.type === 'PREPARE')
    return illegal(
      'VIG-52',
      'To prepare is declared by itself',
      'name the action with ReadyAction',
    );
  if (action.slot === use) return null;
  if (action.slot === 'REGULAR' && use === 'QUICK')
    return prepared === action.key
      ? null
      : illegal('VIG-52', `${name} has not prepared ${action.name}`, 'use it as a regular action');
  return illegal(
    'VIG-30',
    `${action.name} is no ${use.toLowerCase()} action`,
    `use it as a ${action.slot.toLowerCase()} action`,
  );
}

/** Whether an action that may be used may be aimed like this. */
export function refuseAim(state: State, command: CommandOf<'DeclareAction'>): Rejection | null {
  const combatant = combatantOf(state, command.combatantId);
  const action = actionOf(state, command.action);
  const { effect } = action;
  return firstRefusal([
    () => refuseShape(action, command),
    () => {
      const declared = declaredBy(state, command);
      return declared.ok ? refuseDeclared(state, combatant, declared.value) : declared.error;
    },
    () =>
      effect.type === 'ATTACK'
        ? refuseBoosts(state, combatant, { ...command, form: effect.form })
        : null,
  ]);
}

/** VIG-41 to 43, 68: the boosts of an attack. */
export function refuseBoosts(
  state: State,
  combatant: Combatant,
  { form, weapon, boosts }: BoostedAttack,
): Rejection | null {
  return firstRefusal([
    () => (boosts.length > 0 ? refuseAmbushed(combatant, 'BOOST') : null),
    () => refuseTwice(boosts),
    ...boosts.map((key) => () => {
      const boost = knownBoost(state, combatant, key);
      return boost
        ? refuseBoostOn(combatant, boost.effect, boost.name, { form, weapon })
        : illegal('VIG-41', `${combatant.name} knows no boost '${key}'`, 'leave it out');
    }),
  ]);
}

interface BoostedAttack {
  readonly form: 'ASSAULT' | 'SHOOTING';
  readonly weapon: string | null;
  readonly boosts: readonly ActionKey[];
}

export const refuseTwice = (boosts: readonly ActionKey[]): Rejection | null =>
  new Set(boosts).size < boosts.length
    ? illegal('VIG-43', 'The same boost goes on an action once', 'name it once')
    : null;

/** A boost that the combatant knows. */
export function knownBoost(state: State, combatant: Combatant, key: ActionKey) {
  const action = findAction(state, key);
  if (action?.effect.type !== 'BOOST' || !knows(combatant, key)) return null;
  return { key, name: action.name, cost: action.cost, effect: action.effect };
}

/** What an action and its boosts cost together. */
export function costOf(state: State, keys: readonly ActionKey[]): Cost {
  const costs = keys.flatMap((key) => findAction(state, key)?.cost ?? []);
  return {
    vigor: costs.reduce((sum, { vigor }) => sum + vigor, 0),
    focus: costs.reduce((sum, { focus }) => sum + focus, 0),
  };
}
