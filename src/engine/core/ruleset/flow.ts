/** What a table leaves to the server: the calls that decide nothing. */
import { gameMaster } from '../command/actor.ts';
import type { Decision, Option } from '../decision/decision.ts';
import type { Dice } from '../values/dice.ts';
import { execute } from './execute.ts';
import type { Decided, Ruleset, RulesetTypes } from './ruleset.ts';

/**
 * The parts of a fight that can go on by themselves:
 *
 * - `TURNS`: a turn in which nothing is left to do but to end it is ended;
 * - `ROUNDS`: segments and rounds begin as soon as everybody has had their say;
 * - `ANSWERS`: where only one answer is legal, it is given.
 */
export const flowParts = ['TURNS', 'ROUNDS', 'ANSWERS'] as const;
export type FlowPart = (typeof flowParts)[number];

/** The most commands that follow by themselves upon one that was given. */
export const MAX_FOLLOW_UPS = 50;

/** A command that nobody had to give. */
export interface FollowUp {
  readonly command: unknown;
  /** Where its events begin among all of them. */
  readonly firstEvent: number;
}

/**
 * What follows by itself upon a command, where the table leaves it to the server: up to the next
 * choice, or as far as the limits go.
 */
export function flowOn<T extends RulesetTypes>(
  ruleset: Ruleset<T>,
  done: Decided<T>,
  parts: readonly FlowPart[],
  dice: Dice,
): Decided<T> & { readonly followUps: readonly FollowUp[] } {
  const followUps: FollowUp[] = [];
  let { events, state } = done;
  while (followUps.length < MAX_FOLLOW_UPS) {
    const command = followUp(ruleset, state, parts);
    if (!command) break;
    const played = execute(ruleset, state, command, { actor: gameMaster, dice });
    if (!played.ok) throw new Error(`${command.type} is the only answer and was refused.`);
    followUps.push({ command, firstEvent: events.length });
    events = [...events, ...played.value.events];
    ({ state } = played.value);
  }
  return { events, state, followUps };
}

/**
 * The command that follows by itself; null as soon as somebody has a choice. What may be decided at
 * any time, such as yielding, is no reason to wait: nobody has lost it when the fight goes on.
 */
export function followUp<T extends RulesetTypes>(
  ruleset: Ruleset<T>,
  state: T['state'],
  parts: readonly FlowPart[],
): T['command'] | null {
  if (parts.length === 0 || ruleset.see.phase(state) !== 'COMBAT') return null;
  const forced = ruleset.see.awaits(state).map((decision) => onlyAnswer(decision, parts));
  const [first] = forced;
  if (!first || forced.some((command) => command === null)) return null;
  return ruleset.play.commands[first.type]?.parse(first) ?? null;
}

/** The one command that answers a decision, if the table leaves such answers to the server. */
function onlyAnswer(
  { combatantId, options }: Decision,
  parts: readonly FlowPart[],
): Option['command'] | null {
  const [only, ...others] = options;
  if (!only || others.length > 0 || only.choices.length > 0) return null;
  return parts.includes(partOf(combatantId, only)) ? only.command : null;
}

/** What nobody at the table decides belongs to the course of the fight. */
function partOf(combatantId: Decision['combatantId'], { command }: Option): FlowPart {
  if (combatantId === null) return 'ROUNDS';
  return command.type === 'EndTurn' ? 'TURNS' : 'ANSWERS';
}
