import type { CommandOf } from '../model/commands.ts';
import { refuseEnded } from '../model/ended.ts';
import type { Handler } from '../model/handler.ts';
import { fightingSides } from '../model/sides.ts';

/** The GM may end the encounter at any time. */
export const endEncounter: Handler<CommandOf<'EndEncounter'>> = {
  refuse: (state) => refuseEnded(state),
  carryOut: (log) => {
    const sides = fightingSides(log.state);
    log.emit({ type: 'EncounterEnded', outcome: { reason: 'GM', sides } });
  },
};
