import type { Dice } from '../../core/values/dice.ts';
import type { Hex } from '../../grid/hex.ts';
import {
  firstRefusal,
  illegal,
  invalid,
  notFound,
  type Rejection,
} from '../../core/command/rejection.ts';
import type { Kind } from './actions.ts';
import { useOf } from './aim.ts';
import { applyMovementDamage } from './ailments.ts';
import { resolveAttack } from './attack.ts';
import {
  cooldownAfter,
  refuseBudget,
  refuseCooldown,
  refuseDisoriented,
  refuseInitiation,
  spends,
} from './budget.ts';
import { type CommandOf, standingOrders } from './commands.ts';
import type { Handler } from './handler.ts';
import { refuseRunningFull, refuseUnable, refuseUse, unlearnt } from './intent.ts';
import {
  actionOf,
  combatantOf,
  costFor,
  costOf,
  dueAttack,
  findAction,
  findCombatant,
  knownAction,
} from './lookup.ts';
import type { EventRecorder } from './log.ts';
import { endOtherMovements, refusePushed, resolveWay, strideOf, walk } from './movement.ts';
import { refuseEnded } from './setup.ts';
import type { Attack, Combatant, Defense, State } from './state.ts';

type ResolveDefense = CommandOf<'ResolveDefense'>;

/** SEG-41 to 47: the target of an attack that has arrived chooses how to meet it. */
export const resolveDefense: Handler<ResolveDefense> = {
  refuse: (state, command) =>
    firstRefusal([
      () => refuseEnded(state),
      () => refuseWindow(state, command),
      () => refuseSurplus(command),
      () => refuseDefense(state, command),
    ]),
  carryOut: (log, command, dice) => {
    const attack = openAttack(log.state);
    if (attack) defend(log, attack, command, dice);
  },
};

/** The attack whose defense is due. */
export function openAttack(state: State): Attack | undefined {
  const due = dueAttack(state);
  return due?.stage.kind === 'WINDOW' ? due : undefined;
}

function refuseWindow(state: State, { combatantId, attackId }: ResolveDefense): Rejection | null {
  const combatant = findCombatant(state, combatantId);
  if (!combatant) return notFound('combatant', combatantId);
  const attack = state.attacks.find(({ id }) => id === attackId);
  const due = dueAttack(state);
  if (!attack) return notFound('attack', attackId);
  if (attack.targetId !== combatantId)
    return illegal(
      'SEG-41',
      `${combatant.name} is not the target of this attack`,
      `${combatantOf(state, attack.targetId).name} may defend`,
    );
  if (attack.stage.kind === 'DEFERRED')
    return illegal(
      'SEG-42',
      'The defense against this attack is declared',
      "it is resolved on the defender's turn",
    );
  if (attack.stage.kind === 'MANEUVER')
    return illegal('SEG-100', 'This attack is resolved', 'its attacker spends the points');
  return due ? refuseEarlier(attack, due) : null;
}

/** SEG-27: of several attacks that wait the last to arrive comes first. */
export const refuseEarlier = (attack: Attack, due: Attack): Rejection | null =>
  attack.id === due.id
    ? null
    : illegal('SEG-27', 'A later attack comes first', `answer '${due.id}'`, {
        attackId: due.id,
      });

function refuseSurplus({ defense, action, use, to, path }: ResolveDefense): Rejection | null {
  if (defense === 'COUNTER' && action === null)
    return invalid('action', 'Name the action to defend with, by its key.');
  if (defense === 'COUNTER' && use === null)
    return invalid('use', 'Name one of the uses that the action offers.');
  if (defense !== 'COUNTER' && (action ?? use))
    return invalid('action', `Only COUNTER names an action: leave it out with ${defense}.`);
  if (defense !== 'DODGE' && (to ?? path))
    return invalid('to', `Only DODGE goes anywhere: leave it out with ${defense}.`);
  return null;
}

