import { illegal, type Rejection } from '../../../core/command/rejection.ts';
import { type Kind, kinds } from '../model/actions.ts';
import type { BudgetItem } from '../../../core/views/budget.ts';
import type { Combatant } from '../model/state.ts';

/** SEG-21: at most two Swifts a round. */
const SWIFTS = 2;

const count = (spent: readonly Kind[], kind: Kind): number =>
  spent.filter((other) => other === kind).length;

/**
 * SEG-21: a round holds a Full, or a Standard and a Move, or two Moves; and two Swifts.
 * Free actions have no limit (SEG-25).
 */
export function fits(spent: readonly Kind[], kind: Kind): boolean {
  const standards = count(spent, 'STANDARD');
  const moves = count(spent, 'MOVE');
  const full = count(spent, 'FULL') > 0;
  switch (kind) {
    case 'FULL':
      return !full && standards + moves === 0;
    case 'STANDARD':
      return !full && standards === 0 && moves <= 1;
    case 'MOVE':
      return !full && standards + moves <= 1;
    case 'SWIFT':
      return swiftsLeft(spent) > 0;
    case 'FREE':
      return true;
  }
}

/** SEG-21: of each kind how often it still fits, and how often it fits into an empty round. */
export const budgetOf = ({ spent }: Combatant): readonly BudgetItem[] =>
  kinds
    .filter((kind) => kind !== 'FREE')
    .map((kind) => ({
      resource: kind,
      label: kindLabels[kind],
      left: howOften(spent, kind),
      max: howOften([], kind),
    }));

const howOften = (spent: readonly Kind[], kind: Kind): number =>
  fits(spent, kind) ? 1 + howOften([...spent, kind], kind) : 0;

export const swiftsLeft = (spent: readonly Kind[]): number => SWIFTS - count(spent, 'SWIFT');

/** What an action takes from the round: Free takes nothing. */
export const spends = (kind: Kind): readonly Exclude<Kind, 'FREE'>[] =>
  kind === 'FREE' ? [] : [kind];

export const kindLabels: Readonly<Record<Kind, string>> = {
  FULL: 'Full',
  STANDARD: 'Standard',
  MOVE: 'Move',
  SWIFT: 'Swift',
  FREE: 'Free',
};

export const kindPhrases: Readonly<Record<Kind, string>> = {
  FULL: 'a Full action',
  STANDARD: 'a Standard action',
  MOVE: 'a Move action',
  SWIFT: 'a Swift action',
  FREE: 'a Free action',
};

/** What the round still holds, in words. */
function roomLeft(spent: readonly Kind[]): string {
  const left = kinds.filter((kind) => kind !== 'FREE' && fits(spent, kind));
  return left.length > 0
    ? `${left.map((kind) => kindPhrases[kind]).join(' or ')} still fits`
    : 'only Free actions are left';
}

export function refuseBudget(combatant: Combatant, kind: Kind): Rejection | null {
  if (fits(combatant.spent, kind)) return null;
  return illegal(
    'SEG-21',
    `${combatant.name} has no room for ${kindPhrases[kind]} this round`,
    roomLeft(combatant.spent),
    { spent: combatant.spent, wanted: kind },
  );
}

/** SEG-22: a turn's action is one initiation; Free actions are none. */
export function refuseInitiation(combatant: Combatant, kind: Kind): Rejection | null {
  if (kind === 'FREE' || !combatant.initiated) return null;
  return illegal(
    'SEG-22',
    `${combatant.name} has already initiated an action in this segment`,
    'another may come in the next one, and Free actions at any time',
  );
}
