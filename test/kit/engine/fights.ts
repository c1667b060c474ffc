import { gameMaster } from '../../../src/engine/core/command/actor.ts';
import type {
  CommandTemplate,
  Decision,
  Option,
} from '../../../src/engine/core/decision/decision.ts';
import { execute, fold } from '../../../src/engine/core/ruleset/execute.ts';
import type { Rejection } from '../../../src/engine/core/command/rejection.ts';
import type { Result } from '../../../src/engine/core/values/result.ts';
import type { Decided, Ruleset, RulesetTypes } from '../../../src/engine/core/ruleset/ruleset.ts';
import { drawsTheSame, shownDice } from '../../../src/engine/core/score/shown-dice.ts';
import { seededDice } from '../../../src/engine/dice/seeded.ts';
import {
  boldFilling,
  covers,
  fullestFilling,
  isLimitOf,
  leastFilling,
  type Material,
  randomFilling,
} from './options.ts';
import { leavesPlayer } from './players.ts';
import { Random } from './random.ts';
import { inFull } from './listing.ts';
import type { Offered } from '../../../src/engine/core/table/own-options.ts';

/** A random encounter: what it starts from, and the commands that fill it before anyone chooses. */
export interface Encounter<T extends RulesetTypes> {
  readonly setup: T['setup'];
  readonly opening: readonly CommandTemplate[];
}

/** One command and what it made happen, event by event. */
export interface Step<T extends RulesetTypes> {
  readonly before: T['state'];
  readonly command: T['command'];
  /** The option it was taken from; null while the encounter is filled. */
  readonly option: Option | null;
  readonly events: readonly T['event'][];
  /** The state after each event. */
  readonly states: readonly T['state'][];
  readonly after: T['state'];
}

type TableLine = Pick<Offered<never>, 'offeredBy'> & {
  readonly by: 'GM' | 'PLAYER';
  readonly cost?: unknown;
};

/** What a ruleset adds to the harness. */
export interface Game<T extends RulesetTypes> {
  readonly ruleset: Ruleset<T>;
  /** What its table says of each command. */
  readonly commands: Readonly<Record<string, TableLine>>;
  encounter(random: Random): Encounter<T>;
  /** Text and data for options; the data is legal in this state. */
  material(state: T['state'], random: Random): Material;
  /** What a listed refusal's command lacks to be a command. */
  readonly blanks: Readonly<Record<string, object>>;
  /** How likely random play takes this option, compared with the others. */
  weight(state: T['state'], decision: Decision, option: Option): number;
  /** Picks that come about too seldom by chance alone. */
  preferred?(option: Option, random: Random): object;
  /** Well-formed commands, legal and illegal, in this state; each with all its fields. */
  universe(state: T['state'], random: Random): readonly T['command'][];
  /** Follows one fight and reports what is wrong after a command. */
  witness(): (step: Step<T>) => readonly string[];
  /** What to count beside the type of an event, e.g. the action that it uses. */
  marks(event: T['event']): readonly string[];
  hasEnded(state: T['state']): boolean;
  /** The next command towards a moment at which nothing is under way; null at such a moment. */
  calm(state: T['state']): CommandTemplate | null;
  /** Rounds begun. */
  rounds(state: T['state']): number;
}

export interface Plan {
  readonly seed: number;
  readonly fights: number;
  readonly roundLimit: number;
  /** Try all options and part of the universe on the side after each how-many-th command. */
  readonly tryEvery: number;
  /** Replay every n-th fight from its events, and from its seed and commands. */
  readonly retellEvery: number;
  /** Play only this fight, to look into a failure. */
  readonly only?: number | undefined;
}

export interface Tally {
  fights: number;
  ended: number;
  commands: number;
  options: number;
  refusals: number;
  listedRefusals: number;
  /** How often each type of event and each of its marks happened, and each rule refused something. */
  readonly events: Map<string, number>;
  readonly rules: Map<string, number>;
  /** The fields of commands, as `DeclareAction.action`, that an option had or left to choose. */
  readonly listed: Set<string>;
  /** The decisions that had commands among their options, as `DeclareAction: TURN`. */
  readonly offered: Set<string>;
}

