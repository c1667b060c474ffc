/** Walls and doors over HTTP. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  IssueSeatDocument,
  SetBattlefieldDocument,
  SetDoorDocument,
  UseDoorDocument,
} from '../../../../src/client/index.ts';
import { begin, type Fight, foe, knows, someone } from '../../../kit/graphql/segments-fight.ts';
import { type Api, type ApiClient, startApi } from '../../../kit/graphql/api.ts';

let api: Api;
let fight: Fight;
const edge = { hex: { q: 0, r: 0 }, side: 'E' } as const;
const secret = { hex: { q: 0, r: 0 }, side: 'NE', kind: 'SECRET_DOOR' } as const;
beforeAll(async () => {
  api = await startApi();
  // Before anything else, so that the entry of the beginning has it.
  const create = api.create.bind(api);
  api.create = () => create({ walls: [secret] });
  fight = await begin(api, { combatants: [someone('Ana', 0, knows()), foe('Bor', 1)] });
});
afterAll(() => api.stop());

const asked = `query ($id: ID!) {
  encounter(id: $id) { ... on Encounter {
    battlefield { walls { hex { q r } side kind } }
    awaiting { kind options { label mutation input } }
    journal(first: 100) {
      nodes {
        command { mutation input }
        events { __typename ... on BattlefieldSet { battlefield { walls { kind } } } }
      }
    }
  } }
  lineOfSight(encounterId: $id, from: { q: 0, r: 0 }, to: { q: 1, r: 0 }) { ... on LineOfSight {
    clear window rule { id } blockingWalls { hex { q r } side }
  } }
}`;
interface Answer {
  readonly encounter: {
    readonly battlefield: { readonly walls: readonly object[] };
    readonly awaiting: readonly {
      readonly kind: string;
      readonly options: readonly { readonly label: string; readonly mutation: string }[];
    }[];
  };
  readonly lineOfSight: object;
}
const ask = async (by: ApiClient = api) =>
  (await by.ask(asked, { id: fight.encounter.id })) as Answer;
const doorsOf = ({ encounter }: Answer) =>
  encounter.awaiting
    .flatMap(({ options }) => options)
    .filter(({ mutation }) => mutation === 'useDoor')
    .map(({ label }) => label);

it('are those that the encounter was created with', async () => {
  const { encounter, lineOfSight } = await ask();
  expect(encounter.battlefield.walls).toEqual([secret]);
  expect(lineOfSight).toEqual({ clear: true, window: 0, rule: null, blockingWalls: [] });
});

it('T-06 a closed door hides, and the option of a turn opens it', async () => {
  await fight.play(SetBattlefieldDocument, { walls: [{ ...edge, kind: 'CLOSED_DOOR' }, secret] });
  const closed = await ask();
  expect(closed.lineOfSight).toEqual({
    ...{ clear: false, window: 0, rule: { id: 'SEG-74' }, blockingWalls: [edge] },
  });
  expect(doorsOf(closed)).toEqual(['Open the door to the east']);
  const { events } = await fight.play(UseDoorDocument, {
    combatantId: fight.id('Ana'),
    edge,
    open: true,
  });
  expect(events).toMatchObject([{ __typename: 'DoorUsed', text: 'Ana opens a door' }]);
  expect((await ask()).lineOfSight).toMatchObject({ clear: true });
  await fight.play(SetDoorDocument, { edge, open: false });
});

it('T-09 a secret door is a wall to a player, and to the GM none', async () => {
  const walls = ({ encounter }: Answer) => encounter.battlefield.walls;
  expect(walls(await ask())).toContainEqual(secret);
  const input = {
    ...{ encounterId: fight.encounter.id, kind: 'PLAYER' as const, name: 'Ana' },
    combatantIds: [fight.id('Ana')],
  };
  const { issueSeat } = await api.send(IssueSeatDocument, { input });
  if (issueSeat.__typename !== 'IssueSeatPayload') throw new Error(issueSeat.message);
  const seen = await ask(api.seated({ token: issueSeat.token }));
  expect(walls(seen)).toContainEqual({ ...secret, kind: 'WALL' });
  expect(JSON.stringify(seen)).not.toContain('SECRET');
});
