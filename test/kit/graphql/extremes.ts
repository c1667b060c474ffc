/** The largest fights that the limits allow, and the requests that ask the most of them. */
import {
  getIntrospectionQuery,
  getNamedType,
  type GraphQLNamedType,
  isAbstractType,
} from 'graphql';
import type {
  AddCombatantsInput,
  CombatantInput,
  CreateEncounterInput,
  Ruleset,
  SetBattlefieldInput,
} from '../../../src/client/index.ts';
import { contentPacks as ofSeconds } from '../../../src/engine/rulesets/seconds/content/index.ts';
import { contentPacks as ofVigilance } from '../../../src/engine/rulesets/vigilance/content/index.ts';
import { disc } from '../../../src/engine/grid/area.ts';
import { rulesets } from '../../../src/engine/all.ts';
import {
  MAX_LABELLED,
  MAX_LABELS,
  MAX_WALLS,
} from '../../../src/engine/core/schema/battlefield.ts';
import { MAX_COMBATANTS } from '../../../src/engine/core/roster/joining.ts';
import { MAX_WEBHOOK_URL_LENGTH, MAX_WEBHOOKS } from '../../../src/app/webhooks/steps.ts';
import { MAX_REPEATS, MAX_ROOT_FIELDS } from '../../../src/graphql/http/limits/limits.ts';
import { schema } from '../../../src/graphql/schema/index.ts';
import type { ApiClient } from './api.ts';
import { allFields, inputTypeOf } from './schema.ts';
import { attack, knows, someone } from './segments-fight.ts';
import { leastValue } from './values.ts';
import { hero } from './vigilance-fight.ts';

export interface Extreme {
  /** For people: what is asked for, of what. */
  readonly name: string;
  readonly query: string;
  readonly variables: Readonly<Record<string, unknown>>;
}

const TALENTS = 60;

const many = <T>(count: number, one: (i: number) => T): T[] =>
  Array.from({ length: count }, (_, i) => one(i));
/** The same under so many names. */
const often = (count: number, field: string): string =>
  many(count, (i) => `a${i}: ${field}`).join(' ');

const keys = many(TALENTS, (i) => `talent-${i}`);

/** Of each of them, by number; no two are equally quick. */
type Sheets = Readonly<Record<Ruleset, (i: number) => CombatantInput['sheet']>>;
const sheets: Sheets = {
  SEGMENTS: () => someone('', 0, { ...knows(...keys), hitPoints: 10_000 }).sheet,
  VIGILANCE: (i) => {
    const learnt = ofVigilance.SAMPLE.actions.map(({ key }) => key);
    const sword = { weapon: { key: 'sword', name: 'Sword', form: 'MELEE' } } as const;
    return hero('', [0, 0], {}, { vigilance: MAX_COMBATANTS - i, learnt, items: [sword] }).sheet;
  },
  SECONDS: () => {
    const skill = { ranks: 5, bonus: 5 };
    const skills = { reflex: skill, weaponSkill: skill, rangedSkill: skill, magic: skill };
    const weapons = ofSeconds.SAMPLE.actions.flatMap(({ key, effect: { type } }) =>
      type === 'MELEE' || type === 'RANGED' ? [{ weapon: key }] : [],
    );
    return { seconds: { toughness: 12, speed: 6, ...skills, weapons } };
  },
};

/** Two sides that stand among each other, side by side. */
const fighters = (ruleset: Ruleset): CombatantInput[] =>
  many(MAX_COMBATANTS, (i) => ({
    name: `Fighter ${i}`,
    side: i % 2 ? 'heroes' : 'foes',
    position: { q: (i % 10) - 5, r: Math.floor(i / 10) - 5 },
    sheet: sheets[ruleset](i),
  }));

