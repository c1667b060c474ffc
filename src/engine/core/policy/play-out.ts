/** A whole fight of computers. */
import { gameMaster, type Actor } from '../command/actor.ts';
import type { Decision } from '../decision/decision.ts';
import { execute } from '../ruleset/execute.ts';
import type { Ruleset, RulesetTypes } from '../ruleset/ruleset.ts';
import { isAnyoneSpent, type WithFreeActions } from '../table/free-actions.ts';
import { everyone, roundOf, type WithCombatants, type WithPhase } from '../table/state.ts';
import type { Dice } from '../values/dice.ts';
import type { CombatantId } from '../values/ids.ts';
import { own } from '../values/record.ts';
import { completed } from './completing.ts';
import { commandOf, decisionOf } from './policy.ts';
import { evenPersonality, type Player } from './personality.ts';

/** Where a fight is broken off that goes on and on. */
export interface FightLimits {
  /** Rounds of the fight, those before it began included. */
  readonly rounds: number;
  /** Commands, those that no one decides included. */
  readonly commands: number;
}

export const usualLimits: FightLimits = { rounds: 50, commands: 5000 };

export interface Played<T extends RulesetTypes> {
  readonly state: T['state'];
  /** Whether it is over, or at which limit it was broken off. */
  readonly end: 'OVER' | 'ROUNDS' | 'COMMANDS';
  readonly rounds: number;
  readonly commands: number;
}

export interface Fight<T extends RulesetTypes> {
  /** Before the fight, or in the middle of it. */
  readonly start: T['state'];
  /** Who plays each side; one that is not named plays sensibly. */
  readonly players: Readonly<Record<string, Player>>;
  readonly dice: Dice;
  readonly limits: FightLimits;
  /** Called with every command and its result. */
  readonly watch?: (step: Step<T>) => void;
}

export interface Step<T extends RulesetTypes> {
  readonly command: T['command'];
  readonly events: readonly T['event'][];
  readonly state: T['state'];
}

/**
 * Plays a fight until it is over, or to a limit. Each side is one player's, who sees what a player of
 * all of its combatants would; what is the GM's to say is the first option that is listed.
 */
export function playFight<T extends RulesetTypes>(
  ruleset: Ruleset<T>,
  { start, players, dice, limits, watch }: Fight<T>,
): Played<T> {
  let state = start;
  let commands = 0;
  for (;;) {
    const rounds = roundOf(state as WithPhase);
    const end = endOf(ruleset, state, { rounds, commands }, limits);
    if (end) return { state, end, rounds, commands };
    const { command, actor } = nextCommand(ruleset, state, players);
    const played = execute(ruleset, state, command, { actor, dice });
    if (!played.ok) throw new Error(`${JSON.stringify(command)}: ${played.error.message}`);
    ({ state } = played.value);
    commands++;
    watch?.({ command, ...played.value });
  }
}

function endOf<T extends RulesetTypes>(
  { queries }: Ruleset<T>,
  state: T['state'],
  { rounds, commands }: FightLimits,
  limits: FightLimits,
): Played<T>['end'] | null {
  if (queries.phase(state) === 'ENDED') return 'OVER';
  if (rounds > limits.rounds) return 'ROUNDS';
  return commands >= limits.commands ? 'COMMANDS' : null;
}

export function nextCommand<T extends RulesetTypes>(
  ruleset: Ruleset<T>,
  state: T['state'],
  players: Fight<T>['players'],
): { readonly command: T['command']; readonly actor: Actor } {
  const [due] = ruleset.queries.requiredDecisions(state);
  if (!due) throw new Error('The fight waits for no one.');
  const { combatantId } = due;
  if (combatantId === null) return { command: firstOf(ruleset, due), actor: gameMaster };
  const people = everyone(state as WithCombatants);
  const side = people.find(({ id }) => id === combatantId)?.side ?? '';
  const combatants: readonly CombatantId[] = people
    .filter((one) => one.side === side)
    .map(({ id }) => id);
  const player = own(players, side) ?? { level: 'SENSIBLE', personality: evenPersonality };
  // T-02: what a player has done too often is still among what the table waits for.
  const decision = isAnyoneSpent(state as WithFreeActions)
    ? (decisionOf(ruleset, state, combatants) ?? due)
    : due;
  const command = commandOf(ruleset, state, { combatants, decision }, player);
  if (!command) throw new Error(`Nothing to choose from in ${due.kind}.`);
  return { command, actor: { kind: 'PLAYER', combatants } };
}

/** What no one at the table decides but the GM: that it goes on, or is over. */
function firstOf<T extends RulesetTypes>(
  ruleset: Ruleset<T>,
  { kind, options: [first] }: Decision,
): T['command'] {
  const command = first && completed(ruleset, first.command);
  if (!command) throw new Error(`Nothing to choose from in ${kind}.`);
  return command;
}
