/** Players who are away: after the time that the table has set the GM goes on without them. */
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  AddCombatantsDocument,
  BranchEncounterDocument,
  CreateEncounterDocument,
  DecidedForYouDocument,
  IssueSeatDocument,
  OverdueDocument,
  RewindEncounterDocument,
  SetAwayTimeDocument,
  SetPaceDocument,
  SetStandingOrdersDocument,
  RollInitiativeDocument,
  TakeOptionDocument,
  VerifyDiceDocument,
} from '../../../../src/client/index.ts';
import { Encounters } from '../../../../src/app/encounters.ts';
import { rulesets } from '../../../../src/engine/all.ts';
import type { RulesetId } from '../../../../src/engine/index.ts';
import { type Api, type ApiClient, startApi } from '../../../kit/graphql/api.ts';

const MINUTE_MS = 60_000;

let api: Api;
beforeAll(async () => {
  api = await startApi();
  // Nothing else: a server has timers.
  vi.useFakeTimers({ toFake: ['Date'] });
});
afterAll(() => {
  vi.useRealTimers();
  return api.stop();
});
beforeEach(() => {
  vi.setSystemTime('2026-01-01T00:00:00.000Z');
});

const pass = (minutes: number) => vi.setSystemTime(Date.now() + minutes * MINUTE_MS);

/** Two creatures of a ruleset in a fight, each with its player. */
async function table(ruleset: RulesetId) {
  const { createEncounter } = await api.seated('NOWHERE').send(CreateEncounterDocument, {
    input: { name: 'Away', ruleset },
  });
  if (createEncounter.__typename !== 'CreateEncounterPayload') throw new Error('refused');
  const gm = api.seated({ token: createEncounter.token });
  const encounterId = createEncounter.encounter.id;
  await gm.play(SetPaceDocument, { encounterId, pace: 'FLOW' });
  const [creature] = rulesets[ruleset].rulebook.creatures;
  const { encounter } = await gm.play(AddCombatantsDocument, {
    encounterId,
    creatures: ['Ana', 'Bor'].map((name, i) => ({
      ...{ name, side: name, creature: creature!.key },
      position: { q: 8 * i, r: 0 },
    })),
  });
  const ids = encounter.combatants.map(({ id }) => id);
  const sit = async (kind: 'PLAYER' | 'SPECTATOR', combatantIds: string[]) => {
    const input = { encounterId, kind, name: kind, combatantIds };
    const { issueSeat } = await gm.send(IssueSeatDocument, { input });
    if (issueSeat.__typename !== 'IssueSeatPayload') throw new Error(issueSeat.message);
    return api.seated({ token: issueSeat.token });
  };
  const players = new Map<string, ApiClient>();
  for (const id of ids) players.set(id, await sit('PLAYER', [id]));
  const overdue = async (by = gm) => {
    const answer = await by.send(OverdueDocument, { id: encounterId });
    return answer.encounter!;
  };
  const take = async (optionId: string) => {
    const { version } = await overdue();
    const input = { encounterId, version, optionId };
    const { takeOption } = await gm.send(TakeOptionDocument, { input });
    if (takeOption.__typename !== 'TakeOptionPayload') throw new Error(takeOption.message);
  };
  const missed = async (by: ApiClient) =>
    (await by.send(DecidedForYouDocument, { id: encounterId })).encounter!.decidedForYou;
  return { encounterId, gm, players, sit, overdue, take, missed };
}

/** In the fight, with players who are away after ten minutes. */
async function fight(ruleset: RulesetId) {
  const found = await table(ruleset);
  const { gm, encounterId } = found;
  await gm.play(SetAwayTimeDocument, { encounterId, minutes: 10 });
  await gm.play(RollInitiativeDocument, { encounterId });
  await settleTies(found);
  return found;
}

/** Who tied has no turn yet, so that there is nothing to pass. */
async function settleTies({ gm, encounterId, take }: Awaited<ReturnType<typeof table>>) {
  const query =
    'query ($id: ID!) { encounter(id: $id) { ... on Encounter { awaiting(required: true) { kind options { id choices { min } } } } } }';
  for (;;) {
    const { encounter } = (await gm.ask(query, { id: encounterId })) as {
      readonly encounter: {
        readonly awaiting: readonly {
          readonly kind: string;
          readonly options: readonly {
            readonly id: string;
            readonly choices: readonly unknown[];
          }[];
        }[];
      };
    };
    const tie = encounter.awaiting.find(({ kind }) => kind === 'TIE');
    if (!tie) return;
    await take(tie.options.find(({ choices }) => choices.length === 0)!.id);
  }
}

it('is worked out once what was decided for a player, however often a request asks, and not for the past', async () => {
  const { encounterId, players } = await fight('SEGMENTS');
  const [player] = players.values();
  const worked = vi.spyOn(Encounters.prototype, 'decidedFor');
  const asked = (past: string) => (_: unknown, i: number) =>
    `a${i}: encounter(id: $id${past}) { ... on Encounter { decidedForYou { lines } } }`;
  const ask = (past: string) =>
    player!.ask(`query ($id: ID!) { ${Array.from({ length: 20 }, asked(past)).join(' ')} }`, {
      id: encounterId,
    });
  await ask('');
  expect(worked).toHaveBeenCalledTimes(1);
  const { a19 } = (await ask(', atVersion: 2')) as Record<string, unknown>;
  expect(a19).toEqual({ decidedForYou: [] });
  expect(worked).toHaveBeenCalledTimes(1);
  worked.mockRestore();
});

