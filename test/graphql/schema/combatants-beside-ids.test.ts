/** Beside the ids of combatants stand the combatants, as far as the seat sees them. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  AddCombatantsDocument,
  IssueSeatDocument,
  RemoveCombatantDocument,
} from '../../../src/client/index.ts';
import type { RulesetId } from '../../../src/engine/index.ts';
import { schema } from '../../../src/graphql/schema/index.ts';
import { type Api, startApi } from '../../kit/graphql/api.ts';
import { Bot } from '../../kit/graphql/awaiting-bot.ts';
import { begun } from '../../kit/graphql/awaiting-fight.ts';
import { allFields } from '../../kit/graphql/schema.ts';
import { Random } from '../../kit/engine/random.ts';
import { begin, foe, someone } from '../../kit/graphql/segments-fight.ts';

let api: Api;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

/** Ids that come in the form of a command, or beside which stands more than the combatant. */
const OTHERWISE = new Set(['input', 'fields', 'figures']);

const whole = (type: string, ruleset?: RulesetId): string =>
  allFields(schema, schema.getType(type)!, { ruleset, beside: 'IDS_AND_COMBATANTS' });
const eventsOf = (ruleset: RulesetId) => `query ($id: ID!) { encounter(id: $id) { ... on Encounter {
  combatants { id } seat ${whole('Seat')} seats ${whole('Seat')} clock ${whole('Clock')} timeline ${whole('TimelineEntry')}
  attacks ${whole('PendingAttack')} orderIds order { id }
  awaiting { __typename combatantId combatant { id }
    options(first: 3) { choices { targetPicks(first: 2) { __typename combatantId combatant { id } } } } }
  journal(last: 20) { nodes { events ${whole('Event', ruleset)} } } } } }`;

type Fields = Readonly<Record<string, unknown>>;

const idsIn = (value: unknown): readonly string[] =>
  [value]
    .flat()
    .flatMap((one) =>
      one ? [typeof one === 'string' ? one : ((one as Fields).id as string)] : [],
    );

/** Every field with ids of combatants, and what stands beside it; `seen` counts them. */
function misled(value: unknown, there: ReadonlySet<string>, seen: Set<string>): readonly string[] {
  if (Array.isArray(value)) return value.flatMap((one) => misled(one, there, seen));
  if (typeof value !== 'object' || value === null) return [];
  const object = value as Fields;
  return Object.entries(object).flatMap(([key, part]) => {
    if (OTHERWISE.has(key)) return [];
    const named =
      key === 'id'
        ? []
        : [part].flat().filter((one) => typeof one === 'string' && /^cmb_[0-9a-f]{16}$/.test(one));
    if (named.length === 0) return misled(part, there, seen);
    const place = `${String(object.__typename)}.${key}`;
    seen.add(place);
    const base = key.replace(/Ids?$/, '');
    const beside = [base, `${base}s`].find((name) => name in object);
    const found = beside === undefined ? null : idsIn(object[beside]);
    const expected = named.filter((id) => there.has(id as string));
    return JSON.stringify(found) === JSON.stringify(expected) ? [] : [place];
  });
}

interface Answer {
  readonly encounter: { readonly combatants: readonly { readonly id: string }[] };
}

async function walked(
  { id, ruleset }: { readonly id: string; readonly ruleset: RulesetId },
  seen: Set<string>,
  client = api.seated('GM'),
) {
  const answer = (await client.ask(eventsOf(ruleset), { id })) as Answer;
  const there = new Set(answer.encounter.combatants.map(({ id }) => id));
  return misled(answer, there, seen);
}

describe.each(['SEGMENTS', 'VIGILANCE', 'SECONDS'] as const)('with %s', (ruleset: RulesetId) => {
  it('every id of a combatant leads to them, in the fight and in its journal', async () => {
    const encounterId = await begun(api, ruleset);
    const bot = await Bot.join(api, encounterId, new Random(3));
    const seen = new Set<string>();
    let now = await bot.look();
    for (let moves = 0; moves < 40 && now.phase !== 'ENDED'; moves++) {
      if (moves % 10 === 9) expect(await walked({ id: encounterId, ruleset }, seen)).toEqual([]);
      now = (await bot.move(now)).encounter ?? now;
    }
    expect(seen.size).toBeGreaterThan(10);
  }, 60_000);
});