/** Smoke everywhere; where nobody stands an obstacle in every third hex, and windows and doors between all others. */
const ground = () => {
  const hexes = disc({ q: 0, r: 0 }, 40);
  const isTaken = (q: number, r: number) => Math.max(Math.abs(q), Math.abs(r)) <= 5;
  const edges = hexes
    .filter(({ q, r }) => !isTaken(q, r))
    .flatMap((hex) => [{ hex, side: 'E' } as const, { hex, side: 'NE' } as const]);
  return {
    obstacles: hexes.filter(({ q, r }, i) => i % 3 === 0 && !isTaken(q, r)),
    concealing: hexes.map((hex) => ({ hex, levels: 1 })),
    labels: Array.from({ length: MAX_LABELS }, (_, i) => ({
      text: `${'Difficult ground '.repeat(3)}${i + 1}`,
      hexes: hexes.slice(0, MAX_LABELLED),
    })),
    walls: edges
      .slice(0, MAX_WALLS)
      .map((edge, i) => ({ ...edge, kind: i % 2 ? 'LIGHT_WINDOW' : 'OPEN_DOOR' }) as const),
  };
};

/** As long as that of a webhook may be; it leads nowhere. */
const longAddress = (i: number): string =>
  `https://receiver.example/${i}/`.padEnd(MAX_WEBHOOK_URL_LENGTH, 'x');

const REFUSED = '... on UserError { code message }';

/**
 * A mutation that is asked for nothing but whether it was done. So much at once may take a server that
 * was just started longer than a request has: then it says so, and what it has done.
 */
async function done(api: ApiClient, mutation: string, input: object): Promise<void> {
  const type = inputTypeOf(schema, mutation).name;
  const query = `mutation ($input: ${type}!) { answer: ${mutation}(input: $input) { __typename ${REFUSED} } }`;
  const { body } = await api.post({ query, variables: { input } });
  const [error] = (body?.errors ?? []) as readonly { extensions?: { changes?: unknown } }[];
  const { answer } = (body?.data ?? {}) as { answer?: { __typename: string } };
  if (!error?.extensions?.changes && !answer?.__typename.endsWith('Payload'))
    throw new Error(JSON.stringify(body));
}

interface Attack {
  readonly input: Readonly<Record<string, unknown>>;
  readonly targetIds: readonly string[];
}

export interface Crowd {
  readonly id: string;
  readonly ruleset: Ruleset;
  readonly version: number;
  /** What somebody may declare, and at whom; null where whom it is at is said later. */
  readonly attack: Attack | null;
}

/** A fight of as many as there may be, who can do as much as they may, in smoke. */
export async function crowdOf(api: ApiClient, ruleset: Ruleset): Promise<Crowd> {
  const { id: encounterId } = await api.create({ ruleset, content: ['SAMPLE'] });
  if (ruleset === 'SEGMENTS') {
    const definitions = { segments: { actions: keys.map((key) => attack(key)) } };
    await done(api, 'defineActions', { encounterId, definitions });
  }
  await done(api, 'addCombatants', { encounterId, combatants: fighters(ruleset) });
  const { walls, ...open } = ground();
  await done(api, 'setBattlefield', { encounterId, ...open });
  await done(api, 'setBattlefield', { encounterId, walls });
  await done(api, 'rollInitiative', { encounterId });
  for (const url of many(MAX_WEBHOOKS, longAddress))
    await done(api, 'createWebhook', { encounterId, url, events: ['ENCOUNTER_ENDED'] });
  const query = 'query ($id: ID!) { encounter(id: $id) { ... on Encounter { version } } }';
  const { encounter } = (await api.ask(query, { id: encounterId })) as {
    readonly encounter: { readonly version: number };
  };
  const attacks = await attackIn(api, encounterId);
  return { id: encounterId, ruleset, version: encounter.version, attack: attacks };
}

interface Listed {
  readonly mutation: string;
  readonly input: Readonly<Record<string, unknown>>;
  readonly choices: readonly {
    readonly field: string;
    readonly targetPicks: readonly { readonly combatantId: string }[];
  }[];
}

async function attackIn(api: ApiClient, id: string): Promise<Attack | null> {
  const fields = 'mutation input choices { field targetPicks { combatantId } }';
  const query = `query ($id: ID!) { encounter(id: $id) { ... on Encounter { awaiting { options { ${fields} } } } } }`;
  const { encounter } = (await api.ask(query, { id })) as {
    readonly encounter: { readonly awaiting: readonly { readonly options: readonly Listed[] }[] };
  };
  for (const { mutation, input, choices } of encounter.awaiting.flatMap(({ options }) => options)) {
    const at = choices.find(
      ({ field, targetPicks }) => field === 'targetIds' && targetPicks.length > 0,
    );
    if (mutation === 'declareAction' && at) {
      return { input, targetIds: at.targetPicks.map(({ combatantId }) => combatantId) };
    }
  }
  return null;
}

