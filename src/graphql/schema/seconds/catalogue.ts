import { builder } from '../../plumbing/builder.ts';
import type { InputOf } from '../../plumbing/command.ts';

const Melee = builder.inputType('MeleeWeaponInput', {
  description: 'A melee weapon.',
  fields: (t) => ({
    reach: t.int({
      required: false,
      description: 'Hexes (SEC-47): 0 close, 1 standard, 2 long; 1 if left out.',
    }),
    damage: t.string({ description: 'Its damage, e.g. `d8`.' }),
    natural: t.boolean({
      required: false,
      description: 'Whether it belongs to the body, so that it is never drawn or dropped.',
    }),
  }),
});

const Ranged = builder.inputType('RangedWeaponInput', {
  description: 'A ranged weapon.',
  fields: (t) => ({
    increment: t.int({ description: 'Metres without a penalty (SEC-48).' }),
    damage: t.string({ description: 'Its damage, e.g. `d10`.' }),
    capacity: t.int({
      required: false,
      description: 'Shots between two reloads (SEC-50); 0, if left out, needs none.',
    }),
    scale: t.int({ required: false, description: 'Larger ones reload longer; 0 if left out.' }),
  }),
});

const Spell = builder.inputType('SpellInput', {
  description: 'A spell.',
  fields: (t) => ({
    range: t.int({ description: 'Metres.' }),
    radius: t.int({
      required: false,
      description: 'Metres around the place where it happens; one target if left out.',
    }),
    damage: t.string({ required: false, description: 'Its damage; none if left out.' }),
    knocksProne: t.boolean({ required: false, description: 'Whether it throws people down.' }),
  }),
});

const Effect = builder.inputType('SecondsEffectInput', {
  description: 'What an action does: exactly one of these.',
  isOneOf: true,
  fields: (t) => ({
    melee: t.field({ type: Melee, required: false, description: 'Strikes someone.' }),
    ranged: t.field({ type: Ranged, required: false, description: 'Shoots at someone.' }),
    spell: t.field({ type: Spell, required: false, description: 'Is cast.' }),
    activity: t.boolean({
      required: false,
      description: 'Takes its time, and the table says what comes of it; set it to true.',
    }),
  }),
});

const Action = builder.inputType('SecondsActionInput', {
  description: 'An action for the catalogue of an encounter.',
  fields: (t) => ({
    key: t.string({ description: 'Names it in a command: lower-case words with hyphens.' }),
    name: t.string({ description: 'For people.' }),
    summary: t.string({ required: false, description: 'One line.' }),
    seconds: t.int({ required: false, description: 'How long it takes (SEC-09); 4 if left out.' }),
    delay: t.int({
      required: false,
      description: "Seconds of its user's turns until its effect (SEC-17); 0 if left out.",
    }),
    effect: t.field({ type: Effect, description: 'What it does.' }),
  }),
});

export const SecondsDefinitionsInput = builder.inputType('SecondsDefinitionsInput', {
  description: 'Weapons, spells and activities of the ruleset SECONDS.',
  fields: (t) => ({
    actions: t.field({ type: [Action], required: false, description: 'Actions, at most 100.' }),
  }),
});

/** The same as the engine takes it. */
export const secondsDefinitions = ({ actions }: InputOf<typeof SecondsDefinitionsInput>) => ({
  actions: actions?.map((action) => ({ ...action, effect: effectOf(action.effect) })),
});

/** An activity that is given as false is none, which the engine refuses. */
function effectOf({ melee, ranged, spell, activity }: InputOf<typeof Effect>) {
  if (melee) return { type: 'MELEE', ...melee };
  if (ranged) return { type: 'RANGED', ...ranged };
  if (spell) return { type: 'SPELL', ...spell };
  return { type: activity ? 'ACTIVITY' : 'NONE' };
}
