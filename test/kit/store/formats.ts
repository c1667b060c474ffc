/** Real encounters as they are stored, and the formats of which some are kept in test/store/fixtures. */
import path from 'node:path';
import type { AttributeValue } from '@aws-sdk/client-dynamodb';
import { firstSeat } from '../../../src/app/journal/first-seat.ts';
import type { EncounterRecord, Snapshot } from '../../../src/app/ports.ts';
import { SNAPSHOT_SCHEMA, snapshotOf } from '../../../src/app/journal/snapshot.ts';
import { execute, gameMaster, type RulesetId, seededDice } from '../../../src/engine/index.ts';
import { headOf } from '../../../src/store/dynamodb/base.ts';
import { attributesOf } from '../../../src/store/dynamodb/heads.ts';
import { baseItem, headKey, type Item } from '../../../src/store/dynamodb/items.ts';
import { randomCommand } from '../engine/fights.ts';
import { games } from '../engine/games.ts';
import { Random } from '../engine/random.ts';
import { shapeOf } from './shape.ts';
import { ROOT } from '../root.ts';

export const FIXTURES = path.join(ROOT, 'test/store/fixtures');

/** The rows of a fight and a party with all that is kept beside a journal; see every-kind.ts. */
export const KINDS = path.join(FIXTURES, 'kinds');
/** The first format that had parties, links and pictures. */
export const FIRST_OF_KINDS = 4;

export const fixtureName = (format: number, ruleset: string): string =>
  `format-${format}-${ruleset.toLowerCase()}`;

const MAX_COMMANDS = 150;

/** The snapshots of one random fight, one a command. */
export function* snapshotsOf(ruleset: RulesetId, seed: number): Generator<Snapshot> {
  const game = games[ruleset];
  const random = new Random(seed);
  const diceSeed = random.diceSeed();
  const dice = seededDice(diceSeed, 0);
  const { setup, opening } = game.encounter(random);
  let state = game.ruleset.rules.initial(setup);
  for (let n = 0; n < MAX_COMMANDS && !game.hasEnded(state); n++) {
    const template = opening[n] ?? randomCommand(game, state, random);
    if (!template) return;
    const command = game.ruleset.rules.commands[template.type]!.parse(template);
    const result = execute(game.ruleset, state, command, { actor: gameMaster, dice });
    if (!result.ok) throw new Error(JSON.stringify([command, result.error]));
    state = result.value.state;
    const { position } = dice;
    yield snapshotOf(state, { seed: diceSeed, position, used: position, since: 1 });
  }
}

/** The shape of all snapshots of so many fights, and the one with most in it. */
export function storedBy(ruleset: RulesetId, fights: number) {
  const shape = new Set<string>();
  let richest: { version: number; snapshot: Snapshot; lines: number } | undefined;
  for (let seed = 1; seed <= fights; seed++) {
    let version = 1;
    for (const snapshot of snapshotsOf(ruleset, seed)) {
      version++;
      const lines = shapeOf(snapshot);
      for (const line of lines) shape.add(line);
      if (lines.size > (richest?.lines ?? 0)) richest = { version, snapshot, lines: lines.size };
    }
  }
  if (!richest) throw new Error('No fight was played.');
  return { shape, record: recordOf(ruleset, richest) };
}

function recordOf(
  ruleset: RulesetId,
  { version, snapshot }: Pick<EncounterRecord, 'version' | 'snapshot'>,
): EncounterRecord {
  const at = new Date().toISOString();
  // Those of several formats are kept side by side.
  const id = `enc_${SNAPSHOT_SCHEMA}${snapshot.dice.seed.slice(0, 19)}`;
  const seats = [firstSeat(id, at)];
  return { id, version, ruleset, createdAt: at, updatedAt: at, snapshot, seats, flow: [] };
}

/** An encounter like it a version later, written against what it was before: its base, and HEAD. */
export function againstBase(earlier: EncounterRecord): readonly Item[] {
  const { base } = headOf(earlier, null);
  if (!base) throw new Error(`Version ${earlier.version} of ${earlier.id} is not worth a base.`);
  const hex = earlier.id.slice('enc_'.length);
  const [id, version] = [`enc_${hex.slice(1)}${hex.slice(0, 1)}`, earlier.version + 1];
  const seats = [firstSeat(id, earlier.updatedAt)];
  const later: EncounterRecord = { ...earlier, id, version, seats, flow: ['ROUNDS'] };
  const head = { ...headKey(later.id), ...attributesOf(headOf(later, base)) };
  return [baseItem(later.id, base.row), head];
}

/** Items as DynamoDB's own JSON has them, with bytes in base 64. */
export const itemsJson = (items: readonly Item[]): string =>
  `${JSON.stringify(items.map(encoded), null, 2)}\n`;

const encoded = (item: Item): object =>
  Object.fromEntries(
    Object.entries(item).map(([name, value]) => [
      name,
      value.B ? { B: Buffer.from(value.B).toString('base64') } : value,
    ]),
  );

/** The items of a file: HEAD, after its base if it has one. */
export const itemsOf = (json: string): readonly Item[] =>
  [JSON.parse(json) as Encoded | readonly Encoded[]]
    .flat()
    .map((item) =>
      Object.fromEntries(
        Object.entries(item).map(([name, { B, ...value }]) => [
          name,
          (B === undefined ? value : { B: Buffer.from(B, 'base64') }) as AttributeValue,
        ]),
      ),
    );

type Encoded = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** HEAD alone. */
export const itemOf = (json: string): Item => itemsOf(json).at(-1)!;
