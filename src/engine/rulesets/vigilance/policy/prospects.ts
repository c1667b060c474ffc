import { type Prospect, prospectBy, unjudged } from '../../../core/ruleset/tactics.ts';
import type { CombatantId } from '../../../core/values/ids.ts';
import { declaredBy } from '../action/declared.ts';
import { helplessDefense } from '../attack/defend.ts';
import type { DefenseAnswer } from '../attack/plan.ts';
import { prospectOf } from '../effects/index.ts';
import { nearestFoe } from '../terrain/reach.ts';
import type { Command, CommandOf } from '../model/commands.ts';
import { actionOf, combatantOf, findCombatant, stackOf, topOf } from '../model/lookup.ts';
import type { State } from '../model/state.ts';
import { fighterOf } from './fighters.ts';
import { blowOf } from './strikes.ts';

/** What a listed command is for. */
export const prospects = prospectBy<State, Command>({
  DeclareAction: (state, command) => declaring(state, command),
  AmplifyCheck: (state, command) => amplifying(state, command),
  ResolveDefense: (state, command) => meeting(state, command),
  GiveUpAction: (state, command) =>
    command.for === 'MOVEMENT' ? hurrying(state, command.combatantId) : unjudged,
});

type DeclareAction = CommandOf<'DeclareAction'>;

function declaring(state: State, command: DeclareAction): Prospect {
  const { effect } = actionOf(state, command.action);
  return effect.type === 'ATTACK' ? striking(state, command) : prospectOf(state, command, effect);
}

function striking(state: State, command: DeclareAction): Prospect {
  const [targetId] = command.targetIds;
  const declared = declaredBy(state, command);
  if (!declared.ok || targetId === undefined || !findCombatant(state, targetId)) return unjudged;
  const strike = {
    ...{ attackerId: command.combatantId, targetId, amplification: 0 },
    declared: declared.value,
  };
  return { kind: 'STRIKE', blows: [blowOf(state, strike, helplessDefense)] };
}

/** VIG-33: who can attack no one had better come nearer. */
function hurrying(state: State, combatantId: CombatantId): Prospect {
  const combatant = combatantOf(state, combatantId);
  return nearestFoe(state, combatant) > fighterOf(combatant).reach.most
    ? { kind: 'PREPARE', attacks: 1 / 10, rule: 'VIG-33' }
    : unjudged;
}

/** VIG-62: the attack on top of the stack, met in this way. */
function meeting(state: State, command: CommandOf<'ResolveDefense'>): Prospect {
  const object = stackOf(state).find(({ id }) => id === command.attackId);
  if (!object) return unjudged;
  const { ownerId: attackerId, declared, stage } = object;
  const amplification = stage.kind === 'RESOLVING' ? (stage.amplification ?? 0) : 0;
  const { defense, boosts, enabledBy, vigor } = command;
  const answer: DefenseAnswer = {
    ...helplessDefense,
    ...{ defense, boosts: [...enabledBy, ...boosts], amplification: vigor },
  };
  const strike = { attackerId, targetId: command.combatantId, declared, amplification };
  return { kind: 'MEET', blow: blowOf(state, strike, answer) };
}

/** VIG-13: the attack on top of the stack with so many points paid for its check. */
function amplifying(state: State, command: CommandOf<'AmplifyCheck'>): Prospect {
  const { combatantId: attackerId, vigor, focus } = command;
  const object = topOf(state);
  if (object?.ownerId !== attackerId) return unjudged;
  const { declared } = object;
  const [targetId = ''] = declared.targetIds;
  if (actionOf(state, declared.action).effect.type !== 'ATTACK' || !findCombatant(state, targetId))
    return unjudged;
  const strike = { attackerId, targetId, declared, amplification: vigor + focus };
  return { kind: 'STRIKE', blows: [blowOf(state, strike, helplessDefense)] };
}
