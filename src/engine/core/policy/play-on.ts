/** What goes on without anybody being asked: by itself, and by those whom the computer plays. */
import { type Actor, gameMaster } from '../command/actor.ts';
import type { Decision } from '../decision/decision.ts';
import type { IsByHand } from '../hand-dice/needed.ts';
import { isComplete, type Pending, type Waiting, type WithPending } from '../hand-dice/pending.ts';
import type { TableDice } from '../hand-dice/table-dice.ts';
import { computerPlayOf, type WithPlayedBy } from '../roster/played-by.ts';
import { execute } from '../ruleset/execute.ts';
import { type FlowPart, automaticCommand } from '../ruleset/flow.ts';
import { hold, neededRolls } from '../ruleset/hold.ts';
import type { Decided, Ruleset, RulesetTypes } from '../ruleset/ruleset.ts';
import {
  everyone,
  findCombatant,
  roundOf,
  type WithCombatants,
  type WithPhase,
} from '../table/state.ts';
import type { Dice } from '../values/dice.ts';
import type { CombatantId } from '../values/ids.ts';
import { choose, type PolicyChoice } from './policy.ts';
import { usualBudget } from './personality.ts';
import type { Reason } from './reason.ts';

/** The most commands that follow by themselves upon one that was given. */
export const MAX_FOLLOW_UPS = 50;
/**
 * What the computer may look at for one request: options that are listed, each as often as there is
 * a combatant to aim it at. Counted, so that what it comes to is the same on every machine.
 */
export const MAX_SEARCHED = 4000;
/** What is left of them; all that one request asks for takes from the same. */
export interface SearchBudget {
  left: number;
  /** Whether who asks has no more time: the computer then chooses by what it has found, and leaves the rest. */
  readonly isSpent?: () => boolean;
}
export const newSearchBudget = (isSpent?: () => boolean): SearchBudget => ({
  left: MAX_SEARCHED,
  ...(isSpent && { isSpent }),
});
/** What STRONG looks at for one choice where it plays on: hundreds of commands on the side, so one is all for a request. */
const STRONG_SEARCHED = MAX_SEARCHED;
/** The most reasons that are kept of one choice. */
export const MAX_REASONS = 5;

/** A command that no one had to give. */
export type FollowUp = Followed | ComputerChoice | Resumed;

/** What the table leaves to the server. */
interface Followed {
  readonly command: unknown;
  /** Where its events begin among all of them. */
  readonly firstEvent: number;
  /** T-04: what it waits for, where it was not applied yet. */
  readonly held?: Waiting | undefined;
}

/** A command that has waited for dice, and who gave it (T-04). */
interface Resumed extends Followed {
  readonly actor: Actor;
}

/** What the computer chose for a combatant. */
export interface ComputerChoice extends Followed {
  /** With what a player sees of these combatants it chose, and as that player it gave the command. */
  readonly combatants: readonly CombatantId[];
  readonly reasons: readonly Reason[];
}

export const isComputerChoice = (followUp: FollowUp): followUp is ComputerChoice =>
  'reasons' in followUp;

/** Whom a command that followed is given by. */
export function actorOf(followUp: FollowUp): Actor {
  if (isComputerChoice(followUp)) return { kind: 'PLAYER', combatants: followUp.combatants };
  return 'actor' in followUp ? followUp.actor : gameMaster;
}

interface FollowUpLimits {
  /** What the table leaves to the server. */
  readonly flow: readonly FlowPart[];
  /** Those who are played together with a combatant: what one of them sees, all of them know. */
  readonly together: (id: CombatantId) => readonly CombatantId[];
  /** How many commands at most. */
  readonly most: number;
  readonly looks: SearchBudget;
  readonly dice: Dice;
  /** T-04: the hands at the table; where there are none, nothing waits for their dice. */
  readonly hands?: Hands;
}

interface Hands {
  /** The same dice as those of the limits. */
  readonly dice: TableDice;
  /** The combatants whose dice come from a hand. */
  in(state: unknown): readonly CombatantId[];
}

type TableState = WithCombatants & WithPlayedBy;
type State = TableState & WithPending;
interface Next<T extends RulesetTypes> {
  readonly command: T['command'];
  readonly by: Pick<ComputerChoice, 'combatants' | 'reasons'> | Pick<Resumed, 'actor'> | null;
  readonly looks: number;
}

