import { withHidden, withoutHidden } from '../../core/roster/hidden.ts';
import type { CombatantId } from '../../core/values/ids.ts';
import { withoutCombatant } from './gm/removed.ts';
import { ruled, updated } from './gm/ruled.ts';
import type { Kind } from './model/actions.ts';
import { now } from './model/clock.ts';
import type { Event, EventOf } from './model/events.ts';
import { combatantOf, combatOf } from './model/lookup.ts';
import { fresh } from './model/newcomer.ts';
import {
  addAttack,
  addOngoing,
  addSpent,
  byKey,
  changeCombat,
  changeCombatant,
  changeEveryone,
  changeGrapple,
  changeOngoing,
  dropAttack,
  dropGrapple,
  dropOngoing,
  moveAlong,
} from './model/patch.ts';
import type { Newcomer } from './model/sheet.ts';
import type { Combat, Combatant, Cooldown, State } from './model/state.ts';

/** Applies a fact. No rules here: what may happen, and what follows from it, is decided before. */
export function evolve(state: State, event: Event): State {
  return dequeuePlayed(apply(state, event), event);
}

function apply(state: State, event: Event): State {
  switch (event.type) {
    case 'CombatantsAdded':
      return addCombatants(state, event.combatants);
    case 'CombatantsHidden':
      return withHidden(state, event.newcomers);
    case 'CombatantUpdated':
      return changeCombatant(
        state,
        event.combatantId,
        updated(combatantOf(state, event.combatantId), event),
      );
    case 'CombatantRemoved':
      return withoutCombatant(state, event.combatantId);
    case 'HiddenCombatantRemoved':
      return withoutHidden(state, [event.combatantId]);
    case 'Adjudicated':
      return changeCombatant(
        state,
        event.combatantId,
        ruled(combatantOf(state, event.combatantId), event),
      );
    case 'ActionsDefined':
      return {
        ...state,
        actions: { ...state.actions, ...byKey(event.actions) },
        conditions: { ...state.conditions, ...byKey(event.conditions) },
      };
    case 'BattlefieldSet':
      return { ...state, battlefield: event.battlefield };
    case 'CheckRolled':
      return state;
    case 'BindingContinued':
      return changeCombatant(state, event.combatantId, { binding: event.binding });
    case 'LongRestTaken':
      return changeCombatant(state, event.combatantId, { binding: { kind: 'HOURS', hours: 0 } });
    case 'StandingOrderSet':
      return changeCombatant(state, event.combatantId, { standingOrder: event.order });
    case 'InitiativeRolled':
      return event.delayed.reduce(
        (before, { combatantId, until }) =>
          changeCombatant(before, combatantId, { actsFrom: until }),
        beginCombat(state, event.order),
      );
    case 'RoundStarted':
      return changeEveryone(changeCombat(state, { round: event.round }), (combatant) => ({
        spent: [],
        readied: null,
        conditions: combatant.conditions.map((active) => ({
          ...active,
          walked: 0,
          lifted: false,
        })),
        cooldowns: combatant.cooldowns.filter(({ readyInRound }) => readyInRound > event.round),
      }));
    case 'SegmentStarted':
      return changeEveryone(
        changeCombat(state, {
          segment: event.segment,
          waiting: event.turns,
          turn: { kind: 'BETWEEN' },
          ...(event.segment === 1 ? { first: [] } : {}),
        }),
        () => ({ initiated: false, dodge: 'NONE' }),
      );
    case 'TurnStarted':
      return changeCombat(state, {
        waiting: without(combatOf(state).waiting, event.combatantId),
        turn: { kind: 'ACTING', combatantId: event.combatantId },
      });
    case 'TurnPassed':
      return changeCombat(state, {
        waiting: without(combatOf(state).waiting, event.combatantId),
        turn: {
          kind: 'PLAYING',
          combatantId: event.combatantId,
          queue: event.queue,
          path: [],
        },
      });
    case 'TurnClosed':
      return changeCombat(state, {
        turn: {
          kind: 'PLAYING',
          combatantId: event.combatantId,
          queue: event.queue,
          path: event.path,
        },
      });
    case 'TurnEnded':
      return changeCombat(state, { turn: { kind: 'BETWEEN' } });
    case 'ActionDeclared': {
      const actor = combatantOf(state, event.combatantId);
      const after = changeCombatant(state, event.combatantId, {
        ...useAction(actor, event),
        ...(event.timing === 'READIED' ? { readied: null } : {}),
      });
      return event.timing === 'OPENING'
        ? { ...after, phase: { kind: 'SETUP', opening: 'PLAYING' } }
        : after;
    }
    case 'OpeningEnded':
      return { ...state, phase: { kind: 'SETUP', opening: 'USED' } };
    case 'ActionReadied':
      return changeCombatant(state, event.combatantId, {
        readied: {
          action: event.action,
          use: event.use,
          trigger: event.trigger,
          since: now(state),
        },
      });
    case 'ReadiedActionLost':
      return changeCombatant(state, event.combatantId, { readied: null });
    case 'RankChanged':
      return addSpent(changeCombat(state, { order: event.order }), event.combatantId, event.spends);
    case 'TopOfRoundTaken':
      return addSpent(
        changeCombat(state, { first: [...combatOf(state).first, event.combatantId] }),
        event.combatantId,
        event.spends,
      );
    case 'MovementStarted':
      return addOngoing(state, event.movement);
    case 'CombatantMoved':
      return countWalked(moveAlong(state, event.combatantId, event.path), event);
    case 'MovementPlayed': {
      const { id, segmentsLeft, bonusUsed } = event;
      return segmentsLeft === 0
        ? dropOngoing(state, id)
        : changeOngoing(state, id, 'MOVEMENT', { segmentsLeft, bonusUsed });
    }
    case 'OngoingEnded':
      return dropOngoing(state, event.id);
    case 'DodgeReadied':
      return changeCombatant(state, event.combatantId, { dodge: 'READY' });
    case 'FollowUpSet':
      return addOngoing(state, event.followUp);
    case 'FollowUpTaken':
      return event.targets.length === 0
        ? dropOngoing(state, event.id)
        : changeOngoing(state, event.id, 'FOLLOW_UP', { targets: event.targets });
    case 'ProjectileLaunched':
      return addOngoing(state, event.projectile);
    case 'ProjectileAdvanced':
      return changeOngoing(state, event.id, 'PROJECTILE', { flown: event.flown });
    case 'AreaStarted':
      return addOngoing(state, event.area);
    case 'AreaGrew':
      return growArea(state, event);
    case 'AttackArrived':
      return addAttack(state, event.attack);
    case 'DefenseDeclared': {
      const defender = combatantOf(state, event.combatantId);
      return {
        ...changeCombatant(state, event.combatantId, {
          ...useAction(defender, event),
          ...(event.defense.kind === 'DODGE' && event.spends.length === 0 ? { dodge: 'NONE' } : {}),
        }),
        attacks: state.attacks.map((attack) =>
          attack.id === event.attackId ? { ...attack, stage: event.stage } : attack,
        ),
      };
    }
    case 'MissChanceRolled':
      return missByConcealment(state, event);
    case 'AttackHit':
    case 'AttackMissed':
    case 'AttackSpent':
      return dropAttack(state, event.attackId);
    case 'DamageDealt':
    case 'ConditionHurt':
      return setHitPoints(state, event);
    case 'CombatantDown':
      return changeCombatant(state, event.combatantId, {
        status: 'DOWN',
        readied: null,
        dodge: 'NONE',
      });
    case 'CombatantYielded':
      return changeCombatant(state, event.combatantId, { status: 'YIELDED', readied: null });
    case 'CombatantFightsOn':
      return changeCombatant(state, event.combatantId, { status: 'STANDING' });
    case 'ConditionInflicted':
      return inflictOn(state, event);
    case 'ConditionLifted':
      return changeCombatant(state, event.combatantId, {
        conditions: combatantOf(state, event.combatantId).conditions.map((active) =>
          active.condition === event.condition ? { ...active, lifted: true } : active,
        ),
      });
    case 'ConditionEnded':
      return changeCombatant(state, event.combatantId, {
        conditions: combatantOf(state, event.combatantId).conditions.filter(
          ({ condition }) => condition !== event.condition,
        ),
      });
    case 'PushbackStarted':
      return addOngoing(state, event.pushback);
    case 'CombatantPushed': {
      const after = moveAlong(state, event.combatantId, event.path);
      if (event.left === 0) return dropOngoing(after, event.id);
      const push = after.ongoing.find(({ id }) => id === event.id);
      return push?.kind === 'PUSHBACK'
        ? changeOngoing(after, event.id, 'PUSHBACK', { steps: push.steps.slice(-event.left) })
        : after;
    }
    case 'ManeuverSucceeded':
      return { ...state, attacks: [...state.attacks, event.attack] };
    case 'ManeuverPointsSpent':
      return dropAttack(state, event.attackId);
    case 'GrappleStarted':
      return { ...state, grapples: [...state.grapples, event.grapple] };
    case 'GrappleChecked':
      return changeGrapple(state, event, { checkId: event.checkId });
    case 'GrappleMaintained':
      return changeGrapple(state, event, { since: now(state), checkId: null });
    case 'GrappleEnded':
      return dropGrapple(state, event);
    case 'StructureStarted':
      return addOngoing(state, event.structure);
    case 'StructureGrew': {
      const obstacles = [...state.battlefield.obstacles, ...event.hexes];
      const after = { ...state, battlefield: { ...state.battlefield, obstacles } };
      if (event.left === 0) return dropOngoing(after, event.id);
      const structure = after.ongoing.find(({ id }) => id === event.id);
      return structure?.kind === 'STRUCTURE'
        ? changeOngoing(after, event.id, 'STRUCTURE', { hexes: structure.hexes.slice(-event.left) })
        : after;
    }
    case 'EncounterEnded':
      return {
        ...state,
        phase: {
          kind: 'ENDED',
          round: state.phase.kind === 'COMBAT' ? state.phase.round : 0,
          outcome: event.outcome,
        },
        attacks: [],
        ongoing: [],
        grapples: [],
      };
  }
}

