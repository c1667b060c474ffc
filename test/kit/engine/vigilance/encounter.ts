import type { z } from 'zod';
import { type Actor, gameMaster } from '../../../../src/engine/core/command/actor.ts';
import type { Decision } from '../../../../src/engine/core/decision/decision.ts';
import { execute } from '../../../../src/engine/core/ruleset/execute.ts';
import type { Rejection } from '../../../../src/engine/core/command/rejection.ts';
import { scriptedDice } from '../../../../src/engine/dice/scripted.ts';
import {
  type Command,
  commands,
  setupSchema,
} from '../../../../src/engine/rulesets/vigilance/model/commands.ts';
import type { Event } from '../../../../src/engine/rulesets/vigilance/model/events.ts';
import { vigilance } from '../../../../src/engine/rulesets/vigilance/index.ts';
import type {
  CharacterNature,
  Combatant,
  State,
} from '../../../../src/engine/rulesets/vigilance/model/state.ts';

type CommandInputs = { [T in keyof typeof commands]: z.input<(typeof commands)[T]> };
type Joining = NonNullable<CommandInputs['AddCombatants']['combatants']>[number];

/** Somebody to join, the sheet beside the name. */
export type CombatantInput = Omit<Joining, 'sheet'> & Joining['sheet'];

/** A command as a caller would write it, defaults left out. */
export type CommandInput =
  | CommandInputs[Exclude<keyof CommandInputs, 'AddCombatants'>]
  | (Omit<CommandInputs['AddCombatants'], 'combatants'> & {
      readonly combatants: readonly CombatantInput[];
    });
type InputOf<T extends CommandInput['type']> = Extract<CommandInput, { type: T }>;
type DefinitionsInput = InputOf<'DefineActions'>['definitions'];
type NatureInput = CombatantInput['nature'];
export type Modifiers = NonNullable<Extract<NatureInput, { kind: 'CHARACTER' }>['abilities']>;
export type ItemInput = NonNullable<CombatantInput['items']>[number];
type ActionInput = NonNullable<DefinitionsInput['actions']>[number];
type ConditionInput = NonNullable<DefinitionsInput['conditions']>[number];

/** The events of a type, among them those that have it as one of several. */
type Happened<E extends Event, T extends Event['type']> = E extends Event
  ? T extends E['type']
    ? E
    : never
  : never;

export type Place = readonly [q: number, r: number];
type More = Partial<CombatantInput>;

const named = (id: string, side: string, [q, r]: Place) => ({
  id,
  name: id.charAt(0).toUpperCase() + id.slice(1),
  side,
  position: { q, r },
});

/** A character of the heroes; all modifiers 0 unless given, vigor and focus 3. */
export const someone = (
  id: string,
  at: Place,
  abilities: Modifiers = {},
  more: More = {},
): CombatantInput => ({
  ...named(id, 'heroes', at),
  vigilance: 10,
  nature: { kind: 'CHARACTER', abilities },
  ...more,
});

/** A creature of the foes: attacks with 16, defends with 11, 5 fields, limit 40. */
export const beast = (
  id: string,
  at: Place,
  numbers: Partial<Extract<NatureInput, { kind: 'CREATURE' }>> = {},
  more: More = {},
): CombatantInput => ({
  ...named(id, 'foes', at),
  vigilance: 10,
  nature: { kind: 'CREATURE', attackDifficulty: 16, defendDifficulty: 11, ...numbers },
  ...more,
});

export const weapon = (
  key: string,
  more: Partial<Extract<ItemInput, { kind: 'WEAPON' }>> = {},
): ItemInput => ({ kind: 'WEAPON', key, name: key, form: 'MELEE', ...more });

export const shield: ItemInput = {
  kind: 'SHIELD',
  key: 'shield',
  name: 'Shield',
  advantageDice: 1,
};
export const armor: ItemInput = { kind: 'ARMOR', key: 'armor', name: 'Armor', advantageDice: 1 };
export const bow = weapon('bow', { form: 'RANGED', hands: 2 });

