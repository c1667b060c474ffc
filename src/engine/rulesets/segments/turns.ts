import { firstRefusal, illegal, notFound, type Rejection } from '../../core/command/rejection.ts';
import type { Kind } from './actions.ts';
import { fits, refuseDisoriented } from './budget.ts';
import type { CommandOf } from './commands.ts';
import { shiftRank } from './effects.ts';
import type { Handler } from './handler.ts';
import { refuseOpenDefense, refuseTurn } from './intent.ts';
import { combatantOf, combatOf, findCombatant } from './lookup.ts';
import type { EventRecorder } from './log.ts';
import { resolveWay, runningStride } from './movement.ts';
import { playOn, queueOf } from './progress.ts';
import { nextSegment } from './rounds.ts';
import { refuseEnded } from './setup.ts';
import { fightingSides } from './sides.ts';
import type { Combatant, State } from './state.ts';

type EndTurn = CommandOf<'EndTurn'>;
export type Unused = EndTurn['unused'];

/** What each way to use up an unused action costs (SEG-28, 29). */
export const unusedCost: Readonly<Record<Exclude<Unused, 'KEEP'>, Kind>> = {
  RISE_ONE: 'STANDARD',
  RISE_TWO: 'FULL',
  TOP_NEXT_ROUND: 'STANDARD',
};

/** SEG-10: ends the turn; ongoing actions play their segment. */
export const endTurn: Handler<EndTurn> = {
  refuse: (state, command) =>
    firstRefusal([
      () => (state.phase.kind === 'SETUP' ? noFight : null),
      () => refuseTurn(state, command.combatantId),
      () => refuseUnused(state, combatantOf(state, command.combatantId), command.unused),
      () => {
        const mover = combatantOf(state, command.combatantId);
        const way = resolveWay(state, mover, command, runningStride(state, mover));
        return way.ok ? null : way.error;
      },
    ]),
  carryOut: (log, command) => {
    const mover = combatantOf(log.state, command.combatantId);
    const way = resolveWay(log.state, mover, command, runningStride(log.state, mover));
    spendUnused(log, mover, command.unused);
    log.emit({
      type: 'TurnClosed',
      combatantId: mover.id,
      queue: queueOf(log.state, mover.id),
      path: way.ok ? way.value : [],
    });
  },
};

const noFight: Rejection = illegal('SEG-13', 'No fight is on', 'roll initiative first');

export function refuseUnused(state: State, combatant: Combatant, unused: Unused): Rejection | null {
  if (unused === 'KEEP') return null;
  const rule = unused === 'TOP_NEXT_ROUND' ? 'SEG-29' : 'SEG-28';
  if (combatOf(state).first.includes(combatant.id) && unused === 'TOP_NEXT_ROUND')
    return illegal(
      rule,
      `${combatant.name} comes first in the next round already`,
      'keep the action, or rise in rank with it',
    );
  if (fits(combatant.spent, unusedCost[unused]))
    return refuseDisoriented(state, combatant, unusedCost[unused]);
  return unused === 'RISE_TWO'
    ? illegal(
        rule,
        `${combatant.name} has spent a part of this round's Full action`,
        fits(combatant.spent, unusedCost.RISE_ONE) ? 'it may rise one rank' : 'keep what is left',
      )
    : illegal(
        rule,
        `${combatant.name} has no Standard action left this round`,
        'keep what is left',
      );
}

function spendUnused(log: EventRecorder, { id }: Combatant, unused: Unused): void {
  switch (unused) {
    case 'KEEP':
      return;
    case 'RISE_ONE':
      shiftRank(log, id, 1, [unusedCost[unused]]);
      return;
    case 'RISE_TWO':
      shiftRank(log, id, 2, [unusedCost[unused]]);
      return;
    case 'TOP_NEXT_ROUND':
      log.emit({ type: 'TopOfRoundTaken', combatantId: id, spends: [unusedCost[unused]] });
  }
}

/** SEG-09: goes on to the next segment, or the next round. */
export const advanceSegment: Handler<CommandOf<'AdvanceSegment'>> = {
  refuse: (state, { passOpenTurns }) =>
    firstRefusal([
      () => refuseEnded(state),
      () => (state.phase.kind === 'COMBAT' ? null : noFight),
      () => refuseOpenDefense(state),
      () => (passOpenTurns ? null : refuseOpenTurns(state)),
    ]),
  carryOut: (log, _, dice) => {
    // Someone may owe a decision on the way; then the segment waits.
    for (let open = openTurns(log.state); open.length > 0; open = openTurns(log.state)) {
      const { turn } = combatOf(log.state);
      if (turn.kind !== 'ACTING' || refuseOpenDefense(log.state)) return;
      const { combatantId } = turn;
      const queue = queueOf(log.state, combatantId);
      log.emit({ type: 'TurnClosed', combatantId, queue, path: [] });
      playOn(log, dice);
    }
    nextSegment(log);
  },
};

function openTurns(state: State): readonly string[] {
  const { turn, waiting } = combatOf(state);
  return turn.kind === 'BETWEEN' ? waiting : [turn.combatantId, ...waiting];
}

function refuseOpenTurns(state: State): Rejection | null {
  const open = openTurns(state);
  if (open.length === 0) return null;
  const names = open.map((id) => combatantOf(state, id).name);
  return illegal(
    'SEG-09',
    `Some have not had their turn in this segment: ${names.join(', ')}`,
    'end these turns, or pass them all',
    { combatantIds: open },
  );
}

/** SEG-08, 107: stop fighting of one's own will, or take it up again. */
export const yieldFight: Handler<CommandOf<'YieldFight'>> = {
  refuse: (state, { combatantId, yields }) => {
    const combatant = findCombatant(state, combatantId);
    if (!combatant) return notFound('combatant', combatantId);
    return firstRefusal([
      () => refuseEnded(state),
      () =>
        combatant.status === 'DOWN'
          ? illegal(
              'SEG-105',
              `${combatant.name} is down`,
              'only those who are not can yield or fight on',
            )
          : null,
      () =>
        (combatant.status === 'YIELDED') === yields
          ? illegal(
              'SEG-107',
              `${combatant.name} ${yields ? 'has yielded' : 'fights'} already`,
              yields ? 'it may fight on' : 'it may yield',
            )
          : null,
    ]);
  },
  carryOut: (log, { combatantId, yields }) => {
    log.emit({ type: yields ? 'CombatantYielded' : 'CombatantFightsOn', combatantId });
    // Attacks still to be made are given up; what is in flight flies on.
    for (const { kind, ownerId, id } of log.state.ongoing)
      if (yields && kind === 'FOLLOW_UP' && ownerId === combatantId)
        log.emit({ type: 'OngoingEnded', id, reason: 'OWNER_STOPPED' });
  },
};

/** SEG-107: the GM may end the encounter at any time. */
export const endEncounter: Handler<CommandOf<'EndEncounter'>> = {
  refuse: (state) => refuseEnded(state),
  carryOut: (log) => {
    const sides = fightingSides(log.state);
    log.emit({ type: 'EncounterEnded', outcome: { reason: 'GM', sides } });
  },
};
