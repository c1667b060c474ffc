import { planUnless } from '../../../core/command/handler.ts';
import { illegal, notFound, type Rejection } from '../../../core/command/rejection.ts';
import { err } from '../../../core/values/result.ts';
import { defenseBonus } from '../stats/bonuses.ts';
import { rollCheck, succeeds } from '../stats/rolls.ts';
import { isArea } from '../model/actions.ts';
import type { CommandOf } from '../model/commands.ts';
import { refuseEnded } from '../model/ended.ts';
import type { Handler } from '../model/handler.ts';
import { combatantOf, findCombatant, openAttack } from '../model/lookup.ts';
import type { Attack, State } from '../model/state.ts';
import { type DefenseKind, DODGE_REDUCTION } from '../model/defenses.ts';
import { type AttackPlan, dodgeOf, namesOf, planAttack } from './plan.ts';

type ResolveDefense = CommandOf<'ResolveDefense'>;

/** SEC-41: the target of an attack that has hit spends one defense roll, or none. */
export const resolveDefense: Handler<ResolveDefense, Defending> = {
  judge: (state, command) => {
    const { defense } = command;
    const refusal = refuseEnded(state) ?? refuseWindow(state, command);
    if (refusal) return err(refusal);
    const attack = openAttack(state);
    if (!attack) return err(notFound('attack', command.attackId));
    const undefended = defense === 'NONE' ? null : refuseDefense(state, attack, defense);
    return planUnless(undefended, { attack, defense });
  },
  apply: ({ attack, defense }, recorder, dice) => {
    const { targetId: combatantId } = attack;
    const plan = planAttack(recorder.state, attack);
    const roll =
      defense === 'NONE'
        ? null
        : rollCheck(dice, defenseBonus(combatantOf(recorder.state, combatantId), defense), {
            combatantId,
            purpose: 'DEFENSE',
            rule: 'SEC-41',
            about: attack.id,
          });
    const result =
      !roll || !succeeds(roll.total, plan.toDefend) ? 'FAILED' : effectOf(plan, defense);
    recorder.emit({
      type: 'DefenseRolled',
      ...namesOf(attack),
      combatantId,
      defense,
      defenseRoll: roll,
      needed: plan.toDefend,
      neededTerms: plan.toDefendTerms,
      result,
      reducedBy: result === 'REDUCED' ? DODGE_REDUCTION : 0,
      byStandingOrder: false,
      stage: 'MET',
    });
  },
};

interface Defending {
  readonly attack: Attack;
  readonly defense: ResolveDefense['defense'];
}

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
  const { dodge, effect } = dodgeOf(state, attack);
  if (isArea(effect) && defense !== 'DODGE')
    return illegal(
      'SEC-43',
      `A ${names[defense]} is no use against what strikes a whole area`,
      'dodge it',
    );
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

/** SEC-41, 43: what a defense that succeeds does. */
export const effectOf = ({ dodge }: AttackPlan, defense: DefenseKind | 'NONE') =>
  defense === 'DODGE' && dodge === 'REDUCES' ? 'REDUCED' : 'CANCELLED';

/** SEC-41: attacks that have hit come before everything else. */
export function refuseOpenDefense(state: State): Rejection | null {
  const open = openAttack(state);
  if (!open) return null;
  const { name } = combatantOf(state, open.targetId);
  return illegal('SEC-41', `${name} has not met the attack`, 'choose a defense first, or none', {
    attackId: open.id,
  });
}
