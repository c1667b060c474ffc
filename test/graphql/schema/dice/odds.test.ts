import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  EncounterDocument,
  OddsDocument,
  type OddsInput,
  type OddsQuery,
} from '../../../../src/client/index.ts';
import {
  attack,
  begin,
  type Fight,
  foe,
  knows,
  someone,
} from '../../../kit/graphql/segments-fight.ts';
import { type Api, startApi } from '../../../kit/graphql/api.ts';

let api: Api;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

type Answer = OddsQuery['odds'];
type Found = Extract<Answer, { __typename: 'Odds' }>;

const ask = async (encounterId: string, input: OddsInput): Promise<Answer> =>
  (await api.send(OddsDocument, { encounterId, input })).odds;

async function oddsOf({ encounter }: Fight, input: OddsInput): Promise<Found> {
  const answer = await ask(encounter.id, input);
  if (answer.__typename !== 'Odds') throw new Error(`${answer.__typename}: ${answer.message}`);
  return answer;
}

/** Bor, with an Intelligence of +1, can be struck and shot at by Ana. */
const duel = (): Promise<Fight> =>
  begin(api, {
    actions: [
      {
        ...attack('dart', { damage: 'Strength + 1d6' }),
        modifiers: [{ key: 'aimed', name: 'Aimed', offensiveDice: 1 }],
      },
    ],
    combatants: [
      someone('Ana', 0, knows('dart')),
      foe('Bor', 1, {
        hitPoints: 5,
        abilities: { strength: 0, dexterity: -1, intelligence: 1, resolve: 0 },
      }),
      foe('Dag', 6),
    ],
  });

const blow = (fight: Fight): OddsInput => ({
  declareAction: {
    combatantId: fight.id('Ana'),
    action: 'unarmed-strike',
    details: { segments: { use: 'STANDARD' } },
    targetIds: [fight.id('Bor')],
  },
});

const by = ({ attacks }: Found, defense: string) =>
  attacks[0]?.perDefense.find((entry) => entry.defense === defense);

describe('SEG-38 odds over HTTP', () => {
  it('are exact, for every defense of an attack that could be declared', async () => {
    const fight = await duel();
    const odds = await oddsOf(fight, blow(fight));
    expect(odds.version).toBe(fight.encounter.version);
    expect(odds.attacks).toMatchObject([
      {
        attackerId: fight.id('Ana'),
        targetId: fight.id('Bor'),
        action: 'unarmed-strike',
        arrives: 'NOW',
      },
    ]);
    expect(by(odds, 'REACTION')).toEqual({
      defense: 'REACTION',
      action: null,
      use: null,
      basis: 'LEGAL',
      attackTerms: [
        { label: 'AB', value: 0, dice: null, rule: null },
        { label: 'Dex', value: 0, dice: null, rule: null },
        { label: 'dice', value: null, dice: '2d6', rule: { id: 'SEG-32' } },
      ],
      defenseTerms: [
        { label: 'DB', value: 0, dice: null, rule: null },
        { label: 'Int', value: 1, dice: null, rule: null },
      ],
      hit: { numerator: '3', denominator: '4', value: 0.75 },
      damage: [0, 1, 2, 3, 4, 5, 6].map((amount) => ({
        amount,
        chance:
          amount === 0
            ? { numerator: '2', denominator: '8', value: 0.25 }
            : { numerator: '1', denominator: '8', value: 0.125 },
      })),
      expectedDamage: { numerator: '21', denominator: '8', value: 2.625 },
      downs: { numerator: '1', denominator: '4', value: 0.25 },
      criticalHit: { numerator: '0', denominator: '1', value: 0 },
      criticalFailure: { numerator: '0', denominator: '1', value: 0 },
      points: [],
    });
    // Two dice against two less 1: 15 of 16 are enough.
    expect(by(odds, 'COUNTER')).toMatchObject({
      action: 'unarmed-strike',
      use: 'STANDARD',
      hit: { numerator: '15', denominator: '16', value: 0.9375 },
    });
    expect(by(odds, 'DODGE')?.hit).toEqual({ numerator: '0', denominator: '1', value: 0 });
    expect(by(odds, 'NONE')?.hit.value).toBe(1);
  });

  it('can be asked of every attack that `awaiting` lists, as it is listed', async () => {
    const fight = await duel();
    const { options } = fight.decision('TURN');
    const attacks = options.filter(({ choices }) =>
      choices.some(({ field }) => field === 'targetIds'),
    );
    expect(attacks).toHaveLength(2);
    for (const option of attacks) {
      const targets = option.choices.find(({ field }) => field === 'targetIds');
      for (const targetId of targets?.combatantIds ?? []) {
        const fields = { ...(option.input as object), targetIds: [targetId] };
        const input = { [option.mutation]: fields } as unknown as OddsInput;
        expect((await oddsOf(fight, input)).attacks).toMatchObject([{ targetId }]);
      }
    }
  });

  it('count the modifiers that are paid for, and say which defenses are assumed', async () => {
    const fight = await duel();
    const dart = (modifiers: string[]): OddsInput => ({
      declareAction: {
        combatantId: fight.id('Ana'),
        action: 'dart',
        targetIds: [fight.id('Dag')],
        details: { segments: { use: 'STANDARD', modifiers } },
      },
    });
    const plain = await oddsOf(fight, dart([]));
    expect(plain.attacks[0]?.arrives).toBe('LATER');
    expect(by(plain, 'COUNTER')).toMatchObject({ basis: 'ASSUMED', hit: { value: 11 / 16 } });
    const aimed = await oddsOf(fight, dart(['aimed']));
    expect(by(aimed, 'COUNTER')?.hit.value).toBeGreaterThan(11 / 16);
  });

  it('of an attack that has arrived are those of its declaration', async () => {
    const fight = await duel();
    const declared = await oddsOf(fight, blow(fight));
    await fight.declare('Ana', 'unarmed-strike', { at: 'Bor' });
    const { subjectId } = fight.decision('DEFENSE');
    const arrived = await oddsOf(fight, { attackId: subjectId ?? '' });
    expect(arrived.version).toBe(declared.version + 1);
    expect(arrived.attacks).toEqual(declared.attacks);
  });

  it('change nothing and roll nothing', async () => {
    const fight = await duel();
    const { id } = fight.encounter;
    const before = await api.send(EncounterDocument, { id });
    await oddsOf(fight, blow(fight));
    expect(await api.send(EncounterDocument, { id })).toEqual(before);
  });
});

