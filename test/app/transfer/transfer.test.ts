import { digestOf } from '../../../src/app/journal/digest.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import type { EncounterDocument } from '../../../src/app/transfer/document.ts';
import { AppFight, appOn, done, recordOf } from '../../kit/app/app-fight.ts';
import { memoryStore } from '../../kit/store/memory.ts';
import { gmOf, nobody } from '../../kit/app/seats.ts';

const roll = { type: 'RollInitiative' } as const;

async function documentOf(fight: AppFight): Promise<EncounterDocument> {
  const exported = await fight.app.export(fight.id, gmOf(fight.id));
  if (exported.kind !== 'EXPORTED') throw new Error(JSON.stringify(exported));
  return exported.document;
}

/** As it comes over the wire, into another server. */
async function imported(document: EncounterDocument): Promise<AppFight> {
  const elsewhere = await AppFight.gather(1, memoryStore());
  const input: unknown = JSON.parse(JSON.stringify(document));
  return elsewhere.at(done(await elsewhere.app.import(input, nobody)).record);
}

const bytes = (document: EncounterDocument): string => JSON.stringify(document);

/** Fights that have been rewound, ended, taken up again and branched. */
const fights: Readonly<Record<string, () => Promise<AppFight>>> = {
  'that has not begun': () => AppFight.gather(2),
  'that is on': async () => {
    const fight = await AppFight.gather(3);
    await fight.play(roll);
    await fight.wander(12);
    expect(fight.ended).toBe(false);
    return fight;
  },
  'that has ended': async () => {
    const fight = await AppFight.gather(3);
    await fight.play(roll);
    await fight.wander(8);
    await fight.play({ type: 'EndEncounter' });
    return fight;
  },
  'that was rewound': async () => {
    const fight = await AppFight.gather(4);
    await fight.play(roll);
    await fight.wander(6);
    await fight.rewind(3, 'KEEP');
    await fight.play(roll);
    await fight.rewind(4, 'REDRAW');
    await fight.wander(5);
    return fight;
  },
  'that was taken up again after its end': async () => {
    const fight = await AppFight.gather(4);
    await fight.play(roll);
    await fight.play({ type: 'EndEncounter' });
    await fight.rewind(3, 'REDRAW');
    await fight.play(roll);
    await fight.wander(5);
    return fight;
  },
  'that is a branch': async () => {
    const fight = await AppFight.gather(4);
    await fight.play(roll);
    const branch = await fight.branch(3, 'What if');
    await branch.wander(9);
    return branch;
  },
};

describe.each(Object.entries(fights))('a fight %s', (_, play) => {
  it('comes through export, import and export as the same bytes', async () => {
    const fight = await play();
    const document = await documentOf(fight);
    const copy = await imported(document);
    expect(bytes(await documentOf(copy))).toBe(bytes(document));
    expect(copy.id).not.toBe(fight.id);
    expect(JSON.stringify(copy.record.snapshot.state)).toBe(
      JSON.stringify(fight.record.snapshot.state),
    );
    for (let version = 1; version <= fight.record.version; version++)
      expect((await recordOf(copy.app, copy.id, version))?.snapshot.state).toEqual(
        (await recordOf(fight.app, fight.id, version))?.snapshot.state,
      );
    expect(await copy.app.replay(copy.record)).toMatchObject({
      entries: copy.record.version,
      difference: null,
      commitmentMatches: true,
    });
  });

  it('does not reveal a seed that may roll again', async () => {
    const fight = await play();
    const text = bytes(await documentOf(fight));
    expect(text.includes(fight.record.snapshot.dice.seed)).toBe(fight.ended);
  });
});

type Forged = Record<string, unknown> & {
  combatants: Record<string, Record<string, unknown>>;
};
interface ForgedDocument {
  readonly journal: readonly [
    { readonly command: { digest: string }; readonly state: { readonly state: Forged } },
  ];
}
const first = (combatants: Forged['combatants']) => Object.values(combatants)[0]!;

