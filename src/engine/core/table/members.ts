/**
 * Members of a party: combatants between two fights. A party is a table on which no fight begins; what is
 * carried from a fight to it, and from it to the next fight, is the same.
 */
import type { Definitions, Keyed } from '../catalogue/catalogue.ts';
import { byKey } from '../catalogue/content.ts';
import type { CombatantId } from '../values/ids.ts';
import { own } from '../values/record.ts';
import {
  type AnyCombatant,
  type CombatantIn,
  findCombatant,
  identityOf,
  type WithCombatants,
} from './state.ts';

/** How long a party rests. */
export const rests = {
  SHORT: 'Some minutes: what is counted in rounds or turns is over.',
  NIGHT: 'A night of sleep.',
  BED: 'A day in bed; as a night where the rulebook knows no difference.',
} as const;
export type Rest = keyof typeof rests;

/** A combatant with their sheet, and what lasts: as at the start of a fight. */
export interface AnyMember extends Definitions {
  readonly combatant: AnyCombatant;
  readonly was: object;
}

/** What a ruleset knows of parties. */
export interface Parties<State = unknown, Member extends AnyMember = AnyMember> {
  /** What a combatant takes along from here, with the definitions that it takes; null where there is no such one. */
  carried(state: State, id: CombatantId): Member | null;
  /** The table of a party on which these, who are there, stand as they are now. */
  restored(state: State, members: readonly Member[]): State;
  /** After a rest. */
  rested(member: Member, rest: Rest): Member;
}

/** A combatant apart from the table: who they are, and what lasts once they have been on it. */
interface Kept {
  readonly combatant: AnyCombatant;
  readonly was?: object | undefined;
}

interface Table extends WithCombatants {
  readonly hidden: Readonly<Record<CombatantId, Kept>>;
  readonly actions: Readonly<Record<string, Keyed>>;
  readonly conditions?: Readonly<Record<string, Keyed>>;
}

type KeptIn<State extends Table> = State['hidden'][CombatantId];
/** What lasts of a combatant once they are apart from the table. */
type WasIn<State extends Table> = NonNullable<KeptIn<State>['was']>;

interface MemberRules<State extends Table, Member extends AnyMember> {
  /** A combatant on the table as they would be hidden: their sheet unharmed, and what lasts. */
  readonly asHidden: (combatant: CombatantIn<State>) => Pick<KeptIn<State>, 'combatant' | 'was'>;
  /** What is left of it beyond the fight. */
  readonly lasting: (state: State, was: WasIn<State>) => Member['was'];
  /** What a sheet makes of a combatant. */
  readonly afterSheetChange: (sheet: never, state: State, was: CombatantIn<State>) => object;
  /** Of these definitions those that a table does not have. */
  readonly newIn: (state: State, members: readonly Member[]) => Required<Definitions>;
  readonly rested: (member: Member, rest: Rest) => Member;
}

export const partiesBy = <State extends Table, Member extends AnyMember>({
  asHidden,
  lasting,
  afterSheetChange,
  newIn,
  rested,
}: MemberRules<State, Member>): Parties<State, Member> => ({
  carried: (state, id) => {
    const fighter = findCombatant(state, id);
    const { combatant, was } = fighter ? asHidden(fighter) : (own(state.hidden, id) ?? {});
    // Who was never on the table has nothing that a fight has left on them.
    if (!combatant || !was) return null;
    const carried = { combatant, was: lasting(state, was) };
    return { ...carried, ...definitionsFor(state, carried) } as Member;
  },
  restored: (state, members) => {
    const { actions, conditions } = newIn(state, members);
    const known = {
      ...state,
      actions: { ...state.actions, ...byKey(actions) },
      ...(state.conditions && { conditions: { ...state.conditions, ...byKey(conditions) } }),
    };
    const combatants = members.map((member) => restoredIn(known, member, afterSheetChange));
    return { ...known, combatants: { ...known.combatants, ...byId(combatants) } };
  },
  rested,
});

const byId = (combatants: readonly AnyCombatant[]) =>
  Object.fromEntries(combatants.map((one) => [one.id, one]));

/** Who they are, and where they stand in their party, stays. */
function restoredIn<State extends Table, Member extends AnyMember>(
  state: State,
  { combatant, was }: Member,
  afterSheetChange: MemberRules<State, Member>['afterSheetChange'],
): AnyCombatant {
  const present = findCombatant(state, combatant.id);
  if (!present) throw new Error(`No member '${combatant.id}'.`);
  const identity = identityOf(present);
  const changed = afterSheetChange(sheetOf(combatant) as never, state, present);
  return { ...present, ...changed, ...identity, ...was };
}

/** What the table defines of all that is named in it, in its order: what is built in needs no taking along. */
function definitionsFor({ actions, conditions }: Table, carried: object): Definitions {
  const needed = new Set<Keyed>();
  const seek = (value: unknown): void => {
    if (typeof value === 'string') {
      for (const entry of [own(actions, value), own(conditions ?? {}, value)]) {
        if (!entry || needed.has(entry)) continue;
        needed.add(entry);
        seek(entry);
      }
    } else if (typeof value === 'object' && value !== null) Object.values(value).forEach(seek);
  };
  seek(carried);
  const neededOf = (entries: Table['actions']) =>
    Object.values(entries).filter((entry) => needed.has(entry));
  const taken = { actions: neededOf(actions) };
  return conditions ? { ...taken, conditions: neededOf(conditions) } : taken;
}

/** What a fight can change of a member, without who they are and where they stand. */
export const memberContent = ({ combatant, was }: AnyMember): object => ({
  sheet: sheetOf(combatant),
  was,
});

/** A member as one is, under the name and at the place of another. */
export const withIdentityOf = <Member extends AnyMember>(
  member: Member,
  { combatant }: AnyMember,
): Member => ({ ...member, combatant: { ...member.combatant, ...identityOf(combatant) } });

const sheetOf = (combatant: AnyCombatant): object => {
  const identity = identityOf(combatant);
  return Object.fromEntries(
    Object.entries(combatant).filter(([field]) => !Object.hasOwn(identity, field)),
  );
};
