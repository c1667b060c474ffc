/** For every argument the largest value that its bound allows, given as often as the limits allow. */
import { parse } from 'graphql';
import { complexityOf } from '../../../src/graphql/http/limits/argument-limit.ts';
import {
  MAX_ALIASES,
  MAX_BODY,
  MAX_COMPLEXITY,
  MAX_REPEATS,
  MAX_ROOT_FIELDS,
} from '../../../src/graphql/http/limits/limits.ts';
import { schema } from '../../../src/graphql/schema/index.ts';
import { operationWith, type Route, routesOf, valueOfSize } from './arguments.ts';
import type { Crowd } from './extremes.ts';
import type { Flood } from './floods.ts';

/** As many as these, the most first. */
const halvings = (most: number): readonly number[] =>
  most <= 1 ? [1] : [most, ...halvings(Math.floor(most / 2))];

/** Inputs that one ruleset has alone; those that all share are asked of SEGMENTS. */
const ownOf = ({ coordinate }: Route): string =>
  /^(Vigilance|Seconds)/.exec(coordinate)?.[0].toUpperCase() ?? 'SEGMENTS';

/** With the lists around the value as long as may be, and with one entry each. */
export function mostOf({ id: encounterId, ruleset }: Crowd): readonly Flood[] {
  return routesOf(schema)
    .filter((route) => route.operation !== 'subscription' && ownOf(route) === ruleset)
    .flatMap((route) => {
      const nested = route.path.length > 2;
      return [...(nested ? [100] : []), 1].flatMap(
        (around) => mostOfOne(route, encounterId, around) ?? [],
      );
    });
}

function mostOfOne(route: Route, encounterId: string, most: number): Flood | null {
  const value = valueOfSize(route.argument, (bound) => bound);
  if (value === null) return null;
  for (const around of halvings(most))
    for (const times of halvings(timesOf(route))) {
      const asked = operationWith(route, { value, encounterId, times, around });
      const body = JSON.stringify(asked);
      if (body.length > MAX_BODY) break;
      const operation = { schema, document: parse(asked.query), variableValues: asked.variables };
      if ((complexityOf(operation) ?? 0) > MAX_COMPLEXITY) continue;
      const name = `${route.coordinate}, ${times} times${most > 1 ? `, in lists of ${around}` : ''}`;
      return { name, body };
    }
  return null;
}

const timesOf = ({ steps }: Route): number =>
  steps.length === 1 ? MAX_ROOT_FIELDS : Math.min(MAX_REPEATS, MAX_ALIASES - steps.length);