describe('a copy of a fight that is on', () => {
  it('is played by the pace of its table, and waits as long for players', async () => {
    const fight = await fights['that is on']!();
    const asked = { encounterId: fight.id, caller: gmOf(fight.id), expectedVersion: null };
    done(await fight.app.setPace(asked, ['TURNS']));
    done(await fight.app.setAwayTime(asked, 30));
    const before = done(await fight.app.setAwayTime(asked, 45)).record;
    const copy = await imported(await documentOf(fight.at(before)));
    expect(copy.record).toMatchObject({ flow: ['TURNS'], awayMinutes: 45 });
    done(await fight.app.setAwayTime(asked, null));
    const { record } = await imported(await documentOf(fight));
    expect(record.awayMinutes).toBeUndefined();
  });

  it('of a branch waits as long as the branch does', async () => {
    const fight = await fights['that is on']!();
    const asked = { encounterId: fight.id, caller: gmOf(fight.id), expectedVersion: null };
    done(await fight.app.setAwayTime(asked, 45));
    const branch = done(await fight.app.branch({ ...asked, atVersion: null, name: null }));
    const copy = await imported(await documentOf(fight.at(branch.record)));
    expect(copy.record.awayMinutes).toBe(45);
  });

  it('goes on with dice of its own, notes that, and can be copied and rewound again', async () => {
    const fight = await fights['that is on']!();
    const copy = await imported(await documentOf(fight));
    const { version, snapshot } = copy.record;
    expect(version).toBe(fight.record.version + 1);
    expect(snapshot.dice.seed).not.toBe(fight.record.snapshot.dice.seed);
    expect(snapshot.dice).toMatchObject({ position: 0, since: version });
    expect((await copy.journal()).at(-1)).toMatchObject({
      command: { type: 'ImportEncounter' },
      events: [{ type: 'EncounterImported' }],
    });
    await copy.wander(5);
    await copy.rewind(4, 'REDRAW');
    await copy.wander(5);
    const again = await imported(await documentOf(copy));
    expect(bytes(await documentOf(again))).toBe(bytes(await documentOf(copy)));
    expect(await again.app.replay(again.record)).toMatchObject({
      difference: null,
      onTrust: again.record.version - 1,
    });
    const asked = {
      encounterId: copy.id,
      caller: gmOf(copy.id),
      expectedVersion: null,
      reason: 'x',
    };
    const kept = await copy.app.rewind({ ...asked, toVersion: 4, dice: 'KEEP' });
    expect(kept).toMatchObject({ kind: 'INVALID', issues: [{ path: ['dice'] }] });
  });

  it('of one that has ended is the same encounter, dice and all', async () => {
    const fight = await fights['that has ended']!();
    const copy = await imported(await documentOf(fight));
    expect(copy.record).toMatchObject({
      version: fight.record.version,
      snapshot: fight.record.snapshot,
      createdAt: fight.record.createdAt,
    });
    await copy.rewind(2, 'REDRAW');
    expect(copy.record.snapshot.dice.seed).not.toBe(fight.record.snapshot.dice.seed);
  });
});

/** A text of JSON with another value at a place; a function makes it of the one before. */
function changed(text: string, place: string, value: unknown): unknown {
  const steps = place.split('.');
  const last = steps.pop() ?? '';
  const document = JSON.parse(text) as Record<string, unknown>;
  const within = steps.reduce((at, step) => at[step] as Record<string, unknown>, document);
  within[last] =
    value instanceof Function ? (value as (before: unknown) => unknown)(within[last]) : value;
  return document;
}

const list = (value: unknown): readonly unknown[] => value as readonly unknown[];