/**
 * What follows upon a command, up to the next decision of a person, or as far as the limits go. What
 * is left is listed as a decision of a combatant whom the computer plays.
 */
export function withFollowUps<T extends RulesetTypes>(
  ruleset: Ruleset<T>,
  done: Decided<T>,
  going: FollowUpLimits,
): Decided<T> & { readonly followUps: readonly FollowUp[] } {
  const followUps: FollowUp[] = [];
  const events = [...done.events];
  let { state } = done;
  while (followUps.length < going.most) {
    const { pending } = state as State;
    const next = pending ? resumed(ruleset, pending) : nextOf(ruleset, state, going);
    if (!next) break;
    const { command, by } = next;
    const given = { command, firstEvent: events.length, ...by };
    const held = waitingFor(ruleset, state, command, going);
    const followUp = held ? { ...given, held } : given;
    const play = () => playFollowUp(ruleset, state, followUp, going.dice);
    const played =
      pending && !held && going.hands ? going.hands.dice.with(pending.answered, play) : play();
    // What the computer cannot answer is left to people: the fight must not hang on it.
    if (!played.ok) break;
    going.looks.left -= next.looks;
    followUps.push(followUp);
    events.push(...played.value.events);
    ({ state } = played.value);
  }
  return { events, state, followUps };
}

/** What a command is to wait for that follows by itself; null where it needs no dice of a hand. */
function waitingFor<T extends RulesetTypes>(
  ruleset: Ruleset<T>,
  state: T['state'],
  command: T['command'],
  { hands }: FollowUpLimits,
): Waiting | null {
  const { pending } = state as State;
  const byHand = pending?.byHand ?? hands?.in(state) ?? [];
  if (byHand.length === 0) return null;
  const answered = pending?.answered ?? [];
  const isByHand: IsByHand = (id) => id !== null && byHand.includes(id);
  const rolls = neededRolls(ruleset, state, command, { answered, isByHand });
  return rolls.length > 0 ? { rolls, answered, byHand } : null;
}

/** A command that followed, as it stands in the journal: applied, or waiting for dice. */
export function playFollowUp<T extends RulesetTypes>(
  ruleset: Ruleset<T>,
  state: T['state'],
  followUp: FollowUp,
  dice: Dice,
): ReturnType<typeof execute<T>> {
  const command = followUp.command as T['command'];
  const actor = actorOf(followUp);
  const { held } = followUp;
  if (!held) return execute(ruleset, state, command, { actor, dice });
  const reasons = isComputerChoice(followUp) ? followUp.reasons : null;
  return hold(ruleset, state, { command, actor, reasons, held });
}

function nextOf<T extends RulesetTypes>(
  ruleset: Ruleset<T>,
  state: T['state'],
  { flow, together, looks: { left, isSpent } }: FollowUpLimits,
): Next<T> | null {
  if (isSpent?.()) return null;
  const command = automaticCommand(ruleset, state, flow);
  if (command) return { command, by: null, looks: 0 };
  if (left <= 0) return null;
  const due = ruleset.queries
    .requiredDecisions(state)
    .find((decision) => isComputers(state as State, decision));
  if (!due) return null;
  if (due.combatantId === null) {
    const first = firstOf(ruleset, due);
    return first && { command: first, by: null, looks: looksAt(state, due) };
  }
  return chosenBy(ruleset, state, { due, combatantId: due.combatantId, together, isSpent });
}

interface Choosing extends Pick<FollowUpLimits, 'together'> {
  readonly isSpent: SearchBudget['isSpent'] | undefined;
  readonly due: Decision;
  readonly combatantId: CombatantId;
}

