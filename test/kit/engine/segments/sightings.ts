import { distance, type Hex, sameHex } from '../../../../src/engine/grid/hex.ts';
import type { Event } from '../../../../src/engine/rulesets/segments/model/events.ts';
import { segments } from '../../../../src/engine/rulesets/segments/index.ts';
import type { Launch, Strike } from '../../../../src/engine/rulesets/segments/model/ongoing.ts';
import type { State } from '../../../../src/engine/rulesets/segments/model/state.ts';
import { isIn, levelsBetween } from '../sight-oracle.ts';
import type { Problems } from '../witness.ts';

/** The attack that this event lets loose: what flies, spreads, or comes to its target at once. */
export function launchOf(event: Event, before: State): Launch | null {
  if (event.type === 'ProjectileLaunched') return event.projectile;
  if (event.type === 'AreaStarted') return event.area;
  if (event.type !== 'AttackArrived') return null;
  const { attack } = event;
  const flew = before.ongoing.some(({ id }) => id === attack.id);
  // The attacks of an area come of what was let loose before.
  return flew || isOfArea(before, attack) ? null : attack;
}

function isOfArea({ actions }: State, { action }: Strike): boolean {
  const effect = actions[action]?.effect;
  return effect?.type === 'ATTACK' && effect.form === 'AREA';
}

/** Follows which attacks saw their target when they were let loose, the later ones of a Full too. */
export class Sightings {
  private readonly aimed = new Set<string>();

  enter(event: Event, before: State): Problems {
    const launch = launchOf(event, before);
    if (launch) {
      const problem = problemOfLaunch(before, launch) ?? problemOfTarget(event, before);
      if (problem !== null) return [`${problem}: ${launch.id}.`];
      this.aimed.add(launch.id);
    }
    if (event.type === 'AttackArrived' && isOfArea(before, event.attack)) {
      const problem = problemOfSpread(before, event.attack);
      if (problem !== null) return [`${problem}: ${event.attack.id}.`];
      this.aimed.add(event.attack.id);
    }
    if (event.type !== 'AttackHit' || this.aimed.has(event.attackId)) return [];
    return [`SEG-74: ${event.attackId} hits and was never aimed.`];
  }
}

function problemOfLaunch({ combatants }: State, { origin, attackerId }: Launch): string | null {
  const position = combatants[attackerId]?.position;
  return position && sameHex(origin, position) ? null : 'It begins where its attacker is not';
}

/** Attacks on creatures must see them; what is aimed at a hex meets whoever is there (SEG-49). */
function problemOfTarget(event: Event, before: State): string | null {
  if (event.type === 'ProjectileLaunched') {
    const { projectile } = event;
    const { origin, target } = projectile;
    return target.kind === 'HEX' ? null : problemOfSight(before, origin, target.id);
  }
  if (event.type !== 'AttackArrived' || event.attack.blind) return null;
  const { id, origin, targetId } = event.attack;
  // SEG-102: whoever is held need not be seen; the grip tells where they are.
  const holds = before.grapples.some(({ checkId }) => checkId === id);
  return holds ? null : problemOfSight(before, origin, targetId);
}

/** SEG-74, 77, 78: why the target cannot be seen, or null. */
function problemOfSight(state: State, origin: Hex, targetId: string): string | null {
  const target = state.combatants[targetId]?.position ?? origin;
  const { problem, levels } = lineTo(state, origin, target);
  if (problem !== null) return problem;
  const { dark } = state.battlefield;
  const own = endsOf(state, origin, target)
    .map((end) => state.battlefield.concealing.find(({ hex }) => sameHex(hex, end))?.levels ?? 0)
    .reduce((sum, levels) => sum + levels, 0);
  if (dark.some((hex) => sameHex(hex, target))) return 'SEG-78: in darkness';
  return levels + own < 3 ? null : 'SEG-77: totally concealed';
}

/** SEG-76: whose own hex counts. */
const endsOf = ({ settings }: State, origin: Hex, target: Hex): readonly Hex[] =>
  ({ TARGET_ONLY: [target], NEITHER: [], BOTH: [origin, target] })[settings.concealmentEnds];

/** SEG-61, 74: an area comes upon nobody behind obstacles, whatever else may hide them. */
function problemOfSpread(state: State, { origin, targetId }: Strike): string | null {
  const target = state.combatants[targetId]?.position ?? origin;
  return sameHex(origin, target) ? null : lineTo(state, origin, target).problem;
}

interface Line {
  readonly problem: string | null;
  readonly levels: number;
}

/**
 * To search every line of every attack would take hours, so the engine names the line that it goes
 * by, and the oracle, which shares no geometry with it, goes along that line.
 */
function lineTo(state: State, origin: Hex, target: Hex): Line {
  const { settings, battlefield } = state;
  const smoke = battlefield.concealing.map(({ hex, levels }) => ({ ...hex, level: levels }));
  const obstacles = battlefield.obstacles.filter(
    (hex) => settings.adjacentObstacle === 'BLOCKS_SIGHT' || distance(origin, hex) !== 1,
  );
  const broken = (problem: string): Line => ({ problem, levels: Infinity });
  const { witness } = segments.queries.lineOfSight(state, origin, target);
  if (!witness) return broken('SEG-74: no line of sight');
  const [from, to] = witness;
  if (!isIn(from, origin) || !isIn(to, target))
    return broken('SEG-74: a line from or to somewhere else');
  const ends = [origin, target] as const;
  const levels = levelsBetween(from, to, ends, { obstacles, concealing: smoke });
  // SEG-76: by another reading it is counted from centre to centre, whatever stands there.
  if (levels < Infinity && settings.concealmentLine === 'CENTRES') {
    const centre = ({ q, r }: Hex) => ({ q, r, over: 1 });
    const bare = { obstacles: [], concealing: smoke };
    return { problem: null, levels: levelsBetween(centre(origin), centre(target), ends, bare) };
  }
  return levels === Infinity
    ? broken('SEG-74: a line through obstacles')
    : { problem: null, levels };
}
