/** What is carried from fight to fight (T-10): random fights of every ruleset, ended anywhere. */
import { describe, expect, it } from 'vitest';
import { gameMaster } from '../../../src/engine/core/command/actor.ts';
import type { CommandTemplate } from '../../../src/engine/core/decision/decision.ts';
import { execute } from '../../../src/engine/core/ruleset/execute.ts';
import type { RulesetTypes } from '../../../src/engine/core/ruleset/ruleset.ts';
import {
  type AnyMember,
  memberContent,
  type Rest,
  rests,
} from '../../../src/engine/core/table/members.ts';
import { seededDice } from '../../../src/engine/dice/seeded.ts';
import { type Game, randomCommand } from '../../kit/engine/fights.ts';
import { games } from '../../kit/engine/games.ts';
import { Random } from '../../kit/engine/random.ts';
import { sized } from '../../kit/size.ts';

interface State {
  readonly combatants: Readonly<Record<string, { readonly id: string }>>;
}

class Table {
  readonly game: Game<RulesetTypes>;
  readonly random: Random;
  state: State;

  constructor(game: Game<RulesetTypes>, random: Random, setup: unknown) {
    this.game = game;
    this.random = random;
    this.state = game.ruleset.rules.initial(setup) as State;
  }

  get members(): readonly AnyMember[] {
    return Object.keys(this.state.combatants).map((id) =>
      this.game.ruleset.parties!.carried(this.state, id)!,
    );
  }

  give(template: CommandTemplate): void {
    const { rules } = this.game.ruleset;
    const command = rules.commands[template.type]!.parse(template);
    const dice = seededDice(this.random.diceSeed(), 0);
    const result = execute(this.game.ruleset, this.state, command, { actor: gameMaster, dice });
    if (!result.ok) throw new Error(JSON.stringify(result.error));
    this.state = result.value.state as State;
  }

  wander(commands: number): void {
    for (let n = 0; n < commands && !this.game.hasEnded(this.state); n++) {
      const command = randomCommand(this.game, this.state, this.random);
      if (!command) return;
      this.give(command);
    }
  }

  play(commands: number): void {
    this.wander(commands);
    if (!this.game.hasEnded(this.state)) this.give({ type: 'EndEncounter' });
  }
}

const setup = { name: 'A party' };

/** Where they all find a place. */
const placed = (members: readonly AnyMember[]): readonly AnyMember[] =>
  members.map((member, q) => ({
    ...member,
    combatant: { ...member.combatant, position: { q: 3 * q, r: 0 } },
  }));

const contents = (members: readonly AnyMember[]) => members.map(memberContent);

const partyOf = (game: Game<RulesetTypes>, random: Random, members: readonly AnyMember[]) => {
  const party = new Table(game, random, game.ruleset.rules.setup.parse(setup));
  if (members.length > 0) party.give({ type: 'AddCombatants', members: placed(members) });
  return party;
};

/** A random fight that is over, and those who were in it as they came. */
function fought(game: Game<RulesetTypes>, seed: number) {
  const random = new Random(seed);
  const { setup: begun, opening } = game.encounter(random);
  const fight = new Table(game, random, begun);
  for (const command of opening) fight.give(command);
  const before = fight.members;
  fight.play(20 + (seed % 7) * 40);
  return { random, before, members: fight.members };
}

/** Byte for byte, and a state that the rules can handle. */
function expectStanding(table: Table, members: readonly AnyMember[]): void {
  expect(JSON.stringify(contents(table.members))).toBe(JSON.stringify(contents(members)));
  const checked = table.game.ruleset.rules.stateSchema().safeParse(table.state);
  expect(checked.error?.issues).toBeUndefined();
}

/** What nothing has happened to has in these fields. */
const untouched = ['0', '[]', '"STANDING"', '{"kind":"STANDING"}', '"CALM"', '"UPRIGHT"'];

const touched = (members: readonly AnyMember[]): readonly string[] =>
  members.flatMap(({ was }) =>
    Object.entries(was).flatMap(([field, value]) =>
      untouched.includes(JSON.stringify(value)) ? [] : [field],
    ),
  );