/** What can be asked most of one encounter: every question, and every mutation. */
export const extremesOf = (crowd: Crowd): readonly Extreme[] =>
  [
    ...questions(crowd.ruleset),
    ...odds(crowd),
    ...advice(crowd),
    ...trials(crowd.ruleset),
    ...searches(crowd.ruleset),
    takings(crowd),
    ...changes(crowd),
  ].map((extreme) => ({
    ...extreme,
    name: `${crowd.ruleset}: ${extreme.name}`,
    variables: {
      ...(extreme.query.includes('$id:') ? { id: crowd.id } : {}),
      ...extreme.variables,
    },
  }));

const allOf = (ruleset: Ruleset) => (type: string) =>
  allFields(schema, schema.getType(type)!, { ruleset });
const question = (name: string, fields: string): Extreme => ({
  name,
  query: fields.includes('$id') ? `query ($id: ID!) { ${fields} }` : `{ ${fields} }`,
  variables: {},
});

const LISTED =
  'label summary mutation input cost { resource } choices { field keyPicks { label } }';
const TARGET =
  'combatantId sight { clear } arrives { round } hitChance isEstimated expectedDamage terms { label }';
const HEXES = 'hexPicks { hex { q r } distance { hexes } provokes { text } forfeits { text } }';

function questions(ruleset: Ruleset): readonly Extreme[] {
  const whole = allOf(ruleset);
  const encounter = (fields: string) => `encounter(id: $id) { ... on Encounter { ${fields} } }`;
  const roots = (field: string) => often(MAX_ROOT_FIELDS, field);
  const line = (i: number) =>
    `a${i}: lineOfSight(encounterId: $id, from: { q: -39, r: ${i} }, to: { q: 39, r: ${-i} })`;
  const lines = many(MAX_ROOT_FIELDS, (i) => `${line(i)} ${whole('LineOfSightResult')}`);
  return [
    question(
      'all fields of an encounter',
      `encounter(id: $id) { ... on Encounter ${whole('Encounter')} }`,
    ),
    question('all options', encounter(`awaiting { id options { ${LISTED} } }`)),
    question('all options 20 times', roots(encounter(`awaiting { id options { ${LISTED} } }`))),
    question('all refusals', encounter('awaiting { id refusals { label message } }')),
    question(
      'all targets, with sight and chances',
      encounter(`awaiting { options { choices { targetPicks { ${TARGET} } } } }`),
    ),
    question(
      'all hexes, with what they provoke',
      encounter(`awaiting { hexSets { hexes { q r } } options { choices { ${HEXES} } } }`),
    ),
    question(
      'the journal',
      encounter(
        'journal(first: 100) { nodes { version events { __typename ... on Event { text } } } }',
      ),
    ),
    question(
      'the shortest field as often as may be',
      encounter(often(MAX_REPEATS, 'combatants { id }')),
    ),
    question(
      'the webhooks as often as may be',
      encounter(often(MAX_REPEATS, 'webhooks { id url }')),
    ),
    question('the webhooks 20 times', roots(encounter('webhooks { id url disabledReason }'))),
    question('lines of sight across it all', lines.join(' ')),
    question(
      'verifications',
      roots(
        `verifyDice(encounterId: $id) { ... on DiceVerification ${whole('DiceVerification')} }`,
      ),
    ),
    question(
      'exports',
      roots('exportEncounter(encounterId: $id) { ... on EncounterExport { document } }'),
    ),
    question(
      'forecasts',
      roots(`forecast(encounterId: $id) { __typename ... on Forecast ${whole('Forecast')} }`),
    ),
    question(
      'newcomers',
      roots(
        `reinforcementForecast(encounterId: $id, input: ${JSON.stringify({
          creatures: many(12, () => keysOf(ruleset)[0]),
          inRounds: 1,
        }).replaceAll(
          /"(\w+)":/g,
          '$1:',
        )}) { __typename ... on ReinforcementForecast ${whole('ReinforcementForecast')} }`,
      ),
    ),
    question('the bestiary 20 times', roots(`bestiary(ruleset: ${ruleset}) { key name summary }`)),
    question('the rulebook 20 times', roots(`rules(ruleset: ${ruleset}) ${whole('Rule')}`)),
    question('the rulings 20 times', roots(`rulings(ruleset: ${ruleset}) ${whole('Ruling')}`)),
    question(
      'the schema 20 times',
      roots('__schema { types { name fields { name description } } }'),
    ),
    question(
      'the definition of the largest type 20 times',
      roots('typeDefinition(name: "Mutation")'),
    ),
    question(
      'the encounters of an account 20 times',
      roots('me { encounters { nodes { name } } }'),
    ),
    question('links', roots('invite(token: "none") { __typename }')),
    question('parties', roots('party(id: "none", token: "none") { __typename }')),
    question(
      'what a fight has made of a party',
      roots('partyChanges(partyId: "none", token: "none", encounterId: $id) { __typename }'),
    ),
    question('the least', often(MAX_ROOT_FIELDS, 'schemaVersion')),
    { name: 'the schema', query: getIntrospectionQuery(), variables: {} },
  ];
}

