import type { CombatantId } from '../../../core/values/ids.ts';
import { hasDeparted } from '../../../core/roster/departed.ts';
import { changeCombat, changeCombatant, changeEveryone } from '../model/change.ts';
import type { EventOfType } from '../model/events.ts';
import { combatOf, combatantOf } from '../model/lookup.ts';
import type { State, Combat, Tie } from '../model/state.ts';

const without = (ids: readonly CombatantId[], gone: CombatantId): readonly CombatantId[] =>
  ids.filter((id) => id !== gone);

/** RV-46: a newcomer ranks after its equals, and has its turn in this round if its place is still to come. */
export function insertByVigilance(state: State, id: CombatantId): State {
  const { order, waiting, round } = combatOf(state);
  const { vigilance } = combatantOf(state, id);
  const at = order.findIndex((other) => combatantOf(state, other).vigilance < vigilance);
  const rank = at < 0 ? order.length : at;
  const later = order.slice(rank);
  const ranked = [...order.slice(0, rank), id, ...later];
  const isToCome =
    state.settings.newcomers === 'THIS_ROUND' &&
    round > 0 &&
    !hasDeparted(state, id) &&
    later.every((other) => waiting.includes(other));
  if (!isToCome) return changeCombat(state, { order: ranked });
  const still = ranked.filter((one) => one === id || waiting.includes(one));
  return changeCombatant(changeCombat(state, { order: ranked, waiting: still }), id, {
    presence: 'READY',
  });
}

export function beginCombat(
  state: State,
  { order, ties, ambushedIds }: EventOfType<'VigilanceCompared'>,
): State {
  const phase: Combat = {
    kind: 'COMBAT',
    round: 0,
    order,
    ties,
    waiting: [],
    turn: { kind: 'BETWEEN' },
    stack: [],
    goesOn: false,
    passed: [],
  };
  return changeEveryone({ ...state, phase }, ({ id }) => ({
    presence: ambushedIds.includes(id) ? 'AMBUSHED' : 'READY',
  }));
}

/** VIG-28: the first tie, with one answer more. */
export function answerTie(ties: readonly Tie[], event: EventOfType<'TieAnswered'>): readonly Tie[] {
  const { combatantId, answer, order } = event;
  return ties.map((tie, i) => {
    if (i > 0) return tie;
    const asking = without(tie.asking, combatantId);
    if (tie.kind === 'ORDER')
      return { ...tie, asking: answer === 'ROLL' ? [] : asking, proposal: order };
    return answer === 'FIRST'
      ? { ...tie, asking, first: [...tie.first, combatantId] }
      : { ...tie, asking, declined: [...tie.declined, combatantId] };
  });
}

/** The order, with some of its members exchanging their places. */
export function exchangePlaces(
  order: readonly CombatantId[],
  members: readonly CombatantId[],
): readonly CombatantId[] {
  const next = [...members];
  return order.map((id) => (members.includes(id) ? (next.shift() ?? id) : id));
}
