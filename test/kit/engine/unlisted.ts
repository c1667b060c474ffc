/** Picks that no option lists: whoever makes them is refused, and nothing has happened. */
import { gameMaster } from '../../../src/engine/core/command/actor.ts';
import type {
  Choice,
  CommandTemplate,
  Option,
} from '../../../src/engine/core/decision/decision.ts';
import type { RulesetTypes } from '../../../src/engine/core/ruleset/ruleset.ts';
import { everyone, type WithCombatants } from '../../../src/engine/core/table/state.ts';
import type { Hex } from '../../../src/engine/core/values/hex.ts';
import { seededDice } from '../../../src/engine/dice/seeded.ts';
import { execute } from '../../../src/engine/core/ruleset/execute.ts';
import { type Game, randomCommand } from './fights.ts';
import { covers, leastFilling, type Material, picksOf } from './options.ts';
import { Random } from './random.ts';

/** What was tried, so that a test can assert that it was not nothing. */
export interface Tried {
  /** How often each kind of a choice was tried in each way, e.g. `HEX: own hex`, and of each command. */
  readonly ways: Map<string, number>;
  /** What was accepted although no option lists it: an example of each, by command, field and way. */
  readonly accepted: Map<string, CommandTemplate>;
}

interface Plan {
  readonly seed: number;
  readonly fights: number;
  /** The most that one fight has. */
  readonly commands: number;
  /** Tries after each how-many-th command. */
  readonly tryEvery: number;
}

/** Plays random fights, and tries what is not listed. */
export function tryUnlisted<T extends RulesetTypes>(game: Game<T>, plan: Plan): Tried {
  const tried: Tried = { ways: new Map(), accepted: new Map() };
  for (let number = 0; number < plan.fights; number++) {
    const random = new Random(plan.seed * 100_003 + number);
    const { setup, opening } = game.encounter(random);
    const dice = seededDice(random.diceSeed(), 0);
    let state = game.ruleset.rules.initial(setup);
    const play = (template: CommandTemplate) => {
      const command = parsed(game, template);
      if (!command) throw new Error(`${JSON.stringify(template)} is no command.`);
      const result = execute(game.ruleset, state, command, { actor: gameMaster, dice });
      if (!result.ok) throw new Error(`Listed, yet refused: ${JSON.stringify(result.error)}`);
      ({ state } = result.value);
    };
    opening.forEach(play);
    for (let n = 0; n < plan.commands && !game.hasEnded(state); n++) {
      if (n % plan.tryEvery === 0) new Attempts(game, state, random, tried).run();
      const next = randomCommand(game, state, random);
      if (!next) break;
      play(next);
    }
  }
  return tried;
}

/** What the GM says of somebody with one command: each option has a part of it, and any go together. */
const combined: readonly string[] = ['Adjudicate', 'UpdateCombatant'];

/** An option, with the command of its least filling. */
interface Family<T extends RulesetTypes> {
  readonly option: Option;
  readonly template: CommandTemplate;
  readonly least: T['command'];
}

/** A value for a field that its choice does not list, and how it comes to it. */
type Odd = readonly [how: string, value: unknown];

/** All that is tried in one state. */
class Attempts<T extends RulesetTypes> {
  private readonly game: Game<T>;
  private readonly state: T['state'];
  private readonly random: Random;
  private readonly tried: Tried;
  private readonly material: Material;
  private readonly families: readonly Family<T>[];
  private readonly before: string;

  constructor(game: Game<T>, state: T['state'], random: Random, tried: Tried) {
    this.game = game;
    this.state = state;
    this.random = random;
    this.tried = tried;
    this.material = game.material(state, random);
    this.before = JSON.stringify(state);
    this.families = game.ruleset.queries
      .decisions(state, gameMaster)
      .flatMap(({ options }) => options)
      .flatMap((option) => {
        const template = leastFilling(option, this.material);
        const least = parsed(game, template);
        return least ? [{ option, template, least }] : [];
      });
  }

