/** What is to be known about an option before it is taken, over HTTP. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { IssueSeatDocument, SetBattlefieldDocument } from '../../../../src/client/index.ts';
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
let fight: Fight;
beforeAll(async () => {
  api = await startApi();
  fight = await standoff();
});
afterAll(() => api.stop());

/** Ana's turn, a friend beside her, a foe in the open and one behind an obstacle. */
async function standoff(): Promise<Fight> {
  const fight = await begin(api, {
    actions: [
      attack('bolt', { damage: 'Int + 1d6' }),
      attack('flurry', { damage: '1d6' }, [{ kind: 'FULL', attacks: 2 }]),
    ],
    combatants: [
      someone('Ana', 0, knows('bolt', 'flurry')),
      someone('Cid', 1),
      foe('Bor', 3),
      foe('Dag', 6),
    ],
  });
  await fight.play(SetBattlefieldDocument, { obstacles: [{ q: 5, r: 0 }] });
  return fight;
}

interface Target {
  readonly combatantId: string;
  readonly friendly: boolean | null;
  readonly distance: { readonly hexes: number } | null;
  readonly arrives: { readonly round: number; readonly step: number } | null;
  readonly hitChance: number | null;
  readonly isEstimated: boolean;
  readonly expectedDamage: number | null;
  readonly sight: { readonly clear: boolean; readonly covered: boolean } | null;
}

interface Option {
  readonly id: string;
  readonly intent: string;
  readonly label: string;
  readonly summary: string;
  readonly mutation: string;
  readonly input: { readonly action?: string; readonly use?: string };
  readonly choices: readonly {
    readonly field: string;
    readonly targetPicks: readonly Target[];
    readonly keyPicks: readonly { readonly key: string; readonly label: string }[];
  }[];
}

interface Decision {
  readonly id: string;
  readonly kind: string;
  readonly options: readonly Option[];
}

const document = `query ($id: ID!) { encounter(id: $id) { ... on Encounter { awaiting { id kind options {
  id intent label summary mutation input choices { field keyPicks { key label } targetPicks {
    combatantId terms { label rule { id } } friendly distance { hexes } arrives { round step onTurnOfId } hitChance isEstimated expectedDamage sight { clear covered }
  } }
} } } } }`;

async function awaiting(fight: Fight, client = fight.api): Promise<readonly Decision[]> {
  const answer = await client.ask(document, { id: fight.encounter.id });
  return (answer as { encounter: { awaiting: readonly Decision[] } }).encounter.awaiting;
}

const optionsOf = (decisions: readonly Decision[]) => decisions.flatMap(({ options }) => options);

const ofAction = (options: readonly Option[], action: string) =>
  options.filter(({ mutation, input }) => mutation === 'declareAction' && input.action === action);

describe('an option', () => {
  it('has an id of its own among all, the same as long as nothing about it changes', async () => {
    const before = await awaiting(fight);
    const ids = optionsOf(before).map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const id of ids) expect(id.length).toBeLessThanOrEqual(40);
    expect(await awaiting(fight)).toEqual(before);
    const decisionIds = before.map(({ id }) => id);
    expect(new Set(decisionIds).size).toBe(decisionIds.length);
  });

  it('has other ids in another encounter', async () => {
    const another = await standoff();
    const ids = new Set(optionsOf(await awaiting(fight)).map(({ id }) => id));
    expect(optionsOf(await awaiting(another)).filter(({ id }) => ids.has(id))).toEqual([]);
  });

  it('says what it is there for', async () => {
    const options = optionsOf(await awaiting(fight));
    const intents = (mutation: string, action?: string) => [
      ...new Set(
        options
          .filter((one) => one.mutation === mutation && (!action || one.input.action === action))
          .map(({ intent }) => intent),
      ),
    ];
    expect(intents('declareAction', 'bolt')).toEqual(['ATTACK']);
    expect(intents('declareAction', 'dash')).toEqual(['MOVE']);
    expect(intents('endTurn')).toEqual(['END']);
    expect(intents('readyAction')).toEqual(['READY']);
    expect(intents('adjudicate')).toEqual(['MANAGE']);
    expect(intents('yieldFight')).toEqual(['YIELD']);
  });

  it('says in words what may be picked', async () => {
    const labels = optionsOf(await awaiting(fight))
      .filter(({ mutation }) => mutation === 'endTurn')
      .flatMap(({ choices }) => choices.flatMap((choice) => choice.keyPicks));
    expect(labels).toContainEqual({ key: 'RISE_ONE', label: 'Rise one' });
  });
});

