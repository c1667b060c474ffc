/** What a search has come to, as it is answered. */
import { sentencesOf, toldBy } from './describe.ts';
import { type Normal, sigmoid } from './model.ts';
import { type Candidate, keyOf } from './offer.ts';
import type { ProposalPlan, ProposalProgress } from './propose.ts';
import type { EncounterProposal, EncounterProposals } from './schema.ts';
import { bestPlayed, type Chosen, isTold, type Search, type Survey, survey } from './search.ts';
import { foesOf } from './table.ts';
import { chanceIn, metWithin } from './worth.ts';

/** @param names of the creatures of the plan, in its order */
export function proposalsOf(
  plan: ProposalPlan,
  { search }: ProposalProgress,
  names: readonly string[],
): EncounterProposals {
  const seen = survey(plan.offer, search);
  const asked = { plan, search, seen, names };
  return {
    isComplete: search.stage === 'DONE',
    proposals: shownIn(asked),
    unattainable: unattainableBy(asked),
    candidates: search.candidates.length,
    fightsPlayed: search.fights,
    assumes: assumed(plan),
  };
}

interface Asked {
  readonly plan: ProposalPlan;
  readonly search: Search;
  readonly seen: Survey;
  readonly names: readonly string[];
}

/** Those that are proposed; before the first of them what would be, if it is likely enough. */
function shownIn(asked: Asked): EncounterProposal[] {
  const { search, seen } = asked;
  const chosen = search.chosen.filter(
    ({ standing }) => standing === 'PROPOSED' || standing === 'CONFIRMING',
  );
  if (chosen.length > 0) return chosen.map((one) => proposalOf(asked, one.candidate, one));
  const told = search.stage === 'SEARCH' ? bestPlayed(seen.appraisals) : null;
  return told && isTold(told) ? [proposalOf(asked, told.candidate, null)] : [];
}

function proposalOf(asked: Asked, candidate: Candidate, chosen: Chosen | null): EncounterProposal {
  const { plan, seen, names } = asked;
  const { offer, grounds, creatures, party } = plan;
  const nameOf = namesIn(asked, candidate);
  const told = toldBy(chosen?.played ?? [], party, nameOf);
  const about = { estimate: estimateOf(asked, candidate), steps: stepsOf(asked, candidate) };
  const ground = grounds[candidate.ground];
  return {
    ...told,
    ...about,
    key: keyOf(candidate),
    groups: candidate.counts.flatMap((count, i) =>
      count > 0 ? [{ creature: creatures[i] ?? '', name: names[i] ?? '', count }] : [],
    ),
    health: candidate.health,
    arrivesInRound: candidate.arrival,
    battlefield: ground?.battlefield ?? 0,
    farther: ground?.farther ?? 0,
    partyAt: [...(ground?.party ?? [])],
    summary: [...sentencesOf(told, about)],
    isConfirmed: chosen !== null && chosen.standing !== 'CONFIRMING',
    meetsWish: chanceIn(seen.belief.logit(candidate), metWithin(offer.wish)),
    addCombatants: additionsOf(plan, candidate),
  };
}

/** A foe by its kind: which of several alike it was tells nothing. */
function namesIn({ plan, names }: Asked, { counts }: Candidate) {
  const order = counts.flatMap((count, kind) => Array.from({ length: count }, () => kind));
  return (id: string): string => {
    const member = plan.party.find((one) => one.id === id);
    if (member) return member.name;
    const index = id.startsWith('late-') ? order.length - 1 : Number(id.slice('foe-'.length));
    const name = names[order[index] ?? 0] ?? id;
    return `a ${name}`;
  };
}

/** 95 of 100 lie within so many standard deviations. */
const Z = 1.959964;

function estimateOf(
  { seen, search }: Pick<Asked, 'seen' | 'search'>,
  candidate: Candidate,
): EncounterProposal['estimate'] {
  const { mean, sd }: Normal = seen.belief.logit(candidate);
  const fights = search.records[keyOf(candidate)]?.fights ?? 0;
  const [share, low, high] = [mean, mean - Z * sd, mean + Z * sd].map(sigmoid);
  return { share: share ?? 0, low: low ?? 0, high: high ?? 1, fights };
}

