import type { VigilanceSheet as Sheet } from '@sixbeat/engine';
import { builder } from '../../plumbing/builder.ts';
import { ItemAspect, ItemKind, WeaponForm } from './enums.ts';

type Nature = Sheet['nature'];
type Character = Extract<Nature, { kind: 'CHARACTER' }>;
type Creature = Extract<Nature, { kind: 'CREATURE' }>;

/** VIG-11: the abilities, with what they are for people. */
export const abilityNames = {
  charm: 'Charm.',
  deception: 'Deception.',
  intimidation: 'Intimidation.',
  athletics: 'Athletics.',
  craft: 'Craft.',
  dexterity: 'Dexterity.',
  stealth: 'Stealth.',
  toughness: 'Toughness.',
  awareness: 'Awareness.',
  intuition: 'Intuition.',
  reasoning: 'Reasoning.',
  willpower: 'Willpower.',
  assault: 'Assault.',
  defend: 'Defend.',
  shooting: 'Shooting.',
} as const satisfies Record<keyof Character['abilities'], string>;

const keys = Object.keys(abilityNames) as readonly (keyof typeof abilityNames)[];

const Abilities = builder
  .objectRef<Partial<Character['abilities']>>('VigilanceAbilities')
  .implement({
    description: 'The modifier of every ability (VIG-10).',
    fields: (t) =>
      Object.fromEntries(
        keys.map((key) => [
          key,
          t.int({
            description: abilityNames[key],
            resolve: (abilities) => abilities[key] ?? 0,
          }),
        ]),
      ),
  });

/** A ready-made one, whose pools are full, has nothing but the abilities that it is good at. */
interface CharacterFigures {
  readonly abilities: Partial<Character['abilities']>;
  readonly vigor?: number;
  readonly focus?: number;
}

export const CharacterType = builder.objectRef<CharacterFigures>('VigilanceCharacter').implement({
  description: 'What a combatant with abilities has.',
  fields: (t) => ({
    abilities: t.field({
      type: Abilities,
      description: 'Modifiers.',
      resolve: ({ abilities }) => abilities,
    }),
    vigor: t.int({
      nullable: true,
      description: 'What is left of it (VIG-15); null for full.',
      resolve: ({ vigor }) => vigor ?? null,
    }),
    focus: t.int({
      nullable: true,
      description: 'What is left of it (VIG-16); null for full.',
      resolve: ({ focus }) => focus ?? null,
    }),
  }),
});

export const CreatureType = builder
  .objectRef<Omit<Creature, 'stressLimit'>>('VigilanceCreatureFigures')
  .implement({
    description: 'What a combatant with fixed numbers has (VIG-14, 25).',
    fields: (t) => ({
      attackDifficulty: t.exposeInt('attackDifficulty', { description: 'What it attacks with.' }),
      defendDifficulty: t.exposeInt('defendDifficulty', { description: 'What it defends with.' }),
      movement: t.exposeInt('movement', { description: 'Fields of one travel.' }),
      damageLimit: t.exposeInt('damageLimit', { description: 'The damage that it can take.' }),
    }),
  });

export const ItemType = builder.objectRef<Sheet['items'][number]>('VigilanceItem').implement({
  description: 'Something that a combatant has with it.',
  fields: (t) => ({
    kind: t.field({ type: ItemKind, description: 'What it is.', resolve: ({ kind }) => kind }),
    key: t.exposeString('key', { description: 'Names it in a command.' }),
    name: t.exposeString('name', { description: 'For people.' }),
    advantageDice: t.exposeInt('advantageDice', { description: 'Dice that it gives (VIG-60).' }),
    aspects: t.field({
      type: [ItemAspect],
      description: 'What it can do besides.',
      resolve: ({ aspects }) => [...aspects],
    }),
    form: t.field({
      type: WeaponForm,
      nullable: true,
      description: 'What a weapon is for; null for anything else.',
      resolve: (item) => (item.kind === 'WEAPON' ? item.form : null),
    }),
    hands: t.int({
      nullable: true,
      description: 'The hands that a weapon takes; null for anything else.',
      resolve: (item) => (item.kind === 'WEAPON' ? item.hands : null),
    }),
    held: t.boolean({
      nullable: true,
      description: 'Whether a weapon is in hand; null for anything else.',
      resolve: (item) => (item.kind === 'WEAPON' ? item.held : null),
    }),
    loaded: t.boolean({
      nullable: true,
      description: 'Whether a weapon is loaded; null for anything else.',
      resolve: (item) => (item.kind === 'WEAPON' ? item.loaded : null),
    }),
  }),
});

const Allowance = builder.objectRef<Sheet['left']>('VigilanceAllowance').implement({
  description: 'Actions by the place that they take (VIG-30).',
  fields: (t) => ({
    regular: t.exposeInt('regular', { description: 'Regular actions.' }),
    movement: t.exposeInt('movement', { description: 'Movement actions.' }),
    quick: t.exposeInt('quick', { description: 'Quick actions.' }),
  }),
});

export const VigilanceSheet = builder.objectRef<Sheet>('VigilanceSheet').implement({
  description: 'A combatant in full, under the ruleset VIGILANCE.',
  fields: (t) => ({
    vigilance: t.exposeInt('vigilance', { description: 'Its vigilance, without counters.' }),
    character: t.field({
      type: CharacterType,
      nullable: true,
      description: 'Abilities and pools; null for a creature.',
      resolve: ({ nature }) => (nature.kind === 'CHARACTER' ? nature : null),
    }),
    creature: t.field({
      type: CreatureType,
      nullable: true,
      description: 'Fixed numbers; null for a character.',
      resolve: ({ nature }) => (nature.kind === 'CREATURE' ? nature : null),
    }),
    maxVigor: t.exposeInt('maxVigor', {
      nullable: true,
      description: 'The most vigor it can have (VIG-15); null for a creature.',
    }),
    maxFocus: t.exposeInt('maxFocus', {
      nullable: true,
      description: 'The most focus it can have (VIG-16); null for a creature.',
    }),
    damage: t.exposeInt('damage', { description: 'The damage that it has taken.' }),
    damageLimit: t.exposeInt('damageLimit', { description: 'Where it falls (VIG-19, 22).' }),
    stress: t.exposeInt('stress', { description: 'The stress that it is under.' }),
    stressLimit: t.exposeInt('stressLimit', { description: 'Where it panics (VIG-19, 23).' }),
    traumas: t.exposeInt('traumas', { description: 'How many it has.' }),
    movement: t.exposeInt('movement', { description: 'Fields of one travel, as things stand.' }),
    items: t.field({
      type: [ItemType],
      description: 'What it has with it.',
      resolve: ({ items }) => [...items],
    }),
    learnt: t.stringList({
      description: 'The keys of the actions that it knows besides the basic ones.',
      resolve: ({ learnt }) => [...learnt],
    }),
    left: t.field({
      type: Allowance,
      description: "What is left of this round's actions.",
      resolve: ({ left }) => left,
    }),
    prepared: t.exposeString('prepared', {
      nullable: true,
      description: 'The action that it has prepared (VIG-52).',
    }),
    covered: t.boolean({
      description: 'Whether it is behind its shield (VIG-67).',
      resolve: ({ cover }) => cover === 'TAKEN',
    }),
    presence: t.exposeString('presence', {
      description: 'READY, AMBUSHED in this round (VIG-68), or JOINING late.',
    }),
    silence: t.exposeString('silence', {
      description: 'Until when it is not asked to respond: NONE, STACK, TURN or ROUND.',
    }),
  }),
});