/** An ongoing action that has played its segment leaves the queue of the turn that is ending. */
function dequeuePlayed(state: State, event: Event): State {
  if (state.phase.kind !== 'COMBAT' || state.phase.turn.kind !== 'PLAYING') return state;
  const { turn } = state.phase;
  const id = playedId(event);
  if (id === null || !turn.queue.includes(id)) return state;
  return changeCombat(state, { turn: { ...turn, queue: without(turn.queue, id) } });
}

function playedId(event: Event): string | null {
  if ('id' in event) return event.id;
  if (event.type === 'AttackArrived') return event.attack.id;
  return event.type === 'AttackSpent' ? event.attackId : null;
}

const without = (ids: readonly CombatantId[], gone: CombatantId): readonly CombatantId[] =>
  ids.filter((id) => id !== gone);

function beginCombat(state: State, order: readonly CombatantId[]): State {
  const phase: Combat = {
    kind: 'COMBAT',
    round: 1,
    segment: 1,
    order,
    first: [],
    waiting: [],
    turn: { kind: 'BETWEEN' },
  };
  return { ...state, phase };
}

/** SEG-09: whoever joins a fight in progress ranks last. */
function addCombatants(state: State, added: readonly Newcomer[]): State {
  const ids = added.map(({ id }) => id);
  const combatants = { ...state.combatants };
  for (const input of added) combatants[input.id] = fresh(input);
  const after = { ...withoutHidden(state, ids), combatants };
  if (after.phase.kind !== 'COMBAT') return after;
  return changeCombat(after, { order: [...after.phase.order, ...ids] });
}