const ADVICE =
  '... on Suggestions { best { option { label } reasons { text } } } ... on UserError { message }';
const ODDS =
  '... on Odds { attacks { terms { label } perDefense { __typename } } } ... on UserError { message }';

/** Of the same attack on so many, each by every defense. */
function odds({ attack: declared }: Crowd): readonly Extreme[] {
  if (!declared) return [];
  const { input, targetIds } = declared;
  const asked = many(MAX_ROOT_FIELDS, (i) => ({
    declareAction: { ...input, targetIds: [targetIds[i % targetIds.length]] },
  }));
  const names = asked.map((_, i) => `$o${i}: OddsInput!`);
  const fields = asked.map((_, i) => `a${i}: odds(encounterId: $id, input: $o${i}) { ${ODDS} }`);
  const variables = Object.fromEntries(asked.map((one, i) => [`o${i}`, one]));
  const query = `query ($id: ID!, ${names.join(', ')}) { ${fields.join(' ')} }`;
  return [{ name: 'odds of 20 attacks', query, variables }];
}

/** What somebody is to do, as often as may be. */
function advice({ attack: declared }: Crowd): readonly Extreme[] {
  if (!declared) return [];
  const field = 'suggestions(encounterId: $id, combatantId: $who, first: 5)';
  const query = `query ($id: ID!, $who: ID!) { ${often(10, `${field} { ${ADVICE} }`)} }`;
  return [{ name: 'advice 10 times', query, variables: { who: declared.input.combatantId } }];
}

const keysOf = (ruleset: Ruleset): readonly string[] =>
  rulesets[ruleset].rulebook.creatures.map(({ key }) => key);

/** A fight for the largest party, against any of the bestiary, on the largest grounds. */
function searches(ruleset: Ruleset): readonly Extreme[] {
  const isOwn = ruleset === 'SEGMENTS';
  const definitions = isOwn ? { segments: { actions: keys.map((key) => attack(key)) } } : null;
  const { obstacles, concealing, walls } = ground();
  // All of it, with its labels, or in each of them, is too complex.
  const battlefield = { obstacles, concealing, walls: walls.slice(0, MAX_WALLS / 2) };
  const input = {
    ...{
      ruleset,
      definitions,
      wish: {},
      maxFoes: 12,
      vary: ['HEALTH', 'REINFORCEMENTS', 'DISTANCE'],
    },
    party: isOwn
      ? { combatants: many(10, (i) => ({ name: `Hero ${i}`, sheet: sheets[ruleset](i) })) }
      : { creatures: many(10, (i) => ({ name: `Hero ${i}`, creature: keysOf(ruleset)[i % 2] })) },
    battlefields: many(3, (i) => ({
      ...(i === 0 && battlefield),
      ...{ partyAt: { q: -1, r: 0 }, foesAt: { q: 1, r: 0 } },
    })),
  };
  const field = `encounterProposals(input: $input) { __typename ... on EncounterProposals { fightsPlayed proposals { summary } } ${REFUSED} }`;
  const query = `query ($input: EncounterProposalsInput!) { ${field} }`;
  return [{ name: 'encounterProposals', query, variables: { input } }];
}

