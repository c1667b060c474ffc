import type { BudgetItem } from '../../../core/views/budget.ts';
import { type Action, SECONDS_PER_TURN } from '../model/actions.ts';
import { secondsLeft } from '../model/clock.ts';
import { actionOf, currentTurn, gearOf } from '../model/lookup.ts';
import type { Combatant, State } from '../model/state.ts';

/** SEC-50: seconds for each step of scale, the first included. */
const RELOAD_SECONDS = 4;

/** The seconds that the turn that is on still has. */
export function secondsToGo(state: State): number {
  const turn = currentTurn(state);
  return turn ? secondsLeft(turn) : SECONDS_PER_TURN;
}

/** SEC-50: longer for what is larger than oneself; what helpers have done is done. */
export function reloadSeconds(state: State, owner: Combatant, weapon: string): number {
  const { effect } = actionOf(state, weapon);
  const larger = effect.type === 'RANGED' ? Math.max(0, effect.scale - owner.sheet.scale) : 0;
  const helped = gearOf(owner, weapon)?.helped ?? 0;
  return Math.max(1, RELOAD_SECONDS * (1 + larger) - helped);
}

/** SEC-31: whether the combatant needs no time for it. */
export const takesNoTime = (combatant: Combatant, { effect, seconds }: Action): boolean =>
  seconds === 0 ||
  (effect.type === 'HANDLE' &&
    effect.how === 'DRAWN' &&
    combatant.sheet.techniques.includes('QUICK_DRAW'));

/** SEC-08, 42: the seconds of its turn in this round, and the defense rolls until its next one. */
export function budgetOf({ phase }: State, combatant: Combatant): readonly BudgetItem[] {
  if (phase.kind !== 'COMBAT') return [];
  const { id, sheet, defenses, delayedTurn } = combatant;
  const turn = phase.turns.find(({ combatantId }) => combatantId === id);
  const isToCome = phase.waiting.includes(id) || delayedTurn !== null;
  const left = turn ? secondsLeft(turn) : isToCome ? SECONDS_PER_TURN : 0;
  return [
    { resource: 'SECOND', label: 'Seconds', left, max: SECONDS_PER_TURN },
    ...kinds
      .map((kind) => ({
        ...{ resource: kind, label: labels[kind] },
        ...{ left: defenses[kind], max: sheet.defenses[kind] },
      }))
      .filter(({ max }) => max > 0),
  ];
}

const labels = { DODGE: 'Dodge', PARRY: 'Parry', BLOCK: 'Block' } as const;
const kinds = Object.keys(labels) as readonly (keyof typeof labels)[];
