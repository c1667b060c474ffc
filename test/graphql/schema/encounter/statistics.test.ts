/** `encounter.statistics` as each seat reads it, over rewinds, branches and copies. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  AddCombatantsDocument,
  BranchEncounterDocument,
  DefineActionsDocument,
  EndEncounterDocument,
  ExportEncounterDocument,
  HideCombatantsDocument,
  ImportEncounterDocument,
  IssueSeatDocument,
  RewindEncounterDocument,
  RollInitiativeDocument,
  StatisticsDocument,
  type StatisticsQuery,
} from '../../../../src/client/index.ts';
import { type Api, type ApiClient, startApi } from '../../../kit/graphql/api.ts';
import type { Granted } from '../../../kit/graphql/granted.ts';
import {
  attack,
  Fight,
  foe,
  inOrder,
  knows,
  seedFor,
  someone,
} from '../../../kit/graphql/segments-fight.ts';

let api: Api;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

type Statistics = NonNullable<Granted<StatisticsQuery>['encounter']>['statistics'];

const statistics = async (by: ApiClient, id: string, atVersion?: number): Promise<Statistics> => {
  const { encounter } = await by.send(StatisticsDocument, {
    id,
    ...(atVersion !== undefined && { atVersion }),
  });
  return encounter!.statistics;
};

const of = ({ combatants }: Statistics, name: string) => {
  const found = combatants.find((one) => one.name === name);
  if (!found) throw new Error(`No ${name} is counted.`);
  return found;
};

/** Without times, which hang on the machine. */
const timeless = (counted: Statistics): unknown =>
  JSON.parse(
    JSON.stringify(counted, (key, value: unknown) =>
      key === 'decisionMilliseconds' ? typeof value : value,
    ),
  );

/** Ana strikes Bor twice at least, Cid looks on. */
async function fought(foeNumbers: 'HIDDEN' | 'ESTIMATE' = 'ESTIMATE'): Promise<Fight> {
  api.nextSeed(seedFor(inOrder(3)));
  const settings = [{ setting: 'foeNumbers', value: foeNumbers }];
  const fight = new Fight(api, await api.create({ ruleset: 'SEGMENTS', settings }));
  const club = attack('club', { range: 60, offensive: '4d6 + 4', damage: '2d6 + 1' });
  await fight.play(DefineActionsDocument, { definitions: { segments: { actions: [club] } } });
  await fight.play(AddCombatantsDocument, {
    combatants: [someone('Ana', 0, knows('club')), foe('Bor', 1, knows('club')), foe('Cid', 5)],
  });
  await fight.play(RollInitiativeDocument, {});
  await fight.declare('Ana', 'club', { at: 'Bor' });
  await fight.defend('REACTION');
  return fight;
}

async function seated(fight: Fight, kind: 'PLAYER' | 'SPECTATOR', ...names: string[]) {
  const { id: encounterId } = fight.encounter;
  const combatantIds = names.map((name) => fight.id(name));
  const input = { encounterId, kind, name: kind, combatantIds };
  const { issueSeat } = await api.send(IssueSeatDocument, { input });
  if (issueSeat.__typename !== 'IssueSeatPayload') throw new Error(issueSeat.message);
  return api.seated({ token: issueSeat.token });
}

