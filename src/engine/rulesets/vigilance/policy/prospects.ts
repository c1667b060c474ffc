import { type Prospect, prospectBy, unjudged } from '../../../core/ruleset/tactics.ts';
import type { CombatantId } from '../../../core/values/ids.ts';
import { declaredBy } from '../action/declared.ts';
import { helplessDefense } from '../attack/defend.ts';
import type { DefenseAnswer } from '../attack/plan.ts';
import { weaponsOf } from '../stats/hands.ts';
import { fieldsBetween } from '../terrain/reach.ts';
import type { Effect } from '../model/actions.ts';
import type { Command, CommandOf } from '../model/commands.ts';
import { actionOf, combatantOf, findCombatant, stackOf, topOf } from '../model/lookup.ts';
import type { Combatant, State } from '../model/state.ts';
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
  const [targetId] = command.targetIds;
  switch (effect.type) {
    case 'ATTACK': {
      const declared = declaredBy(state, command);
      if (!declared.ok || targetId === undefined || !findCombatant(state, targetId))
        return unjudged;
      const strike = {
        ...{ attackerId: command.combatantId, targetId, amplification: 0 },
        declared: declared.value,
      };
      return {
        kind: 'STRIKE',
        blows: [blowOf(state, strike, helplessDefense)],
        givesUp: priceOf(state, command.combatantId, costOfBoosts(state, command)),
      };
    }
    case 'OPPOSED':
      return hindering(state, command.combatantId, targetId, effect);
    case 'TRAVEL':
    case 'MOVE':
      return command.to ? { kind: 'GO', to: command.to, givesUp: 0, rule: 'VIG-34' } : unjudged;
    case 'STAND_UP':
      return { kind: 'PREPARE', attacks: 1 / 2, rule: 'VIG-36' };
    case 'TAKE_COVER':
      return { kind: 'PREPARE', attacks: 1 / 10, rule: 'VIG-67' };
    case 'RELOAD':
      return { kind: 'PREPARE', attacks: 1 / 4, rule: 'VIG-36' };
    case 'SWITCH_WEAPONS':
      return switching(state, command);
    case 'AID':
    case 'CHECK':
    case 'OPEN_CHECK':
    case 'PREPARE':
    case 'BOOST':
      return unjudged;
  }
}

/** How far the nearest foe who fights is; in fields. */
function nearestFoe({ combatants }: State, by: Combatant): number {
  const foes = Object.values(combatants).filter(
    ({ side, status }) => side !== by.side && status === 'STANDING',
  );
  return Math.min(...foes.map((foe) => fieldsBetween(by, foe)));
}

/** VIG-33: who can attack nobody had better come nearer. */
function hurrying(state: State, combatantId: CombatantId): Prospect {
  const combatant = combatantOf(state, combatantId);
  return nearestFoe(state, combatant) > fighterOf(combatant).reach.most
    ? { kind: 'PREPARE', attacks: 1 / 10, rule: 'VIG-33' }
    : unjudged;
}

/** VIG-36: a weapon that serves from afar while nobody is near, and one for melee while somebody is. */
function switching(state: State, { combatantId, draw, stow }: DeclareAction): Prospect {
  const combatant = combatantOf(state, combatantId);
  const formOf = (key: string | null) => weaponsOf(combatant).find((one) => one.key === key)?.form;
  const [now, then] = [formOf(stow), formOf(draw)];
  const wanted = nearestFoe(state, combatant) > NEAR ? 'RANGED' : 'MELEE';
  return then === wanted && now !== wanted
    ? { kind: 'PREPARE', attacks: 1 / 2, rule: 'VIG-36' }
    : unjudged;
}

/** Fields to which one comes in a turn or two. */
const NEAR = 6;

/** VIG-53: to prevent what a foe does is worth a part of an attack; to hinder it less. */
function hindering(
  { combatants }: State,
  ownerId: CombatantId,
  targetId: CombatantId | undefined,
  { prevents, inflicts, push }: Extract<Effect, { type: 'OPPOSED' }>,
): Prospect {
  const [owner, target] = [combatants[ownerId], combatants[targetId ?? '']];
  if (!owner || !target) return unjudged;
  const good = (prevents.length > 0 ? 1 / 2 : 0) + (inflicts.length + push > 0 ? 1 / 4 : 0);
  const sign = owner.side === target.side ? -1 : 1;
  return { kind: 'PREPARE', attacks: sign * good, rule: 'VIG-53' };
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
  return {
    kind: 'MEET',
    blow: blowOf(state, strike, answer),
    givesUp: priceOf(state, command.combatantId, {
      vigor: vigor + (defense === 'ACTIVE' ? 1 : 0),
      focus: command.focus,
    }),
  };
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
  return {
    kind: 'STRIKE',
    blows: [blowOf(state, strike, helplessDefense)],
    givesUp: priceOf(state, attackerId, command),
  };
}

type Points = Readonly<Record<'vigor' | 'focus', number>>;

/** VIG-43: what the boosts of an action cost. */
function costOfBoosts(state: State, { boosts, enabledBy }: DeclareAction): Points {
  const costs = [...enabledBy, ...boosts].map((key) => actionOf(state, key).cost);
  return {
    vigor: costs.reduce((sum, { vigor }) => sum + vigor, 0),
    focus: costs.reduce((sum, { focus }) => sum + focus, 0),
  };
}

/** What part of an attack a point is worth: the last ones more, and without any left it hurts (VIG-18). */
const POINT = 1 / 20;
const LAST_POINT = 1 / 12;

function priceOf(state: State, combatantId: CombatantId, points: Points): number {
  const { nature } = combatantOf(state, combatantId);
  if (nature.kind !== 'CHARACTER') return 0;
  const price = (paid: number, left: number) => {
    const spare = Math.min(paid, Math.max(0, left - 3));
    return POINT * spare + LAST_POINT * (paid - spare);
  };
  return price(points.vigor, nature.vigor) + price(points.focus, nature.focus);
}
