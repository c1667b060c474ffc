/**
 * What to play next, and when it is enough. The search plays whatever is most likely what was wished for,
 * until that is sure; it confirms it with new dice, since what was chosen was lucky; then it looks for
 * others that differ by more than a creature. It follows from the offer and the fights alone.
 */
import { plainCandidates, variationsOf } from './candidates.ts';
import { type Belief, believed, sigmoid } from './model.ts';
import { type Candidate, difference, keyOf, type Offer, variantKey } from './offer.ts';
import {
  type CandidateRecord,
  emptyRecord,
  isNoFight,
  observationOf,
  type Played,
  withFight,
} from './records.ts';
import { type Appraisal, appraised, logitRange, metWithin } from './worth.ts';

/** How far a search has come: plain JSON, to be gone on with. */
export interface Search {
  /** By the key of the candidate, all fights of it. */
  readonly records: Readonly<Record<string, CandidateRecord>>;
  /** All that may be proposed. */
  readonly candidates: readonly Candidate[];
  /** Whether those are among them in which something else is varied than who takes part. */
  readonly isVaried: boolean;
  /** Those that have been chosen, in this order, with the fights that were played since. */
  readonly chosen: readonly Chosen[];
  readonly fights: number;
  /** How many had been played when the newest proposal was made: those for each have a limit. */
  readonly since: number;
  readonly stage: 'SEARCH' | 'CONFIRM' | 'EXTREMES' | 'DONE';
  /** Why no more are looked for. */
  readonly reason: 'FOUND' | 'LIMIT' | 'UNATTAINABLE' | null;
}

export interface Chosen {
  readonly candidate: Candidate;
  /** The fights after the choice. */
  readonly played: readonly Played[];
  /** How often it was chosen: each time it has other dice. */
  readonly times: number;
  readonly standing: 'PROPOSED' | 'CONFIRMING' | 'PUT_BACK' | 'EASIEST' | 'HARDEST';
}

/** Of the fights after the choice alone. */
export const recordOf = ({ candidate, played }: Chosen): CandidateRecord =>
  played.reduce(withFight, emptyRecord(candidate));

/** What to play. */
export interface Batch {
  readonly candidate: Candidate;
  readonly purpose: 'SEARCH' | 'CONFIRM';
  /** The number of its first fight, from which the dice follow, and how many there are. */
  readonly from: number;
  readonly fights: number;
}

export const begunSearch = (offer: Offer): Search => ({
  ...{ records: {}, candidates: plainCandidates(offer), isVaried: false },
  ...{ chosen: [], fights: 0, since: 0, stage: 'SEARCH', reason: null },
});

/** How many fights are played at most, for the first proposal and for each other one. */
export const [MOST_FIRST, MOST_OTHER] = [500, 100];
/** In all, however often a choice was put back. */
export const MOST_FIGHTS = 1000;
/** With new dice: of the first, and of each other. */
const [CONFIRM_FIRST, CONFIRM_OTHER] = [60, 40];
export const PROPOSALS = 3;
/** Fights before anything is varied besides who takes part. */
const PLAIN = 30;
/** How many of the best are varied. */
const VARIED = 12;
/** Fights that tell that nothing is as wished. */
const HOPELESS = 60;
/** From this on it is told, though it is not yet sure. */
const TOLD = 0.75;

/** All that is known, at one time. */
export interface Survey {
  readonly belief: Belief;
  /** The worthiest first. */
  readonly appraisals: readonly Appraisal[];
}

export function survey(offer: Offer, search: Search): Survey {
  const records = Object.values(search.records);
  const belief = believed(offer, records.map(observationOf));
  const appraisals = search.candidates
    .map((candidate) =>
      appraised(offer, belief, candidate, search.records[keyOf(candidate)] ?? null),
    )
    .filter(({ record }) => !record || !isNoFight(record))
    .sort((a, b) => b.worth - a.worth);
  return { belief, appraisals };
}

/** What a search does next: more fights, or it comes to its next stage. */
export function proceed(offer: Offer, search: Search): Search | Batch {
  switch (search.stage) {
    case 'SEARCH':
      return searchOn(offer, search);
    case 'CONFIRM':
    case 'EXTREMES':
      return confirmOn(offer, search);
    case 'DONE':
      return search;
  }
}

