import { ruling } from '../../../../core/rulebook/ruling.ts';

export const modulesRulings = [
  ruling(
    'R-47',
    'SEG-98',
    'exhaustionCheck',
  )('How is the check against exhaustion rolled?', {
    SUM: '3d6 + Strength against the DC.',
  }),
  ruling(
    'R-48',
    'SEG-99',
    'maneuvers',
  )('Are there maneuvers, and how often must a grapple be maintained?', {
    OFF: 'There are none.',
    EACH_ROUND: "Yes; at the grappler's first turn of each later round.",
    EACH_SEGMENT: "Yes; at each turn of the grappler's.",
  }),
  ruling(
    'R-49',
    'SEG-99',
    'maneuverDamage',
  )('Does a successful maneuver also do what the attack would?', {
    NO: 'No.',
    YES: 'Yes, damage and all.',
  }),
  ruling(
    'R-50',
    'SEG-105',
    'zeroHitPoints',
  )('What happens at 0 hit points?', {
    UNABLE: 'The combatant is unable to fight; death is the GM’s.',
  }),
  ruling(
    'R-51',
    'SEG-104',
    'bloodied',
  )('Are there bloodied combatants?', {
    OFF: 'No.',
    ON: 'Yes: below a third of their hit points they have disadvantage on all rolls.',
  }),
  ruling(
    'R-52',
    'SEG-107',
    'fightEnd',
  )('When is a fight over?', {
    ONE_SIDE: 'When no two sides have someone able and willing.',
  }),
  ruling(
    'R-60',
    'SEG-107',
    'conclusion',
  )('And when is it found to be over?', {
    ASK: 'The GM is asked as soon as nothing ongoing could change it.',
    AT_ONCE: 'As soon as nothing ongoing could change it.',
    ROUND_END: 'At the end of the round.',
  }),
  ruling(
    'R-61',
    'SEG-105',
    'attacksOfTheFallen',
  )('What becomes of the ongoing actions of the fallen?', {
    PROJECTILES_FLY:
      'Projectiles, pushbacks and structures play on; blows that wait, movements and further attacks end.',
  }),
  ruling(
    'R-64',
    'SEG-107',
    'yielding',
  )('What of combatants who are able to fight and not willing?', {
    NO_TURNS: 'They have no turns and no counter-actions, may react, and may fight on at any time.',
  }),
] as const;
