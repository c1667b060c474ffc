/** What the encounter waits for, with what can be asked about each part of it. */
import {
  aboutOf,
  type AttackOdds,
  type Choice,
  type CombatantView,
  type Consequences,
  type Decision,
  type DefenseOdds,
  type Distance,
  type Hex,
  fitted,
  type HexSet,
  isComputers,
  type KeyPick,
  type LineOfSight,
  MAX_LABEL,
  MAX_SUMMARY,
  type NeededRoll,
  noConsequences,
  type Option,
  plays,
  type PointInTime,
  type Refusal,
  seatOdds,
  shortened,
  type WithPending,
} from '@sixbeat/engine';
import { rulesetOf } from '../../../app/encounters.ts';
import { digestOf, shortDigestOf } from '../../../app/journal/digest.ts';
import type { ListedDecision, ListedOption } from '../../../app/outcome.ts';
import { distance, hexKey } from '../../../engine/grid/hex.ts';
import type { Context } from '../../plumbing/context.ts';
import { apiTypes } from '../../plumbing/derived.ts';
import { type OfASeat, rollShownIn } from '../../plumbing/hand-rolls.ts';
import { shownIn } from '../../plumbing/in-encounter.ts';
import { pathInInput } from '../../plumbing/placed.ts';
import type { EncounterModel } from '../../plumbing/model.ts';
import { hasRoom } from '../../http/limits/answer-limit.ts';
import { MAX_LISTED } from '../../http/limits/limits.ts';
import { withinLimit } from '../../http/limits/work-limit.ts';

/** With the ruleset in whose terms its input is written. */
export type ListedRefusal = Refusal & { readonly ruleset: string };

/** Long enough that no two options of an encounter share a key: 60 bits. */
const KEY_LENGTH = 10;
/** Tells apart what several seats see listed at one version: 36 bits. */
const LISTING_LENGTH = 6;
/** Of a set of hexes. */
const AREA_ID_LENGTH = 24;

/** Of what is the same at every version. */
export const keyOf = (...parts: readonly unknown[]): string => shortDigestOf(parts, KEY_LENGTH);

export class DecisionModel implements ListedDecision<OptionModel> {
  readonly encounter: EncounterModel;
  readonly decision: Decision;
  /** The same, shown in the encounter. */
  readonly shown: Omit<Decision, 'options' | 'refusals'>;
  private found: boolean | undefined = undefined;
  private listed: readonly OptionModel[] | null = null;
  private named: string | null = null;
  private stamped: string | null = null;

  constructor(encounter: EncounterModel, decision: Decision) {
    this.encounter = encounter;
    this.decision = decision;
    this.shown = shownIn(encounter, decision);
  }

  /** The same as long as the same is asked of the same combatant, whether the fight waits for it or not. */
  get key(): string {
    const { kind, combatantId } = this.decision;
    return (this.named ??= keyOf(this.encounter.id, kind, combatantId, aboutOf(this.decision)));
  }

  /** Of this decision at this version, as this seat sees it. */
  get id(): string {
    return this.stamp + this.key;
  }

  /**
   * What the ids of the decision and of its options share: a digest of what is listed, hexes and chances
   * apart, which would have to be worked out; and the version, so that no id comes again. A compressed
   * stream pays for little of it: most listings stay as they are, and the version is the same in all.
   */
  get stamp(): string {
    return (this.stamped ??= this.workOutStamp());
  }

  private workOutStamp(): string {
    const listing = this.options.map((option) => [option.key, option.picks]);
    const { version } = this.encounter.record;
    return version.toString(36) + shortDigestOf(listing, LISTING_LENGTH);
  }

  /** T-04: the dice to roll by hand, for those who play the combatant. */
  get rolls(): readonly (NeededRoll & OfASeat)[] {
    const { kind, combatantId } = this.decision;
    const { actor, state } = this.encounter;
    const { pending } = state as WithPending;
    if (kind !== 'ROLL_DICE' || combatantId === null || !plays(actor, combatantId)) return [];
    const own = pending?.rolls.filter((roll) => roll.combatantId === combatantId) ?? [];
    return own.map((roll) => rollShownIn(this.encounter, roll));
  }

  /** All seats know that the fight waits for the computer, so that any of them can play on. */
  get isComputers(): boolean {
    return isComputers(this.encounter.state as Parameters<typeof isComputers>[0], this.decision);
  }

  /** What must be decided is always listed, and so is what the GM as GM may do. */
  isListed(context: Context): boolean {
    const { required, combatantId } = this.decision;
    this.found ??= required || combatantId === null || hasRoom(context, MAX_LISTED);
    return this.found;
  }

  get options(): readonly OptionModel[] {
    return (this.listed ??= this.decision.options.map((option) => new OptionModel(this, option)));
  }

  get refusals(): readonly ListedRefusal[] {
    const { ruleset } = this.encounter.record;
    return this.decision.refusals.map((one) => ({ ...one, ruleset }));
  }

