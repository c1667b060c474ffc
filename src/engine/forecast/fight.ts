/** One simulated fight, step by step, so that it can be left and gone on with. */
import { nextCommand } from '../core/policy/play-out.ts';
import type { Player } from '../core/policy/personality.ts';
import { execute } from '../core/ruleset/execute.ts';
import type { Ruleset, RulesetTypes } from '../core/ruleset/ruleset.ts';
import type { Harm } from '../core/statistics/entries.ts';
import { gameMaster } from '../core/command/actor.ts';
import { roundOf, type WithPhase } from '../core/table/state.ts';
import type { CombatantId } from '../core/values/ids.ts';
import type { CombatantView } from '../core/views/view.ts';
import { seededDice } from '../dice/seeded.ts';
import { MAX_ROUNDS, MAX_STEPS } from './limits.ts';
import { changed, opened, type Scenario, type Subject } from './scenario.ts';
import type { FightEnd, FightReport } from './tally.ts';

/** An ongoing fight: plain JSON. */
export interface RunningFight<T extends RulesetTypes = RulesetTypes> {
  readonly index: number;
  readonly seed: string;
  readonly state: T['state'];
  /** How many bytes of its dice have been used. */
  readonly position: number;
  /** The round in which it began here. */
  readonly since: number;
  readonly fell: Readonly<Record<CombatantId, number>>;
  readonly harms: readonly Harm[];
  readonly steps: number;
  /** What the GM has still to do; left out where that is nothing. */
  readonly later?: Scenario['later'] | undefined;
}

export type Watch<T extends RulesetTypes> = (
  command: T['command'],
  events: readonly T['event'][],
  state: T['state'],
) => void;

/** By side. */
export type Players = Readonly<Record<string, Player>>;

/** A fight of a scenario, about to begin; null where its changes are not possible. */
export function begun<T extends RulesetTypes>(
  subject: Subject<T>,
  scenario: Pick<Scenario, 'changes' | 'later'>,
  { index, seed }: { readonly index: number; readonly seed: string },
): RunningFight<T> | null {
  const dice = seededDice(seed, 0);
  const state = opened(subject, scenario, dice);
  if (state === null) return null;
  const since = Math.max(1, roundOf(state as WithPhase));
  const { later } = scenario;
  return {
    ...{ index, seed, state, position: dice.position, since, fell: {}, harms: [], steps: 0 },
    ...(later && { later }),
  };
}

/** After what the GM does later, where it is time for that and it can be done. */
function interfered<T extends RulesetTypes>(
  ruleset: Ruleset<T>,
  fight: RunningFight<T>,
): RunningFight<T> {
  const { later } = fight;
  if (!later || roundsOf(fight) < later.round) return fight;
  const dice = seededDice(fight.seed, fight.position);
  const state = changed(ruleset, fight.state, later.changes, dice);
  if (state === null) return fight;
  return { ...fight, state, position: dice.position, later: undefined };
}

/** One command more; `watch` is told of it. */
export function step<T extends RulesetTypes>(
  ruleset: Ruleset<T>,
  running: RunningFight<T>,
  players: Players,
  watch?: Watch<T>,
): RunningFight<T> {
  const fight = interfered(ruleset, running);
  const dice = seededDice(fight.seed, fight.position);
  const salted = Object.entries(players).map(
    ([side, player]) => [side, { ...player, salt: fight.seed }] as const,
  );
  const { command, actor } = nextCommand(ruleset, fight.state, Object.fromEntries(salted));
  const played = execute(ruleset, fight.state, command, { actor, dice });
  if (!played.ok) throw new Error(`${JSON.stringify(command)}: ${played.error.message}`);
  const { events, state } = played.value;
  watch?.(command, events, state);
  return {
    ...fight,
    ...{ state, position: dice.position, steps: fight.steps + 1 },
    fell: { ...fallen(events, roundsOf({ ...fight, state })), ...fight.fell },
    harms: [...fight.harms, ...(ruleset.forecast?.harms(events) ?? [])],
  };
}

/** What it came to, once it is over or at a limit; null before. */
export function reportOf<T extends RulesetTypes>(
  ruleset: Ruleset<T>,
  fight: RunningFight<T>,
  side: string,
  mostRounds = MAX_ROUNDS,
): FightReport | null {
  const rounds = roundsOf(fight);
  const isOver = ruleset.queries.phase(fight.state) === 'ENDED';
  if (!isOver && rounds <= mostRounds && fight.steps < MAX_STEPS) return null;
  const { index, fell, harms, steps } = fight;
  const { combatants, outcome } = ruleset.queries.view(fight.state, gameMaster);
  return {
    ...{ index, fell, harms, steps, rounds: Math.min(rounds, mostRounds) },
    end: endOf(outcome?.sides ?? null),
    margin:
      leftOf(combatants.filter((one) => one.side === side)) -
      leftOf(combatants.filter((one) => one.side !== side)),
  };
}

function endOf(sides: readonly string[] | null): FightEnd {
  if (!sides) return { kind: 'LIMIT' };
  const [side, ...others] = sides;
  return side === undefined || others.length > 0 ? { kind: 'DRAWN' } : { kind: 'WON', side };
}

/** What is left of a party, from 0 to 1: who cannot or will not fight counts nothing. */
function leftOf(people: readonly CombatantView[]): number {
  const shares = people.map(({ status, vitals: [first], hidden }) =>
    status === 'STANDING' && !hidden ? (first?.share ?? 1) : 0,
  );
  return shares.reduce((sum, share) => sum + share, 0) / Math.max(1, people.length);
}

/** In which of the rounds since it began here the fight is, counted from 1. */
export const roundsOf = ({ state, since }: Pick<RunningFight, 'state' | 'since'>): number =>
  roundOf(state as WithPhase) - since + 1;

/** Who is out of the fight by these events. */
const fallen = (
  events: readonly { readonly type: string; readonly combatantId?: CombatantId }[],
  round: number,
): Readonly<Record<CombatantId, number>> =>
  Object.fromEntries(
    events.flatMap(({ type, combatantId }) =>
      combatantId !== undefined && OUT.has(type) ? [[combatantId, Math.max(1, round)]] : [],
    ),
  );

const OUT: ReadonlySet<string> = new Set(['CombatantDown', 'CombatantYielded']);
