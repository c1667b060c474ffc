/** Whole fights as they are stored and exported, of which some are kept for every edition of the rules. */
import { readdirSync, readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { DatabaseSync } from 'node:sqlite';
import { appOn } from '../app/app-fight.ts';
import { gmOf, nobody } from '../app/seats.ts';
import { type Game, randomCommand } from '../engine/fights.ts';
import { Random } from '../engine/random.ts';
import { games } from '../engine/games.ts';
import { FIXTURES } from './formats.ts';
import type { Encounters } from '../../../src/app/encounters.ts';
import type { Outcome, RawCommand } from '../../../src/app/outcome.ts';
import type { EncounterRecord } from '../../../src/app/ports.ts';
import type { RulesetId } from '../../../src/engine/index.ts';
import type { RulesetTypes } from '../../../src/engine/core/ruleset/ruleset.ts';
import { sqliteStore } from '../../../src/store/sqlite/store.ts';

/** The pages of a document, by the name of the fight; most have one. */
export type Documents = Readonly<Record<string, readonly unknown[]>>;

/** Versions of a page of the fight that is exported in several. */
const PAGE = 12;

export const EDITIONS = path.join(FIXTURES, 'editions');

/** Plays fights by the rules of today and keeps them: a SQLite file with their journals, and documents. */
export async function keepFights(edition: number, file: string, flag: 'w' | 'wx'): Promise<void> {
  const documents = await keptFights(file);
  const database = new DatabaseSync(file);
  database.exec('PRAGMA wal_checkpoint(TRUNCATE); PRAGMA journal_mode = DELETE; VACUUM;');
  database.close();
  const kept = path.join(EDITIONS, `edition-${edition}`);
  await writeFile(`${kept}.documents.json.gz`, packed(JSON.stringify(documents)), { flag });
  await writeFile(`${kept}.sqlite.gz`, packed(readFileSync(file)), { flag });
}

const packed = (content: string | Buffer): Buffer => gzipSync(content, { level: 9 });

/** Names of what is kept, by how they end. */
export const keptNames = (ending: string): readonly string[] =>
  readdirSync(EDITIONS).filter((name) => name.endsWith(ending));

export const unpacked = (name: string): Buffer =>
  gunzipSync(readFileSync(path.join(EDITIONS, name)));

/** Every document that is kept, with the edition of its entries; those of 1.0.0-rc.2 are of the first. */
export function keptDocuments(): readonly (readonly [string, number, readonly unknown[]])[] {
  const given = keptNames('.json').map((name) => {
    const document: unknown = JSON.parse(readFileSync(path.join(EDITIONS, name), 'utf8'));
    return [name, 1, [document]] as const;
  });
  const played = keptNames('.documents.json.gz').flatMap((name) => {
    const edition = Number(/\d+/.exec(name)?.[0]);
    const documents = JSON.parse(unpacked(name).toString()) as Documents;
    return Object.entries(documents).map(
      ([fight, pages]) => [`edition ${edition}, ${fight}`, edition, pages] as const,
    );
  });
  return [...given, ...played];
}

/** Plays the fights that are kept into a SQLite file, and exports each. */
async function keptFights(file: string): Promise<Documents> {
  const store = sqliteStore(file);
  const documents: Record<string, readonly unknown[]> = {};
  let seed = 1;
  for (const ruleset of Object.keys(games) as RulesetId[])
    for (const [name, play] of Object.entries(plays)) {
      let fight: KeptFight;
      do fight = await play(await KeptFight.open(appOn(store), ruleset, new Random(seed++)));
      while (fight.hasEnded !== MUST_END.includes(name));
      const pages = await fight.pages(name === 'paged' ? PAGE : undefined);
      documents[`${ruleset.toLowerCase()}-${name}`] = pages;
    }
  store.close();
  return documents;
}

const MUST_END: readonly string[] = ['ended', 'paged', 'computers'];

const plays: Readonly<Record<string, (fight: KeptFight) => Promise<KeptFight>>> = {
  async ongoing(fight) {
    await fight.begin();
    await fight.wander(16);
    await fight.rewind(fight.record.version - 4, 'KEEP');
    await fight.wander(8);
    await fight.rewind(fight.record.version - 6, 'REDRAW');
    await fight.comeAndGo();
    await fight.wander(8);
    return fight;
  },
  async ended(fight) {
    await fight.begin();
    await fight.wander(10);
    await fight.end();
    await fight.rewind(fight.record.version - 3, 'REDRAW');
    await fight.wander(6);
    await fight.comeAndGo();
    await fight.end();
    return fight;
  },
  async branch(fight) {
    await fight.begin();
    await fight.wander(6);
    const branch = await fight.branch(fight.record.version - 2);
    await branch.wander(10);
    return branch;
  },
  async paged(fight) {
    await fight.begin();
    await fight.wander(24);
    await fight.end();
    return fight;
  },
  async computers(fight) {
    await fight.begin();
    await fight.byThemselves();
    await fight.end();
    return fight;
  },
};

type Rewinding = Parameters<Encounters['rewind']>[0]['dice'];

/** A random fight of any ruleset. */
class KeptFight {
  readonly app: Encounters;
  record: EncounterRecord;
  readonly random: Random;
  readonly game: Game<RulesetTypes>;
  readonly opening: readonly RawCommand[];

  private constructor(made: Pick<KeptFight, 'app' | 'record' | 'random' | 'game' | 'opening'>) {
    ({ app: this.app, record: this.record, random: this.random } = made);
    ({ game: this.game, opening: this.opening } = made);
  }

  static async open(app: Encounters, ruleset: RulesetId, random: Random): Promise<KeptFight> {
    const game = games[ruleset];
    const { setup, opening } = game.encounter(random);
    const record = made(await app.create(ruleset, setup, nobody));
    return new KeptFight({ app, record, random, game, opening });
  }

  async begin(): Promise<void> {
    for (const command of this.opening) await this.give(command);
  }

  async wander(commands: number): Promise<void> {
    for (let n = 0; n < commands && !this.hasEnded; n++) {
      const command = randomCommand(this.game, this.record.snapshot.state, this.random);
      if (!command || command.type === 'EndEncounter') continue;
      // After a rewind what it brings may need definitions that are gone: then it is refused.
      const outcome = await this.app.submit({ ...this.asked, command });
      if (outcome.kind === 'DONE') this.after(outcome);
    }
  }

  /** Somebody is hidden and revealed again, somebody else is removed, and the table gets a new name. */
  async comeAndGo(): Promise<void> {
    const [first, second] = Object.keys(
      (this.record.snapshot.state as { readonly combatants: object }).combatants,
    );
    if (first !== undefined && this.knows('HideCombatants')) {
      await this.give({ type: 'HideCombatants', combatantIds: [first] });
      await this.give({ type: 'RevealCombatants', combatantIds: [first] });
    }
    if (second !== undefined) await this.give({ type: 'RemoveCombatant', combatantId: second });
    await this.give({ type: 'UpdateEncounter', name: 'Another name' });
  }

  /** All are played by the computer, where it plays; else the course of the fight goes on by itself. */
  async byThemselves(): Promise<void> {
    this.after(await this.app.setPace(this.asked, ['ROUNDS', 'TURNS', 'ANSWERS']));
    if (!this.knows('HideCombatants')) return this.wander(12);
    const { combatants } = this.record.snapshot.state as { readonly combatants: object };
    const played = { playedBy: 'COMPUTER', level: 'SENSIBLE' };
    await this.give({ type: 'RollInitiative' });
    for (const combatantId of Object.keys(combatants))
      await this.give({ type: 'SetStandingOrders', combatantId, ...played });
    for (let n = 0; n < 4 && !this.hasEnded; n++)
      this.after(await this.app.playComputers(this.asked, 5));
  }

  end(): Promise<void> {
    return this.give({ type: 'EndEncounter' });
  }

  async rewind(toVersion: number, asked: Rewinding): Promise<void> {
    const dice = this.hasEnded ? 'REDRAW' : asked;
    this.after(await this.app.rewind({ ...this.asked, toVersion, dice, reason: 'To keep it' }));
  }

  async branch(atVersion: number): Promise<KeptFight> {
    const asked = { ...this.asked, atVersion, name: 'A branch' };
    const { app, random, game, opening } = this;
    return new KeptFight({
      app,
      random,
      game,
      opening,
      record: made(await this.app.branch(asked)),
    });
  }

  async pages(first?: number): Promise<readonly unknown[]> {
    const pages: unknown[] = [];
    for (let after: number | null = 0; after !== null;) {
      const range = first === undefined ? undefined : { after, first };
      const page = await this.app.export(this.record.id, gmOf(this.record.id), range);
      if (page.kind !== 'EXPORTED') throw new Error(JSON.stringify(page));
      pages.push(page.document);
      after = page.next;
    }
    return pages;
  }

  /** Editions 1 and 2 were kept by the code that judged them. */
  private knows(command: string): boolean {
    return Object.hasOwn(this.game.ruleset.rules.commands, command);
  }

  get hasEnded(): boolean {
    return this.game.hasEnded(this.record.snapshot.state);
  }

  private async give(command: RawCommand): Promise<void> {
    if (this.hasEnded) return;
    this.after(await this.app.submit({ ...this.asked, command }));
  }

  private get asked() {
    return {
      encounterId: this.record.id,
      caller: gmOf(this.record.id),
      expectedVersion: null,
    };
  }

  private after(outcome: Outcome): void {
    this.record = made(outcome);
  }
}

function made(outcome: Outcome): EncounterRecord {
  if (outcome.kind !== 'DONE') throw new Error(JSON.stringify(outcome));
  return outcome.record;
}
