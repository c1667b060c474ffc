/** What the rules have against a sheet, or what follows from it. */
import { type CombatantView, type EncounterView, gameMaster } from '@sixbeat/engine';
import { rulesetOf } from '../journal/ruleset-of.ts';
import type { CommandRefused } from '../play/judge.ts';
import { entered, opened, type SandboxQuestion } from './sandbox.ts';

export interface SheetQuestion extends SandboxQuestion {
  /** As `addCombatants` takes it; null where the definitions alone are checked. */
  readonly sheet: unknown;
}

export type SheetOutcome =
  | {
      readonly kind: 'CHECKED';
      readonly ruleset: string;
      /** With the sheet; null without one. */
      readonly combatant: CombatantView | null;
      /** All that there is, with what the question defines. */
      readonly view: Pick<EncounterView, 'actions' | 'conditions'>;
    }
  | CommandRefused;

const ID = 'checked';

/** Reads the definitions, and then the sheet, which may name them. */
export async function checkSheet(question: SheetQuestion): Promise<SheetOutcome> {
  const { sheet } = question;
  let record = await opened(question);
  if ('kind' in record) return record;
  if (sheet !== null) {
    record = entered(record, { id: ID, name: 'Checked', has: { sheet }, at: 0 }, question, []);
    if ('kind' in record) return record;
  }
  const view = rulesetOf(record).queries.view(record.snapshot.state, gameMaster);
  const combatant = view.combatants.find(({ id }) => id === ID) ?? null;
  return { kind: 'CHECKED', ruleset: record.ruleset, combatant, view };
}
