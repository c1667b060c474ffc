import type { CombatantId } from '../../core/values/ids.ts';
import { withHidden, withoutHidden } from '../../core/roster/hidden.ts';
import type { Kind } from './actions.ts';
import { now } from './clock.ts';
import type { Event, EventOf } from './events.ts';
import { combatantOf, combatOf } from './lookup.ts';
import { fresh } from './newcomer.ts';
import { withoutCombatant } from './removed.ts';
import { ruled, updated } from './ruled.ts';
import type {
  Combat,
  Combatant,
  Cooldown,
  Grapple,
  Newcomer,
  Ongoing,
  State,
  Strike,
} from './state.ts';

/** Applies a fact. No rules here: what may happen, and what follows from it, is decided before. */
export function evolve(state: State, event: Event): State {
  return playedBy(apply(state, event), event);
}

function apply(state: State, event: Event): State {
  switch (event.type) {
    case 'CombatantsAdded':
      return addCombatants(state, event.combatants);
    case 'CombatantsHidden':
      return withHidden(state, event.newcomers);
    case 'CombatantUpdated':
      return change(
        state,
        event.combatantId,
        updated(combatantOf(state, event.combatantId), event),
      );
    case 'CombatantRemoved':
      return withoutCombatant(state, event.combatantId);
    case 'HiddenCombatantRemoved':
      return withoutHidden(state, [event.combatantId]);
    case 'Adjudicated':
      return change(state, event.combatantId, ruled(combatantOf(state, event.combatantId), event));
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
      return change(state, event.combatantId, { binding: event.binding });
    case 'LongRestTaken':
      return change(state, event.combatantId, { binding: { kind: 'HOURS', hours: 0 } });
    case 'StandingOrderSet':
      return change(state, event.combatantId, { standingOrder: event.order });
    case 'InitiativeRolled':
      return event.delayed.reduce(
        (before, { combatantId, until }) => change(before, combatantId, { actsFrom: until }),
        begin(state, event.order),
      );
    case 'RoundStarted':
      return everyone(combat(state, { round: event.round }), (combatant) => ({
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
      return everyone(
        combat(state, {
          segment: event.segment,
          waiting: event.turns,
          turn: { kind: 'BETWEEN' },
          ...(event.segment === 1 ? { first: [] } : {}),
        }),
        () => ({ initiated: false, dodge: 'NONE' }),
      );
    case 'TurnStarted':
      return combat(state, {
        waiting: others(combatOf(state).waiting, event.combatantId),
        turn: { kind: 'ACTING', combatantId: event.combatantId },
      });
    case 'TurnPassed':
      return combat(state, {
        waiting: others(combatOf(state).waiting, event.combatantId),
        turn: {
          kind: 'PLAYING',
          combatantId: event.combatantId,
          queue: event.queue,
          path: [],
        },
      });
    case 'TurnClosed':
      return combat(state, {
        turn: {
          kind: 'PLAYING',
          combatantId: event.combatantId,
          queue: event.queue,
          path: event.path,
        },
      });
    case 'TurnEnded':
      return combat(state, { turn: { kind: 'BETWEEN' } });
    case 'ActionDeclared': {
      const actor = combatantOf(state, event.combatantId);
      const after = change(state, event.combatantId, {
        ...use(actor, event),
        ...(event.timing === 'READIED' ? { readied: null } : {}),
      });
      return event.timing === 'OPENING'
        ? { ...after, phase: { kind: 'SETUP', opening: 'PLAYING' } }
        : after;
    }
    case 'OpeningEnded':
      return { ...state, phase: { kind: 'SETUP', opening: 'USED' } };
    case 'ActionReadied':
      return change(state, event.combatantId, {
        readied: {
          action: event.action,
          use: event.use,
          trigger: event.trigger,
          since: now(state),
        },
      });
    case 'ReadiedActionLost':
      return change(state, event.combatantId, { readied: null });
    case 'RankChanged':
      return spend(combat(state, { order: event.order }), event.combatantId, event.spends);
    case 'TopOfRoundTaken':
      return spend(
        combat(state, { first: [...combatOf(state).first, event.combatantId] }),
        event.combatantId,
        event.spends,
      );
    case 'MovementStarted':
      return start(state, event.movement);
    case 'CombatantMoved':
      return walked(moved(state, event.combatantId, event.path), event);
    case 'MovementPlayed': {
      const { id, segmentsLeft, bonusUsed } = event;
      return segmentsLeft === 0
        ? drop(state, id)
        : revise(state, id, 'MOVEMENT', { segmentsLeft, bonusUsed });
    }
    case 'OngoingEnded':
      return drop(state, event.id);
    case 'DodgeReadied':
      return change(state, event.combatantId, { dodge: 'READY' });
    case 'FollowUpSet':
      return start(state, event.followUp);
    case 'FollowUpTaken':
      return event.targets.length === 0
        ? drop(state, event.id)
        : revise(state, event.id, 'FOLLOW_UP', { targets: event.targets });
    case 'ProjectileLaunched':
      return start(state, event.projectile);
    case 'ProjectileAdvanced':
      return revise(state, event.id, 'PROJECTILE', { flown: event.flown });
    case 'AreaStarted':
      return start(state, event.area);
    case 'AreaGrew':
      return grown(state, event);
    case 'AttackArrived':
      return arrive(state, event.attack);
    case 'DefenseDeclared': {
      const defender = combatantOf(state, event.combatantId);
      return {
        ...change(state, event.combatantId, {
          ...use(defender, event),
          ...(event.defense.kind === 'DODGE' && event.spends.length === 0 ? { dodge: 'NONE' } : {}),
        }),
        attacks: state.attacks.map((attack) =>
          attack.id === event.attackId ? { ...attack, stage: event.stage } : attack,
        ),
      };
    }
    case 'MissChanceRolled':
      return tested(state, event);
    case 'AttackHit':
    case 'AttackMissed':
    case 'AttackSpent':
      return endAttack(state, event.attackId);
    case 'DamageDealt':
    case 'ConditionHurt':
      return change(state, event.combatantId, { hitPoints: event.hitPoints });
    case 'CombatantDown':
      return change(state, event.combatantId, { status: 'DOWN', readied: null, dodge: 'NONE' });
    case 'CombatantYielded':
      return change(state, event.combatantId, { status: 'YIELDED', readied: null });
    case 'CombatantFightsOn':
      return change(state, event.combatantId, { status: 'STANDING' });
    case 'ConditionInflicted':
      return inflicted(state, event);
    case 'ConditionLifted':
      return change(state, event.combatantId, {
        conditions: combatantOf(state, event.combatantId).conditions.map((active) =>
          active.condition === event.condition ? { ...active, lifted: true } : active,
        ),
      });
    case 'ConditionEnded':
      return change(state, event.combatantId, {
        conditions: combatantOf(state, event.combatantId).conditions.filter(
          ({ condition }) => condition !== event.condition,
        ),
      });
    case 'PushbackStarted':
      return start(state, event.pushback);
    case 'CombatantPushed': {
      const after = moved(state, event.combatantId, event.path);
      if (event.left === 0) return drop(after, event.id);
      const push = after.ongoing.find(({ id }) => id === event.id);
      return push?.kind === 'PUSHBACK'
        ? revise(after, event.id, 'PUSHBACK', { steps: push.steps.slice(-event.left) })
        : after;
    }
    case 'ManeuverSucceeded':
      return { ...state, attacks: [...state.attacks, event.attack] };
    case 'ManeuverPointsSpent':
      return endAttack(state, event.attackId);
    case 'GrappleStarted':
      return { ...state, grapples: [...state.grapples, event.grapple] };
    case 'GrappleChecked':
      return hold(state, event, { checkId: event.checkId });
    case 'GrappleMaintained':
      return hold(state, event, { since: now(state), checkId: null });
    case 'GrappleEnded':
      return { ...state, grapples: state.grapples.filter((grapple) => !isOf(grapple, event)) };
    case 'StructureStarted':
      return start(state, event.structure);
    case 'StructureGrew': {
      const obstacles = [...state.battlefield.obstacles, ...event.hexes];
      const after = { ...state, battlefield: { ...state.battlefield, obstacles } };
      if (event.left === 0) return drop(after, event.id);
      const structure = after.ongoing.find(({ id }) => id === event.id);
      return structure?.kind === 'STRUCTURE'
        ? revise(after, event.id, 'STRUCTURE', { hexes: structure.hexes.slice(-event.left) })
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
function playedBy(state: State, event: Event): State {
  if (state.phase.kind !== 'COMBAT' || state.phase.turn.kind !== 'PLAYING') return state;
  const { turn } = state.phase;
  const id = playedId(event);
  if (id === null || !turn.queue.includes(id)) return state;
  return combat(state, { turn: { ...turn, queue: others(turn.queue, id) } });
}

function playedId(event: Event): string | null {
  if ('id' in event) return event.id;
  if (event.type === 'AttackArrived') return event.attack.id;
  return event.type === 'AttackSpent' ? event.attackId : null;
}

const byKey = <T extends { readonly key: string }>(list: readonly T[]): Record<string, T> =>
  Object.fromEntries(list.map((entry) => [entry.key, entry]));

const others = (ids: readonly CombatantId[], gone: CombatantId): readonly CombatantId[] =>
  ids.filter((id) => id !== gone);

function change(state: State, id: CombatantId, patch: Partial<Combatant>): State {
  const combatant = { ...combatantOf(state, id), ...patch };
  return { ...state, combatants: { ...state.combatants, [id]: combatant } };
}

function everyone(state: State, patch: (combatant: Combatant) => Partial<Combatant>): State {
  const combatants = Object.values(state.combatants).map(
    (combatant) => [combatant.id, { ...combatant, ...patch(combatant) }] as const,
  );
  return { ...state, combatants: Object.fromEntries(combatants) };
}

const combat = (state: State, patch: Partial<Combat>): State => ({
  ...state,
  phase: { ...combatOf(state), ...patch },
});

function begin(state: State, order: readonly CombatantId[]): State {
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
  return combat(after, { order: [...after.phase.order, ...ids] });
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
function use(
  combatant: Combatant,
  { spends, cooldown, modifiers = [] }: Using,
): Partial<Combatant> {
  return {
    spent: [...combatant.spent, ...spends],
    initiated: combatant.initiated || spends.length > modifiers.length,
    cooldowns: cooldown ? [...combatant.cooldowns, cooldown] : combatant.cooldowns,
  };
}

/** Spends actions on something that is no initiation. */
function spend(state: State, id: CombatantId, spends: readonly Kind[]): State {
  return change(state, id, { spent: [...combatantOf(state, id).spent, ...spends] });
}

function moved(
  state: State,
  id: CombatantId,
  path: Combatant['position'][] | readonly Combatant['position'][],
): State {
  const position = path.at(-1);
  return position ? change(state, id, { position }) : state;
}

/** SEG-91: the same condition twice is one, as old as the first. */
function inflicted(state: State, event: EventOf<'ConditionInflicted'>): State {
  const { combatantId, condition, until, dice, once } = event;
  const { conditions } = combatantOf(state, combatantId);
  const running = conditions.find((active) => active.condition === condition);
  const rest = conditions.filter((active) => active !== running);
  const { since, walked } = running ?? { since: now(state), walked: 0 };
  return change(state, combatantId, {
    conditions: [...rest, { condition, since, until, dice, once, walked, lifted: false }],
  });
}

/** SEG-93: what is walked from now on counts for every condition that the walker has. */
function walked(state: State, { combatantId, path }: EventOf<'CombatantMoved'>): State {
  const { conditions } = combatantOf(state, combatantId);
  return change(state, combatantId, {
    conditions: conditions.map((active) => ({ ...active, walked: active.walked + path.length })),
  });
}

const start = (state: State, ongoing: Ongoing): State => ({
  ...state,
  ongoing: [...state.ongoing, ongoing],
});

const drop = (state: State, id: string): State => ({
  ...state,
  ongoing: state.ongoing.filter((ongoing) => ongoing.id !== id),
});

/** What an area has come upon it does not come upon again. */
function grown(state: State, { id, struckIds, flown, left }: EventOf<'AreaGrew'>): State {
  const area = state.ongoing.find((ongoing) => ongoing.id === id);
  if (left === 0 || area?.kind !== 'AREA') return drop(state, id);
  return revise(state, id, 'AREA', { flown, struckIds: [...area.struckIds, ...struckIds] });
}

/** SEG-37: a miss by concealment ends the attack. */
const tested = (state: State, { attackId, missed }: EventOf<'MissChanceRolled'>): State =>
  missed ? endAttack(state, attackId) : state;

const endAttack = (state: State, attackId: string): State => ({
  ...drop(state, attackId),
  attacks: state.attacks.filter(({ id }) => id !== attackId),
});

/** Nobody holds the same one twice, so the two of them name a grapple. */
type Pair = Pick<Grapple, 'grapplerId' | 'targetId'>;

const isOf = (grapple: Grapple, { grapplerId, targetId }: Pair): boolean =>
  grapple.grapplerId === grapplerId && grapple.targetId === targetId;

const hold = (state: State, pair: Pair, patch: Partial<Grapple>): State => ({
  ...state,
  grapples: state.grapples.map((grapple) =>
    isOf(grapple, pair) ? { ...grapple, ...patch } : grapple,
  ),
});

function revise<K extends Ongoing['kind']>(
  state: State,
  id: string,
  kind: K,
  patch: Partial<Extract<Ongoing, { kind: K }>>,
): State {
  return {
    ...state,
    ongoing: state.ongoing.map((ongoing) =>
      ongoing.id === id && ongoing.kind === kind ? { ...ongoing, ...patch } : ongoing,
    ),
  };
}

function arrive(state: State, { id, ...strike }: Strike): State {
  return {
    ...drop(state, id),
    attacks: [...state.attacks, { id, ...strike, stage: { kind: 'WINDOW' } }],
  };
}
