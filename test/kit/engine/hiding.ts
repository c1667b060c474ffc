import { type Actor, gameMaster } from '../../../src/engine/core/command/actor.ts';
import type { CommandTemplate } from '../../../src/engine/core/decision/decision.ts';
import type { Edge, Wall, WallKind } from '../../../src/engine/core/values/battlefield.ts';
import type { Hex } from '../../../src/engine/core/values/hex.ts';
import { outlookOf } from '../../../src/engine/core/policy/outlook.ts';
import { execute } from '../../../src/engine/core/ruleset/execute.ts';
import { seatOdds } from '../../../src/engine/core/ruleset/seat-odds.ts';
import type { OddsQuery } from '../../../src/engine/core/odds/odds.ts';
import type { RulesetTypes } from '../../../src/engine/core/ruleset/ruleset.ts';
import { seededDice } from '../../../src/engine/dice/seeded.ts';
import { type Game } from './fights.ts';
import { randomFilling } from './options.ts';
import { Random } from './random.ts';
import { inFull } from './listing.ts';

/** A number that stands on no other sheet. */
export const SECRET_NUMBER = 9973;

/** What a ruleset adds to the harness to have its hidden combatants tried. */
export interface HidingGame<T extends RulesetTypes> {
  readonly game: Game<T>;
  /** Fields of a combatant of `AddCombatants`, with the secret number among them. */
  readonly mark: object;
}

/** What was compared, so that a test can assert that it was not nothing. */
export interface Compared {
  commands: number;
  hidden: number;
  withdrawn: number;
  revealed: number;
  answers: number;
  odds: number;
  /** Secret doors that somebody tried to open. */
  doors?: number;
}

interface Plan {
  readonly seed: number;
  readonly fights: number;
  /** The most that one fight has. */
  readonly commands: number;
  /** T-09: whether there are secret doors as well. */
  readonly secretDoors?: boolean;
}

/**
 * Plays fights twice with the same dice: plainly, and while the GM hides combatants, changes them,
 * does away with them and calls them to the table. Throws when anybody else can distinguish the two
 * before that, or afterwards from a fight that they have simply joined.
 */
export function playHidden<T extends RulesetTypes>(game: HidingGame<T>, plan: Plan): Compared {
  const compared: Compared = {
    commands: 0,
    hidden: 0,
    withdrawn: 0,
    revealed: 0,
    answers: 0,
    odds: 0,
  };
  for (let number = 0; number < plan.fights; number++) {
    const pair = new Pair(game, new Random(plan.seed * 100_003 + number), compared, plan);
    try {
      pair.play(plan.commands);
    } catch (error) {
      const last = JSON.stringify(pair.steps.slice(-3));
      const why = error instanceof Error ? error.message : String(error);
      throw new Error(`${why}\nFight ${number}, command ${pair.steps.length}: ${last}`, {
        cause: error,
      });
    }
  }
  return compared;
}

/** Somebody as they are asked to join. */
interface Newcomer {
  readonly name: string;
  readonly position: Hex;
  readonly sheet: object;
}

/** One fight twice. */
class Pair<T extends RulesetTypes> {
  /** What was done, to look into a failure. */
  readonly steps: T['command'][] = [];
  private readonly game: Game<T>;
  private readonly mark: object;
  private readonly random: Random;
  private readonly compared: Compared;
  private readonly opening: readonly CommandTemplate[];
  private readonly seed: string;
  /** With nobody hidden, and with somebody. */
  private plain: T['state'];
  private hiding: T['state'];
  private position = 0;
  private secrets = 0;
  /** Whom the table has seen before: once back, they have what they had. */
  private readonly withdrawn = new Set<string>();
  private readonly secretDoors: Edge[] = [];
  private readonly isWalled: boolean;

  constructor(
    { game, mark }: HidingGame<T>,
    random: Random,
    compared: Compared,
    { secretDoors = false }: Plan,
  ) {
    this.isWalled = secretDoors;
    const { setup, opening } = game.encounter(random);
    this.game = game;
    this.mark = mark;
    this.random = random;
    this.compared = compared;
    this.opening = opening;
    this.seed = random.diceSeed();
    this.plain = game.ruleset.rules.initial(setup);
    this.hiding = game.ruleset.rules.initial(setup);
  }

  play(commands: number): void {
    for (const command of this.opening) this.both(command);
    if (this.isWalled) this.wallIn();
    this.hide();
    for (let n = 0; n < commands && !this.game.hasEnded(this.plain); n++) {
      if (this.people().length === 0) return;
      if (this.random.chance(0.2)) this.backstage();
      if (this.random.chance(0.05)) this.reveal();
      if (this.random.chance(0.04)) this.withdraw();
      const template = this.next();
      if (!template) return;
      this.both(template);
      if (n % 7 === 0) this.question();
    }
  }

