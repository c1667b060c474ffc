import { ruling } from '../../../../core/rulebook/ruling.ts';

export const turnsRulings = [
  ruling(
    'RS-05',
    'SEC-10',
    'idleSeconds',
  )('Do unused seconds pass for delays?', {
    PASS: 'They do, at the end of the turn.',
    VANISH: 'They do not.',
  }),
  ruling(
    'RS-06',
    'SEC-11',
    'turnLength',
  )('Six seconds, and 4 for a combo or a spell: what of the examples?', {
    SIX_AND_FOUR: 'Both numbers stand; two examples are errors.',
  }),
  ruling(
    'RS-07',
    'SEC-14',
    'abandoning',
  )('May an action be given up?', {
    FREE: 'Whenever one likes, and nothing of it counts later.',
  }),
  ruling(
    'RS-08',
    'SEC-15',
    'targetTiming',
  )('When are targets chosen?', {
    AT_THE_END: 'Right after the last second, before any die.',
  }),
  ruling(
    'RS-09',
    'SEC-16',
    'concentration',
  )('What breaks an action?', {
    FALLING: 'Falling unconscious or dead.',
    WOUNDS_BREAK_SPELLS: 'That, and any wound breaks a spell.',
  }),
  ruling(
    'RS-10',
    'SEC-20',
    'twoSecondDelay',
  )('When does a 2-second delay after a cast in seconds 1 to 4 end?', {
    AFTER_SIXTH: 'Right after the sixth second.',
  }),
  ruling(
    'RS-11',
    'SEC-21',
    'elevenSecondDelay',
  )('When does an 11-second delay after a 4-second cast end?', {
    THIRD_OF_THIRD: 'After the third second of the third turn.',
  }),
  ruling(
    'RS-12',
    'SEC-22',
    'secondEnds',
  )('What comes first when a second ends?', {
    ACTION_FIRST: 'The action that completes, then delays, the oldest first.',
  }),
  ruling(
    'RS-13',
    'SEC-23',
    'delaysOfTheFallen',
  )('What becomes of the delays of someone who falls?', {
    COME: 'They run on and take effect.',
    FIZZLE: 'They are gone.',
  }),
  ruling(
    'RS-29',
    'SEC-09',
    'quickDraw',
  )('Can a weapon be drawn in no time?', {
    WITH_TECHNIQUE: 'With the technique Quick Draw; without it, it takes a second.',
  }),
] as const;
