import {
  type ExpectedHit,
  type Prospect,
  prospectBy,
  unjudged,
} from '../../../core/ruleset/tactics.ts';
import type { CombatantId } from '../../../core/values/ids.ts';
import { type Aiming, aimingOf } from '../action/aim.ts';
import { aimedAs, attacks, couldReach } from '../action/reach.ts';
import { targetsOfSpell } from '../attack/spell.ts';
import { preparationBy, secondsOf } from '../effects/index.ts';
import { secondsToGo } from '../stats/budget.ts';
import { isArea, SECONDS_PER_TURN } from '../model/actions.ts';
import type { Command, CommandOf } from '../model/commands.ts';
import { actionOf, combatantOf, isFighting } from '../model/lookup.ts';
import type { Combatant, Doing, State } from '../model/state.ts';
import { blowOf } from './strikes.ts';

/** What a listed command is for. */
export const prospects = prospectBy<State, Command>({
  DeclareAction: (state, command) => declaring(state, command),
  ContinueAction: (state, command) => continuing(state, command),
  CompleteAction: (state, command) => completing(state, command),
  ResolveDefense: (state, command) => meeting(state, command),
});

function declaring(state: State, command: CommandOf<'DeclareAction'>): Prospect {
  const combatant = combatantOf(state, command.combatantId);
  const action = actionOf(state, command.action);
  const { effect } = action;
  if (attacks(effect)) {
    const begun = { ...command, seconds: secondsOf(state, combatant, command), done: 0 };
    return attacking(state, combatant, begun);
  }
  if (command.to) return { kind: 'GO', to: command.to, rule: 'SEC-32' };
  return preparationBy(state, { user: combatant, action, effect }, command.weapon) ?? unjudged;
}

type Begun = Pick<Doing, 'action' | 'weapon' | 'combo' | 'seconds' | 'done'>;

/** SEC-15: an attack is aimed as it is complete; what it is worth is that of its best target now. */
function attacking(state: State, combatant: Combatant, begun: Begun): Prospect {
  const aiming = aimedAs(state, combatant, begun);
  if (!aiming) return unjudged;
  const blows = couldReach(state, aiming)
    .map((id) => combatantOf(state, id))
    .filter((one) => one.side !== combatant.side && isFighting(one))
    .slice(0, MAX_TARGETS)
    .map(({ id: targetId }) => blowAt(state, aiming, begun, targetId));
  const [best] = blows.sort((a, b) => b.downs - a.downs || b.damage - a.damage);
  if (!best) return unjudged;
  return {
    kind: 'STRIKE',
    blows: Array.from({ length: Math.max(1, aiming.count) }, () => best),
  };
}

/** Of those in reach, how many are compared before an attack begins. */
const MAX_TARGETS = 6;

function blowAt(state: State, aiming: Aiming, begun: Begun, targetId: CombatantId): ExpectedHit {
  const { combatant, combo, weapon } = aiming;
  const action = weapon ?? begun.action;
  const beyond = Math.max(0, begun.seconds - begun.done - secondsToGo(state));
  const { delay } = actionOf(state, begun.action);
  return blowOf(state, {
    strike: { attackerId: combatant.id, targetId, action, combo, origin: combatant.position },
    ...{ hasHit: false, defense: 'NONE', after: (beyond + delay) / SECONDS_PER_TURN },
  });
}

/** SEC-12: what it goes on with. */
function continuing(state: State, { combatantId, action }: CommandOf<'ContinueAction'>): Prospect {
  const combatant = combatantOf(state, combatantId);
  const { doing, paused } = combatant;
  const begun = action === null ? doing : paused.find((one) => one.action === action);
  if (!begun) return unjudged;
  const { effect } = actionOf(state, begun.action);
  if (attacks(effect)) return attacking(state, combatant, begun);
  const to = begun.path.at(-1);
  return to
    ? { kind: 'GO', to, rule: 'SEC-32' }
    : { kind: 'PREPARE', attacks: 1 / 3, rule: 'SEC-12' };
}

/** SEC-15: what is complete, aimed. */
function completing(state: State, command: CommandOf<'CompleteAction'>): Prospect {
  const { combatantId: ownerId, targetIds, to } = command;
  const combatant = combatantOf(state, ownerId);
  const { doing } = combatant;
  if (!doing) return unjudged;
  const aiming = aimingOf(state, combatant, doing);
  if (!aiming.attack) return unjudged;
  const spell = { ownerId, action: doing.action, targetIds, to, isDelayed: false };
  const struck = isArea(aiming.attack) ? (to ? targetsOfSpell(state, spell) : []) : targetIds;
  if (struck.length === 0) return unjudged;
  const blows = struck.map((targetId) =>
    blowAt(state, aiming, { ...doing, done: doing.seconds }, targetId),
  );
  return { kind: 'STRIKE', blows };
}

/** SEC-41: an attack that has hit, met in this way. */
function meeting(state: State, { attackId, defense }: CommandOf<'ResolveDefense'>): Prospect {
  const strike = state.attacks.find(({ id }) => id === attackId);
  if (!strike) return unjudged;
  const blow = blowOf(state, { strike, hasHit: true, defense, after: 0 });
  return { kind: 'MEET', blow };
}
