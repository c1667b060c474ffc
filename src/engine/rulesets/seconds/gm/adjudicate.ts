import { firstRefusal, illegal, type Rejection } from '../../../core/command/rejection.ts';
import { adjudicateHandler } from '../../../core/roster/adjudicate.ts';
import { refuseAbove } from '../../../core/roster/adjudication.ts';
import { namesOf, planAttack } from '../attack/plan.ts';
import { dieIfBeyondHelp } from '../condition/dying.ts';
import { resolveWounds } from '../condition/wounds.ts';
import { dropLostAims } from '../terrain/lost-aims.ts';
import { refusePlace } from '../terrain/movement.ts';
import { noticeRuledSeconds } from '../turn/triggers.ts';
import type { CommandOf } from '../model/commands.ts';
import { refuseEnded } from '../model/ended.ts';
import type { EventRecorder } from '../model/handler.ts';
import { combatantOf, isConscious } from '../model/lookup.ts';
import type { Combatant, State } from '../model/state.ts';
import { endCondition, inflictCondition, refuseEnding, refuseUninflictable } from './conditions.ts';

type Adjudicate = CommandOf<'Adjudicate'>;

/** The GM sets what the rules would not; what the rules make of that follows. */
export const adjudicate = adjudicateHandler<State, EventRecorder, Adjudicate>({
  refuseEnded,
  guards: (state, target, command) => [
    () => refuseWithoutFight(state, command),
    () => refuseStats(state, target, command),
    ...command.lift.map((key) => () => refuseEnding(target, key)),
    ...command.inflict.map(
      ({ condition }) =>
        () =>
          refuseUninflictable(condition),
    ),
    () => (command.position ? refusePlace(state, command.position) : null),
  ],
  follows: (log, { combatantId, position, lift, inflict, stats }, { before }) => {
    if (position) dropLostAims(log, combatantId);
    noticeRuledSeconds(log, before, combatantId);
    for (const key of lift) endCondition(log, combatantId, key);
    applyRuledWounds(log, before, combatantId);
    for (const { condition } of inflict)
      inflictCondition(log, combatantId, condition, stats?.dyingAgainst ?? undefined);
    dieIfBeyondHelp(log, combatantId);
    if (!isConscious(combatantOf(log.state, combatantId))) forgoDefenses(log, combatantId);
  },
});

/** SEC-53: ruled wounds do what wounds do, but do not kill whom the same ruling has woken. */
function applyRuledWounds(log: EventRecorder, before: State, id: string): void {
  const wakes = isConscious(combatantOf(log.state, id)) && !isConscious(combatantOf(before, id));
  if (!wakes) resolveWounds(log, before, id, false);
}

/** SEC-41: who is no longer conscious defends against nothing. */
function forgoDefenses(log: EventRecorder, combatantId: string): void {
  const open = log.state.attacks.filter(
    ({ targetId, stage }) => targetId === combatantId && stage.kind === 'WINDOW',
  );
  for (const attack of open) {
    const { toDefend: needed, toDefendTerms: neededTerms } = planAttack(log.state, attack);
    log.emit({
      type: 'DefenseRolled',
      ...namesOf(attack),
      combatantId,
      defense: 'NONE',
      defenseRoll: null,
      ...{ needed, neededTerms },
      result: 'FAILED',
      reducedBy: 0,
      byStandingOrder: false,
      stage: 'MET',
    });
  }
}

/** SEC-02, 07, 42: before the fight no one has a place, a turn or a defense to spend. */
function refuseWithoutFight({ phase }: State, { rank, stats }: Adjudicate): Rejection | null {
  if (phase.kind === 'COMBAT') return null;
  const { secondsLeft, dodgesLeft, parriesLeft, blocksLeft } = stats ?? {};
  const spent = [rank, secondsLeft, dodgesLeft, parriesLeft, blocksLeft];
  return spent.every((figure) => (figure ?? null) === null)
    ? null
    : illegal(
        'SEC-02',
        'No fight is on, so there is no order, no turn and no defense to spend',
        'roll initiative first, or rule on the rest',
      );
}

function refuseStats(
  state: State,
  target: Combatant,
  { stats, inflict }: Adjudicate,
): Rejection | null {
  if (!stats) return null;
  const { id, name, sheet, status } = target;
  const { DODGE: dodgesLeft, PARRY: parriesLeft, BLOCK: blocksLeft } = sheet.defenses;
  const dies = status.kind === 'DYING' || inflict.some(({ condition }) => condition === 'dying');
  return firstRefusal([
    () => refuseAbove(stats, { dodgesLeft, parriesLeft, blocksLeft }, target),
    () =>
      stats.secondsLeft === null || hasTurn(state, id)
        ? null
        : illegal('SEC-07', `${name} has no turn on`, 'rule on its seconds within one'),
    () =>
      stats.dyingAgainst === null || dies
        ? null
        : illegal('SEC-53', `${name} is not dying`, 'inflict `dying` too, or leave it'),
  ]);
}

/** SEC-25: whether a turn of it is on, or interrupted. */
const hasTurn = ({ phase }: State, id: string): boolean =>
  phase.kind === 'COMBAT' && phase.turns.some(({ combatantId }) => combatantId === id);
