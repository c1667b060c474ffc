import type { Choice, Decision } from '../../../core/decision/decision.ts';
import {
  allowed,
  destination,
  type Options,
  withLimits,
  optional,
  merge,
  withNotes,
  nothing,
  option,
  refused,
  someOf,
} from '../../../core/decision/findings.ts';
import { areaOf } from '../../../core/decision/hex-set.ts';
import { hexKey } from '../../../grid/hex.ts';
import { refuseManeuver } from '../attack/maneuvers/maneuver.ts';
import { repositions } from '../attack/maneuvers/reposition.ts';
import { type Maneuver, maneuvers } from '../model/commands.ts';
import type { State } from '../model/state.ts';
import type { PendingManeuver } from '../model/ongoing.ts';
import { costOf, requiredDecision } from './build.ts';

const names: Readonly<Record<Maneuver, string>> = {
  GRAPPLE: 'Grapple',
  MAINTAIN: 'Maintain the grapple',
  TRIP: 'Trip',
  DISARM: 'Disarm',
};

/** SEG-100: what the points of a maneuver are spent on. */
export const maneuverDecision = (state: State, attack: PendingManeuver): Decision =>
  requiredDecision({ kind: 'MANEUVER', combatantId: attack.attackerId, subjectId: attack.id }, () =>
    maneuverFindings(state, attack),
  );

/** What the points buy: any of the maneuvers, and a way with what these leave. */
function maneuverFindings(state: State, attack: PendingManeuver): Options {
  const { id: attackId, attackerId: combatantId, stage } = attack;
  const command = { type: 'SpendManeuverPoints', combatantId, attackId };
  const judged = maneuvers.map((maneuver) => ({
    maneuver,
    refusal: refuseManeuver(state, attack, maneuver),
  }));
  const open = judged.filter(({ refusal }) => !refusal).map(({ maneuver }) => maneuver);
  const { points } = stage;
  return merge(
    allowed(
      option(`Spend ${points} point${points === 1 ? '' : 's'} on maneuvers`, command, [
        ...maneuverChoice(open, points),
        ...wayChoice(state, attack, open),
      ]),
    ),
    ...judged.map(({ maneuver, refusal }) =>
      refusal ? refused(names[maneuver], { ...command, maneuvers: [maneuver] }, refusal) : nothing,
    ),
  );
}

/** SEG-100: a point each. */
function maneuverChoice(open: readonly Maneuver[], points: number): readonly Choice[] {
  const max = Math.min(open.length, points);
  if (max === 0) return [];
  const cost = [costOf('MANEUVER_POINT')];
  const choice = optional(someOf('KEY', 'maneuvers', open, [1, max]), 'No maneuver.');
  return [
    withNotes(choice, Object.fromEntries(open.map((key) => [key, { label: names[key], cost }]))),
  ];
}

/** SEG-101: to any hex that is reached with some of the maneuvers, or with none. */
function wayChoice(
  state: State,
  attack: PendingManeuver,
  open: readonly Maneuver[],
): readonly Choice[] {
  const mixes = [[], open.filter((maneuver) => maneuver === 'TRIP')];
  const ends = mixes.flatMap((mix) =>
    repositions(state, attack, mix).flatMap((way) => way.slice(-1)),
  );
  const hexes = [...new Map(ends.map((hex) => [hexKey(hex), hex])).values()];
  if (hexes.length === 0) return [];
  const choice = optional(destination(areaOf(() => hexes)), 'The target is not moved.');
  return [
    open.length === 0
      ? choice
      : withLimits(choice, {
          text: 'Each hex of the way takes a point as well; from a distance, only with a trip does it lead nearer.',
          rule: 'SEG-101',
        }),
  ];
}
