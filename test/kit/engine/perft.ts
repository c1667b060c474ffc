import { gameMaster } from '../../../src/engine/core/command/actor.ts';
import type { Choice, Option } from '../../../src/engine/core/decision/decision.ts';
import { execute } from '../../../src/engine/core/ruleset/execute.ts';
import type { Ruleset, RulesetTypes } from '../../../src/engine/core/ruleset/ruleset.ts';
import { seededDice } from '../../../src/engine/dice/seeded.ts';
import { picksOf } from './options.ts';

/** What is counted: the moves of a fight, not what the table may do besides at any time. */
const moves: ReadonlySet<string> = new Set([
  'TURN',
  'TIE',
  'PRIORITY',
  'AMPLIFY',
  'CONSENT',
  'DEFENSE',
  'RELEASE',
  'ADVANCE',
  'TARGET',
  'DELAYED_TURN',
]);

const SEED = '00'.repeat(32);

/**
 * How many sequences of legal commands there are to this depth. Every roll of the tree is drawn
 * from the start of one stream, so the count is the same on every machine.
 */
export function perft<T extends RulesetTypes>(
  ruleset: Ruleset<T>,
  state: T['state'],
  depth: number,
): number {
  const commands = ruleset.queries
    .decisions(state, gameMaster)
    .filter(({ kind }) => moves.has(kind))
    .flatMap(({ options }) => options)
    .flatMap((option) => legalFillings(ruleset, state, option));
  if (depth === 1) return commands.length;
  return commands.reduce((sum, filled) => {
    const command = ruleset.rules.commands[filled.type]!.parse(filled);
    const dice = seededDice(SEED, 0);
    const played = execute(ruleset, state, command, { actor: gameMaster, dice });
    if (!played.ok) throw new Error(`${filled.type} was listed and is refused.`);
    return sum + perft(ruleset, played.value.state, depth - 1);
  }, 0);
}

/** Of an option with limits those that are accepted; each outcome once, for a use that is left out can be named, too. */
function legalFillings<T extends RulesetTypes>(
  ruleset: Ruleset<T>,
  state: T['state'],
  option: Option,
): readonly Filled[] {
  const filled = fillings(option);
  const isPlain = option.choices.every(
    ({ field, limits }) => field !== 'use' && limits.length === 0,
  );
  if (isPlain) return filled;
  const byOutcome = new Map<string, Filled>();
  for (const one of filled) {
    const command = ruleset.rules.commands[one.type]!.parse(one);
    if (ruleset.rules.refusalOf(state, command)) continue;
    const played = ruleset.rules.decide(command, state, seededDice(SEED, 0));
    if (played.ok) byOutcome.set(JSON.stringify(played.value.events), one);
  }
  return [...byOutcome.values()];
}

type Filled = { readonly type: string } & Readonly<Record<string, unknown>>;

/** Every command that an option stands for. Words of one's own count as one, or as none where there are other ways to say it. */
function fillings({ command, choices }: Option): readonly Filled[] {
  return choices.reduce<readonly Filled[]>(
    (made, choice) =>
      made.flatMap((filled) =>
        values(choice).map((value) =>
          value === undefined ? filled : { ...filled, [choice.field]: value },
        ),
      ),
    [command],
  );
}

function values(choice: Choice): readonly unknown[] {
  if (choice.kind === 'TEXT' || choice.kind === 'DATA')
    return [choice.limits.length > 0 ? undefined : 'when the time has come'];
  const lists = picks(picksOf(choice), choice);
  if (choice.list) return lists;
  return lists.map(([value]) => value);
}

function picks(
  from: readonly unknown[],
  { min, max, repeats }: Choice,
): readonly (readonly unknown[])[] {
  let lists: readonly (readonly unknown[])[] = [[]];
  const found: (readonly unknown[])[] = min === 0 ? [[]] : [];
  for (let size = 1; size <= max; size++) {
    lists = lists.flatMap((list) =>
      from
        .filter((pick) => repeats || from.indexOf(pick) > from.indexOf(list.at(-1)))
        .map((pick) => [...list, pick]),
    );
    if (size >= min) found.push(...lists);
  }
  return found;
}
