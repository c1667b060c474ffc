/** SENSIBLE: what looks best one step ahead. */
import type { CommandTemplate, Decision, Option } from '../decision/decision.ts';
import type { Ruleset, RulesetTypes } from '../ruleset/ruleset.ts';
import type { Intent } from '../values/intent.ts';
import { remembered } from '../values/remembered.ts';
import { type Appraisal, because, together } from './appraisal.ts';
import { completed } from './completing.ts';
import { candidatesOf, type Taste } from './filling.ts';
import { type Limits, spread, usual } from './limits.ts';
import type { Outlook } from './outlook.ts';
import { placesOf } from './places.ts';
import { type Situation, situationOf } from './situation.ts';
import type { Play } from './personality.ts';
import { tasteOf } from './taste.ts';
import { appraise, type Judge } from './worth.ts';

/** A command, and what it is worth. */
export interface Ranked<T extends RulesetTypes> extends Appraisal {
  readonly command: T['command'];
  readonly label: string;
}

/** How it plays, and how much it looks at. */
export interface Manner {
  readonly play: Play;
  readonly limits?: Limits;
}

/** The commands of a decision that are worth a look, the best first. */
export function rank<T extends RulesetTypes>(
  ruleset: Ruleset<T>,
  outlook: Outlook<T>,
  decision: Decision,
  { play, limits = usual }: Manner,
): readonly Ranked<T>[] {
  const looking = lookingAt(ruleset, outlook, decision, { play, limits });
  if (!looking) return [];
  const { judge, offers, candidates } = looking;
  const ranked: Ranked<T>[] = [];
  for (const offer of offers) {
    if (ranked.length >= limits.candidates) break;
    const { option, intent } = offer;
    for (const command of candidates(offer)) {
      const appraisal = appraise(judge, command, intent);
      if (!appraisal) continue;
      const { value, nearer, why } = appraisal;
      ranked.push({ command, label: option.label, value, nearer, why });
    }
  }
  return notIdle(
    ranked.sort((a, b) => b.value - a.value),
    judge.situation,
  );
}

/** An option, and what it is there for. */
export interface Offer {
  readonly option: Option;
  readonly intent: Intent;
}

/** A decision as it lies before the one who takes it. */
interface Looking<T extends RulesetTypes> {
  readonly judge: Judge<T>;
  /** Those options that are looked at, in the order in which they are. */
  readonly offers: readonly Offer[];
  /** The commands of an option that are worth a look. */
  readonly candidates: (offer: Offer) => readonly T['command'][];
}

/** Null for a combatant who does not fight any more. */
export function lookingAt<T extends RulesetTypes>(
  ruleset: Ruleset<T>,
  outlook: Outlook<T>,
  { combatantId, options }: Decision,
  { play, limits }: Required<Manner>,
): Looking<T> | null {
  const situation = situationOf(outlook, combatantId ?? '', play, limits);
  if (!situation) return null;
  const judge = { outlook, situation, placeAt: placesOf(situation, outlook) };
  const taste = tasteOf(judge);
  // Where nothing can be judged of a command, it does not matter what else is chosen.
  const anyTaste: Taste = { ...taste, limits: { ...limits, perOption: 1 } };
  const complete = (least: CommandTemplate) => completed(ruleset, least);
  return {
    judge,
    offers: byUrgency(ruleset, options, limits.options),
    candidates: ({ option, intent }) => {
      const isJudged = outlook.judges(option.command.type);
      return candidatesOf(option, { taste: isJudged ? taste : anyTaste, intent }, complete);
    },
  };
}

/** Where nothing is of any use, the way towards a foe comes first, if one is open. */
function notIdle<T extends RulesetTypes>(
  ranked: readonly Ranked<T>[],
  { weights }: Situation,
): readonly Ranked<T>[] {
  const [best] = ranked;
  if (!best || best.value > 0) return ranked;
  const approach = ranked.reduce((nearest, one) => (one.nearer > nearest.nearer ? one : nearest));
  if (approach.nearer <= 0) return ranked;
  const more = weights.move + best.value - approach.value;
  const wanted = together([approach, because(more, 'It had nothing better to do', null)]);
  return [{ ...approach, ...wanted }, ...ranked.filter((one) => one !== approach)];
}

/** One of those that look alike in every respect. */
export function distinct<T extends RulesetTypes>(
  ranked: readonly Ranked<T>[],
): readonly Ranked<T>[] {
  const seen = new Set<string>();
  return ranked.filter(({ label, value }) => {
    const key = `${label}/${value}`;
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}

/**
 * So many of the options. To do nothing is always among them, and comes after all that may be done: of what
 * is worth as much something is done. Moves are many, and come last: of nothing else is left out for them.
 */
function byUrgency<T extends RulesetTypes>(
  ruleset: Ruleset<T>,
  options: readonly Option[],
  most: number,
): readonly Offer[] {
  const all = options.map((option) => ({ option, intent: intentOf(ruleset, option) }));
  const idle = all.filter(({ intent }) => intent === 'END' || intent === 'PASS');
  const others = spread(
    all.filter((one) => !idle.includes(one)),
    most - idle.length,
  );
  const moves = others.filter(({ intent }) => intent === 'MOVE');
  return [...others.filter(({ intent }) => intent !== 'MOVE'), ...idle, ...moves];
}

/** What an option is there for. */
export const intentOf = <T extends RulesetTypes>(
  { rules }: Ruleset<T>,
  { intent, command }: Option,
): Intent => {
  if (intent) return intent;
  const schema = rules.commands[command.type];
  return schema ? intentBy(schema) : 'ACT';
};

/** A schema puts together anew what it says of itself each time that it is asked. */
const intentBy = remembered(
  (schema: Ruleset['rules']['commands'][string]): Intent => schema.meta()?.intent ?? 'ACT',
);
