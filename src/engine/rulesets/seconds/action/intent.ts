import { planUnless } from '../../../core/command/handler.ts';
import { illegal, invalid, notFound, type Rejection } from '../../../core/command/rejection.ts';
import { err, errorOf, type Result } from '../../../core/values/result.ts';
import type { Declared } from '../effects/declaration.ts';
import type { DeclaredField, Using } from '../effects/effect.ts';
import { judgeCourse, takes } from '../effects/index.ts';
import type { Action } from '../model/actions.ts';
import { combatantOf, currentTurn, findAction } from '../model/lookup.ts';
import type { Combatant, Doing, State } from '../model/state.ts';
import { knows } from '../stats/abilities.ts';
import { takesNoTime } from '../stats/budget.ts';
import { refuseUnfinishedRun } from '../terrain/running.ts';
import { refuseSeconds, refuseSpent } from './doing.ts';
import { refuseOutOfReach } from './reach.ts';

/** What the combatant, whose turn it is, begins by this, or why it may not now. */
export function judgeIntent(state: State, declared: Declared): Result<Doing, Rejection> {
  const user = combatantOf(state, declared.combatantId);
  const action = findAction(state, declared.action);
  return action
    ? judgeUse(state, { user, action, effect: action.effect }, declared)
    : err(notFound('action', declared.action));
}

function judgeUse(state: State, using: Using, declared: Declared): Result<Doing, Rejection> {
  const { user, action } = using;
  const refusal =
    refuseUnusedFields(action, declared) ??
    refuseUnknown(user, action) ??
    refuseVetoed(state, action) ??
    (takesNoTime(user, action) ? null : refuseMoreSeconds(state, user)) ??
    refusePaused(user, action);
  if (refusal) return err(refusal);
  const course = judgeCourse(state, using, declared);
  if (!course.ok) return course;
  const { key } = action;
  const { weapon, object, combo, targetIds } = declared;
  const { path, seconds } = course.value;
  const began = { done: 0, freeActions: [] };
  const doing: Doing = { action: key, weapon, object, combo, targetIds, path, seconds, ...began };
  return planUnless(
    refuseSeconds(state, doing, declared.seconds) ?? refuseOutOfReach(state, user, declared),
    doing,
  );
}

/** SEC-08, 33: a second of the turn is left, and no run has it. */
const refuseMoreSeconds = (state: State, user: Combatant): Rejection | null =>
  refuseSpent(state, user) ?? refuseUnfinishedRun(user);

/** Why it may not use this action so. */
export const refuseUse = (state: State, using: Using, declared: Declared): Rejection | null =>
  errorOf(judgeUse(state, using, declared));

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
  const unused = fieldsOfSome.find(({ field }) => isSet(declared[field]) && !takes(effect, field));
  return unused ? invalid(unused.field, `${name} ${unused.why}.`) : null;
}

const isSet = (value: Declared[DeclaredField]): boolean =>
  Array.isArray(value) ? value.length > 0 : value !== null && value !== false;

const fieldsOfSome: readonly { readonly field: DeclaredField; readonly why: string }[] = [
  { field: 'weapon', why: 'is not done with a weapon of its own' },
  { field: 'object', why: 'is not done with an object' },
  { field: 'combo', why: 'is no combo' },
  { field: 'targetIds', why: 'names its targets, if any, when it is complete' },
  { field: 'to', why: 'goes nowhere' },
  { field: 'path', why: 'goes nowhere' },
  { field: 'anyway', why: 'is no attack' },
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
