/** What nobody may learn of dice that have not been rolled, whatever they ask or try. */
import type { Replay, ReplayRange } from '../../../../src/app/journal/replay.ts';
import { execute as executeGraphQL, isObjectType, parse } from 'graphql';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Encounters } from '../../../../src/app/encounters.ts';
import type { EncounterRecord, EncounterStore, JournalEntry } from '../../../../src/app/ports.ts';
import { firstSeat } from '../../../../src/app/journal/first-seat.ts';
import { rulesets } from '../../../../src/engine/all.ts';
import { commitment, gameMaster, seededDice } from '../../../../src/engine/index.ts';
import { LONGEST } from '../../../../src/graphql/http/limits/work-limit.ts';
import { schema } from '../../../../src/graphql/schema/index.ts';
import { headRow } from '../../../../src/store/codec.ts';
import { ROW_LIMIT, rowBytes } from '../../../../src/store/limits.ts';
import { memoryStore } from '../../../kit/store/memory.ts';
import { randomFilling } from '../../../kit/engine/options.ts';
import { Random } from '../../../kit/engine/random.ts';
import { everyNth } from '../../../kit/size.ts';
import { gmOf, nobody } from '../../../kit/app/seats.ts';
import { allFields, mutationDocument } from '../../../kit/graphql/schema.ts';
import { segmentsGame } from '../../../kit/engine/segments/fights.ts';
import type { State } from '../../../../src/engine/rulesets/segments/model/state.ts';
import { anyRoll } from '../../../kit/engine/any-roll.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

const clock = () => new Date(0);
const appOn = (store: EncounterStore, seed = '00'.repeat(32)) =>
  new Encounters({
    store,
    clock,
    randomBytes: (count) => (count === 32 ? Buffer.from(seed, 'hex') : new Uint8Array(count)),
    creation: 'OPEN',
  });

const ask = async (encounters: unknown, query: string, variableValues: object) =>
  executeGraphQL({
    schema,
    document: parse(query),
    variableValues: variableValues as Record<string, unknown>,
    contextValue: {
      encounters,
      caller: gmOf(encounterIn(variableValues)),
      isFollowedFrom: () => false,
      request: new Request('http://x/graphql'),
    },
  });

const encounterIn = (variables: object): string =>
  /"(enc_\w+)"/.exec(JSON.stringify(variables))?.[1] ?? '';

const fieldsOf = (name: string): string => {
  const type = schema.getType(name);
  if (!isObjectType(type)) throw new Error(`There is no type ${name}.`);
  return allFields(schema, type, { ruleset: 'SEGMENTS' });
};
const EVERYTHING = `query ($id: ID!) {
  encounter(id: $id) { ... on Encounter ${fieldsOf('Encounter')} }
  verifyDice(encounterId: $id) { ... on DiceVerification ${fieldsOf('DiceVerification')} }
}`;

interface Position {
  readonly record: EncounterRecord;
  /** Until the next command. */
  readonly journal: () => Promise<readonly JournalEntry[]>;
}

/** A fight, as it stood after each command. */
async function* positionsOf(random: Random, seed: string): AsyncGenerator<Position> {
  const store = memoryStore();
  const app = appOn(store, seed);
  const { setup, opening } = segmentsGame.encounter(random);
  const created = await app.create('SEGMENTS', setup, nobody);
  if (created.kind !== 'DONE') throw new Error(created.kind);
  let { record } = created;
  const play = async (command: { readonly type: string }) => {
    const encounterId = record.id;
    const asked = { encounterId, command, caller: gmOf(encounterId), expectedVersion: null };
    const outcome = await app.submit(asked);
    if (outcome.kind !== 'DONE') throw new Error(JSON.stringify(outcome));
    ({ record } = outcome);
    return { record, journal: () => store.journal(encounterId, 0, 10_000) };
  };
  for (const command of opening) yield play(command);
  for (;;) {
    const state = record.snapshot.state as State;
    if (segmentsGame.hasEnded(state)) return;
    const options = rulesets.SEGMENTS.queries
      .decisions(state, gameMaster)
      .flatMap((decision) => decision.options.map((option) => ({ decision, option })));
    const taken = random.weighted(options, ({ decision, option }) =>
      segmentsGame.weight(state, decision, option),
    );
    if (!taken) return;
    yield play(randomFilling(taken.option, random, segmentsGame.material(state, random)));
  }
}

/** A store that stands in this position, but with other dice to come. */
function withSeed({ record, journal }: Position, seed: string): EncounterStore {
  const { snapshot } = record;
  const head = { ...record, snapshot: { ...snapshot, dice: { ...snapshot.dice, seed } } };
  const entries = async () => {
    const [created, ...later] = await journal();
    const command = { ...(created!.command as object), commitment: commitment(seed) };
    return [{ ...created!, command }, ...later];
  };
  return {
    ...memoryStore(),
    load: () => Promise.resolve(head),
    journal: async (_, after, limit) => (await entries()).slice(after, after + limit),
    commit: () => Promise.resolve({ kind: 'MISSING' }),
  };
}