  /** Who decides; null where that is the GM as GM. */
  get decider(): CombatantView | null {
    const { combatantId } = this.decision;
    return combatantId === null ? null : this.encounter.combatant(combatantId);
  }

  /** From the combatant that decides. */
  distanceTo(hex: Hex): Distance | null {
    if (!this.decider) return null;
    const { length, unit } = rulesetOf(this.encounter.record).hex;
    const hexes = distance(this.decider.position, hex);
    return { hexes, length: hexes * length, unit };
  }

  /** Every set of hexes once, however many options choose from it. */
  get hexSets(): readonly HexSetModel[] {
    const areas = this.options.flatMap(({ choices }) =>
      choices.flatMap(({ area }) => (area ? [area] : [])),
    );
    return [...new Map(areas.map((area) => [area.id, area])).values()];
  }
}

const areaIds = new WeakMap<HexSet, string>();

/** Hexes that a choice takes. What has the same hexes has the same id, in any encounter. */
export class HexSetModel {
  private readonly set: HexSet;

  constructor(set: HexSet) {
    this.set = set;
  }

  get id(): string {
    const id = areaIds.get(this.set) ?? digestOf(['hexes', this.hexes]).slice(0, AREA_ID_LENGTH);
    areaIds.set(this.set, id);
    return id;
  }

  get hexes(): readonly Hex[] {
    return this.set.hexes;
  }
}

export class OptionModel implements ListedOption {
  readonly of: DecisionModel;
  readonly option: Option;
  private named: string | null = null;
  private picked: readonly ChoiceModel[] | null = null;

  constructor(of: DecisionModel, option: Option) {
    this.of = of;
    this.option = option;
  }

  /** Of this option at this version, as this seat sees its decision. */
  get id(): string {
    return this.of.stamp + this.key;
  }

  /** Of what it does at any version, not of what it is called or of which picks it leaves. */
  get key(): string {
    return (this.named ??= this.workOutKey());
  }

  private workOutKey(): string {
    const { command, choices, cost } = this.option;
    const fields = choices.map(({ field, kind, min, max }) => [field, kind, min, max]);
    // The same way farther costs more, and is nothing else in the command.
    return keyOf(this.of.key, command, fields, cost);
  }

  get ruleset(): string {
    return this.of.encounter.record.ruleset;
  }

  /** What is listed to be picked, hexes apart. */
  get picks(): readonly unknown[] {
    return this.option.choices.map((choice) => {
      if (choice.kind === 'NUMBER') return [choice.minimum, choice.maximum];
      return 'from' in choice ? choice.from : null;
    });
  }

  get intent(): string {
    return this.option.intent ?? apiTypes.intents[this.option.command.type] ?? 'ACT';
  }

  /** As things stand, and of the action that it uses, as far as it fits; the label says all of any other. */
  get summary(): string {
    return fitted(this.sentences.join(' '), MAX_SUMMARY);
  }

  /** In full what the summary cuts short; nothing where it says all. */
  get notes(): readonly string[] {
    const { sentences } = this;
    return sentences.join(' ').length > MAX_SUMMARY ? sentences : [];
  }

  private get sentences(): readonly string[] {
    const { summary, command } = this.option;
    const known = this.of.encounter.view.actions.find(({ key }) => key === command.action);
    return [...summary, known?.summary ?? ''].filter((sentence) => sentence !== '');
  }

  /** The command with one choice taken; null where another must be taken too. */
  filled(choice: Choice, picked: object) {
    const { command, choices } = this.option;
    const schema = rulesetOf(this.of.encounter.record).rules.commands[command.type];
    if (choices.some((other) => other !== choice && other.min > 0)) return null;
    const parsed = schema?.safeParse({ ...command, ...picked });
    return parsed?.success ? parsed.data : null;
  }

  get choices(): readonly ChoiceModel[] {
    return (this.picked ??= this.option.choices.map((choice) => new ChoiceModel(this, choice)));
  }
}

export class ChoiceModel {
  readonly of: OptionModel;
  readonly choice: Choice;

  constructor(of: OptionModel, choice: Choice) {
    this.of = of;
    this.choice = choice;
  }

  /** Where its field stands in the input of the mutation. */
  get path(): readonly string[] {
    const { option, ruleset } = this.of;
    return pathInInput(option.command.type, this.choice.field, ruleset);
  }

  get keys(): readonly KeyPick[] {
    const { choice } = this;
    if (choice.kind !== 'KEY') return [];
    const { names } = this.of.of.encounter;
    return choice.from.map((key) => {
      const { label, cost } = choice.notes[key] ?? { label: null, cost: [] };
      const shown = label ?? names.get(key) ?? readable(key);
      return { key, label: shortened(shown, MAX_LABEL), cost };
    });
  }

