import type { Choice, CommandTemplate } from '../../../core/decision/decision.ts';
import type { Intent as Purpose } from '../../../core/values/intent.ts';
import {
  candidateTargets,
  allowed,
  destination,
  withIntent,
  type Options,
  optional,
  merge,
  nothing,
  allowedTargets,
  option,
  reachingNobody,
  withCosts,
  refused,
  refusedTargets,
  someHexes,
  someOf,
  targetHexes,
  targets,
  upTo,
} from '../../../core/decision/findings.ts';
import { areaOf } from '../../../core/decision/hex-set.ts';
import { disc } from '../../../grid/area.ts';
import { distance } from '../../../grid/hex.ts';
import { refuseBeneficiary } from '../action/aid.ts';
import { swiftsToModify } from '../action/aim.ts';
import { type Intent, refuseIntent, type Timing } from '../action/intent.ts';
import { refuseTarget } from '../action/targets.ts';
import { maneuversPlayed, refuseAsManeuver } from '../attack/maneuvers/maneuver.ts';
import { costOf, everyUse, type KnownAction } from '../stats/known-actions.ts';
import { structureGuard } from '../terrain/structures.ts';
import { noHexInReach, movementLimits } from '../terrain/way.ts';
import { type Action, FEET_PER_HEX, type Use } from '../model/actions.ts';
import type { Combatant, State } from '../model/state.ts';
import { aimsOf, endsOf, hiddenFrom } from './areas.ts';
import { labelOf, price } from './build.ts';

type CommandType = 'DeclareAction' | 'ReleaseReadiedAction';

/** What a combatant can initiate now, with every legal aim. */
export function actionFindings(state: State, combatant: Combatant, timing: Timing): Options {
  return merge(
    ...everyUse(state, combatant).map(({ known, use }) => {
      const intent: Intent = { combatantId: combatant.id, action: known.action.key, use: use.kind };
      const refusal = refuseIntent(state, intent, timing);
      const label = labelOf(known.action.name, use.kind, costOf(known, use.kind));
      if (refusal) return refused(label, { type: 'DeclareAction', ...intent }, refusal);
      return aimFindings(state, combatant, { known, use, timing, type: 'DeclareAction' });
    }),
  );
}

/** What an action is there for. */
const intents: Readonly<Record<Action['effect']['type'], Purpose>> = {
  ATTACK: 'ATTACK',
  MOVEMENT: 'MOVE',
  STRUCTURE: 'ACT',
  AID: 'ACT',
  STANCE: 'ACT',
  GUARD: 'ACT',
};

interface Candidate {
  readonly known: KnownAction;
  readonly use: Use;
  readonly timing: Timing;
  readonly type: CommandType;
}

