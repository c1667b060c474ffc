/** Counts of what computers do to themselves, from the commands and events of a fight. */
import type { Option } from '../../src/engine/core/decision/decision.ts';
import type { Decision } from '../../src/engine/core/decision/decision.ts';
import { intentOf } from '../../src/engine/core/policy/sensible.ts';
import { walksOn } from '../../src/engine/core/policy/walking.ts';
import type { Step } from '../../src/engine/core/policy/play-out.ts';
import type { Fighter } from '../../src/engine/core/ruleset/tactics.ts';
import type { Battlefield } from '../../src/engine/core/values/battlefield.ts';
import { distance } from '../../src/engine/core/values/hex.ts';
import { roundOf, type WithPhase } from '../../src/engine/core/table/state.ts';
import type { Hex, Ruleset, RulesetTypes } from '../../src/engine/index.ts';
import { spoiledReader } from './spoiled.ts';

export interface Habits {
  readonly fights: number;
  readonly falls: number;
  /** Of these, by what the one who fell paid with its own body. */
  readonly fallsByPaying: number;
  readonly actions: number;
  /** Of these, those that came to nothing by something else that their owner did. */
  readonly spoiled: number;
  /** Of a combatant in a round. */
  readonly turns: number;
  /** Of these, those in which it did nothing though three such turns were enough to reach an enemy. */
  readonly idle: number;
}

export const noHabits: Habits = {
  fights: 0,
  falls: 0,
  fallsByPaying: 0,
  actions: 0,
  spoiled: 0,
  turns: 0,
  idle: 0,
};

export const together = (a: Habits, b: Habits): Habits => ({
  fights: a.fights + b.fights,
  falls: a.falls + b.falls,
  fallsByPaying: a.fallsByPaying + b.fallsByPaying,
  actions: a.actions + b.actions,
  spoiled: a.spoiled + b.spoiled,
  turns: a.turns + b.turns,
  idle: a.idle + b.idle,
});

/** What all events of rulesets have that is read here. */
export interface AnyEvent {
  readonly type: string;
  readonly combatantId?: string;
}

/** What a combatant has done in a round. */
interface Turn {
  readonly hasActed: boolean;
  readonly couldReach: boolean;
}

/** Watches one fight, from the state in which it begins. */
export function watchOf(ruleset: Ruleset, start: unknown) {
  let before = start;
  let habits: Habits = { ...noHabits, fights: 1 };
  let turns = new Map<string, Turn>();
  const spoiled = spoiledReader(ruleset);
  const endRound = (): void => {
    const all = [...turns.values()];
    const idle = all.filter((turn) => !turn.hasActed && turn.couldReach).length;
    habits = { ...habits, turns: habits.turns + all.length, idle: habits.idle + idle };
    turns = new Map();
  };
  const watch = ({ command, events, state }: Step<RulesetTypes>): void => {
    const [due] = ruleset.queries.requiredDecisions(before);
    const { combatantId = null } = due ?? {};
    if (due && combatantId !== null && roundOf(before as WithPhase) > 0) {
      const turn = turns.get(combatantId) ?? { hasActed: false, couldReach: false };
      turns.set(combatantId, turnAfter(ruleset, before, { due, command, turn }));
    }
    const read = spoiled(before, command, events);
    habits = {
      ...habits,
      falls: habits.falls + events.filter(({ type }) => type === 'CombatantDown').length,
      fallsByPaying: habits.fallsByPaying + fallsByPaying(combatantId, events),
      actions: habits.actions + read.actions,
      spoiled: habits.spoiled + read.spoiled,
    };
    if (roundOf(state as WithPhase) !== roundOf(before as WithPhase)) endRound();
    before = state;
  };
  return {
    watch,
    habits: (): Habits => {
      endRound();
      return habits;
    },
  };
}

/** A fall of the one who decided, before any roll: what it had declared or answered cost too much. */
function fallsByPaying(id: string | null, events: readonly AnyEvent[]): number {
  const rolled = events.findIndex(({ type }) => ROLLS.has(type));
  const paid = rolled < 0 ? events : events.slice(0, rolled);
  return paid.filter(({ type, combatantId }) => type === 'CombatantDown' && combatantId === id)
    .length;
}

/** Events after which a fall in the same command is no longer the payer's doing. */
const ROLLS = new Set([
  ...['AttackRolled', 'CheckMade', 'DamageDealt', 'ConditionHurt', 'AttackLanded', 'DyingChecked'],
]);

/** What is chosen instead of doing something. */
const NOTHING = new Set(['END', 'PASS', 'WAIT', 'ADVANCE', 'DEFEND']);

function turnAfter(
  ruleset: Ruleset,
  state: unknown,
  { due, command, turn }: { due: Decision; command: { readonly type: string }; turn: Turn },
): Turn {
  const taken = due.options.find((option) => option.command.type === command.type);
  const intent = taken ? intentOf(ruleset, taken) : 'ACT';
  if (!NOTHING.has(intent)) return { ...turn, hasActed: true };
  if (intent !== 'END' || turn.hasActed || turn.couldReach) return turn;
  return { ...turn, couldReach: couldReach(ruleset, state, due) };
}

/** Whether three moves such as are listed lead to where an enemy can be attacked, or one can be now. */
function couldReach(ruleset: Ruleset, state: unknown, due: Decision): boolean {
  const fighters = ruleset.tactics?.fighters(state) ?? [];
  const self = fighters.find(({ id }) => id === due.combatantId);
  if (!self) return false;
  const foes = fighters.filter(({ side }) => side !== self.side);
  const { battlefield } = state as { readonly battlefield: Battlefield };
  const walkTo = walksOn(battlefield);
  const gap = Math.min(...foes.map(({ position }) => walkTo(position)(self.position)));
  const beyond = gap - self.reach.most;
  if (beyond <= 0) return due.options.some((option) => attacks(ruleset, state, option, foes));
  const stride = Math.max(0, ...ends(due).map((hex) => distance(hex, self.position)));
  return stride > 0 && beyond <= 3 * stride;
}

const ends = ({ options }: Decision): readonly Hex[] =>
  options.flatMap(({ choices }) =>
    choices.flatMap((choice) => (choice.kind === 'HEX' ? choice.area.hexes : [])),
  );

/** Whether an option attacks one of them, at a price that its owner survives. */
function attacks(
  ruleset: Ruleset,
  state: unknown,
  option: Option,
  foes: readonly Fighter[],
): boolean {
  if (intentOf(ruleset, option) !== 'ATTACK') return false;
  const [target] = option.choices.flatMap((choice) =>
    choice.kind === 'COMBATANT'
      ? choice.from.filter((id) => foes.some((foe) => foe.id === id))
      : [],
  );
  if (target === undefined) return false;
  const template = { ...option.command, targetIds: [target] };
  const command = ruleset.rules.commands[template.type]?.safeParse(template);
  return (
    command?.success === true && ruleset.tactics?.price(state, command.data).body?.fells !== true
  );
}
