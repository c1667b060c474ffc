import { describe, expect, it, test } from 'vitest';
import { Encounters } from '../../../src/app/encounters.ts';
import type { RawCommand } from '../../../src/app/outcome.ts';
import type { EncounterRecord, EncounterStore, JournalEntry } from '../../../src/app/ports.ts';
import { gameMaster } from '../../../src/engine/core/command/actor.ts';
import {
  flowParts,
  type FlowPart,
  automaticCommand,
} from '../../../src/engine/core/ruleset/flow.ts';
import { replayJournal } from '../../../src/app/journal/replay.ts';
import { memoryStore } from '../../kit/store/memory.ts';
import { done } from '../../kit/app/app-fight.ts';
import type { Option } from '../../../src/engine/core/decision/decision.ts';
import { randomFilling } from '../../kit/engine/options.ts';
import { gmOf, nobody } from '../../kit/app/seats.ts';
import { type Game, randomCommand } from '../../kit/engine/fights.ts';
import { leavesPlayer } from '../../kit/engine/players.ts';
import { Random } from '../../kit/engine/random.ts';
import { secondsGame } from '../../kit/engine/seconds/fights.ts';
import { segmentsGame } from '../../kit/engine/segments/fights.ts';
import { vigilanceGame } from '../../kit/engine/vigilance/fights.ts';

// The use cases know a ruleset by its id alone.
const games = [segmentsGame, vigilanceGame, secondsGame] as unknown as readonly Game<never>[];

/** Other bytes each time, and the same for every table. */
function counted(): (count: number) => Uint8Array {
  let asked = 0;
  return (count) => new Uint8Array(count).fill(++asked);
}

/** A fight whose dice are those of every other one of this file. */
class Table {
  readonly store = memoryStore();
  readonly app = new Encounters({
    store: this.store,
    clock: () => new Date(),
    randomBytes: counted(),
    creation: 'OPEN',
  });
  readonly game: Game<never>;
  record!: EncounterRecord;

  private constructor(game: Game<never>) {
    this.game = game;
  }

  static async open(game: Game<never>, setup: unknown, flow: readonly FlowPart[]): Promise<Table> {
    const table = new Table(game);
    const id = game.ruleset.id as 'SEGMENTS';
    table.record = done(await table.app.create(id, setup, nobody, { flow })).record;
    return table;
  }

  get asked() {
    const { id } = this.record;
    return { encounterId: id, caller: gmOf(id), expectedVersion: null };
  }

  async play(command: RawCommand): Promise<void> {
    this.record = done(await this.app.submit({ ...this.asked, command })).record;
  }

  async journal(): Promise<readonly JournalEntry[]> {
    return this.store.journal(this.record.id, 0, 100_000);
  }

  get state(): never {
    return this.record.snapshot.state as never;
  }
}

/** A random fight in which the server plays what decides nothing; with standing orders at random, too. */
async function flowing(
  game: Game<never>,
  seed: number,
  moves: number,
  ordered = false,
): Promise<Table> {
  const random = new Random(seed);
  const { setup, opening } = game.encounter(random);
  const table = await Table.open(game, setup, flowParts);
  for (const command of opening) await table.play(command);
  if (ordered) for (const option of ordersIn(table)) await table.play(takenFrom(table, option));
  for (let n = 0; n < moves && !game.hasEnded(table.state); n++) {
    const command = randomCommand(game, table.state, random);
    if (!command) break;
    await table.play(command);
  }
  return table;
}

const ordersIn = ({ game, state }: Table): readonly Option[] =>
  game.ruleset.queries
    .decisions(state, gameMaster)
    .filter(({ kind }) => kind === 'ORDERS')
    .flatMap(({ options }) => options)
    .filter(leavesPlayer);

/** The same orders at a table of the same seed. */
const takenFrom = ({ game, state, record }: Table, option: Option): RawCommand => {
  const random = new Random(record.version);
  return randomFilling(option, random, game.material(state, random));
};

const commandsOf = ({ command, followUps = [] }: JournalEntry): readonly RawCommand[] =>
  [command, ...followUps.map((next) => next.command)] as readonly RawCommand[];

const followUpsIn = (journal: readonly JournalEntry[]): readonly RawCommand[] =>
  journal.flatMap(({ followUps = [] }) => followUps.map(({ command }) => command as RawCommand));

