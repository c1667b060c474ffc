import { builder } from './builder.ts';
import { answer, commandMutation, envelope, resultOf, withoutNulls } from './command.ts';
import {
  ActionKind,
  DefenseKind,
  DefenseTiming,
  PartialRange,
  ReactionEffect,
  RulesetName,
  UnusedChoice,
} from './enums.ts';
import { HexInput } from './hex.ts';
import type { InputFields } from './command.ts';

const SettingsInput = builder.inputType('SegmentsSettingsInput', {
  description: 'How the table reads the rules of SEGMENTS; what is left out is as decided.',
  fields: (t) => ({
    defenseTiming: t.field({
      type: DefenseTiming,
      required: false,
      description: 'When a counter-action is resolved (SEG-42); DEFERRED if left out.',
    }),
    reactionEffect: t.field({
      type: ReactionEffect,
      required: false,
      description: 'What a Reaction does (SEG-45); DEFENSE_SCORE if left out.',
    }),
    partialRange: t.field({
      type: PartialRange,
      required: false,
      description: 'How a part of 20 ft beyond the range counts (SEG-65); UP if left out.',
    }),
  }),
});

const CreateEncounterInput = builder.inputType('CreateEncounterInput', {
  description: 'A new encounter.',
  fields: (t) => ({
    name: t.string({ description: 'For people, at most 120 characters.' }),
    ruleset: t.field({ type: RulesetName, description: 'The system to play it by.' }),
    settings: t.field({
      type: SettingsInput,
      required: false,
      description: 'How the table reads the rules.',
    }),
    obstacles: t.field({
      type: [HexInput],
      required: false,
      description: 'Impassable hexes.',
    }),
  }),
});

builder.mutationField('createEncounter', (t) =>
  t.field({
    type: resultOf('createEncounter'),
    description: 'Opens an encounter.',
    args: {
      input: t.arg({ type: CreateEncounterInput, description: 'What it is to be.' }),
    },
    resolve: async (_, { input }, context) => {
      const { ruleset, ...setup } = input;
      const outcome = await context.encounters.create(ruleset, withoutNulls(setup), context.actor);
      return answer(outcome, context, { encounterId: '', input });
    },
  }),
);

commandMutation({
  name: 'rollInitiative',
  description: 'Begins the fight: rolls the order (SEG-13 to 17) and plays to the first turn.',
  input: builder.inputType('RollInitiativeInput', {
    description: 'Who is surprised.',
    fields: (t) => ({
      ...envelope(t),
      unawareIds: t.idList({
        required: false,
        description: 'Combatants who do not know of their attackers (SEG-17).',
      }),
    }),
  }),
});

/** What an action is aimed at; each action needs a part of it. */
const aim = (t: InputFields) => ({
  targetIds: t.idList({
    required: false,
    description: 'Whom to attack: one for each attack of the use, in order.',
  }),
  to: t.field({
    type: HexInput,
    required: false,
    description: 'Where to go, by the shortest way; instead of `path`.',
  }),
  path: t.field({
    type: [HexInput],
    required: false,
    description: 'Where to go, hex by hex; instead of `to`.',
  }),
  hexes: t.field({
    type: [HexInput],
    required: false,
    description: 'The hexes of a structure, in the order of their appearance.',
  }),
  modifiers: t.stringList({
    required: false,
    description: 'Keys of modifiers to pay a Swift each for (SEG-23).',
  }),
});

const useOfAction = (t: InputFields) => ({
  combatantId: t.id({ description: 'Who acts.' }),
  action: t.string({ description: 'The key of the action, e.g. `unarmed-strike`.' }),
  use: t.field({ type: ActionKind, description: 'Which use of it, by its printed kind.' }),
});

commandMutation({
  name: 'declareAction',
  description:
    "Initiates an action on the combatant's turn, or before the first round (SEG-10, 19). Its first segment is played at once.",
  input: builder.inputType('DeclareActionInput', {
    description: 'An action and its aim.',
    fields: (t) => ({ ...envelope(t), ...useOfAction(t), ...aim(t) }),
  }),
});