describe.each(Object.keys(rulesets) as readonly RulesetId[])('players of %s', (ruleset) => {
  it('are away after that time, not before, and for the GM alone', async () => {
    const { overdue, players, sit } = await fight(ruleset);
    pass(9.99);
    expect((await overdue()).overdue).toEqual([]);
    pass(0.01);
    const { overdue: found, awayMinutes } = await overdue();
    expect(awayMinutes).toBe(10);
    expect(found).toHaveLength(1);
    expect(found).toMatchObject([
      { since: '2026-01-01T00:00:00.000Z', passOptionId: expect.any(String) as string },
    ]);
    expect([...players.keys()]).toContain(found![0]!.combatantId);
    for (const client of [...players.values(), await sit('SPECTATOR', [])])
      expect(await overdue(client)).toMatchObject({ overdue: null, awayMinutes: 10 });
  });

  it('are passed by the GM, and read so until they decide again', async () => {
    const { overdue, players, take, missed, sit } = await fight(ruleset);
    pass(10);
    const [first] = (await overdue()).overdue!;
    await take(first!.passOptionId!);
    const player = players.get(first!.combatantId)!;
    const found = await missed(player);
    // Ties that the GM has settled come before.
    expect(found.at(-1)).toMatchObject({ by: 'GM' });
    expect(found.at(-1)!.lines.length).toBeGreaterThan(0);
    // Who is due now has been asked in this moment.
    expect((await overdue()).overdue).toEqual([]);
    pass(10);
    const [next] = (await overdue()).overdue!;
    expect(next).toMatchObject({ since: '2026-01-01T00:10:00.000Z' });
    for (const [id, client] of players)
      if (id !== first!.combatantId)
        expect((await missed(client)).map(({ version }) => version)).not.toContain(
          found.at(-1)!.version,
        );
    expect(await missed(await sit('SPECTATOR', []))).toEqual([]);
  });

  it('are played by the computer until they take their combatant back', async () => {
    const { overdue, players, take, missed, encounterId, gm } = await fight(ruleset);
    pass(10);
    const [first] = (await overdue()).overdue!;
    await take(first!.computerOptionId!);
    const { combatantId } = first!;
    const player = players.get(combatantId)!;
    const found = await missed(player);
    // That it is played so, and what the computer has chosen.
    expect(found[0]).toMatchObject({ by: 'GM' });
    expect(found.some(({ byComputer }) => byComputer)).toBe(true);
    pass(60);
    const away = (await overdue()).overdue!.map((one) => one.combatantId);
    expect(away).not.toContain(combatantId);
    await player.play(SetStandingOrdersDocument, {
      encounterId,
      combatantId,
      playedBy: 'PERSON',
    });
    expect(await missed(player)).toEqual([]);
    const { verifyDice } = await gm.send(VerifyDiceDocument, { encounterId });
    expect(verifyDice).toMatchObject({ verified: true });
  });
});

describe('the time after which players are away', () => {
  it('is off until it is set, and can be turned off', async () => {
    const { gm, encounterId, overdue } = await table('SEGMENTS');
    await gm.play(RollInitiativeDocument, { encounterId });
    pass(1000);
    expect(await overdue()).toMatchObject({ overdue: [], awayMinutes: null });
    // What was due before is judged by it too.
    await gm.play(SetAwayTimeDocument, { encounterId, minutes: 1 });
    expect((await overdue()).overdue).toMatchObject([{ since: '2026-01-01T00:00:00.000Z' }]);
    const { version } = (await api.store.load(encounterId))!;
    await gm.play(SetAwayTimeDocument, { encounterId, minutes: 1 });
    expect((await api.store.load(encounterId))!.version).toBe(version);
    await gm.play(SetAwayTimeDocument, { encounterId });
    expect(await overdue()).toMatchObject({ overdue: [], awayMinutes: null });
    expect(await api.store.load(encounterId)).not.toHaveProperty('awayMinutes');
  });

  it('is 1 minute to a week', async () => {
    const { gm, encounterId } = await table('SEGMENTS');
    const kind = async (minutes: number) =>
      (await gm.answer(SetAwayTimeDocument, { encounterId, minutes })).__typename;
    expect(await kind(0)).toBe('InvalidInput');
    expect(await kind(7 * 24 * 60 + 1)).toBe('InvalidInput');
    expect(await kind(7 * 24 * 60)).toBe('SetAwayTimePayload');
  });

  it('begins anew after a rewind, which also takes back what was decided', async () => {
    const { gm, encounterId, overdue, take, missed, players } = await fight('SEGMENTS');
    const { version } = await overdue();
    pass(10);
    const [first] = (await overdue()).overdue!;
    await take(first!.passOptionId!);
    await gm.play(RewindEncounterDocument, { encounterId, toVersion: version, reason: 'Back' });
    expect(await overdue()).toMatchObject({ overdue: [], awayMinutes: 10 });
    expect(await missed(players.get(first!.combatantId)!)).toEqual([]);
    pass(10);
    expect((await overdue()).overdue).toMatchObject([{ combatantId: first!.combatantId }]);
  });

  it('is that of copies, and says nothing of the past', async () => {
    const { gm, encounterId } = await fight('SEGMENTS');
    const { branchEncounter } = await gm.send(BranchEncounterDocument, { input: { encounterId } });
    if (!('token' in branchEncounter)) throw new Error('refused');
    const copy = api.seated({ token: branchEncounter.token });
    const { encounter } = await copy.send(OverdueDocument, { id: branchEncounter.encounter.id });
    expect(encounter).toMatchObject({ awayMinutes: 10 });
    pass(100);
    const past = (await gm.ask(
      'query ($id: ID!) { encounter(id: $id, atVersion: 6) { ... on Encounter { overdue { since } } } }',
      { id: encounterId },
    )) as { readonly encounter: unknown };
    expect(past.encounter).toEqual({ overdue: [] });
  });
});
