/** SENSIBLE: what looks best one step ahead. */
import type { Decision, Option } from '../decision/decision.ts';
import type { Ruleset, RulesetTypes } from '../ruleset/ruleset.ts';
import { distance, type Hex } from '../values/hex.ts';
import type { CombatantId } from '../values/ids.ts';
import type { Intent } from '../values/intent.ts';
import { once } from '../values/once.ts';
import { candidatesOf, optionsOf, type Taste } from './filling.ts';
import { limits } from './limits.ts';
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
  temper: Temper,
): readonly Ranked<T>[] {
  const situation = situationOf(outlook, decision.combatantId ?? '', temper);
  if (!situation) return [];
  const here = once(() => exactly(situation, outlook, situation.self.position));
  const judge = { ruleset, outlook, situation, here };
  const taste = tasteOf(situation);
  const ranked: Ranked<T>[] = [];
  for (const option of optionsOf(decision)) {
    if (ranked.length >= limits.candidates) break;
    const intent = intentOf(ruleset, option);
    for (const template of candidatesOf(option, taste, intent === 'ATTACK')) {
      const command = ruleset.play.commands[template.type]?.parse(template);
      if (!command) continue;
      ranked.push({ command, label: option.label, ...appraise(judge, command, intent) });
    }
  }
  return ranked.sort((a, b) => b.value - a.value);
}

/** What an option is there for. */
export const intentOf = <T extends RulesetTypes>(
  { play }: Ruleset<T>,
  { intent, command }: Option,
): Intent => intent ?? play.commands[command.type]?.meta()?.intent ?? 'ACT';

/** Foes first, the nearest of them; places by how they look from afar. */
function tasteOf(situation: Situation): Taste {
  const { near, self, fighters, temper } = situation;
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
    combatants: (from) => from.toSorted((a, b) => rankOf(a) - rankOf(b)),
    places: (hexes, why) =>
      hexes
        .map((hex) => ({ hex, value: why === 'AIM' ? struck(hex) : roughly(situation, hex) }))
        .sort((a, b) => b.value - a.value)
        .map(({ hex }) => hex),
  };
}
