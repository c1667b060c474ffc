/** Sheets that a fight shows, in the form in which another fight takes them: of everybody in the bestiary. */
import { rm } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  AddCombatantsDocument,
  AdjudicateDocument,
  BestiaryDocument,
  CatalogueDocument,
  CreateEncounterDocument,
  DefineActionsDocument,
  type DefinitionsInput,
  type StatsInput,
  type Ruleset,
  SheetDocument,
  type SheetInput,
} from '../../src/client/index.ts';
import { API_PATH } from '../../src/graphql/http/paths.ts';
import { type Running, start } from '../../src/local/start.ts';
import { inTodaysNames } from '../../src/web/sheets/earlier-names.ts';
import { sheetOf } from '../../src/web/sheets/from-fight.ts';
import { faultsOf } from '../../src/web/sheets/sheet-file.ts';
import { ApiClient } from '../kit/graphql/api.ts';
import { temporaryFolder } from '../kit/store/database.ts';

let dataDir: string;
let server: Running;
let endpoint: string;
beforeAll(async () => {
  dataDir = await temporaryFolder();
  server = await start({ port: 0, dataDir });
  endpoint = new URL(API_PATH, server.url).href;
});
afterAll(async () => {
  await server.stop();
  await rm(dataDir, { recursive: true });
});

async function opened(ruleset: Ruleset) {
  const { createEncounter } = await new ApiClient(endpoint, 'NOWHERE').send(
    CreateEncounterDocument,
    { input: { name: 'Somewhere', ruleset, pace: 'FLOW' } },
  );
  if (!('token' in createEncounter)) throw new Error(createEncounter.message);
  const { token, encounter } = createEncounter;
  return { encounterId: encounter.id, gm: new ApiClient(endpoint, { token }) };
}
type Opened = Awaited<ReturnType<typeof opened>>;

async function catalogueOf({ encounterId, gm }: Opened) {
  const { encounter } = await gm.send(CatalogueDocument, { id: encounterId });
  return encounter!;
}

async function everybodyIn({ encounterId, gm }: Opened) {
  const { encounter } = (await gm.ask(
    'query ($id: ID!) { encounter(id: $id) { ... on Encounter { id combatants { id } } } }',
    { id: encounterId },
  )) as { encounter: { combatants: { id: string }[] } };
  return Promise.all(
    encounter.combatants.map(async ({ id }) => {
      const { node } = await gm.send(SheetDocument, { id });
      if (node?.__typename !== 'Combatant') throw new Error('Nobody is there.');
      return node;
    }),
  );
}

/** Everybody of the bestiary in a fight of their own, as kept from there. */
async function keptFrom(ruleset: Ruleset) {
  const basics = await catalogueOf(await opened(ruleset));
  const fight = await opened(ruleset);
  const { bestiary } = await fight.gm.send(BestiaryDocument, { ruleset });
  const creatures = bestiary.map(({ key, name }, i) => ({
    ...{ creature: key, name: `${name} ${i}`, side: 'all', position: { q: i, r: 0 } },
  }));
  await fight.gm.play(AddCombatantsDocument, { encounterId: fight.encounterId, creatures });
  const all = await everybodyIn(fight);
  const known = await catalogueOf(fight);
  return { fight, basics, all, kept: all.map((one) => sheetOf(one, ruleset, known, basics)) };
}

const RULESETS = ['SEGMENTS', 'VIGILANCE', 'SECONDS'] as const;
const WORN: Readonly<Record<Ruleset, StatsInput>> = {
  SEGMENTS: { segments: { hitPoints: 1 } },
  VIGILANCE: { vigilance: { damage: 3, stress: 2 } },
  SECONDS: { seconds: { wounds: 1 } },
};

/** Whose shell takes any damage upon itself, which no input says. */
const PARTIAL: Readonly<Record<Ruleset, readonly string[]>> = {
  SEGMENTS: ['Marsh Lurker'],
  VIGILANCE: [],
  SECONDS: [],
};

describe.each(RULESETS)('a sheet kept from a fight of %s', (ruleset) => {
  const key = ruleset.toLowerCase();

  it('is the same again in another fight, with its actions', { timeout: 120_000 }, async () => {
    const { basics, all, kept } = await keptFrom(ruleset);
    expect(kept.length).toBeGreaterThan(3);
    const partial = kept.filter((one) => faultsOf(one).length > 0);
    expect(partial.map(({ name }) => name.replace(/ \d+$/, ''))).toEqual(PARTIAL[ruleset]);
    for (const [i, one] of kept.entries()) {
      if (partial.includes(one)) continue;
      const other = await opened(ruleset);
      const { encounterId, gm } = other;
      const definitions = { [key]: one.definitions } as unknown as DefinitionsInput;
      if (Object.keys(one.definitions).length > 0)
        await gm.play(DefineActionsDocument, { encounterId, definitions });
      const sheet = { [key]: one.sheet } as SheetInput;
      const combatants = [{ name: one.name, side: 'all', position: { q: 0, r: 0 }, sheet }];
      await gm.play(AddCombatantsDocument, { encounterId, combatants });
      const [again] = await everybodyIn(other);
      expect(again?.sheet).toEqual(all[i]?.sheet);
      const known = await catalogueOf(other);
      expect({ ...sheetOf(again!, ruleset, known, basics), id: one.id }).toEqual(one);
    }
    // What a pack of creatures brings is its own; what the system has is not.
    const defined = kept.flatMap(({ definitions }) => definitions.actions ?? []);
    const basic = new Set(basics.actions.map((action) => action.key));
    expect(defined.filter((action) => basic.has(action.key))).toEqual([]);
  });

  it('is that of somebody unharmed', async () => {
    const { fight, basics, all, kept } = await keptFrom(ruleset);
    const { encounterId, gm } = fight;
    const combatantId = all[0]!.id;
    const stats = WORN[ruleset];
    await gm.play(AdjudicateDocument, { encounterId, combatantId, stats, reason: 'Worn' });
    const [worn] = await everybodyIn(fight);
    expect(worn?.sheet).not.toEqual(all[0]?.sheet);
    const { sheet } = sheetOf(worn!, ruleset, await catalogueOf(fight), basics);
    expect(sheet).toEqual(kept[0]?.sheet);
  });
});

describe('a sheet that was kept before 2.0.0', () => {
  it.each([
    {
      ruleset: 'SEGMENTS',
      was: { attack: { defense: 'DB', push: 'ANY' } },
      is: { attack: { defense: 'DB', pushDirection: 'ANY' } },
    },
    {
      ruleset: 'VIGILANCE',
      was: { attack: { form: 'MELEE' } },
      is: { attack: { attackCheck: 'MELEE' } },
    },
    {
      ruleset: 'VIGILANCE',
      was: { opposed: { ability: null, reach: 'ANYWHERE' } },
      is: { opposed: { ability: null, reachKind: 'ANYWHERE' } },
    },
    {
      ruleset: 'VIGILANCE',
      was: { boost: { damage: 1, reach: 2, against: 'ANYONE' } },
      is: { boost: { addedDamage: 1, addedReach: 2, countsAgainst: 'ANYONE' } },
    },
  ] as const)('has own actions by the names of today: $was', ({ ruleset, was, is }) => {
    const kept = (effect: object) => ({
      ...{ id: '1', name: 'Old', ruleset, sheet: {} },
      definitions: { actions: [{ key: 'other' }, { key: 'own', effect }] },
    });
    expect(inTodaysNames(kept(was))).toEqual(kept(is));
    expect(inTodaysNames(kept(is))).toEqual(kept(is));
  });
});