/** The same as the command takes it. */
export const joining = ({ id, name, side, position, ...sheet }: CombatantInput): Joining => ({
  id,
  name,
  side,
  position,
  sheet,
});

export const parse = (input: CommandInput): Command =>
  commands[input.type].parse(
    input.type === 'AddCombatants'
      ? { ...input, combatants: input.combatants.map(joining) }
      : input,
  );

/** Plays a fight step by step with scripted dice; every leftover face is an error. */
export class Table {
  state: State;
  /** What the last command made happen. */
  events: readonly Event[] = [];
  readonly history: Event[] = [];

  constructor(setup: Partial<z.input<typeof setupSchema>> = {}) {
    this.state = vigilance.rules.initial(
      setupSchema.parse({ name: 'A test', content: ['SAMPLE'], ...setup }),
    );
  }

  /** Carries out a command that must be legal, with exactly these faces rolled. */
  play(input: CommandInput, faces: readonly number[] = [], actor: Actor = gameMaster): this {
    const dice = scriptedDice(faces);
    const result = execute(vigilance, this.state, parse(input), { actor, dice });
    if (!result.ok) throw new Error(`${input.type} was refused: ${JSON.stringify(result.error)}`);
    if (dice.left.length > 0) throw new Error(`${dice.left.length} faces were not rolled.`);
    this.state = result.value.state;
    this.events = result.value.events;
    this.history.push(...this.events);
    return this;
  }

  /** Why a command is refused; an accepted one is an error. The state stays as it was. */
  refusal(input: CommandInput, actor: Actor = gameMaster): Rejection {
    const before = JSON.stringify(this.state);
    const result = execute(vigilance, this.state, parse(input), { actor, dice: scriptedDice([]) });
    if (result.ok) throw new Error(`${input.type} was accepted.`);
    if (JSON.stringify(this.state) !== before) throw new Error('A refusal changed the state.');
    return result.error;
  }

  /** The rule that a refusal cites. */
  rule(input: CommandInput): string {
    const refusal = this.refusal(input);
    return refusal.code === 'ILLEGAL' ? refusal.rule : refusal.code;
  }

  /** The events of a type that the last command made happen. */
  happened<T extends Event['type']>(type: T): readonly Happened<Event, T>[] {
    return this.events.filter((event): event is Happened<Event, T> => event.type === type);
  }

  get happenings(): readonly Event['type'][] {
    return this.events.map(({ type }) => type);
  }

  combatant(id: string): Combatant {
    const combatant = this.state.combatants[id];
    if (!combatant) throw new Error(`No combatant ${id}.`);
    return combatant;
  }

  /** Of a character: pools and abilities. */
  character(id: string): CharacterNature {
    const { nature } = this.combatant(id);
    if (nature.kind !== 'CHARACTER') throw new Error(`${id} is no character.`);
    return nature;
  }

  at(id: string): Place {
    const { q, r } = this.combatant(id).position;
    return [q, r];
  }

  get round(): number {
    return this.state.phase.kind === 'SETUP' ? 0 : this.state.phase.round;
  }

  /** Whose turn it is. */
  get turn(): string | null {
    const { phase } = this.state;
    return phase.kind === 'COMBAT' && phase.turn.kind === 'ACTING' ? phase.turn.combatantId : null;
  }

  get order(): readonly string[] {
    return this.state.phase.kind === 'COMBAT' ? this.state.phase.order : [];
  }

  /** The owners of what is on the stack, the bottom first. */
  get stack(): readonly string[] {
    const { phase } = this.state;
    return phase.kind === 'COMBAT' ? phase.stack.map(({ ownerId }) => ownerId) : [];
  }

  /** The one decision that the fight waits for. */
  get due(): Decision {
    const due = vigilance.queries
      .decisions(this.state, gameMaster)
      .filter(({ required }) => required);
    if (due.length !== 1 || !due[0]) throw new Error(`${due.length} decisions are due.`);
    return due[0];
  }

  /** What is asked of whom, e.g. `PRIORITY ann`. */
  get asked(): string {
    return `${this.due.kind} ${this.due.combatantId ?? ''}`.trim();
  }

