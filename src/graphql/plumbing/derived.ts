/** The types that the rulesets give the API. */
import type { InputRef } from '@pothos/core';
import { type Hex, rulesets } from '@sixbeat/engine';
import { collect } from './derive/collect.ts';
import { DerivedTypes } from './derive/define.ts';
import {
  ActionInterface,
  ConditionInterface,
  CreatureInterface,
  EventInterface,
} from './interfaces.ts';

export const collected = collect(Object.values(rulesets));

const interfaces = {
  Action: ActionInterface,
  Condition: ConditionInterface,
  Creature: CreatureInterface,
  Event: EventInterface,
};

export const types = new DerivedTypes(collected.output, collected.input, (name) => {
  const implemented = collected.interfaces.get(name);
  return implemented ? [interfaces[implemented]] : [];
});

export const HexType = types.output('Hex');
export const HexInput = types.input('HexInput') as unknown as InputRef<Hex>;
export const Moment = types.output('Moment');
