import type { Addition } from './addition.ts';

export const segments: Addition = {
  knownBy: 'defenseTiming',
  settings: {
    pushedMove: 'LOST',
    hitPointRolls: 'TOTALS',
    swimming: 'MARKED',
    runningFull: 'UNTIL_OVER',
    askedWhen: 'DONE',
    attackerState: 'AS_ROLLED',
    unnamedGrant: 'NEXT_ROLL',
    dodgeNeeds: 'NOTHING',
    pushedDodge: 'LOST',
    laterTargets: 'AT_ONCE',
    counterInitiation: 'USED',
  },
};
