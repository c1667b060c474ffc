import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { EncounterRecord } from '../../../../src/app/ports.ts';
import {
  AddCombatantsDocument,
  EndTurnDocument,
  RollInitiativeDocument,
} from '../../../../src/client/index.ts';
import { gameMaster } from '../../../../src/engine/core/command/actor.ts';
import { fold } from '../../../../src/engine/core/ruleset/execute.ts';
import { seededDice } from '../../../../src/engine/dice/seeded.ts';
import { setupSchema } from '../../../../src/engine/rulesets/segments/model/commands.ts';
import type { Event } from '../../../../src/engine/rulesets/segments/model/events.ts';
import { segments } from '../../../../src/engine/rulesets/segments/index.ts';
import type { State } from '../../../../src/engine/rulesets/segments/model/state.ts';
import { begin, foe, someone } from '../../../kit/graphql/segments-fight.ts';
import {
  type Api,
  type ApiClient,
  type Payload,
  type Problem,
  startApi,
} from '../../../kit/graphql/api.ts';

let api: Api;
/** Two servers on one database: what one of them has under way the other cannot know. */
let clients: readonly [ApiClient, ApiClient];
beforeAll(async () => {
  api = await startApi();
  clients = [api, await api.another()];
});
afterAll(() => api.stop());

const client = (i: number): ApiClient => clients[i % 2 === 0 ? 0 : 1];

async function head(id: string): Promise<EncounterRecord> {
  const record = await api.store.load(id);
  if (!record) throw new Error(`No encounter ${id} is stored.`);
  return record;
}

const won = (answer: Payload | Problem): answer is Payload => 'encounter' in answer;

const tally = (answers: readonly (Payload | Problem)[]): Readonly<Record<string, number>> =>
  Object.fromEntries(
    [...Map.groupBy(answers, (answer) => answer.__typename)].map(([type, { length }]) => [
      type,
      length,
    ]),
  );

/** The journal has an entry for each version, and together they give the state. */
async function expectSoundJournal(id: string): Promise<void> {
  const { version, snapshot } = await head(id);
  const journal = await api.store.journal(id, 0, 10_000);
  expect(journal.map((entry) => entry.version)).toEqual(
    Array.from({ length: version }, (_, i) => i + 1),
  );
  const [created, ...later] = journal;
  const { setup } = created!.command as { readonly setup: unknown };
  const events = later.flatMap((entry) => entry.events) as readonly Event[];
  const state = fold(segments, segments.rules.initial(setupSchema.parse(setup)), events);
  expect(JSON.stringify(state)).toBe(JSON.stringify(snapshot.state));
  const positions = journal.map(({ dicePosition }) => dicePosition);
  expect(positions).toEqual(positions.toSorted((a, b) => a - b));
  expect(snapshot.dice.position).toBe(positions.at(-1));
}

/** Whose turn it is. */
async function turnOf(id: string): Promise<string | null> {
  const { state } = (await head(id)).snapshot;
  return segments.queries.view(state as State, gameMaster).clock?.turnOfId ?? null;
}

/** Everybody ends the turn of the same combatant, at the version that all of them have seen. */
async function race(id: string, combatantId: string, racers: number): Promise<void> {
  const { version } = await head(id);
  const input = { encounterId: id, expectedVersion: version, combatantId };
  const answers = await Promise.all(
    Array.from({ length: racers }, (_, i) => client(i).answer(EndTurnDocument, input)),
  );
  expect(tally(answers)).toEqual({ EndTurnPayload: 1, VersionConflict: racers - 1 });
  for (const answer of answers) {
    if (won(answer)) expect(answer.encounter.version).toBe(version + 1);
    else expect(answer).toMatchObject({ currentVersion: version + 1 });
  }
}

