import {
  type Consequence,
  type Consequences,
  noConsequences,
} from '../../../core/decision/consequence.ts';
import { distance, type Hex } from '../../../grid/hex.ts';
import { readiedIntent } from '../action/ready.ts';
import { hasHardReach, inReach } from '../stats/strike.ts';
import { concealmentBetween, sightBetween } from '../terrain/sight.ts';
import { movementsEndedBy } from '../ongoing/movement.ts';
import type { Command } from '../model/commands.ts';
import {
  actionOf,
  attackEffectOf,
  combatantOf,
  effectsOn,
  findCondition,
} from '../model/lookup.ts';
import { hostile } from '../model/combatant/sides.ts';
import type { ActiveCondition, Combatant, State } from '../model/state.ts';

/** What it would provoke or forfeit to go to a hex, as far as a rule says anything of it. */
export function consequences(state: State, command: Command, to: Hex): Consequences {
  const moving = moverOf(state, command);
  if (!moving) return noConsequences;
  const { mover, ended } = moving;
  return {
    provokes: burns(state, mover, to),
    forfeits: [
      ...ended,
      ...shelterLost(state, mover, to),
      ...holdsLost(state, mover, to),
      ...attacksLost(state, mover, to),
    ],
  };
}

interface Moving {
  readonly mover: Combatant;
  /** SEG-54: what of its own movements it would end. */
  readonly ended: readonly Consequence[];
}

/** Who goes there; null where the hex is not a way of one's own. */
function moverOf(state: State, command: Command): Moving | null {
  const moving = (id: string, action: string | null): Moving => ({
    mover: combatantOf(state, id),
    ended: movementsEndedBy(state, id, action).map((running) => ({
      text: `The rest of the running ${actionOf(state, running.action).name}`,
      rule: 'SEG-54',
    })),
  });
  const byAction = (id: string, action: string | undefined): Moving | null =>
    action !== undefined && actionOf(state, action).effect.type === 'MOVEMENT'
      ? moving(id, action)
      : null;
  if (command.type === 'DeclareAction') return byAction(command.combatantId, command.action);
  if (command.type === 'ReleaseReadiedAction')
    return byAction(command.combatantId, readiedIntent(state, command.combatantId)?.action);
  if (command.type === 'ResolveDefense') return moving(command.combatantId, null);
  if (command.type !== 'EndTurn') return null;
  return { mover: combatantOf(state, command.combatantId), ended: [] };
}

/** SEG-93: a burn hurts once a round, with the hex that makes it more than 5 ft of one's own way. */
const burns = (state: State, mover: Combatant, to: Hex): readonly Consequence[] =>
  effectsOn(state, mover).flatMap(({ active, effect }) =>
    effect.type === 'DAMAGE' &&
    effect.when === 'MOVEMENT' &&
    active.dice > 0 &&
    active.walked <= 1 &&
    active.walked + distance(mover.position, to) > 1
      ? [{ text: `${nameOf(state, active)}: ${active.dice} damage`, rule: 'SEG-93' }]
      : [],
  );

const nameOf = (state: State, { condition }: ActiveCondition): string =>
  findCondition(state, condition)?.name ?? condition;

/** SEG-75, 76: from which foes there is less to hide behind. */
const shelterLost = (state: State, mover: Combatant, to: Hex): readonly Consequence[] =>
  Object.values(state.combatants)
    .filter((foe) => foe.status === 'STANDING' && hostile(foe, mover))
    .flatMap(({ name, position }) => {
      const isCovered = (hex: Hex) => sightBetween(state, position, hex).covered;
      const hidden = (hex: Hex) => concealmentBetween(state, position, hex);
      const [now, then] = [hidden(mover.position), hidden(to)];
      return [
        ...(isCovered(mover.position) && !isCovered(to)
          ? [{ text: `Cover from ${name}`, rule: 'SEG-75' }]
          : []),
        ...(then < now
          ? [{ text: `Concealment from ${name}: level ${then} instead of ${now}`, rule: 'SEG-76' }]
          : []),
      ];
    });

/** SEG-102: a hold reaches who is adjacent. */
const holdsLost = (state: State, mover: Combatant, to: Hex): readonly Consequence[] =>
  state.grapples.flatMap(({ grapplerId, targetId }) => {
    const held = combatantOf(state, targetId);
    return grapplerId === mover.id && distance(to, held.position) > 1
      ? [{ text: `The hold on ${held.name}`, rule: 'SEG-102' }]
      : [];
  });

/** SEG-48: a melee attack misses whom it no longer reaches as it is resolved. */
const attacksLost = (state: State, mover: Combatant, to: Hex): readonly Consequence[] =>
  state.attacks.flatMap(({ attackerId, targetId, action }) => {
    const effect = attackEffectOf(state, action);
    const target = combatantOf(state, targetId);
    const isLost =
      attackerId === mover.id &&
      effect.form === 'MELEE' &&
      hasHardReach(effect) &&
      inReach(effect, mover, target) &&
      !inReach(effect, { position: to }, target);
    return isLost
      ? [
          {
            text: `${actionOf(state, action).name} at ${target.name}, who is out of its reach from there`,
            rule: 'SEG-48',
          },
        ]
      : [];
  });
