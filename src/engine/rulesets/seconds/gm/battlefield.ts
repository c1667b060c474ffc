import { firstRefusal, illegal, type Rejection } from '../../../core/command/rejection.ts';
import { refuseRepeatedHexes } from '../../../grid/battlefield.ts';
import { type Hex, hexKey } from '../../../grid/hex.ts';
import { dropLostAims } from '../ground/lost-aims.ts';
import type { CommandOf } from '../model/commands.ts';
import { refuseEnded } from '../model/ended.ts';
import type { Handler } from '../model/handler.ts';
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
    dropLostAims(log);
  },
};

function refuseBuried(state: State, obstacles: readonly Hex[]): Rejection | null {
  const taken = new Set(obstacles.map(hexKey));
  const buried = Object.values(state.combatants).find(({ position }) =>
    taken.has(hexKey(position)),
  );
  if (!buried) return null;
  return illegal(
    'SEC-32',
    `${buried.name} stands at ${hexKey(buried.position)}`,
    'leave that hex free',
  );
}
