/** Every field of an input that the schema lets be null can be given null. */
import { getNamedType, isInputObjectType, isListType, isNonNullType } from 'graphql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DefineActionsDocument, type VigilanceActionInput } from '../../../../src/client/index.ts';
import { schema } from '../../../../src/graphql/schema/index.ts';
import { type Api, startApi } from '../../../kit/graphql/api.ts';
import { operationWith, type Route, routesOf } from '../../../kit/graphql/arguments.ts';

/** A one-of input has exactly one field, and that is not null. */
const isOneOf = ({ path }: Route): boolean => {
  const above = path.at(-2);
  const type: unknown = above && getNamedType(above.type);
  return isInputObjectType(type) && type.isOneOf;
};

/** What can be left out where something else is given, or where an action has only one use. */
const needed = [
  'AddCombatantsInput.combatants',
  'VigilanceBoostEffectInput.fits',
  'UpdateEncounterInput.name',
  'SegmentsDeclareActionInput.use',
  'SegmentsReadyActionInput.use',
];

const nullable = routesOf(schema).filter(
  (route) =>
    route.operation === 'mutation' &&
    route.path.length > 1 &&
    // The others need its encounter.
    !route.coordinate.startsWith('DeleteEncounter') &&
    !needed.includes(route.coordinate) &&
    !isNonNullType(route.argument.type) &&
    !isOneOf(route),
);

/** Where a client finds the field in what it has sent, the first entry of each list. */
const placeOf = ({ path }: Route): string =>
  path
    .slice(1)
    .flatMap(({ name, type }, i) => {
      const inner = isNonNullType(type) ? type.ofType : type;
      return isListType(inner) && i < path.length - 2 ? [name, '0'] : [name];
    })
    .join('.');

const rulesets = ['SEGMENTS', 'VIGILANCE', 'SECONDS'] as const;

describe('null', () => {
  let api: Api;
  const ids = new Map<string, string>();
  beforeAll(async () => {
    api = await startApi();
    for (const ruleset of rulesets) ids.set(ruleset, (await api.create({ ruleset })).id);
  });
  afterAll(() => api.stop());

  it('is allowed in many places', () => {
    expect(nullable.length).toBeGreaterThan(100);
  });

  it.each(nullable.map((route) => [route.coordinate, route] as const))(
    'VIG-53 is taken as %s',
    async (_, route) => {
      for (const ruleset of rulesets) {
        const { query, variables } = operationWith(route, {
          value: null,
          encounterId: ids.get(ruleset)!,
        });
        const answer = JSON.stringify(await api.ask(query, variables));
        expect(answer).not.toContain(`"path":"${placeOf(route)}"`);
      }
    },
  );

  it('VIG-53 defines what prevents without a check', async () => {
    const foil: VigilanceActionInput = {
      ...{ key: 'foil', name: 'Foil', slot: 'QUICK' },
      effect: { opposed: { ability: null, reachKind: 'ANYWHERE', prevents: ['QUICK'] } },
    };
    const encounterId = ids.get('VIGILANCE')!;
    await api.play(DefineActionsDocument, {
      encounterId,
      definitions: { vigilance: { actions: [foil] } },
    });
  });
});
