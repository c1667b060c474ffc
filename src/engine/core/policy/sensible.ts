/** SENSIBLE: what looks best one step ahead. */
import type { CommandTemplate, Decision, Option } from '../decision/decision.ts';
import type { Ruleset, RulesetTypes } from '../ruleset/ruleset.ts';
import { distance, type Hex } from '../values/hex.ts';
import type { CombatantId } from '../values/ids.ts';
import type { Intent } from '../values/intent.ts';
import { type Appraisal, because, together } from './appraisal.ts';
import { completed } from './completing.ts';
import { candidatesOf, type Taste } from './filling.ts';
import { type Limits, spread, usual } from './limits.ts';
import type { Outlook } from './outlook.ts';
import { placesOf, roughly, roughStepsTo } from './places.ts';
import { type Situation, situationOf } from './situation.ts';
import type { Play } from './personality.ts';
import { appraise, type Judge } from './worth.ts';

/** A command, and what it is worth. */
export interface Ranked<T extends RulesetTypes> extends Appraisal {
  readonly command: T['command'];
  readonly label: string;
}

/** The commands of a decision that are worth a look, the best first. */
export function rank<T extends RulesetTypes>(
  ruleset: Ruleset<T>,
  outlook: Outlook<T>,
  decision: Decision,
  { play, limits = usual }: { readonly play: Play; readonly limits?: Limits },
): readonly Ranked<T>[] {
  const situation = situationOf(outlook, decision.combatantId ?? '', play, limits);
  if (!situation) return [];
  const judge = { outlook, situation, placeAt: placesOf(situation, outlook) };
  const taste = tasteOf(judge);
  // Where nothing can be judged of a command, it does not matter what else is chosen.
  const anyTaste = { ...taste, limits: { ...limits, perOption: 1 } };
  const ranked: Ranked<T>[] = [];
  for (const { option, intent } of byUrgency(ruleset, decision.options, limits.options)) {
    if (ranked.length >= limits.candidates) break;
    const purpose = { taste: outlook.judges(option.command.type) ? taste : anyTaste, intent };
    const complete = (least: CommandTemplate) => completed(ruleset, least);
    for (const command of candidatesOf(option, purpose, complete)) {
      const appraisal = appraise(judge, command, intent);
      if (!appraisal) continue;
      const { value, nearer, why } = appraisal;
      ranked.push({ command, label: option.label, value, nearer, why });
    }
  }
  return notIdle(
    ranked.sort((a, b) => b.value - a.value),
    situation,
  );
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
) {
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
): Intent => intent ?? rules.commands[command.type]?.meta()?.intent ?? 'ACT';

/**
 * Foes first, the nearest of them; for help one's own, those with the least left. Places by how they
 * look from afar; while it can attack no one, the nearest to a foe is among them.
 */
function tasteOf({
  situation,
  placeAt,
}: Pick<Judge<RulesetTypes>, 'situation' | 'placeAt'>): Taste {
  const { near, self, fighters, personality, limits } = situation;
  const ranks = new Map(near.map(({ id }, i) => [id, i]));
  const rankOf = (id: CombatantId): number =>
    id === personality.hatesId ? -1 : (ranks.get(id) ?? near.length);
  const foes = new Set(fighters.filter(({ side }) => side !== self.side).map(({ id }) => id));
  const left = new Map(fighters.map((one) => [one.id, one.health / one.maxHealth]));
  const needOf = (id: CombatantId): number => (foes.has(id) ? 2 : (left.get(id) ?? 0));
  const struck = (hex: Hex): number =>
    fighters.reduce((sum, { position, side }) => {
      const far = distance(position, hex);
      return far > 2 ? sum : sum + (side === self.side ? -1.5 : 1) / (1 + far);
    }, 0);
  // Options share their hexes: those of one set are compared once.
  const compared = {
    STAND: new Map<readonly Hex[], readonly Hex[]>(),
    AIM: new Map<readonly Hex[], readonly Hex[]>(),
  };
  const best = (hexes: readonly Hex[], why: 'STAND' | 'AIM'): readonly Hex[] => {
    const some = spread(hexes, limits.hexes);
    const worthOf = why === 'AIM' ? struck : (hex: Hex) => roughly(situation, hex);
    const places = mostOf(some, limits.places, worthOf);
    const [foe] = near;
    if (why === 'AIM' || !foe || placeAt(self.position).gap === 0) return places;
    const nearest = mostOf(some, 1, (hex) => -roughStepsTo(foe, hex));
    return [...new Set([...places.slice(0, -1), ...nearest])];
  };
  return {
    limits,
    combatants: (from, intent) => {
      const orderOf = intent === 'ACT' ? needOf : rankOf;
      return from.toSorted((a, b) => orderOf(a) - orderOf(b));
    },
    isFoe: (id) => foes.has(id),
    places: (hexes, why) => {
      const found = compared[why].get(hexes) ?? best(hexes, why);
      compared[why].set(hexes, found);
      return found;
    },
  };
}

/** So many entries with the most of something, the first of equals first. */
function mostOf<T>(list: readonly T[], count: number, sizeOf: (entry: T) => number): readonly T[] {
  const most: { readonly entry: T; readonly size: number }[] = [];
  for (const entry of list) {
    const size = sizeOf(entry);
    let at = most.length;
    while (at > 0 && (most[at - 1]?.size ?? 0) < size) at--;
    if (at >= count) continue;
    most.splice(at, 0, { entry, size });
    if (most.length > count) most.pop();
  }
  return most.map(({ entry }) => entry);
}
