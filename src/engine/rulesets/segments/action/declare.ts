import { err } from '../../../core/values/result.ts';
import type { Timing } from '../effects/effect.ts';
import type { CommandOf } from '../model/commands.ts';
import type { Handler } from '../model/handler.ts';
import type { State } from '../model/state.ts';
import { type Initiation, initiate, judgeInitiation } from './initiate.ts';
import { refuseIntent, refuseTurn } from './intent.ts';

/** SEG-10, 19: initiates an action on the own turn, or before round 1. */
export const declareAction: Handler<CommandOf<'DeclareAction'>, Initiation> = {
  judge: (state, command) => {
    const timing = timingOf(state);
    const refusal = refuseTurn(state, command.combatantId) ?? refuseIntent(state, command, timing);
    return refusal ? err(refusal) : judgeInitiation(state, command, command, timing);
  },
  apply: (initiation, recorder, dice) => {
    initiate(recorder, initiation, dice);
  },
};

const timingOf = (state: State): Timing => (state.phase.kind === 'SETUP' ? 'OPENING' : 'TURN');
