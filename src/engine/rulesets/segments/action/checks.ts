import {
  firstRefusal,
  illegal,
  invalid,
  notFound,
  type Rejection,
} from '../../../core/command/rejection.ts';
import { endOneRollConditions } from '../condition/one-roll.ts';
import { BASE_POOL, extraFor, rollAbility, rollPool } from '../figures/checks.ts';
import { refuseEnded } from '../figures/guards.ts';
import { concealmentBetween } from '../ground/sight.ts';
import type { CommandOf } from '../model/commands.ts';
import type { Handler } from '../model/handler.ts';
import { combatantOf, findCombatant } from '../model/lookup.ts';
import type { Combatant, State } from '../model/state.ts';

type AbilityCheck = CommandOf<'RollAbilityCheck'>;
type SkillCheck = CommandOf<'RollSkillCheck'>;

/** SEG-04: 5s and 6s against a difficulty, or against an opponent; a tie goes to who is named first. */
export const rollAbilityCheck: Handler<AbilityCheck> = {
  refuse: (state, command) =>
    firstRefusal([
      () => refuseEnded(state),
      () => refuseRoller(state, command.combatantId),
      () =>
        (command.difficulty === null) === (command.opponent === null)
          ? invalid('difficulty', "Give either a 'difficulty' or an 'opponent', and not both.")
          : null,
      () => (command.opponent ? refuseRoller(state, command.opponent.combatantId) : null),
      () =>
        command.opponent?.combatantId === command.combatantId
          ? illegal('SEG-04', 'Nobody rolls against themselves', 'name another opponent')
          : null,
    ]),
  carryOut: (log, command, dice) => {
    const own = rollAbility(log.state, command, dice);
    const opposed = command.opponent ? rollAbility(log.state, command.opponent, dice) : null;
    const needed = opposed?.successes ?? command.difficulty ?? 0;
    log.emit({
      type: 'CheckRolled',
      combatantId: command.combatantId,
      check: command.ability,
      roll: own,
      opposed,
      needed,
      success: own.successes >= needed,
    });
    endOneRollConditions(log, 'ABILITY', command.combatantId);
    if (command.opponent) endOneRollConditions(log, 'ABILITY', command.opponent.combatantId);
  },
};

/** SEG-03: sixes against a target number. */
export const rollSkillCheck: Handler<SkillCheck> = {
  refuse: (state, { combatantId, hidingFromId }) =>
    firstRefusal([
      () => refuseEnded(state),
      () => refuseRoller(state, combatantId),
      () =>
        hidingFromId !== null && !findCombatant(state, hidingFromId)
          ? notFound('combatant', hidingFromId)
          : null,
    ]),
  carryOut: (log, command, dice) => {
    const roller = combatantOf(log.state, command.combatantId);
    const hidden = isHidden(log.state, roller, command.hidingFromId);
    const granted = hidden ? [...command.granted, 'ADVANTAGE' as const] : command.granted;
    const extra = extraFor(log.state, roller, 'SKILL', granted);
    const roll = rollPool(dice, roller, {
      count: BASE_POOL + command.bonusDice + extra,
      lowest: 6,
    });
    log.emit({
      type: 'CheckRolled',
      combatantId: roller.id,
      check: command.skill,
      roll,
      opposed: null,
      needed: command.target,
      success: roll.successes >= command.target,
    });
    endOneRollConditions(log, 'SKILL', roller.id);
  },
};

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
