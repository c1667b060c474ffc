import type { z } from 'zod';
import { type Actor, gameMaster } from '../../../../src/engine/core/command/actor.ts';
import { automaticCommand } from '../../../../src/engine/core/ruleset/flow.ts';
import { execute } from '../../../../src/engine/core/ruleset/execute.ts';
import { scriptedDice } from '../../../../src/engine/dice/scripted.ts';
import {
  type Command,
  commands as schemas,
  setupSchema,
} from '../../../../src/engine/rulesets/seconds/model/commands.ts';
import { seconds, type SecondsTypes } from '../../../../src/engine/rulesets/seconds/index.ts';
import type { Attack, Turn } from '../../../../src/engine/rulesets/seconds/model/state.ts';
import { ScriptedTable } from '../scripted-table.ts';

/** A command as a caller would write it, defaults left out. */
export type CommandInput = {
  [T in keyof typeof schemas]: z.input<(typeof schemas)[T]>;
}[keyof typeof schemas];
type InputOf<T extends CommandInput['type']> = Extract<CommandInput, { type: T }>;

export type SetupInput = Partial<z.input<typeof setupSchema>>;
export type CombatantInput = NonNullable<InputOf<'AddCombatants'>['combatants']>[number];
export type ActionInput = NonNullable<InputOf<'DefineActions'>['definitions']['actions']>[number];
export type SheetInput = CombatantInput['sheet'];

export const hex = (q: number, r = 0) => ({ q, r });

/** An unremarkable combatant: Toughness 12, speed 3, no skills, a sword in hand. */
export function someone(
  id: string,
  at: readonly [number, number],
  { name, side = 'heroes', position = hex(...at), ...sheet }: Particulars = {},
): CombatantInput {
  return {
    id,
    name: name ?? id.charAt(0).toUpperCase() + id.slice(1),
    side,
    position,
    sheet: {
      toughness: 12,
      weapons: [{ weapon: 'sword' }],
      spells: ['bolt', 'fuse', 'slow', 'burst', 'trip', 'push', 'weave'],
      ...sheet,
    },
  };
}

/** What of a combatant is not as usual. */
export type Particulars = Partial<Pick<CombatantInput, 'name' | 'side' | 'position'> & SheetInput>;

export const foe = (id: string, at: readonly [number, number], more: Particulars = {}) =>
  someone(id, at, { side: 'foes', ...more });

/** Weapons and spells of round numbers, and an activity with a long delay. */
export const actions: readonly ActionInput[] = [
  { key: 'sword', name: 'Sword', effect: { type: 'MELEE', damage: 'd8' } },
  { key: 'pike', name: 'Pike', effect: { type: 'MELEE', reach: 2, damage: 'd8' } },
  {
    key: 'crossbow',
    name: 'Crossbow',
    effect: { type: 'RANGED', increment: 15, damage: 'd10', capacity: 1 },
  },
  {
    key: 'arbalest',
    name: 'Arbalest',
    effect: { type: 'RANGED', increment: 40, damage: '2d10', capacity: 1, scale: 1 },
  },
  { key: 'sling', name: 'Sling', effect: { type: 'RANGED', increment: 15, damage: 'd6' } },
  { key: 'bolt', name: 'Bolt', effect: { type: 'SPELL', range: 20, damage: '2d6' } },
  { key: 'fuse', name: 'Fuse', delay: 2, effect: { type: 'SPELL', range: 20, damage: 'd6' } },
  { key: 'slow', name: 'Slow', delay: 11, effect: { type: 'SPELL', range: 20, damage: 'd6' } },
  {
    key: 'burst',
    name: 'Burst',
    effect: { type: 'SPELL', range: 10, radius: 1, damage: '2d6' },
  },
  {
    key: 'flood',
    name: 'Flood',
    effect: { type: 'SPELL', range: 5, radius: 2, damage: '2d6' },
  },
  { key: 'trip', name: 'Trip', effect: { type: 'SPELL', range: 10, radius: 1, knocksProne: true } },
  { key: 'push', name: 'Push', effect: { type: 'SPELL', range: 10, knocksProne: true } },
  { key: 'bury', name: 'Bury', seconds: 2, delay: 11, effect: { type: 'ACTIVITY' } },
  { key: 'count', name: 'Count', seconds: 1, delay: 2, effect: { type: 'ACTIVITY' } },
  { key: 'ritual', name: 'Ritual', seconds: 14, effect: { type: 'ACTIVITY' } },
  {
    key: 'whittle',
    name: 'Whittle',
    seconds: 8,
    consecutive: false,
    effect: { type: 'ACTIVITY' },
  },
  {
    key: 'weave',
    name: 'Weave',
    seconds: 5,
    consecutive: false,
    effect: { type: 'SPELL', range: 20, damage: 'd6' },
  },
];

/** The keys of all that attacks. */
const attackKeys: ReadonlySet<string> = new Set([
  'combo',
  'fists',
  ...actions.filter(({ effect }) => effect.type !== 'ACTIVITY').map(({ key }) => key),
]);

export const parse = (input: CommandInput): Command => schemas[input.type].parse(input);

