import { DefenseKind } from '../enums.ts';
import { event, field, id, ids, int, score, text } from '../../plumbing/event.ts';
import { HexType } from '../encounter/hex.ts';
import { Score, scoreOfEach } from '../dice/score.ts';

const ScoredRoll = scoreOfEach('ScoredRoll', 'One of several rolls that are compared.');

const combatantId = id('Whom it is about.');
const action = text('The key of the action.');
const weapon = text('The key of the weapon.');
const needed = int('What it had to reach.');
const success = field('Boolean')('Whether it succeeded.');
const stage = text(
  'WINDOW when a defence is due, MET when nothing is left to choose.',
  'stage.kind',
);
const place = field(HexType, true);
const scored = field([ScoredRoll]);
const rolls = scored('The first rolls.');
const rerolls = scored('The rolls that broke ties, in order (SEC-04).', 'rerolls.*');

/** The events that only the ruleset SECONDS has. */
export const eventTypes = [
  event('InitiativeChecked', 'The order is settled (SEC-02 to 04, 06).', {
    rolls,
    rerolls,
    order: ids('The order.'),
    waitingIds: ids('Whose turn in this round is still to come.', 'waiting'),
  }),
  event('ContestRolled', 'It is settled who comes first (SEC-05).', {
    rolls,
    rerolls,
    order: ids('Who comes before whom.'),
  }),
  event('WoundsHealed', 'A day of rest is over (SEC-54).', {
    combatantId,
    healed: int('Wounds that have healed.'),
    wounds: int('Wounds that are left.'),
  }),
  event('SecondPassed', 'A second of a turn has passed (SEC-08).', {
    combatantId,
    second: int('Which of the turn, 1 to 6.'),
    spentOn: field('String', true)('The key of the action; null when it passed idle.', 'action'),
  }),
  event('TurnIdled', 'The rest of a turn passes idle (SEC-10).', { combatantId }),
  event('TurnDelayed', 'A turn is put off (SEC-24).', { combatantId }),
  event('DelayedTurnTaken', 'A delayed turn begins (SEC-25).', { combatantId }),
  event('DelayedTurnLost', 'A delayed turn was not taken in time (SEC-27).', { combatantId }),
  event('ActionBegun', 'An action of a second or more begins (SEC-12).', {
    combatantId,
    action: text('The key of the action.', 'doing.action'),
    seconds: int('How long it takes.', 'doing.seconds'),
    using: field('String', true)('The key of the weapon that it takes.', 'doing.weapon'),
    combo: field('String', true)('The key of the combo.', 'doing.combo'),
  }),
  event('ActionContinued', 'An action goes on (SEC-13).', { combatantId, action }),
  event('TargetsDue', 'An action has had its last second and wants its aim (SEC-15).', {
    combatantId,
    action,
  }),
  event('ActionCompleted', 'An action is done.', {
    combatantId,
    action,
    targetIds: ids('At whom.'),
    to: place('Where, of an area.'),
  }),
  event('ActionAbandoned', 'An action is lost, with its seconds (SEC-14).', {
    combatantId,
    action,
    reason: text('CHOICE, DELAYED, DOWN, YIELDED or WOUNDED.'),
    secondsLost: int('Seconds that were spent on it.'),
  }),
  event('FreeActionTaken', 'Something that takes no time is done (SEC-31).', {
    combatantId,
    action,
  }),
  event('ActionVetoed', 'The GM has ruled an action out for this turn (SEC-31).', {
    combatantId,
    action,
  }),
  event('DelayStarted', 'The effect of an action comes later (SEC-17).', {
    delayId: id('The delay.', 'delay.id'),
    ownerId: id('Whose seconds it counts (SEC-18).', 'delay.ownerId'),
    action: text('The key of the action.', 'delay.action'),
    secondsLeft: int('How many.', 'delay.left'),
    targetIds: ids('At whom.', 'delay.targetIds'),
    to: place('Where, of an area.', 'delay.to'),
  }),
  event('DelayEnded', 'A delay is over (SEC-19).', {
    delayId: id('The delay.', 'id'),
    ownerId: id('Whose it was.'),
    action,
    reason: text('EFFECT when its effect comes, OWNER_DOWN when it does not.'),
  }),
  event('PostureChanged', 'Someone stands up, crouches or lies down (SEC-34).', {
    combatantId,
    posture: text('UPRIGHT, CROUCHING or PRONE.'),
  }),
  event('AimTaken', 'Someone aims (SEC-49).', { combatantId, targetId: id('At whom.') }),
  event('AimLost', 'An aim is lost (SEC-49).', { combatantId }),
  event('WeaponHandled', 'A weapon is drawn, put away or dropped.', {
    combatantId,
    weapon,
    how: text('DRAWN, SHEATHED or DROPPED.'),
  }),
  event('ShotsFired', 'A weapon has fired (SEC-50).', {
    combatantId,
    weapon,
    shots: int('Shots that are left.'),
  }),
  event('WeaponReloaded', 'A weapon is loaded again (SEC-50).', {
    combatantId,
    weapon,
    shots: int('Shots that are in it.'),
  }),
  event('ReloadHelped', 'Someone has helped with reloading (SEC-50).', {
    combatantId,
    ownerId: id('Whose weapon it is.'),
    weapon,
  }),
  event('StrikeRolled', 'An attack is rolled (SEC-39).', {
    attackId: id('The attack.', 'strike.id'),
    attackerId: id('Who attacks.', 'strike.attackerId'),
    targetId: id('Who is attacked.', 'strike.targetId'),
    action: text('The key of the weapon or the spell.', 'strike.action'),
    roll: score('What was rolled.'),
    needed: int('The Target score (SEC-40).'),
    result: text('HIT, MISS, or COVER for a miss that hits what covers the target (SEC-37).'),
    stage,
  }),
  event('DefenseRolled', 'The target has met an attack (SEC-41).', {
    attackId: id('The attack.'),
    combatantId,
    defense: field(DefenseKind)('How.'),
    defenseRoll: field(Score, true)('What was rolled; null without a defence.', 'roll'),
    needed,
    result: text('CANCELLED, REDUCED (SEC-43) or FAILED.'),
    stage,
  }),
  event('AttackLanded', 'An attack does what it does (SEC-44).', {
    attackId: id('The attack.'),
    combatantId,
    damageRoll: field(Score, true)('The damage; null for an effect without.', 'damage'),
    reducedBy: int('What a dodge took off (SEC-43).'),
    severity: text('NOTHING, WOUND or WOUND_AND_DYING.'),
    wounds: int('All that the combatant has now.'),
  }),
  event('DyingChecked', 'Someone dying has rolled against it (SEC-53).', {
    combatantId,
    roll: score('What was rolled.'),
    needed,
    success,
    dc: int('What the next check must reach.'),
  }),
  event('RecoveryRolled', 'The one chance in ten to recover (SEC-53).', {
    combatantId,
    die: int('The face: a 10 recovers.'),
  }),
  event('MedicineTried', 'Someone has tried to stabilize another (SEC-53).', {
    combatantId,
    targetId: id('Whom.'),
    roll: score('What was rolled.'),
    needed,
    success,
  }),
  event('CatchTried', 'Someone has tried to catch something (SEC-55).', {
    combatantId,
    catches: text('OBJECT or SELF.'),
    roll: score('What was rolled.'),
    needed,
    success,
  }),
];
