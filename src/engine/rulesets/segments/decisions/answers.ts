import type { Decision } from '../../../core/decision/decision.ts';
import {
  allowed,
  destination,
  option,
  optional,
  someOf,
  withIntent,
  withNotes,
} from '../../../core/decision/findings.ts';
import { areaOf } from '../../../core/decision/hex-set.ts';
import { nextTargets } from '../action/next-target.ts';
import { waysToPlace } from '../attack/maneuvers/reposition-target.ts';
import type { ConditionKey } from '../../../core/values/ids.ts';
import { count, short } from '../../../core/values/words.ts';
import { openGrants } from '../attack/open-grants.ts';
import { actionOf, combatantOf, findCondition } from '../model/lookup.ts';
import type { State } from '../model/state.ts';
import type { Aid, GrantedAttack, OngoingOf, PendingReposition } from '../model/ongoing.ts';
import { requiredDecision } from './build.ts';

/** SEG-113: where the target of a hit goes. */
export function repositionDecision(state: State, attack: PendingReposition): Decision {
  const { id: attackId, attackerId: combatantId, targetId, stage } = attack;
  const head = { kind: 'REPOSITION', combatantId, subjectId: attackId } as const;
  return requiredDecision(head, () => {
    const command = { type: 'RepositionTarget', combatantId, attackId };
    const reach = areaOf(() => waysToPlace(state, attack).flatMap((way) => way.slice(-1)));
    const { name } = combatantOf(state, targetId);
    const label =
      reach.hexes.length > 0
        ? short`Move ${name} up to ${count(stage.hexes, 'hex', 'hexes')}, or leave it there`
        : `Leave ${name} there`;
    return allowed(
      option(
        label,
        command,
        reach.hexes.length > 0 ? [optional(destination(reach), `${name} stays there.`)] : [],
      ),
    );
  });
}

/** what the next attack of an action is aimed at. */
export const targetDecision = (state: State, followUp: OngoingOf<'FOLLOW_UP'>): Decision =>
  requiredDecision({ kind: 'TARGET', combatantId: followUp.ownerId, subjectId: followUp.id }, () =>
    nextTargets(state, followUp),
  );

/** which grants for one roll are used. */
export function grantDecision(state: State, attack: GrantedAttack): Decision {
  const { id: attackId, stage } = attack;
  const { combatantId, defense } = stage;
  return requiredDecision({ kind: 'GRANT', combatantId, subjectId: attackId }, () => {
    const open = openGrants(state, attack, defense, combatantId);
    const command = { type: 'UseGrants', combatantId, attackId };
    const choice = optional(someOf('KEY', 'grants', open, [1, open.length]), 'All are kept.');
    const labelOf = (key: ConditionKey) => ({
      label: findCondition(state, key)?.name ?? key,
      cost: [],
    });
    const named = withNotes(choice, Object.fromEntries(open.map((key) => [key, labelOf(key)])));
    return allowed(withIntent('ATTACK', option('Choose the grants to use', command, [named])));
  });
}

/** SEG-114: the one whom it is meant for may refuse it. */
export function offerDecision(state: State, aid: Aid): Decision {
  const { id: aidId, targetId: combatantId, ownerId, action } = aid;
  const head = { kind: 'OFFER', combatantId, subjectId: aidId } as const;
  return requiredDecision(head, () => {
    const { name } = actionOf(state, action);
    const owner = combatantOf(state, ownerId).name;
    const command = { type: 'AnswerOffer', combatantId, aidId };
    return allowed(
      option(short`Take ${name} of ${owner}`, { ...command, accepts: true }),
      option(short`Refuse ${name} of ${owner}`, { ...command, accepts: false }),
    );
  });
}