commandMutation({
  name: 'resolveDefense',
  description:
    "The target of an attack chooses a defense (SEG-41): a counter-action or dodge waits for the defender's turn, anything else is resolved at once.",
  input: builder.inputType('ResolveDefenseInput', {
    description: 'How the attack is met.',
    fields: (t) => ({
      ...envelope(t),
      combatantId: t.id({ description: 'The target of the attack.' }),
      attackId: t.id({ description: 'The attack.' }),
      defense: t.field({ type: DefenseKind, description: 'How it is met.' }),
      action: t.string({
        required: false,
        description: 'The key of the counter-action; with COUNTER only.',
      }),
      use: t.field({
        type: ActionKind,
        required: false,
        description: 'Which use of it; with COUNTER only.',
      }),
      to: t.field({
        type: HexInput,
        required: false,
        description: 'Where a dodge goes; with DODGE only.',
      }),
      path: t.field({
        type: [HexInput],
        required: false,
        description: 'Where a dodge goes, hex by hex; with DODGE only.',
      }),
    }),
  }),
});

commandMutation({
  name: 'readyAction',
  description: 'Waits with an action until something happens, within this round (SEG-27).',
  input: builder.inputType('ReadyActionInput', {
    description: 'The action, and what it waits for.',
    fields: (t) => ({
      ...envelope(t),
      ...useOfAction(t),
      trigger: t.string({ description: 'What to wait for, in your own words.' }),
    }),
  }),
});

commandMutation({
  name: 'releaseReadiedAction',
  description: "Does at once, on anybody's turn, what was readied (SEG-27).",
  input: builder.inputType('ReleaseReadiedActionInput', {
    description: 'Who acts, and the aim.',
    fields: (t) => ({
      ...envelope(t),
      combatantId: t.id({ description: 'Who acts.' }),
      ...aim(t),
    }),
  }),
});

commandMutation({
  name: 'endTurn',
  description:
    'Ends the turn: what the combatant has under way plays its segment (SEG-10), then the next turn begins.',
  input: builder.inputType('EndTurnInput', {
    description: 'Whose turn, and what is done at its end.',
    fields: (t) => ({
      ...envelope(t),
      combatantId: t.id({ description: 'Whose turn it is.' }),
      to: t.field({
        type: HexInput,
        required: false,
        description: 'Where running Moves go in this segment; without it they stand still.',
      }),
      path: t.field({
        type: [HexInput],
        required: false,
        description: 'The same, hex by hex.',
      }),
      unused: t.field({
        type: UnusedChoice,
        required: false,
        description: 'What an unused action is spent on (SEG-28, 29).',
      }),
    }),
  }),
});

commandMutation({
  name: 'yieldFight',
  description: 'Stops fighting of one’s own will, or takes it up again (SEG-107).',
  input: builder.inputType('YieldFightInput', {
    description: 'Who, and which.',
    fields: (t) => ({
      ...envelope(t),
      combatantId: t.id({ description: 'Who.' }),
      yields: t.boolean({ required: false, description: 'False to fight on; true if left out.' }),
    }),
  }),
});

commandMutation({
  name: 'advanceSegment',
  description:
    'Plays on: without open turns the next segment, or round, begins (SEG-09). Stops at the first decision that is due.',
  input: builder.inputType('AdvanceSegmentInput', {
    description: 'What to do about open turns.',
    fields: (t) => ({
      ...envelope(t),
      passOpenTurns: t.boolean({
        required: false,
        description: 'End the turns that are still open instead of refusing.',
      }),
    }),
  }),
});

commandMutation({
  name: 'endEncounter',
  description: 'Closes the encounter for good.',
  input: builder.inputType('EndEncounterInput', {
    description: 'Which.',
    fields: (t) => envelope(t),
  }),
});
