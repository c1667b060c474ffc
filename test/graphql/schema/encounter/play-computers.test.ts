/** Combatants whom the computer plays, and advice, as a client of the API meets them. */
import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  AddCombatantsDocument,
  AdvanceSegmentDocument,
  EndTurnDocument,
  IssueSeatDocument,
  PlayComputersDocument,
  RemoveCombatantDocument,
  RollInitiativeDocument,
  SetStandingOrdersDocument,
  SuggestionsDocument,
  TakeOptionDocument,
  UpdateEncounterDocument,
  VerifyDiceDocument,
} from '../../../../src/client/index.ts';
import { rulesets as systems } from '../../../../src/engine/all.ts';
import { Encounters } from '../../../../src/app/encounters.ts';
import { newSearchBudget, type RulesetId } from '../../../../src/engine/index.ts';
import { type Api, type ApiClient, startApi } from '../../../kit/graphql/api.ts';
import { gmOf } from '../../../kit/app/seats.ts';
import { begun } from '../../../kit/graphql/awaiting-fight.ts';

let api: Api;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

interface Look {
  readonly version: number;
  readonly phase: string;
  readonly awaiting: readonly {
    readonly kind: string;
    readonly combatantId: string | null;
    readonly byComputer: boolean;
  }[];
  readonly combatants: readonly {
    readonly id: string;
    readonly side: string;
    readonly playedByComputer: { readonly level: string } | null;
  }[];
}

async function look(id: string, by: ApiClient = api): Promise<Look> {
  const query = `query ($id: ID!) { encounter(id: $id) { ... on Encounter { version phase
    awaiting(required: true) { kind combatantId byComputer }
    combatants { id side playedByComputer { level } } } } }`;
  return ((await by.ask(query, { id })) as { readonly encounter: Look }).encounter;
}

interface Command {
  readonly mutation: string;
  readonly byComputer: boolean;
  readonly reasons: readonly {
    readonly text: string;
    readonly rule: { readonly id: string } | null;
  }[];
}
interface Entry {
  readonly version: number;
  readonly command: Command | null;
  readonly followUps: readonly Command[];
}

interface Followed {
  readonly followUps: readonly {
    readonly mutation: string;
    readonly firstEvent: number;
    readonly eventCount: number;
  }[];
  readonly events: readonly { readonly __typename: string }[];
}

async function journal(id: string, by: ApiClient = api): Promise<readonly Entry[]> {
  const query = `query ($id: ID!) { encounter(id: $id) { ... on Encounter { journal(first: 100) { nodes { version
    command { mutation byComputer reasons { text rule { id } } }
    followUps { mutation byComputer reasons { text rule { id } } } } } } } }`;
  const { encounter } = (await by.ask(query, { id })) as {
    readonly encounter: { readonly journal: { readonly nodes: readonly Entry[] } };
  };
  return encounter.journal.nodes;
}

const letPlay = (encounterId: string, combatantId: string) =>
  api.play(SetStandingOrdersDocument, { encounterId, combatantId, playedBy: 'COMPUTER' });

/** A fight in which the computer plays everybody but the first that a person plays, if one does. */
async function played(ruleset: RulesetId, people: 0 | 1 = 0) {
  const id = await begun(api, ruleset);
  const { combatants } = await look(id);
  for (const one of combatants.slice(people)) await letPlay(id, one.id);
  return { id, person: combatants[0]!.id, others: combatants.slice(1) };
}

/** A seat with these, as its player asks. */
async function seatFor(encounterId: string, ...combatantIds: readonly string[]) {
  const kind = 'PLAYER' as const;
  const input = { encounterId, name: 'Ann', kind, combatantIds: [...combatantIds] };
  const { issueSeat } = await api.send(IssueSeatDocument, { input });
  if (issueSeat.__typename !== 'IssueSeatPayload') throw new Error(issueSeat.__typename);
  return api.seated({ token: issueSeat.token });
}

const rulesets = ['SEGMENTS', 'VIGILANCE', 'SECONDS'] as const;

