import { planUnless } from '../../../core/command/handler.ts';
import { firstRefusal } from '../../../core/command/rejection.ts';
import { allowed, nothing, option, type Options, someOf } from '../../../core/decision/findings.ts';
import { hasDeparted } from '../../../core/roster/departed.ts';
import { beginningBy, byScore } from '../../../core/table/beginning.ts';
import { refuseAnyAbsent } from '../../../core/table/guards.ts';
import type { Dice, RollOf } from '../../../core/values/dice.ts';
import type { CombatantId } from '../../../core/values/ids.ts';
import { initiativeBonus } from '../stats/bonuses.ts';
import { rollCheck } from '../stats/rolls.ts';
import type { CommandOf } from '../model/commands.ts';
import { refuseEnded } from '../model/ended.ts';
import type { InitiativeRoll, Ranking } from '../model/events.ts';
import type { EventRecorder, Handler } from '../model/handler.ts';
import { combatantOf, combatOf } from '../model/lookup.ts';
import { fightingSides } from '../model/combatant/sides.ts';
import { MAX_INITIATIVE_CHECKS, type State } from '../model/state.ts';

const refuseBeginning = beginningBy<State>({
  refuseEnded,
  fightingSides,
  once: 'SEC-02',
  sides: 'SEC-02',
});

/** SEC-02: everyone checks; the order stands until the fight is over. */
export const rollInitiative: Handler<CommandOf<'RollInitiative'>> = {
  judge: (state, command) => planUnless(refuseBeginning(state), command),
  apply: (_, recorder, dice) => {
    const ranking = rank(recorder.state, Object.keys(recorder.state.combatants), dice);
    recorder.emit({ type: 'InitiativeChecked', ...ranking, waitingIds: [] });
  },
};

/** SEC-05: the same check, for who speaks, grabs or runs first. */
export const rollContest: Handler<CommandOf<'RollContest'>> = {
  judge: (state, command) => {
    const { contestantIds } = command;
    const refusal = firstRefusal([
      () => refuseEnded(state),
      () => refuseAnyAbsent(state, 'contestantIds', contestantIds, 'contestant'),
    ]);
    return planUnless(refusal, command);
  },
  apply: ({ contestantIds }, recorder, dice) => {
    // What initiative they have in a fight has nothing to do with it.
    const ranking = rankBy(
      contestantIds,
      () => [],
      (id, of) => checkInitiative(recorder.state, id, dice, of),
    );
    recorder.emit({ type: 'ContestRolled', ...ranking });
  },
};

/** To ask which of the combatants comes first. */
export function contestOptions({ combatants }: State): Options {
  const ids = Object.keys(combatants);
  if (ids.length < 2) return nothing;
  const contestants = someOf('COMBATANT', 'contestantIds', ids, [2, ids.length]);
  return allowed(option('Who comes first?', { type: 'RollContest' }, [contestants]));
}

/** SEC-06: newcomers check, and are put where they belong among those who fight already. */
export function rankNewcomers(
  recorder: EventRecorder,
  newcomers: readonly CombatantId[],
  dice: Dice,
): void {
  const combat = combatOf(recorder.state);
  const isPlaced = (id: CombatantId) => combatantOf(recorder.state, id).initiative.length === 0;
  const rolled = combat.order.filter((id) => !isPlaced(id));
  const ranking = rank(recorder.state, [...rolled, ...newcomers], dice);
  const order = withPlaced(ranking.order, combat.order, isPlaced);
  const sitsOut = (id: CombatantId) => hasDeparted(recorder.state, id);
  // The one who comes before someone whose turn has begun in this round has missed theirs.
  const lastBegun = order.findLastIndex(
    (id) => !combat.waiting.includes(id) && !newcomers.includes(id) && !sitsOut(id),
  );
  const joins = (id: CombatantId) => newcomers.includes(id) && !sitsOut(id);
  const waiting = order.filter(
    (id, place) => combat.waiting.includes(id) || (joins(id) && place > lastBegun),
  );
  recorder.emit({ type: 'InitiativeChecked', ...ranking, order, waitingIds: waiting });
}

/** The one who the GM has given a place stays right behind whom it came after. */
const withPlaced = (
  ranked: readonly CombatantId[],
  before: readonly CombatantId[],
  isPlaced: (id: CombatantId) => boolean,
): readonly CombatantId[] =>
  before.reduce((order, id, place) => {
    if (!isPlaced(id)) return order;
    const ahead = before[place - 1];
    return order.toSpliced(ahead === undefined ? 0 : order.indexOf(ahead) + 1, 0, id);
  }, ranked);

const rank = (state: State, ids: readonly CombatantId[], dice: Dice): Ranking =>
  rankBy(
    ids,
    (id) => combatantOf(state, id).initiative,
    (id, of) => checkInitiative(state, id, dice, of),
    state.settings.lateTie === 'ALL_AGAIN',
  );

type Results = (id: CombatantId) => readonly number[];

/**
 * Highest first. The one who has no result yet rolls one, and so do those who tie, until no one does
 * (SEC-04): results are compared one after the other, so that a tie once broken stays broken.
 */
function rankBy(
  ids: readonly CombatantId[],
  resultsOf: Results,
  roll: (id: CombatantId, of: InitiativeOf) => InitiativeRoll,
  allAgain = false,
): Ranking {
  const rounds: (readonly InitiativeRoll[])[] = [];
  const order = sorted(ids, 0, resultsOf);
  const [rolls = [], ...rerolls] = rounds;
  return { rolls, rerolls: rerolls.flat(), order };

  function sorted(
    group: readonly CombatantId[],
    nth: number,
    resultsOf: Results,
  ): readonly CombatantId[] {
    if (nth > 0 && (group.length === 1 || nth >= MAX_INITIATIVE_CHECKS)) return group;
    const of = nth === 0 ? first : { ...again, follows: { tied: group } };
    const known = new Map<CombatantId, number | undefined>(
      group.map((id) => [id, resultsOf(id)[nth]]),
    );
    const made = group.filter((id) => known.get(id) === undefined).map((id) => roll(id, of));
    if (made.length > 0) rounds.push(made);
    for (const { combatantId, roll: result } of made) known.set(combatantId, result.total);
    const isNew = (id: CombatantId) => made.some(({ combatantId }) => combatantId === id);
    return byScore(group, (id) => known.get(id) ?? 0).flatMap((equals) =>
      // RS-45: who was ranked before rolls again with who comes late.
      sorted(equals, nth + 1, allAgain && nth === 0 && equals.some(isNew) ? () => [] : resultsOf),
    );
  }
}

type InitiativeOf = Omit<RollOf, 'combatantId'>;
const first: InitiativeOf = { purpose: 'INITIATIVE', rule: 'SEC-03' };
const again: InitiativeOf = { purpose: 'TIE', rule: 'SEC-04' };

const checkInitiative = (
  state: State,
  combatantId: CombatantId,
  dice: Dice,
  of: InitiativeOf,
): InitiativeRoll => ({
  combatantId,
  roll: rollCheck(dice, initiativeBonus(combatantOf(state, combatantId)), { combatantId, ...of }),
});