describe('there are no odds', () => {
  it('of an attack that the rules forbid: the rule is named', async () => {
    const fight = await duel();
    const far = blow(fight);
    far.declareAction!.targetIds = [fight.id('Dag')];
    expect(await ask(fight.encounter.id, far)).toMatchObject({
      __typename: 'IllegalMove',
      code: 'ILLEGAL_MOVE',
      rule: { id: 'SEG-67' },
    });
    const release = { combatantId: fight.id('Ana'), targetIds: [fight.id('Bor')] };
    expect(await ask(fight.encounter.id, { releaseReadiedAction: release })).toMatchObject({
      __typename: 'IllegalMove',
      rule: { id: 'SEG-27' },
    });
  });

  it('of what does not exist', async () => {
    const fight = await duel();
    expect(await ask(fight.encounter.id, { attackId: 'x' })).toMatchObject({
      __typename: 'NotFound',
      code: 'ATTACK_NOT_FOUND',
      missingId: 'x',
    });
    expect(await ask('enc_00000000000000000000', { attackId: 'x' })).toMatchObject({
      __typename: 'NotFound',
      code: 'ENCOUNTER_NOT_FOUND',
    });
  });

  it('of an input that makes no sense: the field is named as it was written', async () => {
    const fight = await duel();
    const odd = blow(fight);
    odd.declareAction!.targetIds = Array.from({ length: 4 }, () => fight.id('Bor'));
    expect(await ask(fight.encounter.id, odd)).toMatchObject({
      __typename: 'InvalidInput',
      fields: [{ path: 'declareAction.targetIds' }],
    });
    const brace = blow(fight);
    Object.assign(brace.declareAction!, { action: 'brace', targetIds: [] });
    expect(await ask(fight.encounter.id, brace)).toMatchObject({
      __typename: 'InvalidInput',
      fields: [{ path: 'declareAction.action' }],
    });
  });

  it('of nothing, or of two things at once', async () => {
    const fight = await duel();
    for (const input of [{}, { ...blow(fight), attackId: 'x' }]) {
      const variables = { encounterId: fight.encounter.id, input };
      const query =
        'query ($encounterId: ID!, $input: OddsInput!) { odds(encounterId: $encounterId, input: $input) { __typename } }';
      const { body } = await api.post({ query, variables });
      expect(body?.errors?.[0]?.message).toMatch(/exactly one/i);
    }
  });
});
