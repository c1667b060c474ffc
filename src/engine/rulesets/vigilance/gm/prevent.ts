import { illegal, notFound } from '../../../core/command/rejection.ts';
import { err, ok } from '../../../core/values/result.ts';
import type { CommandOf } from '../model/commands.ts';
import type { Handler } from '../model/handler.ts';
import { stackOf } from '../model/lookup.ts';
import { refuseEnded } from '../model/phase.ts';
import { prevent } from '../effects/prevented.ts';
import type { StackObject } from '../model/state.ts';

interface Prevention {
  readonly object: StackObject;
  readonly reason: string;
}

/** VIG-53: the GM rules that an action on the stack comes to nothing, as long as it waits. */
export const preventAction: Handler<CommandOf<'PreventAction'>, Prevention> = {
  judge: (state, { objectId, reason }) => {
    const ended = refuseEnded(state);
    if (ended) return err(ended);
    const object = stackOf(state).find(({ id }) => id === objectId);
    if (!object) return err(notFound('action', objectId));
    return object.stage.kind === 'WAITING'
      ? ok({ object, reason })
      : err(illegal('VIG-53', 'This action is being resolved', 'let its dice fall'));
  },
  apply: ({ object, reason }, recorder) => {
    prevent(recorder, object, { reason });
  },
};
