/** Everything that can be done with a stored fight, whatever edition of the rules has judged it. */
import { expect } from 'vitest';
import type { Encounters } from '../../../src/app/encounters.ts';
import type { RawCommand } from '../../../src/app/outcome.ts';
import type { EncounterRecord } from '../../../src/app/ports.ts';
import type { RulesetTypes } from '../../../src/engine/core/ruleset/ruleset.ts';
import { RULES_EDITION, type RulesetId } from '../../../src/engine/index.ts';
import { appOn, done, recordOf } from '../app/app-fight.ts';
import { gmOf, nobody } from '../app/seats.ts';
import { type Game, randomCommand } from '../engine/fights.ts';
import { Random } from '../engine/random.ts';
import { games } from '../engine/games.ts';
import { memoryStore } from './memory.ts';

/** What an edition lets be folded, or judged again. */
type Editions = Awaited<ReturnType<Encounters['replay']>>['editions'];

/**
 * Loads it and each of its versions, verifies it, carries it elsewhere and back, parts from it, goes back
 * in it, plays on, and takes the last step back; after each it is verified.
 */
export async function doesEverything(app: Encounters, id: string): Promise<void> {
  const record = (await recordOf(app, id))!;
  const states = await app.versionStates(record, { first: 1, last: record.version });
  expect(states.at(-1)?.state).toEqual(record.snapshot.state);
  await verified(app, record);
  await carried(app, record);
  const branch = done(
    await app.branch({ ...asked(id), atVersion: middle(record), name: 'What if' }),
  );
  await verified(app, await playedOn(app, branch.record));
  const back = await rewound(app, record, middle(record), 'REDRAW');
  const later = await playedOn(app, back);
  await verified(app, await rewound(app, later, later.version - 1, 'KEEP'));
  await carried(app, (await recordOf(app, id))!);
}

const middle = ({ version }: EncounterRecord): number => Math.max(2, Math.floor(version / 2));

/** All of it is as recorded; what the newest edition has made is judged again, and nothing else. */
export async function verified(app: Encounters, record: EncounterRecord): Promise<Editions> {
  const { difference, commitmentMatches, entries, editions } = await app.replay(record);
  expect(difference).toBeNull();
  expect(commitmentMatches).toBe(true);
  expect(entries).toBe(record.version);
  for (const { edition, check } of editions)
    expect(check).toBe(edition === RULES_EDITION ? 'JUDGED_AGAIN' : 'FOLDED');
  return editions;
}

/** The copy, and the copy of the copy, have the same states; what they export is the same document. */
async function carried(app: Encounters, record: EncounterRecord): Promise<void> {
  const there = appOn(memoryStore());
  const document = await documentOf(app, record);
  const copy = await imported(there, [document]);
  await verified(there, copy);
  expect(withoutNames(copy.snapshot.state)).toBe(withoutNames(record.snapshot.state));
  const again = await documentOf(there, copy);
  expect(withoutNames(again)).toBe(withoutNames(document));
}

/** An encounter from the pages of a document. */
export async function imported(
  app: Encounters,
  [first, ...others]: readonly unknown[],
): Promise<EncounterRecord> {
  let { record } = done(await app.import(first, nobody));
  for (const page of others)
    ({ record } = done(await app.importPage(record.id, page, gmOf(record.id))));
  return record;
}

async function documentOf(app: Encounters, { id }: EncounterRecord): Promise<unknown> {
  const exported = await app.export(id, gmOf(id));
  if (exported.kind !== 'EXPORTED') throw new Error(JSON.stringify(exported));
  return JSON.parse(JSON.stringify(exported.document));
}

/** Combatants have other ids in every copy, and with them the digests of a document are others. */
const withoutNames = (value: unknown): string =>
  JSON.stringify(value)
    .replaceAll(/cmb_[0-9a-f]{16}/g, 'cmb')
    .replaceAll(/"digest":"[0-9a-f]{64}"/g, '');

/** Newcomers would define what has a name already. */
const calmly = (game: Game<RulesetTypes>): Game<RulesetTypes> => ({
  ...game,
  weight: (state, decision, option) =>
    ['AddCombatants', 'EndEncounter'].includes(option.command.type)
      ? 0
      : game.weight(state, decision, option),
});

async function playedOn(app: Encounters, from: EncounterRecord): Promise<EncounterRecord> {
  const game = calmly(games[from.ruleset as RulesetId]);
  const random = new Random(from.version);
  let record = from;
  for (let n = 0; n < 6 && !game.hasEnded(record.snapshot.state); n++) {
    const command = randomCommand(game, record.snapshot.state, random) as RawCommand;
    ({ record } = done(await app.submit({ ...asked(record.id), command })));
  }
  return record;
}

async function rewound(
  app: Encounters,
  { id, snapshot, ruleset }: EncounterRecord,
  toVersion: number,
  dice: 'KEEP' | 'REDRAW',
): Promise<EncounterRecord> {
  const ended = games[ruleset as RulesetId].hasEnded(snapshot.state);
  const wish = { toVersion, dice: ended ? 'REDRAW' : dice, reason: 'To try it' } as const;
  return done(await app.rewind({ ...asked(id), ...wish })).record;
}

const asked = (encounterId: string) => ({
  encounterId,
  caller: gmOf(encounterId),
  expectedVersion: null,
});
