/** Random fights of many combatants whose names, and those of all that they have, are as long as names may be. */
import { gameMaster } from '../../../src/engine/core/command/actor.ts';
import type { CommandTemplate } from '../../../src/engine/core/decision/decision.ts';
import { execute } from '../../../src/engine/core/ruleset/execute.ts';
import type { RulesetTypes } from '../../../src/engine/core/ruleset/ruleset.ts';
import type { Hex } from '../../../src/engine/core/values/hex.ts';
import { seededDice } from '../../../src/engine/dice/seeded.ts';
import { type Game, parse, randomCommand } from './fights.ts';
import { Random } from './random.ts';

/** What happened, and the state after it. */
export interface Crowded {
  readonly events: readonly RulesetTypes['event'][];
  readonly state: unknown;
}

interface Plan {
  readonly fights: number;
  readonly commands: number;
  /** About so many. */
  readonly combatants: number;
}

export function* crowdedFights(game: Game<RulesetTypes>, plan: Plan): Generator<Crowded> {
  for (let number = 0; number < plan.fights; number++) {
    const random = new Random(80_160_280 + number);
    const dice = seededDice(random.diceSeed(), 0);
    const { setup, opening } = game.encounter(random);
    let state: unknown = game.ruleset.rules.initial(setup);
    for (let n = 0; n < opening.length + plan.commands && !game.hasEnded(state); n++) {
      if (n === opening.length) state = withLongNames(state);
      const given = opening[n];
      const template = given ? crowd(given, plan) : randomCommand(game, state, random);
      if (!template) break;
      const command = parse(game.ruleset, template);
      const result = execute(game.ruleset, state, command, { actor: gameMaster, dice });
      if (!result.ok) throw new Error(JSON.stringify([command, result.error]));
      ({ state } = result.value);
      yield { events: result.value.events, state };
    }
  }
}

interface Joining {
  readonly id: string;
  readonly position: Hex;
}

/** Hexes from one copy of a fight to the next, towards the middle of the map. */
const APART = 40;

/** Of those who join there are copies, so far off that all of them have room. */
function crowd(template: CommandTemplate, { combatants: most }: Plan): CommandTemplate {
  if (template.type !== 'AddCombatants' || !Array.isArray(template.combatants)) return template;
  const all = template.combatants as readonly Joining[];
  const copies = Math.max(1, Math.round(most / all.length));
  const combatants = Array.from({ length: copies }, (_, i) =>
    all.map((one) => {
      const { q, r } = one.position;
      const position = { q: q > 0 ? q - i * APART : q + i * APART, r };
      return i === 0 ? one : { ...one, id: `${one.id}-${i}`, position };
    }),
  ).flat();
  return { ...template, combatants };
}

const LONGEST_NAME = 80;

/** Everything with a name under one of its own, told apart by its end alone. */
function withLongNames<State>(state: State): State {
  let count = 0;
  const named = (value: unknown, field = ''): unknown => {
    if (field === 'name' && typeof value === 'string')
      return `${'Héloïse of the Long Road '.repeat(4).slice(0, LONGEST_NAME - 4)}${1000 + count++}`;
    if (Array.isArray(value)) return value.map((one) => named(one));
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, named(one, key)]));
  };
  return named(state) as State;
}
