import { planUnless } from '../../../core/command/handler.ts';
import { firstRefusal, illegal, invalid, type Rejection } from '../../../core/command/rejection.ts';
import {
  allowedTargets,
  candidateTargets,
  merge,
  nothing,
  type Options,
  refused,
  refusedTargets,
  targetHexes,
  targets,
} from '../../../core/decision/findings.ts';
import { short } from '../../../core/values/words.ts';
import { distance } from '../../../grid/hex.ts';
import { maneuversPlayed, refuseAsManeuver } from '../attack/maneuvers/maneuver.ts';
import { FEET_PER_HEX } from '../model/actions.ts';
import type { Aim } from '../model/commands.ts';
import type { Target } from '../model/ongoing.ts';
import type { State } from '../model/state.ts';
import { startAttacks } from '../ongoing/follow-up.ts';
import { kindPhrases } from '../stats/budget.ts';
import { meansOf } from '../stats/strike.ts';
import type { EffectRules, Offer, Plans, Using } from './effect.ts';
import { aimsOf, hiddenFrom } from './hex-sets.ts';
import { refuseAreaHex, refuseHiddenHex, refuseTarget } from './targets.ts';

type Attacking = Using<'ATTACK'>;

/** SEG-26, 32, 62: an attack for each target of the use, or an area for each hex. */
export const attackRules: EffectRules<'ATTACK'> = {
  purpose: 'ATTACK',
  takes: ['targetIds', 'targetHexes', 'speed', 'maneuver'],
  hasNoTarget: ({ combatants }, { user, effect: { area, range } }) => {
    if (!area) return false;
    const across = area.shape === 'DIAMETER' ? area.diameter / 2 : 0;
    return !Object.values(combatants).some(
      ({ id, status, position }) =>
        id !== user.id &&
        status !== 'DOWN' &&
        distance(user.position, position) * FEET_PER_HEX <= range + across,
    );
  },
  list: (state, using, offer) =>
    using.effect.area ? listArea(state, using, offer) : listTargets(state, using, offer),
  judge: (state, using, aim) => {
    const refuse = using.effect.area ? refuseArea : refuseTargets;
    return planUnless(refuse(state, using, aim), planOf(state, using, aim));
  },
  resume: planOf,
  start: (recorder, userId, { means, volley }) => {
    startAttacks(recorder, userId, means, volley);
  },
};

function planOf(state: State, using: Attacking, aim: Aim): Plans['ATTACK'] {
  const { user, action, use } = using;
  return {
    means: meansOf({ ...aim, action: action.key, use: use.kind }),
    volley: { targets: targetsOf(aim, user), unnamed: use.attacks - toBeNamed(state, using) },
  };
}

/** SEG-26, R-75: of how many attacks the targets are named as the action is initiated. */
const toBeNamed = ({ settings }: State, { use, effect }: Attacking): number =>
  settings.laterTargets === 'WHEN_MADE' && effect.area?.shape !== 'RADIUS' ? 1 : use.attacks;

/** R-75: at what the next attack of an action can be aimed, as it is made. */
export function listNextTarget(
  state: State,
  using: Attacking,
  { maneuver }: Pick<Aim, 'maneuver'>,
  offer: Pick<Offer, 'with'>,
): Options {
  const { user, effect } = using;
  if (effect.area) return listArea(state, using, offer);
  const others = Object.values(state.combatants).filter(({ id }) => id !== user.id);
  const open = allowedTargets(
    candidateTargets(others, (id) => refuseTarget(state, user, effect, id)),
  );
  const hidden = hiddenFrom(state, user, effect);
  return merge(
    open.length > 0 ? offer.with(targets(open, 1)) : nothing,
    hidden.hexes.length > 0 && !maneuver ? offer.with(targetHexes(hidden, 1)) : nothing,
  );
}

