/**
 * A whole frontend: plays a fight from `awaiting` alone and knows no rule. With Node 24, and the
 * package that src/client/README.md makes:
 *
 *     npm init -y && npm pkg set type=module
 *     npm install <clone>/sixbeat-client-1.0.0.tgz graphql graphql-request
 *     node fight.ts http://localhost:4000/graphql
 */
import * as api from '@sixbeat/client';
import { GraphQLClient, type RequestDocument } from 'graphql-request';

type Encounter = api.TableViewFragment & api.AwaitingFragment;
type Option = api.OptionCardFragment;
type Choice = Option['choices'][number];
type Combatant = Encounter['combatants'][number];
type Hex = Combatant['position'];
interface HexSet {
  readonly id: string;
  readonly hexes: readonly Hex[];
}
interface Answer {
  readonly __typename: string;
  readonly message?: string;
  readonly encounter?: Encounter;
  readonly events?: readonly { readonly text: string }[];
  readonly token?: string;
}

const client = new GraphQLClient(process.argv[2] ?? 'http://localhost:4000/graphql');

/** The published operation of a mutation: `declareAction` is `DeclareActionDocument`. */
function documentOf(mutation: string): RequestDocument {
  const name = `${mutation.charAt(0).toUpperCase()}${mutation.slice(1)}Document`;
  return api[name as keyof typeof api];
}

/** Sends any mutation, shows what happened, and gives the encounter as it stands now. */
async function send(mutation: string, input: object): Promise<Encounter> {
  const data = await client.request<Record<string, Answer>>(documentOf(mutation), { input });
  const answer = data[mutation];
  if (!answer?.encounter) throw new Error(`${mutation}: ${answer?.__typename} ${answer?.message}`);
  if (answer.token) client.setHeader('Authorization', `Bearer ${answer.token}`);
  for (const { text } of answer.events ?? []) console.log(text);
  return answer.encounter;
}

/** The hexes that may be picked: they are not sent with every answer. */
async function hexSetsOf(id: string): Promise<readonly HexSet[]> {
  const { encounter: seen } = await client.request(api.HexesDocument, { id });
  if (seen.__typename !== 'Encounter') throw new Error(seen.message);
  return seen.awaiting.flatMap(({ hexSets }) => hexSets);
}

const random = <T>(from: readonly T[]): T | undefined =>
  from[Math.floor(Math.random() * from.length)];
const distance = (a: Hex, b: Hex): number =>
  Math.max(Math.abs(a.q - b.q), Math.abs(a.r - b.r), Math.abs(a.q - b.q + a.r - b.r));

/** A legal value for what an option leaves open: a foe, or the way to one, where there is a choice. */
function pick(
  { field, kind, min, minimum, ...choice }: Choice,
  foes: readonly Combatant[],
  hexSets: readonly HexSet[],
): api.OptionPickInput {
  if (kind === 'TEXT') return { field, text: 'when the time has come' };
  if (kind === 'NUMBER') return { field, number: minimum ?? 0 };
  const aims = choice.combatantIds.filter((id) => foes.some((foe) => foe.id === id));
  const hexes = hexSets.find(({ id }) => id === choice.area?.id)?.hexes ?? [];
  const way = (hex: Hex) => Math.min(...foes.map(({ position }) => distance(position, hex)));
  const some = <T>(from: readonly T[]): T[] =>
    Array.from({ length: min }, (_, i) => from[i % from.length]).filter((one) => one !== undefined);
  if (kind === 'HEX') {
    const nearest = hexes.toSorted((a, b) => way(a) - way(b)).slice(0, min);
    return { field, hexes: some(nearest.map(({ q, r }) => ({ q, r }))) };
  }
  if (kind === 'KEY') return { field, keys: some(choice.keyPicks.map(({ key }) => key)) };
  const ids = aims.length > 0 ? aims : choice.combatantIds;
  return { field, combatantIds: some(ids.toSorted(() => Math.random() - 0.5)) };
}

/** A move of whoever is to decide: at a foe if anything can be aimed at one, else anything that is legal. */
async function decide({
  id,
  version,
  awaiting,
  combatants,
}: Encounter): Promise<api.TakeOptionInput> {
  const [due] = awaiting;
  if (!due) throw new Error('Nobody is to decide.');
  const { combatantId, options } = due;
  const side = combatants.find((one) => one.id === combatantId)?.side;
  const foes = combatants.filter((c) => c.side !== side && c.status === 'STANDING');
  const open = ({ choices }: Option) => choices.filter(({ min }) => min > 0);
  const playable = options.filter((option) => open(option).every(({ kind }) => kind !== 'DATA'));
  const hostile = playable.filter((option) =>
    open(option).some(({ combatantIds }) => foes.some((foe) => combatantIds.includes(foe.id))),
  );
  const option = random(hostile) ?? random(playable);
  if (!option) throw new Error('Nothing is legal.');
  const hexSets = open(option).some(({ area }) => area) ? await hexSetsOf(id) : [];
  const picks = open(option).map((choice) => pick(choice, foes, hexSets));
  return { encounterId: id, version, optionId: option.id, picks };
}

const ruleset = 'SEGMENTS';
const { id: encounterId } = await send('createEncounter', { name: 'An example', ruleset });
const { bestiary } = await client.request(api.BestiaryDocument, { ruleset });
const creatures = ['heroes', 'heroes', 'raiders', 'raiders'].map((side, q) => {
  return { creature: bestiary[q]?.key, name: `Fighter ${q + 1}`, side, position: { q, r: 0 } };
});
await send('addCombatants', { encounterId, creatures });
let encounter = await send('rollInitiative', { encounterId });
while (encounter.phase !== 'ENDED') {
  encounter = await send('takeOption', await decide(encounter));
}
console.log(`The fight is over. Still standing: ${String(encounter.outcome?.sides)}.`);
