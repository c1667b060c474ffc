/** The plan of a search, from the battlefields on which the party stands. */
import type { Ruleset, RulesetTypes } from '../../core/ruleset/ruleset.ts';
import type { Level } from '../../core/policy/personality.ts';
import { own } from '../../core/values/record.ts';
import type { Hex } from '../../core/values/hex.ts';
import type { Kind, Variable, Wish } from './offer.ts';
import { mostRoundsFor, type ProposalPlan } from './propose.ts';
import { type Ground, placesNear } from './table.ts';

/** A battlefield with the party on it: plain JSON. */
export interface Field {
  readonly state: unknown;
  readonly party: readonly Hex[];
  readonly foesAt: Hex;
}

export interface ProposalSetup {
  readonly fields: readonly Field[];
  readonly party: ProposalPlan['party'];
  readonly creatures: readonly (Pick<Kind, 'atLeast' | 'atMost'> & { readonly key: string })[];
  /** Foes at most. */
  readonly most: number;
  readonly wish: Wish;
  readonly vary: readonly Variable[];
  readonly level: Level;
  readonly seed: string;
}

/** Hexes nearer or farther, as asked for first. */
const DISTANCES = [0, -2, 2];
/** Where nothing was measured. */
const STEEPNESS = 8;

/** Without grounds where there is no room for the foes. */
export function planFor<T extends RulesetTypes>(
  ruleset: Ruleset<T>,
  setup: ProposalSetup,
): ProposalPlan {
  const { creatures, party, level, wish, vary, seed } = setup;
  const strengths = ruleset.forecast?.strengths;
  const least = creatures.reduce((sum, { atLeast }) => sum + atLeast, 0);
  const grounds = groundsOf(ruleset, setup).filter(
    ({ places }) => places.length >= Math.max(1, least),
  );
  const most = Math.min(setup.most, ...grounds.map(({ places }) => places.length));
  return {
    offer: {
      ...{ party: party.length, most, vary, wish },
      steepness: strengths?.steepness ?? STEEPNESS,
      kinds: creatures.map(({ key, atLeast, atMost }) => ({
        ...{ atLeast, atMost },
        strength: own(strengths?.creatures ?? {}, key) ?? null,
      })),
      grounds: grounds.map(({ farther }) => ({ varied: farther !== 0 })),
    },
    grounds,
    creatures: creatures.map(({ key }) => key),
    party,
    rules: { level, mostRounds: mostRoundsFor({ wish }) },
    seed,
  };
}

function groundsOf<T extends RulesetTypes>(
  ruleset: Ruleset<T>,
  { fields, most, vary }: Pick<ProposalSetup, 'fields' | 'most' | 'vary'>,
): readonly Ground[] {
  const distances = DISTANCES.filter((one) => one === 0 || vary.includes('DISTANCE'));
  return fields.flatMap(({ state, party, foesAt }, battlefield) =>
    distances.map((farther) => ({
      ...{ state, battlefield, farther, party },
      places: placesNear(ruleset, state, moved(party[0] ?? foesAt, foesAt, farther), most),
    })),
  );
}

/** So many hexes on, or back, on the way from one hex to another. */
function moved(from: Hex, to: Hex, by: number): Hex {
  const [q, r] = [to.q - from.q, to.r - from.r];
  const length = Math.max(Math.abs(q), Math.abs(r), Math.abs(q + r), 1);
  const share = Math.max(1, length + by) / length;
  return { q: from.q + Math.round(q * share), r: from.r + Math.round(r * share) };
}