  get pickCount(): number | null {
    const { choice } = this;
    if (choice.kind === 'HEX') return choice.area.hexes.length;
    return 'from' in choice ? choice.from.length : null;
  }

  get area(): HexSetModel | null {
    return this.choice.kind === 'HEX' ? new HexSetModel(this.choice.area) : null;
  }

  /** Its hexes, or those of them that are asked for. */
  hexes(of: readonly Hex[] | null): readonly Hex[] {
    const hexes = this.area?.hexes ?? [];
    const asked = of && new Set(of.map(hexKey));
    return asked ? hexes.filter((hex) => asked.has(hexKey(hex))) : hexes;
  }

  /** Of a part of its hexes: options and hexes multiply, and an answer is bounded. */
  hexPicks(hexes: readonly Hex[]): HexPick[] {
    return hexes.map((hex) => new HexPick(this, hex));
  }

  get targets(): readonly TargetPick[] {
    const { choice } = this;
    if (choice.kind !== 'COMBATANT') return [];
    const { encounter } = this.of.of;
    return choice.from.flatMap((id) => {
      const combatant = encounter.combatant(id);
      return combatant ? [new TargetPick(this, combatant)] : [];
    });
  }
}

interface AskedOdds extends AttackOdds {
  /** Whether a sheet took part in them that this seat does not see. */
  readonly isEstimated: boolean;
}

/** A combatant that may be picked, with its distance, sight, terms and chances. */
export class TargetPick {
  readonly of: ChoiceModel;
  readonly combatant: CombatantView;
  private asked: AskedOdds | null | undefined = undefined;

  constructor(of: ChoiceModel, combatant: CombatantView) {
    this.of = of;
    this.combatant = combatant;
  }

  private get encounter(): EncounterModel {
    return this.of.of.of.encounter;
  }

  private get decider(): CombatantView | null {
    return this.of.of.of.decider;
  }

  get friendly(): boolean | null {
    const { decider, combatant } = this;
    return decider ? decider.side === combatant.side : null;
  }

  get distance(): Distance | null {
    return this.of.of.of.distanceTo(this.combatant.position);
  }

  /** Null also once the request has worked for long enough, as for `odds`. */
  sight(context: Context): LineOfSight | null {
    const { decider, combatant } = this;
    if (!decider) return null;
    const { record, state } = this.encounter;
    const { queries } = rulesetOf(record);
    return withinLimit(context, () =>
      queries.lineOfSight(state, decider.position, combatant.position),
    );
  }

  /** The option as it would be sent, with this target alone. */
  private get command() {
    const { choice, of: option } = this.of;
    return option.filled(choice, { [choice.field]: this.pick });
  }

  /** Null where the option is no attack, or where its attacks come at once. */
  get arrives(): PointInTime | null {
    const { command } = this;
    const { record, state } = this.encounter;
    const { queries } = rulesetOf(record);
    return (command && queries.arrival?.(state, command, this.combatant.id)) ?? null;
  }

  /** Of the attack that the option would make on this target alone; null where it makes none. */
  odds(context: Context): AskedOdds | null {
    if (this.asked === undefined) this.asked = withinLimit(context, () => this.work());
    return this.asked;
  }

  private work(): AskedOdds | null {
    const { record, state, actor } = this.encounter;
    const { command } = this;
    if (!command || !apiTypes.attackCommands.includes(command.type)) return null;
    const query = { of: 'COMMAND', command } as const;
    const found = seatOdds(rulesetOf(record), state, query, actor);
    if (!found.ok) return null;
    const [attack] = found.value.attacks;
    return attack ? { ...attack, isEstimated: found.value.assumes.length > 0 } : null;
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

/** A hex that may be picked, with its distance and consequences. */
export class HexPick {
  readonly of: ChoiceModel;
  readonly hex: Hex;
  private found: Consequences | null | undefined = undefined;

  constructor(of: ChoiceModel, hex: Hex) {
    this.of = of;
    this.hex = hex;
  }

  get distance(): Distance | null {
    return this.of.of.of.distanceTo(this.hex);
  }

  /** Null once the request has worked for long enough, as for `odds`. */
  consequences(context: Context): Consequences | null {
    if (this.found === undefined) this.found = withinLimit(context, () => this.work());
    return this.found;
  }

  private work(): Consequences {
    const { record, state } = this.of.of.of.encounter;
    const { queries } = rulesetOf(record);
    const { list, field } = this.of.choice;
    const command = list ? null : this.of.of.filled(this.of.choice, { [field]: this.hex });
    return (command && queries.consequences?.(state, command, this.hex)) ?? noConsequences;
  }
}

/** `RISE_ONE` or `rise-one` in words: `Rise one`. */
const readable = (key: string): string => {
  const words = key.toLowerCase().replaceAll(/[_-]+/g, ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
};

const isLess = (a: DefenseOdds['hit'], b: DefenseOdds['hit']): boolean =>
  a.numerator * b.denominator < b.numerator * a.denominator;
