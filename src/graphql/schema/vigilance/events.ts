import { event, field, hexes, id, ids, int, kind, score, text } from '../../plumbing/event.ts';
import { Score, scoreOfEach } from '../dice/score.ts';

const TieRoll = scoreOfEach('TieRoll', 'What somebody rolled to settle a tie (VIG-28).');

const combatantId = id('Whom it is about.');
const action = text('The key of the action.');
const object = { objectId: id('The object on the stack.', 'id'), combatantId };
const counters = {
  combatantId,
  condition: text('The key of the condition.'),
  count: int('How many.'),
};
const suffered = {
  combatantId,
  amount: int('How much.'),
  total: field('Int', true)('What it comes to; null for whoever may not know.'),
};
const weapon = { combatantId, weapon: text('The key of the weapon.') };

/** The events that only the ruleset VIGILANCE has. */
export const eventTypes = [
  event('VigilanceCompared', 'The order stands, but for ties (VIG-26).', {
    order: ids('First to last.'),
    ambushedIds: ids('Who is ambushed (VIG-68).'),
  }),
  event('TieAnswered', 'Someone has said something to a tie (VIG-28).', {
    combatantId,
    answer: text('FIRST, DECLINE, AGREE or ROLL.'),
    order: ids('The order that is proposed or agreed to.'),
  }),
  event('TieSettled', 'A tie is settled (VIG-28).', {
    order: ids('Its members, first to last.'),
    rolls: field([TieRoll])('What was rolled for it, in order.', 'rolls.*'),
  }),
  event('TurnSkipped', 'A combatant has no turn to take.', {
    combatantId,
    reason: text('DOWN, STABLE, DEAD, YIELDED or COWERING.'),
  }),
  event('RegularActionGivenUp', 'Someone gives up a regular action (VIG-33).', {
    combatantId,
    for: text('What for: MOVEMENT or QUICK.'),
  }),
  event('ActionPushed', 'An action is on the stack (VIG-46).', {
    ...object,
    action: text('The key of the action.', 'declared.action'),
    use: kind('What it takes.', 'declared.use'),
    boosts: field(['String'])('The boosts on it (VIG-42).', 'declared.boosts'),
    targetIds: ids('At whom.', 'declared.targetIds'),
    weapon: field('String', true)('The weapon, if it takes one.', 'declared.weapon'),
    prepares: field('String', true)(
      'What is prepared; null for whoever may not know.',
      'declared.prepares',
    ),
    granted: field('Boolean')('Whether a regular action was given up for it (VIG-33).'),
  }),
  event('ActionResolving', 'Nobody can answer an action any more (VIG-56).', object),
  event('CheckAmplified', 'Someone has paid for a check (VIG-13).', {
    ...object,
    by: int('How many points.'),
  }),
  event('ActionAnswered', 'The target of an action has said how it meets it.', {
    ...object,
    answer: text('DEFENSE, CHECK or CONSENT.', 'answer.kind'),
    defense: field('String', true)('ACTIVE or PASSIVE, for a defense.', 'answer.defense'),
    amplification: field('Int', true)(
      'The points paid, where some can be.',
      'answer.amplification',
    ),
    accepts: field('Boolean', true)('Whether help is accepted (VIG-05).', 'answer.accepts'),
  }),
  event('ActionResolved', 'An action has had its effect.', object),
  event('ActionPrevented', 'An action has no effect (VIG-53).', {
    ...object,
    byId: field('ID', true)('Who prevented it; null when it had become impossible.'),
    rule: id('The rule by which it was.'),
  }),
  event('ActionPrepared', 'Someone has prepared an action (VIG-52).', { combatantId, action }),
  event('PreparedActionLost', 'What was prepared can no longer be used (VIG-52).', { combatantId }),
  event('CheckMade', 'Someone has made a check (VIG-09).', {
    combatantId,
    ability: text('Of which ability.'),
    roll: score('What was rolled.'),
    opponentId: field('ID', true)(
      'Who opposes it; null where the table judges.',
      'against.combatantId',
    ),
    opposing: field(Score, true)('What it is compared with.', 'against.roll'),
    success: field('Boolean', true)('Whether it succeeded.', 'against.success'),
  }),
  event('AttackRolled', 'An attack has met its defense (VIG-58, 59).', {
    attackId: id('The attack.'),
    attackerId: id('Who attacks.'),
    targetId: id('Who is attacked.'),
    action,
    defense: text('ACTIVE, PASSIVE, or FIXED for a creature.'),
    attack: score('What the attacker rolled or has.'),
    against: score('What the defender rolled or has.'),
    damage: int('By how much the attack exceeds the defense; 0 when it fails.'),
  }),
  event('PercentRolled', 'A chance was rolled for (VIG-08).', {
    chance: int('Percent.'),
    dice: field(['Int'])('The faces.'),
    roll: int('1 to 100.'),
    met: field('Boolean')('Whether it happens.'),
  }),
  event('CostPaid', 'Someone has paid for something (VIG-17, 18).', {
    combatantId,
    vigor: int('Vigor.'),
    focus: int('Focus.'),
  }),
  event('DamageTaken', 'Someone has taken damage (VIG-19).', suffered),
  event('StressTaken', 'Someone is under more stress (VIG-19).', suffered),
  event('PanicBegan', 'Someone panics (VIG-23).', { combatantId }),
  event('PanicEnded', 'Someone panics no more (VIG-23).', {
    combatantId,
    stress: int('The stress that is left.'),
  }),
  event('CountersGained', 'Someone has more counters of a condition (VIG-06).', counters),
  event('CountersLost', 'Someone has fewer counters of a condition (VIG-06).', counters),
  event('CombatantShoved', 'Someone is pushed away.', {
    combatantId,
    path: hexes('The way, field by field.'),
  }),
  event('ItemsHandled', 'Someone drops, stows or draws something (VIG-36, 37).', {
    combatantId,
    drop: field('String', true)('What is dropped.'),
    stow: field('String', true)('What is stowed.'),
    draw: field('String', true)('What is drawn.'),
  }),
  event('WeaponLoaded', 'A weapon is loaded (VIG-36).', weapon),
  event('WeaponDischarged', 'A weapon must be loaded again (VIG-36).', weapon),
  event('CoverTaken', 'Someone is behind a shield (VIG-67).', { combatantId }),
];