export const isBatch = (next: Search | Batch): next is Batch => 'purpose' in next;

function searchOn(offer: Offer, search: Search): Search | Batch {
  const seen = survey(offer, search);
  if (!search.isVaried && search.fights >= PLAIN) return varied(offer, search, seen);
  const accepted = proposedIn(search);
  const fit = seen.appraisals.filter(({ candidate }) => isDistinct(candidate, accepted));
  const spent = search.fights - search.since;
  if (isHopeless(fit, spent)) return ended(search, seen, 'UNATTAINABLE');
  const told = bestPlayed(fit);
  if (told && isSure(told)) return chosen(search, told.candidate);
  const isFirst = accepted.length === 0;
  if (spent >= (isFirst ? MOST_FIRST : MOST_OTHER) || search.fights >= MOST_FIGHTS)
    return told && (isFirst || isTold(told)) && search.fights < MOST_FIGHTS
      ? chosen(search, told.candidate)
      : ended(search, seen, 'LIMIT');
  const [next = fit[0]] = fit.filter((one) => !isOnTheEdge(offer, one));
  return next ? batchOf(next) : ended(search, seen, 'LIMIT');
}

function isHopeless(fit: readonly Appraisal[], spent: number): boolean {
  const likely = Math.max(0, ...fit.map(({ within }) => within));
  return fit.length === 0 || (likely < 0.03 && spent >= HOPELESS);
}

const proposedIn = ({ chosen }: Search): readonly Candidate[] =>
  chosen.filter(({ standing }) => standing === 'PROPOSED').map(({ candidate }) => candidate);

const isDistinct = (candidate: Candidate, others: readonly Candidate[]): boolean =>
  others.every((other) => difference(candidate, other) >= 2);

/** What would be told now: the best of those that have been played. */
export const bestPlayed = (appraisals: readonly Appraisal[]): Appraisal | null =>
  appraisals.find(({ record }) => record !== null && record.fights >= 8) ?? null;

export const isTold = ({ within }: Appraisal): boolean => within >= TOLD;

const isSure = ({ record, near, within }: Appraisal): boolean =>
  (record?.fights ?? 0) >= 48 && (near >= 0.9 || within >= 0.95);

/** So near the edge of the wish that a hundred more fights would not tell. */
function isOnTheEdge({ wish }: Offer, { record, within, belief }: Appraisal): boolean {
  if (!record || record.fights < 60 || within >= 0.9) return false;
  const { from, to } = logitRange(metWithin(wish));
  const edge = Math.min(Math.abs(belief.mean - from), Math.abs(belief.mean - to));
  const chance = sigmoid(belief.mean);
  const sd = 1 / Math.sqrt(1 / belief.sd ** 2 + 100 * chance * (1 - chance));
  return edge < 1.3 * sd;
}

function batchOf({ candidate, record }: Appraisal): Batch {
  const from = record?.fights ?? 0;
  const fights = from === 0 ? 6 : from < 20 ? 8 : from < 48 ? 12 : 24;
  return { candidate, purpose: 'SEARCH', from, fights };
}

/** The best ones and all that were played, each with one thing varied. */
function varied(offer: Offer, search: Search, { appraisals }: Survey): Search {
  const rosters = new Map<string, Candidate>();
  const played = appraisals.filter(({ record }) => record !== null);
  for (const { candidate } of [...appraisals.slice(0, VARIED), ...played])
    rosters.set(variantKey(candidate), candidate);
  const known = new Map(search.candidates.map((one) => [keyOf(one), one] as const));
  for (const one of [...rosters.values()].flatMap((roster) => variationsOf(offer, roster)))
    known.set(keyOf(one), one);
  return { ...search, candidates: [...known.values()], isVaried: true };
}

function chosen(search: Search, candidate: Candidate): Search {
  const key = keyOf(candidate);
  const before = search.chosen.find((one) => keyOf(one.candidate) === key);
  const others = search.chosen.filter((one) => one !== before);
  const entry: Chosen = {
    ...{ candidate, played: [], standing: 'CONFIRMING' },
    times: (before?.times ?? 0) + 1,
  };
  return { ...search, chosen: [...others, entry], stage: 'CONFIRM' };
}