describe('the statistics of a fight', () => {
  it('tell by combatant and side what was done with what', async () => {
    const fight = await fought();
    const { id, version } = fight.encounter;
    const counted = await statistics(api, id);
    const [hit] = fight.happened('AttackHit');
    const [dealt] = fight.happened('DamageDealt');
    expect(hit).toBeDefined();
    const harm = dealt!.damage.total;
    expect(counted).toMatchObject({ since: 1, unit: 'hit points', forgotten: 0 });
    expect(counted.decisive).toEqual({ version, side: 'foes', harm });
    // SEG-32: four dice and 4 always reach a Reaction of 0.
    expect(of(counted, 'Ana')).toMatchObject({
      ...{ side: 'heroes', left: false, harmDone: harm, harmTaken: 0 },
      ...{ attackRolls: 1, hits: 1, expectedHits: 1, turns: 1, falls: 0, felled: 0 },
      decisions: 1,
      actions: [{ key: 'club', name: 'club', attackRolls: 1, hits: 1, expectedHits: 1, harm }],
      taken: [],
    });
    expect(of(counted, 'Bor')).toMatchObject({ taken: [{ key: 'club', harm }], decisions: 1 });
    expect(of(counted, 'Cid')).toMatchObject({ attackRolls: 0, harmTaken: 0 });
    expect(counted.sides).toMatchObject([
      { side: 'heroes', harmDone: harm, harmTaken: 0, decisions: 1 },
      { side: 'foes', harmDone: 0, harmTaken: harm, decisions: 1 },
    ]);
    expect(of(counted, 'Bor').decisionMilliseconds).toBeGreaterThanOrEqual(0);
  });

  it('of a past version are those of then, with its ids', async () => {
    const fight = await fought();
    const { id, version } = fight.encounter;
    const before = await statistics(api, id, version - 2);
    expect(of(before, 'Bor')).toMatchObject({ harmTaken: 0 });
    expect(of(before, 'Bor').combatantId).toBe(`${fight.id('Bor')}@${version - 2}`);
    await fight.end('Ana');
    expect(of(await statistics(api, id, version), 'Bor').harmTaken).toBeGreaterThan(0);
  });

  it('are taken back by a rewind', async () => {
    const fight = await fought();
    const { id, version } = fight.encounter;
    const before = timeless(await statistics(api, id));
    await fight.end('Ana');
    const rewind = { toVersion: version, dice: 'KEEP', reason: 'A test' } as const;
    await fight.play(RewindEncounterDocument, rewind);
    expect(timeless(await statistics(api, id))).toEqual(before);
    const start = { ...rewind, toVersion: version - 2 };
    await fight.play(RewindEncounterDocument, start);
    const none = await statistics(api, id);
    expect(none).toMatchObject({ decisive: null, since: 1 });
    expect(of(none, 'Ana')).toMatchObject({ attackRolls: 0, harmDone: 0, decisions: 0 });
  });

  it('begin a branch, with its ids, and a copy', async () => {
    const fight = await fought();
    const { id: encounterId } = fight.encounter;
    const before = timeless(await statistics(api, encounterId)) as Statistics;
    const { branchEncounter: branched } = await api.send(BranchEncounterDocument, {
      input: { encounterId },
    });
    if (!('encounter' in branched)) throw new Error('There is no branch.');
    const branch = await statistics(api, branched.encounter.id);
    expect(of(branch, 'Ana').combatantId).not.toBe(fight.id('Ana'));
    const ids = new Map(
      branch.combatants.map(({ combatantId, name }) => [combatantId, fight.id(name)]),
    );
    const named = JSON.parse(
      [...ids].reduce((text, [own, old]) => text.replaceAll(own, old), JSON.stringify(branch)),
    ) as Statistics;
    const decisive = { ...before.decisive, version: null };
    expect(timeless(named)).toEqual({ ...before, decisive });
    const { exportEncounter } = await api.send(ExportEncounterDocument, { encounterId });
    if (!('document' in exportEncounter)) throw new Error('It was not exported.');
    const { document } = exportEncounter;
    const { importEncounter } = await api.send(ImportEncounterDocument, { input: { document } });
    if (!('encounter' in importEncounter)) throw new Error('It was not imported.');
    const copy = await statistics(api, importEncounter.encounter.id);
    expect(of(copy, 'Bor')).toMatchObject({
      ...{ harmTaken: of(before, 'Bor').harmTaken, decisions: 1, left: false },
    });
    expect(copy.decisive).toEqual(before.decisive);
  });

  it('keep who has left, whether hidden or removed, by the name that the table knew', async () => {
    const fight = await fought();
    const spectator = await seated(fight, 'SPECTATOR');
    const { id } = fight.encounter;
    const harm = of(await statistics(api, id), 'Bor').harmTaken;
    await fight.play(HideCombatantsDocument, { combatantIds: [fight.id('Bor')], reason: 'Fled' });
    for (const by of [spectator, api])
      expect(of(await statistics(by, id), 'Bor')).toMatchObject({ left: true, harmTaken: harm });
  });

  it('show no time of others, and no chances where numbers are hidden', async () => {
    const fight = await fought('HIDDEN');
    const { id } = fight.encounter;
    const ana = await seated(fight, 'PLAYER', 'Ana');
    const spectator = await seated(fight, 'SPECTATOR');
    const [all, mine, public_] = await Promise.all(
      [api, ana, spectator].map((by) => statistics(by, id)),
    );
    expect(of(all!, 'Ana')).toMatchObject({ expectedHits: 1, decisions: 1 });
    expect(of(mine!, 'Ana')).toMatchObject({ expectedHits: null, hits: 1, decisions: 1 });
    expect(of(mine!, 'Bor')).toMatchObject({ decisions: null, decisionMilliseconds: null });
    expect(mine!.sides).toMatchObject([{ decisions: 1 }, { decisions: null }]);
    expect(of(public_!, 'Ana')).toMatchObject({ expectedHits: null, decisions: null });
    // What the log says of damage it says to all.
    expect(of(public_!, 'Bor').harmTaken).toBe(of(all!, 'Bor').harmTaken);
  });

  it('stay after the end', async () => {
    const fight = await fought();
    const before = timeless(await statistics(api, fight.encounter.id));
    await fight.play(EndEncounterDocument, {});
    expect(timeless(await statistics(api, fight.encounter.id))).toEqual(before);
  });
});