/** One for each attack; an area around its user is aimed at nothing else (SEG-62). */
function targetsOf(
  { targetIds, targetHexes: aimed }: Aim,
  { position }: Attacking['user'],
): readonly Target[] {
  if (targetIds.length > 0) return targetIds.map((id) => ({ kind: 'CREATURE', id }));
  const hexes = aimed.length > 0 ? aimed : [position];
  return hexes.map((hex) => ({ kind: 'HEX', hex }));
}

function listTargets(state: State, using: Attacking, offer: Offer) {
  const { user, action, effect } = using;
  const attacks = toBeNamed(state, using);
  const others = Object.values(state.combatants).filter(({ id }) => id !== user.id);
  const candidates = candidateTargets(others, (id) => refuseTarget(state, user, effect, id));
  const open = allowedTargets(candidates);
  const hidden = hiddenFrom(state, user, effect);
  return merge(
    open.length > 0 ? offer.with(targets(open, attacks)) : nothing,
    hidden.hexes.length > 0 ? offer.with(targetHexes(hidden, attacks)) : nothing,
    maneuversPlayed(state) ? listManeuvers(state, { action, attacks }, open, offer) : nothing,
    refusedTargets(candidates, `${offer.label} at`, offer.command, attacks),
  );
}

/** SEG-99: the same attack, to do something other than damage. */
function listManeuvers(
  state: State,
  { action, attacks }: Pick<Attacking, 'action'> & { readonly attacks: number },
  open: readonly string[],
  offer: Offer,
): Options {
  const label = short`${offer.label} as a maneuver`;
  const command = { ...offer.command, maneuver: true };
  const refusal = refuseAsManeuver(state, action);
  if (refusal) return refused(label, command, refusal);
  return open.length > 0 ? offer.as(label, command, targets(open, attacks)) : nothing;
}

function listArea(state: State, using: Attacking, offer: Pick<Offer, 'with'>): Options {
  const { user, effect } = using;
  const { area } = effect;
  if (!area || area.shape === 'RADIUS') return offer.with();
  const aims = aimsOf(state, user, effect, area);
  return aims.hexes.length > 0 ? offer.with(targetHexes(aims, toBeNamed(state, using))) : nothing;
}

/** At creatures, or at hexes in which no creature can be seen (SEG-49, 77). */
function refuseTargets(state: State, using: Attacking, aim: Aim): Rejection | null {
  const { user, action, effect, use } = using;
  const { targetIds, targetHexes: hexes, maneuver } = aim;
  if (targetIds.length > 0 && hexes.length > 0)
    return invalid(
      'targetHexes',
      `${action.name} is aimed at combatants or at hexes, not at both.`,
    );
  const attacks = toBeNamed(state, using);
  if (targetIds.length + hexes.length !== attacks)
    return invalid(
      'targetIds',
      `${action.name} as ${kindPhrases[use.kind]} needs ${attacks === 1 ? 'one target' : `${attacks} targets`}.`,
    );
  if (maneuver && hexes.length > 0)
    return illegal('SEG-99', 'A maneuver is made on someone, not on a hex', 'choose whom');
  return firstRefusal([
    ...targetIds.map((id) => () => refuseTarget(state, user, effect, id)),
    ...hexes.map((hex) => () => refuseHiddenHex(state, user, effect, hex)),
  ]);
}

/** SEG-62: at a hex for each time that the area is filled, or at none for one around its user. */
function refuseArea(state: State, using: Attacking, aim: Aim): Rejection | null {
  const { user, action, effect, use } = using;
  const { area } = effect;
  const { targetIds, targetHexes: hexes } = aim;
  if (targetIds.length > 0)
    return invalid('targetIds', `${action.name} fills hexes and takes no target: leave this out.`);
  const needed = area?.shape === 'RADIUS' ? 0 : toBeNamed(state, using);
  if (!area || hexes.length !== needed)
    return invalid(
      'targetHexes',
      `${action.name} as ${kindPhrases[use.kind]} is aimed at ${needed === 1 ? 'one hex' : `${needed} hexes`}.`,
    );
  return firstRefusal(hexes.map((hex) => () => refuseAreaHex(state, user, effect, { area, hex })));
}
