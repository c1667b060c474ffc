/** Which fights may be proposed. */
import { believed } from './model.ts';
import { type Candidate, keyOf, type Offer } from './offer.ts';

/** So many are looked at, the ones that are most likely as wished by the strengths alone. */
const MOST = 600;

/** Some tougher, some weaker: a step is about nine points of the chance. */
const HEALTHS = [0.6, 0.7, 0.8, 0.9, 1.1, 1.2, 1.35, 1.5];
/** Later ones mostly come too late. */
const ARRIVALS = [2, 3];

/** Who may take part, on each of the grounds as asked for. */
export function plainCandidates(offer: Offer): readonly Candidate[] {
  const rosters = compositions(offer);
  const near = rosters.length > MOST ? nearest(offer, rosters) : rosters;
  return offer.grounds.flatMap(({ varied }, ground) =>
    varied ? [] : near.map((counts) => ({ counts, health: 1, arrival: 0, ground })),
  );
}

function compositions({ kinds, most }: Offer): readonly (readonly number[])[] {
  let begun: readonly (readonly number[])[] = [[]];
  for (const { atLeast, atMost } of kinds)
    begun = begun.flatMap((counts) => {
      const left = most - counts.reduce((sum, count) => sum + count, 0);
      const choices = Math.min(atMost, left) - atLeast + 1;
      return Array.from({ length: Math.max(0, choices) }, (_, i) => [...counts, atLeast + i]);
    });
  return begun.filter((counts) => counts.some((count) => count > 0));
}

function nearest(offer: Offer, rosters: readonly (readonly number[])[]) {
  const { logit } = believed(offer, []);
  const { from, to } = offer.wish.chance;
  const middle = Math.min(0.98, Math.max(0.02, (from + to) / 2));
  const wished = Math.log(middle / (1 - middle));
  const far = (counts: readonly number[]) =>
    Math.abs(logit({ counts, health: 1, arrival: 0, ground: 0 }).mean - wished);
  return rosters
    .map((counts) => ({ counts, far: far(counts) }))
    .sort((a, b) => a.far - b.far)
    .slice(0, MOST)
    .map(({ counts }) => counts);
}

/** The same fight with one thing varied. */
export function variationsOf(offer: Offer, one: Candidate): readonly Candidate[] {
  const { vary, grounds } = offer;
  const size = one.counts.reduce((sum, count) => sum + count, 0);
  const varied: Candidate[] = [];
  if (vary.includes('HEALTH')) varied.push(...HEALTHS.map((health) => ({ ...one, health })));
  if (vary.includes('REINFORCEMENTS') && size > 1)
    varied.push(...ARRIVALS.map((arrival) => ({ ...one, arrival })));
  if (vary.includes('DISTANCE'))
    varied.push(...grounds.flatMap((ground, i) => (ground.varied ? [{ ...one, ground: i }] : [])));
  return varied.filter((other) => keyOf(other) !== keyOf(one));
}