it('looks at no more for two mutations of a request than for one', async () => {
  const id = await begun(api, 'SEGMENTS');
  const orders = { encounterId: id, playedBy: 'COMPUTER', level: 'STRONG' } as const;
  for (const { id: combatantId } of (await look(id)).combatants)
    await api.play(SetStandingOrdersDocument, { ...orders, combatantId });
  const playComputers =
    'playComputers(input: { encounterId: $id }) { ... on PlayComputersPayload { version } }';
  const { first, second } = (await api.ask(
    `mutation ($id: ID!) { first: ${playComputers} second: ${playComputers} }`,
    { id },
  )) as Record<'first' | 'second', { readonly version: number }>;
  // One choice of STRONG is all that a request has.
  expect(second.version).toBe(first.version);
  const { encounter } = await api.play(PlayComputersDocument, { encounterId: id });
  expect(encounter.version).toBe(first.version + 1);
});

it('leaves to the next call what it has no more time for, and the journal plays again as it is', async () => {
  const id = await begun(api, 'SEGMENTS');
  const orders = { encounterId: id, playedBy: 'COMPUTER', level: 'STRONG' } as const;
  for (const { id: combatantId } of (await look(id)).combatants)
    await api.play(SetStandingOrdersDocument, { ...orders, combatantId });
  const { version } = await look(id);
  const encounters = new Encounters({
    store: api.store,
    clock: () => new Date(),
    randomBytes,
    creation: 'OPEN',
  });
  // Time for one trial of one choice, and looks for any number.
  let asked = 0;
  const looks = { ...newSearchBudget(() => asked++ >= 2), left: Infinity };
  const envelope = { encounterId: id, caller: gmOf(id), expectedVersion: null, looks };
  const outcome = await encounters.playComputers(envelope, 50);
  expect(outcome).toMatchObject({ kind: 'DONE', record: { version: version + 1 } });
  const followUps = (await journal(id)).at(-1)!.followUps.length;
  expect(followUps).toBeGreaterThan(0);
  expect(followUps).toBeLessThanOrEqual(2);
  const { encounter } = await api.play(PlayComputersDocument, { encounterId: id });
  expect(encounter.version).toBe(version + 2);
  const { verifyDice } = await api.send(VerifyDiceDocument, { encounterId: id });
  expect(verifyDice).toMatchObject({ verified: true, firstDifference: null });
});

describe.each(rulesets)('a fight of computers: %s', (ruleset) => {
  it('goes on by `playComputers` alone to the end, with reasons, and is verified', async () => {
    const { id } = await played(ruleset);
    let calls = 0;
    for (let at = await look(id); at.phase !== 'ENDED'; at = await look(id)) {
      expect(at.awaiting.some(({ byComputer }) => byComputer)).toBe(true);
      expect(++calls).toBeLessThan(100);
      const { encounter } = await api.play(PlayComputersDocument, { encounterId: id });
      expect(encounter.version).toBe(at.version + 1);
    }
    const { verifyDice } = await api.send(VerifyDiceDocument, { encounterId: id });
    expect(verifyDice).toMatchObject({ verified: true, firstDifference: null });
    const chosen = (await journal(id)).flatMap(({ followUps }) => followUps);
    expect(chosen.some(({ reasons }) => reasons.some(({ rule }) => rule))).toBe(true);
    // It is over: there is nothing to play, and no version is made.
    const { encounter } = await api.play(PlayComputersDocument, { encounterId: id });
    expect(encounter.version).toBe((await look(id)).version);
  });
});

