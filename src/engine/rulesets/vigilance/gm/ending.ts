import type { CommandOf } from '../model/commands.ts';
import type { Handler } from '../model/handler.ts';
import { refuseEnded } from '../model/phase.ts';
import { sidesInFight } from '../ground/movement.ts';
import { endFight } from '../turn/rounds.ts';

/** VIG-26: the GM may end the encounter at any time. */
export const endEncounter: Handler<CommandOf<'EndEncounter'>> = {
  refuse: (state) => refuseEnded(state),
  carryOut: (log) => {
    endFight(log, { reason: 'GM', sides: sidesInFight(log.state) });
  },
};
