import { planUnless } from '../../../core/command/handler.ts';
import { illegal, invalid, notFound, type Rejection } from '../../../core/command/rejection.ts';
import { err, ok, type Result } from '../../../core/values/result.ts';
import type { Dice } from '../../../core/values/dice.ts';
import { spends } from '../stats/budget.ts';
import { cooldownAfter } from '../stats/cooldowns.ts';
import { refuseEarlier, refuseEnded, refuseReleaseDue } from '../stats/guards.ts';
import { costFor, useOf } from '../stats/known-actions.ts';
import { endOtherMovements } from '../ongoing/movement.ts';
import { type Path, resolveWay, dodgeStride } from '../terrain/way.ts';
import type { Kind } from '../model/actions.ts';
import { now } from '../model/clock.ts';
import type { CommandOf } from '../model/commands.ts';
import type { EventRecorder, Handler } from '../model/handler.ts';
import { actionOf, combatantOf, dueAttack, findCombatant } from '../model/lookup.ts';
import type { Combatant, State } from '../model/state.ts';
import type { Attack, Cooldown, CounterAction, Defense, Dodge } from '../model/ongoing.ts';
import {
  dodgeCost,
  hasTurnToCome,
  isReadiedAgainst,
  refuseCounter,
  refuseDodge,
  usesInitiation,
} from './active-defense.ts';
import { resolveThenDodge } from './dodge.ts';
import { namesOf } from '../stats/strike.ts';

type ResolveDefense = CommandOf<'ResolveDefense'>;

/** SEG-41 to 47: the target of an attack that has arrived chooses how to meet it. */
export const resolveDefense: Handler<ResolveDefense, Defending> = {
  judge: (state, command) => {
    const refusal = refuseEnded(state) ?? refuseReleaseDue(state);
    if (refusal) return err(refusal);
    const attack = judgeWindow(state, command);
    if (!attack.ok) return attack;
    const defender = combatantOf(state, command.combatantId);
    const defense = judgeDefense(state, attack.value, command);
    return defense.ok ? ok({ attack: attack.value, defender, defense: defense.value }) : defense;
  },
  apply: defend,
};

interface Defending {
  readonly attack: Attack;
  readonly defender: Combatant;
  readonly defense: Defense;
}

/** The attack that waits for this defense, before all others. */
function judgeWindow(
  state: State,
  { combatantId, attackId }: ResolveDefense,
): Result<Attack, Rejection> {
  const combatant = findCombatant(state, combatantId);
  if (!combatant) return err(notFound('combatant', combatantId));
  const attack = state.attacks.find(({ id }) => id === attackId);
  if (!attack) return err(notFound('attack', attackId));
  if (attack.targetId !== combatantId)
    return err(
      illegal(
        'SEG-41',
        `${combatant.name} is not the target of this attack`,
        `${combatantOf(state, attack.targetId).name} may defend`,
      ),
    );
  const due = dueAttack(state);
  return planUnless(refuseStage(attack) ?? (due ? refuseEarlier(attack.id, due) : null), attack);
}

function refuseStage({ stage }: Attack): Rejection | null {
  switch (stage.kind) {
    case 'WINDOW':
      return null;
    case 'DEFERRED':
      return illegal(
        'SEG-42',
        'The defense against this attack is declared',
        "it is resolved on the defender's turn",
      );
    case 'MANEUVER':
      return illegal('SEG-100', 'This attack is resolved', 'its attacker spends the points');
    case 'REPOSITION':
      return illegal('SEG-113', 'This attack has hit', 'its attacker says where its target goes');
    case 'GRANT':
      return illegal(
        'SEG-81',
        'The defense against this attack is chosen',
        'it is about to be rolled',
      );
  }
}

/** The defense that is meant, with what belongs to it and nothing else. */
function judgeDefense(
  state: State,
  { targetId, attackerId }: Attack,
  command: ResolveDefense,
): Result<Defense, Rejection> {
  const defender = combatantOf(state, targetId);
  const { defense, action, use, to, path } = command;
  if (defense === 'DODGE')
    return action === null && use === null
      ? judgeDodge(state, defender, { to, path })
      : err(refuseAction(defense));
  const astray =
    (to ?? path) ? invalid('to', `Only DODGE goes anywhere: leave it out with ${defense}.`) : null;
  if (defense !== 'COUNTER')
    return planUnless((action ?? use) === null ? astray : refuseAction(defense), { kind: defense });
  if (action === null) return err(invalid('action', 'Name the action to defend with, by its key.'));
  if (use === null) return err(invalid('use', 'Name one of the uses that the action offers.'));
  const refusal = astray ?? refuseCounter(state, defender, { action, use, attackerId });
  return planUnless(refusal, { kind: 'COUNTER', action, use });
}

const refuseAction = (defense: ResolveDefense['defense']): Rejection =>
  invalid('action', `Only COUNTER names an action: leave it out with ${defense}.`);

/** SEG-44. */
function judgeDodge(state: State, defender: Combatant, aim: Path): Result<Dodge, Rejection> {
  const refusal = refuseDodge(state, defender);
  if (refusal) return err(refusal);
  if (defender.dodge === 'READY')
    return (aim.to ?? aim.path)
      ? err(
          illegal(
            'SEG-44',
            `${defender.name} has moved for this dodge already`,
            'dodge without a destination',
          ),
        )
      : ok({ kind: 'DODGE', path: [] });
  const way = resolveWay(state, defender, aim, dodgeStride(state, defender));
  if (!way.ok) return way;
  if (way.value.length === 0 && state.settings.dodgeNeeds === 'MOVEMENT')
    return err(illegal('SEG-44', `${defender.name} dodges by moving`, 'say where to'));
  return ok({ kind: 'DODGE', path: way.value, from: defender.position });
}

function defend(
  { attack, defender, defense }: Defending,
  recorder: EventRecorder,
  dice: Dice,
): void {
  const paid = priceOf(recorder.state, defender, defense);
  const readied =
    defense.kind === 'COUNTER' &&
    isReadiedAgainst(defender, { ...defense, attackerId: attack.attackerId });
  const waits = !readied && isDeferred(recorder.state, defender, defense);
  const initiates = readied || defense.kind !== 'COUNTER' || usesInitiation(recorder.state);
  recorder.emit({
    type: 'DefenseDeclared',
    ...namesOf(attack),
    combatantId: defender.id,
    defense,
    byStandingOrder: false,
    ...paid,
    stage: waits ? deferred(recorder.state, defender, defense, paid) : attack.stage,
    nextSegment: !readied && paid.spends.length > 0 && !hasTurnToCome(recorder.state, defender.id),
    ...(readied && { readied }),
    ...(!initiates && { initiates }),
  });
  // A dodge made earlier costs nothing now and has ended other movements by itself.
  if (defense.kind === 'DODGE' && defender.dodge === 'NONE')
    endOtherMovements(recorder, defender.id, 'DODGE');
  // SEG-42: without a counter-action the attack is resolved at once.
  if (!waits) resolveThenDodge(recorder, attack, defense, dice);
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
