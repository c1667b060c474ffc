import { firstRefusal, illegal, type Rejection } from '../../core/command/rejection.ts';
import { refuseRepeatedHexes } from '../../grid/battlefield.ts';
import { hexKey, type Hex } from '../../grid/hex.ts';
import type { CommandOf } from './commands.ts';
import type { Handler } from './handler.ts';
import { isInTheWay } from './movement.ts';
import { refuseEnded } from './setup.ts';
import type { State } from './state.ts';

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
    (combatant) => isInTheWay(combatant) && taken.has(hexKey(combatant.position)),
  );
  if (!buried) return null;
  return illegal(
    'VIG-34',
    `${buried.name} stands at ${hexKey(buried.position)}`,
    'leave that field free of obstacles',
  );
}
