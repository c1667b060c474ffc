import { notFound, illegal, type Rejection } from '../../../core/command/rejection.ts';
import { err, type Result } from '../../../core/values/result.ts';
import type { ActionKey } from '../../../core/values/ids.ts';
import { refuseBoosts } from '../attack/boosts.ts';
import { refuseSlot } from '../stats/budget.ts';
import type { Slot, Action } from '../model/actions.ts';
import type { CommandOf } from '../model/commands.ts';
import { combatantOf, findAction, knows, actionOf } from '../model/lookup.ts';
import type { Combatant, Declared, State } from '../model/state.ts';
import { refuseUnable, refusePanicking } from '../stats/able.ts';
import { refuseDeclared, refuseShape } from '../effects/index.ts';
import { declaredBy } from './declared.ts';
import { refusePerforming } from './triggers.ts';

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
  return (
    refuseUnable(combatant) ??
    refuseUnknown(combatant, action) ??
    refuseUse(state, combatant, action, use) ??
    refuseSlot(state, combatant, use) ??
    refusePanicking(combatant, action.effect)
  );
}

const refuseUnknown = (combatant: Combatant, { key, name }: Action): Rejection | null =>
  knows(combatant, key)
    ? null
    : illegal(
        'VIG-30',
        `${combatant.name} does not know ${name}`,
        'choose an action that it has learnt',
      );

function refuseUse(
  state: State,
  combatant: Combatant,
  action: Action,
  use: Slot,
): Rejection | null {
  if (action.slot === 'BOOST')
    return illegal(
      'VIG-42',
      `${action.name} is no action of its own`,
      'declare it with another one',
    );
  if (action.effect.type === 'PREPARE')
    return illegal(
      'VIG-52',
      'Preparing has a command of its own',
      'name the action with ReadyAction',
    );
  if (action.slot === use) return null;
  if (action.slot === 'REGULAR' && use === 'QUICK')
    return refusePerforming(state, combatant, action);
  return illegal(
    'VIG-30',
    `${action.name} is no ${use.toLowerCase()} action`,
    `use it as a ${action.slot.toLowerCase()} action`,
  );
}

/** What an action that may be used declares when it is aimed like this. */
export function judgeAim(
  state: State,
  command: CommandOf<'DeclareAction'>,
): Result<Declared, Rejection> {
  const combatant = combatantOf(state, command.combatantId);
  const action = actionOf(state, command.action);
  const refusal =
    refuseShape(action, command) ?? refuseBoosts(state, combatant, { ...command, action }, command);
  if (refusal) return err(refusal);
  // VIG-41: possible with no other boosts than those that are named for it.
  const bare = declaredBy(state, { ...command, boosts: [] });
  if (!bare.ok) return bare;
  const impossible = refuseDeclared(state, combatant, bare.value);
  return impossible ? err(impossible) : declaredBy(state, command);
}
