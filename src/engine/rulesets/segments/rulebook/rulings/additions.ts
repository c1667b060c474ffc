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
  )('At which moment is an attack judged that has arrived and waits for a defense?', {
    AT_ARRIVAL:
      'At its arrival: distance, cover, concealment, darkness, and the state of its target.',
    AT_RESOLUTION: 'At its resolution, in all of these.',
  }),
] as const;