/** Far more than a fight of the given length can need. */
const MAX_COMMANDS = 5000;
/** The same for what is under way to run out; those who have run far apart shoot for a long time. */
const MAX_CALMING = 2000;

/** Plays whole fights of random legal commands and checks everything after each; throws on a fault. */
export function playFights<T extends RulesetTypes>(game: Game<T>, plan: Plan): Tally {
  const tally: Tally = {
    fights: 0,
    ended: 0,
    commands: 0,
    options: 0,
    refusals: 0,
    listedRefusals: 0,
    events: new Map(),
    rules: new Map(),
    listed: new Set(),
    offered: new Set(),
  };
  const numbers = Array.from({ length: plan.fights }, (_, i) => i);
  for (const number of plan.only === undefined ? numbers : [plan.only]) {
    const fight = new Fight(game, new Random(plan.seed * 100_003 + number), tally);
    try {
      fight.play(plan);
    } catch (error) {
      throw new Error(
        `${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n` +
          `Seed ${plan.seed}, fight ${number}, command ${fight.commands.length}; again with ` +
          `SIXBEAT_SEED=${plan.seed} SIXBEAT_FIGHT=${number}.\n` +
          JSON.stringify({ seed: fight.seed, setup: fight.setup, commands: fight.commands }),
        { cause: error },
      );
    }
  }
  return tally;
}

/**
 * Plays one fight at random, without checks, and at the beginning of each of these rounds goes on to a
 * moment at which nothing is under way; the states of those moments. Throws if the fight ends before.
 */
export function playLong<T extends RulesetTypes>(
  game: Game<T>,
  { seed, rounds }: { readonly seed: number; readonly rounds: readonly number[] },
): readonly T['state'][] {
  const random = new Random(seed);
  const { setup, opening } = game.encounter(random);
  const dice = seededDice(random.diceSeed(), 0);
  let state = game.ruleset.rules.initial(setup);
  const apply = (template: CommandTemplate) => {
    const command = parse(game.ruleset, template);
    const result = execute(game.ruleset, state, command, { actor: gameMaster, dice });
    if (!result.ok) fail(`${JSON.stringify(command)}: ${JSON.stringify(result.error)}`);
    state = result.value.state;
  };
  opening.forEach(apply);
  return rounds.map((round) => {
    while (game.rounds(state) < round) {
      const command = randomCommand(game, state, random);
      if (!command) fail('The fight does not go on.');
      apply(command);
    }
    let left = MAX_CALMING;
    for (let next = game.calm(state); next; next = game.calm(state)) {
      if (left-- === 0) fail('Something does not come to an end.');
      apply(next);
    }
    return state;
  });
}

/** A legal command, chosen as the game weighs its options; null when there is none. */
export function randomCommand<T extends RulesetTypes>(
  game: Game<T>,
  state: T['state'],
  random: Random,
): CommandTemplate | null {
  const option = choose(game, state, game.ruleset.queries.decisions(state, gameMaster), random);
  return option && acceptedFilling(game, state, option, random);
}

/** The option filled at random; where that goes beyond its limits, within them. */
function acceptedFilling<T extends RulesetTypes>(
  game: Game<T>,
  state: T['state'],
  option: Option,
  random: Random,
): CommandTemplate {
  const material = game.material(state, random);
  const filled = {
    ...boldFilling(option, random, material),
    ...game.preferred?.(option, random),
  };
  if (option.choices.every(({ limits }) => limits.length === 0)) return filled;
  const tried = game.ruleset.rules.decide(
    parse(game.ruleset, filled),
    state,
    seededDice(random.diceSeed(), 0),
  );
  return tried.ok ? filled : randomFilling(option, random, material);
}

