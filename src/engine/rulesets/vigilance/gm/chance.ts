import { planUnless } from '../../../core/command/handler.ts';
import type { Dice } from '../../../core/values/dice.ts';
import type { CommandOf } from '../model/commands.ts';
import type { Handler } from '../model/handler.ts';
import { refuseEnded } from '../model/phase.ts';

/** VIG-08: tens and units; two zeros are 100. */
export const rollPercent: Handler<CommandOf<'RollPercent'>> = {
  judge: (state, command) => planUnless(refuseEnded(state), command),
  apply: ({ chance }, recorder, dice) => {
    const faces = dice.roll(2, 10, { combatantId: null, purpose: 'CHANCE', rule: 'VIG-08' });
    const roll = percentOf(faces);
    recorder.emit({ type: 'PercentRolled', chance, dice: faces, roll, met: roll <= chance });
  },
};

function percentOf([tens = 10, units = 10]: ReturnType<Dice['roll']>): number {
  const read = (tens % 10) * 10 + (units % 10);
  return read === 0 ? 100 : read;
}
