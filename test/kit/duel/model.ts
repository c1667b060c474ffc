/** What there is in DUEL: sheets, actions, commands, the state, and what happens. */
import * as z from 'zod';
import * as kit from '../../../src/engine/ruleset-kit.ts';
import { settings } from './rulebook.ts';

const points = z.int().min(0).max(10_000);
export const sheet = kit.object('DuelSheet', 'A fighter by the rules of DUEL.', {
  skill: z.int().min(0).max(20).describe('What is added to strikes and parries (DUE-05).'),
  hitPoints: points.min(1).describe('How many hit points there are when unhurt (DUE-06).'),
});
export const action = kit.object('DuelAction', 'What is done with a turn: rest or a strike.', {
  ...kit.definitionFields,
  force: z.int().min(0).max(6).default(0).describe('What it adds to damage that it does.'),
});
export type Action = kit.TypeOf<typeof action>;
export const basicActions: Readonly<Record<string, Action>> = {
  rest: { key: 'rest', name: 'Rest', summary: 'Gives back a hit point.', force: 0 },
  strike: { key: 'strike', name: 'Strike', summary: 'With the blade.', force: 0 },
};

export const table = kit.tableModel({
  name: 'Duel',
  ...{ settings, sheet, action },
  figures: { hitPointsLeft: points.describe('How many of them are left; at 0 it is down.') },
  combatant: { yielded: z.boolean() },
  fight: kit.turnFields,
});
export type Sheet = kit.TypeOf<typeof sheet>;
export type Newcomer = kit.TypeOf<typeof table.hidden>['combatant'];
export type Combatant = kit.TypeOf<typeof table.combatant>;

const sample = { summary: 'One of the school.', pack: 'SAMPLE' };
export const creatures: readonly kit.TypeOf<typeof table.creature>[] = [
  { ...sample, key: 'cadet', name: 'Cadet', skill: 1, hitPoints: 6 },
  { ...sample, key: 'master', name: 'Master', skill: 4, hitPoints: 9 },
];

export const commands = {
  ...table.commands,
  RollInitiative: kit.rollInitiativeCommand({}),
  DeclareAction: kit.command('DeclareAction', 'Strikes or rests (DUE-03).', {
    combatantId: kit.combatantId.describe('Who acts.'),
    action: kit.actionKey.describe('The key of the action.'),
    targetIds: z.array(kit.combatantId).max(1).default([]).describe('At whom; nobody for a rest.'),
  }),
  ResolveDefense: kit.resolveDefenseCommand({
    defense: kit
      .oneOf('DefenseKind', 'How an attack is met.', { PARRY: 'By a parry.', NONE: 'Not at all.' })
      .describe('How it is met.'),
  }),
};
export type Command = kit.CommandIn<typeof commands>;
export type CommandOf<T extends Command['type']> = Extract<Command, { readonly type: T }>;

/** `attack` is the strike that waits for an answer. */
export const stateShape = z.strictObject({ ...table.state, attack: kit.openAttackSchema });
export type State = kit.TypeOf<typeof stateShape>;
export type Strike = Omit<NonNullable<State['attack']>, 'id'>;

export const events = {
  ...table.events,
  DuelOrdered: kit.event('TABLE', 'Initiative is rolled (DUE-02).', {
    order: z.array(kit.combatantId).describe('Who comes after whom.'),
    faces: z.array(z.int()).meta({ rolls: 6 }).describe('The dice, in the order of arrival.'),
  }),
  DuelistRested: kit.aboutCombatant('Someone has rested (DUE-07).'),
  DuelStrikeMade: kit.event('TABLE', 'A strike waits for an answer (DUE-05).', kit.attackFields),
  DuelStrikeMet: kit.event('TABLE', 'A strike was answered (DUE-05).', {
    targetId: kit.combatantId.describe('By whom.'),
    strike: kit.scoreSchema.describe('The strike.'),
    parry: kit.scoreSchema.nullable().describe('The parry; null when it was taken.'),
    damage: points.describe('What it has done.'),
  }),
};
export type Event = kit.EventOf<typeof events>;