it('odds and a seat of a player lead to combatants', async () => {
  const fight = await begin(api, { combatants: [someone('Ana', 0), foe('Bor', 1)] });
  const [encounterId, attackerId, targetId] = [
    fight.encounter.id,
    fight.id('Ana'),
    fight.id('Bor'),
  ];
  const { issueSeat } = await api.send(IssueSeatDocument, {
    input: { encounterId, kind: 'PLAYER', combatantIds: [attackerId], name: 'Pia' },
  });
  if (issueSeat.__typename !== 'IssueSeatPayload') throw new Error(issueSeat.message);
  const ODDS = `query ($id: ID!, $input: OddsInput!) {
    encounter(id: $id) { ... on Encounter { seat { combatantIds combatants { id } } } }
    odds(encounterId: $id, input: $input) { ... on UserError { message } ... on Odds {
      attacks { attackerId attacker { id } targetId target { id } }
      assumes { combatantId combatant { id } } } } }`;
  const declareAction = {
    combatantId: attackerId,
    action: 'unarmed-strike',
    details: { segments: { use: 'STANDARD' } },
    targetIds: [targetId],
  };
  const answer = await api
    .seated({ token: issueSeat.token })
    .ask(ODDS, { id: encounterId, input: { declareAction } });
  const [attacker, target] = [{ id: attackerId }, { id: targetId }];
  expect(answer).toEqual({
    encounter: { seat: { combatantIds: [attackerId], combatants: [attacker] } },
    odds: {
      attacks: [{ attackerId, attacker, targetId, target }],
      assumes: [{ combatantId: targetId, combatant: target }],
    },
  });
});

describe('whoever is not there, or not for this seat', () => {
  it('is null beside an id that the journal names', async () => {
    const encounterId = await begun(api, 'SEGMENTS');
    const added = await api.play(AddCombatantsDocument, {
      encounterId,
      combatants: [foe('Cid', 9)],
    });
    const cid = added.encounter.combatants.at(-1)!.id;
    await api.play(RemoveCombatantDocument, { encounterId, combatantId: cid });
    const LAST = `query ($id: ID!) { encounter(id: $id) { ... on Encounter { journal(last: 1) { nodes { events {
      ... on CombatantRemoved { combatantId combatant { id } } } } } } } }`;
    expect(await api.ask(LAST, { id: encounterId })).toEqual({
      encounter: { journal: { nodes: [{ events: [{ combatantId: cid, combatant: null }] }] } },
    });
    const seen = new Set<string>();
    const input = { encounterId, kind: 'SPECTATOR', name: 'Sue' } as const;
    const { issueSeat } = await api.send(IssueSeatDocument, { input });
    if (issueSeat.__typename !== 'IssueSeatPayload') throw new Error(issueSeat.message);
    await api.play(AddCombatantsDocument, {
      encounterId,
      combatants: [foe('Dan', 9)],
      hidden: true,
    });
    expect(
      await walked(
        { id: encounterId, ruleset: 'SEGMENTS' },
        seen,
        api.seated({ token: issueSeat.token }),
      ),
    ).toEqual([]);
    expect(await walked({ id: encounterId, ruleset: 'SEGMENTS' }, seen)).toEqual([]);
    expect([...seen]).toContain('CombatantsHidden.combatantIds');
  });

  it('is, in a version that was, who was there then', async () => {
    const encounterId = await begun(api, 'SEGMENTS');
    const THEN = `query ($id: ID!) { encounter(id: $id, atVersion: 3) { ... on Encounter { clock { turnOfId turnOf { id } }
      orderIds order { id } journal(last: 1) { nodes { events {
      ... on TurnStarted { combatantId combatant { id } } } } } } } }`;
    const { encounter } = (await api.ask(THEN, { id: encounterId })) as {
      readonly encounter: Fields & {
        readonly clock: { readonly turnOfId: string; readonly turnOf: { readonly id: string } };
        readonly orderIds: readonly string[];
        readonly journal: { readonly nodes: readonly { readonly events: readonly Fields[] }[] };
      };
    };
    const { turnOfId, turnOf } = encounter.clock;
    expect(turnOfId).toMatch(/@3$/);
    expect(turnOf.id).toBe(turnOfId);
    expect(encounter.order).toEqual(encounter.orderIds.map((id) => ({ id })));
    const started = encounter.journal.nodes
      .flatMap(({ events }) => events)
      .find((one) => 'combatant' in one);
    expect(started).toEqual({
      combatantId: turnOfId.replace('@3', ''),
      combatant: { id: turnOfId },
    });
  });
});