describe.each(Object.entries(games))('T-10 with %s', (ruleset, game) => {
  const parties = game.ruleset.parties!;

  it('what a fight leaves joins the next one, and a party, just as it is', () => {
    const carried: AnyMember[] = [];
    for (let n = 0; n < sized(200, 16); n++) {
      const { random, before, members } = fought(game, 142_000 + n);
      expectStanding(partyOf(game, random, members), members);
      // Written back to a party that has them as they came.
      const party = partyOf(game, random, before);
      const known = members.filter(({ combatant }) => party.state.combatants[combatant.id]);
      party.state = parties.restored(party.state, known) as State;
      const others = before.filter(
        ({ combatant }) => !known.some((one) => one.combatant.id === combatant.id),
      );
      const byId = new Map([...others, ...known].map((one) => [one.combatant.id, one]));
      expectStanding(
        party,
        before.flatMap(({ combatant }) => byId.get(combatant.id) ?? []),
      );
      carried.push(...members);
    }
    console.info(ruleset, carried.length, [...new Set(touched(carried))].join(' '));
    expect(carried.length).toBeGreaterThan(40);
  });

  it('who is hidden as the fight ends takes along what they had then', () => {
    let hidden = 0;
    for (let n = 0; n < sized(60, 8); n++) {
      const random = new Random(271_000 + n);
      const { setup: begun, opening } = game.encounter(random);
      const fight = new Table(game, random, begun);
      for (const command of opening) fight.give(command);
      fight.wander(10 + n * 5);
      if (game.hasEnded(fight.state) || fight.members.length < 2) continue;
      const one = random.pick(fight.members);
      const { id } = one.combatant;
      fight.give({ type: 'HideCombatants', combatantIds: [id], reason: 'A side door' });
      expect(fight.state.combatants[id]).toBeUndefined();
      expect(memberContent(parties.carried(fight.state, id)!)).toEqual(memberContent(one));
      hidden++;
    }
    expect(hidden).toBeGreaterThan(3);
  });

  it('after a rest they stand as it says, and the same short rest again changes nothing', () => {
    for (let n = 0; n < sized(60, 5); n++) {
      const { random, members } = fought(game, 99_991 + n);
      for (const rest of Object.keys(rests) as Rest[]) {
        const after = members.map((member) => parties.rested(member, rest));
        const { members: then } = partyOf(game, random, after);
        const again = then.map((member) => parties.rested(member, 'SHORT'));
        expect(contents(again)).toEqual(contents(then));
      }
    }
  });
});

/** What lasts in SEGMENTS, as far as time is counted in it. */
interface Counted {
  readonly conditions: readonly { readonly condition: string; readonly until: number | null }[];
  readonly cooldowns: readonly { readonly action: string; readonly readyInRound: number }[];
}

const timeOf = ({ was }: AnyMember): Counted => {
  const { conditions, cooldowns } = was as Counted;
  return {
    conditions: conditions.map(({ condition, until }) => ({ condition, until })),
    cooldowns: cooldowns.map(({ action, readyInRound }) => ({ action, readyInRound })),
  };
};

describe('T-10 for who joins a running fight', () => {
  it('what is counted in SEGMENTS goes on from its present segment, as from the first of a new one', () => {
    const game = games.SEGMENTS;
    const compared = { conditions: 0, cooldowns: 0, late: 0 };
    for (let n = 0; n < sized(60, 12); n++) {
      const { random, members: home } = fought(game, 142_000 + n);
      const members = home.map((one, i) => ({
        ...one,
        combatant: { ...one.combatant, id: `late-${i}`, position: { q: 60 + 3 * i, r: 0 } },
      }));
      const { setup: begun, opening } = game.encounter(random);
      const next = new Table(game, random, begun);
      for (const command of opening) next.give(command);
      next.wander(10 + n);
      const { phase } = next.state as unknown as {
        readonly phase: { readonly kind: string; readonly round: number; readonly segment: number };
      };
      if (phase.kind !== 'COMBAT' || members.length === 0) continue;
      next.give({ type: 'AddCombatants', members });
      const later = (phase.round - 1) * 3 + phase.segment - 1;
      for (const member of members) {
        const joined = next.state.combatants[member.combatant.id] as unknown as Counted;
        const { conditions, cooldowns } = timeOf(member);
        expect(timeOf({ ...member, was: joined })).toEqual({
          conditions: conditions.map(({ until, ...one }) => ({
            ...one,
            until: until === null ? null : until + later,
          })),
          cooldowns: cooldowns.map(({ readyInRound, ...one }) => ({
            ...one,
            readyInRound: readyInRound + phase.round - 1,
          })),
        });
        compared.conditions += conditions.length;
        compared.cooldowns += cooldowns.length;
        if (later > 0) compared.late++;
      }
      const checked = game.ruleset.rules.stateSchema().safeParse(next.state);
      expect(checked.error?.issues).toBeUndefined();
    }
    console.info(JSON.stringify(compared));
    for (const count of Object.values(compared)) expect(count).toBeGreaterThan(3);
  });
});
