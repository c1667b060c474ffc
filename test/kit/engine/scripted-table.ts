import { type Actor, gameMaster } from '../../../src/engine/core/command/actor.ts';
import type { Rejection } from '../../../src/engine/core/command/rejection.ts';
import type { Decision } from '../../../src/engine/core/decision/decision.ts';
import { execute } from '../../../src/engine/core/ruleset/execute.ts';
import type { Ruleset, RulesetTypes } from '../../../src/engine/core/ruleset/ruleset.ts';
import type { Hex } from '../../../src/engine/core/values/hex.ts';
import { scriptedDice } from '../../../src/engine/dice/scripted.ts';

interface TableTypes extends RulesetTypes {
  readonly state: {
    readonly combatants: Readonly<Record<string, { readonly position: Hex }>>;
  };
}

/** The events of a type, among them those that have it as one of several. */
type Happened<Event extends { readonly type: string }, Type extends string> = Event extends unknown
  ? Type extends Event['type']
    ? Event
    : never
  : never;

/** Plays a fight step by step with scripted dice; every leftover face is an error. */
export class ScriptedTable<T extends TableTypes, Input extends { readonly type: string }> {
  state: T['state'];
  /** What the last command made happen. */
  events: readonly T['event'][] = [];
  readonly history: T['event'][] = [];
  private readonly ruleset: Ruleset<T>;
  private readonly parse: (input: Input) => T['command'];

  constructor(ruleset: Ruleset<T>, parse: (input: Input) => T['command'], setup: T['setup']) {
    this.ruleset = ruleset;
    this.parse = parse;
    this.state = ruleset.rules.initial(setup);
  }

  /** Plays a command that must be legal, with exactly these faces rolled. */
  play(input: Input, faces: readonly number[] = [], actor: Actor = gameMaster): this {
    const dice = scriptedDice(faces);
    const result = execute(this.ruleset, this.state, this.parse(input), { actor, dice });
    if (!result.ok) throw new Error(`${input.type} was refused: ${JSON.stringify(result.error)}`);
    if (dice.left.length > 0) throw new Error(`${dice.left.length} faces were not rolled.`);
    this.state = result.value.state;
    this.events = result.value.events;
    this.history.push(...this.events);
    return this;
  }

  /** Why a command is refused; an accepted one is an error. The state stays as it was. */
  refusal(input: Input, actor: Actor = gameMaster): Rejection {
    const before = JSON.stringify(this.state);
    const dice = scriptedDice([]);
    const result = execute(this.ruleset, this.state, this.parse(input), { actor, dice });
    if (result.ok) throw new Error(`${input.type} was accepted.`);
    if (JSON.stringify(this.state) !== before) throw new Error('A refusal changed the state.');
    return result.error;
  }

  /** The rule that a refusal cites. */
  rule(input: Input): string {
    const refusal = this.refusal(input);
    return refusal.code === 'ILLEGAL' ? refusal.rule : refusal.code;
  }

  /** The events of a type that the last command made happen. */
  happened<Type extends T['event']['type']>(type: Type): readonly Happened<T['event'], Type>[] {
    return this.events.filter((event) => event.type === type) as Happened<T['event'], Type>[];
  }

  /** The types of what the last command made happen, in order. */
  get happenings(): readonly T['event']['type'][] {
    return this.events.map(({ type }) => type);
  }

  combatant(id: string): T['state']['combatants'][string] {
    const combatant = this.state.combatants[id];
    if (!combatant) throw new Error(`No combatant ${id}.`);
    return combatant as T['state']['combatants'][string];
  }

  /** Where a combatant stands. */
  at(id: string): readonly [q: number, r: number] {
    const { q, r } = this.combatant(id).position;
    return [q, r];
  }

  /** The decisions of a kind, as the actor sees them. */
  decisions(kind: string, actor: Actor = gameMaster): readonly Decision[] {
    return this.ruleset.queries
      .decisions(this.state, actor)
      .filter((decision) => decision.kind === kind);
  }

  /** The one decision that the fight waits for. */
  get awaited(): Decision {
    const decisions = this.ruleset.queries.decisions(this.state, gameMaster);
    const [due, ...others] = decisions.filter(({ required }) => required);
    if (!due || others.length > 0) throw new Error(`${others.length} other decisions are due.`);
    return due;
  }
}
