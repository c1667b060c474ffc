import { firstRefusal, illegal, type Rejection } from '../../../core/command/rejection.ts';
import { refuseRepeatedHexes } from '../../../grid/battlefield.ts';
import { type Hex, hexKey } from '../../../grid/hex.ts';
import { refuseEnded } from '../figures/guards.ts';
import type { CommandOf } from '../model/commands.ts';
import type { Handler } from '../model/handler.ts';
import type { State } from '../model/state.ts';

/** Replaces the whole terrain; structures that stand are kept only if they are named again. */
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

/** SEG-55: an obstacle cannot be set down on someone, fallen or not. */
function refuseBuried(state: State, obstacles: readonly Hex[]): Rejection | null {
  const taken = new Set(obstacles.map(hexKey));
  const buried = Object.values(state.combatants).find(({ position }) =>
    taken.has(hexKey(position)),
  );
  if (!buried) return null;
  return illegal(
    'SEG-55',
    `${buried.name} is at ${hexKey(buried.position)}`,
    'leave that hex free of obstacles',
  );
}
