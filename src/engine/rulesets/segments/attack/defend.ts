import {
  firstRefusal,
  illegal,
  invalid,
  notFound,
  type Rejection,
} from '../../../core/command/rejection.ts';
import type { Dice } from '../../../core/values/dice.ts';
import { spends } from '../stats/budget.ts';
import { cooldownAfter } from '../stats/cooldowns.ts';
import { refuseEarlier, refuseEnded, refuseReleaseDue } from '../stats/guards.ts';
import { costFor, useOf } from '../stats/known-actions.ts';
import { endOtherMovements } from '../ongoing/movement.ts';
import { resolveWay, dodgeStride } from '../terrain/way.ts';
import type { Kind } from '../model/actions.ts';
import { now } from '../model/clock.ts';
import type { CommandOf } from '../model/commands.ts';
import type { EventRecorder, UnplannedHandler } from '../model/handler.ts';
import { actionOf, combatantOf, dueAttack, findCombatant, openAttack } from '../model/lookup.ts';
import type { Combatant, State } from '../model/state.ts';
import type { Attack, Cooldown, CounterAction, Defense, Dodge } from '../model/ongoing.ts';
import { dodgeCost, hasTurnToCome, refuseCounter, refuseDodge } from './active-defense.ts';
import { resolveThenDodge } from './dodge.ts';
import { namesOf } from '../stats/strike.ts';

type ResolveDefense = CommandOf<'ResolveDefense'>;

/** SEG-41 to 47: the target of an attack that has arrived chooses how to meet it. */
export const resolveDefense: UnplannedHandler<ResolveDefense> = {
  refuse: (state, command) =>
    firstRefusal([
      () => refuseEnded(state),
      () => refuseReleaseDue(state),
      () => refuseWindow(state, command),
      () => refuseSurplus(command),
      () => refuseDefense(state, command),
    ]),
  carryOut: (log, command, dice) => {
    const attack = openAttack(log.state);
    if (attack) defend(log, attack, command, dice);
  },
};

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
  if (attack.stage.kind === 'REPOSITION')
    return illegal('SEG-113', 'This attack has hit', 'its attacker says where its target goes');
  return due ? refuseEarlier(attack, due) : null;
}

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
          const way = resolveWay(state, defender, command, dodgeStride(state, defender));
          return way.ok ? null : way.error;
        },
      ]);
  }
}

function defend(log: EventRecorder, attack: Attack, command: ResolveDefense, dice: Dice): void {
  const defender = combatantOf(log.state, attack.targetId);
  const defense = defenseOf(log.state, defender, command);
  const paid = priceOf(log.state, defender, defense);
  const waits = isDeferred(log.state, defender, defense);
  log.emit({
    type: 'DefenseDeclared',
    ...namesOf(attack),
    combatantId: defender.id,
    defense,
    byStandingOrder: false,
    ...paid,
    stage: waits ? deferred(log.state, defender, defense, paid) : attack.stage,
    nextSegment: paid.spends.length > 0 && !hasTurnToCome(log.state, defender.id),
  });
  // A dodge made earlier costs nothing now and has ended other movements by itself.
  if (defense.kind === 'DODGE' && defender.dodge === 'NONE')
    endOtherMovements(log, defender.id, 'DODGE');
  // SEG-42: without a counter-action the attack is resolved at once.
  if (!waits) resolveThenDodge(log, attack, defense, dice);
}

/** SEG-42, 44: what is declared waits for the defender's turn; a dodge made earlier is there. */
const isDeferred = (
  { settings }: State,
  defender: Combatant,
  defense: Defense,
): defense is CounterAction | Dodge =>
  settings.defenseTiming === 'DEFERRED' &&
  (defense.kind === 'COUNTER' || (defense.kind === 'DODGE' && defender.dodge === 'NONE'));

/** SEG-41, 42: until the turn of this segment, or of the next where that has come already. */
function deferred(
  state: State,
  { id }: Combatant,
  defense: CounterAction | Dodge,
  paid: Price,
): Attack['stage'] {
  const since = now(state);
  const from = hasTurnToCome(state, id) ? since : since + 1;
  return { kind: 'DEFERRED', defense, since, from, ...paid };
}

interface Price {
  readonly spends: readonly Kind[];
  readonly cooldown: Cooldown | null;
}

function defenseOf(state: State, defender: Combatant, command: ResolveDefense): Defense {
  switch (command.defense) {
    case 'COUNTER':
      return { kind: 'COUNTER', action: command.action ?? '', use: command.use ?? 'FREE' };
    case 'DODGE': {
      const way = resolveWay(state, defender, command, dodgeStride(state, defender));
      return { kind: 'DODGE', path: way.ok ? way.value : [] };
    }
    case 'REACTION':
    case 'NONE':
      return { kind: command.defense };
  }
}

function priceOf(state: State, defender: Combatant, defense: Defense): Price {
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
