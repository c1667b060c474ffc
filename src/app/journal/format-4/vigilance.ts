import type { Fields } from '../fields.ts';
import type { Addition } from './addition.ts';

export const vigilance: Addition = {
  knownBy: 'askedToRespond',
  settings: {
    preparedPerformances: 'ONCE',
    ambushBoosts: 'NONE',
    givingUpTime: 'EMPTY_STACK',
    freeQuickActions: 'OWN_TURN',
    newcomers: 'NEXT_ROUND',
    displacedTravels: 'IMPOSSIBLE',
    climbAndSwingOn: 'ANYTHING',
  },
  upgrade: (state) => withStack(state, (declared) => ({ ...declared, from: null })),
  downgrade: (state) => withStack(state, ({ from: _from, ...declared }) => declared),
};

interface Stacked {
  readonly phase: Fields & { readonly stack: readonly { readonly declared: Fields }[] };
}

/** RV-52: what was declared has where its way begins; null is played as it was before. */
function withStack(state: Fields, change: (declared: Fields) => Fields): Fields {
  const { phase } = state as unknown as Partial<Stacked>;
  if (!phase || !('stack' in phase)) return state;
  const stack = phase.stack.map((object) => ({ ...object, declared: change(object.declared) }));
  return { ...state, phase: { ...phase, stack } };
}
