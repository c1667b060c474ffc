import type { z } from 'zod';
import type { Command, commands } from '../../../../src/engine/rulesets/segments/model/commands.ts';
import {
  commands as schemas,
  setupSchema,
} from '../../../../src/engine/rulesets/segments/model/commands.ts';
import { findAction } from '../../../../src/engine/rulesets/segments/model/lookup.ts';
import type { Newcomer } from '../../../../src/engine/rulesets/segments/model/combatant/sheet.ts';
import { segments, type SegmentsTypes } from '../../../../src/engine/rulesets/segments/index.ts';
import type { Attack } from '../../../../src/engine/rulesets/segments/model/ongoing.ts';
import { ScriptedTable } from '../scripted-table.ts';

/** A command as a caller would write it, defaults left out. */
export type CommandInput = {
  [T in keyof typeof commands]: z.input<(typeof commands)[T]>;
}[keyof typeof commands];

type ResolveDefenseInput = Extract<CommandInput, { type: 'ResolveDefense' }>;
type Defense = ResolveDefenseInput['defense'];
type CombatantInput = NonNullable<
  z.input<(typeof commands)['AddCombatants']>['combatants']
>[number];
type Definitions = z.input<(typeof commands)['DefineActions']>['definitions'];
type ActionInput = NonNullable<Definitions['actions']>[number];
type ConditionInput = NonNullable<Definitions['conditions']>[number];

export const hex = (q: number, r = 0) => ({ q, r });

/** What is remarkable about someone. */
type More = Partial<Pick<CombatantInput, 'name' | 'side'> & CombatantInput['sheet']>;

/** A combatant as one asks for it. */
export const asked = (newcomer: Newcomer) => {
  const { id, name, side, position, externalId, image, color, metadata, ...sheet } = newcomer;
  const identity = { id, name, side, position, externalId, image, color, metadata };
  return { ...identity, sheet } as CombatantInput;
};

/** An unremarkable combatant: all modifiers 0, speed 30, 20 hit points. */
export function someone(
  id: string,
  at: readonly [number, number],
  { name, side = 'heroes', ...sheet }: More = {},
): CombatantInput {
  return {
    id,
    name: name ?? id.charAt(0).toUpperCase() + id.slice(1),
    side,
    position: { q: at[0], r: at[1] },
    sheet: {
      abilities: { strength: 0, dexterity: 0, intelligence: 0, resolve: 0 },
      hitPoints: 20,
      ...sheet,
    },
  };
}

export const foe = (id: string, at: readonly [number, number], more: More = {}) =>
  someone(id, at, { side: 'foes', ...more });

export const parse = (input: CommandInput): Command => schemas[input.type].parse(input);

export class Table extends ScriptedTable<SegmentsTypes, CommandInput> {
  /** With the last of a side the round still goes on to its end, unless the settings say otherwise. */
  constructor({ settings, ...setup }: Partial<z.input<typeof setupSchema>> = {}) {
    const conclusion = 'ROUND_END';
    const whole = { name: 'A test', ...setup, settings: { conclusion, ...settings } };
    super(segments, parse, setupSchema.parse(whole));
  }

  get clock(): string {
    const { phase } = this.state;
    return phase.kind === 'COMBAT' ? `${phase.round}.${phase.segment}` : phase.kind;
  }

  /** Whose turn it is. */
  get turn(): string | null {
    const { phase } = this.state;
    return phase.kind === 'COMBAT' && phase.turn.kind !== 'BETWEEN' ? phase.turn.combatantId : null;
  }

  /** Ends every open turn of this segment and goes on to the next. */
  advance(times = 1): this {
    for (let i = 0; i < times; i++) this.play({ type: 'AdvanceSegment', passOpenTurns: true });
    return this;
  }

  end(
    combatantId: string,
    more: Partial<Extract<CommandInput, { type: 'EndTurn' }>> = {},
    faces: readonly number[] = [],
  ): this {
    return this.play({ ...more, type: 'EndTurn', combatantId }, faces);
  }

