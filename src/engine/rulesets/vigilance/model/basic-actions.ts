import type { ActionKey } from '../../../core/values/ids.ts';
import { type ActionInput, type Action, actionSchema } from './actions.ts';

/** VIG-06, 36: the book names no difficulty; an encounter defines harder ones as it needs them. */
const EASY = 8;

const basic: readonly ActionInput[] = [
  {
    key: 'assault',
    name: 'Assault',
    summary: 'An attack in melee, with a weapon in hand or with bare hands.',
    slot: 'REGULAR',
    cost: { vigor: 1 },
    effect: { type: 'ATTACK', form: 'ASSAULT' },
  },
  {
    key: 'shoot',
    name: 'Shoot',
    summary: 'An attack with a ranged weapon, or with a weapon to throw.',
    slot: 'REGULAR',
    cost: { focus: 1 },
    effect: { type: 'ATTACK', form: 'SHOOTING' },
  },
  {
    key: 'check',
    name: 'Ability check',
    summary: 'Whatever a check of an ability can bring about; the table judges its total.',
    slot: 'REGULAR',
    effect: { type: 'OPEN_CHECK' },
  },
  {
    key: 'prepare',
    name: 'Prepare',
    summary: "A regular action, to perform it as a quick action until one's next turn begins.",
    slot: 'REGULAR',
    effect: { type: 'PREPARE' },
  },
  {
    key: 'travel',
    name: 'Travel',
    summary: 'Up to the movement value in fields; on the way drop an item, draw a weapon, or both.',
    slot: 'MOVEMENT',
    effect: { type: 'TRAVEL' },
  },
  {
    key: 'switch-weapons',
    name: 'Switch weapons',
    summary: 'Stow one weapon and take another.',
    slot: 'MOVEMENT',
    effect: { type: 'SWITCH_WEAPONS' },
  },
  {
    key: 'reload',
    name: 'Reload',
    summary: 'Load a weapon that takes long to reload.',
    slot: 'MOVEMENT',
    effect: { type: 'RELOAD' },
  },
  {
    key: 'stand-up',
    name: 'Stand up',
    summary: 'From the ground.',
    slot: 'MOVEMENT',
    effect: { type: 'STAND_UP' },
  },
  {
    key: 'climb',
    name: 'Climb',
    summary: 'Up a ladder or the like: 3 fields, by a check of athletics.',
    slot: 'MOVEMENT',
    effect: {
      type: 'MOVE',
      check: { ability: 'ATHLETICS', difficulty: EASY },
      way: 'UP',
      fields: 3,
      needs: 'CLIMB',
    },
  },
  {
    key: 'climb-down',
    name: 'Climb down',
    summary: 'To the ground, from up to 3 fields above it.',
    slot: 'MOVEMENT',
    effect: { type: 'MOVE', way: 'DOWN', fields: 3 },
  },
  {
    key: 'swing',
    name: 'Swing',
    summary:
      'On a chandelier or the like: up to 4 fields, over obstacles, by a check of dexterity.',
    slot: 'MOVEMENT',
    effect: {
      type: 'MOVE',
      check: { ability: 'DEXTERITY', difficulty: EASY },
      way: 'ACROSS',
      fields: 4,
      needs: 'SWING',
    },
  },
  {
    key: 'take-cover',
    name: 'Take cover',
    summary: "Behind a shield: 1d6 advantage on active defenses until one's next turn.",
    slot: 'MOVEMENT',
    cost: { vigor: 1 },
    effect: { type: 'TAKE_COVER' },
  },
  {
    key: 'pierce-armor',
    name: 'Pierce armor',
    summary: 'With a weapon made for it: 1d6 against the armored.',
    slot: 'BOOST',
    cost: { focus: 2 },
    effect: {
      type: 'BOOST',
      fits: ['ASSAULT', 'SHOOTING'],
      dice: 1,
      against: 'ARMOR',
      aspect: 'ARMOR_PIERCING',
    },
  },
  {
    key: 'iron-fist',
    name: 'Iron fist',
    summary: 'With gauntlets: 1d6 for a bare hand.',
    slot: 'BOOST',
    cost: { vigor: 2 },
    effect: { type: 'BOOST', fits: ['ASSAULT'], dice: 1, aspect: 'GAUNTLETS' },
  },
];

/** What everyone can do (VIG-32 to 37, 57, 67), by key; an aspect may ask for the right item. */
export const basicActions: Readonly<Record<ActionKey, Action>> = Object.fromEntries(
  basic.map((action) => [action.key, actionSchema.parse(action)]),
);