class Fight<T extends RulesetTypes> {
  readonly seed: string;
  readonly setup: T['setup'];
  readonly commands: T['command'][] = [];
  private readonly game: Game<T>;
  private readonly random: Random;
  private readonly tally: Tally;
  private readonly opening: readonly CommandTemplate[];
  private readonly inspect: (step: Step<T>) => readonly string[];
  private readonly events: T['event'][] = [];
  /** What the last command made happen. */
  private lately: readonly T['event'][] = [];
  private state: T['state'];
  /** The same fight kept by folding its events alone, as they come out of a store. */
  private shadow: T['state'];
  private bytes: string;
  private position = 0;

  constructor(game: Game<T>, random: Random, tally: Tally) {
    const { setup, opening } = game.encounter(random);
    this.game = game;
    this.random = random;
    this.tally = tally;
    this.setup = setup;
    this.opening = opening;
    this.seed = random.diceSeed();
    this.inspect = game.witness();
    this.state = frozen(game.ruleset.rules.initial(setup));
    this.shadow = game.ruleset.rules.initial(copy(setup));
    this.bytes = JSON.stringify(this.state);
  }

  play({ roundLimit, tryEvery, retellEvery }: Plan): void {
    const { game, tally } = this;
    for (const command of this.opening) this.apply(command, null);
    while (!game.hasEnded(this.state) && game.rounds(this.state) <= roundLimit) {
      if (this.commands.length > MAX_COMMANDS) fail('The fight does not come to an end.');
      const decisions = game.ruleset.queries.decisions(this.state, gameMaster);
      const due = decisions.filter(({ required }) => required);
      if (due.length !== 1) fail(`${due.length} decisions are due: ${JSON.stringify(inFull(due))}`);
      const awaited = game.ruleset.queries.requiredDecisions(this.state);
      if (awaited.length !== 1 || awaited[0] !== due[0]) fail('Another decision is awaited.');
      for (const decision of decisions)
        for (const option of decision.options) {
          this.noteFields(option);
          this.checkOffer(decision, option);
        }
      if (this.commands.length % tryEvery === 0) this.tryOnTheSide(decisions);
      const option = choose(game, this.state, decisions, this.random);
      // Only the game master can end an encounter that has lost a side before it began.
      if (!option) break;
      this.apply(acceptedFilling(game, this.state, option, this.random), option);
    }
    if (game.hasEnded(this.state)) {
      tally.ended++;
      const { queries } = game.ruleset;
      const decisions = [
        ...queries.requiredDecisions(this.state),
        ...queries.decisions(this.state, gameMaster),
      ];
      if (decisions.length > 0) fail('There is something to decide after the end.');
      this.tryOnTheSide(decisions);
    }
    tally.fights++;
    if (tally.fights % retellEvery === 1 || retellEvery === 1) this.retell();
  }

  private apply(template: CommandTemplate, option: Option | null): void {
    const { game, state: before, tally } = this;
    const command = parse(game.ruleset, template);
    this.commands.push(command);
    const dice = seededDice(this.seed, this.position);
    const result = execute(game.ruleset, before, command, { actor: gameMaster, dice });
    if (!result.ok) fail(`A listed option was refused: ${JSON.stringify(result.error)}`);
    const { state: after, events } = result.value;
    this.drawAgain(events, dice.position);
    this.position = dice.position;
    this.lately = frozen(events);
    this.events.push(...events);
    const states = copy(events).map(
      (event) => (this.shadow = frozen(game.ruleset.rules.evolve(this.shadow, event))),
    );
    this.bytes = JSON.stringify(after);
    if (JSON.stringify(this.shadow) !== this.bytes)
      fail('The events do not fold to the snapshot, byte for byte.');
    for (const event of events)
      for (const mark of [event.type, ...game.marks(event)]) count(tally.events, mark);
    tally.commands++;
    // Every now and then the fight is laid aside and taken up again from its stored form.
    this.state = frozen(this.random.chance(0.1) ? (JSON.parse(this.bytes) as T['state']) : after);
    const problems = this.inspect({ before, command, option, events, states, after });
    if (problems.length > 0) fail(problems.join('\n'));
  }

