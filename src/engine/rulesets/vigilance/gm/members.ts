/** What is carried from one fight to the next: damage, stress, traumas, counters, and what is left of the pools. */
import { refuseNewcomer } from '../../../core/state-check/state-check.ts';
import { type Parties, partiesBy } from '../../../core/table/members.ts';
import { ALOFT, basicConditions } from '../model/conditions.ts';
import { catalogue } from '../model/catalogue.ts';
import { type Member, memberSchema, type State } from '../model/state.ts';
import { asHidden } from './hidden.ts';
import { afterSheetChange } from './ruled.ts';

/** How they stood on the ground of that fight. */
const OF_THE_GROUND: readonly string[] = [ALOFT, 'prone'];

/** VIG-23: what a breakdown leaves once it is over. */
const RELIEF = 10;

export const parties: Parties<State, Member> = partiesBy<State, Member>({
  asHidden,
  lasting: (_, { damage, stress, traumas, mind, status, conditions }) => ({
    ...{ damage, stress, traumas, mind },
    // Who has yielded has done so in that fight.
    status: status === 'YIELDED' ? 'STANDING' : status,
    conditions: conditions.filter(({ condition }) => !OF_THE_GROUND.includes(condition)),
  }),
  afterSheetChange,
  newIn: catalogue.newIn,
  rested: (member, rest) => {
    const calm = { ...member, was: calmed(member) };
    return rest === 'SHORT' || member.was.status === 'DEAD' ? calm : slept(calm);
  },
});

/** VIG-23: the panic is over; what fades with each turn has faded. */
function calmed({ was, conditions }: Member): Member['was'] {
  const fades = (key: string): boolean =>
    (basicConditions[key] ?? conditions.find((own) => own.key === key))?.fades ?? true;
  const lasting = { ...was, conditions: was.conditions.filter((one) => !fades(one.condition)) };
  return was.mind === 'CALM'
    ? lasting
    : {
        ...lasting,
        mind: 'CALM',
        stress: Math.max(0, was.stress - RELIEF),
        traumas: was.traumas + 1,
      };
}

/** VIG-17, T-10: both pools come back whole. VIG-22: who is stable has healed 1, and wakes. */
function slept({ combatant, was, ...member }: Member): Member {
  const { nature } = combatant;
  const rested = nature.kind === 'CREATURE' ? nature : { ...nature, vigor: null, focus: null };
  return {
    ...member,
    combatant: { ...combatant, nature: rested },
    was: was.status === 'STABLE' ? { ...was, status: 'STANDING' } : was,
  };
}

export const members = {
  refuse: (state: State, newcomer: Member, field: string) =>
    refuseNewcomer(
      memberSchema,
      { ...catalogue, isAttack: ({ effect }) => effect.type === 'ATTACK' },
      { state, newcomer, field },
    ),
  arriving: (_: State, member: Member): Member => member,
};
