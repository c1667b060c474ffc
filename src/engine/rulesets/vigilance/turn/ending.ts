import { yieldHandler } from '../../../core/table/ending.ts';
import { sidesInFight } from '../ground/movement.ts';
import type { CommandOf } from '../model/commands.ts';
import type { EventRecorder, Handler } from '../model/handler.ts';
import { fightingStatusOf } from '../model/lookup.ts';
import { refuseEnded } from '../model/phase.ts';
import type { State } from '../model/state.ts';
import { endFight } from './rounds.ts';

/** VIG-26. */
export const yieldFight = yieldHandler<State, EventRecorder>({
  refuseEnded,
  status: fightingStatusOf,
  down: 'VIG-22',
  yielding: 'VIG-26',
});

/** VIG-26: the GM may end the encounter at any time. */
export const endEncounter: Handler<CommandOf<'EndEncounter'>> = {
  refuse: (state) => refuseEnded(state),
  carryOut: (log) => {
    endFight(log, { reason: 'GM', sides: sidesInFight(log.state) });
  },
};
