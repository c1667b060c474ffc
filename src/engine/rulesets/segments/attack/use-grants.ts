import { firstRefusal, illegal, notFound, refuseTwice } from '../../../core/command/rejection.ts';
import { refuseAbsent } from '../../../core/table/guards.ts';
import type { ConditionKey } from '../../../core/values/ids.ts';
import { err, ok } from '../../../core/values/result.ts';
import type { CommandOf } from '../model/commands.ts';
import type { Handler } from '../model/handler.ts';
import { dueAttack, grantedAttack } from '../model/lookup.ts';
import type { GrantedAttack } from '../model/ongoing.ts';
import { refuseEarlier, refuseEnded, refuseReleaseDue } from '../stats/guards.ts';
import { namesOf } from '../stats/strike.ts';
import { resolveThenDodge } from './dodge.ts';
import { openGrants } from './open-grants.ts';

interface Answer {
  readonly attack: GrantedAttack;
  readonly used: readonly ConditionKey[];
  readonly kept: readonly ConditionKey[];
}

/** SEG-81: who rolls says which grants for one roll it uses, where a table has it asked. */
export const useGrants: Handler<CommandOf<'UseGrants'>, Answer> = {
  judge: (state, { combatantId, attackId, grants }) => {
    const due = dueAttack(state);
    const refusal = firstRefusal([
      () => refuseEnded(state),
      () => refuseReleaseDue(state),
      () => refuseAbsent(state, combatantId),
      () => (state.attacks.some(({ id }) => id === attackId) ? null : notFound('attack', attackId)),
      () => (due ? refuseEarlier(attackId, due) : null),
      () => refuseTwice('grants', grants, 'grant'),
    ]);
    if (refusal) return err(refusal);
    const attack = grantedAttack(state);
    if (attack?.stage.combatantId !== combatantId)
      return err(illegal('SEG-81', 'No grant is asked about now', 'wait to be asked'));
    const open = openGrants(state, attack, attack.stage.defense, combatantId);
    const other = grants.find((grant) => !open.includes(grant));
    if (other !== undefined)
      return err(
        illegal(
          'SEG-81',
          `'${other}' is no grant that helps this roll`,
          'choose from those listed',
        ),
      );
    const kept = open.filter((grant) => !grants.includes(grant));
    return ok({ attack, used: grants, kept });
  },
  apply: ({ attack, used, kept }, recorder, dice) => {
    const { combatantId, defense } = attack.stage;
    recorder.emit({ type: 'GrantsChosen', ...namesOf(attack), combatantId, used, kept });
    const grants = [...(attack.grants ?? []), { by: combatantId, kept }];
    resolveThenDodge(recorder, { ...attack, grants }, defense, dice);
  },
};
