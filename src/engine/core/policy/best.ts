/**
 * What SENSIBLE does, and no more: the command that `rank` puts first. What is surely worth no more than
 * the best so far is not judged, so that of most places no one asks what they are worth.
 */
import type { Decision } from '../decision/decision.ts';
import type { Ruleset, RulesetTypes } from '../ruleset/ruleset.ts';
import type { Hex } from '../values/hex.ts';
import type { Intent } from '../values/intent.ts';
import type { Appraisal } from './appraisal.ts';
import { usual } from './limits.ts';
import type { Outlook } from './outlook.ts';
import { anywhere, atBest, SLACK } from './places.ts';
import { lookingAt, type Manner, type Offer } from './sensible.ts';
import { gain, type Judge, lessCosts, mostOfUnjudged } from './worth.ts';

/** Null where only `rank` can tell: where there is nothing, or more than it looks at. */
export function best<T extends RulesetTypes>(
  ruleset: Ruleset<T>,
  outlook: Outlook<T>,
  decision: Decision,
  { play, limits = usual }: Manner,
): T['command'] | null {
  const looking = lookingAt(ruleset, outlook, decision, { play, limits });
  if (!looking) return null;
  const { judge, offers, candidates } = looking;
  const lead = new Lead<T>();
  let counted = 0;
  for (const offer of offers) {
    if (lead.holdsAgainst(() => mostOf(judge, offer))) {
      counted += outlook.judges(offer.option.command.type) ? limits.perOption : 1;
      continue;
    }
    if (counted >= limits.candidates) return null;
    for (const command of candidates(offer)) {
      counted++;
      if (isOutdone(lead, judge, command, offer.intent)) continue;
      const gained = gain(judge, command, offer.intent);
      if (lead.holdsAgainst(() => mostBy(gained))) continue;
      const worth = lessCosts(judge, command, gained);
      if (worth) lead.add({ command, value: worth.value, nearer: worth.nearer });
    }
  }
  return lead.command();
}

interface Found<T extends RulesetTypes> extends Worth {
  readonly command: T['command'];
}

/** What is in the lead: the most valuable, and what comes nearest to where it could attack. */
class Lead<T extends RulesetTypes> {
  #first: Found<T> | null = null;
  #nearest: Found<T> | null = null;

  /** Whether it stays in the lead, whatever follows that is worth no more than this. */
  holdsAgainst(most: () => number): boolean {
    return this.#first !== null && most() <= this.#first.value;
  }

  /** Of equals the first stays in the lead. */
  add(found: Found<T>): void {
    if (!this.#first || found.value > this.#first.value) this.#first = found;
    if (!this.#nearest || isNearer(found, this.#nearest)) this.#nearest = found;
  }

  command(): T['command'] | null {
    const isWanted = (this.#first?.value ?? 0) <= 0 && (this.#nearest?.nearer ?? 0) > 0;
    return (isWanted ? this.#nearest : this.#first)?.command ?? null;
  }
}

type Worth = Pick<Appraisal, 'value' | 'nearer'>;

/** What comes nearer goes before all that is worth nothing, whatever it is worth. */
const mostBy = ({ value, nearer }: Worth): number => (nearer > 0 ? Math.max(value, SLACK) : value);

const isNearer = (one: Worth, other: Worth): boolean =>
  one.nearer > other.nearer || (one.nearer === other.nearer && one.value > other.value);

/** No less than what any command of an option is worth, by what it is there for; its costs come off that. */
function mostOf<T extends RulesetTypes>(
  judge: Judge<T>,
  { option: { command }, intent }: Offer,
): number {
  if (!judge.outlook.judges(command.type)) return mostOfUnjudged(command, intent);
  return isGoing(intent) ? mostOfGoing(judge, anywhere(judge.situation)) : Infinity;
}

/** Whether a command leads nowhere better, by distances alone or, if need be, by a look at the place. */
function isOutdone<T extends RulesetTypes>(
  lead: Lead<T>,
  judge: Judge<T>,
  command: T['command'],
  intent: Intent,
): boolean {
  const { to } = command as { readonly to?: Hex | null };
  if (!isGoing(intent) || !to) return false;
  return (
    lead.holdsAgainst(() => mostOfGoing(judge, atBest(judge.situation, to))) ||
    lead.holdsAgainst(() => mostOfGoing(judge, judge.placeAt(to).value))
  );
}

/** What ends a turn or passes goes somewhere at most (`Tactics.prospect`). */
const isGoing = (intent: Intent): boolean =>
  intent === 'MOVE' || intent === 'END' || intent === 'PASS';

/** To stay is worth nothing. */
function mostOfGoing(
  { situation, placeAt }: Pick<Judge<RulesetTypes>, 'situation' | 'placeAt'>,
  place: number,
): number {
  const here = placeAt(situation.self.position);
  const value = Math.max(0, place - here.value - situation.weights.move);
  return mostBy({ value, nearer: here.gap });
}
