import type { Decision } from '../../../core/decision/decision.ts';
import {
  type Aiming,
  aimingOf,
  refuseAreaCenter,
  refuseTarget,
  refuseWeaponGone,
} from '../action/aim.ts';
import { areaOf } from '../../../core/decision/hex-set.ts';
import { hexesWithin } from '../action/reach.ts';
import { isArea } from '../model/actions.ts';
import { actionOf, combatantOf } from '../model/lookup.ts';
import type { State, Turn } from '../model/state.ts';
import {
  aimed,
  candidateTargets,
  allowed,
  decision,
  destination,
  type Options,
  withIntent,
  merge,
  option,
} from './build.ts';

/** SEC-15: what an action that has had its last second is aimed at. */
export function targetDecision(state: State, { combatantId }: Turn): Decision | null {
  const combatant = combatantOf(state, combatantId);
  if (!combatant.doing) return null;
  const { action } = combatant.doing;
  const { name } = actionOf(state, action);
  const aiming = aimingOf(state, combatant, combatant.doing);
  return decision({ kind: 'TARGET', combatantId, required: true, action }, () =>
    merge(
      aiming.attack && isArea(aiming.attack)
        ? placeFindings(state, aiming, name)
        : targetFindings(state, aiming, name),
      allowed(
        withIntent('PASS', option(`Abandon ${name}`, { type: 'CompleteAction', combatantId })),
      ),
    ),
  );
}

function targetFindings(state: State, aiming: Aiming, name: string): Options {
  const command = { type: 'CompleteAction', combatantId: aiming.combatant.id };
  const means = refuseWeaponGone(state, aiming);
  const others = Object.values(state.combatants).filter(({ id }) => id !== aiming.combatant.id);
  const aims = candidateTargets(others, (id) => means ?? refuseTarget(state, aiming, id));
  return aimed(aims, name, command, aiming.count);
}

function placeFindings(state: State, aiming: Aiming, name: string): Options {
  const { combatant, attack } = aiming;
  const range = attack?.type === 'SPELL' ? attack.range : 0;
  const places = areaOf(() =>
    hexesWithin(combatant.position, range).filter((hex) => !refuseAreaCenter(state, aiming, hex)),
  );
  const command = { type: 'CompleteAction', combatantId: combatant.id };
  return allowed(withIntent('ATTACK', option(name, command, [destination(places)])));
}
