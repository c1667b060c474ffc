import { errorOf } from '../../../core/values/result.ts';
import type { Decision } from '../../../core/decision/decision.ts';
import * as core from '../../../core/table/listing.ts';
import type { State, Tie } from '../model/state.ts';
import { rollInitiative } from '../turn/initiative.ts';
import { decision, allowed, option, anyOf, merge, someOf } from './build.ts';

/** Before the fight: gather, then set the order. */
export const setupDecision = (state: State): Decision =>
  core.setupDecision(() => {
    const ids = Object.keys(state.combatants);
    return {
      refusal: errorOf(rollInitiative.judge(state, { type: 'RollInitiative', ambushedIds: [] })),
      label: 'Set the order',
      choices: [anyOf('COMBATANT', 'ambushedIds', ids, 'No one is ambushed.')],
    };
  });

/** VIG-28: before or after the creatures; or an order among characters, or a roll. */
export function tieDecision(tie: Tie, combatantId: string): Decision {
  const command = { type: 'SettleTie', combatantId };
  const head = { kind: 'TIE' as const, combatantId, required: true };
  if (tie.kind === 'PRECEDENCE')
    return decision(head, () =>
      allowed(
        option('Go first', { ...command, answer: 'FIRST' }),
        option('Let them go first', { ...command, answer: 'DECLINE' }),
      ),
    );
  const { members, proposal } = tie;
  const order = someOf('COMBATANT', 'order', members, [members.length, members.length]);
  return decision(head, () =>
    merge(
      proposal
        ? allowed(option('Agree', { ...command, answer: 'AGREE', order: proposal }))
        : allowed(option('Propose an order', { ...command, answer: 'AGREE' }, [order])),
      allowed(option('Roll dexterity', { ...command, answer: 'ROLL' })),
    ),
  );
}