  declare(
    combatantId: string,
    action: string,
    more: Partial<InputOf<'DeclareAction'>> = {},
    faces: readonly number[] = [],
  ): this {
    return this.play(declare(combatantId, action, more), faces);
  }

  /** Whoever is asked passes. */
  pass(
    faces: readonly number[] = [],
    until: InputOf<'PassPriority'>['until'] = 'TOP_CHANGES',
  ): this {
    const combatantId = this.due.combatantId ?? '';
    return this.play({ type: 'PassPriority', combatantId, until }, faces);
  }

  /** Whoever rolls pays so much, which may bring the dice down. */
  amplify(
    faces: readonly number[] = [],
    paid: { readonly vigor?: number; readonly focus?: number } = {},
  ): this {
    const combatantId = this.due.combatantId ?? '';
    return this.play({ type: 'AmplifyCheck', combatantId, ...paid }, faces);
  }

  defense(
    defense: 'ACTIVE' | 'PASSIVE',
    more: Partial<InputOf<'ResolveDefense'>> = {},
  ): InputOf<'ResolveDefense'> {
    const { combatantId, subjectId } = this.due;
    return {
      type: 'ResolveDefense',
      combatantId: combatantId ?? '',
      attackId: subjectId ?? '',
      defense,
      ...more,
    };
  }

  defend(
    defense: 'ACTIVE' | 'PASSIVE',
    faces: readonly number[] = [],
    more: Partial<InputOf<'ResolveDefense'>> = {},
  ): this {
    return this.play(this.defense(defense, more), faces);
  }

  /** Ends the turns up to that of this combatant; nobody decides anything else. */
  until(combatantId: string, round = this.round): this {
    while (this.turn !== combatantId || this.round < round) this.end();
    return this;
  }

  /** Ends the turn that is on. */
  end(): this {
    return this.play({ type: 'EndTurn', combatantId: this.turn ?? '' });
  }
}

const uses: Readonly<Record<string, 'REGULAR' | 'MOVEMENT'>> = {
  assault: 'REGULAR',
  shoot: 'REGULAR',
  check: 'REGULAR',
  prepare: 'REGULAR',
};
const movements = [
  'travel',
  'switch-weapons',
  'reload',
  'stand-up',
  'climb',
  'swing',
  'take-cover',
];

/** Declares an action; without `use` in the place that it usually takes. */
export function declare(
  combatantId: string,
  action: string,
  more: Partial<InputOf<'DeclareAction'>> = {},
): InputOf<'DeclareAction'> {
  const use = uses[action] ?? (movements.includes(action) ? 'MOVEMENT' : 'QUICK');
  return { use, ...more, type: 'DeclareAction', combatantId, action };
}

export const at = (targetId: string) => ({ targetIds: [targetId] });
export const to = (q: number, r = 0) => ({ to: { q, r } });

interface Brought {
  readonly actions?: readonly ActionInput[];
  readonly conditions?: readonly ConditionInput[];
  readonly setup?: Partial<z.input<typeof setupSchema>>;
  readonly ambushed?: readonly string[];
}

/** Before the order is set. */
export function gathering(combatants: readonly CombatantInput[], brought: Brought = {}): Table {
  const { actions = [], conditions = [], setup = {} } = brought;
  const table = new Table(setup);
  if (actions.length + conditions.length > 0)
    table.play({
      type: 'DefineActions',
      definitions: { actions: [...actions], conditions: [...conditions] },
    });
  return table.play({ type: 'AddCombatants', combatants: [...combatants] });
}

/** A fight in which the combatants come in the order given: each is a little less vigilant. */
export function fight(combatants: readonly CombatantInput[], brought: Brought = {}): Table {
  const ranked = combatants.map((combatant, i) => ({ ...combatant, vigilance: 100 - i }));
  return gathering(ranked, brought).play({
    type: 'RollInitiative',
    ambushedIds: [...(brought.ambushed ?? [])],
  });
}

export const learnt = (...keys: readonly string[]): More => ({ learnt: [...keys] });
export const carries = (...items: readonly ItemInput[]): More => ({ items: [...items] });