  run(): void {
    for (const family of this.families) {
      const { option } = family;
      count(this.tried.ways, option.command.type);
      for (const choice of option.choices)
        for (const [how, value] of this.oddPicks(option, choice))
          this.attempt(family, `${choice.kind}: ${how}`, { [choice.field]: value });
      for (const [field, value] of this.fieldsOfOthers(option))
        this.attempt(family, `ANY: a field of another option`, { [field]: value });
    }
    if (JSON.stringify(this.state) !== this.before) throw new Error('A try changed the state.');
  }

  /** What the choice does not list: other picks, too few and too many of them, the same twice. */
  private oddPicks(option: Option, choice: Choice): readonly Odd[] {
    const asPicked = (value: unknown) => (choice.list ? [value] : value);
    const left: readonly Odd[] = choice.min > 0 ? [['left out', undefined]] : [];
    switch (choice.kind) {
      case 'TEXT':
        return [...left, ['no words', asPicked('')]];
      case 'DATA':
        return left;
      case 'NUMBER': {
        const { minimum, maximum } = choice;
        const beyond: readonly Odd[] = maximum === null ? [] : [['too many', maximum + 1]];
        return [...left, ['too few', minimum - 1], ['a part', minimum + 0.5], ...beyond];
      }
      case 'HEX':
      case 'COMBATANT':
      case 'KEY': {
        const others = this.others(option, choice).map(([how, value]): Odd => {
          const rest = choice.list ? picksOf(choice).slice(0, Math.max(0, choice.min - 1)) : [];
          return [how, choice.list ? [value, ...rest] : value];
        });
        return [...left, ...others, ...this.oddLists(choice)];
      }
    }
  }

  private oddLists(choice: Exclude<Choice, { kind: 'TEXT' | 'DATA' | 'NUMBER' }>): readonly Odd[] {
    if (!choice.list) return [];
    const picks = picksOf(choice);
    const [first] = picks;
    const { min, max, repeats } = choice;
    const many = (length: number) => Array.from({ length }, (_, i) => picks[i] ?? first);
    return [
      ['too many', many(max + 1)],
      ...(min > 1 ? [['too few', many(min - 1)] satisfies Odd] : []),
      ...(!repeats && max > 1 ? [['doubled', [first, first]] satisfies Odd] : []),
    ];
  }

  /** Picks that are not among those listed. */
  private others(
    option: Option,
    choice: Exclude<Choice, { kind: 'TEXT' | 'DATA' | 'NUMBER' }>,
  ): readonly Odd[] {
    const listed = new Set(picksOf(choice).map((pick) => JSON.stringify(pick)));
    const candidates: readonly Odd[] =
      choice.kind === 'HEX' ? this.hexes(option) : this.names(option, choice);
    return candidates.filter(([, value]) => !listed.has(JSON.stringify(value)));
  }

  /** Where somebody or something is, beyond what can be reached, and off the map. */
  private hexes({ command }: Option): readonly Odd[] {
    const { combatants, battlefield } = this.state as WithCombatants & {
      readonly battlefield: { readonly obstacles: readonly Hex[] };
    };
    const self = combatants[String(command.combatantId)];
    const people = everyone({ combatants });
    const from = self?.position ?? people[0]?.position ?? { q: 0, r: 0 };
    const beside = (far: number): Hex => ({ q: from.q + far, r: from.r });
    const near = Array.from({ length: 12 }, (_, i) => this.random.int(-1, 1) * (i + 1));
    return [
      ['own hex', from],
      ...people.map(({ position }): Odd => ['the hex of somebody', position]),
      ...battlefield.obstacles.slice(0, 3).map((hex): Odd => ['an obstacle', hex]),
      ...near.map((far): Odd => ['beyond', beside(far)]),
      ['far away', beside(from.q > 0 ? -400 : 400)],
      ['off the map', { q: 5000, r: 0 }],
    ];
  }

