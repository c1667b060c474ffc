/** Documents of an older edition of the rules: anybody may have written them, and no command is judged again. */
import { describe, expect, it } from 'vitest';
import { digestOf } from '../../../src/app/journal/digest.ts';
import type { JournalEntry } from '../../../src/app/ports.ts';
import { lifecycleEventsOf } from '../../../src/app/journal/lifecycle-entries.ts';
import { RULES_EDITION } from '../../../src/engine/index.ts';
import { appOn } from '../../kit/app/app-fight.ts';
import { gmOf, nobody } from '../../kit/app/seats.ts';
import { imported } from '../../kit/store/everything.ts';
import { keptDocuments } from '../../kit/store/kept-fights.ts';
import { memoryStore } from '../../kit/store/memory.ts';

interface Forged {
  seed: string | null;
  journal: {
    edition?: number;
    dice: { position?: number; rolls?: { sides: number; faces: number[] }[] };
    command: Record<string, unknown> & { type: string };
    events: (Record<string, unknown> & { type: string })[];
    followUps?: { firstEvent: number }[];
  }[];
  digest: string;
}

const documents = keptDocuments();
const pagesOf = (name: string) => documents.find(([kept]) => kept === name)![2];
const copyOf = (name: string) => JSON.parse(JSON.stringify(pagesOf(name)[0])) as Forged;

const sealed = ({ digest: _, ...rest }: Forged) => ({ ...rest, digest: digestOf(rest) });

async function refusalOf(document: unknown): Promise<string> {
  const outcome = await appOn(memoryStore()).import(document, nobody);
  if (outcome.kind !== 'INVALID') throw new Error(outcome.kind);
  return outcome.issues[0]!.path.join('.');
}

interface Score {
  rolled: { sides: number; face: number }[];
}
const initiative = ({ journal }: Forged) =>
  journal.findIndex(({ events }) => events.some(({ type }) => type === 'InitiativeRolled'));
const firstRoll = (document: Forged): Score => {
  const { events } = document.journal[initiative(document)]!;
  return (events[0] as unknown as { rolls: { roll: Score }[] }).rolls[0]!.roll;
};

const RUNNING = 'edition 2, segments-ongoing';
const OVER = 'edition 2, segments-ended';

describe('a document of an older edition that was altered, with a true digest', () => {
  it.each<readonly [string, string, RegExp, (document: Forged) => void]>([
    [
      'another face than fell',
      RUNNING,
      /^journal\.\d+\.events\.0\.rolls\.0\.roll\.rolled$/,
      (document) => {
        const die = firstRoll(document).rolled[0]!;
        die.face = (die.face % 6) + 1;
      },
    ],
    [
      'another face than the seed gives',
      OVER,
      /^journal\.\d+\.events\.0\.rolls\.0\.roll\.rolled$/,
      (document) => {
        const die = firstRoll(document).rolled[0]!;
        die.face = (die.face % 6) + 1;
      },
    ],
    [
      'a die of no sides, which would never come to fall',
      OVER,
      /^journal\.\d+\.events\.0\.rolls\.0\.roll\.rolled$/,
      (document) => (firstRoll(document).rolled[0]!.sides = 257),
    ],
    [
      'a roll that no event shows',
      RUNNING,
      /^journal\.\d+\.dice\.rolls$/,
      (document) =>
        document.journal[initiative(document)]!.dice.rolls!.push({ sides: 6, faces: [1] }),
    ],
    [
      'another position of the dice',
      OVER,
      /^journal\.\d+\.dice\.position$/,
      (document) => document.journal[initiative(document)]!.dice.position!++,
    ],
    ['another seed', OVER, /^journal\.\d+\.events/, (document) => (document.seed = '0'.repeat(64))],
    [
      'an event that the ruleset does not have',
      RUNNING,
      /^journal\.2\.events\.0\.type$/,
      ({ journal }) => (journal[2]!.events[0]!.type = 'toString'),
    ],
    [
      'a field of an event more',
      RUNNING,
      /^journal\.2\.events\.0/,
      ({ journal }) => (journal[2]!.events[0]!.more = 1),
    ],
    [
      'an event about nobody',
      RUNNING,
      /^journal\.\d+\.events\.\d+\.combatantId$/,
      (document) =>
        document.journal[initiative(document)]!.events.push({
          type: 'TurnEnded',
          combatantId: 'nobody',
        }),
    ],
    [
      'hit points beyond all bounds',
      RUNNING,
      /^journal\.\d+\.events/,
      ({ journal }) => {
        const added = journal
          .flatMap(({ events }) => events)
          .find(({ type }) => type === 'CombatantsAdded')!;
        (added.combatants as { hitPoints: number }[])[0]!.hitPoints = 1e9;
      },
    ],
    [
      'somebody who leaves and is in the order still',
      RUNNING,
      /^journal\.\d+\.events/,
      (document) =>
        document.journal[initiative(document)]!.events.push({
          type: 'CombatantRemoved',
          combatantId: 'nobody',
          reason: null,
        }),
    ],
    [
      'a number that no answer can hold',
      RUNNING,
      /^journal\.\d+\.events\.\d+\.round$/,
      ({ journal }) => {
        const started = journal
          .flatMap(({ events }) => events)
          .find(({ type }) => type === 'RoundStarted')!;
        started.round = 2 ** 40;
      },
    ],
    [
      'a setup that is none',
      RUNNING,
      /^journal\.0\.command\.setup/,
      ({ journal }) => (journal[0]!.command.setup = { name: 7 }),
    ],
    [
      'an edition that is yet to come',
      RUNNING,
      /^journal\.3\.edition$/,
      ({ journal }) => (journal[3]!.edition = RULES_EDITION + 1),
    ],
    [
      'events of a command that followed where there are none',
      'edition 2, segments-computers',
      /^journal\.\d+\.command$/,
      ({ journal }) => {
        const entry = journal.find(({ followUps }) => followUps)!;
        entry.followUps!.at(-1)!.firstEvent = 1000;
      },
    ],
  ])('%s: is refused with the place', async (_, name, at, alter) => {
    const document = copyOf(name);
    alter(document);
    expect(await refusalOf(sealed(document))).toMatch(at);
  });

  it('without one, any other letter of an event is noticed', async () => {
    const document = copyOf(RUNNING);
    document.journal[1]!.command.type = 'Other';
    expect(await refusalOf(document)).toBe('digest');
  });

  it('of the newest edition, as what is older: its events are held to the same', async () => {
    const document = copyOf(`edition ${RULES_EDITION}, segments-ongoing`);
    for (const entry of document.journal) entry.edition = 1;
    document.journal[2]!.events[0]!.type = 'X';
    expect(await refusalOf(sealed(document))).toBe('journal.2.events.0.type');
  });
});

