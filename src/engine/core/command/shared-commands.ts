/** Commands that mean the same in every ruleset that has them. */
import * as z from 'zod';
import { battlefieldFields } from '../schema/battlefield.ts';
import { command } from '../schema/command.ts';
import { oneOf } from '../schema/describe.ts';
import { combatantId, conditionKey, id } from '../schema/keys.ts';
import { battlefieldEdits, conditionEdits, definitionEdits } from './edits.ts';

/** What commands do that several rulesets have with fields of their own. */
export const sayings = {
  endTurn:
    'Ends the turn: what is ongoing plays its part, what is left passes idle, and the next turn begins.',
  passPriority: 'Lets a chance to act or to answer go by.',
  readyAction: 'Prepares an action, to be done at once when what it waits for happens.',
  resolveDefense: 'The target of an attack chooses a defense.',
  inflictCondition:
    'Gives someone a condition, also one that stands for advantage, disadvantage or leverage. Only the GM may.',
  use: 'Which use of it, by its printed kind; the only one if left out.',
  targets:
    'Whom it is for: whom to attack, one for each attack of the use, in order, or whom to help.',
} as const;

/** @param definitions what the ruleset lets an encounter define, with the family `Definitions` */
export const defineActionsCommand = <D extends z.ZodType>(definitions: D) =>
  command(
    'DefineActions',
    'Adds actions and conditions to the catalogue of the encounter. Definitions are final.',
    { definitions: definitions.describe('The actions and conditions to add.') },
    'MANAGE',
  ).meta({ edits: definitionEdits });

export const setBattlefieldCommand = command(
  'SetBattlefield',
  'Replaces the whole terrain: what is left out is open and lit.',
  battlefieldFields,
  'MANAGE',
).meta({ edits: battlefieldEdits });

/** @param fields what else is said as the fight begins */
export const rollInitiativeCommand = <Fields extends z.core.$ZodLooseShape>(fields: Fields) =>
  command(
    'RollInitiative',
    'Begins the fight: settles the order and plays to the first turn.',
    fields,
    'ADVANCE',
  );

/** @param fields the `defense`, and what else goes with it */
export const resolveDefenseCommand = <Fields extends z.core.$ZodLooseShape>(fields: Fields) =>
  command(
    'ResolveDefense',
    sayings.resolveDefense,
    {
      combatantId: combatantId.describe('The target of the attack.'),
      attackId: id.describe('The attack.'),
      ...fields,
    },
    'DEFEND',
  );

export const yieldFightCommand = command(
  'YieldFight',
  'Stops fighting of one’s own will, or takes it up again.',
  {
    combatantId: combatantId.describe('The combatant.'),
    yields: z.boolean().default(true).describe('False to fight on.'),
  },
  'YIELD',
);

export const endConditionCommand = command(
  'EndCondition',
  'Ends a condition that someone has, by healing or as the GM sees fit. Only the GM may.',
  {
    combatantId: combatantId.describe('The combatant that has it.'),
    condition: conditionKey.describe('The key of the condition.'),
  },
  'MANAGE',
).meta({ edits: conditionEdits });

export const endEncounterCommand = command(
  'EndEncounter',
  'Closes the encounter for good.',
  {},
  'MANAGE',
);

const conclusion = oneOf('Conclusion', 'What the GM says when no enemies are left.', {
  END: 'The encounter ends.',
  GO_ON: 'It goes on, and the question comes back in the next round.',
});

/** Where a ruleset asks the GM whether a fight is over that has no two hostile sides left. */
export const concludeFightCommand = command(
  'ConcludeFight',
  'Answers whether a fight is over in which no two hostile sides have anyone able and willing. Only the GM may.',
  { choice: conclusion.describe('Whether it ends.') },
  'MANAGE',
);
