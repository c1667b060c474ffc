/** The schema over states and events as the engine really makes them. */
import { noStatistics } from '../../../src/engine/core/statistics/statistics.ts';
import {
  type DocumentNode,
  execute as executeGraphQL,
  type GraphQLObjectType,
  isInterfaceType,
  parse,
  validate,
} from 'graphql';
import { describe, expect, it } from 'vitest';
import { firstSeat } from '../../../src/app/journal/first-seat.ts';
import { gameMaster } from '../../../src/engine/core/command/actor.ts';
import type { CommandTemplate, Option } from '../../../src/engine/core/decision/decision.ts';
import { execute } from '../../../src/engine/core/ruleset/execute.ts';
import { seededDice } from '../../../src/engine/dice/seeded.ts';
import type { RulesetTypes } from '../../../src/engine/core/ruleset/ruleset.ts';
import type { LifecycleEvent } from '../../../src/app/journal/lifecycle-entries.ts';
import { diceOf } from '../../../src/app/journal/history.ts';
import { memoryStore } from '../../kit/store/memory.ts';
import { schema } from '../../../src/graphql/schema/index.ts';
import { randomFilling } from '../../kit/engine/options.ts';
import { Random } from '../../kit/engine/random.ts';
import { isLong } from '../../kit/size.ts';
import { allFields } from '../../kit/graphql/schema.ts';
import type { Game } from '../../kit/engine/fights.ts';
import { secondsGame } from '../../kit/engine/seconds/fights.ts';
import { segmentsGame } from '../../kit/engine/segments/fights.ts';
import { nobody, tokens } from '../../kit/app/seats.ts';
import { vigilanceGame } from '../../kit/engine/vigilance/fights.ts';
import { scoreOf, valueTerm } from '../../../src/engine/core/score/score.ts';

interface Step {
  /** By which ruleset. */
  readonly ruleset: string;
  readonly state: unknown;
  readonly events: readonly { readonly type: string }[];
}

type AnyGame = Omit<Game<RulesetTypes>, 'witness'>;
const games = [segmentsGame as AnyGame, vigilanceGame as AnyGame, secondsGame as AnyGame];

/** What happens to an encounter as a whole, in any state. */
const ofTheTable: readonly LifecycleEvent[] = [
  { type: 'EncounterRewound', toVersion: 1, dice: 'KEEP', reason: 'The wrong goblin' },
  { type: 'EncounterBranched', fromId: 'enc_0', fromVersion: 1 },
  { type: 'EncounterImported', commitment: '0'.repeat(64) },
  { type: 'SeatIssued', seat: firstSeat('enc_0', '2026-01-01T00:00:00.000Z') },
  { type: 'SeatRenewed', seat: firstSeat('enc_0', '2026-01-01T00:00:00.000Z') },
  { type: 'SeatClaimed', seatId: 'seat_0' },
  { type: 'SeatRevoked', seatId: 'seat_0' },
  {
    type: 'InviteCreated',
    invite: {
      id: 'invite_0',
      combatants: ['c1'],
      uses: null,
      issuedAt: '2026-01-01T00:00:00.000Z',
      expiresAt: '2026-01-02T00:00:00.000Z',
    },
  },
  { type: 'InviteRevoked', inviteId: 'invite_0' },
  { type: 'WebhookCreated', webhookId: 'whk_0' },
  { type: 'WebhookDeleted', webhookId: 'whk_0' },
  { type: 'HandDiceSet', seatId: 'seat_0', byHand: true },
  { type: 'AwayTimeChanged', minutes: 10 },
  { type: 'PaceChanged', flow: ['ROUNDS'] },
];

/** Orders that no option of a random fight gives. */
const ordered = {
  type: 'PlayedBySet',
  combatantId: 'c1',
  playedByComputer: {
    level: 'SENSIBLE',
    personality: { style: 'BOLD', protectsId: null, hatesId: null },
  },
};

