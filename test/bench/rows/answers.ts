import { type DocumentNode, getOperationAST, Kind, print } from 'graphql';
import * as client from '../../../src/client/index.ts';
import type { Ruleset } from '../../../src/client/index.ts';
import { rulesets } from '../../../src/engine/all.ts';
import { Random } from '../../kit/engine/random.ts';
import { type Api, startApiProcess } from '../../kit/graphql/api.ts';
import { Bot, schemaOf } from '../../kit/graphql/awaiting-bot.ts';
import { median } from '../kit/race.ts';
import type { Finding, Row } from '../kit/row.ts';

/** Bytes of JSON, as it is before any compression. */
const USUAL_BUDGET = 8_000;
const WORST_BUDGET = 1_000_000;
const COMBATANTS = 8;
const FIGHTS = 3;
const MAX_MOVES = 150;

/** The published documents, by the mutation that they send. */
const documents = new Map(
  Object.values(client).flatMap((published): [string, DocumentNode][] => {
    const selection = getOperationAST(published)?.selectionSet.selections[0];
    return selection?.kind === Kind.FIELD ? [[selection.name.value, published]] : [];
  }),
);

/** Four of the sample creatures against four, the fight begun. */
async function begun(api: Api, ruleset: Ruleset, seed: number): Promise<string> {
  api.nextSeed(seed.toString(16).padStart(64, '0'));
  const { id: encounterId } = await api.create({ ruleset, content: ['SAMPLE'] });
  const keys = rulesets[ruleset].rulebook.creatures.map(({ key }) => key);
  const creatures = Array.from({ length: COMBATANTS }, (_, i) => ({
    creature: keys[i % keys.length] ?? '',
    side: i % 2 ? 'raiders' : 'wardens',
    position: { q: i, r: i % 2 },
  }));
  await api.play(client.AddCombatantsDocument, { encounterId, creatures });
  await api.play(client.RollInitiativeDocument, { encounterId });
  return encounterId;
}

/** The bytes of every answer of a fight, as its GM plays it: the query, the mutation, the update. */
export async function answersOf(api: Api, ruleset: Ruleset, seed: number): Promise<string[]> {
  const id = await begun(api, ruleset, seed);
  const bot = new Bot(api, id, new Random(seed), await schemaOf(api));
  const answers: string[] = [];
  const ask = async (document: DocumentNode, variables: object): Promise<void> => {
    const { text, body } = await api.post({ query: print(document), variables });
    if (!body || body.errors) throw new Error(text);
    answers.push(text);
  };
  let seen = await bot.look();
  for (let moves = 0; seen.phase !== 'ENDED' && moves < MAX_MOVES; moves++) {
    const option = bot.choose(seen.awaiting);
    const document = documents.get(option.mutation);
    if (!document) throw new Error(`No published document sends ${option.mutation}.`);
    await ask(document, { input: { ...bot.filled(option), encounterId: id } });
    await ask(client.EncounterDocument, { id });
    seen = await bot.look();
  }
  return answers;
}

/** How large the answers of the published documents are in play. */
export const answers: Row = {
  name: 'answers',
  measure: async () => {
    const api = await startApiProcess();
    const findings: Finding[] = [];
    for (const ruleset of Object.keys(rulesets) as Ruleset[]) {
      const sizes: number[] = [];
      for (let seed = 1; seed <= FIGHTS; seed++)
        sizes.push(...(await answersOf(api, ruleset, seed)).map((text) => Buffer.byteLength(text)));
      const what = `an answer of the published documents, 4 against 4 of ${ruleset}, as the GM`;
      findings.push(
        finding(`${what}: the median`, median(sizes), USUAL_BUDGET),
        finding(`${what}: the largest`, Math.max(...sizes), WORST_BUDGET),
      );
    }
    await api.stop();
    return findings;
  },
};

function finding(what: string, ours: number, peer: number): Finding {
  const ratio = ours / peer;
  return {
    what,
    ours,
    than: 'what it may be',
    peer,
    unit: 'bytes',
    ratio,
    spread: [ratio, ratio],
    budget: { atMost: 1 },
  };
}
