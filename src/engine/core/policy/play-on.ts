/** What goes on without anybody being asked: by itself, and by those whom the computer plays. */
import { type Actor, gameMaster } from '../command/actor.ts';
import type { Decision } from '../decision/decision.ts';
import { computerPlayOf, type WithPlayedBy } from '../roster/played-by.ts';
import { execute } from '../ruleset/execute.ts';
import { type FlowPart, automaticCommand } from '../ruleset/flow.ts';
import type { Decided, Ruleset, RulesetTypes } from '../ruleset/ruleset.ts';
import { everyone, findCombatant, type WithCombatants } from '../table/state.ts';
import type { Dice } from '../values/dice.ts';
import type { CombatantId } from '../values/ids.ts';
import { choose } from './policy.ts';
import { usualBudget } from './temper.ts';
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
export type FollowUp = Followed | ComputerChoice;

/** What the table leaves to the server. */
interface Followed {
  readonly command: unknown;
  /** Where its events begin among all of them. */
  readonly firstEvent: number;
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
export const actorOf = (followUp: FollowUp): Actor =>
  isComputerChoice(followUp) ? { kind: 'PLAYER', combatants: followUp.combatants } : gameMaster;

interface FollowUpLimits {
  /** What the table leaves to the server. */
  readonly flow: readonly FlowPart[];
  /** Those who are played together with a combatant: what one of them sees, all of them know. */
  readonly together: (id: CombatantId) => readonly CombatantId[];
  /** How many commands at most. */
  readonly most: number;
  readonly looks: SearchBudget;
  readonly dice: Dice;
}

type State = WithCombatants & WithPlayedBy;
interface Next<T extends RulesetTypes> {
  readonly command: T['command'];
  readonly by: Pick<ComputerChoice, 'combatants' | 'reasons'> | null;
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
    const next = nextOf(ruleset, state, going);
    if (!next) break;
    const { command, by } = next;
    const followUp = { command, firstEvent: events.length, ...by };
    const played = execute(ruleset, state, command, { actor: actorOf(followUp), dice: going.dice });
    // What the computer cannot answer is left to people: the fight must not hang on it.
    if (!played.ok) break;
    going.looks.left -= next.looks;
    followUps.push(followUp);
    events.push(...played.value.events);
    ({ state } = played.value);
  }
  return { events, state, followUps };
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
  const play = computerPlayOf(state as State, due.combatantId);
  const combatants = together(due.combatantId);
  const budget = { ...usualBudget, ...(isSpent && { isSpent }) };
  const choice = play && choose(ruleset, state, combatants, { ...play, budget });
  if (!choice) return null;
  const reasons = choice.reasons.slice(0, MAX_REASONS);
  const by = { combatants, reasons };
  // A turn that is only to be ended takes no thought.
  if (due.closing) return { command: choice.command, by, looks: 0 };
  const { playsOn = true } = ruleset.tactics ?? {};
  const more = play.level === 'STRONG' && playsOn ? STRONG_SEARCHED : 0;
  return { command: choice.command, by, looks: looksAt(state, due) + more };
}

const looksAt = (state: unknown, { options }: Decision): number =>
  options.length * everyone(state as State).length;

/**
 * Whether the computer answers a decision that is due. What is no one's is the GM's, and the
 * computer's where it plays everyone in the fight; to begin one is never the computer's.
 */
export function isComputers(
  state: WithCombatants & WithPlayedBy,
  { combatantId, kind, required }: Pick<Decision, 'combatantId' | 'kind' | 'required'>,
): boolean {
  if (!required) return false;
  if (combatantId !== null) return isPlayed(state, combatantId);
  return kind !== 'SETUP' && everyone(state).every(({ id }) => isPlayed(state, id));
}

const isPlayed = (state: State, id: CombatantId): boolean => computerPlayOf(state, id) !== null;

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
