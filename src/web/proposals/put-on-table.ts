/** The foes of a proposal on the table of an encounter, where they were played from. */
import type { Proposal } from './wish.ts';

export type Foe = Proposal['addCombatants'][number]['creatures'][number];

/** As `addCombatants` takes it. */
interface Addition {
  readonly hidden: boolean;
  readonly creatures: Foe[];
}

/**
 * @param side the name that it has here
 * @param add sends one addition; false where it was refused, after which nothing more is sent
 */
export async function putOnTable(
  { addCombatants }: Proposal,
  side: string,
  add: (addition: Addition) => Promise<boolean>,
): Promise<void> {
  for (const { hidden, creatures } of addCombatants) {
    const joining = creatures.map((creature) => ({ ...creature, side }));
    if (!(await add({ hidden, creatures: joining }))) return;
  }
}
