import { firstRefusal } from '../../../core/command/rejection.ts';
import type { CommandOf } from '../model/commands.ts';
import type { UnplannedHandler } from '../model/handler.ts';
import type { State } from '../model/state.ts';
import { refuseAim } from './aim.ts';
import { initiate } from './initiate.ts';
import { refuseIntent, refuseTurn, type Timing } from './intent.ts';

export const declareAction: UnplannedHandler<CommandOf<'DeclareAction'>> = {
  refuse: (state, command) =>
    firstRefusal([
      () => refuseTurn(state, command.combatantId),
      () => refuseIntent(state, command, timingOf(state)),
      () => refuseAim(state, command, command, timingOf(state)),
    ]),
  carryOut: (log, command, dice) => {
    initiate(log, { intent: command, aim: command, timing: timingOf(log.state) }, dice);
  },
};

const timingOf = (state: State): Timing => (state.phase.kind === 'SETUP' ? 'OPENING' : 'TURN');
