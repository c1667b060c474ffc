/** What there is in DUEL: sheets, actions, commands, the state, and what happens. */
import * as z from 'zod';
import * as kit from '../../../src/engine/ruleset-kit.ts';
import { settings } from './rulebook.ts';

const points = z.int().min(0).max(10_000);
export const sheet = kit.object('DuelSheet', 'A fighter by the rules of DUEL.', {
  skill: z.int().min(0).max(20).describe('What is added to strikes and parries (DUE-05).'),
  hitPoints: points.describe('How many are left; without any it is down (DUE-06).'),
});
const newcomer = kit.newcomerSchemaOf(sheet);
const combatant = newcomer.extend({ yielded: z.boolean() });
export type Newcomer = kit.TypeOf<typeof newcomer>;
export type Combatant = kit.TypeOf<typeof combatant>;

/** DUE-06, 08. */
export const statusOf = ({ hitPoints, yielded }: Combatant): kit.FightingStatus =>
  hitPoints === 0 ? 'DOWN' : yielded ? 'YIELDED' : 'STANDING';

export const action = kit.object('DuelAction', 'What is done with a turn: rest or a strike.', {
  ...kit.definitionFields,
  force: z.int().min(0).max(6).default(0).describe('What it adds to damage that it does.'),
});
const hidden = z.strictObject({
  combatant: newcomer,
  actions: kit.broughtOf(action),
  was: combatant.pick({ yielded: true }).optional(),
});
const phase = kit.phaseSchemaOf({}, {});
const shape = () =>
  z.strictObject(kit.stateFieldsOf({ settings, action, combatant, hidden, phase }));
export type State = kit.TypeOf<ReturnType<typeof shape>>;

export const catalogue = kit.catalogueOf<State, kit.TypeOf<typeof action>>({
  actions: {
    rest: { key: 'rest', name: 'Rest', summary: 'Lets the turn pass.', force: 0 },
    strike: { key: 'strike', name: 'Strike', summary: 'With the blade.', force: 0 },
  },
});

/** A state from outside: a fight has everybody in its order (DUE-02). */
export const stateSchema = () =>
  kit.stateSchema({
    ...{ shape, ...catalogue, faults: kit.orderFaults },
    isAttack: ({ key }) => key !== 'rest',
  });

export const creature = kit.object('DuelCreature', 'A ready-made combatant.', {
  ...kit.creatureFields,
  ...sheet.shape,
});
export const creatures: readonly DuelTypes['creature'][] = [
  { key: 'cadet', name: 'Cadet', summary: 'New.', pack: 'SAMPLE', skill: 1, hitPoints: 6 },
];

export const setup = kit.setupSchemaOf(settings, ['SAMPLE']);
const definitions = kit.object('DuelDefinitions', 'What an encounter adds.', {
  actions: z.array(action).max(50).default([]).describe('What everyone can do.'),
});
const stats = kit.object('DuelStats', 'What a ruling sets; null stays.', {
  hitPoints: sheet.shape.hitPoints.nullable().default(null),
});
export const commands = {
  ...kit.tableCommands({ sheet, definitions, stats }),
  RollInitiative: kit.rollInitiativeCommand({}),
  DeclareAction: kit.command('DeclareAction', 'Strikes or rests (DUE-03).', {
    combatantId: kit.combatantId.describe('Who acts.'),
    action: kit.actionKey.describe('The key of the action.'),
    targetIds: z.array(kit.combatantId).max(1).default([]).describe('At whom; nobody for a rest.'),
  }),
};
export type Command = kit.CommandIn<typeof commands>;
export type CommandOf<T extends Command['type']> = Extract<Command, { readonly type: T }>;

export const events = {
  ...kit.tableEvents({ newcomer, hidden, sheet, stats, action }),
  DuelOrdered: kit.event('TABLE', 'Initiative is rolled (DUE-02).', {
    order: z.array(kit.combatantId).describe('Who comes after whom.'),
    faces: z.array(z.int()).meta({ rolls: 6 }).describe('The dice, in the order of arrival.'),
  }),
  DuelStruck: kit.event('TABLE', 'Someone has struck at another (DUE-05).', {
    combatantId: kit.combatantId.describe('Who.'),
    targetId: kit.combatantId.describe('At whom.'),
    strike: kit.scoreSchema.describe('The strike.'),
    parry: kit.scoreSchema.meta({ rolledBy: 'targetId' }).describe('The parry.'),
    damage: points.describe('What it has done.'),
  }),
};
export type Event = kit.EventOf<typeof events>;

export interface DuelTypes extends kit.RulesetTypes {
  readonly setup: kit.TypeOf<typeof setup>;
  readonly state: State;
  readonly command: Command;
  readonly event: Event;
  readonly hidden: kit.TypeOf<typeof hidden>;
  readonly sheet: kit.TypeOf<typeof sheet>;
  readonly creature: kit.TypeOf<typeof creature>;
}