function refuseDefense(state: State, command: ResolveDefense): Rejection | null {
  const defender = combatantOf(state, command.combatantId);
  switch (command.defense) {
    case 'NONE':
    case 'REACTION':
      return null;
    case 'COUNTER':
      return refuseCounter(state, defender, command.action ?? '', command.use ?? 'FREE');
    case 'DODGE':
      return firstRefusal([
        () => refuseDodge(state, defender),
        () => {
          if (defender.dodge === 'READY')
            return (command.to ?? command.path)
              ? illegal(
                  'SEG-44',
                  `${defender.name} has moved for this dodge already`,
                  'dodge without a destination',
                )
              : null;
          const way = resolveWay(
            state,
            defender,
            command,
            strideOf(state, defender, 'DODGE', false),
          );
          return way.ok ? null : way.error;
        },
      ]);
  }
}

/** SEG-43: an action with a defensive formula, paid like any other use of it. */
export function refuseCounter(
  state: State,
  defender: Combatant,
  key: string,
  use: Kind,
): Rejection | null {
  const action = findAction(state, key);
  if (!action) return notFound('action', key);
  const known = knownAction(defender, action);
  if (!known) return unlearnt(defender, action);
  if (!action.defensive)
    return illegal('SEG-43', `${action.name} has no defensive formula`, 'defend with one that has');
  if (!action.uses.some(({ kind }) => kind === use)) return refuseUse(action, use);
  return firstRefusal([
    () => refuseActiveDefense(state, defender, costOf(known, use)),
    () => refuseCooldown(state, defender, action, use),
  ]);
}

/** SEG-44: by moving now, or with the benefit of a dodge made earlier in this segment. */
export function refuseDodge(state: State, defender: Combatant): Rejection | null {
  if (defender.dodge === 'READY') return null;
  return firstRefusal([
    () => refuseActiveDefense(state, defender, dodgeCost(state, defender)),
    () => refusePushed(state, defender),
  ]);
}

/** SEG-30, 44: a Move, or less for whoever has learnt to dodge with less. */
export const dodgeCost = (state: State, defender: Combatant): Kind =>
  costFor(defender, actionOf(state, 'dodge'), 'MOVE');

/** SEG-41, 47: defending with an action takes an unspent action and a turn still to come. */
function refuseActiveDefense(state: State, defender: Combatant, cost: Kind): Rejection | null {
  return firstRefusal([
    () => refuseUnable(defender),
    () => {
      if (state.phase.kind !== 'COMBAT')
        return illegal('SEG-19', 'The first round has not begun', 'only a Reaction is possible');
      if (state.phase.round === 1 && state.phase.segment < defender.actsFrom)
        return illegal(
          'SEG-18',
          `${defender.name} is surprised until segment ${defender.actsFrom}`,
          'only a Reaction is possible',
        );
      return state.phase.waiting.includes(defender.id)
        ? null
        : illegal(
            'SEG-41',
            `${defender.name}'s turn in this segment has come already`,
            'only a Reaction is left',
          );
    },
    () => refuseInitiation(defender, cost),
    () => refuseRunningFull(state, defender, cost),
    () => refuseBudget(defender, cost),
    () => refuseDisoriented(state, defender, cost),
  ]);
}

function defend(log: EventRecorder, attack: Attack, command: ResolveDefense, dice: Dice): void {
  const defender = combatantOf(log.state, attack.targetId);
  const defense = defenseOf(log.state, defender, command);
  const paid = priceOf(log.state, defender, defense);
  const waits =
    log.state.settings.defenseTiming === 'DEFERRED' &&
    (defense.kind === 'COUNTER' || defense.kind === 'DODGE') &&
    !(defense.kind === 'DODGE' && defender.dodge === 'READY');
  log.emit({
    type: 'DefenseDeclared',
    attackId: attack.id,
    combatantId: defender.id,
    defense,
    byStandingOrder: false,
    ...paid,
    stage: waits ? { kind: 'DEFERRED', defense } : attack.stage,
  });
  // A dodge made earlier costs nothing now and has ended other movements by itself.
  if (defense.kind === 'DODGE' && defender.dodge === 'NONE')
    endOtherMovements(log, defender.id, 'DODGE');
  // SEG-42: without a counter-action the attack is resolved at once.
  if (!waits) settle(log, attack, defense, dice);
}

