/** Commands that leave out which use of an action is meant. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  AddCombatantsDocument,
  DeclareActionDocument,
  DefineActionsDocument,
  RollInitiativeDocument,
} from '../../../../src/client/index.ts';
import { rulesets } from '../../../../src/engine/all.ts';
import { type Api, startApi } from '../../../kit/graphql/api.ts';
import { attack, foe, knows, someone } from '../../../kit/graphql/segments-fight.ts';

let api: Api;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

describe('an action of SEGMENTS', () => {
  /** Ana can jab, which has one use, and kick, which has two. */
  const fight = async () => {
    api.nextSeed('5'.repeat(64));
    const { id: encounterId } = await api.create();
    const uses = [{ kind: 'STANDARD' }, { kind: 'FULL' }] as const;
    const actions = [attack('jab'), attack('kick', {}, [...uses])];
    await api.play(DefineActionsDocument, { encounterId, definitions: { segments: { actions } } });
    const combatants = [someone('Ana', 0, knows('jab', 'kick')), foe('Bob', 1)];
    const { encounter } = await api.play(AddCombatantsDocument, { encounterId, combatants });
    await api.play(RollInitiativeDocument, { encounterId });
    const [ana, bob] = encounter.combatants.map(({ id }) => id);
    return { encounterId, combatantId: ana!, targetIds: [bob!] };
  };

  test('is used as it can be where it has one use', async () => {
    const input = { ...(await fight()), action: 'jab' };
    const { encounter } = await api.play(DeclareActionDocument, input);
    expect(encounter.timeline.length + encounter.attacks.length).toBeGreaterThan(0);
  });

  test('of several uses is asked which', async () => {
    const input = { ...(await fight()), action: 'kick' };
    const refusal = await api.refusal('InvalidInput', DeclareActionDocument, input);
    expect(refusal.fields).toMatchObject([{ path: 'use' }]);
  });
});

describe('an action of VIGILANCE', () => {
  test('is used as it is printed', async () => {
    api.nextSeed('5'.repeat(64));
    const { id: encounterId } = await api.create({ ruleset: 'VIGILANCE', content: ['SAMPLE'] });
    const [one, two] = rulesets.VIGILANCE.rulebook.creatures.map(({ key }) => key);
    const creatures = [
      { creature: one!, side: 'wardens', position: { q: 0, r: 0 } },
      { creature: two!, side: 'raiders', position: { q: 1, r: 0 } },
    ];
    await api.play(AddCombatantsDocument, { encounterId, creatures });
    const { encounter } = await api.play(RollInitiativeDocument, { encounterId });
    const [turn] = encounter.awaiting.filter(({ required }) => required);
    const combatantId = turn!.combatantId!;
    const action = 'travel';
    const input = { encounterId, combatantId, action };
    await api.play(DeclareActionDocument, input);
  });
});
