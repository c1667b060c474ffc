import {
  firstRefusal,
  illegal,
  invalid,
  notFound,
  type Rejection,
} from '../../../core/command/rejection.ts';
import { componentsOf, knows } from '../stats/abilities.ts';
import { takesNoTime } from '../stats/budget.ts';
import { hasRunUp, resolveMove } from '../terrain/movement.ts';
import { refuseRunning, refuseUnfinishedRun, resolveRun } from '../terrain/running.ts';
import type { Action } from '../model/actions.ts';
import { ATTACK, CHARGE, components, times } from '../model/components.ts';
import { combatantOf, currentTurn, findAction } from '../model/lookup.ts';
import type { Combatant, State } from '../model/state.ts';
import { type Declared, doingOf, refuseSeconds, secondsToGo } from './doing.ts';
import { refuseHandling, refuseHelp, refuseObject, refuseReload, refuseWeapon } from './gear.ts';
import { attacks, refuseOutOfReach } from './reach.ts';

/** Why the combatant, whose turn it is, may not begin this now. */
export function refuseIntent(state: State, declared: Declared): Rejection | null {
  const combatant = combatantOf(state, declared.combatantId);
  const action = findAction(state, declared.action);
  if (!action) return notFound('action', declared.action);
  const { seconds } = declared;
  return (
    refuseUnusedFields(action, declared) ??
    refuseUnknown(combatant, action) ??
    refuseVetoed(state, action) ??
    (takesNoTime(combatant, action) ? null : refuseUnfinishedRun(combatant)) ??
    refusePaused(combatant, action) ??
    refuseEffect(state, combatant, action, declared) ??
    (seconds === null ? null : refuseSeconds(state, doingOf(state, declared), seconds)) ??
    refuseOutOfReach(state, combatant, declared)
  );
}

const refuseUnknown = (combatant: Combatant, action: Action): Rejection | null =>
  knows(combatant, action)
    ? null
    : illegal(
        'SEC-08',
        `${combatant.name} has no ${action.name} to use`,
        'choose what the sheet names',
      );

/** Fields that the action does not take are mistakes of the caller, not wishes to ignore. */
function refuseUnusedFields({ name, effect }: Action, declared: Declared): Rejection | null {
  const unused = fieldsOfSome.find(({ isSet, isFor }) => isSet(declared) && !isFor(effect));
  return unused ? invalid(unused.field, `${name} ${unused.why}.`) : null;
}

/** A field of a declaration that not every action takes. */
interface FieldOfSome {
  readonly field: keyof Declared;
  readonly isSet: (declared: Declared) => boolean;
  readonly isFor: (effect: Action['effect']) => boolean;
  readonly why: string;
}

/** What is done with a weapon that the declaration names. */
const armed: ReadonlySet<Action['effect']['type']> = new Set([
  'HANDLE',
  'RELOAD',
  'HELP_RELOAD',
  'COMBO',
]);

const goes = ({ type }: Action['effect']): boolean => type === 'MOVE' || type === 'RUN';

const fieldsOfSome: readonly FieldOfSome[] = [
  {
    field: 'weapon',
    isSet: ({ weapon }) => weapon !== null,
    isFor: ({ type }) => armed.has(type),
    why: 'is not done with a weapon of its own',
  },
  {
    field: 'object',
    isSet: ({ object }) => object !== null,
    isFor: (effect) =>
      effect.type === 'FETCH' || (effect.type === 'HANDLE' && effect.how === 'DROPPED'),
    why: 'is not done with an object',
  },
  {
    field: 'combo',
    isSet: ({ combo }) => combo !== null,
    isFor: ({ type }) => type === 'COMBO',
    why: 'is no combo',
  },
  {
    field: 'targetIds',
    isSet: ({ targetIds }) => targetIds.length > 0,
    isFor: ({ type }) => type === 'HELP_RELOAD',
    why: 'names its targets, if any, when it is complete',
  },
  { field: 'to', isSet: ({ to }) => to !== null, isFor: goes, why: 'goes nowhere' },
  { field: 'path', isSet: ({ path }) => path !== null, isFor: goes, why: 'goes nowhere' },
  { field: 'anyway', isSet: ({ anyway }) => anyway, isFor: attacks, why: 'attacks nobody' },
];

/** SEC-12: what has paused goes on, and is not begun again meanwhile. */
function refusePaused({ name, paused }: Combatant, action: Action): Rejection | null {
  if (action.consecutive || !paused.some((begun) => begun.action === action.key)) return null;
  return illegal('SEC-12', `${action.name} of ${name} has paused`, 'go on with it');
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

/** Whether what the action does is possible as things stand. */
function refuseEffect(
  state: State,
  combatant: Combatant,
  { key, effect }: Action,
  declared: Declared,
): Rejection | null {
  switch (effect.type) {
    case 'MOVE': {
      const way = resolveMove(state, combatant, declared, secondsToGo(state));
      return way.ok ? null : way.error;
    }
    case 'FETCH':
      return declared.object === null ? null : refuseObject(combatant, declared.object, false);
    case 'RUN':
      return refuseRunning(combatant) ?? refuseRun(state, combatant, declared);
    case 'POSTURE':
      return combatant.posture === effect.posture
        ? illegal('SEC-34', `${combatant.name} is in that posture already`, 'choose another one')
        : null;
    case 'AIM':
      return refuseAimWithoutWeapon(state, combatant);
    case 'HANDLE':
      return refuseHandling(state, combatant, effect, declared);
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
function refuseAimWithoutWeapon(state: State, { name, gear }: Combatant): Rejection | null {
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
