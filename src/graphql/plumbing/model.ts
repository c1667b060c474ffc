import {
  type Actor,
  type CombatantView,
  type Decision,
  type EncounterView,
  foeNumbersOf,
  isRoutineEvent,
  type Statistics,
  statisticsFor,
  type StatisticsView,
} from '@sixbeat/engine';
import { rulesetOf } from '../../app/encounters.ts';
import type { EncounterAccess } from '../../app/encounters.ts';
import type { EncounterRecord, Seat } from '../../app/ports.ts';
import type { ProvenAccount } from '../../app/seats/accounts.ts';
import { renameCombatants } from '../../app/journal/rename-combatants.ts';
import {
  isForEverybody,
  isLifecycleEvent,
  type LifecycleEvent,
  isRoutine,
  narrateLifecycle,
} from '../../app/journal/lifecycle-entries.ts';
import { shownIn } from './in-encounter.ts';
import { type Definition, typed } from './type-names.ts';

/** An encounter as one seat sees it; each part is worked out once, when first asked for. */
export class EncounterModel {
  readonly record: EncounterRecord;
  readonly seat: Seat;
  /**
   * What tells it from everything else, in a cache of a client's too. In a version that was, each id
   * has the version behind it: what was is not what is.
   */
  readonly id: string;
  readonly state: unknown;
  readonly actor: Actor;
  private readonly idThen: (id: string) => string;
  private seen: EncounterView | null = null;
  private shown: ReadonlyMap<string, CombatantView> | null = null;
  private due: readonly Decision[] | null = null;
  private named: ReadonlyMap<string, string> | null = null;

  constructor(
    { record, seat }: Pick<EncounterAccess, 'record' | 'seat'>,
    when: 'NOW' | 'PAST' = 'NOW',
  ) {
    this.record = record;
    this.seat = seat;
    const { id, version, snapshot } = record;
    this.idThen = (one) => (when === 'PAST' ? `${one}@${version}` : one);
    this.id = this.idThen(id);
    this.state = when === 'PAST' ? renameCombatants(snapshot.state, this.idThen) : snapshot.state;
    this.actor = when === 'PAST' ? renameCombatants(seat.actor, this.idThen) : seat.actor;
  }

  get view(): EncounterView {
    this.seen ??= rulesetOf(this.record).queries.view(this.state, this.actor);
    return this.seen;
  }

  /** Those whom the seat sees, by their ids. */
  private get byId(): ReadonlyMap<string, CombatantView> {
    this.shown ??= new Map(this.view.combatants.map((one) => [one.id, shownIn(this, one)]));
    return this.shown;
  }

  get combatants(): readonly CombatantView[] {
    return [...this.byId.values()];
  }

  /** Null where the seat sees no such combatant; in a past version, by the present id too. */
  combatant(id: string): CombatantView | null {
    return this.byId.get(id) ?? this.byId.get(this.idThen(id)) ?? null;
  }

  get awaiting(): readonly Decision[] {
    this.due ??= rulesetOf(this.record).queries.decisions(this.state, this.actor);
    return this.due;
  }

  /** The fight in numbers, as the seat sees it. */
  statistics(counted: Statistics): StatisticsView {
    const state = this.state as Parameters<typeof statisticsFor>[1];
    return statisticsFor(renameCombatants(counted, this.idThen), state, {
      actor: this.actor,
      unit: rulesetOf(this.record).counting?.unit ?? null,
      nameOf: (key) => this.names.get(key) ?? key,
    });
  }

  /** What actions and conditions are called, by their keys. */
  get names(): ReadonlyMap<string, string> {
    const { actions, conditions } = this.view;
    this.named ??= new Map([...actions, ...conditions].map(({ key, name }) => [key, name]));
    return this.named;
  }

  /** The catalogue, each entry with the type of its ruleset. */
  definitions(of: 'Action' | 'Condition'): Definition[] {
    const entries = of === 'Action' ? this.view.actions : this.view.conditions;
    return typed(entries, this.record.ruleset, of);
  }

  /**
   * What this seat may know of these events, each with its line for the log.
   *
   * @param now where the combatants that they name are looked up
   */
  events(
    happened: readonly { readonly type: string }[],
    now: EncounterModel = this,
  ): readonly EventModel[] {
    const ruleset = rulesetOf(this.record);
    const foeNumbers = foeNumbersOf(this.state as Parameters<typeof foeNumbersOf>[0]);
    return happened.flatMap((event) => {
      if (isLifecycleEvent(event))
        return isForEverybody(event) || this.actor.kind === 'GM'
          ? [shownIn(now, { ...event, rule: null, ...this.lineOf(event) })]
          : [];
      const seen = ruleset.queries.viewEvent(event, this.actor, foeNumbers);
      if (!seen) return [];
      const declared = ruleset.schemas.events[event.type];
      const line = {
        text: ruleset.queries.narrate(seen, this.state, this.actor),
        routine: isRoutineEvent(declared, seen),
      };
      return [shownIn(now, { rule: declared?.rule ?? null, ...seen, ...line })];
    });
  }

  private lineOf(event: LifecycleEvent) {
    // Players know each other by their heroes.
    const { seats } = this.actor.kind === 'GM' ? this.record : { seats: [] };
    const nameOf = (id: string) => seats.find((seat) => seat.id === id)?.name;
    return { routine: isRoutine(event), text: narrateLifecycle(event, nameOf) };
  }
}

/** A party, which is kept as an encounter is that never begins. */
export class PartyModel extends EncounterModel {}

/** An account, of which only itself reads. */
export class AccountModel {
  readonly id: string;
  readonly account: string;
  readonly name: string | null;

  constructor({ account, name }: ProvenAccount) {
    this.id = `acc_${account}`;
    this.account = account;
    this.name = name;
  }
}

export interface EventModel {
  readonly type: string;
  readonly rule: string | null;
  readonly routine: boolean;
  readonly text: string;
}

/** A lifecycle entry's event, with its line. */
export type LifecycleEventModel<T extends LifecycleEvent['type']> = EventModel &
  Extract<LifecycleEvent, { type: T }>;
