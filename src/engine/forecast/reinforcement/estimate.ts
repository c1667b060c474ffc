/** What newcomers would make of a chance, by strengths alone: an answer at once, until fights are played. */
import { gameMaster } from '../../core/command/actor.ts';
import type { RulesetTypes } from '../../core/ruleset/ruleset.ts';
import { own } from '../../core/values/record.ts';
import type { Subject } from '../scenario.ts';
import type { Tally } from '../tally.ts';
import type { Newcomers } from './newcomers.ts';

/** Where nothing was measured. */
const STEEPNESS = 8;
/** How log-odds show in the margin of a fight: `tanh(SCALE * eta / 2)`. */
const SCALE = 0.25;
/** A margin tells no more than this, however one-sided the fights were. */
const CLEAR = 0.6;
/** How strength grows with health, and how far off such an estimate is: as measured. */
const [TOUGHNESS, ERROR] = [0.35, 0.2];

export interface Estimate {
  readonly before: number;
  readonly after: number;
}

/** @param known what a forecast of the fight has come to; null where there is none */
export function estimateOf<T extends RulesetTypes>(
  { ruleset, state, side }: Subject<T>,
  { joins, creatures, health }: Newcomers,
  known: Tally | null,
): Estimate {
  const { steepness = STEEPNESS, creatures: measured = {} } = ruleset.forecast?.strengths ?? {};
  const able = ruleset.queries
    .view(state, gameMaster)
    .combatants.filter(({ status, hidden }) => status === 'STANDING' && !hidden);
  const left = (people: typeof able): number =>
    people.reduce((sum, { vitals: [first] }) => sum + Math.sqrt(first?.share ?? 1), 0);
  const [party, foes] = [true, false].map((isOwn) =>
    able.filter((one) => (one.side === side) === isOwn),
  ) as [typeof able, typeof able];
  const coming =
    health ** TOUGHNESS * creatures.reduce((sum, key) => sum + (own(measured, key) ?? 1), 0);
  const odds = (ofParty: number, ofFoes: number): number =>
    steepness * Math.log(Math.max(ofParty, 0.05) / Math.max(ofFoes, 0.05));
  const byStrengths = odds(left(party), left(foes));
  const before = known && known.fights > 0 ? byMargin(known) : byStrengths;
  const isOwn = joins === side;
  // Of the last one who stands, the fight so far says nothing about a newcomer.
  const isNew = !isOwn && foes.length < 2;
  const change =
    odds(left(party) + (isOwn ? coming : 0), left(foes) + (isOwn ? 0 : coming)) - byStrengths;
  return { before: chance(before), after: chance((isNew ? byStrengths : before) + change) };
}

function byMargin({ margins }: Tally): number {
  const mean = margins.reduce((sum, { margin }) => sum + margin, 0) / margins.length;
  return (2 * Math.atanh(Math.min(CLEAR, Math.max(-CLEAR, mean)))) / SCALE;
}

const chance = (logit: number): number => 1 / (1 + Math.exp(-logit));

/** As a chance of no fights. */
export const asEstimate = (share: number) => ({
  fights: 0,
  share,
  low: Math.max(0, share - ERROR),
  high: Math.min(1, share + ERROR),
});