  /** Themselves, others, the hidden, those who are gone; and keys that other choices list. */
  private names({ command, choices }: Option, choice: Choice): readonly Odd[] {
    const nobody: Odd = ['unknown', 'nobody-at-all'];
    if (choice.kind === 'COMBATANT') {
      const present = Object.keys((this.state as WithCombatants).combatants);
      const hidden = this.game.ruleset.queries.hidden(this.state);
      const gone = [...this.before.matchAll(/"id":"([^"]+)"/g)].map(([, id = '']) => id);
      return [
        ['themselves', command.combatantId ?? ''],
        ...present.map((id): Odd => ['somebody else', id]),
        ...hidden.map((id): Odd => ['somebody hidden', id]),
        ...gone.slice(-3).map((id): Odd => ['something else', id]),
        nobody,
      ];
    }
    const ofOthers = this.families.flatMap(({ option }) =>
      option.choices.flatMap((other) =>
        other.kind === 'KEY' && other.field === choice.field ? other.from : [],
      ),
    );
    const ofThis = choices.flatMap((other) => (other.kind === 'KEY' ? other.from : []));
    return [
      ...[...new Set(ofOthers)].slice(0, 12).map((key): Odd => ['a pick of another option', key]),
      ...[...new Set(ofThis)].slice(0, 12).map((key): Odd => ['a pick of another choice', key]),
      nobody,
    ];
  }

  /** Legal picks of other options of the same command, in fields that this one does not leave to choose. */
  private fieldsOfOthers({ command, choices }: Option): readonly (readonly [string, unknown])[] {
    const own = new Set([...Object.keys(command), ...choices.map(({ field }) => field)]);
    const found = new Map<string, unknown>();
    const siblings = this.families.filter(({ option }) => option.command.type === command.type);
    for (const { option, template } of siblings)
      for (const { field } of option.choices)
        if (!own.has(field) && template[field] !== undefined) found.set(field, template[field]);
    return [...found];
  }

  private attempt({ template }: Family<T>, how: string, change: object): void {
    if (combined.includes(template.type) && /another option|left out/.test(how)) return;
    count(this.tried.ways, how);
    const given = Object.fromEntries(
      Object.entries({ ...template, ...change }).filter(([, value]) => value !== undefined),
    ) as CommandTemplate;
    const command = parsed(this.game, given);
    if (!command) return;
    const dice = seededDice('0'.repeat(64), 0);
    const result = this.game.ruleset.rules.decide(command, this.state, dice);
    if (!result.ok) {
      if (dice.position > 0) throw new Error(`${how}: dice fell for what was refused.`);
      return;
    }
    const isListed = this.families.some(
      ({ option, least }) =>
        option.command.type === given.type && coversAllBut(option, least, command),
    );
    const what = `${given.type}.${Object.keys(change).join()}: ${how}`;
    if (!isListed && !this.tried.accepted.has(what)) this.tried.accepted.set(what, given);
  }
}

/** Whether the option stands for the command, whatever data it has where data must be given. */
function coversAllBut(option: Option, least: object, command: object): boolean {
  const isData = (field: string) =>
    option.choices.some((choice) => choice.kind === 'DATA' && choice.field === field);
  const withoutData = (given: object) =>
    Object.fromEntries(Object.entries(given).filter(([field]) => !isData(field)));
  const given = option.choices.every(
    ({ kind, field, min }) => kind !== 'DATA' || min === 0 || (command as Fields)[field] !== null,
  );
  const choices = option.choices.filter(({ kind }) => kind !== 'DATA');
  return given && covers({ ...option, choices }, withoutData(least), withoutData(command));
}

type Fields = Readonly<Record<string, unknown>>;

function parsed<T extends RulesetTypes>(
  { ruleset }: Game<T>,
  template: CommandTemplate,
): T['command'] | null {
  const result = ruleset.rules.commands[template.type]?.safeParse(template);
  return result?.success ? result.data : null;
}

function count(counts: Map<string, number>, key: string): void {
  counts.set(key, (counts.get(key) ?? 0) + 1);
}
