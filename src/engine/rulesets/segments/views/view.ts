import { type Actor, plays } from '../../../core/command/actor.ts';
import { allHidden, knownTo } from '../../../core/roster/hidden.ts';
import { vitalsFor } from '../../../core/views/foe-numbers.ts';
import type { TimelineEntry } from '../../../core/views/timeline.ts';
import { withCourses } from '../../../core/views/course.ts';
import { combatantView, tableView, viewAttacks } from '../../../core/table/view.ts';
import type * as core from '../../../core/views/view.ts';
import type { ConditionView } from '../../../core/views/view.ts';
import { budgetOf } from '../stats/budget.ts';
import { isBloodied } from '../stats/bloodied.ts';
import { catalogue } from '../model/catalogue.ts';
import type { Action } from '../model/actions.ts';
import { basicConditions } from '../model/built-in.ts';
import type { Condition } from '../model/conditions.ts';
import { joining } from '../model/combatant/newcomer.ts';
import type { Combatant, State } from '../model/state.ts';
import type { Settings } from '../rulebook/settings.ts';
import { type Clock, clockOf, endOf } from './clock.ts';
import { courseIn } from './course.ts';
import { sheetOf, type SheetView } from './sheet.ts';
import { timeline } from './timeline.ts';

/** An encounter as a seat sees it. */
export interface SegmentsView extends core.EncounterView {
  readonly settings: Settings;
  readonly clock: Clock | null;
  readonly combatants: readonly CombatantView[];
  readonly actions: readonly Action[];
  readonly conditions: readonly Condition[];
}

interface CombatantView extends core.CombatantView {
  readonly sheet: SheetView | null;
}

export function view(state: State, actor: Actor): SegmentsView {
  const { phase } = state;
  const hidden = knownTo(allHidden(state), actor);
  return Object.assign(
    tableView(state, actor, {
      combatant: (combatant) => viewCombatant(state, combatant, actor),
      hidden: (newcomer) => viewCombatant(state, joining(newcomer, state), actor),
    }),
    {
      clock: phase.kind === 'COMBAT' ? clockOf(phase) : null,
      ...catalogue.listed(state, hidden),
      attacks: viewAttacks(state.attacks),
      timeline: withCourses(
        timeline(state).filter((entry) => isPublic(entry, actor)),
        courseIn(state, actor),
      ),
    },
  );
}

/** What flies or moves is seen by all; what rests or is readied by who plays its owner alone. */
const isPublic = ({ kind, ownerId }: TimelineEntry, actor: Actor): boolean =>
  (kind !== 'COOLDOWN' && kind !== 'READIED') || plays(actor, ownerId);

function viewCombatant(state: State, combatant: Combatant, actor: Actor): CombatantView {
  const known = { ...basicConditions, ...state.conditions };
  const conditions = combatant.conditions.map(({ condition, until, dice, once }) => ({
    key: condition,
    name: known[condition]?.name ?? condition,
    summary: known[condition]?.summary ?? '',
    ends: until === null ? null : endOf(until),
    amount: dice,
    once,
  }));
  const derived = isBloodied(state, combatant) ? [bloodiedView] : [];
  const { hitPoints: current, maxHitPoints: max } = combatant;
  return combatantView(combatant, actor, {
    vitals: vitalsFor(state, actor, combatant.id, [{ label: 'Hit points', current, max }]),
    status: combatant.status,
    conditions: [...conditions, ...derived],
    budget: () => (state.phase.kind === 'COMBAT' ? budgetOf(combatant) : []),
    sheet: () => sheetOf(combatant),
  });
}

/** SEG-104: as everyone sees it. Its hit points say how long it lasts. */
export const bloodiedView: ConditionView = {
  key: 'bloodied',
  name: 'Bloodied',
  summary: 'Less than a third of the hit points: disadvantage on all rolls.',
  ends: null,
  amount: null,
  once: false,
};
