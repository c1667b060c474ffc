import type { Dice } from '../../../core/values/dice.ts';
import { startAttacks } from '../ongoing/follow-up.ts';
import { meansOf } from '../stats/strike.ts';
import { inflict } from '../condition/inflict.ts';
import { startMovement } from '../ongoing/movement.ts';
import { startStructure } from '../ongoing/structure.ts';
import { resolveWay, movementLimits } from '../terrain/way.ts';
import type { Action, Kind } from '../model/actions.ts';
import { now, roundOf, tick } from '../model/clock.ts';
import { type Aim, noAim } from '../model/commands.ts';
import type { EventRecorder } from '../model/handler.ts';
import type { Combatant, State } from '../model/state.ts';
import { actionOf, combatantOf } from '../model/lookup.ts';
import type { Delayed, Target } from '../model/ongoing.ts';
import { startAid } from '../ongoing/aid.ts';
import type { Timing } from './intent.ts';

/** Who uses an action, how, and at what. */
interface Played {
  readonly user: Combatant;
  readonly action: Action;
  readonly aim: Aim & { readonly use: Kind; readonly timing: Timing };
}

/** What an action does, its first segment at once (SEG-10, 38). */
export function playEffect(
  log: EventRecorder,
  { user: combatant, action, aim }: Played,
  dice: Dice,
): void {
  const { effect } = action;
  switch (effect.type) {
    case 'ATTACK':
      startAttacks(
        log,
        combatant.id,
        meansOf({ ...aim, action: action.key }),
        targetsOf(aim, combatant),
      );
      return;
    case 'MOVEMENT': {
      const stride = movementLimits(log.state, combatant, effect, aim.timing === 'OPENING');
      const way = resolveWay(log.state, combatant, aim, stride);
      startMovement(log, combatant.id, action.key, way.ok ? way.value : []);
      return;
    }
    case 'STANCE':
      inflict(log, combatant.id, {
        condition: effect.condition,
        until: endOfStance(log.state, effect.segments),
        dice: 0,
        once: false,
      });
      return;
    case 'STRUCTURE':
      startStructure(log, combatant.id, {
        action: action.key,
        hexes: aim.hexes,
        speed: aim.speed ?? effect.speed,
      });
      return;
    case 'AID': {
      const targetId = aim.targetIds[0] ?? combatant.id;
      startAid(log, combatant.id, { action: action.key, use: aim.use, targetId }, dice);
      return;
    }
    case 'GUARD':
      return;
  }
}

/** SEG-31, 114: the first segment that it does not cover: so many, or the rest of the round. */
const endOfStance = (state: State, segments: number | null): number =>
  segments === null ? tick(roundOf(state) + 1, 1) : Math.max(now(state), 1) + segments;

/** One for each attack; an area around its user is aimed at nothing else (SEG-62). */
function targetsOf({ targetIds, targetHexes }: Aim, { position }: Combatant): readonly Target[] {
  if (targetIds.length > 0) return targetIds.map((id) => ({ kind: 'CREATURE', id }));
  const hexes = targetHexes.length > 0 ? targetHexes : [position];
  return hexes.map((hex) => ({ kind: 'HEX', hex }));
}

/** SEG-112: what was initiated earlier takes effect, as it was aimed then. */
export function beginDelayed(recorder: EventRecorder, delayed: Delayed, dice: Dice): void {
  const { id, ownerId: combatantId, action, use, path } = delayed;
  const { targetIds, targetHexes, modifiers, speed, maneuver, hexes } = delayed;
  const aim = { ...noAim, targetIds, targetHexes, modifiers, speed, maneuver, hexes, path };
  const timing = recorder.state.phase.kind === 'SETUP' ? ('OPENING' as const) : ('TURN' as const);
  recorder.emit({ type: 'EffectBegan', id, combatantId, action });
  const user = combatantOf(recorder.state, combatantId);
  const played = { user, action: actionOf(recorder.state, action), aim: { ...aim, use, timing } };
  playEffect(recorder, played, dice);
}
