import { sameHex } from '../../src/engine/grid/hex.ts';
import type { Event } from '../../src/engine/rulesets/segments/events.ts';
import { segments } from '../../src/engine/rulesets/segments/index.ts';
import type { State, Strike } from '../../src/engine/rulesets/segments/state.ts';
import { isIn, levelsBetween } from './sight-oracle.ts';

type Problems = readonly string[];

/** The attack that this event lets loose: a projectile, or a blow that comes to its target at once. */
export function launchOf(event: Event, { ongoing }: State): Strike | null {
  if (event.type === 'ProjectileLaunched') return event.projectile;
  const isNew = event.type === 'AttackArrived' && !ongoing.some(({ id }) => id === event.attack.id);
  return isNew ? event.attack : null;
}

/** Follows which attacks saw their target when they were let loose, the later ones of a Full too. */
export class Sightings {
  private readonly seen = new Set<string>();

  enter(event: Event, before: State): Problems {
    const strike = launchOf(event, before);
    if (strike) {
      const problem = problemOfSight(before, strike);
      if (problem !== null) return [`${problem}: ${strike.id} at ${strike.targetId}.`];
      this.seen.add(strike.id);
    }
    if (event.type !== 'AttackHit' || this.seen.has(event.attackId)) return [];
    return [`SEG-74: ${event.attackId} hits and was never aimed.`];
  }
}

/**
 * SEG-74, 77, 78: why the target cannot be seen, or null. To search every line of every attack
 * would take hours, so the engine names the line that it goes by, and the oracle, which shares no
 * geometry with it, goes along that line.
 */
function problemOfSight(state: State, { origin, attackerId, targetId }: Strike): string | null {
  const { obstacles, concealing, dark } = state.battlefield;
  const target = state.combatants[targetId]?.position ?? origin;
  if (!sameHex(origin, state.combatants[attackerId]?.position ?? target))
    return 'It begins where its attacker is not';
  const { witness } = segments.lineOfSight(state, origin, target);
  if (!witness) return 'SEG-74: no line of sight';
  const [from, to] = witness;
  if (!isIn(from, origin) || !isIn(to, target)) return 'SEG-74: a line from or to somewhere else';
  const field = {
    obstacles,
    concealing: concealing.map(({ hex, levels }) => ({ ...hex, level: levels })),
  };
  const levels = levelsBetween(from, to, [origin, target], field);
  if (levels === Infinity) return 'SEG-74: a line through obstacles';
  const own = concealing.find(({ hex }) => sameHex(hex, target))?.levels ?? 0;
  if (dark.some((hex) => sameHex(hex, target))) return 'SEG-78: in darkness';
  return levels + own < 3 ? null : 'SEG-77: totally concealed';
}
