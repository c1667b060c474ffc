import type { Decision } from '../../../core/decision/decision.ts';
import {
  type Aiming,
  aimingOf,
  refuseAreaCenter,
  refuseTarget,
  refuseWeaponGone,
} from '../action/aim.ts';
import { hexesWithin } from '../action/reach.ts';
import { isArea } from '../model/actions.ts';
import { actionOf, combatantOf } from '../model/lookup.ts';
import type { State, Turn } from '../model/state.ts';
import {
  allowed,
  decision,
  destination,
  type Findings,
  merge,
  nothing,
  option,
  refused,
  targets,
} from './build.ts';

/** SEC-15: what an action that has had its last second is aimed at. */
export function targetDecision(state: State, { combatantId }: Turn): Decision | null {
  const combatant = combatantOf(state, combatantId);
  if (!combatant.doing) return null;
  const { action } = combatant.doing;
  const { name } = actionOf(state, action);
  const aiming = aimingOf(state, combatant, combatant.doing);
  return decision(
    { kind: 'TARGET', combatantId, required: true, subject: action },
    merge(
      aiming.attack && isArea(aiming.attack)
        ? placeFindings(state, aiming, name)
        : targetFindings(state, aiming, name),
      allowed(option(`Let ${name} go`, { type: 'CompleteAction', combatantId })),
    ),
  );
}

function targetFindings(state: State, aiming: Aiming, name: string): Findings {
  const command = { type: 'CompleteAction', combatantId: aiming.combatant.id };
  const means = refuseWeaponGone(state, aiming);
  const judged = Object.values(state.combatants)
    .filter(({ id }) => id !== aiming.combatant.id)
    .map((target) => ({ target, refusal: means ?? refuseTarget(state, aiming, target.id) }));
  const open = judged.filter(({ refusal }) => !refusal).map(({ target: { id } }) => id);
  const allAt = (id: string) => Array.from({ length: aiming.count }, () => id);
  return merge(
    open.length > 0 ? allowed(option(name, command, [targets(open, aiming.count)])) : nothing,
    ...judged.map(({ target: { id, name: whom }, refusal }) =>
      refusal
        ? refused(`${name} at ${whom}`, { ...command, targetIds: allAt(id) }, refusal)
        : nothing,
    ),
  );
}

function placeFindings(state: State, aiming: Aiming, name: string): Findings {
  const { combatant, attack } = aiming;
  const range = attack?.type === 'SPELL' ? attack.range : 0;
  const places = hexesWithin(combatant.position, range).filter(
    (hex) => !refuseAreaCenter(state, aiming, hex),
  );
  const command = { type: 'CompleteAction', combatantId: combatant.id };
  return allowed(option(name, command, [destination(places, 1)]));
}