/** Every legal aim of an action that may be initiated. */
export function aimFindings(state: State, combatant: Combatant, candidate: Candidate): Options {
  const { known, use, timing, type } = candidate;
  const { action } = known;
  const isInVain = reachesNobody(state, combatant, action);
  const label = `${labelOf(action.name, use.kind, costOf(known, use.kind))}${isInVain ? ', with nobody in reach' : ''}`;
  const named = type === 'DeclareAction' ? { action: action.key, use: use.kind } : {};
  const command = { type, combatantId: combatant.id, ...named };
  const offerAs = (name: string, template: CommandTemplate, choices: readonly Choice[]) => {
    const offered = withIntent(
      intents[action.effect.type],
      option(
        name,
        template,
        [...choices, ...modifierChoice(combatant, candidate), ...speedChoice(action)],
        timing === 'OPENING' ? [] : price(costOf(known, use.kind)),
      ),
    );
    return allowed(isInVain ? reachingNobody(offered) : offered);
  };
  const offer = (...choices: readonly Choice[]) => offerAs(label, command, choices);
  /** SEG-99: the same attack, to do something other than damage. */
  const asManeuver = (open: readonly string[]): Options => {
    const template = { ...command, maneuver: true };
    const refusal = refuseAsManeuver(state, action);
    if (refusal) return refused(`${label} as a maneuver`, template, refusal);
    if (open.length === 0) return nothing;
    return offerAs(`${label} as a maneuver`, template, [targets(open, use.attacks)]);
  };
  const { effect } = action;
  switch (effect.type) {
    case 'ATTACK': {
      const { area } = effect;
      if (area?.shape === 'RADIUS') return offer();
      if (area) {
        const aims = aimsOf(state, combatant, effect, area);
        return aims.hexes.length > 0 ? offer(targetHexes(aims, use.attacks)) : nothing;
      }
      const hidden = hiddenFrom(state, combatant, effect);
      const others = Object.values(state.combatants).filter(({ id }) => id !== combatant.id);
      const aims = candidateTargets(others, (id) => refuseTarget(state, combatant, effect, id));
      const open = allowedTargets(aims);
      return merge(
        open.length > 0 ? offer(targets(open, use.attacks)) : nothing,
        hidden.hexes.length > 0 ? offer(targetHexes(hidden, use.attacks)) : nothing,
        maneuversPlayed(state) ? asManeuver(open) : nothing,
        refusedTargets(aims, `${label} at`, command, use.attacks),
      );
    }
    case 'MOVEMENT': {
      const stride = movementLimits(state, combatant, effect, timing === 'OPENING');
      const reach = endsOf(state, combatant, stride);
      if (effect.mode === 'DODGE')
        return offer(optional(destination(reach), 'It stays where it is.'));
      if (reach.hexes.length > 0) return offer(destination(reach));
      return refused(label, command, noHexInReach(combatant));
    }
    case 'STRUCTURE': {
      const refuseHex = structureGuard(state, combatant, effect);
      const near = disc(combatant.position, effect.range / FEET_PER_HEX);
      const free = areaOf(() => near.filter((hex) => !refuseHex(hex)));
      return free.hexes.length > 0 ? offer(someHexes('hexes', free, effect.size)) : nothing;
    }
    case 'AID': {
      if (effect.whom === 'USER') return offer();
      const aims = candidateTargets(Object.values(state.combatants), (id) =>
        refuseBeneficiary(state, combatant, effect, id),
      );
      const open = allowedTargets(aims);
      return merge(
        open.length > 0 ? offer(targets(open, 1)) : nothing,
        refusedTargets(aims, `${label} for`, command),
      );
    }
    case 'STANCE':
      return offer();
    case 'GUARD':
      return nothing;
  }
}

/** SEG-62: of an area, whether it could come to nobody, wherever it is aimed. */
function reachesNobody(
  { combatants }: State,
  { id, position }: Combatant,
  { effect }: Action,
): boolean {
  if (effect.type !== 'ATTACK' || !effect.area) return false;
  const { area, range } = effect;
  const across = area.shape === 'DIAMETER' ? area.diameter / 2 : 0;
  const isReached = (other: Combatant) =>
    other.id !== id &&
    other.status !== 'DOWN' &&
    distance(position, other.position) * FEET_PER_HEX <= range + across;
  return !Object.values(combatants).some(isReached);
}

/** SEG-23: as many modifiers as there are Swifts to pay for them. */
function modifierChoice(
  combatant: Combatant,
  { known, use, timing }: Candidate,
): readonly Choice[] {
  const keys = known.action.modifiers.map(({ key }) => key);
  const left = swiftsToModify(combatant, costOf(known, use.kind), timing);
  const max = Math.min(keys.length, left);
  if (max === 0) return [];
  const choice = optional(someOf('KEY', 'modifiers', keys, [1, max]), 'It is used as it is.');
  return [withCosts(choice, () => price('SWIFT'))];
}

/** SEG-63. */
const speedChoice = ({ effect }: Action): readonly Choice[] =>
  (effect.type === 'ATTACK' || effect.type === 'STRUCTURE') && effect.slower
    ? [optional(upTo('speed', effect.speed), `At its full speed, ${effect.speed} hexes a segment.`)]
    : [];