  /** Declares an action; without `use` it is used in the first way that it offers. */
  declare(
    combatantId: string,
    action: string,
    more: Partial<Extract<CommandInput, { type: 'DeclareAction' }>> = {},
  ): this {
    const use = findAction(this.state, action)?.uses[0]?.kind ?? 'FREE';
    return this.play({ use, ...more, type: 'DeclareAction', combatantId, action });
  }

  /** The target of the attack that is due meets it, with exactly these faces rolled. */
  defend(
    defense: Defense,
    faces: readonly number[] = [],
    more: Partial<ResolveDefenseInput> = {},
  ): this {
    return this.play(this.defense(defense, more), faces);
  }

  /** The same as a command; a counter-action is an Unarmed Strike unless `more` says otherwise. */
  defense(defense: Defense, more: Partial<ResolveDefenseInput> = {}): ResolveDefenseInput {
    const counter = { action: 'unarmed-strike', use: 'STANDARD' } as const;
    return {
      ...(defense === 'COUNTER' ? counter : {}),
      combatantId: this.due.targetId,
      attackId: this.due.id,
      ...more,
      type: 'ResolveDefense',
      defense,
    };
  }

  /** The id of the attack whose defense is due. */
  get attackId(): string {
    return this.due.id;
  }

  private get due(): Attack {
    const open = this.state.attacks.findLast(({ stage }) => stage.kind === 'WINDOW');
    if (!open) throw new Error('No defense is due.');
    return open;
  }
}

/**
 * A fight in which the combatants rank in the order given: the first rolls the most sixes.
 * Nobody is surprised unless `unaware` says so.
 */
export function fight(
  combatants: readonly CombatantInput[],
  more: {
    readonly actions?: readonly ActionInput[];
    readonly conditions?: readonly ConditionInput[];
    readonly setup?: Partial<z.input<typeof setupSchema>>;
    readonly unaware?: readonly string[];
  } = {},
): Table {
  const table = gathering(combatants, more);
  const faces = combatants.flatMap((combatant, i) => {
    const { dexterity, intelligence } = combatant.sheet.abilities;
    const pool = Math.max(0, 4 + dexterity + intelligence);
    const sixes = combatants.length - i;
    if (sixes > pool) throw new Error('Too many combatants to rank by sixes.');
    return Array.from({ length: pool }, (_, die) => (die < sixes ? 6 : 1));
  });
  return table.play({ type: 'RollInitiative', unawareIds: [...(more.unaware ?? [])] }, faces);
}

/** The same before initiative. */
export function gathering(
  combatants: readonly CombatantInput[],
  {
    actions = [],
    conditions = [],
    setup = {},
  }: {
    readonly actions?: readonly ActionInput[];
    readonly conditions?: readonly ConditionInput[];
    readonly setup?: Partial<z.input<typeof setupSchema>>;
  } = {},
): Table {
  const table = new Table(setup);
  if (actions.length + conditions.length > 0)
    table.play({
      type: 'DefineActions',
      definitions: { actions: [...actions], conditions: [...conditions] },
    });
  return table.play({ type: 'AddCombatants', combatants: [...combatants] });
}

/** A projectile with a talent of this key, everything else plain. */
export function projectile(
  key: string,
  more: Record<string, unknown> = {},
  uses: ActionInput['uses'] = [{ kind: 'STANDARD' }],
): ActionInput {
  return {
    key,
    name: key,
    uses,
    effect: {
      type: 'ATTACK',
      form: 'PROJECTILE',
      range: 60,
      speed: 3,
      offensive: 'AB + Dex + 2d6',
      damage: 'Strength + 1d6',
      ...more,
    },
  };
}

/** A melee attack with a reach of one hex, everything else plain. */
export const melee = (
  key: string,
  more: Record<string, unknown> = {},
  uses: ActionInput['uses'] = [{ kind: 'STANDARD' }],
): ActionInput => projectile(key, { form: 'MELEE', range: 5, speed: 2, ...more }, uses);

export const knows = (...keys: readonly string[]) => ({
  talents: keys.map((action) => ({ action })),
});
