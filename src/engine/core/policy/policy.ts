/**
 * Computer players: from what a seat sees and one of its decisions to a choice with its reasons, for
 * any ruleset and at any level. A choice follows from these alone, so it is the same on every machine.
 */
import type { Actor } from '../command/actor.ts';
import { aboutOf } from '../decision/about.ts';
import type { Decision } from '../decision/decision.ts';
import type { Ruleset, RulesetTypes } from '../ruleset/ruleset.ts';
import type { CombatantId } from '../values/ids.ts';
import { pick } from '../values/record.ts';
import { because } from './appraisal.ts';
import { best } from './best.ts';
import { chanceOf } from './chance.ts';
import { completed } from './completing.ts';
import { anyOf } from './filling.ts';
import { MAX_CONSIDERED, spread, usual } from './limits.ts';
import { type Outlook, outlookOf } from './outlook.ts';
import { distinct, rank, type Ranked } from './sensible.ts';
import { search } from './strong.ts';
import { type Player, usualBudget } from './personality.ts';
import type { Reason } from './reason.ts';
import type { Suggestion } from './suggestion.ts';

/** What a computer player does, and why. */
export interface PolicyChoice<T extends RulesetTypes> {
  readonly command: T['command'];
  readonly reasons: readonly Reason[];
  /** What else it thought of, the best first, the choice itself among it. */
  readonly considered: readonly Considered<T>[];
}

export interface Considered<T extends RulesetTypes> extends Pick<Suggestion, 'value' | 'reasons'> {
  readonly command: T['command'];
  readonly label: string;
}

/**
 * The decision that a seat with these combatants has to take now, or null: of all that it sees, the
 * one that is due; on request, only of some of them.
 */
export function decisionOf<T extends RulesetTypes>(
  { queries }: Ruleset<T>,
  state: T['state'],
  combatants: readonly CombatantId[],
  deciding: readonly CombatantId[] = combatants,
): Decision | null {
  const actor: Actor = { kind: 'PLAYER', combatants };
  const due = queries
    .decisions(state, actor)
    .find(
      ({ required, combatantId }) =>
        required && combatantId !== null && deciding.includes(combatantId),
    );
  return due ?? null;
}

/**
 * What a computer that plays these combatants, and sees what their player would, does about the
 * decision that is due; null where none of theirs is. One of the listed options, so it is legal.
 */
export function choose<T extends RulesetTypes>(
  ruleset: Ruleset<T>,
  state: T['state'],
  combatants: readonly CombatantId[],
  player: Player,
): PolicyChoice<T> | null {
  const decision = decisionOf(ruleset, state, combatants);
  return decision && choiceOf(ruleset, state, { combatants, decision }, player);
}

/** A decision, and those with what whose player sees it is taken. */
interface Deciding {
  readonly combatants: readonly CombatantId[];
  readonly decision: Decision;
}

/** The same about a decision of theirs that is due, whichever comes first. */
export function choiceOf<T extends RulesetTypes>(
  ruleset: Ruleset<T>,
  state: T['state'],
  { combatants, decision }: Deciding,
  player: Player,
): PolicyChoice<T> | null {
  const outlook = outlookOf(ruleset, state, combatants);
  const ranked = rankedBy(ruleset, outlook, decision, player);
  const [first] = ranked;
  if (!first) return null;
  const considered = distinct(ranked)
    .slice(0, MAX_CONSIDERED)
    .map((one) => ({
      ...pick(one, ['command', 'label', 'value']),
      reasons: one.why(),
    }));
  return { command: first.command, reasons: first.why(), considered };
}

/**
 * The same as a bare command, for fights of computers in which no one asks why; of a decision of one
 * of these combatants that is due, with nothing in it that their player may not do any more (T-02).
 */
export function commandOf<T extends RulesetTypes>(
  ruleset: Ruleset<T>,
  state: T['state'],
  { combatants, decision }: Deciding,
  player: Player,
): T['command'] | null {
  if (decision.closing) return completed(ruleset, decision.closing);
  const [only, ...others] = decision.options;
  if (only?.choices.length === 0 && others.length === 0) return completed(ruleset, only.command);
  const outlook = outlookOf(ruleset, state, combatants);
  const command =
    player.level === 'SENSIBLE' ? best(ruleset, outlook, decision, { play: player }) : null;
  return command ?? rankedBy(ruleset, outlook, decision, player)[0]?.command ?? null;
}

function rankedBy<T extends RulesetTypes>(
  ruleset: Ruleset<T>,
  outlook: Outlook<T>,
  decision: Decision,
  { budget = usualBudget, salt = '', ...play }: Player,
): readonly Ranked<T>[] {
  const closing = decision.closing && completed(ruleset, decision.closing);
  if (closing) return [{ command: closing, label: 'End the turn', ...allSpent }];
  if (play.level === 'RANDOM') return byChance(ruleset, outlook, decision, salt);
  const ranked =
    play.level === 'STRONG'
      ? search(ruleset, outlook, decision, { play, budget, salt })
      : rank(ruleset, outlook, decision, { play });
  return ranked.length > 0 ? ranked : byChance(ruleset, outlook, decision, salt);
}

/** RANDOM: any kind of command, any option of it, any picks. */
function byChance<T extends RulesetTypes>(
  ruleset: Ruleset<T>,
  outlook: Outlook<T>,
  decision: Decision,
  salt: string,
): readonly Ranked<T>[] {
  const { kind, combatantId } = decision;
  const chance = chanceOf(`${salt}${outlook.text()}${kind}/${combatantId}/${aboutOf(decision)}`);
  const options = spread(decision.options, usual.options);
  const types = [...new Set(options.map(({ command }) => command.type))];
  for (const type of chance.sample(types, types.length)) {
    const alike = options.filter(({ command }) => command.type === type);
    for (const option of chance.sample(alike, alike.length)) {
      const template = anyOf(option, chance);
      const command = template && completed(ruleset, template);
      if (command) return [{ command, label: option.label, ...random }];
    }
  }
  return [];
}

const allSpent = because(0, 'Nothing is left of the turn', null);
const random = because(0, 'Chosen at random', null);
