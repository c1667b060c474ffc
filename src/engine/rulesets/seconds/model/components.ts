/** SEC-52: a part of a combo, and what it adds to the combo's rating. */
export interface Component {
  readonly key: string;
  readonly name: string;
  readonly summary: string;
  readonly rating: number;
  /** Whether it says something about shots only. */
  readonly rangedOnly: boolean;
}

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