describe('somebody whom the computer plays', () => {
  it('decides within the command that led to it, up to the decision of a person', async () => {
    const { id, person } = await played('SEGMENTS', 1);
    for (let turn = 0; turn < 6; turn++) {
      const at = await look(id);
      if (at.phase === 'ENDED') break;
      expect(at.awaiting.filter(({ byComputer }) => byComputer)).toEqual([]);
      // What is nobody's is the GM's as long as a person fights.
      expect([person, null]).toContain(at.awaiting[0]?.combatantId);
      const due = at.awaiting[0];
      if (due?.combatantId === null) await api.play(AdvanceSegmentDocument, { encounterId: id });
      else if (due?.kind === 'TURN')
        await api.play(EndTurnDocument, { encounterId: id, combatantId: person });
      else break;
    }
    const entries = await journal(id);
    expect(entries.some(({ followUps }) => followUps.some(({ byComputer }) => byComputer))).toBe(
      true,
    );
  });

  it('is known as such to its player and the GM alone, and so are the reasons', async () => {
    const { id, person, others } = await played('SEGMENTS');
    const [foe, friend] = [others[0]!.id, others[1]!.id];
    const [ann, bob] = [await seatFor(id, person, friend), await seatFor(id, foe)];
    await api.play(PlayComputersDocument, { encounterId: id });
    const knows = async (by: ApiClient) =>
      (await look(id, by)).combatants.flatMap((one) => (one.playedByComputer ? [one.id] : []));
    expect(await knows(ann)).toEqual([person, friend]);
    expect(await knows(bob)).toEqual([foe]);
    expect(await knows(api)).toHaveLength(4);
    const count = async (by: ApiClient) =>
      (await journal(id, by)).flatMap(({ followUps }) => followUps).length;
    const [gms, anns, bobs] = [await count(api), await count(ann), await count(bob)];
    expect(Math.min(anns, bobs)).toBeGreaterThan(0);
    expect(anns + bobs).toBeLessThan(gms);
  });

  it('has of each choice the events that came of it, as each seat counts them', async () => {
    const { id, person, others } = await played('SEGMENTS');
    const ann = await seatFor(id, person, others[1]!.id);
    await api.play(PlayComputersDocument, { encounterId: id });
    const query = `query ($id: ID!) { encounter(id: $id) { ... on Encounter { journal(first: 100) { nodes {
      followUps { mutation firstEvent eventCount } events { __typename } } } } } }`;
    for (const by of [api, ann]) {
      const { encounter } = (await by.ask(query, { id })) as {
        readonly encounter: { readonly journal: { readonly nodes: readonly Followed[] } };
      };
      const declared = encounter.journal.nodes.flatMap(({ followUps, events }) =>
        followUps
          .filter(({ mutation }) => mutation === 'declareAction')
          .map(({ firstEvent, eventCount }) =>
            events.slice(firstEvent, firstEvent + eventCount).map(({ __typename }) => __typename),
          ),
      );
      expect(declared.length).toBeGreaterThan(0);
      for (const types of declared) {
        expect(types[0]).toBe('ActionDeclared');
        expect(types.filter((type) => type === 'ActionDeclared')).toHaveLength(1);
      }
    }
  });

  it('does nothing as long as it is hidden, and what its orders name leaves them with it', async () => {
    const { id } = await api.create({ ruleset: 'SEGMENTS' });
    const key = systems.SEGMENTS.rulebook.creatures[0]!.key;
    const at = (side: string, q: number) => ({ creature: key, side, position: { q, r: 0 } });
    const { encounter } = await api.play(AddCombatantsDocument, {
      encounterId: id,
      creatures: [at('a', 0), at('b', 1)],
    });
    const [one, two] = encounter.combatants;
    const hidden = await api.play(AddCombatantsDocument, {
      encounterId: id,
      creatures: [at('b', 3)],
      hidden: true,
    });
    const spy = hidden.encounter.combatants.find((who) => who.hidden)!;
    await api.play(SetStandingOrdersDocument, {
      ...{ encounterId: id, combatantId: spy.id, playedBy: 'COMPUTER' },
      personality: { style: 'BOLD', hatesId: one!.id },
    });
    await api.play(RollInitiativeDocument, { encounterId: id });
    const before = await look(id);
    const { encounter: same } = await api.play(PlayComputersDocument, { encounterId: id });
    expect(same.version).toBe(before.version);
    await api.play(RemoveCombatantDocument, { encounterId: id, combatantId: one!.id });
    const orders = `query ($id: ID!) { encounter(id: $id) { ... on Encounter { combatants { id playedByComputer {
      level personality { style protectsId hatesId } } } } } }`;
    expect(await api.ask(orders, { id })).toEqual({
      encounter: {
        combatants: [
          { id: two!.id, playedByComputer: null },
          {
            id: spy.id,
            playedByComputer: {
              level: 'SENSIBLE',
              personality: { style: 'BOLD', protectsId: null, hatesId: null },
            },
          },
        ],
      },
    });
  });

  it('plays a few commands where few are asked for, once a request, and for no spectator', async () => {
    const { id } = await played('VIGILANCE');
    const { version } = await look(id);
    const input = { encounterId: id, max: 1, expectedVersion: version, idempotencyKey: 'k1' };
    expect((await api.play(PlayComputersDocument, input)).encounter.version).toBe(version + 1);
    expect((await api.play(PlayComputersDocument, input)).encounter.version).toBe(version + 1);
    const entry = (await journal(id)).at(-1);
    expect(entry?.command?.mutation).toBe('playComputers');
    expect(entry?.followUps).toHaveLength(1);
    await api.refusal('VersionConflict', PlayComputersDocument, { ...input, idempotencyKey: 'k2' });
    await api.refusal('InvalidInput', PlayComputersDocument, { encounterId: id, max: 51 });
    const seat = { encounterId: id, name: 'Sue', kind: 'SPECTATOR' } as const;
    const { issueSeat } = await api.send(IssueSeatDocument, { input: seat });
    const sue = api.seated({ token: 'token' in issueSeat ? issueSeat.token : '' });
    await sue.refusal('Forbidden', PlayComputersDocument, { encounterId: id });
  });

  it('is given to the computer by its player, and by nobody else who plays', async () => {
    const id = await begun(api, 'SECONDS');
    const [own, other] = (await look(id)).combatants;
    const ann = await seatFor(id, own!.id);
    const orders = { encounterId: id, playedBy: 'COMPUTER' } as const;
    await ann.play(SetStandingOrdersDocument, { ...orders, combatantId: own!.id });
    await ann.refusal('Forbidden', SetStandingOrdersDocument, {
      ...{ ...orders, combatantId: other!.id },
    });
    await ann.refusal('NotFound', SetStandingOrdersDocument, {
      ...{ ...orders, combatantId: own!.id, personality: { hatesId: 'nobody' } },
    });
  });
});

