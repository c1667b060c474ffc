import { free, type Price, priceBy } from '../../../core/ruleset/tactics.ts';
import type { CombatantId } from '../../../core/values/ids.ts';
import { costOfDefense } from '../attack/defend.ts';
import { chargeFor } from '../condition/costs.ts';
import { refuseDeclared } from '../effects/index.ts';
import type { Cost } from '../model/actions.ts';
import { changeCombatant } from '../model/change.ts';
import type { Command, CommandOf } from '../model/commands.ts';
import { actionOf, combatantOf, findCombatant, stackOf } from '../model/lookup.ts';
import type { Combatant, StackObject, State } from '../model/state.ts';
import { boostedBy, costOfUse } from '../stats/boosts.ts';
import { damageLimit, stressLimit } from '../stats/limits.ts';
import { wayOfPush } from '../terrain/push.ts';

/** VIG-13, 18, 54: what a listed command takes of the points of who gives it, and of the body. */
export const prices = priceBy<State, Command>({
  DeclareAction: (state, command) => {
    const { combatantId, enabledBy, boosts } = command;
    const cost = costOfUse(state, { ...command, boosts: [...enabledBy, ...boosts] });
    const loses = losesBy(state, command);
    const price = priceOf(state, combatantId, cost);
    return loses > 0 ? { ...price, loses } : price;
  },
  AmplifyCheck: (state, command) => priceOf(state, command.combatantId, command),
  ResolveDefense: (state, { combatantId, defense, enabledBy, boosts, vigor, focus }) => {
    const cost = costOfDefense(state, { defense, boosts: [...enabledBy, ...boosts] });
    return priceOf(state, combatantId, { vigor: cost.vigor + vigor, focus: cost.focus + focus });
  },
});

/** VIG-18: points of the pools, and for what they lack damage and stress. */
function priceOf(state: State, combatantId: CombatantId, cost: Cost): Price {
  const combatant = combatantOf(state, combatantId);
  const { nature } = combatant;
  if (nature.kind !== 'CHARACTER' || cost.vigor + cost.focus === 0) return free;
  const { vigor, focus, damage, stress } = chargeFor(state, combatant, cost);
  return {
    ...free,
    spends: worthOf(vigor, nature.vigor) + worthOf(focus, nature.focus),
    body: damage + stress > 0 ? bodyCost(combatant, damage, stress) : null,
  };
}

/** VIG-22, 23: stress does less harm than damage, until it is too much. */
const bodyCost = (combatant: Combatant, damage: number, stress: number): Price['body'] => ({
  damage: damage + stress / 2,
  fells:
    combatant.damage + damage >= damageLimit(combatant) ||
    (combatant.mind === 'CALM' && combatant.stress + stress >= stressLimit(combatant)),
  rule: 'VIG-18',
});

/** What part of an attack a point is worth: the last ones more. */
const POINT = 1 / 20;
const LAST_POINT = 1 / 12;
const LAST = 3;

function worthOf(paid: number, left: number): number {
  const spare = Math.min(paid, Math.max(0, left - LAST));
  return POINT * spare + LAST_POINT * (paid - spare);
}

/** VIG-55: how many actions of the own side, still on the stack, an action would make impossible. */
function losesBy(state: State, command: CommandOf<'DeclareAction'>): number {
  const { side } = combatantOf(state, command.combatantId);
  const begun = stackOf(state).filter(({ ownerId }) => combatantOf(state, ownerId).side === side);
  const after = begun.length > 0 ? afterMoving(state, command) : null;
  if (!after) return 0;
  return begun.filter((object) => isPossible(state, object) && !isPossible(after, object)).length;
}

const isPossible = (state: State, object: StackObject): boolean =>
  refuseDeclared(state, combatantOf(state, object.ownerId), object.declared, object) === null;

/** Where everyone stands after it, if it moves anyone. */
function afterMoving(state: State, command: CommandOf<'DeclareAction'>): State | null {
  const { combatantId, action, targetIds, enabledBy, boosts, to } = command;
  if (to) return changeCombatant(state, combatantId, { position: to });
  const { effect } = actionOf(state, action);
  const pushes =
    (effect.type === 'OPPOSED' ? effect.push : 0) +
    boostedBy(state, [...enabledBy, ...boosts], 'push');
  const target = findCombatant(state, targetIds[0] ?? '');
  if (pushes === 0 || !target) return null;
  const position = wayOfPush(state, combatantOf(state, combatantId), target, pushes).path.at(-1);
  return position ? changeCombatant(state, target.id, { position }) : null;
}
