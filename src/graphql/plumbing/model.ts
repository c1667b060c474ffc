import { type Actor, type Decision, type EncounterView, foeNumbersOf } from '@sixbeat/engine';
import { rulesetOf } from '../../app/encounters.ts';
import type { EncounterAccess } from '../../app/encounters.ts';
import type { EncounterRecord, Seat } from '../../app/ports.ts';
import {
  isForEverybody,
  isLifecycleEvent,
  type LifecycleEvent,
  narrateLifecycle,
} from '../../app/journal/lifecycle-entries.ts';
import { type Definition, typed } from './type-names.ts';

/** An encounter as one seat sees it; each part is worked out once, when first asked for. */
export class EncounterModel {
  readonly record: EncounterRecord;
  readonly seat: Seat;
  private seen: EncounterView | null = null;
  private due: readonly Decision[] | null = null;

  constructor({ record, seat }: Pick<EncounterAccess, 'record' | 'seat'>) {
    this.record = record;
    this.seat = seat;
  }

  get actor(): Actor {
    return this.seat.actor;
  }

  get view(): EncounterView {
    const { snapshot } = this.record;
    this.seen ??= rulesetOf(this.record).see.view(snapshot.state, this.actor);
    return this.seen;
  }

  get awaiting(): readonly Decision[] {
    const { snapshot } = this.record;
    this.due ??= rulesetOf(this.record).see.legal(snapshot.state, this.actor);
    return this.due;
  }

  /** The catalogue, each entry with the type of its ruleset. */
  definitions(of: 'Action' | 'Condition'): Definition[] {
    const entries = of === 'Action' ? this.view.actions : this.view.conditions;
    return typed(entries, this.record.ruleset, of);
  }

  /** What this seat may know of these events, each with its line for the log. */
  events(happened: readonly { readonly type: string }[]): readonly EventModel[] {
    const ruleset = rulesetOf(this.record);
    const foeNumbers = foeNumbersOf(
      this.record.snapshot.state as Parameters<typeof foeNumbersOf>[0],
    );
    return happened.flatMap((event) => {
      if (isLifecycleEvent(event))
        return isForEverybody(event) || this.actor.kind === 'GM'
          ? [{ ...event, text: narrateLifecycle(event) }]
          : [];
      const seen = ruleset.see.viewEvent(event, this.actor, foeNumbers);
      if (!seen) return [];
      return [{ ...seen, text: ruleset.see.narrate(seen, this.record.snapshot.state) }];
    });
  }
}

export interface EventModel {
  readonly type: string;
  readonly text: string;
}

/** A lifecycle entry's event, with its line. */
export type LifecycleEventModel<T extends LifecycleEvent['type']> = EventModel &
  Extract<LifecycleEvent, { type: T }>;
