/**
 * A whole frontend: plays a fight from `awaiting` alone and knows no rule. With Node 24, and the
 * package that src/client/README.md makes:
 *
 *     npm init -y && npm pkg set type=module
 *     npm install <clone>/sixbeat-client-0.1.0.tgz graphql graphql-request
 *     node fight.ts http://localhost:4000/graphql
 */
import * as api from '@sixbeat/client';
import { GraphQLClient, type RequestDocument } from 'graphql-request';

type Encounter = api.TableViewFragment & api.AwaitingFragment;
type Decision = Encounter['awaiting'][number];
type Option = Decision['options'][number];
type Choice = Option['choices'][number];
type Combatant = Encounter['combatants'][number];
type Hex = Combatant['position'];
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

const random = <T>(from: readonly T[]): T | undefined =>
  from[Math.floor(Math.random() * from.length)];
const distance = (a: Hex, b: Hex): number =>
  Math.max(Math.abs(a.q - b.q), Math.abs(a.r - b.r), Math.abs(a.q - b.q + a.r - b.r));

/** A legal value for what an option leaves open: a foe, or the way to one, where there is a choice. */
function pick(
  { kind, list, min, least, ...choice }: Choice,
  foes: readonly Combatant[],
  hexSets: Decision['hexSets'],
): unknown {
  if (kind === 'TEXT') return 'when the time has come';
  if (kind === 'NUMBER') return least ?? 0;
  const aims = choice.combatantIds.filter((id) => foes.some((foe) => foe.id === id));
  const hexes = hexSets.find(({ id }) => id === choice.area?.id)?.hexes ?? [];
  const way = (hex: Hex) => Math.min(...foes.map(({ position }) => distance(position, hex)));
  const from: readonly unknown[] = {
    COMBATANT: aims.length > 0 ? aims : choice.combatantIds,
    HEX: hexes.toSorted((a, b) => way(a) - way(b)).slice(0, Math.max(1, min)),
    KEY: choice.keys,
    DATA: [],
  }[kind];
  return list ? Array.from({ length: min }, (_, i) => from[i % from.length]) : random(from);
}

/** A move of whoever is to decide: at a foe if anything can be aimed at one, else anything that is legal. */
function decide({ awaiting, combatants }: Encounter): readonly [string, object] {
  const due = awaiting.find(({ required }) => required);
  if (!due) throw new Error('Nobody is to decide.');
  const { combatantId, options, hexSets } = due;
  const side = combatants.find(({ id }) => id === combatantId)?.side;
  const foes = combatants.filter((c) => c.side !== side && c.status === 'STANDING');
  const open = ({ choices }: Option) => choices.filter(({ min }) => min > 0);
  const playable = options.filter((option) => open(option).every(({ kind }) => kind !== 'DATA'));
  const hostile = playable.filter((option) =>
    open(option).some(({ combatantIds }) => foes.some(({ id }) => combatantIds.includes(id))),
  );
  const option = random(hostile) ?? random(playable);
  if (!option) throw new Error('Nothing is legal.');
  const picks = open(option).map((choice) => [choice.field, pick(choice, foes, hexSets)] as const);
  return [option.mutation, { ...(option.input as object), ...Object.fromEntries(picks) }];
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
  const [mutation, input] = decide(encounter);
  encounter = await send(mutation, { ...input, encounterId });
}
console.log(`The fight is over. Still standing: ${String(encounter.outcome?.sides)}.`);
