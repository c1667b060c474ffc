import { firstRefusal, illegal, invalid, type Rejection } from '../../core/rejection.ts';
import { hexKey, type Hex } from '../../grid/hex.ts';
import type { CommandOf } from './commands.ts';
import type { Handler } from './handler.ts';
import { refuseEnded } from './setup.ts';
import type { State } from './state.ts';

/** Replaces the whole terrain; structures that stand are kept only if they are named again. */
export const setBattlefield: Handler<CommandOf<'SetBattlefield'>> = {
  refuse: (state, { obstacles, concealing, dark }) =>
    firstRefusal([
      () => refuseEnded(state),
      () => refuseTwice('obstacles', obstacles),
      () =>
        refuseTwice(
          'concealing',
          concealing.map(({ hex }) => hex),
        ),
      () => refuseTwice('dark', dark),
      () => refuseBuried(state, obstacles),
    ]),
  carryOut: (log, { obstacles, concealing, dark }) => {
    log.emit({ type: 'BattlefieldSet', battlefield: { obstacles, concealing, dark } });
  },
};

export function refuseTwice(field: string, hexes: readonly Hex[]): Rejection | null {
  const seen = new Set<string>();
  const index = hexes.findIndex((hex) => seen.size === seen.add(hexKey(hex)).size);
  return index < 0 ? null : invalid(`${field}.${index}`, 'This hex is named twice: name it once.');
}

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
