/** What there is in DUEL: sheets, actions, commands, the state, and what happens. */
import * as z from 'zod';
import { definitionFields } from '../../../src/engine/core/catalogue/definitions.ts';
import * as shared from '../../../src/engine/core/command/shared-commands.ts';
import { command, type CommandIn } from '../../../src/engine/core/schema/command.ts';
import { object, oneOf, type TypeOf } from '../../../src/engine/core/schema/describe.ts';
import { event, type EventOf } from '../../../src/engine/core/schema/event.ts';
import { actionKey, combatantId, id } from '../../../src/engine/core/schema/keys.ts';
import { scoreSchema } from '../../../src/engine/core/score/score.ts';
import { setupForm, tableCommands } from '../../../src/engine/core/table/commands.ts';
import { tableEvents } from '../../../src/engine/core/table/events.ts';
import * as form from '../../../src/engine/core/table/form.ts';
import { aboutCombatant } from '../../../src/engine/core/views/shared-events.ts';
import { settingsSchema } from './rulebook.ts';

const points = z.int().min(0).max(10_000);
export const sheetSchema = object('DuelSheet', 'Somebody who fights by the rules of DUEL.', {
  skill: z.int().min(0).max(20).describe('What is added to strikes and parries (DUE-05).'),
  hitPoints: points.min(1).describe('How many hit points there are when unhurt (DUE-06).'),
}).meta({ family: 'Sheet' });
export type Sheet = TypeOf<typeof sheetSchema>;
const hitPointsLeft = points.describe('How many of them are left; at 0 it is down.');
export const sheetViewSchema = object('DuelSheet', 'Somebody who fights by the rules of DUEL.', {
  ...{ kind: z.literal('DUEL'), ...sheetSchema.shape, hitPointsLeft },
});

export const actionSchema = object('DuelAction', 'What is done with a turn: rest or a strike.', {
  ...definitionFields,
  force: z.int().min(0).max(6).default(0).describe('What it adds to damage that it does.'),
});
export type Action = TypeOf<typeof actionSchema>;
export const basicActions: Readonly<Record<string, Action>> = {
  rest: { key: 'rest', name: 'Rest', summary: 'Gives back a hit point.', force: 0 },
  strike: { key: 'strike', name: 'Strike', summary: 'With the blade.', force: 0 },
};
export const creatureSchema = object('DuelCreature', 'A ready-made duelist.', {
  ...{ ...definitionFields, ...sheetSchema.shape },
  pack: z.string().describe('The content pack that it is from.'),
});
export type Creature = TypeOf<typeof creatureSchema>;
const sample = { summary: 'One of the school.', pack: 'SAMPLE' };
export const creatures: readonly Creature[] = [
  { ...sample, key: 'cadet', name: 'Cadet', skill: 1, hitPoints: 6 },
  { ...sample, key: 'master', name: 'Master', skill: 4, hitPoints: 9 },
];

export const setupSchema = setupForm(settingsSchema, ['SAMPLE']);
const definitions = object('DuelDefinitions', 'What an encounter adds.', {
  actions: z.array(actionSchema).max(50).default([]).describe('Strikes that everyone can make.'),
}).meta({ family: 'Definitions' });
const figures = object('DuelFigures', 'What a ruling can set; null stays.', {
  hitPointsLeft: hitPointsLeft.nullable().default(null),
}).meta({ family: 'Figures' });
export const commands = {
  ...tableCommands({ sheet: sheetSchema, definitions, figures }),
  RollInitiative: shared.rollInitiativeCommand({}),
  DeclareAction: command('DeclareAction', 'Strikes or rests (DUE-03).', {
    combatantId: combatantId.describe('Who acts.'),
    action: actionKey.describe('The key of the action.'),
    targetIds: z.array(combatantId).max(1).default([]).describe('At whom; nobody for a rest.'),
  }),
  ResolveDefense: shared.resolveDefenseCommand({
    defense: oneOf('DefenseKind', 'How an attack is met.', {
      ...{ PARRY: 'By a parry.', NONE: 'Not at all.' },
    }).describe('How it is met.'),
  }),
};
export type Command = CommandIn<typeof commands>;
export type CommandOf<T extends Command['type']> = Extract<Command, { readonly type: T }>;

const newcomer = form.newcomerForm(sheetSchema);
const hidden = form.hiddenForm(newcomer, actionSchema);
export type Hidden = TypeOf<typeof hidden>;
const combatant = newcomer.extend({ hitPointsLeft, yielded: z.boolean() });
export type Combatant = TypeOf<typeof combatant>;
const strike = { attackerId: combatantId, targetId: combatantId, action: actionKey };
const attack = z.strictObject({ id, ...strike });
export type Attack = TypeOf<typeof attack>;
/** `waiting` are those whose turn in this round is not over, in order. */
const phase = form.phaseForm({ waiting: form.everybodyOnce });
export const stateForm = z.strictObject({
  ...form.tableForm({ settings: settingsSchema, action: actionSchema, combatant, hidden, phase }),
  /** The strike that waits for an answer. */
  attack: attack.nullable(),
});
export type State = TypeOf<typeof stateForm>;

export const events = {
  ...tableEvents({ newcomer, hidden, sheet: sheetSchema, figures, action: actionSchema }),
  DuelOrdered: event('TABLE', 'Initiative is rolled (DUE-02).', {
    order: z.array(combatantId).describe('Who comes after whom.'),
    faces: z.array(z.int()).describe('The dice, in this order.'),
  }),
  DuelistRested: aboutCombatant('Someone has rested (DUE-07).'),
  DuelStrikeMade: event('TABLE', 'A strike waits for an answer (DUE-05).', { id, ...strike }),
  DuelStrikeMet: event('TABLE', 'A strike was answered (DUE-05).', {
    targetId: combatantId.describe('By whom.'),
    strike: scoreSchema.describe('The strike.'),
    parry: scoreSchema.nullable().describe('The parry; null when it was taken.'),
    damage: points.describe('What it has done.'),
  }),
};
export type Event = EventOf<typeof events>;