/** What comes about where dice are rolled by hand. */
const byHand = [
  { type: 'DiceAsked', pending: null },
  { type: 'DiceDeclared', combatantId: 'c1', answered: [] },
  { type: 'CommandTakenBack' },
  { type: 'CommandResumed' },
];
/** T-08: doors, of which a random battlefield has few. */
const door = { edge: { hex: { q: 0, r: 0 }, side: 'E' }, isOpen: true };
const doors = [
  { type: 'DoorSet', ...door, revealed: false },
  { type: 'DoorUsed', ...door, combatantId: 'c1', tookAction: false },
];
/** SEC-31: what a declaration comes to that has become impossible, which no option makes. */
const lost = { type: 'FreeActionLost', combatantId: 'c1', action: 'drop', reason: 'It is gone.' };
/** SEG-27: what a way comes to beside a combatant who waits for that, which chance hardly makes. */
const ways = [
  {
    type: 'WayHeld',
    combatantId: 'c1',
    way: {
      ...{ kind: 'WAY', id: 'c1.1.1', ownerId: 'c1', since: 1, path: [], walked: 0 },
      ...{ action: 'dash', movementIds: [], pushId: null, back: null },
    },
  },
  ...[{ type: 'WayAdvanced', combatantId: 'c1', id: 'c1.1.1', path: [], walked: 1, back: null }],
  ...[{ type: 'WayEnded', combatantId: 'c1', id: 'c1.1.1', position: null }],
];
/** Those that one ruleset alone has. */
const ofOne: readonly { readonly type: string }[] = [lost, ...ways];
const chosen = [...ofTheTable, ordered, ...byHand, ...doors, ...ofOne];

const MAX_FIGHTS = 200;
const FIRST_FIGHTS = 1;
/** Played first: what happens in these happens in few others. */
const RARE_FIGHTS = [51, 107];

/** Steps of random fights in which everything that can happen does; few of each kind. */
function telling(types: ReadonlySet<string>): readonly Step[] {
  const missing = new Set(types);
  const steps: Step[] = games.map(({ ruleset }) => {
    const state = ruleset.rules.initial(ruleset.rules.setup.parse({ name: 'x' }));
    const known = chosen.filter(
      (event) => !ofOne.includes(event) || event.type in ruleset.schemas.events,
    );
    return { ruleset: ruleset.id, state, events: known };
  });
  for (const { type } of chosen) missing.delete(type);
  const numbers = [...RARE_FIGHTS, ...Array.from({ length: MAX_FIGHTS }, (_, number) => number)];
  for (const number of numbers) {
    if (missing.size === 0) break;
    const sought = games.filter(({ ruleset }) =>
      Object.keys(ruleset.schemas.events).some((type) => missing.has(type)),
    );
    for (const step of sought.flatMap((game) => [...fight(game, new Random(number))])) {
      const news = step.events.filter(({ type }) => missing.delete(type));
      // The rulesets share some events: the first fights show those of each.
      if (news.length > 0 || (isLong && number < FIRST_FIGHTS)) steps.push(step);
    }
  }
  expect([...missing], 'never happened').toEqual([]);
  return steps;
}

/** What comes about by several choices in a row is chosen more often. */
const rarity = ({ command }: Option): number => (JSON.stringify(command).includes(RARE) ? 20 : 1);
const RARE = '"reload"';

function* fight(game: AnyGame, random: Random): Generator<Step> {
  const { ruleset } = game;
  const { setup, opening } = game.encounter(random);
  const dice = seededDice(random.diceSeed(), 0);
  let state = ruleset.rules.initial(setup);
  const play = (template: CommandTemplate): Step => {
    const command = ruleset.rules.commands[template.type]!.parse(template);
    const result = execute(ruleset, state, command, { actor: gameMaster, dice });
    if (!result.ok) throw new Error(JSON.stringify(result.error));
    ({ state } = result.value);
    return { ruleset: ruleset.id, ...result.value };
  };
  for (const command of opening) yield play(command);
  yield play({ type: 'UpdateEncounter', name: 'Renamed' });
  while (!game.hasEnded(state) && game.rounds(state) <= 8) {
    const options = ruleset.queries
      .decisions(state, gameMaster)
      .flatMap((decision) => decision.options.map((option) => ({ decision, option })));
    const taken = random.weighted(
      options,
      ({ decision, option }) => game.weight(state, decision, option) * rarity(option),
    );
    if (!taken) return;
    const filled = randomFilling(taken.option, random, game.material(state, random));
    yield play({ ...filled, ...game.preferred?.(taken.option, random) });
  }
}

const payload = schema.getType('EndEncounterPayload') as GraphQLObjectType;
const asking = (fields: string) =>
  parse(
    `mutation { endEncounter(input: { encounterId: "x" }) { ... on EndEncounterPayload ${fields} } }`,
  );
/** All but the journal, and the journal. */
const documentOf = (ruleset: string) =>
  asking(allFields(schema, payload, { ruleset, above: ['JournalConnection'] }));
const journalOf = (ruleset: string) =>
  asking(
    `{ encounter { journal ${allFields(schema, schema.getType('JournalConnection')!, { ruleset, above: ['Encounter'] })} } }`,
  );
