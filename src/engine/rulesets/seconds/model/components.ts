import * as z from 'zod';
import { cited, object, type TypeOf } from '../../../core/schema/describe.ts';

export const componentSchema = object(
  'SecondsComponent',
  cited('What a combo is built of.', 'SEC-52'),
  {
    key: z.string().describe('Names it in a sheet.'),
    name: z.string().describe('Its name for people.'),
    summary: z.string().describe('One line.'),
    rating: z.int().describe('What it adds to the rating of a combo.'),
    rangedOnly: z.boolean().describe('Whether it is for shots only.'),
  },
);
export type Component = TypeOf<typeof componentSchema>;

/** Keys of components that a rule names. */
export const ATTACK = 'attack';
export const CHARGE = 'charge';
export const FAR_SHOT = 'far-shot';
export const IMPROBABLE_AIM = 'improbable-aim';
export const FROM_THE_HIP = 'from-the-hip';

const all: readonly Component[] = [
  {
    key: ATTACK,
    name: 'Attack',
    summary: 'One attack; a second one takes the technique Extra Attack.',
    rating: 1,
    rangedOnly: false,
  },
  {
    key: CHARGE,
    name: 'Charge',
    summary: 'Only right after a straight movement of 6 m or more.',
    rating: -1,
    rangedOnly: false,
  },
  {
    key: FAR_SHOT,
    name: 'Far Shot',
    summary: 'Doubles the range increment.',
    rating: 1,
    rangedOnly: true,
  },
  {
    key: IMPROBABLE_AIM,
    name: 'Improbable Aim',
    summary: 'Aims within the combo.',
    rating: 1,
    rangedOnly: true,
  },
  {
    key: FROM_THE_HIP,
    name: 'Shoot From the Hip',
    summary: 'One less on every check of the combo; may be taken once a rank of Ranged Skill.',
    rating: -1,
    rangedOnly: true,
  },
];

/** All components of combos, by key. */
export const components: Readonly<Record<string, Component>> = Object.fromEntries(
  all.map((component) => [component.key, component]),
);

/** How many times a combo has a component. */
export const times = (combo: readonly string[], key: string): number =>
  combo.filter((component) => component === key).length;