  /** The events show every die: a journal of an older edition of the rules is verified by them. */
  private drawAgain(events: readonly T['event'][], position: number): void {
    const dice = seededDice(this.seed, this.position);
    for (const event of events)
      for (const shown of shownDice(this.game.ruleset.schemas.events, event))
        if (!drawsTheSame(shown, dice)) fail(`${event.type} shows other dice than were rolled.`);
    if (dice.position !== position) fail('Dice were rolled that no event shows.');
  }

  private tryOnTheSide(decisions: readonly Decision[]): void {
    this.tryOptions(decisions);
    this.tryRefusals(decisions);
    this.tryUniverse(decisions);
    this.lookOn();
    if (JSON.stringify(this.state) !== this.bytes) fail('What was only tried changed the state.');
  }

  /** All that is listed is accepted. */
  private tryOptions(decisions: readonly Decision[]): void {
    const material = this.game.material(this.state, this.random);
    for (const option of decisions.flatMap(({ options }) => options)) {
      const fillings = [leastFilling(option, material), fullestFilling(option, material)];
      const sure = new Set(fillings.map((filled) => JSON.stringify(filled)));
      const any = new Set(sure);
      if (option.choices.length > 0)
        any.add(JSON.stringify(boldFilling(option, this.random, material)));
      for (const filling of any) {
        const command = parse(this.game.ruleset, JSON.parse(filling) as CommandTemplate);
        const result = this.attempt(command);
        this.tally.options++;
        if (!result.ok && (sure.has(filling) || !isLimitOf(option, result.error)))
          fail(`Listed, yet refused: ${filling}: ${JSON.stringify(result.error)}`);
      }
    }
  }

  /** A field that may be left out says what that means. */
  private noteFields({ label, command, choices }: Option): void {
    for (const { field, min, ifOmitted } of choices)
      if ((min === 0) === (ifOmitted === null)) fail(`${label}: what if '${field}' is left out?`);
    for (const field of [...Object.keys(command), ...choices.map((choice) => choice.field)])
      this.tally.listed.add(`${command.type}.${field}`);
  }

  /** What the table of commands says of it holds. */
  private checkOffer({ kind, combatantId }: Decision, { command, cost }: Option): void {
    const { type } = command;
    const line = this.game.commands[type];
    this.tally.offered.add(`${type}: ${kind}`);
    const kinds = line && !('none' in line.offeredBy) ? line.offeredBy : [];
    if (!(kinds as readonly string[]).includes(kind)) fail(`${type} is offered by ${kind}.`);
    const owner = line?.by === 'PLAYER' ? command.combatantId : null;
    if (owner !== combatantId) fail(`${type}, by ${line?.by}, is offered to ${combatantId}.`);
    if (line?.cost === 'FREE' && cost.length > 0) fail(`${type} is free, and costs something.`);
  }

  /** What is listed as refused is refused, for the reason given. */
  private tryRefusals(decisions: readonly Decision[]): void {
    for (const { command, rejection } of decisions.flatMap(({ refusals }) => refusals)) {
      const blanks = this.game.blanks[command.type] ?? {};
      const result = this.attempt(parse(this.game.ruleset, { ...blanks, ...command }));
      const given = result.ok ? 'accepted' : JSON.stringify(result.error);
      this.tally.listedRefusals++;
      if (given !== JSON.stringify(rejection))
        fail(`${JSON.stringify(command)}: listed as ${JSON.stringify(rejection)}, but ${given}`);
      this.checkRejection(rejection, command);
    }
  }

  /** All that is not listed is refused by a rule, and what is listed is not. */
  private tryUniverse(decisions: readonly Decision[]): void {
    const { game } = this;
    const material = game.material(this.state, this.random);
    const families = decisions
      .flatMap(({ options }) => options)
      .map((option) => ({
        option,
        least: parse(game.ruleset, leastFilling(option, material)),
      }));
    for (const command of game.universe(this.state, this.random)) {
      const listed = families.filter(
        ({ option, least }) =>
          option.command.type === command.type && covers(option, least, command),
      );
      const result = this.attempt(command);
      if (result.ok) {
        if (listed.length === 0) fail(`Not listed, yet accepted: ${JSON.stringify(command)}`);
      } else {
        this.tally.refusals++;
        const { error } = result;
        if (!listed.every(({ option }) => isLimitOf(option, error)))
          fail(`Listed, yet refused: ${JSON.stringify([command, error])}`);
        this.checkRejection(result.error, command);
      }
    }
  }

