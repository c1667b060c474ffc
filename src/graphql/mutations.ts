import { builder } from './builder.ts';
import {
  answer,
  commandMutation,
  envelope,
  creationKey,
  onceCreated,
  resultOf,
  withoutKey,
  withoutNulls,
} from './command.ts';
import {
  Ability,
  ActionKind,
  Circumstance,
  DefenseKind,
  Maneuver,
  PassUntil,
  RulesetName,
  StandingOrder,
  UnusedChoice,
} from './enums.ts';
import { HexInput } from './hex.ts';
import { SettingInput } from './ruling.ts';
import type { InputFields } from './command.ts';

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

const granted = (t: InputFields) =>
  t.field({
    type: [Circumstance],
    required: false,
    description: 'What the table grants the roll (SEG-81, 86).',
  });

const abilityRoll = (t: InputFields) => ({
  combatantId: t.id({ description: 'Who rolls.' }),
  ability: t.field({ type: Ability, description: 'With which ability.' }),
  pool: t.int({ required: false, description: 'How many dice, where the table knows better.' }),
  granted: granted(t),
});

commandMutation({
  name: 'rollAbilityCheck',
  description: 'Rolls an ability check: 5s and 6s against a difficulty or an opponent (SEG-04).',
  input: builder.inputType('RollAbilityCheckInput', {
    description: 'Who rolls, and against what: a difficulty or an opponent.',
    fields: (t) => ({
      ...envelope(t),
      ...abilityRoll(t),
      difficulty: t.int({ required: false, description: 'How many successes it takes.' }),
      opponent: t.field({
        type: builder.inputType('OpponentInput', {
          description: 'Who rolls against it; a tie is lost.',
          fields: abilityRoll,
        }),
        required: false,
        description: 'Who rolls against it, instead of a difficulty.',
      }),
    }),
  }),
});

commandMutation({
  name: 'rollSkillCheck',
  description: 'Rolls a skill check: 4d6 and more, sixes against a target (SEG-03).',
  input: builder.inputType('RollSkillCheckInput', {
    description: 'Who rolls, and against what.',
    fields: (t) => ({
      ...envelope(t),
      combatantId: t.id({ description: 'Who rolls.' }),
      skill: t.string({ description: 'The name of the skill.' }),
      bonusDice: t.int({ required: false, description: 'Dice more, or fewer when negative.' }),
      hidingFromId: t.id({
        required: false,
        description: 'Whom a Stealth check is to deceive (SEG-80).',
      }),
      target: t.int({ description: 'How many sixes it takes; 0 is easy.' }),
      granted: granted(t),
    }),
  }),
});

commandMutation({
  name: 'continueBinding',
  description:
    'Outside a fight: the Strength check after another hour of continuous binding (SEG-97).',
  input: builder.inputType('ContinueBindingInput', {
    description: 'Who binds.',
    fields: (t) => ({ ...envelope(t), combatantId: t.id({ description: 'Who.' }) }),
  }),
});

commandMutation({
  name: 'takeLongRest',
  description: "Outside a fight: a full night's rest, which sets the DC of binding back (SEG-97).",
  input: builder.inputType('TakeLongRestInput', {
    description: 'Who rests.',
    fields: (t) => ({ ...envelope(t), combatantId: t.id({ description: 'Who.' }) }),
  }),
});

commandMutation({
  name: 'setStandingOrder',
  description: 'Says how a combatant meets attacks without being asked.',
  input: builder.inputType('SetStandingOrderInput', {
    description: 'Who, and how.',
    fields: (t) => ({
      ...envelope(t),
      combatantId: t.id({ description: 'Who.' }),
      order: t.field({ type: StandingOrder, description: 'How attacks are met.' }),
    }),
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
const aim = (t: InputFields) => ({
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
  name: 'spendManeuverPoints',
  description:
    'The attacker of a maneuver that has succeeded spends its points, all or some, on any mix (SEG-100 to 103).',
  input: builder.inputType('SpendManeuverPointsInput', {
    description: 'What the points buy.',
    fields: (t) => ({
      ...envelope(t),
      combatantId: t.id({ description: 'Whose maneuver it is.' }),
      attackId: t.id({ description: 'The attack: the subject of the decision.' }),
      maneuvers: t.field({
        type: [Maneuver],
        required: false,
        description: 'What a point each is spent on.',
      }),
      to: t.field({
        type: HexInput,
        required: false,
        description: 'Where the target is repositioned to, a point for each hex (SEG-101).',
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
      trigger: t.string({
        required: false,
        description: 'What to wait for, in your own words (SEG-27).',
      }),
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