  /** A legal command of the plain fight; to hide somebody is no part of that. */
  private next(): CommandTemplate | null {
    const { game, plain, random } = this;
    const all = game.ruleset.queries.decisions(plain, gameMaster).flatMap((decision) =>
      decision.options.map((option) => ({
        option,
        weight: hides(option.command) ? 0 : game.weight(plain, decision, option),
      })),
    );
    const taken = random.weighted(all, ({ weight }) => weight)?.option;
    return taken ? randomFilling(taken, random, game.material(plain, random)) : null;
  }

  /** The same happens in both. */
  private both(template: CommandTemplate, whileHidden = template): void {
    const before = this.position;
    const plain = this.done(this.plain, template, before);
    const end = this.position;
    const hiding = this.done(this.hiding, whileHidden, before);
    same('The dice', this.position, end);
    same('What happens', unsuspected(hiding.events), unsuspected(plain.events));
    this.plain = plain.state;
    this.hiding = hiding.state;
    for (const actor of this.seats()) {
      const tell = ({ events, state }: typeof plain) => this.telling(events, state, actor);
      same('What is reported', this.free(tell(hiding)), tell(plain));
    }
    this.look();
    this.compared.commands++;
  }

  /** T-09: walls around one of them, some of which are secret doors in the other fight. */
  private wallIn(): void {
    const someone = this.random.pick(this.people());
    const around = this.random.sample(edgesAround(someone.position), 4);
    const walls = (kind: WallKind): readonly Wall[] =>
      around.map((edge, i) => ({ ...edge, kind: i < 2 ? kind : 'WALL' }));
    const set = { type: 'SetBattlefield' };
    this.both({ ...set, walls: walls('WALL') }, { ...set, walls: walls('SECRET_DOOR') });
    this.secretDoors.push(...around.slice(0, 2));
  }

  private done(state: T['state'], template: CommandTemplate, position: number) {
    const command = this.parsed(template);
    const dice = seededDice(this.seed, position);
    this.steps.push(command);
    const result = execute(this.game.ruleset, state, command, { actor: gameMaster, dice });
    if (!result.ok) throw new Error(`It was refused: ${JSON.stringify(result.error)}`);
    this.position = dice.position;
    return result.value;
  }

  private parsed(template: CommandTemplate): T['command'] {
    const schema = this.game.ruleset.rules.commands[template.type];
    if (!schema) throw new Error(`No command '${template.type}'.`);
    return schema.parse(template);
  }

  /** Everything that an actor learns of events. */
  private telling(events: readonly T['event'][], state: T['state'], actor: Actor) {
    const { ruleset } = this.game;
    return events.flatMap((event) => {
      const seen = ruleset.queries.viewEvent(event, actor);
      return seen ? [[seen, ruleset.queries.narrate(seen, state)]] : [];
    });
  }

  // ---------------------------------------------------------------- while hidden

  private backstage(): void {
    const ids = this.hidden();
    const combatantId = ids.length < 2 ? undefined : this.random.pick(ids);
    if (combatantId === undefined) this.hide();
    else if (this.random.chance(0.3))
      this.alone({ type: 'RemoveCombatant', combatantId, reason: 'Secret' });
    else if (this.random.chance(0.5))
      this.alone({ type: 'UpdateCombatant', combatantId, name: 'Secret', side: this.someSide() });
    else if (ids.length < 5) this.hide();
  }

  private hide(): void {
    const id = `wing${++this.secrets}`;
    const who = { id, name: `Secret ${id}`, side: this.someSide(), position: this.somewhere() };
    const newcomer = this.newcomer();
    const sheet = { ...newcomer.sheet, ...this.mark };
    const combatants = [{ ...newcomer, ...who, sheet }];
    this.alone({ type: 'AddCombatants', combatants, hidden: true });
    this.compared.hidden++;
  }

  /** Nobody but the GM notices. */
  private alone(template: CommandTemplate): void {
    const before = this.position;
    const { state, events } = this.done(this.hiding, template, before);
    same('The dice', this.position, before);
    this.hiding = state;
    for (const actor of this.seats())
      same('What is reported', this.telling(events, state, actor), []);
    if (this.telling(events, state, gameMaster).length === 0)
      throw new Error('The GM gets no report.');
    this.look();
  }

