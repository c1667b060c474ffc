import { describe, expect, it } from 'vitest';
import { keyOf, difference } from '../../../../src/engine/forecast/proposals/offer.ts';
import { believed, sigmoid } from '../../../../src/engine/forecast/proposals/model.ts';
import { metWithin } from '../../../../src/engine/forecast/proposals/worth.ts';
import {
  MOST_FIGHTS,
  MOST_FIRST,
  type Search,
} from '../../../../src/engine/forecast/proposals/search.ts';
import { searched, type World, worldOf } from './made-up.ts';

const CASES = 16;
const worlds = Array.from({ length: CASES }, (_, i) => worldOf(`held out ${i}`));
const results = worlds.map((world) => ({ world, search: searched(world) }));

const proposedIn = (search: Search) =>
  search.chosen.filter(({ standing }) => standing === 'PROPOSED').map((one) => one.candidate);

const isMet = ({ offer, chance }: World, candidate: Parameters<World['chance']>[0]) => {
  const { from, to } = metWithin(offer.wish);
  const real = chance(candidate);
  return from <= real && real <= to;
};

describe('the search for a fight', () => {
  it('meets five wishes of six within ten points, or finds that none can be met', () => {
    const met = results.filter(({ world, search }) => {
      const [first] = proposedIn(search);
      return first
        ? isMet(world, first)
        : !search.candidates.some((candidate) => isMet(world, candidate));
    });
    expect(met.length).toBeGreaterThanOrEqual((CASES * 5) / 6);
  });

  it('proposes at most three fights, none of which differ by one creature only', () => {
    for (const { search } of results) {
      const proposed = proposedIn(search);
      expect(proposed.length).toBeLessThanOrEqual(3);
      for (const [i, one] of proposed.entries())
        for (const other of proposed.slice(i + 1))
          expect(difference(one, other)).toBeGreaterThanOrEqual(2);
    }
  });

  it('tells every proposal from at least forty fights that were played after the choice', () => {
    for (const { search } of results)
      for (const one of search.chosen.filter(({ standing }) => standing === 'PROPOSED'))
        expect(one.played.length).toBeGreaterThanOrEqual(40);
  });

  it('ends within its limit of fights', () => {
    for (const { search } of results) expect(search.fights).toBeLessThan(MOST_FIGHTS + 100);
  });

  it('gives the same answer to the same question', () => {
    const again = searched(worldOf('held out 0'));
    expect(JSON.stringify(again)).toBe(JSON.stringify(results[0]?.search));
  });

  it('says that it cannot be, with the easiest and the hardest, where all foes are too weak', () => {
    const world = worldOf('too weak', {
      party: 4,
      kinds: [{ strength: 0.3, atLeast: 0, atMost: 2 }],
      vary: [],
      wish: { chance: { from: 0.4, to: 0.5 }, rounds: null, falls: null },
    });
    const search = searched(world, (candidate, index) => ({
      ...world.play(candidate, index),
      won: true,
      end: { kind: 'WON', side: 'Party' },
      margin: 0.8,
    }));
    expect(search.reason).toBe('UNATTAINABLE');
    expect(proposedIn(search)).toEqual([]);
    const standings = search.chosen.map(({ standing }) => standing);
    expect(standings).toEqual(['EASIEST', 'HARDEST']);
    expect(search.fights).toBeLessThan(200);
  });

  it('drops fights that do not end', () => {
    const world = worldOf('without end');
    const search = searched(world, (candidate, index) => ({
      ...world.play(candidate, index),
      won: false,
      end: { kind: 'LIMIT' },
      margin: 0,
    }));
    expect(proposedIn(search)).toEqual([]);
    for (const record of Object.values(search.records))
      expect(record.fights).toBeLessThanOrEqual(2);
    expect(search.fights).toBeLessThan(MOST_FIRST + 600);
  });

  it('does not tell of reinforcements that mostly come too late', () => {
    const world = worldOf('late', { vary: ['REINFORCEMENTS'] });
    const search = searched(world, (candidate, index) => ({
      ...world.play(candidate, index),
      arrived: candidate.arrival === 0,
    }));
    for (const { arrival } of proposedIn(search)) expect(arrival).toBe(0);
  });

  it('puts back a choice that was lucky', () => {
    const world = worldOf('held out 1');
    const search = searched(world, (candidate, index) => {
      const played = world.play(candidate, index);
      // The dice of a first choice lose what was won before.
      return index >= 1000 && index < 2000 ? { ...played, won: false, margin: -0.5 } : played;
    });
    const putBack = search.chosen.filter(({ standing }) => standing === 'PUT_BACK');
    const again = search.chosen.filter(({ times }) => times > 1);
    expect(putBack.length + again.length).toBeGreaterThan(0);
  });
});

describe('what is believed', () => {
  const { offer } = worldOf('belief', {
    party: 3,
    kinds: [{ strength: 1, atLeast: 0, atMost: 4 }],
  });
  const at = (count: number, health = 1) => ({ counts: [count], health, arrival: 0, ground: 0 });
  const won = (candidate: ReturnType<typeof at>, wins: number, fights: number) => ({
    ...{ candidate, wins, fights, variance: 0.3 },
    margin: ((2 * wins) / fights - 1) / 4,
  });

  it('expects more foes, and tougher ones, to win more often', () => {
    const { logit } = believed(offer, []);
    expect(logit(at(2)).mean).toBeGreaterThan(logit(at(3)).mean);
    expect(logit(at(3, 0.8)).mean).toBeGreaterThan(logit(at(3)).mean);
  });

  it('learns from fights of one candidate about the others, and is surer of that one', () => {
    const { logit } = believed(offer, [won(at(3), 5, 50)]);
    expect(sigmoid(logit(at(3)).mean)).toBeLessThan(0.25);
    expect(logit(at(2)).mean).toBeLessThan(believed(offer, []).logit(at(2)).mean);
    expect(logit(at(3)).sd).toBeLessThan(logit(at(2)).sd);
  });

  it('comes to the share of many fights', () => {
    const { logit } = believed(offer, [won(at(3), 260, 400)]);
    expect(sigmoid(logit(at(3)).mean)).toBeCloseTo(0.65, 1);
    expect(keyOf(at(3))).toBe('3/0/0/100');
  });
});