/** Nothing more is found: what there is stands, or the extremes are shown. */
function ended(search: Search, { appraisals }: Survey, reason: 'LIMIT' | 'UNATTAINABLE'): Search {
  if (proposedIn(search).length > 0) return { ...search, stage: 'DONE', reason: 'FOUND' };
  const byChance = appraisals.toSorted((a, b) => b.belief.mean - a.belief.mean);
  const [easiest, hardest] = [byChance[0], byChance.at(-1)];
  const extremes = [
    ...(easiest ? [{ candidate: easiest.candidate, standing: 'EASIEST' as const }] : []),
    ...(hardest && hardest !== easiest
      ? [{ candidate: hardest.candidate, standing: 'HARDEST' as const }]
      : []),
  ].map((one) => ({ ...one, played: [], times: 100 }));
  return { ...search, chosen: [...search.chosen, ...extremes], stage: 'EXTREMES', reason };
}

/** The fights after a choice; afterwards it is proposed, or put back. */
function confirmOn(offer: Offer, search: Search): Search | Batch {
  const first = proposedIn(search).length === 0 && search.stage === 'CONFIRM';
  const wanted = first ? CONFIRM_FIRST : CONFIRM_OTHER;
  const isOpen = (one: Chosen): boolean =>
    search.stage === 'CONFIRM'
      ? one.standing === 'CONFIRMING'
      : one.standing !== 'PUT_BACK' && one.played.length < wanted && !isNoFight(recordOf(one));
  const open = search.chosen.find(isOpen);
  if (!open) return { ...search, stage: 'DONE' };
  const { candidate, times } = open;
  const record = recordOf(open);
  // Others with each choice.
  const from = times * 1000 + record.fights;
  const left = wanted - record.fights;
  // A fight that mostly does not end is not played on.
  if (left > 0 && !isNoFight(record))
    return { candidate, purpose: 'CONFIRM', from, fights: Math.min(left, 20) };
  return judged(offer, search, open);
}

function judged(offer: Offer, search: Search, open: Chosen): Search {
  const { from, to } = metWithin(offer.wish);
  const record = recordOf(open);
  const share = record.wins / record.fights;
  const isMet = from <= share && share <= to && !isNoFight(record);
  // At the end of its fights, the best there is.
  const isLast = search.fights - search.since >= MOST_FIRST + CONFIRM_FIRST;
  const isFirst = proposedIn(search).length === 0;
  const stands = isMet || (isFirst && isLast && !isNoFight(record));
  const standing: Chosen['standing'] = stands ? 'PROPOSED' : 'PUT_BACK';
  const after = search.chosen.map((one) => (one === open ? { ...one, standing } : one));
  const proposed = after.filter((one) => one.standing === 'PROPOSED').length;
  const since = stands ? search.fights : search.since;
  return proposed >= PROPOSALS
    ? { ...search, chosen: after, since, stage: 'DONE', reason: 'FOUND' }
    : { ...search, chosen: after, since, stage: 'SEARCH' };
}

/** Whether a batch of which so many have been played goes on: not with fights that have no end. */
export function goesOn(search: Search, { candidate, fights }: Batch, played: number): boolean {
  const record = search.records[keyOf(candidate)];
  return played < fights && !(record && isNoFight(record));
}

/** With a fight more. */
export function recorded(search: Search, { candidate, purpose }: Batch, played: Played): Search {
  const key = keyOf(candidate);
  const record = withFight(search.records[key] ?? emptyRecord(candidate), played);
  const isOpen = (one: Chosen) => purpose === 'CONFIRM' && keyOf(one.candidate) === key;
  return {
    ...search,
    fights: search.fights + 1,
    records: { ...search.records, [key]: record },
    chosen: search.chosen.map((one) =>
      isOpen(one) && one.standing !== 'PUT_BACK'
        ? { ...one, played: [...one.played, played] }
        : one,
    ),
  };
}
