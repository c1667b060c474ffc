import { type Actor, plays } from '../../core/command/actor.ts';
import { visibilityTo } from '../../core/views/audience.ts';
import type { Audience } from '../../core/schema/event.ts';
import type { ActionKey, CombatantId } from '../../core/values/ids.ts';
import type * as core from '../../core/views/view.ts';
import { allHidden, knownTo, viewHidden } from '../../core/roster/hidden.ts';
import { type Action, basicActions } from './actions.ts';
import { leftOf } from './budget.ts';
import { aspectsOfState, basicConditions, type Condition } from './conditions.ts';
import type { Event, EventOf } from './events.ts';
import type { Item } from './items.ts';
import { damageLimit, isInjured, isStressed, maxFocus, maxVigor, stressLimit } from './limits.ts';
import { actionOf, combatantOf, findCondition, roundOf } from './lookup.ts';
import { movementOf } from './movement.ts';
import { fresh } from './newcomer.ts';
import type { Settings } from './settings.ts';
import { unknownIn } from './setup.ts';
import type {
  Allowance,
  Combatant,
  Declared,
  Granted,
  Nature,
  Stage,
  StackObject,
  State,
} from './state.ts';
import { isPublic, timeline } from './timeline.ts';

/** An encounter as a seat sees it. */
export interface VigilanceView extends core.EncounterView {
  readonly settings: Settings;
  readonly clock: Clock | null;
  readonly combatants: readonly CombatantView[];
  readonly actions: readonly Action[];
  readonly conditions: readonly Condition[];
}

/** Where a fight of turns and responses stands. */
export interface Clock {
  readonly kind: 'VIGILANCE';
  /** Whose turn it is; null between turns. */
  readonly turnOf: CombatantId | null;
  /** Whose turn in this round is still to come. */
  readonly waiting: readonly CombatantId[];
  /** VIG-46: the top, which resolves first, stands first. */
  readonly stack: readonly StackObjectView[];
}

/** An action on the stack; what somebody prepares is told to who plays them alone. */
export interface StackObjectView {
  readonly id: string;
  readonly ownerId: CombatantId;
  readonly declared: Declared;
  /**
   * VIG-66: what a defense against this attack of a creature must reach, told where the table says
   * so and to who plays it; null otherwise.
   */
  readonly attackDifficulty: number | null;
  readonly stage: Stage['kind'];
}

interface CombatantView extends core.CombatantView {
  readonly sheet: Sheet | null;
}

export interface Sheet {
  readonly kind: 'VIGILANCE';
  readonly vigilance: number;
  readonly nature: Nature;
  /** What the pools of a character can hold; null for a creature. */
  readonly maxVigor: number | null;
  readonly maxFocus: number | null;
  readonly damage: number;
  readonly damageLimit: number;
  readonly stress: number;
  readonly stressLimit: number;
  readonly traumas: number;
  /** Fields of one travel, as things stand. */
  readonly movement: number;
  readonly items: readonly Item[];
  readonly learnt: readonly ActionKey[];
  /** What is left of this round's allowance. */
  readonly left: Allowance;
  readonly granted: Granted;
  readonly prepared: ActionKey | null;
  readonly cover: Combatant['cover'];
  readonly presence: Combatant['presence'];
  readonly silence: Combatant['silence'];
}