/** Resolves an attack, and then the movement of a dodge that met it. */
export function settle(log: EventRecorder, attack: Attack, defense: Defense, dice: Dice): void {
  resolveAttack(log, attack, defense, dice);
  // SEG-100: while a maneuver has points to spend, the dodge waits with it.
  const pending = log.state.attacks.some(({ id }) => id === attack.id);
  if (defense.kind === 'DODGE' && !pending) finishDodge(log, attack.targetId, defense.path);
}

/** SEG-44: the movement of a dodge, unless the attack has put an end to it. */
export function finishDodge(log: EventRecorder, dodgerId: string, way: readonly Hex[]): void {
  if (way.length === 0) return;
  const dodger = combatantOf(log.state, dodgerId);
  if (dodger.status === 'DOWN' || refusePushed(log.state, dodger)) return;
  // SEG-92: the attack itself may have slowed the dodger.
  const { steps } = strideOf(log.state, dodger, 'DODGE', false);
  const path = walk(log.state, dodger, way.slice(0, steps));
  if (path.length === 0) return;
  log.emit({ type: 'CombatantMoved', combatantId: dodger.id, path });
  applyMovementDamage(log, dodger.id, path.length);
}

function defenseOf(state: State, defender: Combatant, command: ResolveDefense): Defense {
  switch (command.defense) {
    case 'COUNTER':
      return { kind: 'COUNTER', action: command.action ?? '', use: command.use ?? 'FREE' };
    case 'DODGE': {
      const way = resolveWay(state, defender, command, strideOf(state, defender, 'DODGE', false));
      return { kind: 'DODGE', path: way.ok ? way.value : [] };
    }
    case 'REACTION':
    case 'NONE':
      return { kind: command.defense };
  }
}

function priceOf(state: State, defender: Combatant, defense: Defense) {
  switch (defense.kind) {
    case 'COUNTER': {
      const action = actionOf(state, defense.action);
      return {
        spends: spends(costFor(defender, action, defense.use)),
        cooldown: cooldownAfter(state, { action: action.key, ...useOf(action, defense.use) }),
      };
    }
    case 'DODGE':
      return {
        spends: defender.dodge === 'READY' ? [] : spends(dodgeCost(state, defender)),
        cooldown: null,
      };
    case 'REACTION':
    case 'NONE':
      return { spends: [], cooldown: null };
  }
}

/** What meets attacks without asking; shown in the journal as it is used. */
export const setStandingOrder: Handler<CommandOf<'SetStandingOrder'>> = {
  refuse: (state, { combatantId, order }) => {
    const combatant = findCombatant(state, combatantId);
    if (!combatant) return notFound('combatant', combatantId);
    return firstRefusal([
      () => refuseEnded(state),
      () =>
        combatant.standingOrder === order
          ? illegal(
              'SEG-45',
              `${combatant.name} has this standing order already`,
              `${standingOrders.filter((other) => other !== order).join(' or ')} would be another`,
            )
          : null,
    ]);
  },
  carryOut: (log, { combatantId, order }) => {
    log.emit({ type: 'StandingOrderSet', combatantId, order });
  },
};

/** Meets an attack as the standing order of its target says; false when the target is to be asked. */
export function defendByOrder(log: EventRecorder, attack: Attack, dice: Dice): boolean {
  const { standingOrder } = combatantOf(log.state, attack.targetId);
  if (standingOrder === 'ASK') return false;
  const defense: Defense = { kind: standingOrder };
  log.emit({
    type: 'DefenseDeclared',
    attackId: attack.id,
    combatantId: attack.targetId,
    defense,
    byStandingOrder: true,
    spends: [],
    cooldown: null,
    stage: attack.stage,
  });
  settle(log, attack, defense, dice);
  return true;
}
