import type { Kind } from './actions.ts';
import { now } from './clock.ts';
import { combatantOf } from './lookup.ts';
import { type Log, newId } from './log.ts';
import { isInSight } from './sight.ts';
import type { Ongoing, State, Strike } from './state.ts';
import { arrives, figuresOf, whySpent } from './strike.ts';

type Projectile = Extract<Ongoing, { kind: 'PROJECTILE' }>;
type FollowUp = Extract<Ongoing, { kind: 'FOLLOW_UP' }>;

interface Volley {
  readonly action: string;
  readonly use: Kind;
  readonly modifiers: readonly string[];
  readonly maneuver: boolean;
  readonly targetIds: readonly string[];
}

/** SEG-26: the first attack now, each further one in a segment of its own. */
export function startAttacks(log: Log, ownerId: string, volley: Volley): void {
  const { action, use, modifiers, maneuver } = volley;
  const [targetId, ...targetIds] = volley.targetIds;
  if (targetId === undefined) return;
  launch(log, { attackerId: ownerId, targetId, action, use, modifiers, maneuver });
  if (targetIds.length === 0) return;
  const id = newId(log.state, ownerId);
  log.emit({
    type: 'FollowUpSet',
    followUp: {
      kind: 'FOLLOW_UP',
      id,
      ownerId,
      since: now(log.state),
      action,
      use,
      modifiers,
      maneuver,
      targetIds,
    },
  });
}

/** SEG-10, 26: the next attack of an action that makes several. */
export function playFollowUp(log: Log, { id, ownerId, targetIds, ...volley }: FollowUp): void {
  const [targetId, ...later] = targetIds;
  log.emit({ type: 'FollowUpTaken', id, targetIds: later });
  if (targetId === undefined) return;
  const { action, use, modifiers, maneuver } = volley;
  launch(log, { attackerId: ownerId, targetId, action, use, modifiers, maneuver });
}

/**
 * Lets an attack loose: it flies its first segment at once (SEG-58, 59). SEG-74, 77: the later
 * attacks of a Full take aim only now, and one whose target has got out of sight is spent.
 */
function launch(log: Log, plan: Omit<Strike, 'id' | 'origin'>): void {
  const strike: Strike = {
    id: newId(log.state, plan.attackerId),
    attackerId: plan.attackerId,
    targetId: plan.targetId,
    action: plan.action,
    use: plan.use,
    modifiers: plan.modifiers,
    maneuver: plan.maneuver,
    origin: combatantOf(log.state, plan.attackerId).position,
  };
  const reason = whySpent(log.state, strike) ?? whyUnseen(log.state, strike);
  if (reason) {
    log.emit({ type: 'AttackSpent', attackId: strike.id, reason });
    return;
  }
  if (figuresOf(log.state, strike).effect.form === 'MELEE') {
    log.emit({ type: 'AttackArrived', attack: strike });
    return;
  }
  const projectile: Projectile = {
    ...strike,
    kind: 'PROJECTILE',
    ownerId: plan.attackerId,
    since: now(log.state),
    flown: 0,
  };
  log.emit({ type: 'ProjectileLaunched', projectile });
  fly(log, projectile);
}

const whyUnseen = (state: State, { origin, targetId }: Strike): 'OUT_OF_SIGHT' | null =>
  isInSight(state, origin, combatantOf(state, targetId).position) ? null : 'OUT_OF_SIGHT';

/** SEG-12, 48: one segment of flight towards where the target is now. */
export function fly(log: Log, projectile: Projectile): void {
  const strike = strikeOf(projectile);
  const { flown } = projectile;
  const { speed } = figuresOf(log.state, strike);
  if (arrives(log.state, strike, flown)) reach(log, strike);
  else log.emit({ type: 'ProjectileAdvanced', id: strike.id, flown: flown + speed });
}

/** The attack that a projectile carries. */
const strikeOf = (projectile: Projectile): Strike => ({
  id: projectile.id,
  attackerId: projectile.attackerId,
  targetId: projectile.targetId,
  action: projectile.action,
  use: projectile.use,
  modifiers: projectile.modifiers,
  maneuver: projectile.maneuver,
  origin: projectile.origin,
});

/** The attack comes to its target, who may defend (SEG-41), unless it is spent by then (SEG-50). */
function reach(log: Log, strike: Strike): void {
  const reason = whySpent(log.state, strike);
  if (reason) log.emit({ type: 'AttackSpent', attackId: strike.id, reason });
  else log.emit({ type: 'AttackArrived', attack: strike });
}
