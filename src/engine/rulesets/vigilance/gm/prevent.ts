import { firstRefusal, illegal, notFound } from '../../../core/command/rejection.ts';
import type { CommandOf } from '../model/commands.ts';
import type { UnplannedHandler } from '../model/handler.ts';
import { stackOf } from '../model/lookup.ts';
import { refuseEnded } from '../model/phase.ts';

/** VIG-53: the GM rules that an action on the stack comes to nothing, as long as it waits. */
export const preventAction: UnplannedHandler<CommandOf<'PreventAction'>> = {
  refuse: (state, { objectId }) =>
    firstRefusal([
      () => refuseEnded(state),
      () => {
        const object = stackOf(state).find(({ id }) => id === objectId);
        if (!object) return notFound('action', objectId);
        return object.stage.kind === 'WAITING'
          ? null
          : illegal('VIG-53', 'This action is being resolved', 'let its dice fall');
      },
    ]),
  carryOut: (log, { objectId, reason }) => {
    const object = stackOf(log.state).find(({ id }) => id === objectId);
    const type = 'ActionPrevented';
    const rule = 'VIG-53';
    if (object) log.emit({ type, objectId, combatantId: object.ownerId, byId: null, rule, reason });
  },
};
