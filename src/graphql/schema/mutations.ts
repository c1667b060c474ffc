import { builder } from '../plumbing/builder.ts';
import {
  answer,
  commandMutation,
  envelope,
  creationKey,
  onceCreated,
  resultOf,
  withoutKey,
  withoutNulls,
} from '../plumbing/command.ts';
import { ActionKind, DefenseKind, PassUntil, RulesetName, UnusedChoice } from './enums.ts';
import { HexInput } from './encounter/hex.ts';
import { SettingInput } from './rulebook/ruling.ts';
import type { InputFields } from '../plumbing/command.ts';

const ConcealingInput = builder.inputType('ConcealingInput', {
  description: 'A hex of smoke, fog or the like.',
  fields: (t) => ({
    hex: t.field({ type: HexInput, description: 'Where.' }),
    levels: t.int({ description: 'Levels of concealment, 1 to 3 (SEG-76).' }),
  }),
});

const terrain = (t: InputFields) => ({
  obstacles: t.field({ type: [HexInput], required: false, description: 'Impassable hexes.' }),
  concealing: t.field({
    type: [ConcealingInput],
    required: false,
    description: 'Hexes that hide what is behind them.',
  }),
  dark: t.field({
    type: [HexInput],
    required: false,
    description: 'Hexes of complete darkness (SEG-78).',
  }),
});

const CreateEncounterInput = builder.inputType('CreateEncounterInput', {
  description: 'A new encounter.',
  fields: (t) => ({
    name: t.string({ description: 'For people, at most 120 characters.' }),
    idempotencyKey: creationKey(t),
    ruleset: t.field({ type: RulesetName, description: 'The system to play it by.' }),
    settings: t.field({
      type: [SettingInput],
      required: false,
      description: 'How the table reads the rules; what is left out is as decided.',
    }),
    content: t.stringList({
      required: false,
      description: 'Content packs to begin with, e.g. `SAMPLE`: their actions and conditions.',
    }),
    ...terrain(t),
  }),
});

builder.mutationField('createEncounter', (t) =>
  t.field({
    type: resultOf('createEncounter', 'SEAT'),
    description:
      'Opens an encounter. Keep the token of the answer: it is that of the GM, and everything else asks for one.',
    args: {
      input: t.arg({ type: CreateEncounterInput, description: 'What it is to be.' }),
    },
    resolve: async (_, { input }, context) => {
      const { ruleset, settings, ...rest } = withoutKey(input);
      const chosen = settings?.map(({ setting, value }) => [setting, value] as const) ?? [];
      const setup = { ...rest, settings: Object.fromEntries(chosen) };
      const { caller, encounters } = context;
      const outcome = await onceCreated('createEncounter', input, caller, (idempotency) =>
        encounters.create(ruleset, withoutNulls(setup), caller, idempotency),
      );
      return answer(outcome, { encounterId: '', input });
    },
  }),
);

commandMutation({
  name: 'setBattlefield',
  description: 'Replaces the whole terrain: what is left out is open and lit.',
  input: builder.inputType('SetBattlefieldInput', {
    description: 'The terrain.',
    fields: (t) => ({ ...envelope(t), ...terrain(t) }),
  }),
});

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
      ambushedIds: t.idList({
        required: false,
        description: 'Combatants who are ambushed (VIG-68).',
      }),
    }),
  }),
});

/** What an action is aimed at; each action needs a part of it. */
export const aim = (t: InputFields) => ({
  targetIds: t.idList({
    required: false,
    description: 'Whom to attack: one for each attack of the use, in order.',
  }),
  targetHexes: t.field({
    type: [HexInput],
    required: false,
    description:
      'Which hexes to attack instead, because nobody in them can be seen (SEG-49), or where areas go (SEG-62): one for each attack.',
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
  speed: t.int({
    required: false,
    description: 'Hexes a segment, for what may be used more slowly (SEG-63).',
  }),
  maneuver: t.boolean({
    required: false,
    description:
      'True to do something other than damage with an attack that serves for it (SEG-99), where maneuvers are played.',
  }),
});

const boosts = (t: InputFields) =>
  t.stringList({ required: false, description: 'Keys of boosts that go with it (VIG-42, 44).' });

/** What one has in hand, and what goes with an action. */
const outfit = (t: InputFields) => ({
  weapon: t.string({
    required: false,
    description: 'The key of the weapon to attack with, to draw or to reload (VIG-57, SEC-09).',
  }),
  ability: t.string({
    required: false,
    description: 'The ability to check, e.g. `athletics`, where the action leaves it open.',
  }),
  drop: t.string({ required: false, description: 'What to drop on the way (VIG-37).' }),
  stow: t.string({ required: false, description: 'The weapon to stow (VIG-36).' }),
  draw: t.string({ required: false, description: 'The weapon to take in hand (VIG-36, 37).' }),
  boosts: boosts(t),
});

const useOfAction = (t: InputFields) => ({
  combatantId: t.id({ description: 'Who acts.' }),
  action: t.string({ description: 'The key of the action, e.g. `unarmed-strike`.' }),
  use: t.field({
    type: ActionKind,
    required: false,
    description: 'Which use of it, by its printed kind; SECONDS has no such thing.',
  }),
});

commandMutation({
  name: 'declareAction',
  description:
    "Initiates an action on the combatant's turn, or before the first round (SEG-10, 19; SEC-08). What it does at once is played at once.",
  input: builder.inputType('DeclareActionInput', {
    description: 'An action and its aim.',
    fields: (t) => ({
      ...envelope(t),
      ...useOfAction(t),
      ...aim(t),
      ...outfit(t),
      combo: t.string({
        required: false,
        description: "Which of the combatant's combos; with `combo` only (SEC-52).",
      }),
    }),
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
      boosts: boosts(t),
      vigor: t.int({ required: false, description: 'Vigor to amplify it with (VIG-13).' }),
      focus: t.int({ required: false, description: 'Focus to amplify it with (VIG-13).' }),
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
      trigger: t.string({
        required: false,
        description: 'What to wait for, in your own words (SEG-27).',
      }),
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
  name: 'passPriority',
  description: 'Lets a moment go by at which the combatant could act or answer (VIG-48, SEC-24).',
  input: builder.inputType('PassPriorityInput', {
    description: 'Who lets it go by, and for how long.',
    fields: (t) => ({
      ...envelope(t),
      combatantId: t.id({ description: 'Who is asked.' }),
      until: t.field({
        type: PassUntil,
        required: false,
        description: 'For how long, where the ruleset has it; this moment only if left out.',
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
