import { firstRefusal, illegal, type Rejection } from '../../core/command/rejection.ts';
import { refuseRepeatedHexes } from '../../grid/battlefield.ts';
import { hexKey, type Hex } from '../../grid/hex.ts';
import type { CommandOf } from './commands.ts';
import type { Handler } from './handler.ts';
import { refuseEnded } from './setup.ts';
import type { State } from './state.ts';

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