interface Using {
  readonly spends: readonly Kind[];
  readonly cooldown: Cooldown | null;
  readonly modifiers?: readonly string[];
}

/**
 * What using an action leaves on its user: budget, this segment's initiation, cooldown. Of what
 * is spent, one Swift a modifier is no initiation (SEG-23).
 */
function useAction(
  combatant: Combatant,
  { spends, cooldown, modifiers = [] }: Using,
): Partial<Combatant> {
  return {
    spent: [...combatant.spent, ...spends],
    initiated: combatant.initiated || spends.length > modifiers.length,
    cooldowns: cooldown ? [...combatant.cooldowns, cooldown] : combatant.cooldowns,
  };
}

/** Events have them, if not in the view of everybody. */
function setHitPoints(
  state: State,
  { combatantId, hitPoints }: EventOf<'DamageDealt' | 'ConditionHurt'>,
): State {
  return hitPoints === null ? state : changeCombatant(state, combatantId, { hitPoints });
}

/** SEG-91: the same condition twice is one, as old as the first. */
function inflictOn(state: State, event: EventOf<'ConditionInflicted'>): State {
  const { combatantId, condition, until, dice, once } = event;
  const { conditions } = combatantOf(state, combatantId);
  const running = conditions.find((active) => active.condition === condition);
  const rest = conditions.filter((active) => active !== running);
  const { since, walked } = running ?? { since: now(state), walked: 0 };
  return changeCombatant(state, combatantId, {
    conditions: [...rest, { condition, since, until, dice, once, walked, lifted: false }],
  });
}

/** SEG-93: what is walked from now on counts for every condition that the walker has. */
function countWalked(state: State, { combatantId, path }: EventOf<'CombatantMoved'>): State {
  const { conditions } = combatantOf(state, combatantId);
  return changeCombatant(state, combatantId, {
    conditions: conditions.map((active) => ({ ...active, walked: active.walked + path.length })),
  });
}

/** Whom an area has reached it does not reach again. */
function growArea(state: State, { id, struckIds, flown, left }: EventOf<'AreaGrew'>): State {
  const area = state.ongoing.find((ongoing) => ongoing.id === id);
  if (left === 0 || area?.kind !== 'AREA') return dropOngoing(state, id);
  return changeOngoing(state, id, 'AREA', { flown, struckIds: [...area.struckIds, ...struckIds] });
}

/** SEG-37: a miss by concealment ends the attack. */
const missByConcealment = (
  state: State,
  { attackId, missed }: EventOf<'MissChanceRolled'>,
): State => (missed ? dropAttack(state, attackId) : state);
