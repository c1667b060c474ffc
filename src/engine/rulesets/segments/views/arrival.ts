import type { PointInTime } from '../../../core/views/timeline.ts';
import { distance } from '../../../grid/hex.ts';
import { readiedIntent } from '../action/ready.ts';
import { meansOf, strikeFigures } from '../stats/strike.ts';
import { useOf } from '../stats/known-actions.ts';
import { now, roundAndSegment } from '../model/clock.ts';
import type { Command } from '../model/commands.ts';
import { actionOf, combatantOf } from '../model/lookup.ts';
import type { State } from '../model/state.ts';

/**
 * SEG-12, 58, 112: when the first attack of a listed command comes to a target that stays where it
 * is; null of what attacks no one.
 */
export function arrival(state: State, command: Command, targetId: string): PointInTime | null {
  if (command.type !== 'DeclareAction' && command.type !== 'ReleaseReadiedAction') return null;
  const { combatantId } = command;
  const intent = command.type === 'DeclareAction' ? command : readiedIntent(state, combatantId);
  const action = intent && actionOf(state, intent.action);
  if (!intent || action?.effect.type !== 'ATTACK') return null;
  // SEG-19: what comes before the first round is over before it begins.
  if (state.phase.kind !== 'COMBAT') return { round: 0, step: 0, onTurnOfId: combatantId };
  const { effect, speed } = strikeFigures(state, meansOf({ ...command, ...intent }));
  const way = distance(
    combatantOf(state, combatantId).position,
    combatantOf(state, targetId).position,
  );
  const flight = effect.form === 'MELEE' ? 0 : Math.max(0, Math.ceil(way / speed) - 1);
  const { delay } = useOf(action, intent.use);
  const { round, segment } = roundAndSegment(now(state) + delay + flight);
  return { round, step: segment, onTurnOfId: combatantId };
}
