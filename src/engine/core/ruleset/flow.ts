/** What a table leaves to the server: the calls that decide nothing. */
import type { Decision, Option } from '../decision/decision.ts';
import type { Ruleset, RulesetTypes } from './ruleset.ts';

/** The parts of a fight that can go on by themselves. */
export const flowMeanings = {
  TURNS: 'A turn in which nothing is left to do but to end it, or what takes no time, is ended.',
  ROUNDS: 'Segments and rounds begin as soon as all decisions are taken.',
  ANSWERS: 'Where only one answer is legal, it is given.',
};
export type FlowPart = keyof typeof flowMeanings;
export const flowParts = Object.keys(flowMeanings) as readonly FlowPart[];

/**
 * The command that follows by itself; null as soon as a combatant has a choice. What may be decided at
 * any time, such as yielding, is no reason to wait: no one has lost it when the fight goes on.
 */
export function automaticCommand<T extends RulesetTypes>(
  ruleset: Ruleset<T>,
  state: T['state'],
  parts: readonly FlowPart[],
): T['command'] | null {
  if (parts.length === 0 || ruleset.queries.phase(state) !== 'COMBAT') return null;
  const forced = ruleset.queries
    .requiredDecisions(state)
    .map((decision) => onlyAnswer(decision, parts));
  const [first] = forced;
  if (!first || forced.some((command) => command === null)) return null;
  return ruleset.rules.commands[first.type]?.parse(first) ?? null;
}

/** The one command that answers a decision, if the table leaves such answers to the server. */
function onlyAnswer(decision: Decision, parts: readonly FlowPart[]): Option['command'] | null {
  // It says so without a look at what else could be done.
  if (decision.closing) return parts.includes('TURNS') ? decision.closing : null;
  const { combatantId, options } = decision;
  const [only, ...others] = options;
  if (!only || others.length > 0 || only.choices.length > 0) return null;
  return parts.includes(partOf(combatantId, only)) ? only.command : null;
}

/** What no one at the table decides belongs to the course of the fight. */
function partOf(combatantId: Decision['combatantId'], { command }: Option): FlowPart {
  if (combatantId === null) return 'ROUNDS';
  return command.type === 'EndTurn' ? 'TURNS' : 'ANSWERS';
}