describe('a target that an option lists', () => {
  it('SEG-58 comes with when the attack would come to it', async () => {
    const [bolt] = ofAction(optionsOf(await awaiting(fight)), 'bolt');
    const steps = bolt?.choices[0]?.targetPicks.map(({ arrives }) => arrives);
    // Three hexes a segment: Cid beside her, Bor three hexes away, Dag six.
    expect(steps).toEqual(
      [1, 1, 2].map((step) => ({ round: 1, step, onTurnOfId: fight.id('Ana') })),
    );
  });

  it('comes with how far it is, whose side it is on, and what stands in between (SEG-75)', async () => {
    const [bolt] = ofAction(optionsOf(await awaiting(fight)), 'bolt');
    expect(bolt?.choices[0]?.targetPicks).toMatchObject([
      {
        combatantId: fight.id('Cid'),
        friendly: true,
        distance: { hexes: 1 },
        sight: { clear: true },
      },
      {
        combatantId: fight.id('Bor'),
        friendly: false,
        distance: { hexes: 3 },
        sight: { covered: false },
      },
      {
        combatantId: fight.id('Dag'),
        friendly: false,
        distance: { hexes: 6 },
        sight: { covered: true },
        terms: expect.arrayContaining([{ label: 'cover', rule: { id: 'SEG-75' } }]) as unknown,
      },
    ]);
  });

  it('has the chances that odds answers, at their worst, several attacks at once too', async () => {
    const options = optionsOf(await awaiting(fight));
    for (const [action, use, count] of [
      ['bolt', 'STANDARD', 1],
      ['flurry', 'FULL', 2],
    ] as const) {
      const target = ofAction(options, action)[0]?.choices[0]?.targetPicks.find(
        ({ combatantId }) => combatantId === fight.id('Bor'),
      );
      const targetIds = Array<string>(count).fill(fight.id('Bor'));
      const input = {
        declareAction: {
          combatantId: fight.id('Ana'),
          action,
          details: { segments: { use } },
          targetIds,
        },
      };
      const answer = (await fight.api.ask(
        `query ($id: ID!, $input: OddsInput!) { odds(encounterId: $id, input: $input) { ... on Odds {
          attacks { perDefense { hit { value } expectedDamage { value } } } } } }`,
        { id: fight.encounter.id, input },
      )) as {
        odds: {
          attacks: readonly {
            perDefense: readonly { hit: { value: number }; expectedDamage: { value: number } }[];
          }[];
        };
      };
      const ways = answer.odds.attacks[0]!.perDefense;
      const worst = Math.min(...ways.map(({ hit }) => hit.value));
      expect(target?.hitChance).toBe(worst);
      expect(worst).toBeGreaterThan(0);
      expect(worst).toBeLessThan(1);
      expect(ways.map(({ expectedDamage }) => expectedDamage.value)).toContain(
        target?.expectedDamage,
      );
    }
  });

  it('T-01 says whether its chances rest on a sheet that this seat does not see', async () => {
    const { issueSeat } = await api.send(IssueSeatDocument, {
      input: {
        encounterId: fight.encounter.id,
        kind: 'PLAYER',
        combatantIds: [fight.id('Ana'), fight.id('Cid')],
        name: 'Pia',
      },
    });
    if (issueSeat.__typename !== 'IssueSeatPayload') throw new Error(issueSeat.message);
    const estimatesOf = async (client?: Fight['api']) => {
      const [bolt] = ofAction(optionsOf(await awaiting(fight, client)), 'bolt');
      return bolt?.choices[0]?.targetPicks.map(({ isEstimated }) => isEstimated);
    };
    expect(await estimatesOf()).toEqual([false, false, false]);
    // Cid is of the same seat, Bor and Dag are not.
    expect(await estimatesOf(api.seated({ token: issueSeat.token }))).toEqual([false, true, true]);
  });

  it('has neither distance nor chances where the GM picks as the GM', async () => {
    const removal = optionsOf(await awaiting(fight)).find(
      ({ mutation }) => mutation === 'removeCombatant',
    );
    expect(removal?.choices[0]?.targetPicks[0]).toMatchObject({
      friendly: null,
      distance: null,
      hitChance: null,
      sight: null,
    });
  });
});
