import { firstRefusal, illegal, notFound, type Rejection } from '../../core/command/rejection.ts';
import type { Action, Kind } from './actions.ts';
import { refuseBudget, refuseCooldown, refuseDisoriented, refuseInitiation } from './budget.ts';
import { now } from './clock.ts';
import type { EventOf } from './events.ts';
import {
  combatantOf,
  costOf,
  dueAttack,
  findAction,
  findCombatant,
  knownAction,
} from './lookup.ts';
import { refusePushed, strideOf } from './movement.ts';
import { refuseEnded } from './setup.ts';
import type { Combatant, State } from './state.ts';

/** When an action is initiated: on the own turn, readied on any turn, or before round 1. */
export type Timing = EventOf<'ActionDeclared'>['timing'];

/** The action that a combatant means to use, before it is aimed. */
export interface Intent {
  readonly combatantId: string;
  readonly action: string;
  readonly use: Kind;
}

/** SEG-09, 10, 19: it is this combatant's moment to initiate something. */
export function refuseTurn(state: State, combatantId: string): Rejection | null {
  const combatant = findCombatant(state, combatantId);
  if (!combatant) return notFound('combatant', combatantId);
  const { phase } = state;
  return firstRefusal([
    () => refuseEnded(state),
    () => refuseOpenDefense(state),
    () => (phase.kind === 'SETUP' ? refuseOpening(phase.opening) : null),
    () => {
      if (phase.kind !== 'COMBAT') return null;
      const { turn } = phase;
      if (turn.kind === 'ACTING' && turn.combatantId === combatantId) return null;
      return illegal(
        'SEG-09',
        `It is not ${combatant.name}'s turn`,
        turn.kind === 'ACTING'
          ? `it is that of ${combatantOf(state, turn.combatantId).name}`
          : 'go on to the next segment first',
      );
    },
  ]);
}

function refuseOpening(opening: 'UNUSED' | 'PLAYING' | 'USED'): Rejection | null {
  if (opening === 'UNUSED') return null;
  return illegal(
    'SEG-19',
    'The one action that comes before the first round has been declared',
    'roll initiative next',
  );
}

/** SEG-41, 100: an attack that has arrived, or succeeded as a maneuver, comes before all else. */
export function refuseOpenDefense(state: State): Rejection | null {
  const open = dueAttack(state);
  if (!open) return null;
  if (open.stage.kind === 'MANEUVER')
    return illegal(
      'SEG-100',
      'A maneuver has succeeded',
      `${combatantOf(state, open.attackerId).name} must first spend its points`,
      { attackId: open.id },
    );
  const { name } = combatantOf(state, open.targetId);
  return illegal('SEG-41', 'An attack has arrived', `${name} must first choose a defense`, {
    attackId: open.id,
  });
}

/** Whether the combatant may use this action now, whatever it is aimed at. */
export function refuseIntent(state: State, intent: Intent, timing: Timing): Rejection | null {
  const combatant = combatantOf(state, intent.combatantId);
  const action = findAction(state, intent.action);
  if (!action) return notFound('action', intent.action);
  const known = knownAction(combatant, action);
  if (!known) return unlearnt(combatant, action);
  if (!action.uses.some(({ kind }) => kind === intent.use)) return refuseUse(action, intent.use);
  const cost = costOf(known, intent.use);
  return firstRefusal([
    () => refuseUnable(combatant),
    () => (timing === 'TURN' ? refuseWaiting(state, combatant, cost) : null),
    () => (timing === 'OPENING' ? null : refuseInitiation(combatant, cost)),
    () => (timing === 'OPENING' ? null : refuseBudget(combatant, cost)),
    () => (timing === 'OPENING' ? null : refuseDisoriented(state, combatant, cost)),
    () => refuseRunningFull(state, combatant, cost),
    () => refuseCooldown(state, combatant, action, intent.use),
    () => refuseEffect(state, combatant, action, timing),
  ]);
}

/** SEG-27: who has just readied an action waits, and does nothing else on that turn. */
function refuseWaiting(state: State, { name, readied }: Combatant, cost: Kind): Rejection | null {
  if (cost === 'FREE' || readied?.since !== now(state)) return null;
  return illegal('SEG-27', `${name} waits with a readied action`, 'release it or end the turn');
}

/** SEG-26: while a Full action runs, also into the next round, only Swifts can be initiated. */
export function refuseRunningFull(
  state: State,
  { id, name }: Combatant,
  cost: Kind,
): Rejection | null {
  if (cost === 'SWIFT' || cost === 'FREE') return null;
  const runs = state.ongoing.some(
    (ongoing) => ongoing.kind === 'FOLLOW_UP' && ongoing.ownerId === id && ongoing.use === 'FULL',
  );
  return runs
    ? illegal('SEG-26', `${name}'s Full action still runs`, 'only a Swift fits in')
    : null;
}

/** SEG-10: an action that the combatant has not learnt. */
export const unlearnt = ({ name, talents }: Combatant, action: Action): Rejection =>
  illegal(
    'SEG-10',
    `${name} does not have the talent ${action.name}`,
    'use a basic action or a talent of its own',
    { talents: talents.map((talent) => talent.action) },
  );

/** SEG-20: a use that the action does not offer. */
export function refuseUse(action: Action, use: Kind): Rejection {
  const offered = action.uses.map(({ kind }) => kind);
  return illegal(
    'SEG-20',
    `${action.name} cannot be used as ${use}`,
    `${offered.join(' or ')} would do`,
    { offered },
  );
}

/** SEG-105, 107: whether the combatant can fight and means to. */
export function refuseUnable(combatant: Combatant): Rejection | null {
  switch (combatant.status) {
    case 'STANDING':
      return null;
    case 'DOWN':
      return illegal('SEG-105', `${combatant.name} is down`, 'only those who are not can fight');
    case 'YIELDED':
      return illegal('SEG-107', `${combatant.name} has yielded`, 'fight on first');
  }
}

function refuseEffect(
  state: State,
  combatant: Combatant,
  { name, effect }: Action,
  timing: Timing,
): Rejection | null {
  switch (effect.type) {
    case 'GUARD':
      return illegal(
        'SEG-43',
        `${name} does nothing by itself`,
        'defend with it against an attack that has arrived',
      );
    case 'MOVEMENT':
      if (effect.mode === 'SWIM' && combatant.swimSpeed === 0)
        return illegal('SEG-52', `${combatant.name} cannot swim`, 'move on foot');
      if (
        effect.mode !== 'DODGE' &&
        strideOf(state, combatant, effect.mode, timing === 'OPENING').steps === 0
      )
        return illegal(
          'SEG-53',
          `${combatant.name} is too slow for ${name}`,
          'stay, or move another way',
        );
      return refusePushed(state, combatant);
    case 'ATTACK':
    case 'STANCE':
    case 'STRUCTURE':
      return null;
  }
}