describe('a document that is damaged or foreign', () => {
  let running: string;
  let over: string;
  beforeAll(async () => {
    running = bytes(await documentOf(await fights['that was rewound']!()));
    over = bytes(await documentOf(await fights['that has ended']!()));
  });

  const refusalOf = async (input: unknown): Promise<string> => {
    const store = memoryStore();
    const created: string[] = [];
    const app = appOn({
      ...store,
      create: (record, entry, key) => {
        created.push(record.id);
        return store.create(record, entry, key);
      },
      prepare: (id, entries) => {
        created.push(id);
        return store.prepare(id, entries);
      },
    });
    const outcome = await app.import(input, nobody);
    expect(created).toEqual([]);
    if (outcome.kind !== 'INVALID') throw new Error(outcome.kind);
    return outcome.issues[0]!.path.join('.');
  };

  it.each([null, 7, 'text', [], {}, { format: 'other' }])('%j is refused', async (input) => {
    expect(await refusalOf(input)).toMatch(/^(format)?$/);
  });

  const MANY = 200_000;

  it.each<readonly [string, string, unknown, RegExp]>([
    ['events', 'journal.1.events', Array(MANY).fill(7), /^journal\.1\.events$/],
    ['wrong events', 'journal.1.events', Array(9_999).fill(7), /^journal\.1\.events\.0$/],
    [
      'rolls',
      'journal.1.dice',
      { rolls: Array(MANY).fill({ sides: 6, faces: [] }) },
      /^journal\.1\.dice/,
    ],
    ['entries', 'journal', Array(MANY).fill(7), /^journal$/],
    ['wrong entries', 'journal', Array(149).fill(7), /^journal\.0$/],
  ])(
    '%s without number are refused at the first, with a handful of reasons',
    async (_, place, value, at) => {
      const outcome = await appOn(memoryStore()).import(changed(running, place, value), nobody);
      if (outcome.kind !== 'INVALID') throw new Error(outcome.kind);
      expect(outcome.issues[0]!.path.join('.')).toMatch(at);
      expect(outcome.issues.length).toBeLessThanOrEqual(5);
    },
  );

  it.each<readonly [string, string, unknown, RegExp]>([
    ['a newer format', 'schema', 2, /^schema$/],
    ['a field more', 'more', 1, /^more$/],
    ['another ruleset', 'ruleset', 'CHESS', /^ruleset$/],
    ['no journal', 'journal', [], /^journal$/],
    ['an entry less', 'journal', (j: unknown) => list(j).toSpliced(3, 1), /^journal\.3\.version$/],
    ['no beginning', 'journal', (j: unknown) => list(j).slice(1), /^journal\.0\.version$/],
    ['another name', 'journal.0.command.setup.name', 'X', /^digest$/],
    ['no name', 'journal.0.command.setup.name', '', /^journal\.0\.command\.setup\.name$/],
    ['another time', 'journal.2.at', '2020-01-01T00:00:00.000Z', /^digest$/],
    ['no time', 'journal.2.at', 'now', /^journal\.2\.at$/],
    ['nobody', 'journal.2.actor', {}, /^journal\.2\.actor\.kind$/],
    ['an unknown command', 'journal.3.command.type', 'toString', /^journal\.3\.command\.type$/],
    [
      'a command that is too much',
      'journal.2.command.combatants.0.sheet.hitPoints',
      1e9,
      /^journal\.2\.command\.combatants\.0\.sheet\.hitPoints$/,
    ],
    ['a field of a command more', 'journal.3.command.more', 1, /^journal\.3\.command/],
    ['an illegal command', 'journal.3.command.unawareIds', ['nobody'], /^journal\.3\.command$/],
    ['another event', 'journal.3.events.0.type', 'X', /^journal\.3\.events\.0\.type$/],
    [
      'a stray event',
      'journal.3.events',
      (events: unknown) => [...list(events), { type: 'X' }],
      /^journal\.3\.events\.\d+$/,
    ],
    [
      'another face',
      'journal.3.dice.rolls.0.faces.0',
      (face: unknown) => (Number(face) % 6) + 1,
      /^journal\.3\.(events|dice)/,
    ],
    [
      'a roll less',
      'journal.3.dice.rolls',
      (r: unknown) => list(r).slice(1),
      /^journal\.3\.dice\.rolls$/,
    ],
    [
      'a roll more',
      'journal.3.dice.rolls',
      (r: unknown) => [...list(r), { sides: 6, faces: [1] }],
      /^journal\.3\.dice\.rolls$/,
    ],
    ['a seed', 'seed', '0'.repeat(64), /^journal\.0\.dice|^journal\.3|^seed$/],
    ['another digest', 'digest', '0'.repeat(64), /^digest$/],
    ['a stray state', 'journal.2.state', { schema: 1, state: {} }, /^journal\.2\.state$/],
  ])('%s: is refused with the place', async (_, place, value, at) => {
    expect(await refusalOf(changed(running, place, value))).toMatch(at);
  });

  it.each<readonly [string, string, unknown, RegExp]>([
    ['another seed', 'seed', '0'.repeat(64), /^journal\.3\.events/],
    ['no seed', 'seed', null, /^journal\.3\.dice\.rolls$/],
    ['another position', 'journal.3.dice.position', 1, /^journal\.3\.dice\.position$/],
    ['another promise', 'journal.0.command.commitment', '0'.repeat(64), /^seed$/],
  ])('after the end, %s: is refused with the place', async (_, place, value, at) => {
    expect(await refusalOf(changed(over, place, value))).toMatch(at);
  });

  it('a branch that begins with another state: is refused with the place', async () => {
    const branch = bytes(await documentOf(await fights['that is a branch']!()));
    const at = (place: string, value: unknown) => refusalOf(changed(branch, place, value));
    expect(await at('journal.0.state.state.name', 'Another')).toBe('journal.0.state');
    expect(await at('journal.0.state.state.combatants', 7)).toBe('journal.0.state');
    expect(await at('journal.0.state.schema', 99)).toBe('journal.0.state.schema');
  });

  it.each<readonly [string, RegExp, (state: Forged) => void]>([
    ['a speed of 3000', /\.speed$/, ({ combatants }) => (first(combatants).speed = 3000)],
    ['no place', /\.position\.q$/, ({ combatants }) => (first(combatants).position = { q: 'x' })],
    ['settings of no ruling', /\.settings\b/, (state) => (state.settings = {})],
    ['a name of no letters', /\.name$/, (state) => (state.name = 123)],
  ])('a forged state with a true digest, %s: is refused with the place', async (_, at, forge) => {
    const branch = await documentOf(await fights['that is a branch']!());
    const document = JSON.parse(bytes(branch)) as ForgedDocument;
    const [{ command, state }] = document.journal;
    forge(state.state);
    command.digest = digestOf(state.state);
    const place = await refusalOf(document);
    expect(place).toMatch(/^journal\.0\.state\.state\./);
    expect(place).toMatch(at);
  });

  it('every single change of a text is noticed', async () => {
    for (let at = 5; at < running.length; at += Math.ceil(running.length / 60)) {
      const letter = running[at] === 'a' ? 'b' : 'a';
      const text = running.slice(0, at) + letter + running.slice(at + 1);
      let document: unknown;
      try {
        document = JSON.parse(text);
      } catch {
        continue;
      }
      expect(await refusalOf(document)).toMatch(/./);
    }
  });
});

