import { firstRefusal, illegal, notFound, type Rejection } from '../../core/rejection.ts';
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
      const whose =
        turn.kind === 'ACTING' ? `${combatantOf(state, turn.combatantId).name}'s turn` : 'nobody’s';
      return illegal('SEG-09', `It is not ${combatant.name}'s turn: it is ${whose}.`);
    },
  ]);
}

function refuseOpening(opening: 'UNUSED' | 'PLAYING' | 'USED'): Rejection | null {
  if (opening === 'UNUSED') return null;
  return illegal(
    'SEG-19',
    'One action comes before the first round, and it has been declared; roll initiative next.',
  );
}

/** SEG-41, 100: an attack that has arrived, or succeeded as a maneuver, comes before all else. */
export function refuseOpenDefense(state: State): Rejection | null {
  const open = dueAttack(state);
  if (!open) return null;
  if (open.stage.kind === 'MANEUVER')
    return illegal(
      'SEG-100',
      `${combatantOf(state, open.attackerId).name} must first spend the points of the maneuver.`,
      { attackId: open.id },
    );
  const { name } = combatantOf(state, open.targetId);
  return illegal('SEG-41', `${name} must first choose a defense against the attack.`, {
    attackId: open.id,
  });
}

/** Whether the combatant may use this action now, whatever it is aimed at. */
export function refuseIntent(state: State, intent: Intent, timing: Timing): Rejection | null {
  const combatant = combatantOf(state, intent.combatantId);
  const action = findAction(state, intent.action);
  if (!action) return notFound('action', intent.action);
  const known = knownAction(combatant, action);
  if (!known)
    return illegal('SEG-10', `${combatant.name} does not have the talent ${action.name}.`);
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
  return illegal('SEG-27', `${name} waits with a readied action; release it or end the turn.`);
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
  return runs ? illegal('SEG-26', `${name}'s Full action still runs; only a Swift fits in.`) : null;
}

function refuseUse(action: Action, use: Kind): Rejection {
  const offered = action.uses.map(({ kind }) => kind);
  return illegal('SEG-20', `${action.name} can be used as ${offered.join(' or ')}, not ${use}.`, {
    offered,
  });
}

/** SEG-105, 107: whether the combatant can fight and means to. */
export function refuseUnable(combatant: Combatant): Rejection | null {
  switch (combatant.status) {
    case 'STANDING':
      return null;
    case 'DOWN':
      return illegal('SEG-105', `${combatant.name} is down and unable to fight.`);
    case 'YIELDED':
      return illegal('SEG-107', `${combatant.name} has yielded; fight on first.`);
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
      return illegal('SEG-43', `${name} is of use as a defense against an attack only.`);
    case 'MOVEMENT':
      if (effect.mode === 'SWIM' && combatant.swimSpeed === 0)
        return illegal('SEG-52', `${combatant.name} cannot swim.`);
      if (
        effect.mode !== 'DODGE' &&
        strideOf(state, combatant, effect.mode, timing === 'OPENING').steps === 0
      )
        return illegal('SEG-53', `${combatant.name} is too slow for this.`);
      return refusePushed(state, combatant);
    case 'ATTACK':
    case 'STANCE':
    case 'STRUCTURE':
      return null;
  }
}
