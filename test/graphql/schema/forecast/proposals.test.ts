/** Fights of a wished difficulty over HTTP: what is answered, to whom, and what is refused. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  EncounterProposalsDocument,
  type EncounterProposalsInput,
  type EncounterProposalsQuery,
  IssueSeatDocument,
  RemoveCombatantDocument,
  SetBattlefieldDocument,
  UpdateEncounterDocument,
} from '../../../../src/client/index.ts';
import { Issuer } from '../../../kit/graphql/accounts.ts';
import { type Api, type ApiClient, startApi } from '../../../kit/graphql/api.ts';
import { fightOf, partyOf } from '../../../kit/graphql/parties.ts';

let api: Api;
let issuer: Issuer;
beforeAll(async () => {
  api = await startApi();
  issuer = await Issuer.start();
});
afterAll(async () => {
  await api.stop();
  issuer.stop();
});

type Answer = EncounterProposalsQuery['encounterProposals'];

const abilities = { strength: 0, dexterity: 0, intelligence: 0, resolve: 0 };
const weak = { segments: { abilities, hitPoints: 1 } };
const sheets = { combatants: [{ name: 'Ana', sheet: weak }] };
const base = {
  ruleset: 'SEGMENTS',
  party: sheets,
  creatures: [{ creature: 'marsh-lurker', atLeast: 1, atMost: 1 }],
  wish: { difficulty: 'EASY', level: 'SENSIBLE' },
  vary: [],
} satisfies Partial<EncounterProposalsInput>;

const ask = async (
  changes: Partial<EncounterProposalsInput> = {},
  client: ApiClient = api,
): Promise<Answer> =>
  (
    await client.send(EncounterProposalsDocument, {
      input: { ...base, ...changes },
    })
  ).encounterProposals;

type Found = Extract<Answer, { __typename: 'EncounterProposals' }>;

async function found(changes: Partial<EncounterProposalsInput> = {}, client: ApiClient = api) {
  const answer = await ask(changes, client);
  if (answer.__typename !== 'EncounterProposals')
    throw new Error(`${answer.__typename}: ${answer.message}`);
  return answer;
}

async function complete(changes: Partial<EncounterProposalsInput> = {}): Promise<Found> {
  for (let i = 0; i < 100; i++) {
    const answer = await found(changes);
    if (answer.isComplete) return answer;
  }
  throw new Error('It does not come to its end.');
}

describe('a search for a fight', () => {
  it('goes on when asked again, and then stays the same', async () => {
    const first = await found();
    expect(first.isComplete).toBe(false);
    const last = await complete();
    expect(last.fightsPlayed).toBeGreaterThan(first.fightsPlayed);
    expect(await found()).toEqual(last);
  });

  it('says that it cannot be, with the easiest, the hardest and why', async () => {
    const answer = await complete();
    expect(answer.proposals).toEqual([]);
    expect(answer.unattainable).toMatchObject({
      reason: 'ALL_TOO_HARD',
      easiest: { groups: [{ creature: 'marsh-lurker', count: 1 }], character: 'FOREGONE' },
    });
    expect(answer.unattainable?.message).toContain('fewer or weaker');
  });

  it('proposes a fight with what to send, from fights played after it was chosen', async () => {
    const answer = await complete({ wish: { winChance: { from: 0, to: 0.1 } } });
    const [proposal] = answer.proposals;
    expect(proposal).toMatchObject({
      isConfirmed: true,
      groups: [{ name: 'Marsh Lurker', count: 1 }],
      falls: [{ member: 0, name: 'Ana' }],
      partyAt: [{ q: -3, r: 0 }],
      addCombatants: [
        { hidden: false, creatures: [{ creature: 'marsh-lurker', position: { q: 3, r: 0 } }] },
      ],
    });
    expect(proposal?.winChance?.high).toBeLessThan(0.3);
    expect(answer.unattainable).toBeNull();
    expect(answer.assumes.join(' ')).toContain('SENSIBLE');
  });

  it('has the same answer on another server', async () => {
    const other = await startApi();
    try {
      const last = await complete();
      let again = await found({}, other);
      for (let i = 0; i < 100 && !again.isComplete; i++) again = await found({}, other);
      expect(again).toEqual(last);
    } finally {
      await other.stop();
    }
  });

  it('stores nothing, and reads a battlefield with walls', async () => {
    const battlefields = [
      {
        partyAt: { q: 0, r: 0 },
        foesAt: { q: 2, r: 0 },
        obstacles: [{ q: 2, r: 0 }],
        walls: [{ hex: { q: 1, r: 0 }, side: 'E' as const, kind: 'WALL' as const }],
      },
    ];
    const answer = await complete({ battlefields, wish: { winChance: { from: 0, to: 0.1 } } });
    const [place] = answer.proposals[0]?.addCombatants[0]?.creatures ?? [];
    expect(place?.position).not.toEqual({ q: 2, r: 0 });
    expect(answer.proposals[0]?.partyAt).toEqual([{ q: 0, r: 0 }]);
  });
});

describe('whose party it is', () => {
  it('is of members of a party, and of combatants of a fight, by their own tokens alone', async () => {
    const { partyId, token } = await partyOf(api, 'SEGMENTS', ['Ana', 'Bor']);
    const { encounterId, gm, combatants } = await fightOf(api, 'SEGMENTS', { partyId, token });
    const ids = combatants.filter(({ side }) => side === 'heroes').map(({ id }) => id);
    expect(ids).toHaveLength(2);
    const nowhere = api.seated('NOWHERE');
    const ofParty = { party: { party: { partyId, token } } };
    const ofFight = { party: { encounter: { encounterId, combatantIds: ids } } };
    expect((await found(ofParty, nowhere)).assumes).not.toEqual([]);
    expect((await found(ofFight, gm)).assumes).not.toEqual([]);
    expect(await ask({ party: { party: { partyId } } }, nowhere)).toMatchObject({
      code: 'UNAUTHENTICATED',
    });
    expect(await ask(ofFight, nowhere)).toMatchObject({ code: 'UNAUTHENTICATED' });
  });

  it('is not told to a player, nor to the game master of another encounter', async () => {
    const { partyId, token } = await partyOf(api, 'SEGMENTS', ['Ana']);
    const { encounterId, gm, combatants } = await fightOf(api, 'SEGMENTS', { partyId, token });
    const ids = combatants.map(({ id }) => id);
    const ofFight = { party: { encounter: { encounterId, combatantIds: ids } } };
    const { issueSeat } = await gm.send(IssueSeatDocument, {
      input: { encounterId, kind: 'PLAYER', name: 'Ana', combatantIds: ids },
    });
    const player = api.seated({ token: 'token' in issueSeat ? issueSeat.token : '' });
    const other = await fightOf(api, 'SEGMENTS', { partyId, token });
    expect(await ask(ofFight, player)).toMatchObject({ __typename: 'Forbidden' });
    expect(await ask(ofFight, other.gm)).toMatchObject({ __typename: 'Forbidden' });
  });

  it('is of creatures of the bestiary', async () => {
    const party = { creatures: [{ name: 'Ana', creature: 'quarry-hulk' }] };
    const answer = await complete({ party, wish: { winChance: { from: 0.9, to: 1 } } });
    expect(answer.proposals[0]?.falls).toMatchObject([{ member: 0, name: 'Ana' }]);
    const unknown = { creatures: [{ name: 'Ana', creature: 'dragon' }] };
    expect(await ask({ party: unknown })).toMatchObject({
      fields: [{ path: 'party.creatures.0.creature' }],
    });
  });

  it('fights where it is in its encounter, by the rulings there', async () => {
    const { partyId, token } = await partyOf(api, 'SEGMENTS', ['Ana', 'Bor']);
    const { encounterId, gm, combatants } = await fightOf(api, 'SEGMENTS', { partyId, token });
    const ids = combatants.filter(({ side }) => side === 'heroes').map(({ id }) => id);
    const foe = combatants.find(({ side }) => side !== 'heroes')!;
    await api.play(RemoveCombatantDocument, { encounterId, combatantId: foe.id });
    const [ana, bor] = ids.map((id) => combatants.find((one) => one.id === id)!.position);
    await api.play(SetBattlefieldDocument, {
      encounterId,
      obstacles: [{ q: ana!.q + 6, r: ana!.r }],
    });
    await api.play(UpdateEncounterDocument, { encounterId, handDice: 'ALL_SEATS' });
    const party = { encounter: { encounterId, combatantIds: ids } };
    const wish = { winChance: { from: 0.5, to: 1 } };
    let answer = await found({ party, wish }, gm);
    while (answer.proposals.length === 0) answer = await found({ party, wish }, gm);
    const [proposal] = answer.proposals;
    expect(proposal?.partyAt).toEqual([ana, bor]);
    const [place] = proposal?.addCombatants[0]?.creatures ?? [];
    expect(place?.position).not.toEqual({ q: ana!.q + 6, r: ana!.r });
    expect(Math.abs(place!.position.q - ana!.q)).toBeGreaterThanOrEqual(5);
  });

  it('is no combatant who is not there', async () => {
    const { partyId, token } = await partyOf(api, 'SEGMENTS', ['Ana']);
    const { encounterId, gm } = await fightOf(api, 'SEGMENTS', { partyId, token });
    const party = { encounter: { encounterId, combatantIds: ['cmb_none'] } };
    expect(await ask({ party }, gm)).toMatchObject({
      fields: [{ path: 'party.encounter.combatantIds' }],
    });
  });

  it('is of an account where accounts open encounters', async () => {
    const withAccounts = await api.another({ oidc: issuer.oidc });
    expect(await ask({}, withAccounts.seated('NOWHERE'))).toMatchObject({
      __typename: 'Forbidden',
    });
  });
});

describe('what is refused', () => {
  it.each([
    [
      'an unknown creature',
      { creatures: [{ creature: 'dragon', atLeast: 0, atMost: 1 }] },
      'creatures.0.creature',
    ],
    ['no party', { party: { combatants: [] } }, 'party'],
    ['a chance beyond 1', { wish: { winChance: { from: 0.5, to: 1.5 } } }, 'wish.winChance'],
    ['a range that ends before it begins', { wish: { rounds: { from: 8, to: 3 } } }, 'wish.rounds'],
    [
      'more of a kind at least than at most',
      { creatures: [{ creature: 'marsh-lurker', atLeast: 3, atMost: 2 }] },
      'creatures.0.atMost',
    ],
    [
      'a sheet that the rules refuse',
      {
        party: { combatants: [{ name: 'Ana', sheet: { segments: { abilities, hitPoints: 0 } } }] },
      },
      'party.combatants.0.sheet.segments.hitPoints',
    ],
    [
      'a sheet of another ruleset',
      { party: { combatants: [{ name: 'Ana', sheet: { seconds: { toughness: 12 } } }] } },
      'party.combatants.0.sheet',
    ],
  ] as const)('%s', async (_, changes, path) => {
    const answer = await ask(changes as unknown as Partial<EncounterProposalsInput>);
    expect(answer).toMatchObject({ __typename: 'InvalidInput' });
    const [first] = 'fields' in answer ? answer.fields : [];
    expect(first?.path).toContain(path);
  });

  it('more than a bound, before anything is done', async () => {
    const combatants = Array.from({ length: 11 }, () => ({ name: 'Ana', sheet: weak }));
    expect(await ask({ party: { combatants } })).toMatchObject({ code: 'INVALID_INPUT' });
    const creatures = Array.from({ length: 9 }, () => base.creatures[0]);
    expect(await ask({ creatures } as never)).toMatchObject({ code: 'INVALID_INPUT' });
  });

  it('foes of whom there must be more than there may be', async () => {
    const creatures = [{ creature: 'marsh-lurker', atLeast: 4, atMost: 4 }];
    expect(await ask({ creatures, maxFoes: 2 })).toMatchObject({
      ...{ __typename: 'ForecastImpossible', code: 'NO_FOES' },
    });
  });
});
