/** SENSIBLE: what looks best one step ahead. */
import type { CommandTemplate, Decision, Option } from '../decision/decision.ts';
import type { Ruleset, RulesetTypes } from '../ruleset/ruleset.ts';
import { distance, type Hex } from '../values/hex.ts';
import type { CombatantId } from '../values/ids.ts';
import type { Intent } from '../values/intent.ts';
import type { ComputerPlay } from '../roster/played-by.ts';
import { completed } from './completing.ts';
import { candidatesOf, type Taste } from './filling.ts';
import { type Limits, spread, usual } from './limits.ts';
import type { Outlook } from './outlook.ts';
import { placesOf, roughly } from './places.ts';
import { type Situation, situationOf } from './situation.ts';
import { type Appraisal, appraise } from './worth.ts';

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
  { play, limits = usual }: { readonly play: ComputerPlay; readonly limits?: Limits },
): readonly Ranked<T>[] {
  const situation = situationOf(outlook, decision.combatantId ?? '', play, limits);
  if (!situation) return [];
  const judge = { outlook, situation, placeAt: placesOf(situation, outlook) };
  const taste = tasteOf(situation);
  // Where nothing can be judged of a command, it does not matter what else is chosen.
  const anyTaste = { ...taste, limits: { ...limits, perOption: 1 } };
  const ranked: Ranked<T>[] = [];
  for (const { option, intent } of byUrgency(ruleset, spread(decision.options, limits.options))) {
    if (ranked.length >= limits.candidates) break;
    const purpose = { taste: outlook.judges(option.command.type) ? taste : anyTaste, intent };
    const complete = (least: CommandTemplate) => completed(ruleset, least);
    for (const command of candidatesOf(option, purpose, complete)) {
      const { value, why } = appraise(judge, command, intent);
      ranked.push({ command, label: option.label, value, why });
    }
  }
  return ranked.sort((a, b) => b.value - a.value);
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

/** Moves are many, and come last: of what else may be done nothing is left out for them. */
function byUrgency<T extends RulesetTypes>(ruleset: Ruleset<T>, options: readonly Option[]) {
  const all = options.map((option) => ({ option, intent: intentOf(ruleset, option) }));
  const moves = all.filter(({ intent }) => intent === 'MOVE');
  return [...all.filter(({ intent }) => intent !== 'MOVE'), ...moves];
}

/** What an option is there for. */
export const intentOf = <T extends RulesetTypes>(
  { rules }: Ruleset<T>,
  { intent, command }: Option,
): Intent => intent ?? rules.commands[command.type]?.meta()?.intent ?? 'ACT';

/**
 * Foes first, the nearest of them; for help one's own, those with the least left. Places by how they
 * look from afar.
 */
function tasteOf(situation: Situation): Taste {
  const { near, self, fighters, temper, limits } = situation;
  const ranks = new Map(near.map(({ id }, i) => [id, i]));
  const rankOf = (id: CombatantId): number =>
    id === temper.hatesId ? -1 : (ranks.get(id) ?? near.length);
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
  const best = (hexes: readonly Hex[], why: 'STAND' | 'AIM') =>
    spread(hexes, limits.hexes)
      .map((hex) => ({ hex, value: why === 'AIM' ? struck(hex) : roughly(situation, hex) }))
      .sort((a, b) => b.value - a.value)
      .slice(0, limits.places)
      .map(({ hex }) => hex);
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
