import { ruling } from '../../../core/rulebook/ruling.ts';

/** Where the rulebook can be read in more than one way. */
export const rulings = [
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
    'RV-11',
    'VIG-27',
    'vigilanceSource',
  )('Where does vigilance come from?', {
    GIVEN: 'It is given with the combatant.',
  }),
  ruling(
    'RV-12',
    'VIG-28',
    'ties',
  )('How are ties of vigilance settled?', {
    CHARACTER_FIRST:
      'Characters first unless they decline; equal rolls again; creatures as listed.',
  }),
  ruling(
    'RV-13',
    'VIG-29',
    'orderChanges',
  )('Does the order change with vigilance?', {
    FIXED: 'No, it is set as the fight starts.',
  }),
  ruling(
    'RV-14',
    'VIG-30',
    'renewal',
  )('When does the allowance renew?', {
    ROUND_START: 'For everyone as the round starts.',
  }),
  ruling(
    'RV-15',
    'VIG-33',
    'givingUp',
  )('Can giving up an action be answered?', {
    BOOKKEEPING: 'No.',
  }),
  ruling(
    'RV-16',
    'VIG-37',
    'drawing',
  )('What changes of weapons go with traveling?', {
    DROP_AND_DRAW: 'To drop one and draw one; stowing is a movement action.',
  }),
  ruling(
    'RV-17',
    'VIG-38',
    'splitTravel',
  )('May travel be split around another action?', {
    WHOLE: 'No.',
  }),
  ruling('RV-18', 'VIG-39', 'fields')('What is a field?', { HEX: 'One hex.' }),
  ruling(
    'RV-19',
    'VIG-43',
    'boostObjects',
  )('Can a boost be answered by itself?', {
    WITH_ITS_ACTION: 'No, it is one object with its action.',
  }),
  ruling(
    'RV-20',
    'VIG-44',
    'defenseBoosts',
  )('When are boosts on a defense chosen?', {
    WITH_THE_DEFENSE: 'Together with the way of defending.',
  }),
  ruling(
    'RV-21',
    'VIG-47',
    'priorityStart',
  )('With whom does the asking start?', {
    TOP_OF_ORDER: 'With the first of the turn order.',
    ACTOR: 'With whoever acts.',
    AFTER_ACTOR: 'With the next in order after whoever acts.',
  }),
  ruling(
    'RV-22',
    'VIG-50',
    'responders',
  )('Who may answer an action?', {
    ANYONE: 'Anyone able to act, the actor included.',
  }),
  ruling(
    'RV-23',
    'VIG-51',
    'freeQuickActions',
  )('May a quick action answer nothing?', {
    OWN_TURN: 'On the own turn, with nothing on the stack.',
  }),
  ruling(
    'RV-24',
    'VIG-52',
    'preparedActions',
  )('What does a prepared action take?', {
    QUICK_AND_COST: 'A quick action and its cost, when it is performed.',
    QUICK_ATTACK_FREE: 'A quick action; an attack costs nothing more, all else its cost.',
  }),
  ruling(
    'RV-25',
    'VIG-54',
    'costTiming',
  )('When are costs paid?', {
    DECLARED: 'As the action is declared.',
  }),
  ruling(
    'RV-26',
    'VIG-55',
    'impossible',
  )('What if an action has become impossible?', {
    PREVENTED: 'It counts as prevented.',
  }),
  ruling(
    'RV-27',
    'VIG-57',
    'thrownWeapons',
  )('What check is it to throw a weapon?', {
    SHOOTING: 'Shooting, for 1 focus.',
  }),
  ruling(
    'RV-28',
    'VIG-59',
    'noDamage',
  )('What does an attack do that does not exceed the defense?', {
    FAILS: 'Nothing.',
  }),
  ruling(
    'RV-29',
    'VIG-60',
    'itemDice',
  )('How many dice do weapons, armor and shields give?', {
    AS_DATA: 'As many as the item says.',
  }),
  ruling(
    'RV-30',
    'VIG-66',
    'attackDifficulty',
  )("Is a creature's attack difficulty shown?", {
    HIDDEN: 'No.',
    SHOWN: 'Yes, to the whole table.',
  }),
  ruling('RV-31', 'VIG-68', 'ambushBoosts')('May the ambushed use boosts?', { NONE: 'No.' }),
  ruling(
    'RV-32',
    'VIG-70',
    'askedToRespond',
  )('Who is asked to respond?', {
    COULD_MATTER: 'Who could do something that has a target and an effect.',
    QUICK_ACTION_LEFT: 'Everybody with a quick action left, so that no wait betrays a sheet.',
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
    'RV-36',
    'VIG-56',
    'amplifyOrder',
  )('Who is first to amplify a check that has two sides?', {
    ACTOR: 'Whoever acts, then the target, who says at once how it defends.',
  }),
  ruling(
    'RV-37',
    'VIG-28',
    'amplifiedTies',
  )('May checks that settle a tie be amplified?', {
    NO: 'No, they come before the fight.',
  }),
  ruling(
    'RV-38',
    'VIG-18',
    'fallenByPaying',
  )('What if paying costs somebody consciousness?', {
    HELPLESS: 'An attack of theirs is impossible, and a defense passive.',
  }),
  ruling(
    'RV-39',
    'VIG-23',
    'panicSource',
  )('What does somebody in panic get away from?', {
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
    'RV-41',
    'VIG-34',
    'barredFields',
  )('Who bars the way?', {
    STANDING_ENEMIES: 'Enemies who are up; nobody ends on a field that somebody has who is up.',
  }),
  ruling(
    'RV-42',
    'VIG-37',
    'hands',
  )('How much can be in hand?', {
    TWO_HANDS: 'Weapons for two hands, one or two each; shields and armor are worn.',
  }),
  ruling(
    'RV-43',
    'VIG-37',
    'drawingInPlace',
  )('May one draw without moving?', {
    YES: 'Yes, by a travel of no fields.',
  }),
  ruling(
    'RV-44',
    'VIG-39',
    'coverOnAttacks',
  )('What do cover, concealment and darkness do to an attack?', {
    SHOWN_ONLY: 'Nothing by themselves: they are shown, and the GM weighs them.',
  }),
  ruling(
    'RV-45',
    'VIG-57',
    'thrownAway',
  )('Where is a weapon that was thrown?', {
    GONE: 'Gone from the hand and the sheet.',
  }),
  ruling(
    'RV-46',
    'VIG-29',
    'newcomers',
  )('Where in the order is whoever joins a running fight?', {
    BY_VIGILANCE: 'After its equals in vigilance; it acts and responds from the next round on.',
  }),
  ruling(
    'RV-47',
    'VIG-33',
    'givingUpTime',
  )('When can a regular action be given up?', {
    EMPTY_STACK: 'On the own turn, with nothing on the stack.',
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
