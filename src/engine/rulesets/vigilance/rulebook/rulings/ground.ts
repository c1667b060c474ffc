import { ruling } from '../../../../core/rulebook/ruling.ts';

export const groundRulings = [
  ruling(
    'RV-01',
    'VIG-07',
    'exploding',
  )('May a six be left as it is?', {
    ALWAYS: 'No; dice that are added always explode, dice that are subtracted never.',
  }),
  ruling(
    'RV-02',
    'VIG-09',
    'baseDice',
  )('How many dice does a check roll?', {
    TWO: '2d6 and the modifier.',
    THREE: '3d6 and the modifier.',
  }),
  ruling(
    'RV-03',
    'VIG-10',
    'abilityInput',
  )('What is given for an ability?', {
    MODIFIER: 'Its modifier.',
  }),
  ruling(
    'RV-04',
    'VIG-12',
    'advantageDice',
  )('What do advantage and disadvantage dice do?', {
    ADD_AND_SUBTRACT: 'They cancel; the surplus is added or subtracted. No total is below 0.',
  }),
  ruling(
    'RV-05',
    'VIG-13',
    'amplifyTiming',
  )('When is a check amplified?', {
    BEFORE_THE_ROLL: 'Just before its dice are rolled; social checks never.',
  }),
  ruling(
    'RV-06',
    'VIG-14',
    'sameKind',
  )('Who rolls when like fights like?', {
    CHARACTERS_ROLL: 'Two characters both roll, two creatures compare fixed numbers.',
  }),
  ruling(
    'RV-07',
    'VIG-18',
    'emptyPool',
  )('How is a cost paid that is more than the pool holds?', {
    REST_OVERFLOWS: 'The pool pays what it has; the rest is damage or stress.',
    ALL_OVERFLOWS: 'All of it is damage or stress.',
  }),
  ruling(
    'RV-08',
    'VIG-20',
    'halfLimit',
  )('From where on is half of an odd limit reached?', {
    ROUND_DOWN: 'The half rounded down: 21 of 43.',
    ROUND_UP: 'The exact half: 22 of 43.',
  }),
  ruling(
    'RV-09',
    'VIG-22',
    'fellingHit',
  )('What does a hit do that goes beyond the limit?', {
    STOPS: 'It stops at the limit; only later damage kills.',
    KILLS: 'It kills at once.',
  }),
  ruling(
    'RV-10',
    'VIG-25',
    'creaturePools',
  )('Do creatures pay vigor and focus?', {
    NONE: 'No; their numbers include it.',
  }),
  ruling(
    'RV-33',
    'VIG-09',
    'equalSucceeds',
  )('Does a check that comes to just the difficulty succeed?', {
    YES: 'It does; only an attack has to exceed what it is up against.',
  }),
  ruling(
    'RV-34',
    'VIG-14',
    'checksOnTargets',
  )('What must a check against a target reach that names nothing?', {
    DEFENSE: 'The defend difficulty of a creature, the defend check of a character.',
  }),
  ruling(
    'RV-35',
    'VIG-14',
    'checksOfCreatures',
  )('What is the total of a check that a creature makes?', {
    ATTACK_DIFFICULTY: 'Its attack difficulty; no dice of conditions or boosts change it.',
  }),
  ruling(
    'RV-38',
    'VIG-18',
    'fallenByPaying',
  )('What if a combatant falls unconscious by paying?', {
    HELPLESS: 'An attack of theirs is impossible, and a defense passive.',
  }),
  ruling(
    'RV-39',
    'VIG-23',
    'panicSource',
  )('What does a panicking combatant get away from?', {
    NEAREST_ENEMY: 'The nearest enemy able to fight: every travel leads further off from it.',
  }),
  ruling(
    'RV-40',
    'VIG-23',
    'panicEnd',
  )('When is a panic over?', {
    ENCOUNTER_OR_GM: 'As the encounter ends, or when the GM ends the condition.',
  }),
  ruling(
    'RV-48',
    'VIG-25',
    'creatureLimits',
  )('What limits of damage and stress has a creature?', {
    GIVEN: 'Those of its sheet, 40 if it names none; there it falls or panics as a character does.',
  }),
  ruling(
    'RV-49',
    'VIG-22',
    'stabilizing',
  )('Who says whether the dying are stabilized?', {
    GM: 'The GM; no action of a fight does it.',
  }),
] as const;
