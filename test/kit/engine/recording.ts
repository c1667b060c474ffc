/**
 * Whole fights as they were played once: what a redesign must not change. A fight is recorded as the
 * commands, their events and dice, what each seat is listed and shown after each of them, and which rule
 * refuses what is illegal. Words are kept apart, so that they can be improved without the rest.
 */
import { createHash } from 'node:crypto';
import { type Actor, gameMaster } from '../../../src/engine/core/command/actor.ts';
import { execute, propose } from '../../../src/engine/core/ruleset/execute.ts';
import type { RulesetTypes } from '../../../src/engine/core/ruleset/ruleset.ts';
import { seededDice } from '../../../src/engine/dice/seeded.ts';
import { type Game, parse, randomCommand } from './fights.ts';
import { inFull } from './listing.ts';
import { player } from './orders.ts';
import { Random } from './random.ts';

export const RECORDED_FIGHTS = 200;
const MAX_COMMANDS = 40;
/** After every how manieth command all seats are asked what they see. */
const LOOK_EVERY = 4;
/** Commands, mostly illegal, that are tried at each look. */
const TRIED = 12;

/** Digests of one fight: of everything but words, and of the words. */
export interface Recorded {
  readonly structure: string;
  readonly words: string;
}

/** The fields that hold words, where they hold a text: that one is missing is no matter of words. */
const WORDS: ReadonlySet<string> = new Set([
  ...['label', 'summary', 'ifOmitted', 'text', 'message', 'line', 'description', 'counting'],
]);

/** `until` holds a key in a command, which is in capitals, and words in a decision. */
const isWords = (key: string, value: unknown): value is string =>
  typeof value === 'string' && (WORDS.has(key) || (key === 'until' && /[a-z]/.test(value)));

/** What happens in fight `number`, a line for each step. */
export function* record<T extends RulesetTypes>(game: Game<T>, number: number): Generator<object> {
  const random = new Random(7_919 * (number + 1));
  const { rules, queries } = game.ruleset;
  const { setup, opening } = game.encounter(random);
  const dice = seededDice(random.diceSeed(), 0);
  let state = rules.initial(setup);
  yield { setup, state };
  const seats = (): readonly Actor[] => {
    const { combatants } = queries.view(state, gameMaster);
    return [gameMaster, ...combatants.map(({ id }) => player(id)), { kind: 'SPECTATOR' }];
  };
  const look = () =>
    seats().map((actor) => ({
      actor,
      decisions: inFull(queries.decisions(state, actor)),
      view: queries.view(state, actor),
    }));
  const tried = () =>
    random.sample(game.universe(state, random), TRIED).map((command) => {
      const fresh = seededDice(random.diceSeed(), 0);
      const done = execute(game.ruleset, state, command, { actor: gameMaster, dice: fresh });
      return {
        command,
        refusals: seats().map((actor) => propose(game.ruleset, state, command, actor)),
        done: done.ok ? { events: done.value.events, position: fresh.position } : done.error,
      };
    });
  for (let step = 0; step < opening.length + MAX_COMMANDS; step++) {
    const template = opening[step] ?? randomCommand(game, state, random);
    if (!template || game.hasEnded(state)) break;
    const command = parse(game.ruleset, template);
    const done = execute(game.ruleset, state, command, { actor: gameMaster, dice });
    if (!done.ok) throw new Error(`Listed, and refused: ${JSON.stringify([command, done.error])}`);
    const { events } = done.value;
    ({ state } = done.value);
    const seen = seats().map((actor) =>
      events.map((event) => {
        const shown = queries.viewEvent(event, actor);
        return shown && { shown, line: queries.narrate(shown, state, actor) };
      }),
    );
    yield { command, events, position: dice.position, state, seen };
    if (step % LOOK_EVERY === 0) yield { seats: look(), tried: tried() };
  }
  yield { seats: look() };
}

/** One step as a line; what JSON would leave out must be read before. */
export const lineOf = (step: object): string =>
  JSON.stringify(step, (key, value: unknown) => {
    if (isPlain(value)) return value;
    throw new Error(`'${key}' is not recorded in full.`);
  });

function isPlain(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return typeof value !== 'function';
  return Array.isArray(value) || Object.getPrototypeOf(value) === Object.prototype;
}

/** The same as digests. */
export function recorded<T extends RulesetTypes>(game: Game<T>, number: number): Recorded {
  const structure = createHash('sha256');
  const words = createHash('sha256');
  for (const step of record(game, number)) {
    const read = JSON.parse(lineOf(step), (key, value: unknown) => {
      if (!isWords(key, value)) return value;
      words.update(`${JSON.stringify(value)}\n`);
      return '';
    }) as unknown;
    structure.update(`${JSON.stringify(read)}\n`);
  }
  const short = (hash: typeof words) => hash.digest('hex').slice(0, 16);
  return { structure: short(structure), words: short(words) };
}
