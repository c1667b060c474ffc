import { DefenseKind } from '../enums.ts';
import { event, field, hexes, id, ids, int, kind, score, text } from '../../plumbing/event.ts';
import { HexType } from '../encounter/hex.ts';
import { Critical, Maneuver } from './enums.ts';
import { CheckRoll, InitiativeDelay, InitiativeRoll } from './rolls.ts';

const combatantId = id('Whom it is about.');
const attack = {
  attackId: id('The attack.'),
  attackerId: id('Who attacks.'),
  targetId: id('Who is attacked.'),
};
const resolved = {
  ...attack,
  action: text('The key of the action.'),
  defense: field(DefenseKind)('How it was met.'),
  attackScore: score('What the attacker rolled (SEG-32).'),
  defenseScore: score('What the defender rolled or had.'),
  critical: field(Critical)('What the faces decided alone (SEG-39, 40).'),
};

const rolls = field([InitiativeRoll]);
const grapple = { grapplerId: id('Who holds.'), targetId: id('Who is held.') };

/** The events that only the ruleset SEGMENTS has. */
export const eventTypes = [
  event('CheckRolled', 'Someone has made a check (SEG-03, 04).', {
    combatantId,
    check: text('The ability or the skill.'),
    roll: field(CheckRoll)('The roll.'),
    opposed: field(CheckRoll, true)("The opponent's roll; null against a difficulty."),
    needed: int('Successes needed.'),
    success: field('Boolean')('Whether it succeeded; a tie does.'),
  }),
  event('BindingContinued', 'Someone has bound for another hour (SEG-97).', {
    combatantId,
    dc: int('What the check had to reach.'),
    roll: score('What was rolled.'),
    outcome: text('HOURS when it was borne, FAILED when not.', 'binding.kind'),
  }),
  event('LongRestTaken', "Someone has had a full night's rest.", { combatantId }),
  event('StandingOrderSet', 'Someone has a new standing order.', {
    combatantId,
    order: text('ASK, REACTION or NONE.'),
  }),
  event('InitiativeRolled', 'The order is settled (SEG-13 to 17).', {
    rolls: rolls('The first rolls.'),
    rerolls: rolls('The rolls that broke ties, in order (SEG-15).', 'rerolls.*'),
    order: ids('The ranking.'),
    delayed: field([InitiativeDelay])('Who cannot act at first.'),
  }),
  event('SegmentStarted', 'A segment begins.', {
    round: int('The round.'),
    segment: int('The segment, 1 to 3.'),
    turns: ids('Whose turns it will have, in order.'),
  }),
  event('TurnPassed', 'A combatant has no turn to take.', {
    combatantId,
    reason: text('DOWN, SURPRISED or YIELDED.'),
  }),
  event('TurnClosed', 'A turn is ending; what is under way plays on.', { combatantId }),
  event('ActionDeclared', 'An action is initiated.', {
    combatantId,
    action: text('The key of the action.'),
    use: kind('How it is used.'),
    modifiers: field(['String'])('The modifiers paid for.'),
    targetIds: ids('At whom.'),
    targetHexes: hexes('At which hexes instead.'),
    speed: field('Int', true)('Hexes a segment, where it is used more slowly (SEG-63).'),
    maneuver: field('Boolean')('Whether its attacks are maneuvers (SEG-99).'),
    timing: text('TURN, READIED, or OPENING before the first round.'),
  }),
  event('OpeningEnded', 'The action before the first round is over (SEG-19).', {}),
  event('ActionReadied', 'Someone waits with an action (SEG-27).', {
    combatantId,
    action: text('The key of the action.'),
    use: kind('How it will be used.'),
    trigger: text('What it waits for.'),
  }),
  event('ReadiedActionLost', 'The round ended before it was used.', { combatantId }),
  event('TopOfRoundTaken', 'Someone will be first in the next round (SEG-29).', { combatantId }),
  event('MovementStarted', 'A movement over several segments begins.', {
    movementId: id('The movement.', 'movement.id'),
    combatantId: id('Whose it is.', 'movement.ownerId'),
  }),
  event('MovementPlayed', 'A movement has played a segment.', {
    movementId: id('The movement.', 'id'),
    combatantId,
    segmentsLeft: int('Segments still to come.'),
    suspended: field('Boolean')('Whether a pushback kept it from moving (SEG-73).'),
  }),
  event('OngoingEnded', 'Something under way has ended early.', {
    ongoingId: id('What.', 'id'),
    reason: text('Why.'),
  }),
  event('DodgeReadied', 'Someone dodges and has its benefit in hand (SEG-44).', { combatantId }),
  event('FollowUpSet', 'More attacks of this action follow (SEG-26).', {
    followUpId: id('What follows.', 'followUp.id'),
    combatantId: id('Who attacks.', 'followUp.ownerId'),
    targetIds: ids('At whom.', 'followUp.targets.*.id'),
    targetHexes: hexes('At which hexes instead.', 'followUp.targets.*.hex'),
  }),
  event('FollowUpTaken', 'The next attack of an action is made.', {
    followUpId: id('What it followed from.', 'id'),
  }),
  event('ProjectileLaunched', 'A projectile is in flight.', {
    attackId: id('The attack.', 'projectile.id'),
    attackerId: id('Who attacks.', 'projectile.attackerId'),
    targetId: field('ID', true)(
      'Who is attacked, if it is aimed at someone.',
      'projectile.target.id',
    ),
    targetHex: field(HexType, true)('Where it is aimed otherwise.', 'projectile.target.hex'),
    action: text('The key of the action.', 'projectile.action'),
  }),
  event('ProjectileAdvanced', 'A projectile flies on (SEG-58).', {
    attackId: id('The attack.', 'id'),
    flown: int('Hexes flown so far.'),
  }),
  event('AreaStarted', 'An area begins to spread (SEG-61).', {
    areaId: id('The area.', 'area.id'),
    attackerId: id('Whose it is.', 'area.attackerId'),
    action: text('The key of the action.', 'area.action'),
    origin: field(HexType)('Where its user was.', 'area.origin'),
    aim: field(HexType)('Where it was aimed.', 'area.aim'),
  }),
  event('AreaGrew', 'An area has spread for a segment.', {
    areaId: id('The area.', 'id'),
    hexes: hexes('The hexes that it fills now.'),
    struckIds: ids('Whom it comes upon; an attack on each of them arrives.'),
    left: int('Hexes that its front has still to come.'),
  }),
  event('AttackArrived', 'An attack has come to its target, who may defend (SEG-41).', {
    attackId: id('The attack.', 'attack.id'),
    attackerId: id('Who attacks.', 'attack.attackerId'),
    targetId: id('Who is attacked.', 'attack.targetId'),
    action: text('The key of the action.', 'attack.action'),
    blind: field('Boolean')(
      'Whether it was aimed at the hex, at nobody seen (SEG-49).',
      'attack.blind',
    ),
  }),
  event('DefenseDeclared', 'The target has chosen a defense.', {
    attackId: id('The attack.'),
    combatantId,
    defense: field(DefenseKind)('How it is met.', 'defense.kind'),
    byStandingOrder: field('Boolean')('Whether it was chosen without asking.'),
    stage: text("WINDOW when resolved at once, DEFERRED to the defender's turn.", 'stage.kind'),
  }),
  event('MissChanceRolled', 'The target is concealed, so the attack may miss at once (SEG-37).', {
    attackId: id('The attack.'),
    attackerId: id('Who attacks.'),
    targetId: id('Who is attacked.'),
    missChance: int('In sixths: this face or a lower one misses.'),
    die: int('The face of the die.'),
    missed: field('Boolean')('Whether the attack ends here.'),
  }),
  event('AttackHit', 'An attack has hit (SEG-32).', {
    ...resolved,
    excess: int('By how much, for maneuvers (SEG-36).'),
  }),
  event('AttackMissed', 'An attack has missed (SEG-32).', resolved),
  event('AttackSpent', 'An attack came to nothing.', {
    attackId: id('The attack.'),
    reason: text('TARGET_DOWN, ATTACKER_DOWN, OUT_OF_REACH, OUT_OF_SIGHT or NOBODY_THERE.'),
  }),
  event('DamageDealt', 'Someone loses hit points (SEG-33).', {
    combatantId,
    damage: score('The damage as rolled.'),
    damageType: field('String', true)('Its kind.'),
    rerolled: int('Dice that showed 1 and were rolled again for a critical hit (SEG-39).'),
    reducedBy: int('What a Reaction took off (SEG-45).'),
    hitPoints: field('Int', true)('What is left; null for whoever may not know.'),
  }),
  event('ConditionInflicted', 'Someone has a condition (SEG-88).', {
    combatantId,
    condition: text('The key of the condition.'),
    once: field('Boolean')('Whether it ends with the first roll that it changes.'),
  }),
  event('ConditionHurt', 'Someone loses hit points by a condition (SEG-93).', {
    combatantId,
    condition: text('The key of the condition.'),
    damage: int('How many.'),
    hitPoints: field('Int', true)('What is left; null for whoever may not know.'),
  }),
  event('ConditionLifted', 'Someone acts normally for a round, whatever the condition (SEG-93).', {
    combatantId,
    condition: text('The key of the condition.'),
  }),
  event('ConditionEnded', 'Someone has a condition no longer (SEG-90).', {
    combatantId,
    condition: text('The key of the condition.'),
  }),
  event('PushbackStarted', 'Someone is pushed back (SEG-68).', {
    pushbackId: id('The pushback.', 'pushback.id'),
    combatantId: id('Who is pushed.', 'pushback.targetId'),
    hexes: int('How far in all.', 'pushback.steps.length'),
  }),
  event('CombatantPushed', 'A segment of pushback (SEG-69).', {
    pushbackId: id('The pushback.', 'id'),
    combatantId,
    path: hexes('The way, hex by hex.'),
    left: int('Hexes still to come.'),
  }),
  event('ManeuverSucceeded', 'A maneuver has points to spend (SEG-100).', {
    attackId: id('The attack.', 'attack.id'),
    attackerId: id('Who spends them.', 'attack.attackerId'),
    targetId: id('On whom.', 'attack.targetId'),
    points: int('How many.', 'attack.stage.points'),
  }),
  event('ManeuverPointsSpent', 'The points of a maneuver are spent (SEG-100).', {
    attackId: id('The attack.'),
    combatantId: id('Who spent them.'),
    targetId: id('On whom.'),
    maneuvers: field([Maneuver])('What a point each bought.'),
    hexes: int('Hexes that the target is repositioned, a point each (SEG-101).'),
  }),
  event('GrappleStarted', 'Someone is grabbed (SEG-102).', {
    grapplerId: id('Who holds.', 'grapple.grapplerId'),
    targetId: id('Who is held.', 'grapple.targetId'),
  }),
  event('GrappleChecked', 'A grapple must be maintained by a new maneuver now (SEG-102).', {
    ...grapple,
    attackId: id('The attack that is to maintain it.', 'checkId'),
  }),
  event('GrappleMaintained', 'A grapple goes on (SEG-102).', grapple),
  event('GrappleEnded', 'A grapple is over (SEG-102).', grapple),
  event('StructureStarted', 'Something solid begins to appear (SEG-60).', {
    structureId: id('The structure.', 'structure.id'),
    combatantId: id('Whose it is.', 'structure.ownerId'),
  }),
  event('StructureGrew', 'A structure has grown.', {
    structureId: id('The structure.', 'id'),
    hexes: hexes('The hexes that it fills now.'),
    left: int('Hexes still to come.'),
  }),
];
