import type { Actor } from '../../../core/command/actor.ts';
import { allHidden, knownTo } from '../../../core/roster/hidden.ts';
import {
  combatantView as viewAnyCombatant,
  tableView,
  viewAttacks,
} from '../../../core/table/view.ts';
import { withCourses } from '../../../core/views/course.ts';
import { vitalsFor } from '../../../core/views/foe-numbers.ts';
import type * as core from '../../../core/views/view.ts';
import { byKey } from '../../../core/catalogue/content.ts';
import { budgetOf } from '../stats/budget.ts';
import { toughnessOf } from '../stats/toughness.ts';
import { catalogue } from '../model/catalogue.ts';
import type { Action } from '../model/actions.ts';
import { type Component, components } from '../model/components.ts';
import { type Condition, conditions, conditionsOf, wounded } from '../model/conditions.ts';
import { fightingStatusOf } from '../model/lookup.ts';
import { joining } from '../model/combatant/newcomer.ts';
import type { Combatant, Doing, State } from '../model/state.ts';
import type { Settings } from '../rulebook/settings.ts';
import { type Clock, clockOf } from './clock.ts';
import { courseIn } from './course.ts';
import { type Sheet, sheetOf } from './sheet.ts';
import { timeline } from './timeline.ts';

/** An encounter as a seat sees it. */
export interface SecondsView extends core.EncounterView {
  readonly settings: Settings;
  readonly clock: Clock | null;
  readonly combatants: readonly CombatantView[];
  readonly actions: readonly Action[];
  readonly conditions: readonly Condition[];
  /** What combos are built of. */
  readonly components: readonly Component[];
}

/** What everyone at the table sees of a combatant, and the sheet for who plays it. */
export interface CombatantView extends core.CombatantView {
  readonly wounds: number;
  /** What it is busy with. */
  readonly doing: DoingView | null;
  /** What it has begun and goes on with later (SEC-12, 56). */
  readonly paused: readonly DoingView[];
  /** The keys of the weapons and other objects that it holds. */
  readonly held: readonly string[];
  readonly sheet: Sheet | null;
}

/** An ongoing action. */
interface DoingView {
  readonly action: string;
  readonly seconds: number;
  readonly done: number;
}

/** The encounter, field by field, as the actor may see it. */
export function view(state: State, actor: Actor): SecondsView {
  const hidden = knownTo(allHidden(state), actor);
  const brought = byKey(catalogue.newIn(state, hidden).actions);
  const withBrought: State = { ...state, actions: { ...state.actions, ...brought } };
  return Object.assign(
    tableView(state, actor, {
      combatant: (combatant) => viewCombatant(state, combatant, actor),
      hidden: (newcomer) => viewCombatant(withBrought, joining(newcomer, withBrought), actor),
    }),
    {
      clock: clockOf(state),
      actions: catalogue.listed(state, hidden).actions,
      conditions,
      components: Object.values(components),
      attacks: viewAttacks(state.attacks),
      timeline: withCourses(timeline(state), courseIn(state, actor)),
    },
  );
}

function viewCombatant(state: State, combatant: Combatant, actor: Actor): CombatantView {
  const { wounds, doing, paused, gear, objects } = combatant;
  const conditions = conditionsOf(combatant).map((condition) => ({
    ...condition,
    ends: null,
    amount: condition === wounded ? wounds : null,
    once: false,
  }));
  return {
    ...viewAnyCombatant(combatant, actor, {
      status: fightingStatusOf(combatant),
      conditions,
      vitals: vitalsFor(state, actor, combatant.id, [
        {
          label: 'Toughness',
          current: toughnessOf(state, combatant),
          max: combatant.sheet.toughness,
        },
      ]),
      budget: () => budgetOf(state, combatant),
      sheet: () => sheetOf(state, combatant),
    }),
    wounds,
    doing: doing && viewDoing(doing),
    paused: paused.map(viewDoing),
    held: [
      ...gear.filter(({ held }) => held).map(({ weapon }) => weapon),
      ...objects.filter(({ held }) => held).map(({ key }) => key),
    ],
  };
}

const viewDoing = ({ action, seconds, done }: Doing): DoingView => ({ action, seconds, done });