  /** One of them comes to the table for the first time, and is like anybody who joins. */
  private reveal(): void {
    const [id] = this.random.sample(
      this.hidden().filter((one) => !this.withdrawn.has(one)),
      1,
    );
    if (id === undefined || this.game.hasEnded(this.plain)) return;
    const { side } = this.random.pick(this.people());
    const late = { ...this.newcomer(), id, name: 'Late', side };
    const { name, position, sheet } = late;
    const known = this.game.ruleset.queries.view(this.hiding, gameMaster).combatants;
    if (known.some((one) => one.id === id && one.playedByComputer))
      this.alone({ type: 'SetStandingOrders', combatantId: id, playedBy: 'PERSON' });
    this.alone({ type: 'UpdateCombatant', combatantId: id, name, side, sheet });
    this.both(
      { type: 'AddCombatants', combatants: [late] },
      {
        type: 'RevealCombatants',
        combatantIds: [id],
        positions: [{ combatantId: id, position }],
      },
    );
    this.compared.revealed++;
  }

  /** One of them leaves the table: it looks as if somebody were removed. */
  private withdraw(): void {
    // In the other fight those who come late are called anew after those who are there.
    const ids = this.people().flatMap(({ id }) => (id.startsWith('late') ? [] : [id]));
    if (ids.length < 3 || this.game.hasEnded(this.plain)) return;
    const id = this.random.pick(ids);
    const before = this.position;
    const removal: CommandTemplate = { type: 'RemoveCombatant', combatantId: id, reason: 'Fled' };
    const hide: CommandTemplate = { type: 'HideCombatants', combatantIds: [id], reason: 'Fled' };
    const plain = this.done(this.plain, removal, before);
    const end = this.position;
    const hiding = this.done(this.hiding, hide, before);
    same('The dice', this.position, end);
    this.plain = plain.state;
    this.hiding = hiding.state;
    for (const actor of this.seats()) {
      const tell = ({ events, state }: typeof plain) => this.telling(events, state, actor);
      same('What is reported', tell(hiding), tell(plain));
    }
    this.look();
    this.withdrawn.add(id);
    this.compared.withdrawn++;
  }

  private hidden(): readonly string[] {
    return this.game.ruleset.queries.hidden(this.hiding);
  }

  /** Somebody who could join now. */
  private newcomer(): Newcomer {
    const material = this.game.material(this.plain, this.random);
    const [newcomer] = material.data('AddCombatants', 'combatants');
    return newcomer as Newcomer;
  }

  /** Where they would be in the way, if they were there. */
  private somewhere(): Hex {
    const { q, r } = this.random.pick(this.people()).position;
    const near = { q: q + this.random.int(-1, 1), r: r + this.random.int(-1, 1) };
    return Math.max(Math.abs(near.q), Math.abs(near.r)) > 1000 ? { q, r } : near;
  }

  private someSide(): string {
    return this.random.pick(['secret', ...this.people().map(({ side }) => side)]);
  }

  // ---------------------------------------------------------------- what everybody else sees

  private people() {
    return this.game.ruleset.queries.view(this.plain, gameMaster).combatants;
  }

  /** Who plays one of those on the table, who plays all of them, and who watches. */
  private seats(): readonly Actor[] {
    const ids = this.people().map(({ id }) => id);
    return [
      { kind: 'PLAYER', combatants: ids.slice(0, 1) },
      { kind: 'PLAYER', combatants: ids },
      { kind: 'SPECTATOR' },
    ];
  }

  /** Nothing that is visible names a hidden combatant, or anything of theirs. */
  private free<V>(seen: V): V {
    const text = exactly(seen);
    const ids = this.hidden().map((id) => `"${id}"`);
    const markers = [...ids, 'ecret', 'SECRET', String(SECRET_NUMBER)];
    const found = markers.find((marker) => text.includes(marker));
    const near = (at: number) => text.slice(Math.max(0, at - 150), at + 150);
    if (found !== undefined)
      throw new Error(`'${found}' is revealed: ${near(text.indexOf(found))}`);
    return seen;
  }

  private look(): void {
    const { ruleset } = this.game;
    const shown = unsuspected(withoutHidden(this.hiding as object));
    same('The state', shown, unsuspected(withoutHidden(this.plain as object)));
    const seen = (state: T['state'], actor: Actor) => ({
      view: ruleset.queries.view(state, actor),
      awaiting: inFull(ruleset.queries.decisions(state, actor)),
    });
    for (const actor of this.seats())
      same('The view', this.free(seen(this.hiding, actor)), seen(this.plain, actor));
    const gm = ruleset.queries
      .view(this.hiding, gameMaster)
      .combatants.filter((each) => each.hidden);
    same(
      'What the GM sees',
      gm.map(({ id }) => id),
      this.hidden(),
    );
  }

