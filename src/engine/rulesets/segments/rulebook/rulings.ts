import { ruling } from '../../../core/rulebook/ruling.ts';

/** Where the rulebook can be read in more than one way. */
export const rulings = [
  ruling(
    'R-01',
    'SEG-04',
    'abilityPool',
  )('How many dice does an ability check roll?', {
    FOUR_PLUS_MODIFIER: '4d6 and one more for each point of the modifier.',
    MODIFIER_ONLY: 'One for each point of the modifier.',
  }),
  ruling(
    'R-02',
    'SEG-05',
    'abilityInput',
  )('What is given for an ability?', {
    MODIFIER: 'Its modifier.',
  }),
  ruling(
    'R-03',
    'SEG-06',
    'poolFloor',
  )('What does a pool below zero dice do?', {
    CLAMP: 'It rolls no dice; the bonuses count.',
  }),
  ruling(
    'R-04',
    'SEG-10',
    'turnOrder',
  )('What plays first on a turn?', {
    NEW_FIRST: 'The new action, then what is under way, oldest first.',
  }),
  ruling(
    'R-05',
    'SEG-11',
    'roundEnd',
  )('What happens to an action when the round ends?', {
    CARRIES_OVER: 'It runs on, charged to the round in which it began.',
  }),
  ruling(
    'R-06',
    'SEG-15',
    'surpriseRoll',
  )('Which roll counts for being slow to react?', {
    FIRST: 'The first; re-rolls only break ties.',
  }),
  ruling(
    'R-07',
    'SEG-18',
    'surprisedDefense',
  )('How may the surprised defend?', {
    REACTION_ONLY: 'With a Reaction only.',
  }),
  ruling(
    'R-08',
    'SEG-19',
    'opening',
  )('How is the action before the first round played?', {
    COMPLETE: 'To its end, against a Reaction only, not charged to round 1.',
  }),
  ruling(
    'R-09',
    'SEG-25',
    'reactionLimit',
  )('How many Reactions are there?', {
    EACH_ATTACK: 'One against each attack.',
  }),
  ruling(
    'R-10',
    'SEG-26',
    'duringFull',
  )('What may be initiated while a Full action runs?', {
    SWIFTS: 'Only Swifts.',
  }),
  ruling(
    'R-11',
    'SEG-27',
    'readyTiming',
  )('When does a readied action fire?', {
    AT_ONCE: 'Right after its trigger, on any turn, until the round ends.',
  }),
  ruling(
    'R-12',
    'SEG-28',
    'rankTiming',
  )('When is an unused action spent, and when does it count?', {
    ANY_TURN: 'At the end of any own turn; the rank changes with the next segment.',
  }),
  ruling(
    'R-13',
    'SEG-29',
    'topOrder',
  )('Who is first when two buy the top?', {
    USUAL_ORDER: 'They keep their usual order.',
  }),
  ruling(
    'R-14',
    'SEG-34',
    'timesTwo',
  )('What does "Strength x 2" mean?', {
    LITERAL: 'Twice the modifier.',
  }),
  ruling(
    'R-15',
    'SEG-39',
    'criticals',
  )('Are there critical hits and failures?', {
    OFF: 'No.',
    ALL_ALIKE: 'Hit dice that all show 6 hit critically; if all show 1, the attack fails.',
  }),
  ruling(
    'R-16',
    'SEG-42',
    'defenseTiming',
  )('When is a counter-action resolved?', {
    DEFERRED: "On the defender's turn.",
    IMMEDIATE: 'On impact.',
  }),
  ruling(
    'R-17',
    'SEG-41',
    'defenseChance',
  )('Who still has a turn to defend on?', {
    THIS_SEGMENT: 'Whoever has not had a turn in this segment.',
    CYCLIC: 'Everybody, on the next turn, which may be of the next segment.',
  }),
  ruling(
    'R-18',
    'SEG-43',
    'counterEffect',
  )('What does a counter-action do?', {
    DEFENSE_ONLY: 'It rolls its defensive formula and nothing else.',
  }),
  ruling(
    'R-19',
    'SEG-43',
    'defenseScope',
  )('How many attacks does a declared defense answer?', {
    ONE_ATTACK: 'One.',
  }),
  ruling(
    'R-20',
    'SEG-44',
    'dodgeScore',
  )('What must an attack reach against a dodge?', {
    REACTION: 'Defense Bonus + Intelligence, as with a Reaction.',
  }),
  ruling(
    'R-21',
    'SEG-45',
    'reactionEffect',
  )('What does a Reaction do?', {
    DEFENSE_SCORE: 'It is the score that the attack must reach.',
    DAMAGE_REDUCTION: 'It is taken off the damage.',
  }),
  ruling(
    'R-22',
    'SEG-45',
    'noDefense',
  )('What must an attack reach when nobody defends?', {
    ZERO: 'A score of 0.',
  }),
  ruling(
    'R-23',
    'SEG-48',
    'movedTarget',
  )('What if the target has moved away?', {
    AIMED_AT_CREATURE: 'A blow out of reach misses; a projectile flies after its target.',
    AIMED_AT_HEX:
      'A blow out of reach misses, and so does a projectile whose target has left the hex.',
  }),
  ruling(
    'R-24',
    'SEG-53',
    'otherSpeeds',
  )('What of speeds outside the table?', {
    FORMULA: 'The formulas of the table, on the speed rounded down to 5 ft.',
  }),
  ruling(
    'R-25',
    'SEG-54',
    'mixedMovement',
  )('What does another kind of movement do to a running one?', {
    ENDS_IT: 'It ends it; a step does not.',
  }),
  ruling(
    'R-26',
    'SEG-55',
    'occupiedHexes',
  )('Can occupied hexes be entered?', {
    ALLIES_PASS: 'Friends can be passed, foes cannot; nobody stops where someone stands.',
  }),
  ruling(
    'R-27',
    'SEG-56',
    'swimRemainder',
  )('What becomes of the hexes that three segments leave over?', {
    BONUS: 'They are bonus hexes.',
  }),
  ruling(
    'R-28',
    'SEG-61',
    'tieHexes',
  )('Which hex does a line take between two equally near ones?', {
    FIXED: 'The first in a fixed order of directions.',
  }),
  ruling(
    'R-29',
    'SEG-65',
    'partialRange',
  )('Does a part of 20 ft beyond the range count?', {
    UP: 'As a whole one.',
    DOWN: 'Not at all.',
  }),
  ruling(
    'R-30',
    'SEG-65',
    'rangePenalty',
  )('What does the range penalty lower?', {
    SCORE: 'The attack score.',
    DICE: 'The number of dice.',
  }),
  ruling(
    'R-31',
    'SEG-70',
    'pushTiming',
  )('On whose turn does a pushback go on?', {
    PUSHER: "On the pusher's.",
    PUSHED: 'On that of whoever is pushed.',
  }),
  ruling(
    'R-32',
    'SEG-71',
    'pushDirection',
  )('Which way does a pushback go?', {
    AWAY: 'Straight away along the line of the attack.',
  }),
  ruling(
    'R-33',
    'SEG-72',
    'pushBlocked',
  )('What if something is in the way of a pushback?', {
    STOPS: 'It stops there and the rest is lost; no damage.',
  }),
  ruling(
    'R-34',
    'SEG-73',
    'pushedMove',
  )('What becomes of a Move while its mover is pushed?', {
    LOST: "The segments' hexes are lost.",
  }),
  ruling(
    'R-35',
    'SEG-75',
    'obstacleShape',
  )('What of an obstacle interrupts a line?', {
    INTERIOR_OF_UNION: 'The inside of all obstacles together; touching an edge does not.',
  }),
  ruling(
    'R-36',
    'SEG-75',
    'adjacentObstacle',
  )('Does an obstacle beside the attacker block sight?', {
    BLOCKS_SIGHT: 'Yes; it only gives no cover.',
    SEEN_PAST: 'No.',
  }),
  ruling(
    'R-37',
    'SEG-76',
    'concealmentLine',
  )('Along which line is concealment counted?', {
    BEST_LINE: 'The clear line with the least of it.',
    CENTRES: 'From centre to centre.',
  }),
  ruling(
    'R-38',
    'SEG-76',
    'concealmentEnds',
  )("Do the ends' own hexes count?", {
    TARGET_ONLY: "The target's does, the attacker's does not.",
    NEITHER: 'Neither does.',
    BOTH: 'Both do.',
  }),
  ruling(
    'R-39',
    'SEG-83',
    'hitPointRolls',
  )('Which rolls can have no advantage?', {
    TOTALS: "Those that set a creature's hit points.",
  }),
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
  )('Does Staggered slow a Move under way?', {
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
  ruling(
    'R-55',
    'SEG-67',
    'weaponList',
  )('Which weapons are there?', {
    AS_DATA: 'Those that the table brings as data.',
  }),
  ruling(
    'R-56',
    'SEG-67',
    'rangeIncrement',
  )('How far does a long-ranged weapon shoot for each 1 of its penalty?', {
    TWENTY_FEET: '20 ft, as any projectile.',
    WEAPON_RANGE: "The weapon's own range.",
  }),
  ruling(
    'R-57',
    'SEG-108',
    'wallInFlight',
  )('What if a wall comes up in the way of a projectile?', {
    STOPPED: 'It is stopped, and the attack is spent.',
    FLIES_ON: 'It flies on, and its target has cover.',
  }),
  ruling(
    'R-58',
    'SEG-52',
    'dashBlocked',
  )('What of a Dash whose straight way is barred?', {
    SHORTEST_WAY: 'It takes the shortest way round, if its hexes suffice.',
    REFUSED: 'There is none.',
  }),
  ruling(
    'R-59',
    'SEG-109',
    'arrivedDistance',
  )('By which distance is a projectile judged that waits for a defense?', {
    AT_ARRIVAL: 'That of its arrival.',
    AT_RESOLUTION: 'That of the time at which it is resolved.',
  }),
  ruling(
    'R-60',
    'SEG-107',
    'conclusion',
  )('And when is it found to be over?', {
    ASK: 'The GM is asked as soon as nothing under way could change it.',
    AT_ONCE: 'As soon as nothing under way could change it.',
    ROUND_END: 'At the end of the round.',
  }),
  ruling(
    'R-61',
    'SEG-105',
    'attacksOfTheFallen',
  )('What becomes of what the fallen have under way?', {
    PROJECTILES_FLY:
      'Projectiles, pushbacks and structures play on; blows that wait, movements and further attacks end.',
  }),
  ruling(
    'R-62',
    'SEG-13',
    'newcomers',
  )('Where in the order is whoever joins a running fight?', {
    LAST: 'Last, with a first turn in the next segment.',
  }),
  ruling(
    'R-63',
    'SEG-51',
    'moveSteering',
  )('When is the way of a Move given?', {
    EACH_SEGMENT: 'For each segment as it is walked; without one the mover stands still.',
  }),
  ruling(
    'R-64',
    'SEG-107',
    'yielding',
  )('What of somebody who is able to fight and not willing?', {
    NO_TURNS: 'They have no turns and no counter-actions, may react, and may fight on at any time.',
  }),
  ruling(
    'R-65',
    'SEG-27',
    'readyTrigger',
  )('What can a readied action wait for?', {
    WORDS: 'For whatever is put in words; the table judges when it happens.',
  }),
  ruling(
    'R-66',
    'SEG-39',
    'addedDice',
  )('How many dice in a row can a damage die add?', {
    FIVE: 'Five, so that a roll has an end and exact odds.',
  }),
  ruling(
    'R-67',
    'SEG-40',
    'criticalsWithoutDice',
  )('Can a roll without dice be critical?', {
    NO: 'No: it decides nothing by its faces.',
  }),
] as const;
