/** Playing the options of `awaiting` by their ids. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  AddCombatantsDocument,
  EncounterDetailsDocument,
  IssueSeatDocument,
  JournalDocument,
  type OptionPickInput,
  TakeOptionDocument,
  type TakeOptionInput,
} from '../../../../src/client/index.ts';
import { Random } from '../../../kit/engine/random.ts';
import { type Api, type Encounter, startApi } from '../../../kit/graphql/api.ts';
import { Bot } from '../../../kit/graphql/awaiting-bot.ts';
import { begun } from '../../../kit/graphql/awaiting-fight.ts';

let api: Api;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

const rulesets = ['SEGMENTS', 'VIGILANCE', 'SECONDS'] as const;

describe.each(rulesets)('options of %s', (ruleset) => {
  it('have ids of their own, and are played by them, whatever they leave to be picked', async () => {
    const id = await begun(api, ruleset);
    const bot = await Bot.join(api, id, new Random(11));
    const kinds = new Set<string>();
    for (let n = 0; n < 60; n++) {
      const seen = await bot.look();
      if (seen.phase !== 'COMBAT') break;
      const ids = seen.awaiting.flatMap(({ options }) => options.map((option) => option.id));
      expect(new Set(ids).size).toBe(ids.length);
      const option = bot.choose(seen.awaiting);
      for (const { kind } of option.choices) kinds.add(kind);
      const answer = await bot.takeById(option, seen.version);
      expect(answer).toMatchObject({ __typename: 'TakeOptionPayload' });
    }
    expect(kinds).toContain('COMBATANT');
  }, 120_000);
});

describe('an option', () => {
  const fight = async () => {
    const id = await begun(api, 'SEGMENTS');
    const { encounter } = await api.send(EncounterDetailsDocument, { id });
    return { id, encounter: encounter! };
  };
  const optionsOf = ({ awaiting }: Encounter) => awaiting.flatMap(({ options }) => options);
  const asked = ({ id, version }: Encounter, optionId: string): TakeOptionInput => ({
    encounterId: id,
    version,
    optionId,
  });
  const endOf = (encounter: Encounter) =>
    optionsOf(encounter).find(({ mutation }) => mutation === 'endTurn')!;

  it('is the command of its mutation in the journal, and done once for a key', async () => {
    const { id, encounter } = await fight();
    const input = { ...asked(encounter, endOf(encounter).id), idempotencyKey: 'end' };
    const first = await api.play(TakeOptionDocument, input);
    const again = await api.play(TakeOptionDocument, input);
    expect(again.events).toEqual(first.events);
    const { encounter: after } = await api.send(JournalDocument, {
      id,
      after: String(encounter.version),
      first: 5,
    });
    expect(after!.journal!.nodes.map(({ command }) => command!.mutation)).toEqual(['endTurn']);
  });

  it('of another version is refused, or taken if it is still listed', async () => {
    const { encounter } = await fight();
    const adjudicated = { obstacles: [{ q: 9, r: 9 }] };
    await api.ask(
      'mutation ($i: SetBattlefieldInput!) { setBattlefield(input: $i) { __typename } }',
      { i: { encounterId: encounter.id, ...adjudicated } },
    );
    const input = asked(encounter, endOf(encounter).id);
    const conflict = await api.refusal('VersionConflict', TakeOptionDocument, input);
    expect(conflict.currentVersion).toBe(encounter.version + 1);
    const taken = await api.play(TakeOptionDocument, { ...input, ifStillListed: true });
    expect(taken.events[0]).toMatchObject({ __typename: 'TurnClosed' });
    const again = { ...input, ifStillListed: true };
    await api.refusal('VersionConflict', TakeOptionDocument, again);
    const unknown = { ...again, optionId: 'none' };
    const refusal = await api.refusal('NotFound', TakeOptionDocument, unknown);
    expect(refusal).toMatchObject({ code: 'OPTION_NOT_FOUND', missingId: 'none' });
  });

  it('is for the seats that it is offered to', async () => {
    const { id, encounter } = await fight();
    const { issueSeat } = await api.send(IssueSeatDocument, {
      input: { encounterId: id, kind: 'SPECTATOR', name: 'S', days: 1 },
    });
    if (issueSeat.__typename !== 'IssueSeatPayload') throw new Error(issueSeat.message);
    const spectator = api.seated({ token: issueSeat.token });
    const input = { ...asked(encounter, endOf(encounter).id), ifStillListed: true };
    await spectator.refusal('NotFound', TakeOptionDocument, input);
  });

  it('takes no picks of what may be left out as if it were left out', async () => {
    const { id: encounterId } = await api.create();
    const creatures = ['wardens', 'raiders'].map((side, q) => ({
      ...{ creature: 'quarry-hulk', side, position: { q, r: 0 } },
    }));
    const { encounter } = await api.play(AddCombatantsDocument, { encounterId, creatures });
    const begin = optionsOf(encounter).find(({ mutation }) => mutation === 'rollInitiative')!;
    expect(begin.choices).toMatchObject([{ field: 'unawareIds', min: 0 }]);
    const input = {
      ...asked(encounter, begin.id),
      picks: [{ field: 'unawareIds', combatantIds: [] }],
    };
    expect((await api.play(TakeOptionDocument, input)).encounter.phase).toBe('COMBAT');
  });

  it('says which pick it does not take, and changes nothing', async () => {
    const { id, encounter } = await fight();
    const aimed = optionsOf(encounter).find(({ choices }) =>
      choices.some(({ kind, min }) => kind === 'COMBATANT' && min > 0),
    )!;
    const choice = aimed.choices.find(({ kind }) => kind === 'COMBATANT')!;
    const input = asked(encounter, aimed.id);
    const { field } = choice;
    const target = choice.combatantIds[0]!;
    const one = { field, combatantIds: [target] };
    const many = Array<string>(choice.max + 1).fill(target);
    const wrongs: readonly (readonly [OptionPickInput[], string])[] = [
      [[], 'picks'],
      [[{ field: 'x', keys: ['x'] }], 'picks.0.field'],
      [[one, one], 'picks.1.field'],
      [[{ field, keys: [target] }], 'picks.0'],
      [[{ ...one, number: 1 }], 'picks.0'],
      [[{ field, combatantIds: many }], 'picks.0.combatantIds'],
      [[{ field, combatantIds: [] }], 'picks.0.combatantIds'],
    ];
    for (const [picks, path] of wrongs) {
      const refusal = await api.refusal('InvalidInput', TakeOptionDocument, { ...input, picks });
      expect(refusal.fields).toMatchObject([{ path }]);
    }
    const nobody = { ...input, picks: [{ field, combatantIds: ['cmb_nobody'] }] };
    await api.refusal('NotFound', TakeOptionDocument, nobody);
    expect((await api.store.load(id))?.version).toBe(encounter.version);
  });

  it('whose choice is data of its own is played by its mutation', async () => {
    const { encounter } = await fight();
    const own = optionsOf(encounter).find(({ choices }) =>
      choices.some(({ kind, min }) => kind === 'DATA' && min > 0),
    );
    if (!own) throw new Error('The GM may always add combatants.');
    const input = asked(encounter, own.id);
    const refusal = await api.refusal('InvalidInput', TakeOptionDocument, input);
    expect(refusal.fields).toMatchObject([{ path: 'optionId' }]);
    expect(refusal.message).toContain(own.mutation);
  });
});
