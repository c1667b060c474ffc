/** docs/limits.md against the code: the figures, and what is done on both sides of each. */
import { MAX_VERSIONS_BEHIND } from '../../../src/app/play/still-standing.ts';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type DocumentNode, getOperationAST, parse } from 'graphql';
import { describe, expect, it } from 'vitest';
import * as client from '../../../src/client/index.ts';
import { MAX_PINGS } from '../../../src/app/follow/pings.ts';
import { MAX_AWAY_MINUTES } from '../../../src/app/journal/lifecycle-entries.ts';
import { MAX_API_KEY_DAYS, MAX_API_KEYS } from '../../../src/app/seats/api-keys.ts';
import {
  CALLERS_OF_A_KEY,
  CALLERS_OF_AN_ADDRESS,
} from '../../../src/graphql/http/limits/budgets.ts';
import { MAX_WEBHOOKS, MAX_WEBHOOKS_OF_OWNER } from '../../../src/app/webhooks/steps.ts';
import { MAX_INVITES } from '../../../src/app/seats/invites.ts';
import { MAX_SEAT_DAYS } from '../../../src/app/journal/first-seat.ts';
import { MAX_MEMBERS, MAX_PARTIES } from '../../../src/app/parties.ts';
import { MAX_PICTURE_SIDE } from '../../../src/app/pictures/judge.ts';
import {
  MAX_PICTURE_BYTES,
  MAX_PICTURES,
  MAX_PICTURES_BYTES,
} from '../../../src/app/pictures/list.ts';
import { MAX_SEATS } from '../../../src/app/seats/seats.ts';
import { MAX_ENCOUNTERS } from '../../../src/app/seats/memberships.ts';
import { MAX_FORECAST_COMBATANTS } from '../../../src/app/forecast/forecasts.ts';
import { SLICE } from '../../../src/app/forecast/runner.ts';
import { MAX_FOLLOWED } from '../../../src/app/follow/several.ts';
import { STREAM_LIMITS } from '../../../src/app/follow/places.ts';
import { MAX_DISTANCE } from '../../../src/app/sandbox/odds-between.ts';
import { MAX_KEY_LENGTH } from '../../../src/app/play/idempotency.ts';
import { MAX_NAME_LENGTH, MAX_REASON_LENGTH, MAX_SEEDS } from '../../../src/app/journal/rewind.ts';
import { MAX_DOCUMENT_BYTES, MAX_DOCUMENT_VERSIONS } from '../../../src/app/transfer/format.ts';
import {
  MAX_DICE,
  MAX_NUMBER,
  MAX_PIPS,
  parseFormula,
} from '../../../src/engine/core/formula/formula.ts';
import { rulesets } from '../../../src/engine/all.ts';
import { MAX_FREE_ACTIONS } from '../../../src/engine/core/rulebook/ruling.ts';
import { MAX_COMBATANTS } from '../../../src/engine/core/roster/joining.ts';
import { MAX_DEFINITIONS } from '../../../src/engine/core/catalogue/definitions.ts';
import { MAX_REPLAYED } from '../../../src/graphql/schema/dice/dice.ts';
import { argumentsIn, boundOf } from '../../../src/graphql/http/limits/bounds.ts';
import * as limits from '../../../src/graphql/http/limits/limits.ts';
import {
  LONGEST,
  MAX_THINKING,
  SLICE as IMPORT_SLICE,
} from '../../../src/graphql/http/limits/work-limit.ts';
import { MAX_ODDS_COST } from '../../../src/engine/core/odds/answer.ts';
import { schema } from '../../../src/graphql/schema/index.ts';
import { SLICES_A_MINUTE } from '../../../src/graphql/schema/forecast/asker.ts';
import { MAX_ROUNDS, MAX_STEPS } from '../../../src/engine/forecast/limits.ts';
import { MAX_WAITING } from '../../../src/local/threads/forecast-thread.ts';
import * as assistants from '../../../src/mcp/limits.ts';
import { settingsFrom } from '../../../src/local/settings.ts';
import { ROW_LIMIT } from '../../../src/store/limits.ts';
import { someone } from '../../kit/app/app-fight.ts';
import { type Size, sizeOf } from '../../kit/graphql/measure.ts';
import { allFields } from '../../kit/graphql/schema.ts';
import { ROOT } from '../../kit/root.ts';