  /** Questions, and commands of all sorts. */
  private question(): void {
    const { game, random } = this;
    if (this.isWalled) this.suppose();
    this.crowd();
    const material = game.material(this.plain, random);
    const others = random.sample(game.universe(this.plain, random), 8);
    for (const actor of this.seats()) {
      const options = game.ruleset.queries
        .decisions(this.plain, actor)
        .flatMap((due) => due.options);
      const own = random
        .sample(options, 8)
        .map((option) => this.parsed(randomFilling(option, random, material)));
      for (const command of [...own, ...others]) {
        this.ask(command, actor);
        this.ask(this.misled(command), actor);
      }
      for (const edge of this.secretDoors)
        for (const { id } of this.people())
          this.try(this.parsed({ type: 'UseDoor', combatantId: id, edge, open: true }), actor);
      for (const { id: attackId } of game.ruleset.queries.view(this.plain, actor).attacks)
        this.weigh({ of: 'ATTACK', attackId }, actor);
      const [from, to] = [this.somewhere(), this.somewhere()];
      const sight = (state: T['state']) => game.ruleset.queries.lineOfSight(state, from, to);
      same('The line of sight', sight(this.hiding), sight(this.plain));
    }
  }

  /** The same command, but that it names somebody who is hidden: rather as its target. */
  private misled(command: T['command']): T['command'] {
    const [id] = this.random.sample(this.hidden(), 1);
    const text = JSON.stringify(command);
    const named = this.people().filter((one) => text.includes(`"${one.id}"`));
    const someone = named.find((one) => one.id !== command.combatantId) ?? named[0];
    if (id === undefined || !someone) return command;
    return JSON.parse(text.replaceAll(`"${someone.id}"`, `"${id}"`)) as T['command'];
  }

  /** Somebody else comes where one of the hidden is. */
  private crowd(): void {
    const { combatants } = this.game.ruleset.queries.view(this.hiding, gameMaster);
    const hidden = combatants.find((one) => one.hidden);
    if (!hidden) return;
    const newcomer = { ...this.newcomer(), id: 'passer', position: hidden.position };
    this.ask(this.parsed({ type: 'AddCombatants', combatants: [newcomer] }), gameMaster);
  }

  /** T-09: what a computer that plays one of them takes its chance from. */
  private suppose(): void {
    for (const { id } of this.people()) {
      const text = (state: T['state']) => outlookOf(this.game.ruleset, state, [id]).text();
      same('What the computer knows', this.free(text(this.hiding)), text(this.plain));
    }
  }

  private try(command: T['command'], actor: Actor): void {
    this.ask(command, actor);
    this.compared.doors = (this.compared.doors ?? 0) + 1;
  }

  private ask(command: T['command'], actor: Actor): void {
    const { ruleset } = this.game;
    const answer = (state: T['state']) => {
      const dice = seededDice(this.seed, this.position);
      const result = execute(ruleset, state, command, { actor, dice });
      if (!result.ok) return result.error;
      return this.telling(result.value.events, result.value.state, actor);
    };
    same(`The answer to ${JSON.stringify(command)}`, answer(this.hiding), answer(this.plain));
    this.compared.answers++;
    this.weigh({ of: 'COMMAND', command }, actor);
  }

  private weigh(query: OddsQuery<T['command']>, actor: Actor): void {
    const odds = (state: T['state']) => seatOdds(this.game.ruleset, state, query, actor);
    const plain = odds(this.plain);
    same(`The odds of ${JSON.stringify(query)}`, odds(this.hiding), plain);
    if (plain.ok) this.compared.odds++;
  }
}

/** The edges of a hex that have their names from it. */
const edgesAround = ({ q, r }: Hex): readonly Edge[] =>
  (['E', 'NE', 'NW'] as const).flatMap((side) => [
    { hex: { q, r }, side },
    { hex: { q: side === 'E' ? q - 1 : q, r: side === 'E' ? r : r + 1 }, side },
  ]);

/** T-09: what players take for a wall. */
const unsuspected = (value: unknown): unknown =>
  JSON.parse(exactly(value).replaceAll('"SECRET_DOOR"', '"WALL"'));

const hides = ({ type, hidden }: CommandTemplate): boolean =>
  type === 'HideCombatants' || hidden === true;

/** A state as far as it is of those on the table. */
function withoutHidden(state: object): object {
  const { hidden = {}, ...rest } = state as Readonly<Record<string, object>>;
  const shown = (byId: object = {}) =>
    Object.fromEntries(Object.entries(byId).filter(([id]) => !(id in hidden)));
  const { playedByComputer, costless } = rest;
  return { ...rest, playedByComputer: shown(playedByComputer), costless: shown(costless) };
}

const exactly = (value: unknown): string =>
  JSON.stringify(value, (_, part: unknown) => (typeof part === 'bigint' ? `${part}n` : part));

function same(what: string, hiding: unknown, plain: unknown): void {
  const [a, b] = [exactly(hiding), exactly(plain)];
  if (a === b) return;
  let at = 0;
  while (a[at] === b[at]) at++;
  const near = (text: string) => text.slice(Math.max(0, at - 150), at + 150);
  throw new Error(`${what} is not the same:\n${near(a)}\n${near(b)}`);
}
