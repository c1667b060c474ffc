import { describe, expect, it } from 'vitest';
import { rulesets } from '../../../../src/engine/all.ts';
import { execute, gameMaster, type Ruleset, seededDice } from '../../../../src/engine/index.ts';
import { proposalsOf } from '../../../../src/engine/forecast/proposals/answer.ts';
import type { Variable } from '../../../../src/engine/forecast/proposals/offer.ts';
import {
  begunProposals,
  mostRoundsFor,
  type ProposalPlan,
  searchFor,
} from '../../../../src/engine/forecast/proposals/propose.ts';
import {
  type Ground,
  placesNear,
  SIDES,
  stateWith,
} from '../../../../src/engine/forecast/proposals/table.ts';

const dice = () => seededDice('0'.repeat(64), 0);

function ground(ruleset: Ruleset, heroes: readonly string[]): Ground {
  const { rules } = ruleset;
  const initial = rules.initial(rules.setup.parse({ name: 'A fight', content: ['SAMPLE'] }));
  const creatures = heroes.map((creature, i) => ({
    ...{ id: `hero-${i}`, name: `Hero ${i}`, creature, side: SIDES.party },
    position: { q: -2, r: i },
  }));
  const command = rules.commands.AddCombatants?.parse({ type: 'AddCombatants', creatures });
  if (!command) throw new Error('No creatures.');
  const joined = execute(ruleset, initial, command, { actor: gameMaster, dice: dice() });
  if (!joined.ok) throw new Error(joined.error.message);
  const { state } = joined.value;
  const places = placesNear(ruleset, state, { q: 2, r: 0 }, 5);
  return { state, places, battlefield: 0, farther: 0, party: [] };
}

function planFor(
  ruleset: Ruleset,
  heroes: readonly string[],
  creatures: readonly string[],
  vary: readonly Variable[] = ['HEALTH'],
): ProposalPlan {
  const wish = { chance: { from: 0.6, to: 0.7 }, rounds: null, falls: null };
  return {
    offer: {
      ...{ party: heroes.length, most: 4, grounds: [{ varied: false }], vary, wish },
      kinds: creatures.map(() => ({ strength: 1, atLeast: 0, atMost: 3 })),
      steepness: 8,
    },
    grounds: [ground(ruleset, heroes)],
    creatures,
    party: heroes.map((_, i) => ({ id: `hero-${i}`, name: `Hero ${i}` })),
    rules: { level: 'SENSIBLE', mostRounds: mostRoundsFor({ wish }) },
    seed: '1'.repeat(64),
  };
}

