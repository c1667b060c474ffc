import * as z from 'zod';
import { cited, object, oneOf, type TypeOf } from '../../../../core/schema/describe.ts';
import { actionKey } from '../../../../core/schema/keys.ts';
import { idSchema } from '../../../../core/values/texts.ts';
import { ATTACK, type Component, components, componentSchema } from '../components.ts';

const bonus = z.int().min(-20).max(20);
const count = z.int().min(0).max(20);

export const MAX_WOUNDS = 50;

/** What a fight does not change, and every form of a sheet writes in the same way. */
const figures = {
  toughness: z.int().min(1).max(200).meta(cited('Toughness without wounds.', 'SEC-44')),
  speed: z.int().min(0).max(10).default(3).meta(cited('Metres a second.', 'SEC-32')),
  runs: z.boolean().default(true).meta(cited('Whether its shoes are fit for running.', 'SEC-33')),
  scale: z
    .int()
    .min(-10)
    .max(10)
    .default(0)
    .meta(cited('0 for people, more for what is larger.', 'SEC-39', 'SEC-40')),
  dexterity: bonus.default(0).meta(cited('Dexterity.', 'SEC-03')),
  endurance: bonus.default(0).meta(cited('Endurance.', 'SEC-53')),
  medicine: bonus.default(0).meta(cited('Medicine.', 'SEC-53')),
  initiativeBonus: bonus.default(0).meta(cited('What techniques add to initiative.', 'SEC-03')),
  mobilityPenalty: count.default(0).meta(cited('What encumbrance takes off dodging.', 'SEC-43')),
  damageBonus: bonus.default(0).meta(cited('What it adds to the damage of its weapons.', 'SEC-45')),
  techniques: z
    .array(
      oneOf('SecondsTechnique', 'What a combatant has learnt.', {
        EVASION: cited('Dodges work fully against areas.', 'SEC-43'),
        QUICK_DRAW: 'Weapons are drawn in no time (RS-29).',
      }),
    )
    .max(2)
    .default([])
    .describe('What it has learnt.'),
  extraAttacks: z
    .int()
    .min(0)
    .max(9)
    .default(0)
    .meta(cited('How often Extra Attack was learnt.', 'SEC-52')),
  comboRating: z
    .int()
    .min(-20)
    .max(50)
    .default(1)
    .meta(cited('The highest rating of a combo.', 'SEC-52')),
  spells: z.array(actionKey).max(60).default([]).describe('The keys of its spells.'),
};

/** @param skill how a skill is written */
const skills = <Skill extends z.ZodType>(skill: Skill) => ({
  reflex: skill.describe('Dodges, and initiative.'),
  weaponSkill: skill.describe('Melee attacks, and parries.'),
  rangedSkill: skill.describe('Ranged attacks.'),
  magic: skill.describe('Spells.'),
  shieldUse: skill.describe('Blocks.'),
});

const skillSchema = object('SecondsSkill', 'A skill and the bonus of its checks.', {
  ranks: count.describe('Its ranks.'),
  bonus: bonus.describe('What its checks add.'),
});

const givenSkill = object('SecondsSkill', 'A skill.', {
  ranks: count.default(0).describe('Its ranks.'),
  bonus: bonus
    .nullable()
    .default(null)
    .meta({ description: 'What its checks add.', ifLeftOut: 'the ranks' }),
})
  .transform((given) => ({ ranks: given.ranks, bonus: given.bonus ?? given.ranks }))
  .prefault({});

/** @param component how a component of a combo is written */
const combos = <C extends z.ZodType>(component: C) => ({
  components: z
    .array(component)
    .max(20)
    .describe('What it can build combos of, besides Attack and Charge.'),
  combos: z
    .array(
      object('SecondsCombo', cited('A combo that a combatant has built.', 'SEC-52'), {
        key: idSchema.describe('Names it in `declareAction`.'),
        name: z.string().min(1).max(80).describe('Its name for people.'),
        components: z
          .array(component)
          .min(1)
          .max(20)
          .describe('What it is built of, one attack at least.'),
      }),
    )
    .max(20)
    .meta({
      description: 'The combos that it has built.',
      ifLeftOut: 'one called `combo`, of a single attack,',
    }),
});

/** How many weapons a combatant can carry, and how many other objects. */
export const MAX_OBJECTS = 20;

export const objectSchema = object('SecondsObject', 'Something carried that is no weapon.', {
  key: idSchema.describe('Names it in `declareAction`.'),
  name: z.string().min(1).max(80).describe('Its name for people.'),
  held: z.boolean().default(true).describe('Whether in hand.'),
});

const given = combos(idSchema.meta({ takenFrom: 'components.key' }));
const aTurn = (kind: string) =>
  count
    .nullable()
    .default(null)
    .meta({ takenFrom: `defenses.${kind}` });

/** What is given with a combatant: everything but who and where it is. */
export const sheetSchema = object(
  'SecondsSheet',
  'A sheet of the ruleset SECONDS; numbers that are left out are 0, or as they say.',
  {
    ...figures,
    ...skills(givenSkill),
    components: given.components.default([]),
    combos: given.combos.default([{ key: 'combo', name: 'Combo', components: [ATTACK] }]),
    wounds: z.int().min(0).max(MAX_WOUNDS).default(0).describe('Wounds that it comes with.'),
    dodges: aTurn('dodges').meta({
      ...cited('Dodges a turn.', 'SEC-42'),
      ifLeftOut: 'the ranks of Reflex',
    }),
    parries: aTurn('parries').meta({
      description: 'Parries a turn.',
      ifLeftOut: 'the ranks of Weapon Skill',
    }),
    blocks: aTurn('blocks').meta({
      description: 'Blocks a turn.',
      ifLeftOut: 'the ranks of Shield Use',
    }),
    weapons: z
      .array(
        object('SecondsWeapon', 'A weapon that a combatant brings.', {
          weapon: actionKey.describe('The key of the weapon.'),
          held: z.boolean().default(true).describe('Whether in hand.'),
        }),
      )
      .max(20)
      .default([])
      .describe('What it carries.'),
    objects: z
      .array(objectSchema)
      .max(MAX_OBJECTS)
      .default([])
      .describe('What else it carries: a torch, a rope, a shield.'),
  },
);

export type CreatureSheet = TypeOf<typeof sheetSchema>;
export type SheetInput = z.input<typeof sheetSchema>;

const plain = { ...figures, ...skills(skillSchema) };

/** What of a sheet a combatant keeps; its weapons, wounds and defenses change as it fights. */
export const keptFields = { ...plain, ...given };
type Kept = TypeOf<z.ZodObject<typeof keptFields>>;

/** The same as it is seen: combos with the components that they name. */
export const seenFields = { ...plain, ...combos(componentSchema) };
type Seen = TypeOf<z.ZodObject<typeof seenFields>>;

const plainNames = Object.keys(plain) as (keyof typeof plain)[];

/** A sheet stays the same object until it changes, so what is seen of it is made once. */
const made = new WeakMap<Kept, Seen>();

/** Field by field: a state may hold more. */
export function seenSheet(sheet: Kept): Seen {
  const known = made.get(sheet);
  if (known) return known;
  const fields = Object.fromEntries(plainNames.map((field) => [field, sheet[field]]));
  const seen = {
    ...(fields as Pick<Kept, keyof typeof plain>),
    components: named(sheet.components),
    combos: sheet.combos.map(({ key, name, components: parts }) => ({
      key,
      name,
      components: named(parts),
    })),
  };
  made.set(sheet, seen);
  return seen;
}

const named = (keys: readonly string[]): readonly Component[] =>
  keys.flatMap((key) => components[key] ?? []);
