/** Attacks that are aimed at hexes, over HTTP. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SetBattlefieldDocument } from '../../../../src/client/index.ts';
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

const hex = (q: number) => ({ q, r: 0 });

const duel = (): Promise<Fight> =>
  begin(api, {
    actions: [
      attack('volley', { speed: 3, slower: true }, [{ kind: 'FULL', attacks: 2 }]),
      attack('spark', { form: 'AREA', area: { line: true }, range: 30, speed: 3 }),
      attack('lamp', { form: 'AREA', area: { diameter: 10 }, range: 30 }),
    ],
    combatants: [someone('Ana', 0, knows('volley', 'spark', 'lamp')), foe('Bor', 3)],
  });

const choicesOf = (fight: Fight, action: string) =>
  fight
    .decision('TURN')
    .options.filter(
      ({ mutation, input }) =>
        mutation === 'declareAction' && (input as { action?: string }).action === action,
    )
    .flatMap(({ choices }) => choices);

const volley = `mutation ($input: DeclareActionInput!) { declareAction(input: $input) {
  ... on DeclareActionPayload { events {
    __typename
    ... on ActionDeclared { targetIds targetHexes { q r } speed }
    ... on ProjectileLaunched { projectile { target { __typename ... on SegmentsHexTarget { hex { q r } } } } }
    ... on FollowUpSet { followUp { targets { __typename ... on SegmentsHexTarget { hex { q r } } } } }
  } }
} }`;

describe('an attack on hidden hexes', () => {
  it('SEG-77 SEG-63 is listed with its hexes and its speeds, and reported with them', async () => {
    const fight = await duel();
    expect(choicesOf(fight, 'volley').map(({ field }) => field)).toEqual(['targetIds', 'speed']);
    await fight.play(SetBattlefieldDocument, { dark: [hex(4), hex(6)] });
    const choices = choicesOf(fight, 'volley');
    const { area } = choices.find(({ field }) => field === 'targetHexes') ?? {};
    expect(fight.hexesOf(area)).toMatchObject([hex(4), hex(6)]);
    expect(choices.find(({ field }) => field === 'speed')).toMatchObject({
      kind: 'NUMBER',
      min: 0,
      minimum: 1,
      maximum: 3,
    });
    expect(
      await fight.forbidden('Ana', 'volley', { use: 'FULL', targetHexes: [hex(3), hex(4)] }),
    ).toBe('SEG-77');
    const input = {
      encounterId: fight.encounter.id,
      combatantId: fight.id('Ana'),
      action: 'volley',
      details: { segments: { use: 'FULL', targetHexes: [hex(4), hex(6)], speed: 2 } },
    };
    expect(await fight.api.ask(volley, { input })).toMatchObject({
      declareAction: {
        events: [
          { __typename: 'ActionDeclared', targetIds: [], targetHexes: [hex(4), hex(6)], speed: 2 },
          { __typename: 'ProjectileLaunched', projectile: { target: { hex: hex(4) } } },
          { __typename: 'ProjectileAdvanced' },
          { __typename: 'FollowUpSet', followUp: { targets: [{ hex: hex(6) }] } },
        ],
      },
    });
  });
});

describe('an area', () => {
  it('SEG-61 comes upon whom it meets, and its course stands in the timeline', async () => {
    const fight = await duel();
    await fight.declare('Ana', 'spark', { targetHexes: [hex(6)] });
    expect(fight.happened('AreaGrew')).toMatchObject([
      { hexes: [hex(1), hex(2), hex(3)], struckIds: [fight.id('Bor')], left: 3 },
    ]);
    expect(fight.encounter.timeline).toMatchObject([
      { kind: 'ATTACK', targetIds: [fight.id('Bor')] },
      { kind: 'AREA', targetIds: [fight.id('Bor')], resolves: { round: 1, step: 2 } },
    ]);
    await fight.defend('NONE');
    expect(fight.happened('AttackHit')).toHaveLength(1);
  });

  it('SEG-62 SEG-66 of a diameter takes a hex within its range', async () => {
    const fight = await duel();
    expect(await fight.forbidden('Ana', 'lamp', { targetHexes: [hex(7)] })).toBe('SEG-66');
    await fight.declare('Ana', 'lamp', { targetHexes: [hex(2)] });
    expect(fight.happened('AreaGrew')).toMatchObject([{ left: 0 }]);
    expect(fight.encounter.attacks).toMatchObject([{ targetId: fight.id('Bor'), action: 'lamp' }]);
  });
});
