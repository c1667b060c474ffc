import { illegal, type Rejection } from '../../../core/command/rejection.ts';
import { refuseDisoriented } from '../condition/disorientation.ts';
import { fits } from '../stats/budget.ts';
import { orderWithShift } from '../stats/rank.ts';
import type { Kind } from '../model/actions.ts';
import type { CommandOf } from '../model/commands.ts';
import type { EventRecorder } from '../model/handler.ts';
import { combatOf } from '../model/lookup.ts';
import type { Combatant, State } from '../model/state.ts';

export type Unused = CommandOf<'EndTurn'>['unused'];

/** What each way to use up an unused action costs (SEG-28, 29). */
export const unusedCost: Readonly<Record<Exclude<Unused, 'KEEP'>, Kind>> = {
  RISE_ONE: 'STANDARD',
  RISE_TWO: 'FULL',
  TOP_NEXT_ROUND: 'STANDARD',
};

export function refuseUnused(state: State, combatant: Combatant, unused: Unused): Rejection | null {
  if (unused === 'KEEP') return null;
  const rule = unused === 'TOP_NEXT_ROUND' ? 'SEG-29' : 'SEG-28';
  if (combatOf(state).first.includes(combatant.id) && unused === 'TOP_NEXT_ROUND')
    return illegal(
      rule,
      `${combatant.name} comes first in the next round already`,
      'keep the action, or rise in rank with it',
    );
  if (fits(combatant.spent, unusedCost[unused]))
    return refuseDisoriented(state, combatant, unusedCost[unused]);
  return unused === 'RISE_TWO'
    ? illegal(
        rule,
        `${combatant.name} has spent a part of this round's Full action`,
        fits(combatant.spent, unusedCost.RISE_ONE) ? 'it may rise one rank' : 'keep what is left',
      )
    : illegal(
        rule,
        `${combatant.name} has no Standard action left this round`,
        'keep what is left',
      );
}

export function spendUnused(log: EventRecorder, { id }: Combatant, unused: Unused): void {
  switch (unused) {
    case 'KEEP':
      return;
    case 'RISE_ONE':
      rise(log, id, { places: 1, spends: [unusedCost[unused]] });
      return;
    case 'RISE_TWO':
      rise(log, id, { places: 2, spends: [unusedCost[unused]] });
      return;
    case 'TOP_NEXT_ROUND':
      log.emit({ type: 'TopOfRoundTaken', combatantId: id, spends: [unusedCost[unused]] });
  }
}

/** SEG-28. */
function rise(
  log: EventRecorder,
  combatantId: string,
  { places, spends }: { readonly places: number; readonly spends: readonly Kind[] },
): void {
  const order = orderWithShift(combatOf(log.state).order, combatantId, places);
  log.emit({ type: 'RankChanged', combatantId, spends, order });
}
