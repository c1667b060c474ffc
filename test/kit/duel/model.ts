import * as z from 'zod';
import { command, type CommandIn } from '../../../src/engine/core/schema/command.ts';
import { object, oneOf, type TypeOf } from '../../../src/engine/core/schema/describe.ts';
import { event, type EventOf } from '../../../src/engine/core/schema/event.ts';
import { actionKey, combatantId } from '../../../src/engine/core/schema/keys.ts';
import { nameSchema, newIdSchema } from '../../../src/engine/core/values/texts.ts';
import { scoreSchema } from '../../../src/engine/core/score/score.ts';
import { aboutCombatant } from '../../../src/engine/core/views/shared-events.ts';
import { setupForm, tableCommands } from '../../../src/engine/core/table/commands.ts';
import { tableEvents } from '../../../src/engine/core/table/events.ts';
import * as form from '../../../src/engine/core/table/form.ts';
import { settingsSchema } from './rulebook.ts';

const points = z.int().min(0).max(10_000);

// ------------------------------------------------------------------ sheets and the catalogue

export const sheetSchema = object('DuelSheet', 'Somebody who fights by the rules of DUEL.', {
  skill: z.int().min(0).max(20).describe('What is added to strikes and parries (DUE-05).'),
  hitPoints: points.min(1).describe('How many hit points there are when unhurt (DUE-06).'),
}).meta({ family: 'Sheet' });
export type Sheet = TypeOf<typeof sheetSchema>;
const hitPointsLeft = points.describe('How many of them are left; at 0 it is down.');
export const sheetViewSchema = object('DuelSheet', 'Somebody who fights by the rules of DUEL.', {
  kind: z.literal('DUEL'),
  ...sheetSchema.shape,
  hitPointsLeft,
});

const described = {
  key: newIdSchema.describe('Names it.'),
  name: nameSchema(80).describe('For people.'),
  summary: z.string().max(500).default('').describe('One line about it.'),
};
export const actionSchema = object('DuelAction', 'What is done with a turn: rest or a strike.', {
  ...described,
  force: z.int().min(0).max(6).default(0).describe('What it adds to damage that it does.'),
});
export type Action = TypeOf<typeof actionSchema>;

const REST = { key: 'rest', name: 'Rest', summary: 'Gives back a hit point.', force: 0 };
const STRIKE = { key: 'strike', name: 'Strike', summary: 'With the blade.', force: 0 };
export const basicActions: Readonly<Record<string, Action>> = { rest: REST, strike: STRIKE };

export const conditionSchema = object('DuelCondition', 'DUEL knows no conditions.', described);
export const creatureSchema = object('DuelCreature', 'A ready-made duelist.', {
  ...described,
  pack: z.string().describe('The content pack that it is from.'),
  ...sheetSchema.shape,
});
const definitions = object('DuelDefinitions', 'What an encounter adds.', {
  actions: z.array(actionSchema).max(50).default([]).describe('Strikes that everyone can make.'),
}).meta({ family: 'Definitions' });
const figures = object('DuelFigures', 'What a ruling can set; null stays.', {
  hitPointsLeft: hitPointsLeft.nullable().default(null),
}).meta({ family: 'Figures' });

// ------------------------------------------------------------------ commands

export const setupSchema = setupForm(settingsSchema, ['SAMPLE']);
const attackId = z.string().min(1).max(200).meta({ scalar: 'ID' }).describe('The attack.');
const defense = oneOf('DefenseKind', 'How an attack is met.', {
  PARRY: 'By a parry.',
  NONE: 'Not at all.',
});
export const commands = {
  ...tableCommands({ sheet: sheetSchema, definitions, figures }),
  RollInitiative: command(
    'RollInitiative',
    'Begins the fight: rolls the order (DUE-02) and plays to the first turn.',
    {},
  ),
  DeclareAction: command('DeclareAction', 'Strikes or rests (DUE-03).', {
    combatantId: combatantId.describe('Who acts.'),
    action: actionKey.describe('The key of the action.'),
    targetIds: z.array(combatantId).max(1).default([]).describe('At whom; nobody for a rest.'),
  }),
  ResolveDefense: command('ResolveDefense', 'The target of an attack chooses a defense (DUE-05).', {
    combatantId: combatantId.describe('The target of the attack.'),
    attackId,
    defense: defense.describe('How it is met.'),
  }),
};
export type Command = CommandIn<typeof commands>;
export type CommandOf<T extends Command['type']> = Extract<Command, { readonly type: T }>;

// ------------------------------------------------------------------ state

const newcomer = form.newcomerForm(sheetSchema);
const hidden = form.hiddenForm(newcomer, actionSchema);
export type Hidden = TypeOf<typeof hidden>;
const combatant = newcomer.extend({ hitPointsLeft, yielded: z.boolean() });
export type Combatant = TypeOf<typeof combatant>;
const attack = z.strictObject({
  id: attackId,
  attackerId: combatantId,
  targetId: combatantId,
  action: actionKey,
});
export type Attack = TypeOf<typeof attack>;
const phase = form.phaseForm({
  /** Whose turn in this round is still to come. */
  waiting: form.everybodyOnce,
  turnOfId: combatantId.nullable(),
});
export const stateForm = z.strictObject({
  ...form.tableForm({ settings: settingsSchema, action: actionSchema, combatant, hidden, phase }),
  /** The strike that waits for an answer. */
  attack: attack.nullable(),
});
export type State = TypeOf<typeof stateForm>;

// ------------------------------------------------------------------ events

export const events = {
  ...tableEvents({ newcomer, hidden, sheet: sheetSchema, figures, action: actionSchema }),
  DuelOrdered: event('TABLE', 'Initiative is rolled (DUE-02).', {
    order: z.array(combatantId).describe('Who comes after whom.'),
    faces: z.array(z.int()).describe('The dice, in this order.'),
  }),
  DuelistRested: aboutCombatant('Someone has rested (DUE-07).'),
  DuelStrikeMade: event('TABLE', 'A strike waits for an answer (DUE-05).', attack.shape),
  DuelStrikeMet: event('TABLE', 'A strike was answered (DUE-05).', {
    ...attack.shape,
    strike: scoreSchema.describe('The strike.'),
    parry: scoreSchema.nullable().describe('The parry; null when it was taken.'),
    damage: points.describe('What it has done.'),
  }),
  DuelistDown: aboutCombatant('Someone is down (DUE-06).'),
};
export type Event = EventOf<typeof events>;
