import { planUnless } from '../../../core/command/handler.ts';
import { firstRefusal, illegal } from '../../../core/command/rejection.ts';
import { OWN_DICE } from '../../../core/score/score.ts';
import { beginningBy, byScore } from '../../../core/table/beginning.ts';
import { refuseAnyAbsent } from '../../../core/table/guards.ts';
import type { Dice, RollOf } from '../../../core/values/dice.ts';
import type { CombatantId } from '../../../core/values/ids.ts';
import { endOneRollConditions } from '../condition/one-roll.ts';
import { diceOf, extraFor } from '../stats/checks.ts';
import { refuseEnded } from '../stats/guards.ts';
import { type Pool, poolWith, rollSixes } from '../stats/rolls.ts';
import type { CommandOf } from '../model/commands.ts';
import type { EventOf, InitiativeRoll } from '../model/events.ts';
import type { EventRecorder, Handler } from '../model/handler.ts';
import { combatantOf } from '../model/lookup.ts';
import { fightingSides, isContested } from '../model/combatant/sides.ts';
import type { Combatant, Segment, State } from '../model/state.ts';
import { startRound } from './rounds.ts';

const BASE_POOL = 4;
/** SEG-15: re-rolls before a tie is left in the order of arrival. */
const MAX_REROLLS = 1000;

const refuseBeginning = beginningBy<State>({
  refuseEnded,
  fightingSides,
  leastSides: (state) => (isContested(state) ? 2 : 1),
  once: 'SEG-13',
  sides: 'SEG-08',
});

/** SEG-13: sets the order, and begins round 1. */
export const rollInitiative: Handler<CommandOf<'RollInitiative'>, readonly CombatantId[]> = {
  judge: (state, { unawareIds }) => {
    const refusal = firstRefusal([
      () =>
        state.phase.kind === 'SETUP' && state.phase.opening === 'PLAYING'
          ? illegal(
              'SEG-19',
              'The action before the first round is still being played',
              'roll when it is over',
            )
          : null,
      () => refuseBeginning(state),
      () => refuseAnyAbsent(state, 'unawareIds', unawareIds),
    ]);
    return planUnless(refusal, unawareIds);
  },
  apply: (unawareIds, recorder, dice) => {
    rollForEveryone(recorder, unawareIds, dice);
    if (!isContested(recorder.state)) recorder.emit({ type: 'FightGoesOn' });
    startRound(recorder, 1);
  },
};

/** SEG-13, 14, 15, 17. */
function rollForEveryone(
  recorder: EventRecorder,
  unawareIds: readonly CombatantId[],
  dice: Dice,
): void {
  const combatants = Object.values(recorder.state.combatants);
  const rolls = combatants.map((combatant) => rollOne(recorder.state, combatant, dice));
  const rerolls: EventOf<'InitiativeRolled'>['rerolls'][number][] = [];
  const order = rankBySixes(recorder.state, rolls, (group) => {
    const { state } = recorder;
    const tie: InitiativeOf = { purpose: 'TIE', rule: 'SEG-15', follows: { tied: group } };
    const again = group.map((id) => rollOne(state, combatantOf(state, id), dice, tie));
    rerolls.push({ rolls: again });
    return again;
  });
  const delayed = rolls
    .map(({ combatantId, roll }) => {
      const unaware = unawareIds.includes(combatantId);
      const until = firstSegment(unaware, sixesIn(roll));
      return { combatantId, until, ...(unaware && { unaware }) };
    })
    .filter(({ until }) => until > 1);
  recorder.emit({ type: 'InitiativeRolled', rolls, rerolls, order, delayed });
  for (const { id } of combatants) endOneRollConditions(recorder, 'INITIATIVE', id);
}

/** SEG-14, 82: Dex + Int + 4 dice, and what conditions add or take. */
function initiativePool(state: State, combatant: Combatant): Pool {
  const { dexterity, intelligence } = combatant.abilities;
  return poolWith([
    ...diceOf('Dex', dexterity, 'SEG-14'),
    ...diceOf('Int', intelligence, 'SEG-14'),
    ...diceOf(OWN_DICE, BASE_POOL, 'SEG-14'),
    ...extraFor(state, combatant, 'INITIATIVE'),
  ]);
}

type InitiativeOf = Omit<RollOf, 'combatantId'>;
const first: InitiativeOf = { purpose: 'INITIATIVE', rule: 'SEG-14' };

const rollOne = (
  state: State,
  combatant: Combatant,
  dice: Dice,
  of: InitiativeOf = first,
): InitiativeRoll => ({
  combatantId: combatant.id,
  roll: rollSixes(dice, initiativePool(state, combatant), { combatantId: combatant.id, ...of }),
});

/** High scores first; those that tie roll again among themselves until they differ. */
function rankBySixes(
  state: State,
  rolls: readonly InitiativeRoll[],
  reroll: (group: readonly CombatantId[]) => readonly InitiativeRoll[],
  depth = 0,
): readonly CombatantId[] {
  return byScore(rolls, ({ roll }) => roll.total).flatMap((equals) => {
    const group = equals.map(({ combatantId }) => combatantId);
    const undecidable =
      depth >= MAX_REROLLS ||
      group.every((id) => initiativePool(state, combatantOf(state, id)).dice === 0);
    if (group.length === 1 || undecidable) return group;
    return rankBySixes(state, reroll(group), reroll, depth + 1);
  });
}

/** SEG-115: what conditions add to the score is no six. */
const sixesIn = ({ rolled }: InitiativeRoll['roll']): number =>
  rolled.reduce((sum, { counts }) => sum + counts, 0);

/** SEG-17: being unaware and rolling no six each cost a segment. */
const firstSegment = (unaware: boolean, sixes: number): Segment =>
  (1 + Number(unaware) + Number(sixes === 0)) as Segment;
