import type { Hex } from '../../../../grid/hex.ts';
import { FEET_PER_HEX } from '../../model/actions.ts';
import type { EventRecorder } from '../../model/handler.ts';
import type { Strike } from '../../model/ongoing.ts';
import { MAX_HEXES } from './reposition.ts';

/** SEG-113: a hit repositions, and its attacker is to say where to. */
export function awaitPlace(
  log: EventRecorder,
  attack: Strike,
  { feet, dodge }: { readonly feet: number; readonly dodge: readonly Hex[] },
): void {
  const hexes = Math.min(feet / FEET_PER_HEX, MAX_HEXES);
  const { id, attackerId, targetId, action, use, modifiers, speed, maneuver } = attack;
  const { origin, at, blind } = attack;
  const strike = { id, attackerId, targetId, action, use, modifiers, speed, maneuver };
  const stage = { kind: 'REPOSITION', hexes, dodge } as const;
  log.emit({ type: 'RepositionDue', attack: { ...strike, origin, at, blind, stage } });
}
