/** The types that the rulesets give the API. */
import type { InputRef } from '@pothos/core';
import type { Hex } from '@sixbeat/engine';
import type { ApiTypes } from './derive/api-types.ts';
import { DerivedTypes } from './derive/define.ts';
import {
  ActionInterface,
  ClockInterface,
  ConditionInterface,
  CreatureInterface,
  EventInterface,
  eventInterfaceOf,
  NodeInterface,
  RuleInterface,
} from './interfaces.ts';

/** JSON that `infra/functions/bundle.ts` puts here; nowhere else is there such a variable. */
declare const BUNDLED_API_TYPES: string;

export const apiTypes =
  typeof BUNDLED_API_TYPES === 'string'
    ? (JSON.parse(BUNDLED_API_TYPES) as ApiTypes)
    : (await import('./derive/api-types.ts')).apiTypesOf(
        Object.values((await import('@sixbeat/engine/all')).rulesets),
      );

const rulesetEvents = Object.keys(apiTypes.rulesets).map(eventInterfaceOf);

/** The interfaces of what happens to an encounter as a whole, whatever its ruleset. */
export const lifecycleEvent = [EventInterface, ...rulesetEvents];

export const types = new DerivedTypes(
  apiTypes,
  new Map(
    [
      ActionInterface,
      ClockInterface,
      ConditionInterface,
      CreatureInterface,
      NodeInterface,
      RuleInterface,
      ...lifecycleEvent,
    ].map((ref) => [ref.name, ref]),
  ),
);

export const HexType = types.output('Hex');
export const HexInput = types.input('HexInput') as unknown as InputRef<Hex>;
export const PointInTime = types.output('PointInTime');
export const Term = types.output('Term');
