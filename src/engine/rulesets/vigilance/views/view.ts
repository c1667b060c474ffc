import type { Actor } from '../../../core/command/actor.ts';
import { knownTo, allHidden } from '../../../core/roster/hidden.ts';
import { combatantView, tableView } from '../../../core/table/view.ts';
import { withCourses } from '../../../core/views/course.ts';
import { vitalsFor } from '../../../core/views/foe-numbers.ts';
import type * as core from '../../../core/views/view.ts';
import { budgetOf } from '../stats/budget.ts';
import { isInjured, isStressed, reservesOf } from '../stats/limits.ts';
import { catalogue } from '../model/catalogue.ts';
import type { Action } from '../model/actions.ts';
import { type Condition, aspectsOfState } from '../model/conditions.ts';
import { actionOf, findCondition, fightingStatusOf } from '../model/lookup.ts';
import { joining } from '../model/combatant/newcomer.ts';
import type { State, StackObject, Combatant } from '../model/state.ts';
import type { Settings } from '../rulebook/settings.ts';
import { type Clock, clockOf } from './clock.ts';
import { courseIn } from './course.ts';
import { type SheetView, sheetOf } from './sheet.ts';
import { timeline, isPublic } from './timeline.ts';

/** An encounter as a seat sees it. */
export interface VigilanceView extends core.EncounterView {
  readonly settings: Settings;
  readonly clock: Clock | null;
  readonly combatants: readonly CombatantView[];
  readonly actions: readonly Action[];
  readonly conditions: readonly Condition[];
}

interface CombatantView extends core.CombatantView {
  readonly sheet: SheetView | null;
}

export function view(state: State, actor: Actor): VigilanceView {
  const { phase } = state;
  const hidden = knownTo(allHidden(state), actor);
  return Object.assign(
    tableView(state, actor, {
      combatant: (combatant) => viewCombatant(state, combatant, actor),
      hidden: (newcomer) => viewCombatant(state, joining(newcomer, state), actor),
    }),
    {
      clock: phase.kind === 'COMBAT' ? clockOf(state, phase, actor) : null,
      ...catalogue.listed(state, hidden),
      attacks: phase.kind === 'COMBAT' ? attacksOn(state, phase.stack) : [],
      timeline: withCourses(
        timeline(state).filter((entry) => isPublic(entry, actor)),
        courseIn(state),
      ),
    },
  );
}

/** The attacks that have not resolved, the bottom of the stack first. */
const attacksOn = (state: State, stack: readonly StackObject[]): readonly core.AttackView[] =>
  stack
    .filter(({ declared }) => actionOf(state, declared.action).effect.type === 'ATTACK')
    .map(({ id, ownerId, declared: { action, targetIds }, stage: { kind } }) => ({
      id,
      attackerId: ownerId,
      targetId: targetIds[0] ?? '',
      action,
      stage: kind,
    }));

const viewCombatant = (state: State, combatant: Combatant, actor: Actor): CombatantView =>
  combatantView(combatant, actor, {
    status: fightingStatusOf(combatant),
    conditions: conditionsOf(state, combatant),
    vitals: vitalsFor(state, actor, combatant.id, reservesOf(combatant)),
    budget: () => (state.phase.kind === 'COMBAT' ? budgetOf(state, combatant) : []),
    sheet: () => sheetOf(state, combatant),
  });

/** Counters, and what damage and stress have brought about (VIG-20 to 23). */
function conditionsOf(state: State, combatant: Combatant): readonly core.ConditionView[] {
  const { status, mind } = combatant;
  const { INJURED, STRESSED, PANICKING } = aspectsOfState;
  const aspects = [
    ...(status === 'STANDING' || status === 'YIELDED' ? [] : [aspectsOfState[status]]),
    ...(isInjured(state, combatant) ? [INJURED] : []),
    ...(isStressed(state, combatant) ? [STRESSED] : []),
    ...(mind === 'PANICKING' ? [PANICKING] : []),
  ];
  const lasting = { ends: null, once: false };
  return [
    ...aspects.map((aspect) => ({ ...aspect, ...lasting, amount: null })),
    ...combatant.conditions.map(({ condition: key, count: amount }) => {
      const known = findCondition(state, key);
      const { name, summary } = known ?? { name: key, summary: '' };
      return { key, name, summary, ...lasting, amount };
    }),
  ];
}
