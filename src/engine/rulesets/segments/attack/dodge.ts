import type { Dice } from '../../../core/values/dice.ts';
import { takeWay } from '../ongoing/held-way.ts';
import { steerDodge } from '../ongoing/movement.ts';
import type { EventRecorder } from '../model/handler.ts';
import { combatantOf } from '../model/lookup.ts';
import type { Attack, Defense, Dodge } from '../model/ongoing.ts';
import type { State } from '../model/state.ts';
import { resolveAttack } from './attack.ts';
import { dodgeWay } from './dodge-way.ts';
import { askedForGrants } from './open-grants.ts';
import { namesOf } from '../stats/strike.ts';

/** Resolves an attack, and then the movement of a dodge that met it; R-72: once its rollers have said what they use. */
export function resolveThenDodge(
  log: EventRecorder,
  attack: Attack,
  defense: Defense,
  dice: Dice,
): void {
  const combatantId = askedForGrants(log.state, attack, defense);
  if (combatantId !== undefined) {
    const stage = { kind: 'GRANT', combatantId, defense } as const;
    log.emit({ type: 'GrantsAsked', ...namesOf(attack), combatantId, stage });
    return;
  }
  resolveAttack(log, attack, defense, dice);
  // SEG-100: while a maneuver has points to spend, the dodge waits with it.
  const pending = log.state.attacks.some(({ id }) => id === attack.id);
  if (defense.kind === 'DODGE' && !pending) finishDodge(log, attack.targetId, defense);
}

/** SEG-44: the movement of a dodge, unless the attack has put an end to it. */
export function finishDodge(
  log: EventRecorder,
  dodgerId: string,
  dodge: Pick<Dodge, 'path' | 'from'>,
): void {
  const way = dodgeWay(log.state, combatantOf(log.state, dodgerId), dodge);
  if (way.kind === 'ASKED' && isActing(log.state, dodgerId)) steerDodge(log, dodgerId);
  if (way.kind === 'WAY') takeWay(log, dodgerId, 'dodge', way.path);
}

const isActing = ({ phase }: State, id: string): boolean =>
  phase.kind === 'COMBAT' && phase.turn.kind === 'ACTING' && phase.turn.combatantId === id;
