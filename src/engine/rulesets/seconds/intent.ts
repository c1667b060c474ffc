import {
  firstRefusal,
  illegal,
  invalid,
  notFound,
  type Rejection,
} from '../../core/command/rejection.ts';
import type { Action } from './actions.ts';
import { isFree } from './budget.ts';
import type { CommandOf } from './commands.ts';
import { ATTACK, CHARGE, components, times } from './components.ts';
import { openAttack } from './defend.ts';
import { refuseEnded } from './ended.ts';
import { refuseHandling, refuseHelp, refuseReload, refuseWeapon } from './gear.ts';
import {
  combatantOf,
  combatOf,
  componentsOf,
  currentTurn,
  findAction,
  findCombatant,
  knows,
} from './lookup.ts';
import { hasRunUp, mustRunOn, refuseRunning, resolveMove, resolveRun } from './movement.ts';
import type { Combatant, State } from './state.ts';

export type Declared = Omit<CommandOf<'DeclareAction'>, 'type'>;

/** SEC-02, 07: it is this combatant's turn, and up to it what comes next. */
export function refuseTurn(state: State, combatantId: string): Rejection | null {
  const combatant = findCombatant(state, combatantId);
  if (!combatant) return notFound('combatant', combatantId);
  return firstRefusal([
    () => refuseOutOfFight(state),
    () => refuseOpenDefense(state),
    () => {
      const turn = currentTurn(state);
      if (turn?.combatantId !== combatantId) return notOnTurn(state, combatant);
      return turn.stage === 'AIMING'
        ? illegal(
            'SEC-15',
            `${combatant.name} must first say what the action is aimed at`,
            'complete it with its targets, or with none',
          )
        : null;
    },
  ]);
}

export const refuseOutOfFight = (state: State): Rejection | null =>
  refuseEnded(state) ??
  (state.phase.kind === 'COMBAT'
    ? null
    : illegal('SEC-02', 'No fight is on', 'roll initiative first'));

function notOnTurn(state: State, { id, name, holdsTurn }: Combatant): Rejection {
  const { waiting, turns } = combatOf(state);
  if (turns.some(({ combatantId }) => combatantId === id))
    return illegal(
      'SEC-25',
      `${name}'s turn is interrupted`,
      'it goes on when the other turn has ended',
    );
  if (holdsTurn) return illegal('SEC-24', `${name} has delayed the turn`, 'take it first');
  return waiting.includes(id)
    ? illegal('SEC-02', `${name}'s turn in this round is still to come`, 'wait for it')
    : illegal('SEC-08', `${name} has had the six seconds of this round`, 'wait for the next one');
}

/** SEC-41: attacks that have hit come before everything else. */
export function refuseOpenDefense(state: State): Rejection | null {
  const open = openAttack(state);
  if (!open) return null;
  const { name } = combatantOf(state, open.targetId);
  return illegal('SEC-41', `${name} has not met the attack`, 'choose a defence first, or none', {
    attackId: open.id,
  });
}

/** Whether the combatant, whose turn it is, may begin this now. */
export function refuseIntent(state: State, declared: Declared): Rejection | null {
  const combatant = combatantOf(state, declared.combatantId);
  const action = findAction(state, declared.action);
  if (!action) return notFound('action', declared.action);
  return firstRefusal([
    () => refuseSurplus(action, declared),
    () =>
      knows(combatant, action)
        ? null
        : illegal(
            'SEC-08',
            `${combatant.name} has no ${action.name} to use`,
            'choose what the sheet names',
          ),
    () => refuseVetoed(state, action),
    () =>
      mustRunOn(combatant) && !isFree(combatant, action)
        ? illegal(
            'SEC-33',
            `${combatant.name} must bring the run to three seconds first`,
            'go on with it',
          )
        : null,
    () => refuseEffect(state, combatant, action, declared),
  ]);
}

