import { firstRefusal, type Rejection, illegal } from '../../../core/command/rejection.ts';
import { refuseRepeatedHexes } from '../../../grid/battlefield.ts';
import { type Hex, hexKey } from '../../../grid/hex.ts';
import type { CommandOf } from '../model/commands.ts';
import type { Handler } from '../model/handler.ts';
import { isConscious } from '../model/lookup.ts';
import { refuseEnded } from '../model/phase.ts';
import type { State } from '../model/state.ts';

/** Replaces the whole terrain. */
export const setBattlefield: Handler<CommandOf<'SetBattlefield'>> = {
  refuse: (state, battlefield) =>
    firstRefusal([
      () => refuseEnded(state),
      () => refuseRepeatedHexes(battlefield),
      () => refuseBuried(state, battlefield.obstacles),
    ]),
  carryOut: (log, { obstacles, concealing, dark }) => {
    log.emit({ type: 'BattlefieldSet', battlefield: { obstacles, concealing, dark } });
  },
};

/** An obstacle cannot be set down on someone. */
function refuseBuried(state: State, obstacles: readonly Hex[]): Rejection | null {
  const taken = new Set(obstacles.map(hexKey));
  const buried = Object.values(state.combatants).find(
    (combatant) => isConscious(combatant) && taken.has(hexKey(combatant.position)),
  );
  if (!buried) return null;
  return illegal(
    'VIG-34',
    `${buried.name} stands at ${hexKey(buried.position)}`,
    'leave that field free of obstacles',
  );
}
