import type { Dice } from '../../../core/values/dice.ts';
import type { CommandOf } from '../model/commands.ts';
import type { UnplannedHandler } from '../model/handler.ts';
import { refuseEnded } from '../model/phase.ts';

/** VIG-08: tens and units; two zeros are 100. */
export const rollPercent: UnplannedHandler<CommandOf<'RollPercent'>> = {
  refuse: (state) => refuseEnded(state),
  carryOut: (log, { chance }, dice) => {
    const faces = dice.roll(2, 10);
    const roll = percentOf(faces);
    log.emit({ type: 'PercentRolled', chance, dice: faces, roll, met: roll <= chance });
  },
};

function percentOf([tens = 10, units = 10]: ReturnType<Dice['roll']>): number {
  const read = (tens % 10) * 10 + (units % 10);
  return read === 0 ? 100 : read;
}