describe('advice', () => {
  const ask = async (by: ApiClient, encounterId: string, combatantId: string, first = 3) =>
    (await by.send(SuggestionsDocument, { encounterId, combatantId, first })).suggestions;

  it.each(rulesets)('names options that `takeOption` takes: %s', async (ruleset) => {
    const id = await begun(api, ruleset);
    const at = await look(id);
    const decider = at.awaiting[0]!.combatantId!;
    const ann = await seatFor(id, decider);
    const now = await look(id);
    const advice = await ask(ann, id, decider);
    if (advice.__typename !== 'Suggestions') throw new Error(advice.__typename);
    expect(advice.best.length).toBeGreaterThan(0);
    const [best] = advice.best;
    expect(best!.reasons.length).toBeGreaterThan(0);
    expect(best!.value).toBe(Math.max(...advice.best.map(({ value }) => value)));
    const { encounter } = await ann.play(TakeOptionDocument, {
      ...{ encounterId: id, version: now.version, optionId: best!.optionId, picks: best!.picks },
    });
    expect(encounter.version).toBe(now.version + 1);
  });

  it('is the same for the GM as for a player of the whole side', async () => {
    const id = await begun(api, 'SEGMENTS');
    const at = await look(id);
    const decider = at.combatants.find((one) => one.id === at.awaiting[0]!.combatantId)!;
    const side = at.combatants.filter((one) => one.side === decider.side);
    const ann = await seatFor(id, ...side.map((one) => one.id));
    expect(await ask(api, id, decider.id, 5)).toMatchObject({
      best: ((await ask(ann, id, decider.id, 5)) as { readonly best: object }).best,
    });
  });

  it('is refused of others, in too many options, and where it is for the GM alone', async () => {
    const id = await begun(api, 'SEGMENTS');
    const at = await look(id);
    const decider = at.awaiting[0]!.combatantId!;
    const ann = await seatFor(id, decider);
    const other = at.combatants.find((one) => one.id !== decider)!.id;
    expect(await ask(ann, id, other)).toMatchObject({ __typename: 'Forbidden' });
    expect(await ask(api, id, other)).toMatchObject({ __typename: 'Suggestions', best: [] });
    expect(await ask(ann, id, decider, 6)).toMatchObject({ __typename: 'InvalidInput' });
    await api.play(UpdateEncounterDocument, { encounterId: id, advice: 'GM' });
    expect(await ask(ann, id, decider)).toMatchObject({
      __typename: 'IllegalMove',
      rule: { id: 'T-03' },
    });
    expect(await ask(api, id, decider)).toMatchObject({ __typename: 'Suggestions' });
    await api.play(UpdateEncounterDocument, { encounterId: id, advice: 'ALL_SEATS' });
    expect(await ask(ann, id, decider)).toMatchObject({ __typename: 'Suggestions' });
  });
});
