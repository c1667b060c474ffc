/**
 * The search for a fight of the wished difficulty, in slices. Its dice follow from the question alone, so
 * that the same question has the same answer, and nothing is learned of the dice of any encounter.
 */
import type { Ruleset, RulesetTypes } from '../../core/ruleset/ruleset.ts';
import type { CombatantId } from '../../core/values/ids.ts';
import { fightSeed, type Slice } from '../forecast.ts';
import { begunFight, type CandidateFight, fightOn, type FightRules, playedOf } from './fights.ts';
import { keyOf, type Offer, rosterKey } from './offer.ts';
import {
  type Batch,
  begunSearch,
  goesOn,
  isBatch,
  proceed,
  recorded,
  type Search,
} from './search.ts';
import { type Ground, stateWith } from './table.ts';

/** What is asked, with all that it is played on: plain JSON. */
export interface ProposalPlan {
  readonly offer: Offer;
  readonly grounds: readonly Ground[];
  /** The keys of the kinds of the offer. */
  readonly creatures: readonly string[];
  readonly party: readonly { readonly id: CombatantId; readonly name: string }[];
  readonly rules: FightRules;
  /** 64 hex digits, from which the dice of every fight follow. */
  readonly seed: string;
}

/** How far it has come: plain JSON, to be gone on with. */
export interface ProposalProgress<T extends RulesetTypes = RulesetTypes> {
  readonly search: Search;
  readonly batch: { readonly of: Batch; readonly played: number } | null;
  /** The fight in the middle of which the last slice ended. */
  readonly running: CandidateFight<T> | null;
}

/** How many rounds a fight of a search has at most: one that is wished for takes twice as long at most. */
export const mostRoundsFor = ({ wish }: Pick<Offer, 'wish'>): number =>
  Math.min(40, Math.max(20, 2 * (wish.rounds?.to ?? 0)));

export const begunProposals = (plan: ProposalPlan): ProposalProgress => ({
  search: begunSearch(plan.offer),
  batch: null,
  running: null,
});

export const isSearched = ({ search }: ProposalProgress): boolean => search.stage === 'DONE';

/** Goes on for a slice; however it is sliced, the fights are the same. */
export function searchFor<T extends RulesetTypes>(
  ruleset: Ruleset<T>,
  plan: ProposalPlan,
  progress: ProposalProgress<T>,
  { steps, isSpent = () => false }: Slice,
): ProposalProgress<T> {
  const party = plan.party.map(({ id }) => id);
  let { search, batch, running } = progress;
  for (let done = 0; done < steps && !(done > 0 && isSpent()); done++) {
    if (!batch) {
      const next = proceed(plan.offer, search);
      if (isBatch(next)) batch = { of: next, played: 0 };
      else search = next;
      if (search.stage === 'DONE') break;
    } else if (!running) running = opened(ruleset, plan, batch);
    else {
      const played = playedOf(ruleset, running, plan.rules, party);
      if (played) {
        search = recorded(search, batch.of, played);
        const count = batch.played + 1;
        batch = goesOn(search, batch.of, count) ? { ...batch, played: count } : null;
        running = null;
      } else running = fightOn(ruleset, running, plan.rules);
    }
  }
  return { search, batch, running };
}

function opened<T extends RulesetTypes>(
  ruleset: Ruleset<T>,
  { grounds, creatures, seed }: ProposalPlan,
  { of, played }: NonNullable<ProposalProgress['batch']>,
): CandidateFight<T> {
  const { candidate } = of;
  const ground = grounds[candidate.ground];
  const state = ground && stateWith(ruleset, candidate, creatures, ground);
  if (!state) throw new Error(`The foes ${keyOf(candidate)} cannot join.`);
  const index = of.from + played;
  return begunFight(ruleset, state, candidate, {
    index,
    seed: fightSeed(`${seed}/${diceOf(of)}`, index),
  });
}

/** Healths of one roster are compared with the same dice, rosters with others; what is confirmed has new ones. */
const diceOf = ({ purpose, candidate }: Batch): string =>
  purpose === 'CONFIRM' ? `confirm ${keyOf(candidate)}` : `search ${rosterKey(candidate)}`;