describe('the search on a real table', () => {
  const ruleset = rulesets.SEGMENTS;
  const plan = planFor(ruleset, ['reed-fencer', 'reed-fencer'], ['reed-fencer', 'marsh-lurker']);

  it('plays the same fights in one piece and in slices that end in the middle of them', () => {
    const whole = searchFor(ruleset, plan, begunProposals(plan), { steps: 500 });
    let sliced = begunProposals(plan);
    for (let i = 0; i < 5; i++)
      sliced = JSON.parse(
        JSON.stringify(searchFor(ruleset, plan, sliced, { steps: 100 })),
      ) as typeof sliced;
    expect(whole.search.fights).toBeGreaterThan(1);
    expect(sliced).toEqual(JSON.parse(JSON.stringify(whole)));
  });

  it('has other dice for another question', () => {
    const steps = { steps: 150 };
    const one = searchFor(ruleset, plan, begunProposals(plan), steps);
    const other = searchFor(
      ruleset,
      { ...plan, seed: '2'.repeat(64) },
      begunProposals(plan),
      steps,
    );
    expect(JSON.stringify(other)).not.toBe(JSON.stringify(one));
  });

  it('says nothing before it knows something, and what it takes for granted at once', () => {
    const answer = proposalsOf(plan, begunProposals(plan), ['Reed Fencer', 'Marsh Lurker']);
    expect(answer).toMatchObject({ proposals: [], unattainable: null, isComplete: false });
    expect(answer.assumes.length).toBeGreaterThan(2);
  });

  it('proposes what can be put on the table as it is', () => {
    const candidate = { counts: [2, 1], health: 0.8, arrival: 2, ground: 0 };
    const base = begunProposals(plan);
    const fight = { end: { kind: 'WON', side: SIDES.party }, won: true, margin: 0.5 } as const;
    const played = { ...fight, rounds: 4, steps: 50, falls: { 'hero-1': 2 }, arrived: true };
    const lost = {
      ...played,
      won: false,
      margin: -0.6,
      end: { kind: 'WON', side: 'Foes' },
    } as const;
    const fights = Array.from({ length: 40 }, (_, i) =>
      i % 4 > 0 ? { ...played, first: 'foe-0' } : { ...lost, first: 'hero-1' },
    );
    const chosen = [{ candidate, played: fights, times: 1, standing: 'PROPOSED' as const }];
    const search = { ...base.search, chosen, stage: 'DONE' as const };
    const answer = proposalsOf(plan, { ...base, search }, ['Reed Fencer', 'Marsh Lurker']);
    const [proposal] = answer.proposals;
    expect(proposal).toMatchObject({
      groups: [
        { creature: 'reed-fencer', count: 2 },
        { creature: 'marsh-lurker', count: 1 },
      ],
      ...{ health: 0.8, arrivesInRound: 2, character: 'SWINGY', isConfirmed: true },
      winChance: { fights: 30, share: 0.75 },
      falls: [
        { name: 'Hero 0', chance: { fights: 0 } },
        { name: 'Hero 1', chance: { fights: 40 }, round: 2 },
      ],
      decides: [
        { text: 'if Hero 1 falls first', fights: 10, winChance: { share: 0 } },
        { text: 'if a Reed Fencer falls first', fights: 30, winChance: { share: 1 } },
      ],
      addCombatants: [
        { hidden: false, inRound: 0, creatures: [{ health: 0.8 }, { creature: 'reed-fencer' }] },
        { hidden: true, inRound: 2, creatures: [{ creature: 'marsh-lurker' }] },
      ],
    });
    expect(proposal?.summary[0]).toMatch(/^The party wins about 75 of 100 such fights/);
    const steps = proposal?.steps.map(({ name, change }) => `${name} ${change}`);
    expect(steps).toEqual(['Reed Fencer 1', 'Reed Fencer -1', 'Marsh Lurker 1', 'Marsh Lurker -1']);
  });

  it('lets the last foe come in the round that was said', () => {
    const late = planFor(
      ruleset,
      ['quarry-hulk'],
      ['quarry-hulk', 'marsh-lurker'],
      ['REINFORCEMENTS'],
    );
    const candidate = { counts: [1, 1], health: 1, arrival: 2, ground: 0 };
    const batch = { candidate, purpose: 'SEARCH', from: 0, fights: 2 } as const;
    const begun = { ...begunProposals(late), batch: { of: batch, played: 0 } };
    let progress = searchFor(ruleset, late, begun, { steps: 1 });
    const standing = () =>
      ruleset.queries.view(progress.running?.fight.state, gameMaster).combatants;
    expect(standing().filter(({ hidden }) => !hidden)).toHaveLength(2);
    expect(progress.running?.fight.later).toMatchObject({ round: 2 });
    for (let i = 0; i < 400 && progress.running?.fight.later; i++)
      progress = searchFor(ruleset, late, progress, { steps: 1 });
    expect(progress.running?.fight.later).toBeUndefined();
    expect(standing().filter(({ hidden }) => !hidden)).toHaveLength(3);
  });
});

describe('a creature of another health', () => {
  const left = (ruleset: Ruleset, creature: string, health: number): number => {
    const candidate = { counts: [1], health, arrival: 0, ground: 0 };
    const there = stateWith(ruleset, candidate, [creature], ground(ruleset, [creature]));
    const { combatants } = ruleset.queries.view(there, gameMaster);
    const foe = combatants.find(({ side }) => side === SIDES.foes);
    const [vital] = foe?.vitals ?? [];
    if (!vital) throw new Error('There is no such foe.');
    return vital.current ?? 0;
  };

  it.each([
    ['SEGMENTS', 'reed-fencer'],
    ['VIGILANCE', 'thicket-boar'],
    ['VIGILANCE', 'torch-dancer'],
    ['SECONDS', 'gate-warden'],
  ] as const)('can bear so much more or less: %s, %s', (id, creature) => {
    const [weak = 0, usual = 0, tough = 0] = [0.5, 1, 1.5].map((health) =>
      left(rulesets[id], creature, health),
    );
    expect(usual).toBeGreaterThan(1);
    expect(Math.abs(weak - usual / 2)).toBeLessThanOrEqual(0.5);
    expect(Math.abs(tough - usual * 1.5)).toBeLessThanOrEqual(0.5);
  });
});
