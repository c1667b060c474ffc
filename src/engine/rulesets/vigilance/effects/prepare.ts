import { illegal, notFound, type Rejection } from '../../../core/command/rejection.ts';
import { nothing } from '../../../core/decision/findings.ts';
import { findAction, knows } from '../model/lookup.ts';
import type { Combatant, State } from '../model/state.ts';
import { aimedAtNothing, type EffectRules } from './effect.ts';

/** VIG-52: prepares another action; declared by itself, with ReadyAction. */
export const prepareRules: EffectRules<'PREPARE'> = {
  ...aimedAtNothing,
  variants: () => [],
  refuse: (state, { owner, declared: { prepares } }) =>
    prepares
      ? refusePrepared(state, owner, prepares.action)
      : illegal('VIG-52', 'It prepares nothing', 'name the action with ReadyAction'),
  list: () => nothing,
  resolve: (recorder, { object: { ownerId, declared } }) => {
    if (declared.prepares)
      recorder.emit({ type: 'ActionPrepared', combatantId: ownerId, ...declared.prepares });
  },
};

/** VIG-52: what may be prepared. */
function refusePrepared(state: State, owner: Combatant, key: string): Rejection | null {
  const action = findAction(state, key);
  if (!action) return notFound('action', key);
  if (!knows(owner, key))
    return illegal(
      'VIG-52',
      `${owner.name} does not know ${action.name}`,
      'prepare another action',
    );
  return action.slot === 'REGULAR' && action.effect.type !== 'PREPARE'
    ? null
    : illegal('VIG-52', `${action.name} is no regular action`, 'prepare one that is');
}