describe('the copy of a document of an older edition', () => {
  const entriesOf = async (name: string): Promise<readonly JournalEntry[]> => {
    const store = memoryStore();
    const { id } = await imported(appOn(store), pagesOf(name));
    return store.journal(id, 0, 1000);
  };

  it.each([RUNNING, OVER, 'edition 1, seconds-paged', '1.0.0-rc.2-segments.json'])(
    'says of each entry that its command was not judged again: %s',
    async (name) => {
      const entries = await entriesOf(name);
      const folded = entries.filter(({ edition }) => edition !== RULES_EDITION);
      expect(folded.length).toBeGreaterThan(10);
      expect(folded.every(({ unjudged }) => unjudged)).toBe(true);
    },
  );

  it.each([RUNNING, '1.0.0-rc.2-vigilance.json'])(
    'says in its entry of the import how many: %s',
    async (name) => {
      const entries = await entriesOf(name);
      const last = entries.at(-1)!;
      const unjudged = entries.length - 1;
      expect(last).toMatchObject({
        edition: RULES_EDITION,
        command: { type: 'ImportEncounter', unjudged },
      });
      expect(last.events).toMatchObject([{ type: 'EncounterImported', unjudged }]);
    },
  );

  it('counts them over all pages of a fight that is on', async () => {
    const source = appOn(memoryStore());
    const { id, version } = await imported(source, pagesOf(RUNNING));
    const pages: unknown[] = [];
    for (let after: number | null = 0; after !== null;) {
      const page = await source.export(id, gmOf(id), { after, first: 9 });
      if (page.kind !== 'EXPORTED') throw new Error(page.kind);
      pages.push(page.document);
      after = page.next;
    }
    const store = memoryStore();
    const copy = await imported(appOn(store), pages);
    const [last] = await store.journal(copy.id, copy.version - 1, 1);
    expect(copy).not.toHaveProperty('importing');
    expect(last!.command).toMatchObject({ type: 'ImportEncounter', unjudged: version - 1 });
  });

  it('of the newest edition has nothing to say', async () => {
    const entries = await entriesOf(`edition ${RULES_EDITION}, segments-ongoing`);
    expect(entries.some((entry) => 'unjudged' in entry)).toBe(false);
    expect(entries.at(-1)!.command).not.toHaveProperty('unjudged');
  });

  it('an event of an import from before editions were noted is as it was', () => {
    const before = { seed: null, since: 1 };
    const stream = { commitment: '0'.repeat(64), before };
    expect(lifecycleEventsOf({ type: 'ImportEncounter', stream })).toEqual([
      { type: 'EncounterImported', commitment: stream.commitment },
    ]);
  });
});
