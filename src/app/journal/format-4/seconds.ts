import { type Fields, without } from '../fields.ts';
import type { Addition } from './addition.ts';

/** SEC-31: nothing that takes no time had been declared with a longer action; SEC-49: no aim was quick. */
const added = { freeActions: [] };
const addedToCombatants = { aimsQuickly: false };

const upgrade = (state: Fields): Fields =>
  changed(state, {
    combatant: (combatant) => ({ ...combatant, ...addedToCombatants }),
    doing: (doing) => ({ ...doing, ...added }),
    turn: (turn) => ({ ...turn, ...added }),
  });

const downgrade = (state: Fields): Fields =>
  changed(state, { combatant: withoutAdded, doing: withoutAdded, turn: withoutAdded });

const withoutAdded = (fields: Fields): Fields =>
  without(fields, { ...added, ...addedToCombatants });

interface Changes {
  readonly combatant: (combatant: Fields) => Fields;
  readonly doing: (doing: Fields) => Fields;
  readonly turn: (turn: Fields) => Fields;
}

/** A setup has neither combatants nor turns. */
function changed(state: Fields, { combatant: change, doing, turn }: Changes): Fields {
  const { combatants, phase } = state as {
    readonly combatants?: Readonly<Record<string, Fields>>;
    readonly phase?: { readonly turns?: readonly Fields[] };
  };
  if (!combatants) return state;
  const busy = Object.entries(combatants).map(([id, combatant]) => [
    id,
    change({
      ...combatant,
      doing: combatant.doing && doing(combatant.doing as Fields),
      paused: (combatant.paused as readonly Fields[]).map(doing),
    }),
  ]);
  return {
    ...state,
    combatants: Object.fromEntries(busy) as Fields,
    ...(phase?.turns && { phase: { ...phase, turns: phase.turns.map(turn) } }),
  };
}

export const seconds: Addition = {
  knownBy: 'delaysOfTheFallen',
  settings: { aimCost: 'TWO_SECONDS', lateTie: 'ALONE' },
  upgrade,
  downgrade,
};
