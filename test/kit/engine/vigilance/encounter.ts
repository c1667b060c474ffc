import type { z } from 'zod';
import {
  type Command,
  commands,
  setupSchema,
} from '../../../../src/engine/rulesets/vigilance/model/commands.ts';
import { vigilance, type VigilanceTypes } from '../../../../src/engine/rulesets/vigilance/index.ts';
import type { CharacterNature } from '../../../../src/engine/rulesets/vigilance/model/state.ts';
import { ScriptedTable } from '../scripted-table.ts';

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

export class Table extends ScriptedTable<VigilanceTypes, CommandInput> {
  constructor(setup: Partial<z.input<typeof setupSchema>> = {}) {
    super(vigilance, parse, setupSchema.parse({ name: 'A test', content: ['SAMPLE'], ...setup }));
  }

  /** Of a character: pools and abilities. */
  character(id: string): CharacterNature {
    const { nature } = this.combatant(id);
    if (nature.kind !== 'CHARACTER') throw new Error(`${id} is no character.`);
    return nature;
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

  /** What is asked of whom, e.g. `PRIORITY ann`. */
  get asked(): string {
    return `${this.awaited.kind} ${this.awaited.combatantId ?? ''}`.trim();
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
    const combatantId = this.awaited.combatantId ?? '';
    return this.play({ type: 'PassPriority', combatantId, until }, faces);
  }

  /** Whoever rolls pays so much, which may bring the dice down. */
  amplify(
    faces: readonly number[] = [],
    paid: { readonly vigor?: number; readonly focus?: number } = {},
  ): this {
    const combatantId = this.awaited.combatantId ?? '';
    return this.play({ type: 'AmplifyCheck', combatantId, ...paid }, faces);
  }

  defense(
    defense: 'ACTIVE' | 'PASSIVE',
    more: Partial<InputOf<'ResolveDefense'>> = {},
  ): InputOf<'ResolveDefense'> {
    const { combatantId, subjectId } = this.awaited;
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

/** Climbs and swings need no features (RV-53). */
export const anywhere = { settings: { climbAndSwingOn: 'ANYTHING' } } as const;

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