/** What the computer does about a decision of a combatant that it plays. */
function chosenBy<T extends RulesetTypes>(
  ruleset: Ruleset<T>,
  state: T['state'],
  { due, combatantId, together, isSpent }: Choosing,
): Next<T> | null {
  const play = computerPlayOf(state as State, combatantId);
  if (!play) return null;
  const combatants = together(combatantId);
  const budget = { ...usualBudget, ...(isSpent && { isSpent }) };
  const isHopeless = isEndless(ruleset, state);
  const choice = choose(ruleset, state, combatants, { ...play, budget, isHopeless });
  if (!choice) return null;
  const yielding =
    isHopeless && play.level !== 'RANDOM' && isIdle(due, choice)
      ? yieldOf(ruleset, combatantId)
      : null;
  if (yielding) return { command: yielding, by: { combatants, reasons: [inVain] }, looks: 0 };
  const reasons = choice.reasons.slice(0, MAX_REASONS);
  const by = { combatants, reasons };
  // A turn that is only to be ended takes no thought.
  if (due.closing) return { command: choice.command, by, looks: 0 };
  const { playsOn = true } = ruleset.tactics ?? {};
  const more = play.level === 'STRONG' && playsOn ? STRONG_SEARCHED : 0;
  return { command: choice.command, by, looks: looksAt(state, due) + more };
}

/** From this round on a fight of computers alone is no longer expected to end in any other way. */
const ENDLESS = 20;

/** Whether it goes on for so long, and no person fights in it who could bring it to an end. */
const isEndless = <T extends RulesetTypes>({ tactics }: Ruleset<T>, state: T['state']): boolean =>
  roundOf(state as WithPhase) >= ENDLESS &&
  tactics?.fighters(state).every(({ id }) => isPlayed(state as State, id)) === true;

/** Whether all that a combatant finds to do on its turn is to end it. */
const isIdle = <T extends RulesetTypes>(
  { kind, closing }: Decision,
  { considered: [best] }: PolicyChoice<T>,
): boolean => kind === 'TURN' && !closing && best !== undefined && best.value <= 0;

const inVain: Reason = {
  text: 'Gives up: nothing that it can do changes anything',
  rule: null,
  value: 0,
};

const yieldOf = <T extends RulesetTypes>(
  { rules }: Ruleset<T>,
  combatantId: CombatantId,
): T['command'] | null =>
  rules.commands.YieldFight?.safeParse({ type: 'YieldFight', combatantId, yields: true }).data ??
  null;

const looksAt = (state: unknown, { options }: Decision): number =>
  options.length * everyone(state as State).length;

/** The command that has waited for all its dice, as it was given; null for one from outside that cannot be. */
function resumed<T extends RulesetTypes>({ rules }: Ruleset<T>, pending: Pending): Next<T> | null {
  const { command, by, reasons } = pending;
  if (!isComplete(pending)) return null;
  if (!rules.commands[command.type]?.safeParse(command).success) return null;
  const given =
    by.kind === 'PLAYER' && reasons ? { combatants: by.combatants, reasons } : { actor: by };
  return { command: command as unknown as T['command'], by: given, looks: 0 };
}

/**
 * Whether the computer answers a decision that is due. What is no one's is the GM's, and the
 * computer's where it plays everyone in the fight; to begin one is never the computer's.
 */
export function isComputers(
  state: TableState,
  { combatantId, kind, required }: Pick<Decision, 'combatantId' | 'kind' | 'required'>,
): boolean {
  if (!required) return false;
  if (combatantId !== null) return isPlayed(state, combatantId);
  return kind !== 'SETUP' && everyone(state).every(({ id }) => isPlayed(state, id));
}

const isPlayed = (state: TableState, id: CombatantId): boolean =>
  computerPlayOf(state, id) !== null;

/** Those of a combatant's side whom the computer plays and who belong to the same people. */
export const playedTogether =
  (state: unknown, ownersOf: (id: CombatantId) => string) =>
  (combatantId: CombatantId): readonly CombatantId[] => {
    const table = state as State;
    const side = findCombatant(table, combatantId)?.side;
    return everyone(table)
      .filter((one) => one.side === side && isPlayed(table, one.id))
      .map(({ id }) => id)
      .filter((id) => ownersOf(id) === ownersOf(combatantId));
  };

/** What the GM would be asked: that it goes on, or is over. */
function firstOf<T extends RulesetTypes>(
  { rules }: Ruleset<T>,
  { options: [first] }: Decision,
): T['command'] | null {
  const parsed = first && rules.commands[first.command.type]?.safeParse(first.command);
  return parsed?.success ? parsed.data : null;
}
