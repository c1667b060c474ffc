import { flatPart } from '../../../core/formula/formula.ts';
import {
  type ExpectedHit,
  type Prospect,
  prospectBy,
  unjudged,
} from '../../../core/ruleset/tactics.ts';
import type { CombatantId } from '../../../core/values/ids.ts';
import { distance, hexNumber } from '../../../grid/hex.ts';
import { readiedIntent } from '../action/ready.ts';
import { openGrants } from '../attack/open-grants.ts';
import { fillOf, type Laid } from '../ongoing/area.ts';
import { meansOf, strikeFigures } from '../stats/strike.ts';
import { bonuses } from '../stats/abilities.ts';
import { useOf } from '../stats/known-actions.ts';
import type { AidEffect } from '../model/actions.ts';
import { SEGMENTS_PER_ROUND } from '../model/clock.ts';
import { type Aim, type Command, type CommandOf, noAim } from '../model/commands.ts';
import { actionOf, attackEffectOf, combatantOf, grantedAttack, unaimed } from '../model/lookup.ts';
import type { State } from '../model/state.ts';
import type { Defense, Means } from '../model/ongoing.ts';
import { blowOf } from './strikes.ts';

/** What a listed command is for. */
export const prospects = prospectBy<State, Command>({
  DeclareAction: (state, command) => prospectOfUse(state, command, command),
  ReleaseReadiedAction: (state, command) => {
    const intent = readiedIntent(state, command.combatantId);
    return intent ? prospectOfUse(state, command, intent) : unjudged;
  },
  ChooseTarget: (state, command) => {
    const followUp = unaimed(state);
    if (!followUp) return unjudged;
    return attacking(state, { ...noAim, ...command }, { means: meansOf(followUp), delay: 0 });
  },
  UseGrants: (state, command) => granting(state, command),
  ResolveDefense: (state, command) => meeting(state, command),
  EndTurn: (_, { to }) => (to ? { kind: 'GO', to, rule: 'SEG-51' } : unjudged),
});

type Aimed = Aim & Pick<CommandOf<'DeclareAction'>, 'combatantId'>;
type Use = Pick<CommandOf<'DeclareAction'>, 'action' | 'use'>;

function prospectOfUse(state: State, command: Aimed, { action: key, use }: Use): Prospect {
  const action = actionOf(state, key);
  const { effect } = action;
  switch (effect.type) {
    case 'ATTACK': {
      const { delay } = useOf(action, use);
      return attacking(state, command, { means: meansOf({ ...command, action: key, use }), delay });
    }
    case 'MOVEMENT':
      return command.to ? { kind: 'GO', to: command.to, rule: 'SEG-52' } : unjudged;
    case 'AID':
      return aid(state, command, effect);
    case 'STANCE':
    case 'STRUCTURE':
    case 'GUARD':
      return unjudged;
  }
}

/** SEG-26: attacks with these means, of which the first begins in so many segments. */
function attacking(
  state: State,
  command: Aimed,
  { means, delay }: { readonly means: Means; readonly delay: number },
): Prospect {
  const blows =
    attackEffectOf(state, means.action).form === 'AREA'
      ? areaBlows(state, command, means, delay)
      : command.targetIds.map((id, i) => aimedBlow(state, command, means, [id, delay + i]));
  return blows.length > 0 ? { kind: 'STRIKE', blows } : unjudged;
}

/** The attacks of others are mostly met with what costs nothing (SEG-45). */
const reaction: Defense = { kind: 'REACTION' };

/** SEG-12, 26, 58: one attack on a combatant, which begins in so many segments and flies. */
function aimedBlow(
  state: State,
  { combatantId: attackerId }: Aimed,
  means: Means,
  [targetId, begins]: readonly [target: CombatantId, begins: number],
): ExpectedHit {
  const origin = combatantOf(state, attackerId).position;
  const { position: at } = combatantOf(state, targetId);
  const { effect, speed } = strikeFigures(state, means);
  const flight =
    effect.form === 'MELEE' ? 0 : Math.max(0, Math.ceil(distance(origin, at) / speed) - 1);
  const shot = { ...means, attackerId, targetId, origin, at, blind: false };
  return blowOf(state, shot, reaction, (begins + flight) / SEGMENTS_PER_ROUND);
}

/** SEG-61, 62: everyone whom the areas would come to, as things stand. */
function areaBlows(
  state: State,
  command: Aimed,
  means: Means,
  delay: number,
): readonly ExpectedHit[] {
  const { combatantId: attackerId, targetHexes } = command;
  const { position: origin } = combatantOf(state, attackerId);
  const aims = targetHexes.length > 0 ? targetHexes : [origin];
  return aims.flatMap((aim, i) => {
    const laid: Laid = { ...means, origin, aim };
    return fillOf(state, laid).flatMap((hexes, segment) => {
      const filled = new Set(hexes.map(hexNumber));
      return Object.values(state.combatants)
        .filter(
          ({ id, status, position }) =>
            id !== attackerId && status === 'STANDING' && filled.has(hexNumber(position)),
        )
        .map(({ id: targetId, position: at }) =>
          blowOf(
            state,
            { ...means, attackerId, targetId, origin, at, blind: false },
            reaction,
            (delay + i + segment) / SEGMENTS_PER_ROUND,
          ),
        );
    });
  });
}

/** SEG-114: healing by its mean; what else an aid gives helps a little. */
function aid(state: State, command: Aimed, effect: AidEffect): Prospect {
  const { healing, times } = effect;
  const [targetId = command.combatantId] = command.targetIds;
  const user = combatantOf(state, command.combatantId);
  if (!healing) {
    const sign = combatantOf(state, targetId).side === user.side ? 1 : -1;
    return { kind: 'PREPARE', attacks: sign / 4, rule: 'SEG-114' };
  }
  const named = bonuses(user);
  const dice = healing.dice.reduce((sum, { count, sides }) => sum + (count * (sides + 1)) / 2, 0);
  return {
    kind: 'HEAL',
    targetId,
    amount: times * Math.max(0, flatPart(healing, named) + dice),
    rule: 'SEG-114',
  };
}

/** SEG-41: an attack that has arrived, met in this way. */
function meeting(state: State, command: CommandOf<'ResolveDefense'>): Prospect {
  const attack = state.attacks.find(({ id }) => id === command.attackId);
  const defense = defenseBy(command);
  if (!attack || !defense) return unjudged;
  return { kind: 'MEET', blow: blowOf(state, attack, defense) };
}

/** an attack about to be rolled, with those grants that a combatant would use. */
function granting(state: State, { combatantId: by, grants }: CommandOf<'UseGrants'>): Prospect {
  const attack = grantedAttack(state);
  if (!attack) return unjudged;
  const { defense } = attack.stage;
  const kept = openGrants(state, attack, defense, by).filter((grant) => !grants.includes(grant));
  const shot = { ...attack, grants: [...(attack.grants ?? []), { by, kept }] };
  const blow = blowOf(state, shot, defense);
  return by === attack.attackerId ? { kind: 'STRIKE', blows: [blow] } : { kind: 'MEET', blow };
}

function defenseBy({ defense, action, use }: CommandOf<'ResolveDefense'>): Defense | null {
  switch (defense) {
    case 'COUNTER':
      return action !== null && use !== null ? { kind: 'COUNTER', action, use } : null;
    case 'DODGE':
      return { kind: 'DODGE', path: [] };
    case 'REACTION':
    case 'NONE':
      return { kind: defense };
  }
}
