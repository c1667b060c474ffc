/** A fight as it stands, and the same with newcomers, with the same dice. */
import { gameMaster } from '../../core/command/actor.ts';
import type { RulesetTypes } from '../../core/ruleset/ruleset.ts';
import type { Hex } from '../../core/values/hex.ts';
import { begun } from '../fight.ts';
import { type ForecastPlan, planOf, type Progress } from '../forecast.ts';
import type { Foe } from '../proposals/table.ts';
import { placesNear } from '../proposals/table.ts';
import type { Scenario, Subject } from '../scenario.ts';
import { chanceOf } from '../summary.ts';
import { emptyTally, type Tally } from '../tally.ts';
import { asEstimate, estimateOf } from './estimate.ts';
import type { Newcomers } from './newcomers.ts';
import type { ReinforcementForecast } from './schema.ts';

/** Fights of either kind. */
const FIGHTS = 60;
const [BEFORE, AFTER] = ['before', 'after'] as const;

/** Where they would stand, and what is to be played; null where there is no room for them, or they are refused. */
export function reinforcementPlan<T extends RulesetTypes>(
  subject: Subject<T>,
  newcomers: Newcomers,
): { readonly plan: ForecastPlan; readonly foes: readonly Foe[] } | null {
  const { ruleset, state } = subject;
  const { creatures, joins: side, health, inRounds } = newcomers;
  const middle = newcomers.at ?? middleOf(subject, side);
  const places = placesNear(ruleset, state, middle, creatures.length);
  const foes = creatures.flatMap((creature, i): Foe[] => {
    const position = places[i];
    return position ? [{ creature, side, position, ...(health !== 1 && { health }) }] : [];
  });
  if (foes.length < creatures.length) return null;
  const joining = foes.map((foe, i) => ({ ...foe, id: `newcomer-${i}` }));
  const hidden = inRounds > 0;
  const common = {
    ...({ kind: 'CHANGE', own: 'SENSIBLE', others: 'SENSIBLE' } as const),
    ...{ withoutId: null, fights: FIGHTS },
  };
  const reveal = { type: 'RevealCombatants', combatantIds: joining.map(({ id }) => id) };
  const scenarios: readonly Scenario[] = [
    { ...common, key: BEFORE, label: 'without them', changes: [] },
    {
      ...{ ...common, key: AFTER, label: 'with them' },
      changes: [{ type: 'AddCombatants', creatures: joining, hidden }],
      ...(hidden && { later: { round: inRounds + 1, changes: [reveal] } }),
    },
  ];
  const { seed } = planOf(subject, { levels: {}, change: 0 });
  const isPossible = scenarios.every((one) => begun(subject, one, { index: 0, seed }) !== null);
  return isPossible ? { plan: { scenarios, seed }, foes } : null;
}

/** The middle of those of a side who stand, or of all. */
function middleOf<T extends RulesetTypes>({ ruleset, state }: Subject<T>, side: string): Hex {
  const { combatants } = ruleset.queries.view(state, gameMaster);
  const standing = combatants.filter(({ status, hidden }) => status === 'STANDING' && !hidden);
  const own = standing.filter((one) => one.side === side);
  const people = own.length > 0 ? own : standing;
  const mean = (of: (hex: Hex) => number) =>
    Math.round(people.reduce((sum, one) => sum + of(one.position), 0) / Math.max(1, people.length));
  return { q: mean(({ q }) => q), r: mean(({ r }) => r) };
}

type Told = Pick<
  ReinforcementForecast,
  'before' | 'after' | 'change' | 'roundsMore' | 'isEstimate' | 'fightsPlayed' | 'fightsPlanned'
>;

/** @param known what a forecast of the fight has come to; null where there is none */
export function reinforcementTold<T extends RulesetTypes>(
  subject: Subject<T>,
  newcomers: Newcomers,
  { tallies }: Progress,
  known: Tally | null,
): Told {
  const [before, after] = [tallies[BEFORE] ?? emptyTally, tallies[AFTER] ?? emptyTally];
  const counted = { fightsPlayed: before.fights + after.fights, fightsPlanned: 2 * FIGHTS };
  if (before.fights === 0 || after.fights === 0) {
    const estimate = estimateOf(subject, newcomers, known);
    const told = { before: asEstimate(estimate.before), after: asEstimate(estimate.after) };
    return { ...counted, ...told, change: differenceOf(told), roundsMore: null, isEstimate: true };
  }
  const wins = (tally: Tally) => chanceOf(tally.won[subject.side] ?? 0, tally.fights);
  const told = { before: wins(before), after: wins(after) };
  return {
    ...{ ...counted, ...told, change: differenceOf(told), isEstimate: false },
    roundsMore: meanRounds(after) - meanRounds(before),
  };
}

/** The interval of a difference of two chances (Newcombe 1998, method 10): dice alike make it no wider. */
function differenceOf({ before, after }: Pick<Told, 'before' | 'after'>): Told['change'] {
  const share = after.share - before.share;
  return {
    share,
    low: share - Math.hypot(after.share - after.low, before.high - before.share),
    high: share + Math.hypot(after.high - after.share, before.share - before.low),
  };
}

const meanRounds = ({ rounds, fights }: Tally): number =>
  Object.entries(rounds).reduce((sum, [count, of]) => sum + Number(count) * of, 0) / fights;
