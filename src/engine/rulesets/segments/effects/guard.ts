import { illegal, type Rejection } from '../../../core/command/rejection.ts';
import { nothing } from '../../../core/decision/findings.ts';
import { err } from '../../../core/values/result.ts';
import type { EffectRules, Using } from './effect.ts';

/** SEG-43: of use as a defense only. */
export const guardRules: EffectRules<'GUARD'> = {
  purpose: 'ACT',
  takes: [],
  refuse: (_, using) => refuseGuard(using),
  list: () => nothing,
  judge: (_, using) => err(refuseGuard(using)),
  resume: (_, { action }) => {
    throw new Error(`'${action.key}' begins nothing.`);
  },
  start: () => undefined,
};

const refuseGuard = ({ action }: Using<'GUARD'>): Rejection =>
  illegal(
    'SEG-43',
    `${action.name} does nothing by itself`,
    'defend with it against an attack that has arrived',
  );
