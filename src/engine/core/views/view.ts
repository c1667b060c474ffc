import * as z from 'zod';
import { computerPlaySchema } from '../roster/played-by.ts';
import { annotationViews } from '../schema/annotations.ts';
import { battlefieldSchema, hexSchema } from '../schema/battlefield.ts';
import { object, oneOf, type TypeOf } from '../schema/describe.ts';
import { combatantId, id } from '../schema/keys.ts';
import type { CombatantId } from '../values/ids.ts';
import { budgetItemSchema } from './budget.ts';
import type { ClockView } from './clock.ts';
import { vitalsSchema } from './foe-numbers.ts';
import { outcomeSchema } from './outcome.ts';
import { pointInTimeSchema, type TimelineEntryView } from './timeline.ts';

const phase = oneOf('Phase', 'How far an encounter has come.', {
  SETUP: 'Before initiative.',
  COMBAT: 'The fight is on.',
  ENDED: 'Nothing more happens.',
});

export const encounterSchema = object(
  'Encounter',
  'A fight, or what may become one, as this seat sees it.',
  {
    name: z.string().describe('The name to show.'),
    ...annotationViews('the GM'),
    phase: phase.describe('The phase: setup, combat or ended.'),
    round: z.int().describe('0 before the first.'),
    battlefield: battlefieldSchema.describe('The ground.'),
    outcome: outcomeSchema.nullable().describe('How it ended; null as long as it has not.'),
  },
);

/**
 * An encounter as a seat sees it. What all rulesets tell alike stands here; a ruleset's own
 * figures are in the clock, the sheets, and the entries of the catalogue.
 */
export interface EncounterView extends TypeOf<typeof encounterSchema> {
  readonly settings: Readonly<Record<string, string>>;
  /** Where the fight stands; null when no fight is on. */
  readonly clock: ClockView | null;
  /** Who comes before whom; empty before initiative. */
  readonly order: readonly CombatantId[];
  /** Those in the fight, then the hidden ones that this seat may know of. */
  readonly combatants: readonly CombatantView[];
  readonly actions: readonly DefinitionView[];
  readonly conditions: readonly DefinitionView[];
  readonly attacks: readonly AttackView[];
  readonly timeline: readonly TimelineEntryView[];
}

const status = oneOf('CombatantStatus', 'Whether a combatant can and will fight.', {
  STANDING: 'Able and willing.',
  DOWN: 'Unable to fight.',
  YIELDED: 'Has willingly stopped fighting.',
});

const activeCondition = object('ActiveCondition', 'A condition that a combatant has now.', {
  key: z.string().describe('The key of the condition.'),
  name: z.string().describe('The name to show.'),
  summary: z.string().describe('A summary of one line.'),
  ends: pointInTimeSchema
    .nullable()
    .describe('The first point in time that it no longer covers; null as long as that is open.'),
  amount: z
    .int()
    .nullable()
    .describe('How much of it there is, where that matters: counters, or damage dice.'),
  once: z.boolean().describe('Whether it ends with the first roll that it changes.'),
});
export type ConditionView = TypeOf<typeof activeCondition>;

export const combatantSchema = object(
  'Combatant',
  'Someone in the fight, as this seat sees them.',
  {
    id: id
      .meta({ shownAs: 'id' })
      .describe('Unique over all encounters: a branch or an import of one has ids of its own.'),
    name: z.string().describe('The name to show.'),
    side: z.string().describe('Combatants of different sides are hostile.'),
    position: hexSchema.describe('The hex that it stands on.'),
    ...annotationViews('the GM and its player'),
    picture: z
      .string()
      .nullable()
      .describe('The hash of its picture among those of this encounter; null without one.'),
    status: status.describe('Whether it can and will fight.'),
    conditions: z.array(activeCondition).describe('The conditions that it has.'),
    vitals: z
      .array(vitalsSchema)
      .describe(
        "What is left of it, in numbers, as far as the table's `foeNumbers` lets this seat know.",
      ),
    budget: z
      .array(budgetItemSchema)
      .describe(
        'What it may still do in this round, for the GM and who plays it; empty for other seats, and while no fight is on.',
      ),
    playedByComputer: computerPlaySchema
      .nullable()
      .describe(
        'How the computer plays it (`setStandingOrders`); null where a person does, and for seats that do not play it.',
      ),
    hidden: z
      .boolean()
      .describe(
        'Whether it is hidden: no part of the fight, and shown to the GM and to who plays it alone, until it is revealed.',
      ),
  },
);

/** What everyone at the table sees of a combatant, and the sheet for who plays it. */
export interface CombatantView extends TypeOf<typeof combatantSchema> {
  readonly sheet: { readonly kind: string } | null;
}

/** An action or a condition of the catalogue. */
export interface DefinitionView {
  readonly key: string;
  readonly name: string;
  readonly summary: string;
}

const stages = [
  'WINDOW',
  'DEFERRED',
  'MANEUVER',
  'REPOSITION',
  'GRANT',
  'MET',
  'WAITING',
  'RESOLVING',
] as const;

export const attackSchema = object(
  'PendingAttack',
  'An attack that has arrived and is not resolved.',
  {
    id: id.meta({ shownAs: 'attackId' }).describe('Names it in `resolveDefense`.'),
    attackerId: combatantId.describe('The attacker.'),
    targetId: combatantId.describe('The target.'),
    action: z.string().describe('The key of the action.'),
    stage: z.enum(stages).meta({ enum: 'AttackStage' }).describe('What it waits for.'),
  },
);
export type AttackView = TypeOf<typeof attackSchema>;
