/** T-04: what no seat may learn of dice that others roll by hand, before it has rolled its own. */
import { execute as executeGraphQL, isObjectType, parse } from 'graphql';
import { describe, expect, it } from 'vitest';
import type { Caller } from '../../../../src/app/ports.ts';
import { schema } from '../../../../src/graphql/schema/index.ts';
import { HandFight } from '../../../kit/app/hand-fight.ts';
import { done } from '../../../kit/app/app-fight.ts';
import { allFields } from '../../../kit/graphql/schema.ts';

const sheet = {
  abilities: { strength: 1, dexterity: 0, intelligence: 0, resolve: 0 },
  hitPoints: 30,
};
const someone = (id: string, q: number) => ({
  ...{ id, name: id, side: id === 'foe' ? 'foes' : 'heroes', position: { q, r: 0 }, sheet },
});

/** Ana, Bor and the GM roll by hand. @param dice of the encounter */
async function table(dice = 0) {
  const setup = { name: 'Hands', settings: { handDice: 'ALL_SEATS' } };
  const fight = await HandFight.open('SEGMENTS', setup, 1, dice);
  const combatants = [someone('ana', 0), someone('bor', 1), someone('foe', 2)];
  done(await fight.send({ type: 'AddCombatants', combatants }));
  const seats = { ana: await fight.sit('Ana', ['ana']), bor: await fight.sit('Bor', ['bor']) };
  return { fight, ...seats };
}

const declare = (...combatantIds: string[]) => ({ type: 'DeclareDice', combatantIds });

function everything(): string {
  const type = schema.getType('Encounter');
  if (!isObjectType(type)) throw new Error('There is no encounter.');
  return `query ($id: ID!) { encounter(id: $id) { ... on Encounter ${allFields(schema, type, { ruleset: 'SEGMENTS' })} } }`;
}
const EVERYTHING = parse(everything());

async function seen({ app, record }: HandFight, caller: Caller): Promise<string> {
  const answer = await executeGraphQL({
    schema,
    document: EVERYTHING,
    variableValues: { id: record.id },
    contextValue: {
      ...{ encounters: app, caller, isFollowedFrom: () => false },
      request: new Request('http://x/graphql'),
    },
  });
  expect(answer.data?.encounter).toBeTruthy();
  return JSON.stringify(answer.data);
}

describe('faces that are declared', () => {
  it('T-04 are seen by no other seat until all are there', async () => {
    const twins = await Promise.all([6, 1].map(async (face) => ({ face, ...(await table()) })));
    for (const { fight, face, ana } of twins) {
      await fight.byHand(fight.gm);
      done(await fight.send({ type: 'RollInitiative' }));
      expect(fight.waiting.map(({ combatantId }) => combatantId)).toEqual(['ana', 'bor', 'foe']);
      const faces = Array.from({ length: fight.waiting[0]?.count ?? 0 }, () => face);
      done(await fight.send(declare('ana'), ana, [faces]));
    }
    const [sixes, ones] = twins;
    for (const of of ['gm', 'bor'] as const) {
      const [one, other] = await Promise.all(
        [sixes!, ones!].map(({ fight, bor }) => seen(fight, of === 'gm' ? fight.gm : bor)),
      );
      expect(other).toBe(one);
    }
    const own = await Promise.all([sixes!, ones!].map(({ fight, ana }) => seen(fight, ana)));
    expect(own[0]).not.toBe(own[1]);
  });
});

describe('what is asked for', () => {
  it('T-04 is the same whatever the dice of the encounter are', async () => {
    const asked = new Set<string>();
    const fallen = new Set<string>();
    for (let dice = 1; dice <= 8; dice++) {
      const { fight, ana } = await table(dice);
      await fight.send({
        ...{ type: 'RollAbilityCheck', combatantId: 'ana', ability: 'STRENGTH', opponentId: 'foe' },
      });
      // What is published of the seed is another one.
      asked.add((await seen(fight, ana)).replaceAll(/[0-9a-f]{64}/g, ''));
      const answer = [Array.from({ length: 5 }, () => 3)];
      const { events } = done(await fight.send(declare('ana'), ana, answer));
      fallen.add(JSON.stringify(events));
    }
    expect(asked.size).toBe(1);
    expect(fallen.size).toBeGreaterThan(1);
  });
});
