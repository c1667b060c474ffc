import type { Dice } from '../../core/values/dice.ts';
import {
  firstRefusal,
  illegal,
  invalid,
  notFound,
  type Rejection,
} from '../../core/command/rejection.ts';
import { rollSuccesses } from '../../dice/pools.ts';
import type { Ability, CommandOf, Granted } from './commands.ts';
import type { RollKind } from './conditions.ts';
import { useUp } from './effects.ts';
import type { CheckRoll } from './events.ts';
import type { Handler } from './handler.ts';
import { combatantOf, findCombatant } from './lookup.ts';
import { type Circumstances, circumstancesFrom, extraDice } from './rolls.ts';
import { refuseEnded } from './setup.ts';
import { concealmentBetween } from './sight.ts';
import type { Combatant, State } from './state.ts';

type AbilityCheck = CommandOf<'RollAbilityCheck'>;
type SkillCheck = CommandOf<'RollSkillCheck'>;

/** SEG-03, 04: the dice that every check begins with. */
const BASE_POOL = 4;

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
    useUp(log, 'ABILITY', command.combatantId);
    if (command.opponent) useUp(log, 'ABILITY', command.opponent.combatantId);
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
    useUp(log, 'SKILL', roller.id);
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

export interface AbilityRoll {
  readonly combatantId: string;
  readonly ability: Ability;
  readonly pool: number | null;
  readonly granted: readonly Granted[];
}

export function rollAbility(state: State, roll: AbilityRoll, dice: Dice): CheckRoll {
  const roller = combatantOf(state, roll.combatantId);
  const count = roll.pool ?? abilityPool(state, roller, roll.ability);
  const extra = extraFor(state, roller, 'ABILITY', roll.granted);
  return rollPool(dice, roller, { count: count + extra, lowest: 5 });
}

/** SEG-04: 4d6 and one for each point of the modifier, or the latter alone. */
function abilityPool({ settings }: State, { abilities }: Combatant, ability: Ability): number {
  const base = settings.abilityPool === 'MODIFIER_ONLY' ? 0 : BASE_POOL;
  return base + abilities[modifierOf[ability]];
}

export const modifierOf = {
  STRENGTH: 'strength',
  DEXTERITY: 'dexterity',
  INTELLIGENCE: 'intelligence',
  RESOLVE: 'resolve',
} as const;

/** SEG-82: what conditions and the table grant. */
export function extraFor(
  state: State,
  roller: Combatant,
  roll: RollKind,
  granted: readonly Granted[],
): number {
  const found = circumstancesFrom(state, roll, { bearer: roller });
  const circumstances: Circumstances = {
    advantage: found.advantage || granted.includes('ADVANTAGE'),
    disadvantage: found.disadvantage || granted.includes('DISADVANTAGE'),
    leverage: found.leverage || granted.includes('LEVERAGE'),
  };
  return extraDice(circumstances, state.settings.leverageDisadvantage);
}

function rollPool(
  dice: Dice,
  { id }: Combatant,
  pool: { readonly count: number; readonly lowest: number },
): CheckRoll {
  const { dice: faces, value } = rollSuccesses(dice, Math.max(0, pool.count), pool.lowest);
  return { combatantId: id, dice: faces, successes: value };
}