/** All that this store lets one see, and every answer to what is refused. */
async function heardFrom(store: EncounterStore, id: string): Promise<string> {
  const encounters = appOn(store);
  const { data, errors } = await ask(encounters, EVERYTHING, { id });
  expect(errors).toBeUndefined();
  const heard: unknown[] = [data!.encounter];
  const record = (await store.load(id))!;
  for (const decision of rulesets.SEGMENTS.queries.decisions(record.snapshot.state, gameMaster))
    for (const { command } of decision.refusals) {
      const { type, ...fields } = command;
      const mutation = type.charAt(0).toLowerCase() + type.slice(1);
      const words = type === 'ReadyAction' ? { trigger: 'x' } : {};
      const document = mutationDocument(schema, mutation, '__typename');
      const input = { ...words, ...fields, encounterId: id };
      heard.push(await ask(encounters, document, { input }));
    }
  const { seed } = record.snapshot.dice;
  return JSON.stringify(heard).replaceAll(commitment(seed), 'the commitment');
}

const SEEDS = ['5e'.repeat(32), 'c4'.repeat(32)] as const;

describe('the dice to come', () => {
  // What is worked out within the time of a request must not differ by how busy this machine is.
  beforeEach(() => {
    vi.spyOn(process, 'threadCpuUsage').mockReturnValue({ user: 0, system: 0 });
  });

  it.each(everyNth(3, [1, 2, 3]))(
    'change nothing that can be seen or provoked (%i)',
    async (number) => {
      let positions = 0;
      let refusals = 0;
      for await (const position of positionsOf(new Random(number), SEEDS[0])) {
        if (segmentsGame.hasEnded(position.record.snapshot.state as State)) break;
        if (positions++ % 5 !== 0) continue;
        const { id } = position.record;
        const [one, other] = await Promise.all(
          SEEDS.map((seed) => heardFrom(withSeed(position, seed), id)),
        );
        expect(one).toBe(other);
        expect(one).not.toContain('INTERNAL');
        refusals += one!.split('IllegalMove').length - 1;
        if (positions > 60) break;
      }
      expect(positions).toBeGreaterThan(10);
      expect(refusals).toBeGreaterThan(10);
    },
  );

  it('do not show in a refusal: a ruleset that looks before it refuses is a bug', async () => {
    const store = memoryStore();
    const app = appOn(store);
    const created = await app.create('SEGMENTS', { name: 'x' }, nobody);
    if (created.kind !== 'DONE') throw new Error(created.kind);
    vi.spyOn(rulesets.SEGMENTS.rules, 'decide').mockImplementation((_, __, dice) => {
      const [face] = dice.roll(1, 6, anyRoll);
      return { ok: false, error: { code: 'FORBIDDEN', message: `It would be ${face ?? 0}.` } };
    });
    const submission = {
      encounterId: created.record.id,
      command: { type: 'RollInitiative' },
      caller: gmOf(created.record.id),
      expectedVersion: null,
    };
    await expect(app.submit(submission)).rejects.toThrow('RollInitiative was refused after a roll');
  });

  it.each([
    ['AdvanceSegment', false],
    ['RollInitiative', true],
  ])('do not show in the size of what is too large to be stored: %s', async (type, rolls) => {
    const memory = memoryStore();
    const created = await appOn(memory).create('SEGMENTS', { name: 'x' }, nobody);
    if (created.kind !== 'DONE') throw new Error(created.kind);
    const tooLarge = { kind: 'TOO_LARGE', bytes: 400_123, limit: ROW_LIMIT } as const;
    const app = appOn({ ...memory, commit: () => Promise.resolve(tooLarge) });
    vi.spyOn(rulesets.SEGMENTS.rules, 'decide').mockImplementation((_, state, dice) => {
      if (rolls) dice.roll(1, 6, anyRoll);
      return { ok: true, value: { events: [{ type: 'SegmentStarted' }], state } };
    });
    const outcome = await app.submit({
      encounterId: created.record.id,
      command: { type },
      caller: gmOf(created.record.id),
      expectedVersion: null,
    });
    expect(outcome).toEqual({ ...tooLarge, bytes: rolls ? null : 400_123 });
  });
});

describe('the seed', () => {
  const sizeOf = (seed: string, text: string): number => {
    const record: EncounterRecord = {
      id: 'enc_0',
      version: 1,
      ruleset: 'SEGMENTS',
      createdAt: '',
      updatedAt: '',
      snapshot: {
        schema: 1,
        state: { name: text },
        dice: { seed, position: 0, used: 0, since: 1 },
      },
      seats: [],
      flow: [],
    };
    return rowBytes(headRow(record));
  };

  it('does not show in the size of what is stored, though others write beside it', () => {
    const random = new Random(1);
    for (let i = 0; i < 20; i++) {
      const [seed, guess] = [random.diceSeed(), random.diceSeed()];
      expect(sizeOf(seed, `"dice":{"seed":"${seed}`)).toBe(
        sizeOf(guess, `"dice":{"seed":"${seed}`),
      );
    }
  });
});

