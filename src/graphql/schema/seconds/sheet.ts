import {
  type SecondsCreature,
  secondsComponents,
  type SecondsSheet as Sheet,
} from '@sixbeat/engine';
import { builder } from '../../plumbing/builder.ts';
import { Technique } from './enums.ts';

const Skill = builder.objectRef<Sheet['reflex']>('Skill').implement({
  description: 'A skill and the bonus of its checks.',
  fields: (t) => ({
    ranks: t.exposeInt('ranks', { description: 'Its ranks.' }),
    bonus: t.exposeInt('bonus', { description: 'What its checks add.' }),
  }),
});

const Component = builder
  .objectRef<(typeof secondsComponents)[string]>('ComboComponent')
  .implement({
    description: 'What a combo is built of (SEC-52).',
    fields: (t) => ({
      key: t.exposeString('key', { description: 'Names it in a sheet.' }),
      name: t.exposeString('name', { description: 'For people.' }),
      summary: t.exposeString('summary', { description: 'One line.' }),
      rating: t.exposeInt('rating', { description: 'What it adds to the rating of a combo.' }),
      rangedOnly: t.exposeBoolean('rangedOnly', { description: 'Whether it is for shots only.' }),
    }),
  });

const componentsOf = (keys: readonly string[]) =>
  keys.flatMap((key) => secondsComponents[key] ?? []);

const Combo = builder.objectRef<Sheet['combos'][number]>('Combo').implement({
  description: 'A combo that a combatant has built (SEC-52).',
  fields: (t) => ({
    key: t.exposeString('key', { description: 'Names it in `declareAction`.' }),
    name: t.exposeString('name', { description: 'For people.' }),
    components: t.field({
      type: [Component],
      description: 'What it is built of, one attack at least.',
      resolve: ({ components }) => componentsOf(components),
    }),
  }),
});

/** What a fight does not change. */
export const SecondsFigures = builder
  .interfaceRef<Pick<Sheet, keyof Sheet & keyof SecondsCreature>>('SecondsFigures')
  .implement({
    description: 'What a fight does not change about a combatant of the ruleset SECONDS.',
    fields: (t) => ({
      toughness: t.exposeInt('toughness', { description: 'Toughness without wounds (SEC-44).' }),
      speed: t.exposeInt('speed', { description: 'Metres a second (SEC-32).' }),
      runs: t.exposeBoolean('runs', {
        description: 'Whether its shoes are fit for running (SEC-33).',
      }),
      scale: t.exposeInt('scale', { description: '0 for people (SEC-39, 40).' }),
      dexterity: t.exposeInt('dexterity', { description: 'Dexterity (SEC-03).' }),
      endurance: t.exposeInt('endurance', { description: 'Endurance (SEC-53).' }),
      medicine: t.exposeInt('medicine', { description: 'Medicine (SEC-53).' }),
      reflex: t.field({ type: Skill, description: 'Dodges.', resolve: (s) => s.reflex }),
      weaponSkill: t.field({
        type: Skill,
        description: 'Melee attacks, and parries.',
        resolve: (s) => s.weaponSkill,
      }),
      rangedSkill: t.field({
        type: Skill,
        description: 'Ranged attacks.',
        resolve: (s) => s.rangedSkill,
      }),
      magic: t.field({ type: Skill, description: 'Spells.', resolve: (s) => s.magic }),
      shieldUse: t.field({ type: Skill, description: 'Blocks.', resolve: (s) => s.shieldUse }),
      initiativeBonus: t.exposeInt('initiativeBonus', {
        description: 'What techniques add to initiative (SEC-03).',
      }),
      mobilityPenalty: t.exposeInt('mobilityPenalty', {
        description: 'What encumbrance takes off dodging (SEC-43).',
      }),
      damageBonus: t.exposeInt('damageBonus', {
        description: 'What it adds to the damage of its weapons (SEC-45).',
      }),
      techniques: t.field({
        type: [Technique],
        description: 'What it has learnt.',
        resolve: ({ techniques }) => [...techniques],
      }),
      extraAttacks: t.exposeInt('extraAttacks', {
        description: 'How often Extra Attack was learnt (SEC-52).',
      }),
      comboRating: t.exposeInt('comboRating', {
        description: 'The highest rating of a combo (SEC-52).',
      }),
      components: t.field({
        type: [Component],
        description: 'What it can build combos of, besides Attack and Charge.',
        resolve: ({ components }) => componentsOf(components),
      }),
      combos: t.field({
        type: [Combo],
        description: 'The combos that it has built.',
        resolve: ({ combos }) => [...combos],
      }),
      spells: t.stringList({
        description: 'The keys of its spells.',
        resolve: ({ spells }) => [...spells],
      }),
    }),
  });

const Gear = builder.objectRef<Sheet['gear'][number]>('Gear').implement({
  description: 'A weapon that a combatant carries.',
  fields: (t) => ({
    weapon: t.exposeString('weapon', { description: 'The key of the weapon.' }),
    held: t.exposeBoolean('held', { description: 'Whether it is in hand.' }),
    shots: t.exposeInt('shots', {
      description: 'Shots until it must be reloaded (SEC-50); 0 as well for what needs none.',
    }),
    helped: t.exposeInt('helped', {
      description: 'Seconds that helpers have taken off the next reloading (SEC-50).',
    }),
  }),
});

const Defenses = builder.objectRef<Sheet['defenses']>('Defenses').implement({
  description: 'Defence rolls (SEC-42).',
  fields: (t) => ({
    dodges: t.int({ description: 'Dodges.', resolve: ({ DODGE }) => DODGE }),
    parries: t.int({ description: 'Parries.', resolve: ({ PARRY }) => PARRY }),
    blocks: t.int({ description: 'Blocks.', resolve: ({ BLOCK }) => BLOCK }),
  }),
});

export const SecondsSheet = builder.objectRef<Sheet>('SecondsSheet').implement({
  description: 'A combatant in full, under the ruleset SECONDS.',
  interfaces: [SecondsFigures],
  fields: (t) => ({
    toughnessLeft: t.exposeInt('toughnessLeft', { description: 'As wounds leave it (SEC-46).' }),
    gear: t.field({
      type: [Gear],
      description: 'The weapons that it carries.',
      resolve: ({ gear }) => [...gear],
    }),
    defenses: t.field({
      type: Defenses,
      description: 'Those that a turn renews.',
      resolve: ({ defenses }) => defenses,
    }),
    defensesLeft: t.field({
      type: Defenses,
      description: 'Those that are left until the next turn.',
      resolve: ({ defensesLeft }) => defensesLeft,
    }),
    aimsAtId: t.id({
      nullable: true,
      description: 'Whom its next shot is aimed at (SEC-49).',
      resolve: ({ aimsAt }) => aimsAt,
    }),
    initiative: t.intList({
      description: 'Its initiative, and the results by which ties were broken (SEC-04, 06).',
      resolve: ({ initiative }) => [...initiative],
    }),
    dyingAgainst: t.exposeInt('dyingAgainst', {
      nullable: true,
      description: 'What its next check against dying must reach (SEC-53); null when not dying.',
    }),
  }),
});
