/** A thread that searches for fights of held-out wishes, and plays what it finds again with other dice. */
import { parentPort } from 'node:worker_threads';
import { chanceOf } from '../../src/engine/core/policy/chance.ts';
import {
  begunProposals,
  execute,
  gameMaster,
  isSearched,
  loadRuleset,
  placesNear,
  planFor,
  type Ruleset,
  type RulesetId,
  searchFor,
  seededDice,
  SIDES,
} from '../../src/engine/index.ts';
import { fightSeed } from '../../src/engine/forecast/forecast.ts';
import { begunFight, fightOn, playedOf } from '../../src/engine/forecast/proposals/fights.ts';
import type { Candidate } from '../../src/engine/forecast/proposals/offer.ts';
import type { ProposalPlan } from '../../src/engine/forecast/proposals/propose.ts';
import { stateWith } from '../../src/engine/forecast/proposals/table.ts';

export interface WishTask {
  readonly ruleset: RulesetId;
  readonly number: number;
  /** Fights afterwards. */
  readonly after: number;
}

export interface WishAnswer {
  readonly wish: number;
  /** Of the first proposal: the fights that it was told from; null where there is none. */
  readonly told: number | null;
  /** Of the fights afterwards; of what is nearest where there is no proposal. */
  readonly share: number | null;
  readonly alternatives: number;
  readonly fights: number;
  /** Milliseconds of processor of the search. */
  readonly worked: number;
}

parentPort?.on('message', (task: WishTask) => {
  void play(task).then((answer) => parentPort?.postMessage(answer));
});

async function play({ ruleset: id, number, after }: WishTask): Promise<WishAnswer> {
  const ruleset = await loadRuleset(id);
  const plan = planOf(ruleset, `held-out wish ${id} ${number}`);
  const before = process.threadCpuUsage();
  let progress = begunProposals(plan);
  while (!isSearched(progress)) progress = searchFor(ruleset, plan, progress, { steps: 5000 });
  const { user, system } = process.threadCpuUsage(before);
  const { chosen, fights } = progress.search;
  const proposed = chosen.filter(({ standing }) => standing === 'PROPOSED');
  const [first] = proposed;
  return {
    wish: plan.offer.wish.chance.from,
    told: first ? first.played.filter(({ won }) => won).length / first.played.length : null,
    share: first ? shareOf(ruleset, plan, first.candidate, after) : null,
    ...{ alternatives: proposed.length, fights, worked: (user + system) / 1000 },
  };
}

/** Two to four of the bestiary, tougher or weaker, against two to five kinds. */
function planOf(ruleset: Ruleset, name: string): ProposalPlan {
  const chance = chanceOf(name);
  const { rules, rulebook } = ruleset;
  const obstacles = Array.from({ length: chance.int(0, 6) }, () => ({
    ...{ q: chance.int(-1, 1), r: chance.int(-4, 4) },
  }));
  const setup = rules.setup.parse({ name: 'A fight', content: ['SAMPLE'], obstacles });
  const [initial, apart] = [rules.initial(setup), chance.int(2, 4)];
  const keys = rulebook.creatures.map(({ key }) => key);
  const size = chance.int(2, 4);
  const places = placesNear(ruleset, initial, { q: -apart, r: 0 }, size);
  const creatures = places.map((position, i) => ({
    ...{ id: `member-${i}`, name: `Hero ${i + 1}`, creature: chance.pick(keys), position },
    ...{ side: SIDES.party, health: chance.int(80, 150) / 100 },
  }));
  const command = rules.commands.AddCombatants?.parse({ type: 'AddCombatants', creatures });
  const dice = seededDice('0'.repeat(64), 0);
  const joined = command && execute(ruleset, initial, command, { actor: gameMaster, dice });
  if (!joined?.ok) throw new Error(`No party of ${name}.`);
  const wished = chance.int(30, 90) / 100;
  return planFor(ruleset, {
    fields: [{ state: joined.value.state, party: places, foesAt: { q: apart, r: 0 } }],
    party: creatures.map((one) => ({ id: one.id, name: one.name })),
    creatures: chance
      .sample(keys, chance.int(2, 5))
      .map((key) => ({ key, atLeast: 0, atMost: chance.int(1, 4) })),
    most: size + 3,
    wish: { chance: { from: wished, to: wished }, rounds: null, falls: null },
    ...{ vary: ['HEALTH'], level: 'SENSIBLE', seed: fightSeed(name, 0) },
  });
}

function shareOf(
  ruleset: Ruleset,
  plan: ProposalPlan,
  candidate: Candidate,
  after: number,
): number {
  const ground = plan.grounds[candidate.ground];
  const state = ground && stateWith(ruleset, candidate, plan.creatures, ground);
  if (!state) throw new Error('A proposal cannot be played.');
  const party = plan.party.map(({ id }) => id);
  let wins = 0;
  for (let index = 0; index < after; index++) {
    const seed = fightSeed(`${plan.seed}/afterwards`, index);
    let fight = begunFight(ruleset, state, candidate, { index, seed });
    let played = playedOf(ruleset, fight, plan.rules, party);
    for (; !played; played = playedOf(ruleset, fight, plan.rules, party))
      fight = fightOn(ruleset, fight, plan.rules);
    if (played.won) wins++;
  }
  return wins / after;
}