const page = readFileSync(path.join(ROOT, 'docs/limits.md'), 'utf8');
const table = new Map(
  [...page.matchAll(/^\| ([^|]+?) +\| ([\d,]+) +\| [^|]+\|$/gm)].map(
    ([, what = '', most = '']) => [what, Number(most.replaceAll(',', ''))] as const,
  ),
);

const { setup, commands } = rulesets.SEGMENTS.rules;
const many = <T>(count: number, one: (i: number) => T): readonly T[] =>
  Array.from({ length: count }, (_, i) => one(i));
const { sheet } = someone('A', 0);
const identity = { id: 'a', name: 'A', side: 'heroes', position: { q: 0, r: 0 } };
const combatant = (more: { readonly identity?: object; readonly sheet?: object }) =>
  commands.AddCombatants!.safeParse({
    type: 'AddCombatants',
    combatants: [{ ...identity, ...more.identity, sheet: { ...sheet, ...more.sheet } }],
  }).success;
/** An object of so many levels. */
const nested = (levels: number): object => (levels === 1 ? {} : { a: nested(levels - 1) });
const action = (offensive: string) => ({
  key: 'a',
  name: 'A',
  uses: [{ kind: 'STANDARD' }],
  effect: { type: 'ATTACK', form: 'MELEE', range: 5, speed: 2, offensive },
});
const defines = (actions: readonly unknown[]) =>
  commands.DefineActions!.safeParse({ type: 'DefineActions', definitions: { actions } }).success;

const reasoned = (characters: number) => {
  const reason = 'x'.repeat(characters);
  const fields = { combatantId: 'a', reason };
  const taken = ['Adjudicate', 'RemoveCombatant'].map(
    (type) => commands[type]!.safeParse({ type, ...fields }).success,
  );
  return taken.every(Boolean);
};

const boundIn = (coordinate: string) => boundOf(new Map(argumentsIn(schema)).get(coordinate)!);

