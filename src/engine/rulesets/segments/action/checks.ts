import {
  firstRefusal,
  illegal,
  invalid,
  notFound,
  refuseTwice,
  type Rejection,
} from '../../../core/command/rejection.ts';
import { endOneRollConditions } from '../condition/one-roll.ts';
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
import type { UnplannedHandler } from '../model/handler.ts';
import { combatantOf, findCombatant } from '../model/lookup.ts';
import type { Combatant, State } from '../model/state.ts';

type AbilityCheck = CommandOf<'RollAbilityCheck'>;
type SkillCheck = CommandOf<'RollSkillCheck'>;

/** SEG-04: 5s and 6s against a difficulty, or against an opponent; a tie goes to who is named first. */
export const rollAbilityCheck: UnplannedHandler<AbilityCheck> = {
  refuse: (state, command) =>
    firstRefusal([
      () => refuseEnded(state),
      () => refuseRoller(state, command.combatantId),
      () =>
        (command.difficulty === null) === (command.opponentId === null)
          ? invalid('difficulty', "Give either a 'difficulty' or an 'opponentId', and not both.")
          : null,
      () => (command.opponentId === null ? refuseLoneOpponent(command) : null),
      () => (command.opponentId === null ? null : refuseRoller(state, command.opponentId)),
      () =>
        command.opponentId === command.combatantId
          ? illegal('SEG-04', 'Nobody rolls against themselves', 'name another opponent')
          : null,
      () => refuseTwice('granted', command.granted, 'circumstance'),
      () => refuseTwice('opponentGranted', command.opponentGranted, 'circumstance'),
    ]),
  carryOut: (log, command, dice) => {
    const own = rollAbility(log.state, command, dice);
    const opponent = opponentOf(command);
    const opposing = opponent && rollAbility(log.state, opponent, dice);
    const needed = opposing?.total ?? command.difficulty ?? 0;
    log.emit({
      type: 'CheckRolled',
      combatantId: command.combatantId,
      check: command.ability,
      roll: own,
      opponentId: command.opponentId,
      opposing,
      needed,
      success: own.total >= needed,
    });
    endOneRollConditions(log, 'ABILITY', command.combatantId);
    if (opponent) endOneRollConditions(log, 'ABILITY', opponent.combatantId);
  },
};

/** Who rolls against a check, and how. */
function opponentOf(command: AbilityCheck): AbilityRoll | null {
  const { opponentId, opponentAbility, opponentPool: pool, opponentGranted: granted } = command;
  return opponentId === null
    ? null
    : { combatantId: opponentId, ability: opponentAbility ?? command.ability, pool, granted };
}

/** How an opponent rolls is nobody's where there is none. */
function refuseLoneOpponent(command: AbilityCheck): Rejection | null {
  const { opponentAbility, opponentPool, opponentGranted } = command;
  return opponentAbility === null && opponentPool === null && opponentGranted.length === 0
    ? null
    : invalid('opponentId', 'Say who rolls against it.');
}

/** SEG-03: sixes against a target number. */
export const rollSkillCheck: UnplannedHandler<SkillCheck> = {
  refuse: (state, { combatantId, hidingFromId, granted }) =>
    firstRefusal([
      () => refuseEnded(state),
      () => refuseRoller(state, combatantId),
      () =>
        hidingFromId !== null && !findCombatant(state, hidingFromId)
          ? notFound('combatant', hidingFromId)
          : null,
      () =>
        hidingFromId === combatantId
          ? illegal('SEG-80', 'Nobody hides from themselves', 'name somebody else, or nobody')
          : null,
      () => refuseTwice('granted', granted, 'circumstance'),
    ]),
  carryOut: (log, command, dice) => {
    const roller = combatantOf(log.state, command.combatantId);
    const hidden = isHidden(log.state, roller, command.hidingFromId);
    const occasion = [...grantedBy(command.granted), ...(hidden ? [unseen] : [])];
    const pool = poolWith([
      ...diceOf(command.skill, command.bonusDice),
      ...diceOf(OWN_DICE, BASE_POOL, 'SEG-03'),
      ...extraFor(log.state, roller, 'SKILL', occasion),
    ]);
    const roll = rollSixes(dice, pool);
    log.emit({
      type: 'CheckRolled',
      combatantId: roller.id,
      check: command.skill,
      roll,
      opponentId: null,
      opposing: null,
      needed: command.target,
      success: roll.total >= command.target,
    });
    endOneRollConditions(log, 'SKILL', roller.id);
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
