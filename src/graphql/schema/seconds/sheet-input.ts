import { builder } from '../../plumbing/builder.ts';
import type { InputFields } from '../../plumbing/command.ts';
import { Technique } from './enums.ts';

const Skill = builder.inputType('SkillInput', {
  description: 'A skill.',
  fields: (t) => ({
    ranks: t.int({ required: false, description: 'Its ranks; 0 if left out.' }),
    bonus: t.int({ required: false, description: 'What its checks add; the ranks if left out.' }),
  }),
});

const Combo = builder.inputType('ComboInput', {
  description: 'A combo that the combatant has built (SEC-52).',
  fields: (t) => ({
    key: t.string({ description: 'Names it in `declareAction`.' }),
    name: t.string({ description: 'For people.' }),
    components: t.stringList({ description: 'Keys of components, `attack` one at least.' }),
  }),
});

const Gear = builder.inputType('GearInput', {
  description: 'A weapon that the combatant carries.',
  fields: (t) => ({
    weapon: t.string({ description: 'The key of the weapon.' }),
    held: t.boolean({ required: false, description: 'Whether in hand; true if left out.' }),
  }),
});

const skill = (t: InputFields, description: string) =>
  t.field({ type: Skill, required: false, description });
const optional = (t: InputFields, description: string) => t.int({ required: false, description });

export const SecondsSheetInput = builder.inputType('SecondsSheetInput', {
  description: 'A sheet of the ruleset SECONDS; numbers that are left out are 0, or as they say.',
  fields: (t) => ({
    toughness: t.int({ description: 'Toughness without wounds (SEC-44).' }),
    wounds: optional(t, 'Wounds that it comes with.'),
    speed: optional(t, 'Metres a second (SEC-32); 3 if left out.'),
    runs: t.boolean({
      required: false,
      description: 'Whether its shoes are fit for running (SEC-33); true if left out.',
    }),
    scale: optional(t, '0 for people, more for what is larger (SEC-39, 40).'),
    dexterity: optional(t, 'Dexterity (SEC-03).'),
    endurance: optional(t, 'Endurance (SEC-53).'),
    medicine: optional(t, 'Medicine (SEC-53).'),
    reflex: skill(t, 'Dodges, and initiative.'),
    weaponSkill: skill(t, 'Melee attacks, and parries.'),
    rangedSkill: skill(t, 'Ranged attacks.'),
    magic: skill(t, 'Spells.'),
    shieldUse: skill(t, 'Blocks.'),
    dodges: optional(t, 'Dodges a turn (SEC-42); the ranks of Reflex if left out.'),
    parries: optional(t, 'Parries a turn; the ranks of Weapon Skill if left out.'),
    blocks: optional(t, 'Blocks a turn; the ranks of Shield Use if left out.'),
    initiativeBonus: optional(t, 'What techniques add to initiative (SEC-03).'),
    mobilityPenalty: optional(t, 'What encumbrance takes off dodging (SEC-43).'),
    damageBonus: optional(t, 'What it adds to the damage of its weapons (SEC-45).'),
    techniques: t.field({ type: [Technique], required: false, description: 'What it has learnt.' }),
    extraAttacks: optional(t, 'How often Extra Attack was learnt (SEC-52).'),
    comboRating: optional(t, 'The highest rating of a combo (SEC-52); 1 if left out.'),
    components: t.stringList({
      required: false,
      description: 'Keys of what it can build combos of, besides Attack and Charge.',
    }),
    combos: t.field({
      type: [Combo],
      required: false,
      description: 'Its combos; one called `combo`, of a single attack, if left out.',
    }),
    weapons: t.field({ type: [Gear], required: false, description: 'What it carries.' }),
    spells: t.stringList({ required: false, description: 'The keys of its spells.' }),
  }),
});
