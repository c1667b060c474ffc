/** What is carried from one fight to the next: wounds, dying, and what is in hand and loaded. */
import { refuseNewcomer } from '../../../core/state-check/state-check.ts';
import { type Parties, partiesBy } from '../../../core/table/members.ts';
import { healedBy } from '../condition/rest.ts';
import { isAttack } from '../model/actions.ts';
import { catalogue } from '../model/catalogue.ts';
import { equipped } from '../model/combatant/newcomer.ts';
import { type Member, memberSchema, type State } from '../model/state.ts';
import { asHidden } from './hidden.ts';

export const parties: Parties<State, Member> = partiesBy<State, Member>({
  asHidden,
  lasting: (_, { status, wounds, gear }) => ({
    // Who has yielded has done so in that fight.
    status: status.kind === 'YIELDED' ? { kind: 'STANDING' } : status,
    wounds,
    posture: 'UPRIGHT',
    // SEC-50: a weapon that was half reloaded is not.
    gear: gear.map((weapon) => ({ ...weapon, helped: 0 })),
  }),
  afterSheetChange: equipped,
  newIn: catalogue.newIn,
  rested: (member, rest) => {
    const { combatant, was } = member;
    const isAlive = was.status.kind !== 'DEAD' && was.status.kind !== 'DYING';
    return rest === 'SHORT' || !isAlive
      ? member
      : { ...member, was: { ...was, wounds: was.wounds - healedBy(rest, was.wounds, combatant) } };
  },
});

export const members = {
  refuse: (state: State, newcomer: Member, field: string) =>
    refuseNewcomer(
      memberSchema,
      {
        findAction: catalogue.findAction,
        findCondition: () => undefined,
        isAttack: ({ effect }) => isAttack(effect),
      },
      { state, newcomer, field },
    ),
  arriving: (_: State, member: Member): Member => member,
};
