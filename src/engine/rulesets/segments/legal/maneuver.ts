import type { Actor } from '../../../core/command/actor.ts';
import type { Decision } from '../../../core/decision/decision.ts';
import {
  allowed,
  destination,
  type Findings,
  maybe,
  merge,
  nothing,
  option,
  refused,
} from '../../../core/decision/findings.ts';
import { areaOf } from '../../../core/decision/hex-set.ts';
import { refuseManeuver } from '../attack/maneuvers/maneuver.ts';
import { repositions } from '../attack/maneuvers/reposition.ts';
import { type Maneuver, maneuvers } from '../model/commands.ts';
import type { State } from '../model/state.ts';
import type { PendingManeuver } from '../model/under-way.ts';
import { requiredDecision } from './build.ts';

const names: Readonly<Record<Maneuver, string>> = {
  GRAPPLE: 'Grapple',
  MAINTAIN: 'Maintain the grapple',
  TRIP: 'Trip',
  DISARM: 'Disarm',
};

/** SEG-100: what the points of a maneuver are spent on. */
export const maneuverDecision = (state: State, attack: PendingManeuver, actor: Actor): Decision =>
  requiredDecision(
    { kind: 'MANEUVER', combatantId: attack.attackerId, subject: attack.id },
    actor,
    () => maneuverFindings(state, attack),
  );

/** Every mix of maneuvers that the points buy, each with where it leaves hexes to go. */
function maneuverFindings(state: State, attack: PendingManeuver): Findings {
  const { id: attackId, attackerId: combatantId, stage } = attack;
  const command = { type: 'SpendManeuverPoints', combatantId, attackId };
  const judged = maneuvers.map((maneuver) => ({
    maneuver,
    refusal: refuseManeuver(state, attack, maneuver),
  }));
  const open = judged.filter(({ refusal }) => !refusal).map(({ maneuver }) => maneuver);
  const mixes = subsets(open).filter(({ length }) => length <= stage.points);
  return merge(
    ...mixes.map((mix) => {
      const reach = areaOf(() => repositions(state, attack, mix).flatMap((way) => way.slice(-1)));
      return allowed(
        option(
          labelOf(mix, stage.points),
          { ...command, maneuvers: mix },
          reach.hexes.length > 0 ? [maybe(destination(reach), 'The target is not moved.')] : [],
          mix.length > 0 ? [{ resource: 'MANEUVER_POINT', amount: mix.length }] : [],
        ),
      );
    }),
    ...judged.map(({ maneuver, refusal }) =>
      refusal ? refused(names[maneuver], { ...command, maneuvers: [maneuver] }, refusal) : nothing,
    ),
  );
}

/** Hexes cost a point each, so the label says how many are left for them. */
function labelOf(mix: readonly Maneuver[], points: number): string {
  const left = points - mix.length;
  const rest = `${left} point${left === 1 ? '' : 's'} to reposition`;
  return [...mix.map((maneuver) => names[maneuver]), ...(left > 0 ? [rest] : [])].join(', ');
}

const subsets = (list: readonly Maneuver[]): readonly (readonly Maneuver[])[] =>
  list.reduce<readonly (readonly Maneuver[])[]>(
    (found, maneuver) => [...found, ...found.map((mix) => [...mix, maneuver])],
    [[]],
  );