export class Table extends ScriptedTable<SecondsTypes, CommandInput> {
  /** With the last of a side the round still goes on to its end, unless the settings say otherwise. */
  constructor({ settings, ...setup }: SetupInput = {}) {
    const conclusion = 'ROUND_END';
    const whole = { name: 'A test', ...setup, settings: { conclusion, ...settings } };
    super(seconds, parse, setupSchema.parse(whole));
    this.play({ type: 'DefineActions', definitions: { actions: [...actions] } });
  }

  /** SEC-31: whether a turn ends by itself once its seconds are spent, as it does where the pace is FLOW. */
  flows = true;

  override play(input: CommandInput, faces: readonly number[] = [], actor?: Actor): this {
    super.play(input, faces, actor);
    const { events } = this;
    const next = this.flows ? automaticCommand(seconds, this.state, ['TURNS']) : null;
    if (next) {
      this.play(next as CommandInput);
      this.events = [...events, ...this.events];
    }
    return this;
  }

  /** The same, or null when it is accepted; it is not carried out. */
  ruleOrNull(input: CommandInput): string | null {
    const dice = scriptedDice([6, 6, 6, 6]);
    const result = execute(seconds, this.state, parse(input), { actor: gameMaster, dice });
    return result.ok ? null : this.rule(input);
  }

  get turn(): Turn | null {
    const { phase } = this.state;
    return phase.kind === 'COMBAT' ? (phase.turns.at(-1) ?? null) : null;
  }

  /** `2 ana 4`: the round, whose turn it is and how many of its seconds are spent. */
  get clock(): string {
    const { phase } = this.state;
    if (phase.kind !== 'COMBAT') return phase.kind;
    return this.turn
      ? `${phase.round} ${this.turn.combatantId} ${this.turn.second}`
      : `${phase.round} between turns`;
  }

  get order(): readonly string[] {
    const { phase } = this.state;
    return phase.kind === 'COMBAT' ? phase.order : [];
  }

  /** The attack whose defense is due. */
  get due(): Attack {
    const open = this.state.attacks.find(({ stage }) => stage.kind === 'WINDOW');
    if (!open) throw new Error('No defense is due.');
    return open;
  }

  /** Begins an action; an attack begins whether it could reach anybody or not (SEC-57). */
  declare(
    combatantId: string,
    action: string,
    more: Partial<InputOf<'DeclareAction'>> = {},
    faces: readonly number[] = [],
  ): this {
    const anyway = attackKeys.has(action);
    return this.play({ anyway, ...more, type: 'DeclareAction', combatantId, action }, faces);
  }

  /** One hex east a second, so many times. */
  moves(combatantId: string, times: number): this {
    for (let i = 0; i < times; i++) {
      const { q, r } = this.combatant(combatantId).position;
      this.declare(combatantId, 'move', { to: hex(q + 1, r) });
    }
    return this;
  }

  continue(
    combatantId: string,
    faces: readonly number[] = [],
    more: Partial<InputOf<'ContinueAction'>> = {},
  ): this {
    return this.play({ ...more, type: 'ContinueAction', combatantId }, faces);
  }

  /** Aims what has had its last second. */
  aim(combatantId: string, targetIds: readonly string[], faces: readonly number[] = []): this {
    return this.play({ type: 'CompleteAction', combatantId, targetIds: [...targetIds] }, faces);
  }

  /** A whole attack or spell at one target, up to the defense. */
  attack(
    combatantId: string,
    action: string,
    targetId: string,
    faces: readonly number[] = [],
  ): this {
    return this.declare(combatantId, action).aim(combatantId, [targetId], faces);
  }

  defend(defense: InputOf<'ResolveDefense'>['defense'], faces: readonly number[] = []): this {
    const { id: attackId, targetId: combatantId } = this.due;
    return this.play({ type: 'ResolveDefense', combatantId, attackId, defense }, faces);
  }

  end(combatantId: string, faces: readonly number[] = []): this {
    return this.play({ type: 'EndTurn', combatantId }, faces);
  }

  delay(combatantId: string, more: Partial<InputOf<'DelayTurn'>> = {}): this {
    return this.play({ ...more, type: 'DelayTurn', combatantId });
  }

  take(combatantId: string): this {
    return this.play({ type: 'TakeDelayedTurn', combatantId });
  }

  pass(combatantId: string, faces: readonly number[] = []): this {
    return this.play({ type: 'PassPriority', combatantId }, faces);
  }
}

/** A fight in which the combatants come in the order given. */
export function fight(combatants: readonly CombatantInput[], setup: SetupInput = {}): Table {
  // All roll a 1, and what they add, whatever their Reflex, ranks them.
  const ranked = combatants.map(({ sheet, ...combatant }, i) => ({
    ...combatant,
    sheet: {
      ...sheet,
      initiativeBonus: 10 - i - (sheet.reflex?.bonus ?? sheet.reflex?.ranks ?? 0),
    },
  }));
  return gathering(ranked, setup).play(
    { type: 'RollInitiative' },
    ranked.map(() => 1),
  );
}

/** The same before initiative. */
export const gathering = (combatants: readonly CombatantInput[], setup: SetupInput = {}): Table =>
  new Table(setup).play({ type: 'AddCombatants', combatants: [...combatants] });
