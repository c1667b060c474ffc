import { illegal, notFound, type Rejection } from '../../../core/command/rejection.ts';
import { refuseDisoriented } from '../condition/disorientation.ts';
import { refuseBudget, refuseInitiation } from '../stats/budget.ts';
import { refuseCooldown } from '../stats/cooldowns.ts';
import { refuseEnded, refuseUnanswered, refuseRunningFull, refuseUnable } from '../stats/guards.ts';
import {
  costOf,
  knownAction,
  type KnownUse,
  missingTalent,
  refuseUse,
  useOf,
} from '../stats/known-actions.ts';
import type { Timing, Using } from '../effects/effect.ts';
import { refuseEffect } from '../effects/index.ts';
import type { Kind } from '../model/actions.ts';
import { now } from '../model/clock.ts';
import { actionOf, combatantOf, findAction, findCombatant } from '../model/lookup.ts';
import type { Combatant, State } from '../model/state.ts';

/** The action that a combatant means to use, before it is aimed. */
export interface Intent {
  readonly combatantId: string;
  readonly action: string;
  readonly use: Kind;
}

/** SEG-09, 10, 19: this combatant may initiate something now. */
export function refuseTurn(state: State, combatantId: string): Rejection | null {
  const combatant = findCombatant(state, combatantId);
  if (!combatant) return notFound('combatant', combatantId);
  const { phase } = state;
  return (
    refuseEnded(state) ??
    refuseUnanswered(state) ??
    (phase.kind === 'SETUP' ? refuseOpening(phase.opening) : refuseOthersTurn(state, combatant))
  );
}

function refuseOthersTurn(state: State, { id, name }: Combatant): Rejection | null {
  if (state.phase.kind !== 'COMBAT') return null;
  const { turn } = state.phase;
  if (turn.kind === 'ACTING' && turn.combatantId === id) return null;
  return illegal(
    'SEG-09',
    `It is not ${name}'s turn`,
    turn.kind === 'ACTING'
      ? `it is that of ${combatantOf(state, turn.combatantId).name}`
      : 'go on to the next segment first',
  );
}

function refuseOpening(opening: 'UNUSED' | 'PLAYING' | 'USED'): Rejection | null {
  if (opening === 'UNUSED') return null;
  return illegal(
    'SEG-19',
    'The one action that comes before the first round has been declared',
    'roll initiative next',
  );
}

/** Whether the combatant may use this action now, whatever it is aimed at. */
export function refuseIntent(state: State, intent: Intent, timing: Timing): Rejection | null {
  const combatant = combatantOf(state, intent.combatantId);
  const action = findAction(state, intent.action);
  if (!action) return notFound('action', intent.action);
  const known = knownAction(combatant, action);
  if (!known) return missingTalent(combatant, action);
  const use = action.uses.find(({ kind }) => kind === intent.use);
  if (!use) return refuseUse(action, intent.use);
  return refuseKnownUse(state, combatant, { known, use }, timing);
}

/** The same of a use that the combatant is known to have. */
export function refuseKnownUse(
  state: State,
  combatant: Combatant,
  { known, use }: KnownUse,
  timing: Timing,
): Rejection | null {
  const { action } = known;
  const cost = costOf(known, use.kind);
  return (
    refuseUnable(combatant) ??
    (timing === 'TURN' ? refuseWaiting(state, combatant, cost) : null) ??
    (timing === 'OPENING' ? null : refuseCost(state, combatant, cost)) ??
    refuseRunningFull(state, combatant, cost) ??
    refuseCooldown(state, combatant, action, use.kind) ??
    refuseEffect(state, { user: combatant, action, effect: action.effect, use, timing })
  );
}

/** SEG-21, 22: whether the round still has room for it; what comes before the first is not charged. */
const refuseCost = (state: State, combatant: Combatant, cost: Kind): Rejection | null =>
  refuseInitiation(combatant, cost) ??
  refuseBudget(combatant, cost) ??
  refuseDisoriented(state, combatant, cost);

/** SEG-27: who has just readied an action waits, and does nothing else on that turn. */
function refuseWaiting(state: State, { name, readied }: Combatant, cost: Kind): Rejection | null {
  if (cost === 'FREE' || readied?.since !== now(state)) return null;
  return illegal('SEG-27', `${name} waits with a readied action`, 'release it or end the turn');
}

/** The use that is meant; the guards have found that there is one. */
export function usingOf(
  state: State,
  { combatantId, action: key, use }: Intent,
  timing: Timing,
): Using {
  const action = actionOf(state, key);
  const user = combatantOf(state, combatantId);
  return { user, action, effect: action.effect, use: useOf(action, use), timing };
}
