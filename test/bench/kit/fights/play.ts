import { type Actor, gameMaster } from '../../../../src/engine/core/command/actor.ts';
import type {
  CommandTemplate,
  Decision,
  Option,
} from '../../../../src/engine/core/decision/decision.ts';
import { execute } from '../../../../src/engine/core/ruleset/execute.ts';
import type { Ruleset, RulesetTypes } from '../../../../src/engine/core/ruleset/ruleset.ts';
import type { Dice } from '../../../../src/engine/core/values/dice.ts';
import { seededDice } from '../../../../src/engine/dice/seeded.ts';
import { type Material, randomFilling } from '../../../kit/engine/options.ts';
import type { Random } from '../../../kit/engine/random.ts';
import { type Game, parsed } from './skirmish.ts';

/** How the next decision is found: what the state offers, and on whose behalf. */
export type Listing = <T extends RulesetTypes>(
  ruleset: Ruleset<T>,
  state: T['state'],
) => { readonly actor: Actor; readonly listed: readonly Decision[] };

/** Whose decision is due, as the server knows it; then the listing of that one's own seat. */
export const ofTheSeat: Listing = ({ queries }, state) => {
  const [due] = queries.requiredDecisions(state);
  const actor: Actor = due?.combatantId
    ? { kind: 'PLAYER', combatants: [due.combatantId] }
    : gameMaster;
  return { actor, listed: queries.decisions(state, actor) };
};

/** Everything that anyone could do. */
export const ofEveryone: Listing = ({ queries }, state) => ({
  actor: gameMaster,
  listed: queries.decisions(state, gameMaster),
});

/** A command as a client sends it, and on whose behalf. */
export interface Sent {
  readonly actor: Actor;
  readonly template: CommandTemplate;
}

interface Plan {
  readonly listing: Listing;
  readonly random: Random;
  readonly rounds: number;
  /** Called with every command. */
  readonly record?: (sent: Sent) => void;
}

const material: Material = { text: () => 'someone comes near', data: () => [] };

/** Plays on by chance for some rounds, or to the end of the fight. */
export function play<T extends RulesetTypes>(
  game: Game<T>,
  start: T['state'],
  { listing, random, rounds, record }: Plan,
): { readonly state: T['state']; readonly decisions: number } {
  const dice = seededDice(random.diceSeed(), 0);
  const { ruleset } = game;
  const last = game.roundOf(start) + rounds;
  let state = start;
  let decisions = 0;
  for (; ruleset.queries.phase(state) === 'COMBAT' && game.roundOf(state) < last; decisions++) {
    const { actor, listed } = listing(ruleset, state);
    const sent = { actor, template: randomFilling(choose(listed, random), random, material) };
    record?.(sent);
    state = apply(ruleset, state, sent, dice);
  }
  return { state, decisions };
}

/** Judges a command and plays it; a refusal is a fault. */
export function apply<T extends RulesetTypes>(
  ruleset: Ruleset<T>,
  state: T['state'],
  { actor, template }: Sent,
  dice: Dice,
): T['state'] {
  const played = execute(ruleset, state, parsed(ruleset, template), { actor, dice });
  if (!played.ok) throw new Error(played.error.message);
  return played.value.state;
}

/** What is no move: orders, yielding, checks on the side, and what the GM changes. */
const aside: ReadonlySet<string> = new Set(['ORDERS', 'YIELD', 'CHECK', 'CATCH', 'TABLE']);

/** One kind of command by chance, and one of its options; all options of every move are looked at. */
function choose(listed: readonly Decision[], random: Random): Option {
  const options = listed.flatMap((due) => (aside.has(due.kind) ? [] : due.options));
  const type = random.pick([...new Set(options.map(({ command }) => command.type))]);
  return random.pick(options.filter(({ command }) => command.type === type));
}