/** Fields that the action does not take are mistakes of the caller, not wishes to ignore. */
function refuseSurplus({ name, effect: { type } }: Action, declared: Declared): Rejection | null {
  const { weapon, combo, targetIds, to, path } = declared;
  const handles = type === 'HANDLE' || type === 'RELOAD' || type === 'HELP_RELOAD';
  if (weapon !== null && !handles && type !== 'COMBO')
    return invalid('weapon', `${name} is not done with a weapon of its own.`);
  if (combo !== null && type !== 'COMBO') return invalid('combo', `${name} is no combo.`);
  if (targetIds.length > 0 && type !== 'HELP_RELOAD')
    return invalid('targetIds', `${name} names its targets, if any, when it is complete.`);
  if ((to ?? path) && type !== 'MOVE' && type !== 'RUN')
    return invalid(to ? 'to' : 'path', `${name} goes nowhere.`);
  return null;
}

/** SEC-31: the GM decides what is within reason. */
function refuseVetoed(state: State, { key, name }: Action): Rejection | null {
  if (!currentTurn(state)?.vetoed.includes(key)) return null;
  return illegal(
    'SEC-31',
    `The GM has ruled out ${name} for the rest of this turn`,
    'choose something else',
  );
}

function refuseEffect(
  state: State,
  combatant: Combatant,
  { key, effect }: Action,
  declared: Declared,
): Rejection | null {
  switch (effect.type) {
    case 'MOVE': {
      const way = resolveMove(state, combatant, declared);
      return way.ok ? null : way.error;
    }
    case 'RUN':
      return refuseRunning(combatant) ?? refuseRun(state, combatant, declared);
    case 'POSTURE':
      return combatant.posture === effect.posture
        ? illegal('SEC-34', `${combatant.name} is in that posture already`, 'choose another one')
        : null;
    case 'AIM':
      return refuseAiming(state, combatant);
    case 'HANDLE':
      return refuseHandling(state, combatant, effect, declared.weapon);
    case 'RELOAD':
      return refuseReload(state, combatant, declared.weapon);
    case 'HELP_RELOAD':
      return refuseHelp(state, combatant, declared.weapon, declared.targetIds);
    case 'COMBO':
      return refuseCombo(state, combatant, declared);
    case 'MELEE':
    case 'RANGED':
      return refuseWeapon(state, combatant, key, 1);
    case 'SPELL':
    case 'STABILIZE':
    case 'ACTIVITY':
      return null;
  }
}

function refuseRun(state: State, combatant: Combatant, declared: Declared): Rejection | null {
  const run = resolveRun(state, combatant, declared);
  return run.ok ? null : run.error;
}

/** SEC-49: with something to shoot in hand. */
function refuseAiming(state: State, { name, gear }: Combatant): Rejection | null {
  const shoots = gear.some(
    ({ weapon, held }) => held && findAction(state, weapon)?.effect.type === 'RANGED',
  );
  return shoots ? null : illegal('SEC-49', `${name} holds no ranged weapon to aim`, 'draw one');
}

/** SEC-52: a combo that the combatant has built, with a weapon that does for it. */
function refuseCombo(
  state: State,
  combatant: Combatant,
  { combo, weapon }: Declared,
): Rejection | null {
  const parts = componentsOf(combatant, combo);
  const shotsOnly = parts.find((key) => components[key]?.rangedOnly);
  if (weapon === null) return invalid('weapon', 'Name the weapon of the combo.');
  if (parts.length === 0)
    return illegal(
      'SEC-52',
      `${combatant.name} has not built that combo`,
      'choose one of the sheet',
    );
  return firstRefusal([
    () => refuseWeapon(state, combatant, weapon, times(parts, ATTACK)),
    () =>
      shotsOnly !== undefined && findAction(state, weapon)?.effect.type !== 'RANGED'
        ? illegal(
            'SEC-52',
            `${components[shotsOnly]?.name ?? shotsOnly} is for shots`,
            'choose a ranged weapon, or another combo',
          )
        : null,
    () =>
      parts.includes(CHARGE) && !hasRunUp(combatant)
        ? illegal(
            'SEC-52',
            'A charge comes right after a straight movement of 6 m or more',
            'move so far first, or choose another combo',
          )
        : null,
  ]);
}
