import type { Dice } from '../../core/values/dice.ts';
import { firstRefusal, illegal, notFound, type Rejection } from '../../core/command/rejection.ts';
import type { CommandOf } from './commands.ts';
import { refuseEnded } from './ended.ts';
import type { Handler } from './handler.ts';
import { combatantOf, findCombatant, isConscious } from './lookup.ts';
import { DODGED_OFF, isArea, planAttack, type AttackPlan } from './plan.ts';
import { rollCheck, succeeds } from './rolls.ts';
import type { Attack, Combatant, DefenseKind, State } from './state.ts';

type ResolveDefense = CommandOf<'ResolveDefense'>;

/** SEC-41: the target of an attack that has hit spends one defence roll, or none. */
export const resolveDefense: Handler<ResolveDefense> = {
  refuse: (state, command) =>
    firstRefusal([
      () => refuseEnded(state),
      () => refuseWindow(state, command),
      () => {
        const attack = openAttack(state);
        return attack && command.defense !== 'NONE'
          ? refuseDefense(state, attack, command.defense)
          : null;
      },
    ]),
  carryOut: (log, { combatantId, attackId, defense }, dice) => {
    const attack = openAttack(log.state);
    if (!attack) return;
    const plan = planAttack(log.state, attack);
    const roll =
      defense === 'NONE' ? null : rollDefense(combatantOf(log.state, combatantId), defense, dice);
    const result =
      !roll || !succeeds(roll.total, plan.toDefend) ? 'FAILED' : effectOf(plan, defense);
    log.emit({
      type: 'DefenseRolled',
      attackId,
      combatantId,
      defense,
      roll,
      needed: plan.toDefend,
      result,
      stage: { kind: 'MET', reducedBy: result === 'REDUCED' ? DODGED_OFF : 0 },
    });
  },
};

/** The attack whose defence is due: the first that was rolled. */
export const openAttack = (state: State): Attack | undefined =>
  state.attacks.find(({ stage }) => stage.kind === 'WINDOW');

function refuseWindow(state: State, { combatantId, attackId }: ResolveDefense): Rejection | null {
  const combatant = findCombatant(state, combatantId);
  if (!combatant) return notFound('combatant', combatantId);
  const attack = state.attacks.find(({ id }) => id === attackId);
  if (!attack) return notFound('attack', attackId);
  if (attack.targetId !== combatantId)
    return illegal(
      'SEC-41',
      `${combatant.name} is not the target of this attack`,
      'its target defends',
    );
  const open = openAttack(state);
  return open && open.id !== attackId
    ? illegal(
        'SEC-41',
        'Attacks are met in the order in which they were rolled',
        'meet the one before it first',
        {
          attackId: open.id,
        },
      )
    : null;
}

const names: Readonly<Record<DefenseKind, string>> = {
  DODGE: 'dodge',
  PARRY: 'parry',
  BLOCK: 'block',
};

/** SEC-42, 43: something to defend with that is not spent, and of use. */
export function refuseDefense(
  state: State,
  attack: Omit<Attack, 'id' | 'stage'>,
  defense: DefenseKind,
): Rejection | null {
  const { name, defenses } = combatantOf(state, attack.targetId);
  const { dodge, effect } = planAttack(state, attack);
  if (isArea(effect) && defense !== 'DODGE')
    return illegal('SEC-43', `Nobody can ${names[defense]} what strikes a whole area`, 'dodge it');
  if (defense === 'DODGE' && dodge === 'USELESS')
    return illegal(
      'SEC-43',
      'An area effect without damage cannot be dodged in the open',
      'let it come',
    );
  return defenses[defense] > 0
    ? null
    : illegal(
        'SEC-42',
        `${name} has no ${names[defense]} left before the next turn`,
        'defend in another way, or not at all',
      );
}

/** SEC-41, 43. */
export function defenseBonus({ sheet }: Combatant, defense: DefenseKind): number {
  switch (defense) {
    case 'DODGE':
      return sheet.reflex.bonus - sheet.mobilityPenalty;
    case 'PARRY':
      return sheet.weaponSkill.bonus;
    case 'BLOCK':
      return sheet.shieldUse.bonus;
  }
}

const rollDefense = (defender: Combatant, defense: DefenseKind, dice: Dice) =>
  rollCheck(dice, defenseBonus(defender, defense));

/** SEC-41, 43: what a defence that succeeds does. */
export const effectOf = ({ dodge }: AttackPlan, defense: DefenseKind | 'NONE') =>
  defense === 'DODGE' && dodge === 'REDUCES' ? 'REDUCED' : 'CANCELLED';

const CATCH_DC = { OBJECT: 6, SELF: 4 } as const;

/** SEC-55: a Reflex check that uses a dodge, on anybody's turn. */
export const tryCatch: Handler<CommandOf<'TryCatch'>> = {
  refuse: (state, { combatantId }) => {
    const combatant = findCombatant(state, combatantId);
    if (!combatant) return notFound('combatant', combatantId);
    return firstRefusal([() => refuseEnded(state), () => refuseCatch(state, combatant)]);
  },
  carryOut: (log, { combatantId, catches }, dice) => {
    const needed = CATCH_DC[catches];
    const roll = rollCheck(dice, combatantOf(log.state, combatantId).sheet.reflex.bonus);
    const success = succeeds(roll.total, needed);
    log.emit({ type: 'CatchTried', combatantId, catches, roll, needed, success });
  },
};

export function refuseCatch({ phase }: State, combatant: Combatant): Rejection | null {
  const { name, defenses } = combatant;
  if (phase.kind !== 'COMBAT')
    return illegal('SEC-55', 'Dodges are counted in a fight', 'roll initiative first');
  if (!isConscious(combatant))
    return illegal('SEC-53', `${name} is unconscious`, 'let someone else catch');
  return defenses.DODGE > 0
    ? null
    : illegal(
        'SEC-55',
        `Catching uses a dodge, and ${name} has none left`,
        'wait for the next turn',
      );
}