describe('commands that expect the same version', () => {
  it.each([
    [2, 25],
    [8, 8],
  ])('%i at once: one is carried out, %i times or more', async (racers, rounds) => {
    // With 24 dice nearly everybody has a turn in the first segment (SEG-17).
    const abilities = { strength: 0, dexterity: 10, intelligence: 10, resolve: 0 };
    const combatants = Array.from({ length: rounds + 2 }, (_, i) =>
      (i % 2 === 0 ? someone : foe)(`C${i}`, i, { abilities }),
    );
    const { encounter } = await begin(api, { combatants, dice: () => true });
    let raced = 0;
    for (let turn = await turnOf(encounter.id); turn; turn = await turnOf(encounter.id)) {
      await race(encounter.id, turn, racers);
      raced++;
    }
    expect(raced).toBeGreaterThanOrEqual(rounds);
    expect((await head(encounter.id)).version).toBe(encounter.version + raced);
    await expectSoundJournal(encounter.id);
  });

  it('a version that is past or to come is a conflict, and names the current one', async () => {
    const { id, version } = await api.create();
    for (const expectedVersion of [version - 1, version + 1, -1, 2 ** 31 - 1]) {
      const conflict = await api.refusal('VersionConflict', RollInitiativeDocument, {
        encounterId: id,
        expectedVersion,
      });
      expect(conflict.currentVersion).toBe(version);
    }
    await expectSoundJournal(id);
  });
});

describe('commands that expect no version', () => {
  it.each([8, 32])('%i at once are all carried out, once each', async (count) => {
    const { id: encounterId, version } = await api.create();
    const answers = await Promise.all(
      Array.from({ length: count }, (_, i) =>
        client(i).answer(AddCombatantsDocument, { encounterId, combatants: [someone(`C${i}`, i)] }),
      ),
    );
    expect(tally(answers)).toEqual({ AddCombatantsPayload: count });
    const record = await head(encounterId);
    expect(record.version).toBe(version + count);
    const versions = answers.filter(won).map(({ encounter }) => encounter.version);
    expect(new Set(versions).size).toBe(count);
    const { combatants } = segments.queries.view(record.snapshot.state as State, gameMaster);
    expect(new Set(combatants.map(({ name }) => name)).size).toBe(count);
    await expectSoundJournal(encounterId);
  });

  it('that exclude each other: one is carried out, the rest a rule refuses', async () => {
    const { id: encounterId, version } = await api.create();
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, i) =>
        client(i).answer(AddCombatantsDocument, { encounterId, combatants: [someone(`C${i}`, 0)] }),
      ),
    );
    expect(tally(answers)).toEqual({ AddCombatantsPayload: 1, IllegalMove: 7 });
    const rules = answers.map((answer) => ('rule' in answer ? answer.rule.id : null));
    expect(new Set(rules)).toEqual(new Set([null, 'SEG-55']));
    expect((await head(encounterId)).version).toBe(version + 1);
    await expectSoundJournal(encounterId);
  });

  it('that roll dice roll them once: the faces are those of the seed', async () => {
    const { id: encounterId } = await api.create();
    const combatants = [someone('Ana', 0), foe('Bor', 1)];
    await api.play(AddCombatantsDocument, { encounterId, combatants });
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, i) =>
        client(i).answer(RollInitiativeDocument, { encounterId }),
      ),
    );
    expect(tally(answers)).toEqual({ RollInitiativePayload: 1, IllegalMove: 7 });
    const { dice } = (await head(encounterId)).snapshot;
    const [entry] = await api.store.journal(encounterId, 2, 1);
    const rolled = (entry!.events as readonly Event[]).find(
      ({ type }) => type === 'InitiativeRolled',
    );
    const faces = (rolled as Extract<Event, { type: 'InitiativeRolled' }>).rolls.flatMap(
      ({ roll }) => roll.rolled.map(({ face }) => face),
    );
    expect(seededDice(dice.seed, 0).roll(faces.length, 6)).toEqual(faces);
    await expectSoundJournal(encounterId);
  });
});
