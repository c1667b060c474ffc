import { ruling } from '../../../../core/rulebook/ruling.ts';

export const additionsRulings = [
  ruling(
    'R-57',
    'SEG-108',
    'wallInFlight',
  )('What if a wall comes up in the way of a projectile?', {
    STOPPED: 'It is stopped, and the attack is spent.',
    FLIES_ON: 'It flies on, and its target has cover.',
  }),
  ruling(
    'R-59',
    'SEG-109',
    'arrivedDistance',
  )('By which distance is a projectile judged that waits for a defense?', {
    AT_ARRIVAL: 'That of its arrival.',
    AT_RESOLUTION: 'That of the time at which it is resolved.',
  }),
] as const;
