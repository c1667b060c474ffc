/** Made-up fights, as steep, as scattered and as two-humped as real ones: thousands of them take a second. */
import { chanceOf, type Chance } from '../../../../src/engine/core/policy/chance.ts';
import {
  type Candidate,
  lateKind,
  type Offer,
  rosterKey,
  variantKey,
} from '../../../../src/engine/forecast/proposals/offer.ts';
import type { Played } from '../../../../src/engine/forecast/proposals/records.ts';
import {
  begunSearch,
  goesOn,
  isBatch,
  proceed,
  recorded,
  type Search,
} from '../../../../src/engine/forecast/proposals/search.ts';

export interface World {
  readonly offer: Offer;
  /** How likely the party really wins. */
  readonly chance: (candidate: Candidate) => number;
  readonly play: (candidate: Candidate, index: number) => Played;
}

const uniform = (chance: Chance) => chance.int(0, 999_999) / 1_000_000;

/** Normally distributed: the same text gives the same number. */
function normal(text: string): number {
  const chance = chanceOf(text);
  return Math.sqrt(-2 * Math.log(uniform(chance) + 1e-9)) * Math.cos(2 * Math.PI * uniform(chance));
}

/** A party and an offer, made of a text. */
export function worldOf(name: string, changes: Partial<Offer> = {}): World {
  const chance = chanceOf(name);
  const party = chance.int(2, 4);
  const kinds = Array.from({ length: chance.int(2, 5) }, () => ({
    strength: chance.pick([1.45, 1.37, 1.3, 1.15, 0.79, 0.67, 0.63]),
    atLeast: 0,
    atMost: chance.int(1, 4),
  }));
  const wished = chance.int(30, 90) / 100;
  const offer: Offer = {
    ...{ party, kinds, most: party + 3, grounds: [{ varied: false }], vary: ['HEALTH'] },
    wish: { chance: { from: wished, to: wished }, rounds: null, falls: null },
    steepness: 8,
    ...changes,
  };
  const strength = Math.log(party) + 0.3 * normal(`${name} party`);
  const logitOf = (one: Candidate): number => {
    const late = lateKind(one);
    const foes = one.counts
      .map((count, i) => (i === late && one.arrival > 0 ? count - 0.4 : count))
      .map((count, i) => count * (kinds[i]?.strength ?? 1) * Math.exp(0.1 * normal(`${name} ${i}`)))
      .reduce((sum, each) => sum + each, 0);
    const lead = strength - Math.log(foes) - 0.4 * Math.log(one.health);
    const scatter = 1.2 * normal(`${name} ${rosterKey(one)}`);
    return 10 * lead + scatter + 0.6 * normal(`${name} ${variantKey(one)}`);
  };
  const chanceAt = (one: Candidate): number => 1 / (1 + Math.exp(-logitOf(one)));
  return {
    offer,
    chance: chanceAt,
    play: (candidate, index) => {
      const dice = chanceOf(`${name} ${JSON.stringify(candidate)} ${index}`);
      const won = uniform(dice) < chanceAt(candidate);
      const margin = (won ? 1 : -1) * (0.2 + 0.6 * uniform(dice));
      const end = { kind: 'WON', side: won ? 'party' : 'foes' } as const;
      const falls: Played['falls'] = won ? {} : { a: 2, b: 3 };
      return { won, end, margin, rounds: 5, steps: 60, falls, first: null, arrived: true };
    },
  };
}

/** A whole search; `onStep` is told of each state of it. */
export function searched(
  world: World,
  play: World['play'] = world.play,
  onStep: (search: Search) => void = () => undefined,
): Search {
  let search = begunSearch(world.offer);
  while (search.stage !== 'DONE') {
    const next = proceed(world.offer, search);
    if (!isBatch(next)) search = next;
    else
      for (let i = 0; i === 0 || goesOn(search, next, i); i++)
        search = recorded(search, next, play(next.candidate, next.from + i));
    onStep(search);
  }
  return search;
}