describe.each(games.map((game) => [game.ruleset.id, game] as const))('FLOW in %s', (_, game) => {
  it.each([
    ['', [1, 2, 3], false],
    [', with standing orders', [6, 7, 8], true],
  ])('comes to the state of the same fight step by step, by the same dice%s', async (...row) => {
    const [, seeds, ordered] = row;
    let followed = 0;
    for (const seed of seeds) {
      const fast = await flowing(game, seed, 60, ordered);
      const journal = await fast.journal();
      const [created] = journal as readonly { readonly command: { readonly setup: unknown } }[];
      const slow = await Table.open(game, created!.command.setup, []);
      for (const command of journal.slice(1).flatMap(commandsOf)) await slow.play(command);
      expect(JSON.stringify(slow.state)).toBe(JSON.stringify(fast.state));
      expect(slow.record.snapshot.dice).toEqual(fast.record.snapshot.dice);
      expect(followUpsIn(await slow.journal())).toEqual([]);
      followed += followUpsIn(journal).length;
    }
    expect(followed).toBeGreaterThan(0);
  });

  it('stops where somebody has a choice, and nowhere else', async () => {
    const { record, state } = await flowing(game, 4, 40);
    expect(record.flow).toEqual(flowParts);
    expect(automaticCommand(game.ruleset, state, flowParts)).toBeNull();
    const due = game.ruleset.queries
      .decisions(state, gameMaster)
      .filter(({ required }) => required);
    if (!game.hasEnded(state))
      expect(due.some(({ options }) => options.length > 1 || options[0]?.choices.length)).toBe(
        true,
      );
  });

  it('is one version for one command: it can be verified, undone and carried elsewhere', async () => {
    const table = await flowing(game, 8, 50);
    const { app, record } = table;
    expect(await app.replay(record)).toMatchObject({ difference: null, commitmentMatches: true });
    const journal = await table.journal();
    const flowed = journal.findLast(({ followUps }) => followUps !== undefined)!;
    expect(flowed.followUps!.every(({ firstEvent }) => firstEvent <= flowed.events.length)).toBe(
      true,
    );
    const before = await app.readAt(record.id, flowed.version - 1, gmOf(record.id));
    const undo = { toVersion: flowed.version - 1, dice: 'REDRAW', reason: 'A slip' } as const;
    const undone = done(await app.rewind({ ...table.asked, ...undo })).record;
    if (before.kind !== 'GRANTED') throw new Error(before.kind);
    expect(undone.snapshot.state).toEqual(before.record.snapshot.state);
    const exported = await app.export(record.id, gmOf(record.id));
    if (exported.kind !== 'EXPORTED') throw new Error(exported.kind);
    const elsewhere = new Encounters({
      store: memoryStore(),
      clock: () => new Date(),
      randomBytes: counted(),
      creation: 'OPEN',
    });
    const copy = done(await elsewhere.import(exported.document, nobody)).record;
    expect(copy.snapshot.state).toEqual(undone.snapshot.state);
    expect(copy.flow).toEqual(flowParts);
  });

  it('a follow-up that was changed afterwards is found', async () => {
    const table = await flowing(game, 8, 50);
    const journal = await table.journal();
    const flowed = journal.findLast(({ followUps }) => followUps !== undefined)!;
    const [first, ...others] = flowed.followUps!;
    const forged = { ...flowed, followUps: [{ ...first!, firstEvent: 999 }, ...others] };
    const store: EncounterStore = {
      ...table.store,
      journal: async (...page) =>
        (await table.store.journal(...page)).map((entry) =>
          entry.version === flowed.version ? forged : entry,
        ),
    };
    const { difference } = await replayJournal(store, game.ruleset, table.record);
    expect(difference).toMatchObject({ version: flowed.version, kind: 'EVENTS' });
  });
});

test('nothing of the fight follows upon what happens to the encounter as a whole', async () => {
  const table = await Table.open(games[0]!, { name: 'x' }, flowParts);
  const { record } = done(await table.app.setPace(table.asked, []));
  const followUps = [{ command: { type: 'EndEncounter' }, firstEvent: 1 }];
  const store: EncounterStore = {
    ...table.store,
    journal: async (...page) =>
      (await table.store.journal(...page)).map((entry) =>
        entry.version === 2 ? { ...entry, followUps } : entry,
      ),
  };
  const { difference } = await replayJournal(store, games[0]!.ruleset, record);
  expect(difference).toEqual({ version: 2, kind: 'COMMAND', path: '' });
});

describe('the pace of a table', () => {
  it('is set by the GM alone, part by part, and is the same in a branch', async () => {
    const table = await Table.open(games[0]!, { name: 'x' }, []);
    const { app, asked } = table;
    const set = done(await app.setPace(asked, ['ROUNDS']));
    expect(set.record).toMatchObject({ version: 2, flow: ['ROUNDS'] });
    expect(set.events).toEqual([{ type: 'PaceChanged', flow: ['ROUNDS'] }]);
    // The same again is no change.
    const again = done(await app.setPace(asked, ['ROUNDS']));
    expect([again.record.version, again.events]).toEqual([2, []]);
    expect(await app.setPace(asked, ['ROUNDS', 'ROUNDS'])).toMatchObject({ kind: 'INVALID' });
    const player = { kind: 'PLAYER', combatantIds: [], name: 'Ana', days: 1 } as const;
    const { issued } = done(await app.issueSeat(asked, player));
    const caller = { ...asked.caller, seatId: issued!.id } as const;
    expect(await app.setPace({ ...asked, caller }, [])).toMatchObject({ kind: 'FORBIDDEN' });
    const branch = await app.branch({ ...asked, atVersion: null, name: null });
    expect(done(branch).record).toMatchObject({ version: 1, flow: ['ROUNDS'] });
  });
});