function stepsOf(asked: Asked, candidate: Candidate): EncounterProposal['steps'] {
  const { plan, names } = asked;
  const size = candidate.counts.reduce((sum, count) => sum + count, 0);
  return candidate.counts.flatMap((count, i) =>
    [1, -1].flatMap((change) => {
      const [after, all] = [count + change, size + change];
      if (after < 0 || all < 1 || all > plan.offer.most) return [];
      const counts = candidate.counts.map((one, k) => (k === i ? after : one));
      const estimate = estimateOf(asked, { ...candidate, counts });
      return [{ creature: plan.creatures[i] ?? '', name: names[i] ?? '', change, estimate }];
    }),
  );
}

function additionsOf(plan: ProposalPlan, candidate: Candidate): EncounterProposal['addCombatants'] {
  const ground = plan.grounds[candidate.ground];
  if (!ground) return [];
  const { first, later } = foesOf(candidate, plan.creatures, ground);
  const asInput = (foes: typeof first) => foes.map((foe) => ({ ...foe, health: foe.health ?? 1 }));
  return [
    { hidden: false, inRound: 0, creatures: asInput(first) },
    ...(later.length > 0
      ? [{ hidden: true, inRound: candidate.arrival, creatures: asInput(later) }]
      : []),
  ];
}

function unattainableBy(asked: Asked): EncounterProposals['unattainable'] {
  const { search, plan, seen } = asked;
  if (search.stage !== 'DONE' || search.chosen.some(({ standing }) => standing === 'PROPOSED'))
    return null;
  const extreme = (wanted: Chosen['standing']): EncounterProposal | null => {
    const found = search.chosen.find(({ standing }) => standing === wanted);
    return found ? proposalOf(asked, found.candidate, found) : null;
  };
  const easiest = extreme('EASIEST');
  const hardest = extreme('HARDEST') ?? easiest;
  const { from, to } = plan.offer.wish.chance;
  const shareOf = (one: EncounterProposal | null) =>
    one?.winChance?.share ?? one?.estimate.share ?? null;
  const reason = reasonFor([shareOf(easiest), shareOf(hardest)], { from, to });
  const message = `${reasons[reason]} ${nearestTo(asked, seen)}`.trim();
  return { reason, message, easiest, hardest };
}

type Reason = NonNullable<EncounterProposals['unattainable']>['reason'];

function reasonFor(
  [easiest, hardest]: readonly (number | null)[],
  { from, to }: { readonly from: number; readonly to: number },
): Reason {
  if (easiest == null || hardest == null) return 'DO_NOT_END';
  if (hardest > to) return 'ALL_TOO_EASY';
  return easiest < from ? 'ALL_TOO_HARD' : 'STEPS_TOO_COARSE';
}

const reasons: Readonly<Record<Reason, string>> = {
  ALL_TOO_EASY:
    'Even the hardest of these fights is easier: allow more creatures, other kinds, or tougher ones.',
  ALL_TOO_HARD: 'Even the easiest of these fights is harder: allow fewer or weaker creatures.',
  STEPS_TOO_COARSE:
    'One creature more or fewer makes too much of a difference: allow other kinds, or another health.',
  DO_NOT_END: 'These fights mostly have no end, or no winner: choose other creatures.',
};

function nearestTo({ plan }: Asked, { appraisals }: Survey): string {
  const { from, to } = plan.offer.wish.chance;
  const far = ({ belief }: Survey['appraisals'][number]) =>
    Math.abs(sigmoid(belief.mean) - (from + to) / 2);
  const [nearest] = appraisals.toSorted((a, b) => far(a) - far(b));
  return nearest
    ? `The nearest is about ${Math.round(100 * sigmoid(nearest.belief.mean))} of 100.`
    : '';
}

const assumed = ({ rules, offer }: ProposalPlan): string[] => [
  `The party plays ${rules.level}, as one; its foes play SENSIBLE, and fight to the end.`,
  'Each side knows what a player of all its combatants would see.',
  'The combatants begin where they were played: other places make another fight.',
  `A draw, and a fight of more than ${rules.mostRounds} rounds, is no win.`,
  ...(offer.vary.includes('REINFORCEMENTS')
    ? ['Reinforcements come only if the fight lasts until then.']
    : []),
];