/** A constant, or a question whether so much is taken. */
const bounds: Readonly<Record<string, number | ((count: number) => boolean)>> = {
  'body of a request, bytes': limits.MAX_BODY,
  'a picture, bytes': MAX_PICTURE_BYTES,
  'a side of a picture, pixels': MAX_PICTURE_SIDE,
  'pictures of an encounter': MAX_PICTURES,
  'the same, bytes together': MAX_PICTURES_BYTES,
  'document, characters': limits.MAX_DOCUMENT_LENGTH,
  'tokens of a document': limits.MAX_TOKENS,
  'brackets within brackets of a document': limits.MAX_NESTING,
  'depth of a question': limits.MAX_DEPTH,
  'aliases of an operation': limits.MAX_ALIASES,
  'directives of an operation': limits.MAX_DIRECTIVES,
  'root fields of an operation': limits.MAX_ROOT_FIELDS,
  'requests for one field in one place': limits.MAX_REPEATS,
  'complexity of an operation': limits.MAX_COMPLEXITY,
  'levels of JSON in a variable': limits.MAX_JSON_DEPTH,
  'id or name of a value, characters': limits.MAX_ID_LENGTH,
  'token in an argument, characters': boundIn('ClaimSeatInput.token').characters,
  'combatants of `awaiting`': boundIn('Encounter.awaiting(combatantIds:)').entries,
  'options of `options(ids:)`': boundIn('Decision.options(ids:)').entries,
  'intents of `options(intents:)`': boundIn('Decision.options(intents:)').entries,
  'settings of `createEncounter`': boundIn('CreateEncounterInput.settings').entries,
  'content packs of `createEncounter`': boundIn('CreateEncounterInput.content').entries,
  'hexes between the two of `oddsBetween`': MAX_DISTANCE,
  'picks of `takeOption`': boundIn('TakeOptionInput.picks').entries,
  'bytes of an answer, or of an update': limits.MAX_ANSWER,
  'fields of an answer, or of an update': limits.MAX_ANSWERED_FIELDS,
  'processor at listings, odds and sight, ms': LONGEST,
  'processor of an answer, or of an update, ms': limits.MAX_WORK,
  'processor at thinking for the computer, ms': MAX_THINKING,
  'processor of a slice of an import, ms': IMPORT_SLICE,
  'cost of the odds of one question': MAX_ODDS_COST,
  'time of a request, milliseconds': limits.MAX_TIME,
  'subscriptions of an address, in one process': STREAM_LIMITS.address,
  'subscriptions of an encounter, in one process': STREAM_LIMITS.encounter,
  'subscriptions of a seat, in one process': STREAM_LIMITS.seat,
  "subscriptions of a spectator's seat, in one process": STREAM_LIMITS.spectator,
  'subscriptions of an account, in one process': STREAM_LIMITS.account,
  'connections of assistants of a seat': assistants.MAX_CONNECTIONS,
  'the same of an address': assistants.MAX_CONNECTIONS_OF_ADDRESS,
  'the same of a server': assistants.MAX_CONNECTIONS_IN_ALL,
  'minutes that one is idle': assistants.MAX_IDLE_MS / 60_000,
  'calls of one that are open at once': assistants.MAX_CALLS,
  'message to one, bytes': assistants.MAX_MESSAGE,
  'answer of a tool, characters': assistants.MAX_ANSWER,
  'seconds of `wait` of an assistant': assistants.MAX_WAIT,
  'pings of an encounter in a second, in one process': MAX_PINGS,
  'encounters of one subscription': MAX_FOLLOWED,
  'requests of a seat in a minute, `npm start`': settingsFrom({}).requestsPerMinute!,
  'requests of an API key in a minute': CALLERS_OF_A_KEY * settingsFrom({}).requestsPerMinute!,
  'requests of all API keys of an owner, in a minute':
    CALLERS_OF_AN_ADDRESS * settingsFrom({}).requestsPerMinute!,
  'processor of a seat in a minute, ms': settingsFrom({}).processorMsPerMinute!,
  'bytes of answers of a seat in a minute': settingsFrom({}).answerBytesPerMinute!,
  'entries of a page': limits.MAX_PAGE,
  'encounters of a page of `me`': MAX_ENCOUNTERS,
  'versions of a page of `verifyDice`': MAX_REPLAYED,
  'idempotency key, characters': MAX_KEY_LENGTH,
  'reason of a rewind, characters': MAX_REASON_LENGTH,
  'seats of an encounter': MAX_SEATS,
  'members of a party': MAX_MEMBERS,
  'parties of an account': MAX_PARTIES,
  'days that a party lasts after a change': MAX_SEAT_DAYS,
  'links of an encounter': MAX_INVITES,
  'API keys of an account, or of the operator': MAX_API_KEYS,
  'days that an API key lasts': MAX_API_KEY_DAYS,
  'name of an API key, characters': boundIn('CreateApiKeyInput.name').characters,
  'webhooks of an encounter': MAX_WEBHOOKS,
  'webhooks of an account': MAX_WEBHOOKS_OF_OWNER,
  'address of a webhook, characters': boundIn('CreateWebhookInput.url').characters,
  'minutes until a decision is overdue': MAX_AWAY_MINUTES,
  'seeds of an encounter': MAX_SEEDS,
  'hexes of `hexPicks`': limits.MAX_HEX_PICKS,
  'versions that a choice may be late': MAX_VERSIONS_BEHIND,
  'combatants of a forecast': MAX_FORECAST_COMBATANTS,
  'slices of forecasts of an encounter, minute': SLICES_A_MINUTE,
  'slices of proposals of an account or address, minute': SLICES_A_MINUTE,
  'forecasts that wait for a slice': MAX_WAITING,
  'processor of a slice of a forecast, ms': SLICE.milliseconds,
  'simulated commands of a slice': SLICE.steps,
  'rounds of a simulated fight': MAX_ROUNDS,
  'commands of a simulated fight': MAX_STEPS,
  'exported document, bytes': MAX_DOCUMENT_BYTES,
  'versions of a document': MAX_DOCUMENT_VERSIONS,
  'state or journal entry as stored, bytes': ROW_LIMIT,
  combatants: MAX_COMBATANTS,
  'actions and conditions of its own, together': MAX_DEFINITIONS,
  'actions of one `defineActions`': (n) => defines(many(n, () => action('AB + 2d6'))),
  obstacles: (n) =>
    setup.safeParse({ name: 'x', obstacles: many(n, () => ({ q: 0, r: 0 })) }).success,
  'walls, doors and windows, together': (n) =>
    setup.safeParse({
      name: 'x',
      walls: many(n, () => ({ hex: { q: 0, r: 0 }, side: 'E', kind: 'WALL' })),
    }).success,
  labels: (n) => labelled(many(n, () => label({}))),
  'hexes of a label': (n) => labelled([label({ hexes: many(n, () => ({ q: 0, r: 0 })) })]),
  'text of a label, characters': (n) => labelled([label({ text: 'x'.repeat(n) })]),
  'name of an encounter, characters': (n) =>
    n <= MAX_NAME_LENGTH && setup.safeParse({ name: 'x'.repeat(n) }).success,
  'name of a combatant, characters': (n) => combatant({ identity: { name: 'x'.repeat(n) } }),
  'reason of a ruling or a removal, characters': (n) => reasoned(n),
  'externalId, characters': (n) => combatant({ identity: { externalId: 'x'.repeat(n) } }),
  'image, characters': (n) => combatant({ identity: { image: 'http://x/'.padEnd(n, 'x') } }),
  'metadata, characters as JSON': (n) =>
    combatant({ identity: { metadata: { a: 'x'.repeat(n - '{"a":""}'.length) } } }),
  'metadata, levels': (n) => combatant({ identity: { metadata: nested(n) } }),
  'hit points': (n) => combatant({ sheet: { hitPoints: n } }),
  'talents of a combatant': (n) =>
    combatant({ sheet: { talents: many(n, () => ({ action: 'a' })) } }),
  'what costs nothing, a combatant and round': MAX_FREE_ACTIONS,
  'dice of a formula': (n) => n <= MAX_DICE && defines([action(`${n}d6`)]),
  'pips of the dice of a formula, together': (n) =>
    n <= MAX_PIPS + 1 && parseFormula(`9d100 + 1d2 + 1d${n - 902}`, {}).ok,
  'number in a formula': (n) => n <= MAX_NUMBER && defines([action(`AB + ${n}`)]),
};

