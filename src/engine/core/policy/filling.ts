/** From an option to commands: what is still to be chosen, chosen so that it is sure to be accepted. */
import type { Choice, CommandTemplate, Option } from '../decision/decision.ts';
import type { Hex } from '../values/hex.ts';
import type { CombatantId } from '../values/ids.ts';
import type { Intent } from '../values/intent.ts';
import type { Chance } from './chance.ts';
import { type Limits, spread } from './limits.ts';

type Picks = readonly unknown[];

/** Which picks of a choice are worth a look, the most promising first. */
export interface Taste {
  readonly limits: Limits;
  combatants(from: readonly CombatantId[], intent: Intent): readonly CombatantId[];
  isFoe(id: CombatantId): boolean;
  /** Hexes to stand in, or to aim at: no more than are looked at. */
  places(hexes: readonly Hex[], why: 'STAND' | 'AIM'): readonly Hex[];
}

/**
 * The commands of an option that are worth a look; the first with as little chosen as may be. What all
 * of them have in common is completed once: null where that gives no command.
 */
export function candidatesOf<Command extends CommandTemplate>(
  { command: template, choices }: Option,
  { taste, intent }: { readonly taste: Taste; readonly intent: Intent },
  complete: (least: CommandTemplate) => Command | null,
): readonly Command[] {
  let least = template;
  const open: { readonly choice: Choice; readonly more: readonly Picks[] }[] = [];
  for (const choice of choices) {
    const [first, ...more] = promising(choice, taste, intent) ?? [];
    if (!first) return [];
    least = fill(least, choice, first);
    if (more.length > 0) open.push({ choice, more });
  }
  const command = complete(least);
  let commands = command ? [command] : [];
  for (const { choice, more } of open) {
    const room = Math.max(1, Math.floor(taste.limits.perOption / commands.length));
    const filled = more
      .slice(0, room - 1)
      .flatMap((picks) => commands.map((before) => fill(before, choice, picks)));
    commands = [...commands, ...filled];
  }
  return commands;
}

const nothing: Picks = [];

/** The ways to make a choice, each as a list of picks; null where there is none that is sure. */
function promising(choice: Choice, taste: Taste, intent: Intent): readonly Picks[] | null {
  const { min } = choice;
  const { limits } = taste;
  const without = min === 0 ? [nothing] : [];
  if (choice.limits.length > 0) return min === 0 ? without : all(choice);
  switch (choice.kind) {
    case 'COMBATANT':
      return min === 0
        ? without
        : ways(choice, targets(choice, taste, intent).slice(0, Math.max(min, limits.targets)));
    case 'HEX': {
      const isAttack = intent === 'ATTACK';
      if (isAttack && min === 0) return without;
      const { hexes } = choice.area;
      return [...without, ...ways(choice, taste.places(hexes, isAttack ? 'AIM' : 'STAND'))];
    }
    case 'KEY':
      return [...without, ...ways(choice, choice.from.slice(0, limits.keys + min))];
    case 'NUMBER':
      // How much of a way is gone at first makes no difference to where it leads.
      if (intent === 'MOVE' && min === 0) return without;
      return [...without, ...numbers(choice, limits.keys + min).map((number) => [number])];
    case 'TEXT':
      return min === 0 ? without : [[WORDS]];
    case 'DATA':
      return min === 0 ? without : null;
  }
}

/** No one attacks their own, nor who does not fight any more, while there are foes enough. */
function targets(
  { from, min, repeats }: Extract<Choice, { kind: 'COMBATANT' }>,
  taste: Taste,
  intent: Intent,
): readonly CombatantId[] {
  const all = taste.combatants(from, intent);
  if (intent !== 'ATTACK') return all;
  const foes = all.filter((id) => taste.isFoe(id));
  return foes.length >= (repeats ? 1 : min) ? foes : all;
}

/** So many of the numbers that there are, the least among them. */
function numbers({ minimum, maximum }: Extract<Choice, { kind: 'NUMBER' }>, count: number) {
  const all = Math.min((maximum ?? Infinity) - minimum + 1, MAX_NUMBERS);
  return spread(
    Array.from({ length: all }, (_, i) => minimum + i),
    count,
  );
}

/** Numbers that are looked at, from the least on. */
const MAX_NUMBERS = 10;

/** What is said where a choice asks for words. */
const WORDS = 'As it comes';

/** One way for each of these picks: as often as it may be there, or with those that follow it. */
function ways({ min, repeats }: Choice, picks: Picks): readonly Picks[] {
  const count = Math.max(1, min);
  if (repeats) return picks.map((pick) => Array.from({ length: count }, () => pick));
  return count === 1 ? picks.map((pick) => [pick]) : [picks.slice(0, count)];
}

/** A choice with limits that must be made takes all of its picks. */
function all(choice: Choice): readonly Picks[] | null {
  if (choice.kind === 'COMBATANT' || choice.kind === 'KEY')
    return [choice.from.slice(0, choice.max)];
  return choice.kind === 'HEX' ? [choice.area.hexes.slice(0, choice.max)] : null;
}

function fill<Command extends CommandTemplate>(
  command: Command,
  { field, list }: Choice,
  picks: Picks,
): Command {
  if (picks.length === 0) return command;
  return { ...command, [field]: list ? picks : picks[0] };
}

/** Any of the commands of an option, or null where it asks for what no one can make up. */
export function anyOf(option: Option, chance: Chance): CommandTemplate | null {
  let { command } = option;
  for (const choice of option.choices) {
    const picks = anyPicks(choice, chance);
    if (picks === null) return null;
    command = fill(command, choice, picks);
  }
  return command;
}

/** The highest number that chance chooses where there is no limit, above the least. */
const HIGH = 5;

function anyPicks(choice: Choice, chance: Chance): Picks | null {
  const { min, max, limits: bounds, list, repeats } = choice;
  if (bounds.length > 0) {
    const [whole = null] = min === 0 ? [nothing] : (all(choice) ?? []);
    return whole;
  }
  const count = chance.int(min, Math.max(min, max));
  const some = (from: Picks): Picks =>
    list && repeats && from.length > 0
      ? Array.from({ length: count }, () => chance.pick(from))
      : chance.sample(from, count);
  switch (choice.kind) {
    case 'COMBATANT':
    case 'KEY':
      return some(choice.from);
    case 'HEX':
      return some(choice.area.hexes);
    case 'NUMBER': {
      const { minimum, maximum } = choice;
      return count === 0
        ? nothing
        : [chance.int(minimum, Math.min(maximum ?? Infinity, minimum + HIGH))];
    }
    case 'TEXT':
      return count === 0 ? nothing : [WORDS];
    case 'DATA':
      return min === 0 ? nothing : null;
  }
}
