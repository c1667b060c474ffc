import type { Event, EventOf } from '../../../../src/engine/rulesets/segments/model/events.ts';
import type { State } from '../../../../src/engine/rulesets/segments/model/state.ts';
import { type Problems, unless, when } from '../witness.ts';

/** What the conditions of the random fights do, in words of its own (SEG-93). */
const bleeds = ['bleeding', 'scorched'];
const burns = ['burned', 'scorched'];
const dizzies = ['disoriented', 'scorched'];

interface Followed {
  readonly bearer: string;
  readonly condition: string;
  readonly round: number;
  readonly dice: number;
  /** Hexes walked under it in this round. */
  walked: number;
  lifted: boolean;
}

/** Follows bleeding, burned and disoriented creatures from the events alone. */
export class ConditionWitness {
  private readonly running = new Map<string, Followed>();
  /** Who must be hurt by what before anything else happens to them. */
  private readonly owed = new Set<string>();
  private readonly bled = new Set<string>();
  private clock = { round: 0, segment: 0 };
  private check: EventOf<'CheckRolled'> | null = null;

  private readonly on: {
    readonly [T in Event['type']]?: (event: EventOf<T>, before: State) => Problems;
  } = {
    RoundStarted: () => this.newRound(),
    SegmentStarted: (event) => this.newSegment(event),
    ConditionInflicted: (event) => this.inflict(event),
    ConditionEnded: (event) =>
      unless(this.running.delete(keyOf(event)), `SEG-90: ${keyOf(event)} ended twice.`),
    CombatantRemoved: (event) => this.forget(event.combatantId),
    CombatantsAdded: (event, before) => this.comeBack(event, before),
    CheckRolled: (event) => this.checked(event),
    ConditionLifted: (event) => this.lift(event),
    CombatantMoved: (event) => this.walk(event),
    ConditionHurt: (event) => this.hurt(event),
    TurnStarted: (event, before) => this.turn(event.combatantId, before),
    TurnPassed: (event, before) => this.turn(event.combatantId, before),
    ActionDeclared: (event, before) => this.spends(event, before),
    DefenseDeclared: (event, before) => this.spends(event, before),
    RankChanged: (event, before) => this.spends(event, before),
    TopOfRoundTaken: (event, before) => this.spends(event, before),
  };

  enter(event: Event, before: State): Problems {
    const follow = this.on[event.type] as ((event: Event, before: State) => Problems) | undefined;
    return follow?.(event, before) ?? [];
  }

  /** What should have hurt by the end of a command. */
  settle(after: State): Problems {
    const left = [...this.owed].filter((name) => {
      const ailment = this.running.get(name);
      return ailment && after.combatants[ailment.bearer]?.status !== 'DOWN';
    });
    this.owed.clear();
    return left.map((name) => `SEG-93: ${name} did not hurt.`);
  }

  private forget(bearer: string): Problems {
    for (const [key, ailment] of this.running)
      if (ailment.bearer === bearer) this.running.delete(key);
    return [];
  }

  /** SEG-90: who was hidden has what has not run out meanwhile. */
  private comeBack({ combatants }: EventOf<'CombatantsAdded'>, { hidden }: State): Problems {
    const now = (this.clock.round - 1) * 3 + this.clock.segment;
    for (const { id: bearer } of combatants)
      for (const { condition, since, until, dice } of hidden[bearer]?.was?.conditions ?? [])
        if (until === null || until > now)
          this.running.set(keyOf({ combatantId: bearer, condition }), {
            ...{ bearer, condition, dice, walked: 0, lifted: false },
            round: Math.ceil(since / 3),
          });
    return [];
  }

  private newRound(): Problems {
    for (const ailment of this.running.values()) {
      ailment.walked = 0;
      ailment.lifted = false;
    }
    return [];
  }

  private newSegment({ round, segment }: EventOf<'SegmentStarted'>): Problems {
    this.clock = { round, segment };
    this.bled.clear();
    return [];
  }

  private checked(event: EventOf<'CheckRolled'>): Problems {
    this.check = event;
    return [];
  }

  private inflict(event: EventOf<'ConditionInflicted'>): Problems {
    const old = this.running.get(keyOf(event));
    this.running.set(keyOf(event), {
      bearer: event.combatantId,
      condition: event.condition,
      round: old?.round ?? this.clock.round,
      dice: event.dice,
      walked: old?.walked ?? 0,
      lifted: false,
    });
    return [];
  }

  private walk({ combatantId, path }: EventOf<'CombatantMoved'>): Problems {
    for (const ailment of this.of(combatantId, burns)) {
      const wasNear = ailment.walked <= 1;
      ailment.walked += path.length;
      if (wasNear && ailment.walked > 1 && ailment.dice > 0) this.owed.add(nameOf(ailment));
    }
    return [];
  }

  private lift(event: EventOf<'ConditionLifted'>): Problems {
    const ailment = this.running.get(keyOf(event));
    const passed = this.check?.combatantId === event.combatantId && this.check.roll.total >= 3;
    if (ailment) ailment.lifted = true;
    return unless(
      passed && ailment !== undefined,
      `SEG-93: ${keyOf(event)} is lifted without a check.`,
    );
  }

  private hurt(event: EventOf<'ConditionHurt'>): Problems {
    const name = keyOf(event);
    const ailment = this.running.get(name);
    if (ailment?.dice !== event.damage.total)
      return [`SEG-93: ${name} hurts by ${event.damage.total}.`];
    if (this.owed.delete(name)) return [];
    const due = this.isDue(ailment) && bleeds.includes(event.condition) && !this.bled.has(name);
    this.bled.add(name);
    return unless(due, `SEG-93: ${name} hurts without need.`);
  }

  private turn(combatantId: string, before: State): Problems {
    if (before.combatants[combatantId]?.status === 'DOWN') return [];
    return this.of(combatantId, bleeds)
      .filter((ailment) => this.isDue(ailment) && ailment.dice > 0)
      .filter((ailment) => !this.bled.has(nameOf(ailment)))
      .map((ailment) => `SEG-93: ${nameOf(ailment)} did not bleed.`);
  }

  private isDue({ round }: Followed): boolean {
    return this.clock.segment === 1 && round < this.clock.round;
  }

  private spends(
    { combatantId, spends }: { readonly combatantId: string; readonly spends: readonly string[] },
    before: State,
  ): Problems {
    const limited = this.of(combatantId, dizzies).some(({ lifted }) => !lifted);
    const now = spends.filter((kind) => kind !== 'SWIFT');
    const earlier = before.combatants[combatantId]?.spent.filter((kind) => kind !== 'SWIFT') ?? [];
    if (!limited || now.length === 0) return [];
    return when(
      now.includes('FULL') || earlier.length > 0,
      `SEG-93: ${combatantId} spends ${now.join()} after ${earlier.join()}, disoriented.`,
    );
  }

  private of(bearer: string, conditions: readonly string[]): readonly Followed[] {
    return [...this.running.values()].filter(
      (ailment) => ailment.bearer === bearer && conditions.includes(ailment.condition),
    );
  }
}

interface Named {
  readonly combatantId: string;
  readonly condition: string;
}

const keyOf = ({ combatantId, condition }: Named): string => `${combatantId} ${condition}`;
const nameOf = ({ bearer, condition }: Followed): string => `${bearer} ${condition}`;
