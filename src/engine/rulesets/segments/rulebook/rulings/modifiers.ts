import { ruling } from '../../../../core/rulebook/ruling.ts';

export const modifiersRulings = [
  ruling(
    'R-40',
    'SEG-84',
    'stacking',
  )('Do two circumstances of a kind add up?', {
    NO: 'No, it stays at three dice.',
  }),
  ruling(
    'R-41',
    'SEG-86',
    'leverageDisadvantage',
  )('What do leverage and disadvantage come to?', {
    NET: 'Three dice more.',
    LEVERAGE: 'Six dice more.',
  }),
  ruling(
    'R-42',
    'SEG-86',
    'leverageAdvantage',
  )('And with advantage besides?', {
    REPLACED_FIRST: 'Leverage replaces the advantage first.',
  }),
  ruling(
    'R-43',
    'SEG-90',
    'conditionEnd',
  )('When exactly does a condition end?', {
    SEGMENT_START: 'As the segment after its last begins.',
  }),
  ruling(
    'R-44',
    'SEG-91',
    'sameCondition',
  )('What if a condition comes twice?', {
    LATER_END: 'It has its effect once, until the later end.',
  }),
  ruling(
    'R-45',
    'SEG-92',
    'staggeredMove',
  )('Does Staggered slow an ongoing Move?', {
    AT_ONCE: 'Yes, as soon as it is inflicted.',
  }),
  ruling(
    'R-46',
    'SEG-96',
    'cooldownStart',
  )('From which round does a cooldown count?', {
    INITIATION: 'From that of the initiation.',
    END: 'From that in which the action is over.',
  }),
  ruling(
    'R-53',
    'SEG-93',
    'gapConditions',
  )('What do conditions without a text do?', {
    LABELS: 'They are labels for the GM.',
  }),
  ruling(
    'R-54',
    'SEG-93',
    'bleedingTiming',
  )('When does bleeding hurt?', {
    FIRST_TURN: "At the bleeder's first turn of each later round.",
  }),
] as const;