export function view(state: State, actor: Actor): VigilanceView {
  const { phase } = state;
  const hidden = knownTo(allHidden(state), actor);
  const brought = unknownIn(state, hidden);
  return {
    name: state.name,
    settings: state.settings,
    phase: phase.kind,
    round: roundOf(state),
    clock:
      phase.kind === 'COMBAT'
        ? {
            kind: 'VIGILANCE',
            turnOf: phase.turn.kind === 'BETWEEN' ? null : phase.turn.combatantId,
            waiting: phase.waiting,
            stack: phase.stack.map((object) => viewObject(state, object, actor)).reverse(),
          }
        : null,
    order: phase.kind === 'COMBAT' ? phase.order : [],
    combatants: [
      ...Object.values(state.combatants).map((combatant) => viewCombatant(state, combatant, actor)),
      ...hidden.map(({ combatant }) => ({
        ...viewCombatant(state, fresh(combatant, state), actor),
        hidden: true,
      })),
    ],
    battlefield: {
      obstacles: state.battlefield.obstacles,
      concealing: state.battlefield.concealing,
      dark: state.battlefield.dark,
    },
    actions: [...Object.values(basicActions), ...Object.values(state.actions), ...brought.actions],
    conditions: [
      ...Object.values(basicConditions),
      ...Object.values(state.conditions),
      ...brought.conditions,
    ],
    attacks: phase.kind === 'COMBAT' ? attacksOn(state, phase.stack) : [],
    timeline: timeline(state).filter((entry) => isPublic(entry, actor)),
    outcome: phase.kind === 'ENDED' ? phase.outcome : null,
  };
}

/** The attacks that have not resolved, the bottom of the stack first. */
const attacksOn = (state: State, stack: readonly StackObject[]): readonly core.AttackView[] =>
  stack
    .filter(({ declared }) => actionOf(state, declared.action).effect.type === 'ATTACK')
    .map(({ id, ownerId, declared: { action, targetIds }, stage: { kind } }) => ({
      id,
      attackerId: ownerId,
      targetId: targetIds[0] ?? '',
      action,
      stage: kind,
    }));

function viewObject(state: State, object: StackObject, actor: Actor): StackObjectView {
  const { id, ownerId, declared, stage } = object;
  const own = plays(actor, ownerId);
  const { nature } = combatantOf(state, ownerId);
  const told = own || state.settings.attackDifficulty === 'SHOWN';
  const attacks = actionOf(state, declared.action).effect.type === 'ATTACK';
  return {
    id,
    ownerId,
    declared: viewDeclared(declared, own),
    attackDifficulty:
      told && attacks && nature.kind === 'CREATURE' ? nature.attackDifficulty : null,
    stage: stage.kind,
  };
}

const viewDeclared = (declared: Declared, own: boolean): Declared =>
  own ? declared : { ...declared, prepares: null };

function viewCombatant(state: State, combatant: Combatant, actor: Actor): CombatantView {
  const { id, name, side, position, status } = combatant;
  return {
    id,
    name,
    side,
    position,
    status: status === 'STABLE' || status === 'DEAD' ? 'DOWN' : status,
    conditions: conditionsOf(state, combatant),
    sheet: plays(actor, id) ? sheetOf(state, combatant) : null,
    hidden: false,
  };
}

/** Counters, and what damage and stress have brought about (VIG-20 to 23). */
function conditionsOf(state: State, combatant: Combatant): readonly core.ConditionView[] {
  const { status, mind } = combatant;
  const { INJURED, STRESSED, PANICKING } = aspectsOfState;
  const aspects = [
    ...(status === 'STANDING' || status === 'YIELDED' ? [] : [aspectsOfState[status]]),
    ...(isInjured(state, combatant) ? [INJURED] : []),
    ...(isStressed(state, combatant) ? [STRESSED] : []),
    ...(mind === 'PANICKING' ? [PANICKING] : []),
  ];
  const lasting = { ends: null, once: false };
  return [
    ...aspects.map((aspect) => ({ ...aspect, ...lasting, amount: null })),
    ...combatant.conditions.map(({ condition: key, count: amount }) => {
      const known = findCondition(state, key);
      const { name, summary } = known ?? { name: key, summary: '' };
      return { key, name, summary, ...lasting, amount };
    }),
  ];
}

