/** SENSIBLE: what looks best one step ahead. */
import type { Decision, Option } from '../decision/decision.ts';
import type { Ruleset, RulesetTypes } from '../ruleset/ruleset.ts';
import { distance, type Hex } from '../values/hex.ts';
import type { CombatantId } from '../values/ids.ts';
import type { Intent } from '../values/intent.ts';
import { once } from '../values/once.ts';
import { candidatesOf, type Taste } from './filling.ts';
import { type Limits, spread, usual } from './limits.ts';
import type { Outlook } from './outlook.ts';
import { exactly, roughly } from './places.ts';
import { type Situation, situationOf } from './situation.ts';
import type { Temper } from './temper.ts';
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
  { temper, limits = usual }: { readonly temper: Temper; readonly limits?: Limits },
): readonly Ranked<T>[] {
  const situation = situationOf(outlook, decision.combatantId ?? '', temper, limits);
  if (!situation) return [];
  const here = once(() => exactly(situation, outlook, situation.self.position));
  const judge = { ruleset, outlook, situation, here };
  const taste = tasteOf(situation);
  const ranked: Ranked<T>[] = [];
  for (const option of spread(decision.options, limits.options)) {
    if (ranked.length >= limits.candidates) break;
    const intent = intentOf(ruleset, option);
    for (const command of commandsOf(ruleset, option, taste, intent))
      ranked.push({ command, label: option.label, ...appraise(judge, command, intent) });
  }
  return ranked.sort((a, b) => b.value - a.value);
}

/** For these it does not matter here what else is chosen: nothing of it can be judged. */
const alike: ReadonlySet<Intent> = new Set(['READY', 'WAIT', 'ORDER', 'YIELD', 'MANAGE']);

/** The candidates of an option as commands; what they have in common is checked and completed once. */
function commandsOf<T extends RulesetTypes>(
  { play }: Ruleset<T>,
  option: Option,
  taste: Taste,
  intent: Intent,
): readonly T['command'][] {
  const templates = candidatesOf(option, taste, intent === 'ATTACK');
  const [least, ...more] = alike.has(intent) ? templates.slice(0, 1) : templates;
  const command = least && play.commands[least.type]?.parse(least);
  return command ? [command, ...more.map((template) => ({ ...command, ...template }))] : [];
}

/** What an option is there for. */
export const intentOf = <T extends RulesetTypes>(
  { play }: Ruleset<T>,
  { intent, command }: Option,
): Intent => intent ?? play.commands[command.type]?.meta()?.intent ?? 'ACT';

/** Foes first, the nearest of them; places by how they look from afar. */
function tasteOf(situation: Situation): Taste {
  const { near, self, fighters, temper, limits } = situation;
  const rankOf = (id: CombatantId): number => {
    if (id === temper.hatesId) return -1;
    const at = near.findIndex((foe) => foe.id === id);
    return at < 0 ? near.length : at;
  };
  const struck = (hex: Hex): number =>
    fighters.reduce((sum, { position, side }) => {
      const far = distance(position, hex);
      return far > 2 ? sum : sum + (side === self.side ? -1.5 : 1) / (1 + far);
    }, 0);
  return {
    limits,
    combatants: (from) => from.toSorted((a, b) => rankOf(a) - rankOf(b)),
    places: (hexes, why) =>
      hexes
        .map((hex) => ({ hex, value: why === 'AIM' ? struck(hex) : roughly(situation, hex) }))
        .sort((a, b) => b.value - a.value)
        .map(({ hex }) => hex),
  };
}
