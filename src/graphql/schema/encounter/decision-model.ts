/** What the encounter waits for, with what can be asked about each part of it. */
import {
  type AttackOdds,
  type Choice,
  type CombatantView,
  type Decision,
  type DefenseOdds,
  type LineOfSight,
  type Option,
  seatOdds,
} from '@sixbeat/engine';
import { rulesetOf } from '../../../app/encounters.ts';
import { digestOf } from '../../../app/journal/digest.ts';
import { distance } from '../../../engine/grid/hex.ts';
import type { Context } from '../../plumbing/context.ts';
import { apiTypes } from '../../plumbing/derived.ts';
import type { EncounterModel } from '../../plumbing/model.ts';
import { withinLimit } from '../../http/limits/work-limit.ts';

/** Long enough that no two options of an encounter ever share one. */
const ID_LENGTH = 24;

const idOf = (...parts: readonly unknown[]): string => digestOf(parts).slice(0, ID_LENGTH);

export class DecisionModel {
  readonly encounter: EncounterModel;
  readonly decision: Decision;

  constructor(encounter: EncounterModel, decision: Decision) {
    this.encounter = encounter;
    this.decision = decision;
  }

  /** The same as long as the same is asked of the same one, and may be answered in the same ways. */
  get id(): string {
    const { kind, combatantId, subject, required } = this.decision;
    const ids = this.options.map(({ id }) => id);
    return idOf(this.encounter.record.id, kind, combatantId, subject, required, ids);
  }

  get options(): readonly OptionModel[] {
    return this.decision.options.map((option) => new OptionModel(this, option));
  }
}

export class OptionModel {
  readonly of: DecisionModel;
  readonly option: Option;

  constructor(of: DecisionModel, option: Option) {
    this.of = of;
    this.option = option;
  }

  /** Of what it does, not of what it is called or of how many picks it leaves. */
  get id(): string {
    const { decision, encounter } = this.of;
    const { command, choices } = this.option;
    const fields = choices.map(({ field, kind, min, max }) => [field, kind, min, max]);
    return idOf(encounter.record.id, decision.kind, decision.subject, command, fields);
  }

  get intent(): string {
    return this.option.intent ?? apiTypes.intents[this.option.command.type] ?? 'ACT';
  }

  /** Of the action that it uses, as the catalogue has it; the label says all of any other. */
  get summary(): string {
    const { action } = this.option.command;
    const known = this.of.encounter.view.actions.find(({ key }) => key === action);
    return known?.summary ?? '';
  }

  get choices(): readonly ChoiceModel[] {
    return this.option.choices.map((choice) => new ChoiceModel(this, choice));
  }
}

export class ChoiceModel {
  readonly of: OptionModel;
  readonly choice: Choice;

  constructor(of: OptionModel, choice: Choice) {
    this.of = of;
    this.choice = choice;
  }

  get keys(): readonly KeyPick[] {
    const { choice } = this;
    if (choice.kind !== 'KEY') return [];
    const { actions, conditions } = this.of.of.encounter.view;
    const known = new Map([...actions, ...conditions].map(({ key, name }) => [key, name]));
    return choice.from.map((key) => ({ key, label: known.get(key) ?? readable(key) }));
  }

  get targets(): readonly TargetPick[] {
    const { choice } = this;
    if (choice.kind !== 'COMBATANT') return [];
    const { combatants } = this.of.of.encounter.view;
    return choice.from.flatMap((id) => {
      const combatant = combatants.find((one) => one.id === id);
      return combatant ? [new TargetPick(this, combatant)] : [];
    });
  }
}

/** What is under a key, for people. */
interface KeyPick {
  readonly key: string;
  readonly label: string;
}

/** A combatant that may be picked, and what whoever decides would ask about it first. */
export class TargetPick {
  readonly of: ChoiceModel;
  readonly combatant: CombatantView;
  private asked: AttackOdds | null | undefined = undefined;

  constructor(of: ChoiceModel, combatant: CombatantView) {
    this.of = of;
    this.combatant = combatant;
  }

  private get encounter(): EncounterModel {
    return this.of.of.of.encounter;
  }

  /** Who decides; null where that is the GM as GM. */
  private get decider(): CombatantView | null {
    const { combatantId } = this.of.of.of.decision;
    return this.encounter.view.combatants.find(({ id }) => id === combatantId) ?? null;
  }

  get friendly(): boolean | null {
    const { decider, combatant } = this;
    return decider ? decider.side === combatant.side : null;
  }

  get distance(): number | null {
    return this.decider && distance(this.decider.position, this.combatant.position);
  }

  /** Null also once the request has worked for long enough, as for `odds`. */
  sight(context: Context): LineOfSight | null {
    const { decider, combatant } = this;
    if (!decider) return null;
    const { record } = this.encounter;
    const { see } = rulesetOf(record);
    return withinLimit(context, () =>
      see.lineOfSight(record.snapshot.state, decider.position, combatant.position),
    );
  }

  /** Of the attack that the option would make on this target alone; null where it makes none. */
  odds(context: Context): AttackOdds | null {
    if (this.asked === undefined) this.asked = withinLimit(context, () => this.work());
    return this.asked;
  }

  private work(): AttackOdds | null {
    const { record, actor } = this.encounter;
    const { command, choices } = this.of.of.option;
    if (!apiTypes.attackCommands.includes(command.type)) return null;
    const ruleset = rulesetOf(record);
    const filled = { ...command, [this.of.choice.field]: this.pick };
    const parsed = ruleset.play.commands[command.type]?.safeParse(filled);
    const others = choices.filter((choice) => choice !== this.of.choice && choice.min > 0);
    if (!parsed?.success || others.length > 0) return null;
    const query = { of: 'COMMAND', command: parsed.data } as const;
    const found = seatOdds(ruleset, record.snapshot.state, query, actor);
    return found.ok ? (found.value.attacks[0] ?? null) : null;
  }

  /** The target as the command takes it: as often as it asks for. */
  private get pick(): string | readonly string[] {
    const { list, min } = this.of.choice;
    return list ? Array<string>(Math.max(min, 1)).fill(this.combatant.id) : this.combatant.id;
  }

  /** As the target meets it best, of the ways that are known to be open to it. */
  met(context: Context): DefenseOdds | null {
    const [first, ...others] = this.odds(context)?.perDefense ?? [];
    if (!first) return null;
    return others.reduce((best, one) => (isLess(one.hit, best.hit) ? one : best), first);
  }
}

/** `RISE_ONE` or `rise-one` in words: `Rise one`. */
const readable = (key: string): string => {
  const words = key.toLowerCase().replaceAll(/[_-]+/g, ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
};

const isLess = (a: DefenseOdds['hit'], b: DefenseOdds['hit']): boolean =>
  a.numerator * b.denominator < b.numerator * a.denominator;
