import { firstRefusal, illegal, invalid, type Rejection } from '../../../core/command/rejection.ts';
import { adjudicateHandler } from '../../../core/roster/adjudicate.ts';
import { refuseAbove } from '../../../core/roster/adjudication.ts';
import { errorOf } from '../../../core/values/result.ts';
import { without } from '../../../core/values/record.ts';
import { bringDown, isDownAt } from '../condition/down.ts';
import { fits } from '../stats/budget.ts';
import { refuseEnded } from '../stats/guards.ts';
import { refusePlace } from '../terrain/passage.ts';
import type { Kind } from '../model/actions.ts';
import type { CommandOf } from '../model/commands.ts';
import type { EventRecorder } from '../model/handler.ts';
import { combatantOf } from '../model/lookup.ts';
import type { Combatant, State } from '../model/state.ts';
import { endCondition, inflictCondition } from './conditions.ts';

type Adjudicate = CommandOf<'Adjudicate'>;

/** The GM sets what the rules would not; what follows by the rules follows. */
export const adjudicate = adjudicateHandler<State, EventRecorder, Adjudicate>({
  refuseEnded,
  guards: (state, target, command) => [
    () => refuseStats(target, command),
    () => refuseWithoutFight(state, command),
    ...refuseConditions(state, command),
    () => refuseStanding(state, target, command),
  ],
  follows: (recorder, { combatantId, lift, inflict }, { dice }) => {
    for (const condition of lift)
      endCondition.apply({ type: 'EndCondition', combatantId, condition }, recorder, dice);
    for (const infliction of inflict)
      inflictCondition.apply(
        { type: 'InflictCondition', combatantId, ...infliction },
        recorder,
        dice,
      );
    matchStatusToHitPoints(recorder, combatantId);
  },
  newRank: { spends: [] },
});

/** SEG-105: the one who has no hit points left is down, and the one who has some again is not. */
function matchStatusToHitPoints(recorder: EventRecorder, combatantId: string): void {
  const { hitPoints, status } = combatantOf(recorder.state, combatantId);
  if (isDownAt(hitPoints) === (status === 'DOWN')) return;
  if (isDownAt(hitPoints)) bringDown(recorder, combatantId);
  else recorder.emit({ type: 'CombatantFightsOn', combatantId });
}

const refuseStats = (target: Combatant, { stats }: Adjudicate): Rejection | null =>
  firstRefusal([
    () => refuseAbove(stats, { hitPoints: target.maxHitPoints }, target),
    () =>
      isBudget(stats?.spent ?? [])
        ? null
        : invalid(
            'stats.spent',
            'A round holds a Full, or a Standard and a Move, or two Moves, and two Swifts.',
          ),
  ]);

/** SEG-21. */
const isBudget = (spent: readonly Kind[]): boolean =>
  spent.every((kind, i) => fits(spent.slice(0, i), kind));

/** SEG-13, 21, 22: before the fight no one has a rank, and nothing to spend. */
function refuseWithoutFight({ phase }: State, { rank, stats }: Adjudicate): Rejection | null {
  if (phase.kind === 'COMBAT') return null;
  const { spent = null, initiated = null } = stats ?? {};
  return rank === null && spent === null && initiated === null
    ? null
    : illegal(
        'SEG-13',
        'No fight is on, so there is no rank and no action to spend',
        'roll initiative first, or rule on the rest',
      );
}

/** As if each were lifted and inflicted by itself. */
const refuseConditions = (state: State, { combatantId, lift, inflict }: Adjudicate) => [
  ...lift.map(
    (condition) => () =>
      errorOf(endCondition.judge(state, { type: 'EndCondition', combatantId, condition })),
  ),
  ...inflict.map(
    (infliction) => () =>
      errorOf(
        inflictCondition.judge(state, { type: 'InflictCondition', combatantId, ...infliction }),
      ),
  ),
];

/** SEG-55: where it is put, or gets up, no other combatant stands. */
function refuseStanding(
  state: State,
  { id, position: here, status }: Combatant,
  { position, stats }: Adjudicate,
): Rejection | null {
  const rises = status === 'DOWN' && !isDownAt(stats?.hitPoints ?? 0);
  if (position === null && !rises) return null;
  const others = { ...state, combatants: without(state.combatants, id) };
  return refusePlace(others, position ?? here);
}