const documents = new Map(
  games.map(({ ruleset: { id } }) => [id, { all: documentOf(id), journal: journalOf(id) }]),
);

/** What the API answers to a command that does just this. */
async function answerTo(
  { ruleset, state, events }: Step,
  asked: DocumentNode = documents.get(ruleset)!.all,
) {
  const record = {
    id: 'enc_0',
    version: 2,
    ruleset,
    createdAt: '2026-01-01T00:00:00.000Z',
    updatedAt: '2026-01-01T00:00:00.000Z',
    snapshot: {
      schema: 1,
      state,
      dice: { seed: '0'.repeat(64), position: 0, used: 0, since: 1 },
    },
    seats: [firstSeat('enc_0', '2026-01-01T00:00:00.000Z')],
    flow: [],
  };
  const [seat] = record.seats;
  const encounters = {
    submit: () => ({ kind: 'DONE', record, now: record, events, seat, issued: null }),
    dice: () => diceOf(memoryStore(), record),
    unnamedEdition: () => 1,
    statistics: () => noStatistics(1),
    pictures: { listed: () => null },
    overdue: () => [],
    isDue: () => false,
    decidedFor: () => [],
    webhooks: { of: () => Promise.resolve([]) },
    keeping: { erasedOn: () => Promise.resolve(null) },
    versionStates: () => [
      {
        entry: {
          version: 2,
          at: record.updatedAt,
          actor: gameMaster,
          command: { type: 'X' },
          events,
        },
        state,
      },
    ],
  };
  return executeGraphQL({
    schema,
    document: asked,
    contextValue: {
      ...{ encounters, tokens, caller: nobody, isFollowedFrom: () => false },
      request: new Request('http://localhost/graphql'),
    },
  });
}

describe('every field of the API', () => {
  it('can be read of every event and every state', { timeout: 120_000 }, async () => {
    for (const { all, journal } of documents.values())
      for (const asked of [all, journal]) expect(validate(schema, asked)).toEqual([]);
    const event = schema.getType('Event');
    if (!isInterfaceType(event)) throw new Error('Event is no interface.');
    const types = schema.getPossibleTypes(event).map(({ name }) => name);
    for (const step of telling(new Set(types))) {
      const { errors, data } = await answerTo(step);
      expect(errors, JSON.stringify(step.events)).toBeUndefined();
      const { journal } = documents.get(step.ruleset)!;
      expect((await answerTo(step, journal)).errors).toBeUndefined();
      const answer = data as { endEncounter: { events: unknown[] } };
      expect(answer.endEncounter.events).toMatchObject(
        step.events.map(({ type }) => ({ __typename: type })),
      );
      expect(JSON.stringify(answer)).not.toMatch(/undefined|\[object/);
    }
  });
});

describe('the rolls that break ties', () => {
  const score = scoreOf(
    [valueTerm('Dex', 1)],
    [{ sides: 6, face: 6, counts: 6 }],
    'each counts its pips',
  );
  const rollOf = (combatantId: string) => ({ combatantId, roll: score });

  it.each([
    ['SEG-15', segmentsGame, 'InitiativeRolled', { rerolls: 'rerolledGroups' }],
    ['VIG-28', vigilanceGame, 'TieSettled', { rolls: 'rolls' }],
    ['SEC-04', secondsGame, 'InitiativeChecked', { rerolls: 'rerolls' }],
  ] as const)('%s can be read in the order in which they fell', async (_, game, type, field) => {
    const { ruleset } = game as AnyGame;
    const [[name, shownAs]] = Object.entries(field) as [[string, string]];
    const list = [rollOf('a'), rollOf('b'), rollOf('c')];
    const groups = [{ rolls: list.slice(0, 2) }, { rolls: list.slice(2) }];
    const isGrouped = ruleset.id === 'SEGMENTS';
    const rolls = isGrouped ? groups : list;
    const event = { type, order: [], rolls: [], delayed: [], waitingIds: [], [name]: rolls };
    const state = ruleset.rules.initial(ruleset.rules.setup.parse({ name: 'x' }));
    const { errors, data } = await answerTo({ ruleset: ruleset.id, state, events: [event] });
    expect(errors).toBeUndefined();
    const answer = data as { endEncounter: { events: Readonly<Record<string, unknown>>[] } };
    const read = JSON.stringify(answer.endEncounter.events[0]![shownAs]).match(
      /(?<="combatantId":")\w+/g,
    );
    expect(read).toEqual(['a', 'b', 'c']);
  });
});
