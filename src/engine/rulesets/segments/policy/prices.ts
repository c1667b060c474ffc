import { type BodyCost, free, type Price, priceBy } from '../../../core/ruleset/tactics.ts';
import type { CombatantId } from '../../../core/values/ids.ts';
import { distance, type Hex } from '../../../grid/hex.ts';
import { readiedIntent } from '../action/ready.ts';
import { dodgeCost, hasTurnToCome } from '../attack/active-defense.ts';
import { movementsEndedBy } from '../ongoing/movement.ts';
import { hasHardReach, inReach } from '../stats/strike.ts';
import { costFor } from '../stats/known-actions.ts';
import type { Kind } from '../model/actions.ts';
import { SEGMENTS_PER_ROUND } from '../model/clock.ts';
import type { Command, CommandOf } from '../model/commands.ts';
import { actionOf, attackEffectOf, combatantOf, effectsOn } from '../model/lookup.ts';
import type { Combatant, State } from '../model/state.ts';

/** What a listed command takes of what could still be done in this round, and what it breaks off. */
export const prices = priceBy<State, Command>({
  DeclareAction: (state, command) => priceOfUse(state, command, command.action),
  ReleaseReadiedAction: (state, command) => {
    const intent = readiedIntent(state, command.combatantId);
    return intent ? priceOfUse(state, command, intent.action) : free;
  },
  ResolveDefense: (state, command) => {
    const { combatantId, defense } = command;
    const spends = partLeft(state, combatantId, costOf(state, command));
    const loses = defense === 'DODGE' ? waysEnded(state, combatantId, null) : 0;
    return spends + loses > 0 ? { spends, loses, body: null } : free;
  },
  EndTurn: (state, { combatantId, to }) => (to ? priceOfWay(state, combatantId, to, 0) : free),
});

function priceOfUse(
  state: State,
  { combatantId, modifiers, to }: CommandOf<'DeclareAction' | 'ReleaseReadiedAction'>,
  action: string,
): Price {
  const { effect } = actionOf(state, action);
  if (effect.type === 'MOVEMENT' && to)
    return priceOfWay(state, combatantId, to, waysEnded(state, combatantId, action));
  // SEG-23: a Swift for each modifier.
  return modifiers.length > 0 ? { ...free, spends: modifiers.length * parts.SWIFT } : free;
}

/** SEG-54: what of its own ways a movement would end, or a Dodge (null). */
const waysEnded = (state: State, moverId: CombatantId, action: string | null): number =>
  movementsEndedBy(state, moverId, action).length * parts.MOVE;

/** SEG-48, 93, 102: what it breaks off to go somewhere, and what hurts on the way. */
function priceOfWay(state: State, moverId: CombatantId, to: Hex, ended: number): Price {
  const mover = combatantOf(state, moverId);
  const body = burnsOnTheWay(state, mover, to);
  const loses = ended + attacksLost(state, mover, to) + holdsLost(state, mover, to);
  return loses > 0 || body ? { spends: 0, loses, body } : free;
}

/** SEG-93: a burn hurts once a round, with the hex that makes it more than 5 ft of one's own way. */
function burnsOnTheWay(state: State, mover: Combatant, to: Hex): BodyCost | null {
  if (mover.conditions.length === 0) return null;
  const way = distance(mover.position, to);
  const dice = effectsOn(state, mover).reduce(
    (sum, { active: { dice: count, walked }, effect }) =>
      effect.type === 'DAMAGE' && effect.when === 'MOVEMENT' && walked <= 1 && walked + way > 1
        ? sum + count
        : sum,
    0,
  );
  const damage = dice * MEAN_OF_DIE;
  return dice > 0 ? { damage, fells: damage >= mover.hitPoints, rule: 'SEG-93' } : null;
}

const MEAN_OF_DIE = 3.5;

/** SEG-48: a melee attack misses whom it no longer reaches as it is resolved. */
const attacksLost = (state: State, mover: Combatant, to: Hex): number =>
  state.attacks.filter(({ attackerId, targetId, action }) => {
    if (attackerId !== mover.id) return false;
    const effect = attackEffectOf(state, action);
    const target = combatantOf(state, targetId);
    return (
      effect.form === 'MELEE' &&
      hasHardReach(effect) &&
      inReach(effect, mover, target) &&
      !inReach(effect, { position: to }, target)
    );
  }).length;

/** SEG-102: a hold reaches who is adjacent. */
const holdsLost = ({ grapples, combatants }: State, mover: Combatant, to: Hex): number =>
  grapples.filter(({ grapplerId, targetId }) => {
    const held = combatants[targetId];
    return grapplerId === mover.id && held !== undefined && distance(to, held.position) > 1;
  }).length;

function costOf(
  state: State,
  { combatantId, defense, action, use }: CommandOf<'ResolveDefense'>,
): Kind {
  const defender = combatantOf(state, combatantId);
  if (defense === 'DODGE') return defender.dodge === 'READY' ? 'FREE' : dodgeCost(state, defender);
  if (action === null || use === null) return 'FREE';
  return costFor(defender, actionOf(state, action), use);
}

/** What part of an attack each kind of action could still be in this round (SEG-20). */
const parts: Readonly<Record<Kind, number>> = {
  FULL: 1,
  STANDARD: 1,
  MOVE: 1 / 4,
  SWIFT: 1 / 10,
  FREE: 0,
};

function partLeft(state: State, combatantId: CombatantId, cost: Kind): number {
  const { phase } = state;
  const isLast = phase.kind !== 'COMBAT' || phase.segment === SEGMENTS_PER_ROUND;
  return isLast && !hasTurnToCome(state, combatantId) ? 0 : parts[cost];
}
