import { type Rejection, invalid, illegal } from '../../../core/command/rejection.ts';
import { adjudicateHandler } from '../../../core/roster/adjudicate.ts';
import { refuseAbove } from '../../../core/roster/adjudication.ts';
import { errorOf } from '../../../core/values/result.ts';
import { without } from '../../../core/values/record.ts';
import { endPanic } from '../condition/stress.ts';
import { allowanceOf } from '../stats/budget.ts';
import { stressLimit, damageLimit } from '../stats/limits.ts';
import { maxVigor, maxFocus } from '../model/combatant/abilities.ts';
import type { CommandOf } from '../model/commands.ts';
import { aspectsOfState } from '../model/conditions.ts';
import type { EventRecorder } from '../model/handler.ts';
import { combatantOf, isConscious } from '../model/lookup.ts';
import { refuseEnded, refuseOpenTie } from '../model/phase.ts';
import type { Combatant, State } from '../model/state.ts';
import { endCondition, inflictCondition } from './conditions.ts';
import { refusePlace } from './place.ts';

type Adjudicate = CommandOf<'Adjudicate'>;

/** The GM sets what the rules would not; what follows by the rules follows. */
export const adjudicate = adjudicateHandler<State, EventRecorder, Adjudicate>({
  refuseEnded,
  guards: (state, target, command) => [
    () => refuseStats(target, command),
    () => refuseBudget(state, target, command),
    () => refuseNewRank(state, command),
    () => refuseCalming(command),
    ...refuseConditions(state, command),
    () => refuseStanding(state, target, command),
  ],
  // VIG-23: first, for what it leaves of the stress is known to the table, and the ruling is not.
  before: (recorder, { combatantId, stats }) => {
    if (calms(combatantOf(recorder.state, combatantId), stats)) endPanic(recorder, combatantId);
  },
  follows: (recorder, { combatantId, lift, inflict, stats }, { dice }) => {
    for (const condition of lift)
      endCondition.apply({ type: 'EndCondition', combatantId, condition }, recorder, dice);
    for (const infliction of inflict)
      inflictCondition.apply(
        { type: 'InflictCondition', combatantId, ...infliction },
        recorder,
        dice,
      );
    fallOrRise(recorder, combatantId, stats);
  },
});

type Stats = Adjudicate['stats'];

const calms = (target: Combatant, stats: Stats): boolean =>
  target.mind === 'PANICKING' && (stats?.stress ?? Infinity) < stressLimit(target);

/** VIG-22: whether such a ruling gets a combatant up who lies there, dead or alive. */
const raises = (target: Combatant, stats: Stats): boolean =>
  !isConscious(target) && (stats?.damage ?? Infinity) < damageLimit(target);

/** VIG-22, 23: what damage and stress, as they are now, do to their bearer. */
function fallOrRise(recorder: EventRecorder, combatantId: string, stats: Stats): void {
  const target = combatantOf(recorder.state, combatantId);
  const lies = target.status === 'DOWN' || target.status === 'DEAD';
  if (raises(target, stats)) recorder.emit({ type: 'CombatantFightsOn', combatantId });
  else if (!lies && target.damage >= damageLimit(target))
    recorder.emit({ type: 'CombatantDown', combatantId });
  const { status, mind, stress } = combatantOf(recorder.state, combatantId);
  if (status !== 'DEAD' && mind === 'CALM' && stress >= stressLimit(target))
    recorder.emit({ type: 'PanicBegan', combatantId });
}

/** VIG-15 to 19, 25: no one has more than a pool or a limit allows; creatures have no pools. */
function refuseStats(target: Combatant, { stats }: Adjudicate): Rejection | null {
  const { name, nature } = target;
  const limits = { damage: damageLimit(target), stress: stressLimit(target) };
  if (nature.kind === 'CHARACTER') {
    const pools = { vigor: maxVigor(nature.abilities), focus: maxFocus(nature.abilities) };
    return refuseAbove(stats, { ...pools, ...limits }, target);
  }
  const pool = (['vigor', 'focus'] as const).find((each) => (stats?.[each] ?? null) !== null);
  return pool
    ? invalid(`stats.${pool}`, `${name} is a creature and has none: leave it out.`)
    : refuseAbove(stats, limits, target);
}

/** VIG-30, 33: no one has more actions left than the round, and what was gained, give. */
function refuseBudget(state: State, target: Combatant, { stats }: Adjudicate): Rejection | null {
  const { regular = null, movement = null, quick = null } = stats ?? {};
  if (state.phase.kind !== 'COMBAT')
    return regular === null && movement === null && quick === null
      ? null
      : illegal(
          'VIG-30',
          'No actions are counted before the fight',
          'set the order first, or rule on the rest',
        );
  const most = allowanceOf(state, target);
  return refuseAbove(stats, { ...most, quick: most.quick + target.granted.quick }, target);
}

/** VIG-26, 28: before the fight no one has a rank, and those who tie settle theirs first. */
function refuseNewRank(state: State, { rank }: Adjudicate): Rejection | null {
  if (rank === null) return null;
  if (state.phase.kind === 'COMBAT') return refuseOpenTie(state);
  return illegal(
    'VIG-26',
    'There are no ranks before the fight',
    'set the order first, or rule on the rest',
  );
}

/** VIG-23: a panic ends with its stress. */
const refuseCalming = ({ lift, stats }: Adjudicate): Rejection | null =>
  lift.includes(aspectsOfState.PANICKING.key) && (stats?.stress ?? null) !== null
    ? invalid('lift', 'Less stress ends a panic by itself: lift it, or rule on the stress.')
    : null;

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

/** VIG-34: where it is put, or gets up, no other combatant stands. */
function refuseStanding(
  state: State,
  target: Combatant,
  { position, stats }: Adjudicate,
): Rejection | null {
  if (position === null && !raises(target, stats)) return null;
  const others = { ...state, combatants: without(state.combatants, target.id) };
  return refusePlace(others, position ?? target.position);
}