  /** A spectator can be shown all of it, and every line of the log. */
  private lookOn(): void {
    const { ruleset } = this.game;
    const spectator = { kind: 'SPECTATOR' } as const;
    JSON.stringify([
      ruleset.queries.view(this.state, spectator),
      inFull(ruleset.queries.decisions(this.state, spectator)),
    ]);
    for (const event of this.lately) {
      const seen = ruleset.queries.viewEvent(event, gameMaster);
      if (!seen || ruleset.queries.narrate(seen, this.state) === '')
        fail(`${event.type} has no line in the log.`);
    }
  }

  private checkRejection(rejection: Rejection, command: object): void {
    const { rules } = this.game.ruleset.rulebook;
    const known = rejection.code === 'ILLEGAL' && rules.some(({ id }) => id === rejection.rule);
    if (!known)
      fail(`${JSON.stringify(command)} is refused by no rule: ${JSON.stringify(rejection)}`);
    // One sentence: why not; what would be legal.
    if (!/^[^;]+; [^;]+[^;.]\.$/.test(rejection.message) || rejection.message.length > 200)
      fail(`${rejection.rule} does not say what would be legal: ${rejection.message}`);
    count(this.tally.rules, rejection.rule);
  }

  /** Judges a command without carrying it out, with dice of its own. */
  private attempt(command: T['command']): Result<Decided<T>, Rejection> {
    try {
      return this.game.ruleset.rules.decide(
        command,
        this.state,
        seededDice(this.seed, this.position),
      );
    } catch (error) {
      throw new Error(`${JSON.stringify(command)} broke the engine.`, { cause: error });
    }
  }

  /** The whole fight again: from its events, and from its seed and commands. */
  private retell(): void {
    const { game, setup } = this;
    const folded = fold(game.ruleset, game.ruleset.rules.initial(setup), this.events);
    if (JSON.stringify(folded) !== this.bytes) fail('The journal does not fold to the snapshot.');
    const dice = seededDice(this.seed, 0);
    let state = game.ruleset.rules.initial(setup);
    const events: T['event'][] = [];
    for (const command of this.commands) {
      const result = execute(game.ruleset, state, command, { actor: gameMaster, dice });
      if (!result.ok) fail(`Refused the second time: ${JSON.stringify(result.error)}`);
      state = result.value.state;
      events.push(...result.value.events);
    }
    if (
      JSON.stringify(state) !== this.bytes ||
      JSON.stringify(events) !== JSON.stringify(this.events)
    )
      fail('The same seed and commands gave another fight.');
  }
}

function choose<T extends RulesetTypes>(
  game: Game<T>,
  state: T['state'],
  decisions: readonly Decision[],
  random: Random,
): Option | null {
  const all = decisions.flatMap((decision) =>
    decision.options
      .filter(leavesPlayer)
      .map((option) => ({ option, weight: game.weight(state, decision, option) })),
  );
  return random.weighted(all, ({ weight }) => weight)?.option ?? null;
}

export function parse<T extends RulesetTypes>(
  ruleset: Ruleset<T>,
  template: CommandTemplate,
): T['command'] {
  const schema = ruleset.rules.commands[template.type];
  if (!schema) throw new Error(`No command '${template.type}'.`);
  const parsed = schema.safeParse(template);
  if (!parsed.success)
    throw new Error(`${JSON.stringify(template)} is no command: ${parsed.error.message}`);
  return parsed.data;
}

function fail(problem: string): never {
  throw new Error(problem);
}

const copy = <V>(value: V): V => JSON.parse(JSON.stringify(value)) as V;

function count(counts: Map<string, number>, key: string): void {
  counts.set(key, (counts.get(key) ?? 0) + 1);
}

/** Frozen all through, so that writing to it throws. */
function frozen<V>(value: V): V {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    for (const part of Object.values(value)) frozen(part);
  }
  return value;
}