describe('a journal that cannot be exported', () => {
  it('is distinguished from one that can, with the version', async () => {
    const fight = await fights['that is on']!();
    const app = appOn({
      ...fight.store,
      journal: async (id, after, limit) =>
        (await fight.store.journal(id, after, limit)).filter(({ version }) => version !== 5),
    });
    expect(await app.export(fight.id, gmOf(fight.id))).toMatchObject({
      kind: 'DAMAGED',
      difference: { version: 5 },
    });
    expect(await app.export('enc_00000000000000000000', gmOf('enc_00000000000000000000'))).toEqual({
      kind: 'NOT_FOUND',
    });
  });

  it('ends a page early where it would be too large', async () => {
    const fight = await AppFight.gather(2);
    const obstacles = Array.from({ length: 1000 }, (_, q) => ({ q: q - 500, r: 900 }));
    for (let n = 0; n < 110; n++) await fight.play({ type: 'SetBattlefield', obstacles });
    const exported = await fight.app.export(fight.id, gmOf(fight.id));
    if (exported.kind !== 'EXPORTED') throw new Error(exported.kind);
    const { document, bytes: size, next } = exported;
    expect(size).toBe(Buffer.byteLength(JSON.stringify(document)));
    expect(size).toBeLessThanOrEqual(4_000_000);
    expect(size).toBeGreaterThan(3_900_000);
    expect([document.page?.next, document.journal.at(-1)?.version]).toEqual([next, next]);
    expect(next).toBeLessThan(fight.record.version);
  });
});
