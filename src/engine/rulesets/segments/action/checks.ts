import { planUnless } from '../../../core/command/handler.ts';
import {
  firstRefusal,
  illegal,
  invalid,
  notFound,
  refuseTwice,
  type Rejection,
} from '../../../core/command/rejection.ts';
import { endOneRollConditions } from '../condition/one-roll.ts';
import type { Dice } from '../../../core/values/dice.ts';
import { err, errorOf, ok, type Result } from '../../../core/values/result.ts';
import { OWN_DICE } from '../../../core/score/score.ts';
import {
  type AbilityRoll,
  BASE_POOL,
  diceOf,
  extraFor,
  grantedBy,
  rollAbility,
} from '../stats/checks.ts';
import type { Influence } from '../stats/circumstances.ts';
import { refuseEnded } from '../stats/guards.ts';
import { poolWith, rollSixes } from '../stats/rolls.ts';
import { concealmentBetween } from '../terrain/sight.ts';
import type { CommandOf } from '../model/commands.ts';
import type { Handler } from '../model/handler.ts';
import { combatantOf, findCombatant } from '../model/lookup.ts';
import type { Combatant, State } from '../model/state.ts';

type AbilityCheck = CommandOf<'RollAbilityCheck'>;
type SkillCheck = CommandOf<'RollSkillCheck'>;

/** Against a number, or against a roll of another combatant. */
type Against =
  | { readonly kind: 'DIFFICULTY'; readonly difficulty: number }
  | { readonly kind: 'OPPONENT'; readonly opponent: AbilityRoll };

/** SEG-04: 5s and 6s against a difficulty, or against an opponent; a tie goes to who is named first. */
export const rollAbilityCheck: Handler<AbilityCheck, AbilityCheckPlan> = {
  judge: (state, command) => {
    const against = judgeAgainst(command);
    const refusal = firstRefusal([
      () => refuseEnded(state),
      () => refuseRoller(state, command.combatantId),
      () => errorOf(against),
      () => (command.opponentId === null ? null : refuseRoller(state, command.opponentId)),
      () =>
        command.opponentId === command.combatantId
          ? illegal('SEG-04', 'A combatant cannot roll against itself', 'name another opponent')
          : null,
      () => refuseTwice('granted', command.granted, 'circumstance'),
      () => refuseTwice('opponentGranted', command.opponentGranted, 'circumstance'),
    ]);
    if (refusal) return err(refusal);
    return against.ok ? ok({ roller: command, against: against.value }) : against;
  },
  apply: ({ roller, against }, recorder, dice) => {
    const own = rollAbility(recorder.state, roller, dice);
    const { needed, opponentId, opposing } = rollAgainst(recorder.state, against, dice);
    recorder.emit({
      type: 'CheckRolled',
      combatantId: roller.combatantId,
      check: roller.ability,
      roll: own,
      opponentId,
      opposing,
      needed,
      success: own.total >= needed,
    });
    endOneRollConditions(recorder, 'ABILITY', roller.combatantId);
    if (opponentId !== null) endOneRollConditions(recorder, 'ABILITY', opponentId);
  },
};

/** What the check has to reach. */
function rollAgainst(state: State, against: Against, dice: Dice) {
  if (against.kind === 'DIFFICULTY')
    return { needed: against.difficulty, opponentId: null, opposing: null };
  const opposing = rollAbility(state, against.opponent, dice, 'OPPOSITION');
  return { needed: opposing.total, opponentId: against.opponent.combatantId, opposing };
}

interface AbilityCheckPlan {
  readonly roller: AbilityRoll;
  readonly against: Against;
}

/** What the check is rolled against: one of the two, and what belongs to it alone. */
function judgeAgainst(command: AbilityCheck): Result<Against, Rejection> {
  const { difficulty, opponentId, opponentAbility, opponentPool: pool, opponentGranted } = command;
  if (difficulty !== null && opponentId === null)
    return opponentAbility === null && pool === null && opponentGranted.length === 0
      ? ok({ kind: 'DIFFICULTY', difficulty })
      : err(invalid('opponentId', 'Say who rolls against it.'));
  if (difficulty === null && opponentId !== null) {
    const ability = opponentAbility ?? command.ability;
    const opponent = { combatantId: opponentId, ability, pool, granted: opponentGranted };
    return ok({ kind: 'OPPONENT', opponent });
  }
  return err(invalid('difficulty', "Give either a 'difficulty' or an 'opponentId', and not both."));
}

/** SEG-03: sixes against a target number. */
export const rollSkillCheck: Handler<SkillCheck> = {
  judge: (state, command) => {
    const { combatantId, hidingFromId, granted } = command;
    const refusal = firstRefusal([
      () => refuseEnded(state),
      () => refuseRoller(state, combatantId),
      () =>
        hidingFromId !== null && !findCombatant(state, hidingFromId)
          ? notFound('combatant', hidingFromId)
          : null,
      () =>
        hidingFromId === combatantId
          ? illegal(
              'SEG-80',
              'A combatant cannot hide from itself',
              'name another, or leave it out',
            )
          : null,
      () => refuseTwice('granted', granted, 'circumstance'),
    ]);
    return planUnless(refusal, command);
  },
  apply: (command, recorder, dice) => {
    const roller = combatantOf(recorder.state, command.combatantId);
    const hidden = isHidden(recorder.state, roller, command.hidingFromId);
    const occasion = [...grantedBy(command.granted), ...(hidden ? [unseen] : [])];
    const pool = poolWith([
      ...diceOf(command.skill, command.bonusDice),
      ...diceOf(OWN_DICE, BASE_POOL, 'SEG-03'),
      ...extraFor(recorder.state, roller, 'SKILL', occasion),
    ]);
    const of = { combatantId: roller.id, purpose: 'CHECK', rule: 'SEG-03' } as const;
    const roll = rollSixes(dice, pool, of);
    recorder.emit({
      type: 'CheckRolled',
      combatantId: roller.id,
      check: command.skill,
      roll,
      opponentId: null,
      opposing: null,
      needed: command.target,
      success: roll.total >= command.target,
    });
    endOneRollConditions(recorder, 'SKILL', roller.id);
  },
};

const unseen: Influence = { circumstance: 'ADVANTAGE', label: 'concealment', rule: 'SEG-80' };

/** SEG-80: whether anything conceals the roller from those it means to deceive. */
function isHidden(state: State, roller: Combatant, fromId: string | null): boolean {
  if (fromId === null) return false;
  const watcher = combatantOf(state, fromId);
  return concealmentBetween(state, watcher.position, roller.position) > 0;
}

function refuseRoller(state: State, id: string): Rejection | null {
  const roller = findCombatant(state, id);
  if (!roller) return notFound('combatant', id);
  return roller.status === 'DOWN'
    ? illegal('SEG-105', `${roller.name} is down`, 'only those who are not make checks')
    : null;
}