/** Sheets that can do as much as they may, as often as may be. */
function trials(ruleset: Ruleset): readonly Extreme[] {
  const isOwn = ruleset === 'SEGMENTS';
  const definitions = isOwn ? { segments: { actions: keys.map((key) => attack(key)) } } : null;
  const sheet = sheets[ruleset](0);
  const somebody = isOwn ? { sheet } : { creature: rulesets[ruleset].rulebook.creatures[0]!.key };
  const check = { ruleset, definitions, sheet };
  const tried = { ruleset, definitions, attacker: somebody, target: somebody };
  const asked = (name: string, count: number, input: object): Extreme => {
    const type = `${name.charAt(0).toUpperCase()}${name.slice(1)}`;
    const fields = `{ ... on UserError { message } ${name === 'oddsBetween' ? BETWEEN : CHECKED} }`;
    return {
      name: `${name} ${count} times`,
      query: `query ($input: ${type}Input!) { ${often(count, `${name}(input: $input) ${fields}`)} }`,
      variables: { input },
    };
  };
  return [
    asked('checkSheet', 1, check),
    asked('checkSheet', 10, check),
    asked('oddsBetween', 1, tried),
    asked('oddsBetween', 4, tried),
  ];
}

const CHECKED = '... on CheckedSheet { vitals { label } actions { key } }';
const BETWEEN =
  '... on OddsBetween { options { label attacks { perDefense { hit { value } } } } refusals { label } }';

/** An option that there is not: it is looked for among all that there are, as often as may be. */
function takings({ id: encounterId, version }: Crowd): Extreme {
  const input = { encounterId, version, ifStillListed: true, optionId: 'none' };
  const fields = often(2, `takeOption(input: $input) { ${REFUSED} }`);
  const query = `mutation ($input: TakeOptionInput!) { ${fields} }`;
  return { name: 'an option that there is not, twice', query, variables: { input } };
}

/** Each mutation with all that it answers; those that may bring much, with as much as may be. */
function changes({ id: encounterId, ruleset }: Crowd): readonly Extreme[] {
  const most: Readonly<Record<string, object>> = {
    createEncounter: { name: 'x', ruleset, ...ground() } satisfies CreateEncounterInput,
    setBattlefield: { encounterId, ...ground() } satisfies SetBattlefieldInput,
    addCombatants: { encounterId, combatants: fighters(ruleset) } satisfies AddCombatantsInput,
  };
  // What ends the fight comes last, or there would be nothing left to ask.
  const last = ['rewindEncounter', 'concludeFight', 'endEncounter', 'deleteEncounter'];
  const fields = Object.values(schema.getMutationType()!.getFields());
  const inOrder = fields.toSorted((a, b) => last.indexOf(a.name) - last.indexOf(b.name));
  return inOrder.map(({ name, type }) => {
    const input = inputTypeOf(schema, name);
    const least = leastValue(input) as object;
    const about = 'encounterId' in input.getFields() ? { encounterId } : {};
    return {
      name,
      query: `mutation ($input: ${input.name}!) { ${name}(input: $input) { ${REFUSED} ${payload(ruleset, getNamedType(type))} } }`,
      variables: { input: most[name] ?? { ...least, ...about } },
    };
  });
}

/** Of what a mutation does: the encounter with all its fields, and every event by its text. */
function payload(ruleset: Ruleset, result: GraphQLNamedType): string {
  const types = isAbstractType(result) ? schema.getPossibleTypes(result) : [];
  return types
    .filter(({ name }) => name.endsWith('Payload'))
    .map((type) => {
      const has = (field: string) => field in type.getFields();
      const fields = [
        '__typename',
        ...(has('encounter') ? [`encounter ${allOf(ruleset)('Encounter')}`] : []),
        ...(has('events') ? ['events { ... on Event { __typename text } }'] : []),
      ];
      return `... on ${type.name} { ${fields.join(' ')} }`;
    })
    .join(' ');
}
