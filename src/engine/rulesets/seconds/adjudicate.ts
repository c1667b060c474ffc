import {
  ranked,
  refuseAbove,
  refuseEmptyRuling,
  refuseLiftedTwice,
  refuseRank,
} from '../../core/roster/adjudication.ts';
import { firstRefusal, illegal, notFound, type Rejection } from '../../core/command/rejection.ts';
import { dropLostAims } from './aim.ts';
import type { CommandOf } from './commands.ts';
import { type Bearable, bearable, conditionsOf } from './conditions.ts';
import { collapse, dieIfLost, dieOrFall, fall } from './dying.ts';
import { refuseEnded } from './ended.ts';
import type { Handler } from './handler.ts';
import { combatantOf, findCombatant, isConscious } from './lookup.ts';
import type { EventRecorder } from './log.ts';
import { planAttack } from './plan.ts';
import { refusePlace } from './roster.ts';
import type { Combatant, State } from './state.ts';

type Adjudicate = CommandOf<'Adjudicate'>;

/** The GM sets what the rules would not; what follows by the rules follows. */
export const adjudicate: Handler<Adjudicate> = {
  refuse: (state, command) => {
    const target = findCombatant(state, command.targetId);
    if (!target) return notFound('combatant', command.targetId);
    return firstRefusal([
      () => refuseEnded(state),
      () => refuseEmptyRuling(command),
      () => refuseLiftedTwice(command),
      () => refuseWithoutFight(state, command),
      () => refuseFigures(state, target, command),
      ...command.lift.map((key) => () => refuseLift(target, key)),
      ...command.inflict.map(
        ({ condition }) =>
          () =>
            refuseUnbearable(condition),
      ),
      () => (command.position ? refusePlace(state, command.position) : null),
    ]);
  },
  carryOut: (log, { targetId, reason, position, lift, inflict, rank, figures }) => {
    const before = log.state;
    log.emit({ type: 'Adjudicated', combatantId: targetId, reason, position, figures });
    if (position) dropLostAims(log, targetId);
    for (const key of lift) end(log, targetId, key);
    sufferWounds(log, before, targetId);
    for (const { condition } of inflict)
      bear(log, targetId, condition, figures?.dyingAgainst ?? undefined);
    dieIfLost(log, targetId);
    if (rank !== null && log.state.phase.kind === 'COMBAT') {
      const order = ranked(log.state.phase.order, targetId, rank);
      log.emit({ type: 'RankChanged', combatantId: targetId, order });
    }
    if (!isConscious(combatantOf(log.state, targetId))) leaveOpen(log, targetId);
  },
};

/** SEC-53: of wounds that are ruled as of any; but whoever is ruled awake is not dead of them. */
function sufferWounds(log: EventRecorder, before: State, id: string): void {
  const wakes = isConscious(combatantOf(log.state, id)) && !isConscious(combatantOf(before, id));
  if (!wakes) dieOrFall(log, before, id, false);
}

/** SEC-41: only who is conscious can meet what has hit. */
function leaveOpen(log: EventRecorder, combatantId: string): void {
  const open = log.state.attacks.filter(
    ({ targetId, stage }) => targetId === combatantId && stage.kind === 'WINDOW',
  );
  for (const attack of open)
    log.emit({
      type: 'DefenseRolled',
      attackId: attack.id,
      combatantId,
      defense: 'NONE',
      roll: null,
      needed: planAttack(log.state, attack).toDefend,
      result: 'FAILED',
      stage: { kind: 'MET', reducedBy: 0 },
    });
}

/** Gives a combatant a condition, if it has not got it. */
function bear(log: EventRecorder, combatantId: string, key: string, dc?: number): void {
  const { posture, status } = combatantOf(log.state, combatantId);
  const condition = bearable[key];
  if (condition?.of === 'POSTURE' && condition.value !== posture)
    log.emit({ type: 'PostureChanged', combatantId, posture: condition.value });
  if (condition?.of === 'STATUS' && condition.value !== status.kind)
    lie(log, combatantId, condition.value, dc);
}

/** SEC-53: dying, stable or dead, and unconscious first. */
function lie(
  log: EventRecorder,
  combatantId: string,
  kind: Extract<Bearable, { of: 'STATUS' }>['value'],
  dc?: number,
): void {
  if (kind === 'DYING') {
    fall(log, combatantId, dc);
    return;
  }
  if (isConscious(combatantOf(log.state, combatantId))) collapse(log, combatantId);
  log.emit({ type: kind === 'DEAD' ? 'CombatantDied' : 'CombatantStabilized', combatantId });
}

/** Whoever no longer lies down stands, and whoever is no longer unconscious is awake. */
function end(log: EventRecorder, combatantId: string, key: string): void {
  if (bearable[key]?.of === 'POSTURE')
    log.emit({ type: 'PostureChanged', combatantId, posture: 'UPRIGHT' });
  else log.emit({ type: 'CombatantFightsOn', combatantId });
}

/** SEC-34, 53: those of the rulebook; wounds are counted, so they are a figure. */
function refuseUnbearable(key: string): Rejection | null {
  if (key === 'wounded')
    return illegal('SEC-46', 'Wounds are counted', 'set how many with `figures`');
  return Object.hasOwn(bearable, key) ? null : notFound('condition', key);
}

const refuseLift = (target: Combatant, key: string): Rejection | null =>
  firstRefusal([
    () => refuseUnbearable(key),
    () =>
      conditionsOf(target).some((condition) => condition.key === key)
        ? null
        : illegal(
            bearable[key]?.of === 'POSTURE' ? 'SEC-34' : 'SEC-53',
            `${target.name} is not ${key}`,
            'lift what is there',
          ),
  ]);

/** SEC-02, 07, 42: before the fight nobody has a place, a turn or a defence to spend. */
function refuseWithoutFight({ phase }: State, { rank, figures }: Adjudicate): Rejection | null {
  if (phase.kind === 'COMBAT') return refuseRank(rank, phase.order.length);
  const { secondsLeft, dodgesLeft, parriesLeft, blocksLeft } = figures ?? {};
  const spent = [rank, secondsLeft, dodgesLeft, parriesLeft, blocksLeft];
  return spent.every((figure) => (figure ?? null) === null)
    ? null
    : illegal(
        'SEC-02',
        'No fight is on, so there is no order, no turn and no defence to spend',
        'roll initiative first, or rule on the rest',
      );
}

function refuseFigures(
  state: State,
  { id, name, sheet, status }: Combatant,
  { figures, inflict }: Adjudicate,
): Rejection | null {
  if (!figures) return null;
  const { DODGE, PARRY, BLOCK } = sheet.defenses;
  const dies = status.kind === 'DYING' || inflict.some(({ condition }) => condition === 'dying');
  return firstRefusal([
    () => refuseAbove('dodgesLeft', figures.dodgesLeft, { most: DODGE, name }),
    () => refuseAbove('parriesLeft', figures.parriesLeft, { most: PARRY, name }),
    () => refuseAbove('blocksLeft', figures.blocksLeft, { most: BLOCK, name }),
    () =>
      figures.secondsLeft === null || hasTurn(state, id)
        ? null
        : illegal('SEC-07', `${name} has no turn on`, 'rule on its seconds within one'),
    () =>
      figures.dyingAgainst === null || dies
        ? null
        : illegal('SEC-53', `${name} is not dying`, 'inflict `dying` too, or leave it'),
  ]);
}

/** SEC-25: one that is interrupted too. */
const hasTurn = ({ phase }: State, id: string): boolean =>
  phase.kind === 'COMBAT' && phase.turns.some(({ combatantId }) => combatantId === id);