function sheetOf(state: State, combatant: Combatant): Sheet {
  const { nature } = combatant;
  const abilities = nature.kind === 'CHARACTER' ? nature.abilities : null;
  return {
    kind: 'VIGILANCE',
    vigilance: combatant.vigilance,
    nature,
    maxVigor: abilities && maxVigor(abilities),
    maxFocus: abilities && maxFocus(abilities),
    damage: combatant.damage,
    damageLimit: damageLimit(combatant),
    stress: combatant.stress,
    stressLimit: stressLimit(combatant),
    traumas: combatant.traumas,
    movement: movementOf(state, combatant),
    items: combatant.items,
    learnt: combatant.learnt,
    left: leftOf(state, combatant),
    granted: combatant.granted,
    prepared: combatant.prepared,
    cover: combatant.cover,
    presence: combatant.presence,
    silence: combatant.silence,
  };
}

type Wound = 'DamageTaken' | 'StressTaken';
type WoundEvent = EventOf<Wound>;

/** An event as a seat sees it: of damage to others not what it comes to, of preparing not what. */
export type EventView =
  Exclude<Event, WoundEvent> | (Omit<WoundEvent, 'total'> & { readonly total: number | null });

/** Who learns of what happened. */
const audience: Readonly<Record<Exclude<Event['type'], 'CombatantsHidden'>, Audience>> = {
  CombatantsAdded: 'GM',
  CombatantUpdated: 'TABLE',
  CombatantRemoved: 'TABLE',
  HiddenCombatantRemoved: 'OWNER',
  Adjudicated: 'TABLE',
  RankChanged: 'TABLE',
  ActionsDefined: 'TABLE',
  BattlefieldSet: 'TABLE',
  VigilanceCompared: 'TABLE',
  TieAnswered: 'TABLE',
  TieSettled: 'TABLE',
  RoundStarted: 'TABLE',
  TurnStarted: 'TABLE',
  TurnSkipped: 'TABLE',
  TurnEnded: 'TABLE',
  RegularActionGivenUp: 'TABLE',
  ActionPushed: 'TABLE',
  PriorityPassed: 'OWNER',
  ActionResolving: 'TABLE',
  CheckAmplified: 'TABLE',
  ActionAnswered: 'TABLE',
  ActionResolved: 'TABLE',
  ActionPrevented: 'TABLE',
  ActionPrepared: 'OWNER',
  PreparedActionLost: 'OWNER',
  CheckMade: 'TABLE',
  AttackRolled: 'TABLE',
  PercentRolled: 'TABLE',
  CostPaid: 'OWNER',
  DamageTaken: 'TABLE',
  StressTaken: 'TABLE',
  CombatantDown: 'TABLE',
  CombatantDied: 'TABLE',
  CombatantStabilized: 'TABLE',
  PanicBegan: 'TABLE',
  PanicEnded: 'TABLE',
  CountersGained: 'TABLE',
  CountersLost: 'TABLE',
  CombatantMoved: 'TABLE',
  CombatantShoved: 'TABLE',
  ItemsHandled: 'TABLE',
  WeaponLoaded: 'TABLE',
  WeaponDischarged: 'TABLE',
  CoverTaken: 'TABLE',
  CombatantYielded: 'TABLE',
  CombatantFightsOn: 'TABLE',
  EncounterEnded: 'TABLE',
};

export function viewEvent(event: Event, actor: Actor): EventView | null {
  if (event.type === 'CombatantsHidden') return viewHidden(event, actor);
  const share = visibilityTo(event, audience[event.type], actor);
  if (share === 'NOTHING') return null;
  return share === 'WHOLE' ? event : hushed(event);
}

/** What the table may know of what happens to somebody. */
function hushed(event: Event): EventView | null {
  if (event.type === 'Adjudicated') return { ...event, figures: null };
  if (event.type === 'CombatantUpdated')
    return event.name === null && event.side === null ? null : { ...event, sheet: null };
  if (event.type === 'DamageTaken' || event.type === 'StressTaken')
    return { ...event, total: null };
  return event.type === 'ActionPushed'
    ? { ...event, declared: viewDeclared(event.declared, false) }
    : event;
}
