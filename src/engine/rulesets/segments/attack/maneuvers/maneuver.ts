import {
  firstRefusal,
  illegal,
  invalid,
  type Rejection,
} from '../../../../core/command/rejection.ts';
import { err, ok, type Result } from '../../../../core/values/result.ts';
import { type Hex, hexName } from '../../../../grid/hex.ts';
import { inflict } from '../../condition/inflict.ts';
import type { Action } from '../../model/actions.ts';
import type { CommandOf, Maneuver } from '../../model/commands.ts';
import type { EventRecorder, Handler } from '../../model/handler.ts';
import { newId } from '../../model/ids.ts';
import { combatantOf, isPending } from '../../model/lookup.ts';
import type { State } from '../../model/state.ts';
import type { PendingManeuver } from '../../model/ongoing.ts';
import { maintainGrapple, refuseGrapple, refuseMaintaining, startGrapple } from './grapple.ts';
import { judgeAnswer, pushAlong } from './attackers-say.ts';
import { awaitPlace } from './await-place.ts';
import { wayTo } from './reposition.ts';
import { finishDodge } from '../dodge.ts';
import { namesOf, repositions, servesManeuvers, strikeFigures } from '../../stats/strike.ts';

export const maneuversPlayed = ({ settings }: State): boolean =>
  settings.maneuvers === 'EACH_ROUND' || settings.maneuvers === 'EACH_SEGMENT';

/** SEG-99: whether maneuvers are played here, and with this action. */
export function refuseAsManeuver(state: State, { name, effect }: Action): Rejection | null {
  if (!maneuversPlayed(state))
    return illegal('SEG-99', 'Maneuvers are not played here', 'attack without one');
  return effect.type === 'ATTACK' && servesManeuvers(effect)
    ? null
    : illegal('SEG-99', `${name} does not serve for a maneuver`, 'a melee attack does');
}

type Spend = CommandOf<'SpendManeuverPoints'>;

/** SEG-100: the attacker of a maneuver that has succeeded spends its points, or some of them. */
export const spendManeuverPoints: Handler<Spend, Spending> = {
  judge: (state, command) =>
    judgeAnswer(
      state,
      command,
      {
        rule: 'SEG-100',
        does: 'spends its points',
        isAsked: isPending,
        otherwise: [
          'This attack is no maneuver that has succeeded',
          'points are spent on one that has',
        ],
      },
      (attack) => judgeSpending(state, attack, command),
    ),
  apply: ({ attack, maneuvers, way }, recorder) => {
    const { attackerId: combatantId, targetId, stage } = attack;
    const spent = { combatantId, maneuvers, hexes: way.length };
    recorder.emit({ type: 'ManeuverPointsSpent', ...namesOf(attack), ...spent });
    for (const maneuver of maneuvers) performManeuver(recorder, attack, maneuver);
    pushAlong(recorder, attack, way);
    const figures = strikeFigures(recorder.state, attack);
    const stands = combatantOf(recorder.state, targetId).status !== 'DOWN';
    // SEG-99, 113: a table may have a maneuver do what the attack would.
    if (recorder.state.settings.maneuverDamage === 'YES' && repositions(figures) && stands)
      awaitPlace(
        recorder,
        { ...attack, id: newId(recorder.state, combatantId) },
        { feet: figures.pushback, dodge: stage.dodge },
      );
    else finishDodge(recorder, targetId, { path: stage.dodge });
  },
};

interface Spending {
  readonly attack: PendingManeuver;
  readonly maneuvers: readonly Maneuver[];
  readonly way: readonly Hex[];
}

function judgeSpending(
  state: State,
  attack: PendingManeuver,
  { maneuvers, to }: Spend,
): Result<Spending, Rejection> {
  const { points } = attack.stage;
  const refusal = firstRefusal([
    () =>
      new Set(maneuvers).size < maneuvers.length
        ? invalid('maneuvers', 'Choose each maneuver once.')
        : null,
    ...maneuvers.map((maneuver) => () => refuseManeuver(state, attack, maneuver)),
    () =>
      maneuvers.length > points
        ? illegal(
            'SEG-100',
            `The maneuver has ${points === 1 ? '1 point' : `${points} points`}`,
            'each of these takes one, so choose no more',
          )
        : null,
  ]);
  if (refusal) return err(refusal);
  if (!to) return ok({ attack, maneuvers, way: [] });
  const way = wayTo(state, attack, maneuvers, to);
  if (way) return ok({ attack, maneuvers, way });
  return err(
    illegal(
      'SEG-101',
      `${combatantOf(state, attack.targetId).name} cannot be moved to ${hexName(to)} with what is left of the points`,
      'choose a way over free hexes at a point each, from a distance one that leads away',
    ),
  );
}

/** Whether what a maneuver needs is there; its point aside. */
export function refuseManeuver(
  state: State,
  attack: PendingManeuver,
  maneuver: Maneuver,
): Rejection | null {
  switch (maneuver) {
    case 'GRAPPLE':
      return refuseGrapple(state, attack);
    case 'MAINTAIN':
      return refuseMaintaining(state, attack);
    case 'TRIP':
    case 'DISARM':
      return null;
  }
}

/** SEG-102, 103: conditions without a text of their own are labels for the GM. */
function performManeuver(log: EventRecorder, attack: PendingManeuver, maneuver: Maneuver): void {
  const label = (condition: string) => {
    inflict(log, attack.targetId, { condition, until: null, dice: 0, once: false });
  };
  switch (maneuver) {
    case 'GRAPPLE':
      startGrapple(log, attack);
      return;
    case 'MAINTAIN':
      maintainGrapple(log, attack);
      return;
    case 'TRIP':
      label('prone');
      return;
    case 'DISARM':
      label('disarmed');
  }
}
