/** The demo fights of the Table, played to their end by the computer, and what is told of them. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import {
  ImportEncounterDocument,
  IssueSeatDocument,
  JournalDocument,
  type JournalQuery,
  PlayComputersDocument,
  ScreenDocument,
  SetStandingOrdersDocument,
} from '../../../src/client/index.ts';
import type { RulesetId } from '../../../src/engine/index.ts';
import { ROOT } from '../root.ts';
import type { Api, ApiClient } from './api.ts';
import type { Granted } from './granted.ts';

/** A line of the log. */
export interface Told {
  readonly __typename: string;
  readonly text: string;
  readonly routine: boolean;
}

/** What two seats are told of a whole fight, in order. */
export interface ToldFight {
  readonly gm: readonly Told[];
  readonly player: readonly Told[];
}

/** A demo fight whose sides are both played by the computer, to its end. */
export async function toldFight(api: Api, ruleset: RulesetId): Promise<ToldFight> {
  const file = path.join(ROOT, `src/web/home/demos/${ruleset.toLowerCase()}.json`);
  const document: unknown = JSON.parse(await readFile(file, 'utf8'));
  const { encounter } = await api.play(ImportEncounterDocument, { document });
  const encounterId = encounter.id;
  const screen = await api.send(ScreenDocument, { id: encounterId });
  const combatants = screen.encounter?.combatants ?? [];
  const since = screen.encounter?.version ?? 1;
  const first = combatants[0]?.side;
  const own = combatants.filter(({ side }) => side === first).map(({ id }) => id);
  const input = { encounterId, kind: 'PLAYER', name: 'A player', combatantIds: own } as const;
  const { issueSeat } = await api.send(IssueSeatDocument, { input });
  if (issueSeat.__typename !== 'IssueSeatPayload') throw new Error(issueSeat.__typename);
  // Who decides comes last: the computer plays on as soon as a decision is its own.
  const deciding = new Set(screen.encounter?.due.map(({ combatantId }) => combatantId));
  const ids = combatants
    .map(({ id }) => id)
    .toSorted((a, b) => Number(deciding.has(a)) - Number(deciding.has(b)));
  for (const combatantId of ids)
    await api.play(SetStandingOrdersDocument, { encounterId, combatantId, playedBy: 'COMPUTER' });
  await playToTheEnd(api, encounterId);
  const player = api.seated({ token: issueSeat.token });
  return {
    gm: await linesOf(api, encounterId, since),
    player: await linesOf(player, encounterId, since),
  };
}

async function playToTheEnd(api: ApiClient, encounterId: string): Promise<void> {
  let { phase } = (await api.send(ScreenDocument, { id: encounterId })).encounter ?? {};
  while (phase !== 'ENDED')
    ({ phase } = (await api.play(PlayComputersDocument, { encounterId })).encounter);
}

/** What the test itself does. */
const OF_THE_TEST = new Set(['SeatIssued', 'PlayedBySet']);

async function linesOf(api: ApiClient, id: string, since: number): Promise<readonly Told[]> {
  const lines: Told[] = [];
  let after: string | null = null;
  do {
    const page: Granted<JournalQuery> = await api.send(JournalDocument, { id, first: 50, after });
    const { nodes, pageInfo } = page.encounter!.journal!;
    for (const { version, events } of nodes)
      if (version > since)
        lines.push(...events.filter(({ __typename }) => !OF_THE_TEST.has(__typename)));
    after = pageInfo.hasNextPage ? (pageInfo.endCursor ?? null) : null;
  } while (after !== null);
  return lines;
}