describe('verifyDice', () => {
  const verify = (asked: readonly string[]) =>
    `query ($id: ID!) { ${asked.map((args, i) => `a${i}: verifyDice(encounterId: $id${args}) { ... on DiceVerification { verified } ... on InvalidInput { fields { path } } }`).join(' ')} }`;
  const replayable = (version: number) => {
    const replay = vi.fn((_: unknown, { after }: ReplayRange) =>
      Promise.resolve<Replay>({ ...nothing, after, next: null }),
    );
    const state = rulesets.SEGMENTS.rules.initial(
      rulesets.SEGMENTS.rules.setup.parse({ name: 'x' }),
    );
    const record = (id: string) => ({
      id,
      version,
      ruleset: 'SEGMENTS',
      snapshot: { schema: 1, state, dice: { seed: SEEDS[0], position: 0, used: 0, since: 1 } },
    });
    const seat = firstSeat('enc_0', '2026-01-02T03:04:05.678Z');
    const read = (id: string) => Promise.resolve({ kind: 'GRANTED', record: record(id), seat });
    return { replay, read };
  };
  const nothing = {
    ...{ entries: 0, rolls: [], onTrust: 0, unjudged: 0, handRolls: 0, editions: [] },
    ...{ difference: null, commitmentMatches: true },
  };

  it('replays a page once, however often it is asked for', async () => {
    const encounters = replayable(10_000);
    const many = [
      ...Array.from({ length: 50 }, () => ''),
      ', afterVersion: 500',
      ', afterVersion: 500, first: 9',
    ];
    const { errors } = await ask(encounters, verify(many), { id: 'enc_0' });
    expect(errors).toBeUndefined();
    const pages = encounters.replay.mock.calls.map(([, { after, first }]) => [after, first]);
    expect(pages).toEqual([
      [0, 500],
      [500, 500],
      [500, 9],
    ]);
    await ask(encounters, verify(['']), { id: 'enc_0' });
    expect(encounters.replay).toHaveBeenCalledTimes(4);
  });

  it.each([
    ', first: 0',
    ', first: 501',
    ', first: -1',
    ', first: 2147483647',
    ', afterVersion: -1',
    ', afterVersion: 11',
    ', afterVersion: 2147483647',
  ])('refuses a page that there is not: %s', async (args) => {
    const encounters = replayable(10);
    const { data, errors } = await ask(encounters, verify([args]), { id: 'enc_0' });
    expect(errors).toBeUndefined();
    const [, path] = /, (\w+)/.exec(args)!;
    expect(data).toEqual({ a0: { fields: [{ path }] } });
    expect(encounters.replay).not.toHaveBeenCalled();
  });

  it('does no more work for many pages than a request may', async () => {
    const encounters = replayable(10_000);
    const asked = Array.from({ length: 10 }, (_, i) => `, afterVersion: ${i}`);
    let pages = 0;
    encounters.replay.mockImplementation((_, { after, meter }) => {
      const spent = meter.isSpent();
      if (!spent) pages++;
      meter.measure(() => {
        const begun = process.threadCpuUsage();
        // Three such pages are more than a request may work.
        const worked = () => {
          const { user, system } = process.threadCpuUsage(begun);
          return (user + system) / 1000;
        };
        while (worked() < 0.4 * LONGEST);
      });
      return Promise.resolve({ ...nothing, after, next: spent ? after : null });
    });
    await ask(encounters, verify(asked), { id: 'enc_0' });
    expect(encounters.replay).toHaveBeenCalledTimes(10);
    // Fewer on a busy machine, where each takes longer.
    expect(pages).toBeGreaterThan(0);
    expect(pages).toBeLessThanOrEqual(3);
  });
});

describe('playing a fight again', () => {
  it.each(everyNth(2, [11, 12, 13, 14]))(
    'comes out as recorded, however long (%i)',
    async (number) => {
      let last: Position | null = null;
      let count = 0;
      for await (const position of positionsOf(new Random(number), SEEDS[1])) {
        last = position;
        if (++count === 400) break;
      }
      const { record } = last!;
      const replay = await appOn(withSeed(last!, SEEDS[1])).replay(record);
      expect(replay).toMatchObject({
        difference: null,
        entries: record.version,
        commitmentMatches: true,
      });
      const dice = seededDice(SEEDS[1], 0);
      for (const { position, sides, faces } of replay.rolls) {
        expect(dice.position).toBe(position);
        expect(dice.roll(faces.length, sides)).toEqual(faces);
      }
      expect(dice.position).toBe(record.snapshot.dice.position);
    },
  );
});