const label = (fields: object) => ({ text: 'Mill', hexes: [{ q: 0, r: 0 }], ...fields });

const labelled = (labels: readonly object[]): boolean =>
  setup.safeParse({ name: 'x', labels }).success;

describe('the table of limits', () => {
  it('lists every limit that is known here, and no other', () => {
    expect(new Set(table.keys())).toEqual(new Set(Object.keys(bounds)));
    expect(table.size).toBeGreaterThan(15);
  });

  it.each([...table])('%s: %d', (what, most) => {
    const bound = bounds[what];
    if (typeof bound === 'function') expect([bound(most), bound(most + 1)]).toEqual([true, false]);
    else expect(bound).toBe(most);
  });

  it('lets every exported document be sent back in one request', () => {
    expect(MAX_DOCUMENT_BYTES).toBeLessThan(limits.MAX_BODY * 0.9);
    // A Lambda takes and gives 6 MB.
    expect(limits.MAX_BODY).toBeLessThanOrEqual(6_000_000);
  });
});

describe('the published operations', () => {
  const published = Object.values(client as unknown as Record<string, DocumentNode>).filter(
    (document) => getOperationAST(document),
  );
  const everythingOf = (ruleset: string) =>
    parse(
      `query ($id: ID!) {
        encounter(id: $id) { ... on Encounter ${allFields(schema, schema.getType('Encounter')!, { ruleset })} }
        verifyDice(encounterId: $id) { ... on DiceVerification ${allFields(schema, schema.getType('DiceVerification')!)} }
      }`,
    );
  const most: Size = {
    characters: limits.MAX_DOCUMENT_LENGTH,
    tokens: limits.MAX_TOKENS,
    depth: limits.MAX_DEPTH,
    aliases: limits.MAX_ALIASES,
    complexity: limits.MAX_COMPLEXITY,
  };
  const documented = new Map(
    [...page.matchAll(/^\| (\w+) +\| ([\d,]+) +\| ([\d,]+) +\| ([\d,]+) +\|$/gm)].map(
      ([, what = '', ...figures]) =>
        [what, figures.map((figure) => Number(figure.replaceAll(',', '')))] as const,
    ),
  );
  const sizes = published.map((document) => sizeOf(schema, document));
  const everything = Object.keys(rulesets).map((id) => sizeOf(schema, everythingOf(id)));

  it('are all measured', () => {
    expect(published.length).toBeGreaterThan(45);
    expect([...documented.keys()]).toEqual(Object.keys(most));
  });

  it.each(Object.keys(most) as (keyof Size)[])('stay well below the limit: %s', (what) => {
    const biggest = Math.max(...sizes.map((size) => size[what]));
    const all = Math.max(...everything.map((size) => size[what]));
    expect(documented.get(what)).toEqual([biggest, all, most[what]]);
    expect(biggest).toBeLessThan(most[what] / 2);
    // All that there is to know of an encounter can be asked at once.
    expect(all).toBeLessThan(most[what]);
  });
});
