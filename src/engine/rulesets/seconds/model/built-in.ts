import type { ActionKey } from '../../../core/values/ids.ts';
import { type Action, ATTACK_SECONDS } from './actions.ts';

/** The table of times (appendix A of the rulebook), and fists; none of them has a delay or pauses. */
const all: readonly Omit<Action, 'delay' | 'consecutive'>[] = [
  {
    key: 'move',
    name: 'Move',
    summary: 'Up to the speed in metres; or farther, as a way of several moves.',
    seconds: 1,
    effect: { type: 'MOVE' },
  },
  {
    key: 'run',
    name: 'Run',
    summary: 'Straight on, three times as fast, for three seconds or longer.',
    seconds: 3,
    effect: { type: 'RUN' },
  },
  {
    key: 'crouch',
    name: 'Crouch',
    summary: 'Down from standing, or up from lying.',
    seconds: 1,
    effect: { type: 'POSTURE', posture: 'CROUCHING' },
  },
  {
    key: 'lie-down',
    name: 'Lie down',
    summary: 'Go prone.',
    seconds: 1,
    effect: { type: 'POSTURE', posture: 'PRONE' },
  },
  {
    key: 'stand-up',
    name: 'Stand up',
    summary: 'One second from crouching, more from prone.',
    seconds: 1,
    effect: { type: 'POSTURE', posture: 'UPRIGHT' },
  },
  {
    key: 'aim',
    name: 'Aim',
    summary: 'The range penalty of the next ranged attack at the target is 1 less.',
    seconds: 2,
    effect: { type: 'AIM' },
  },
  {
    key: 'quick-aim',
    name: 'Quick aim',
    summary: 'The same in one second, lost unless the attack begins with the very next second.',
    seconds: 1,
    effect: { type: 'QUICK_AIM' },
  },
  {
    key: 'combo',
    name: 'Combo',
    summary: 'A combo that one has built.',
    seconds: ATTACK_SECONDS,
    effect: { type: 'COMBO' },
  },
  {
    key: 'draw',
    name: 'Draw',
    summary: 'Take a weapon in hand.',
    seconds: 1,
    effect: { type: 'HANDLE', how: 'DRAWN' },
  },
  {
    key: 'sheathe',
    name: 'Sheathe',
    summary: 'Put a weapon away.',
    seconds: 1,
    effect: { type: 'HANDLE', how: 'SHEATHED' },
  },
  {
    key: 'drop',
    name: 'Drop',
    summary: 'Let go of anything that is in hand.',
    seconds: 0,
    effect: { type: 'HANDLE', how: 'DROPPED' },
  },
  {
    key: 'reload',
    name: 'Reload',
    summary: 'Longer for weapons larger than oneself, shorter with help.',
    seconds: 4,
    effect: { type: 'RELOAD' },
  },
  {
    key: 'help-reload',
    name: 'Help to reload',
    summary: "Takes a second off the reloading of a neighbour's weapon.",
    seconds: 1,
    effect: { type: 'HELP_RELOAD' },
  },
  {
    key: 'stabilize',
    name: 'Stabilize',
    summary: 'A Medicine check for someone dying within reach.',
    seconds: 4,
    effect: { type: 'STABILIZE' },
  },
  {
    key: 'fetch',
    name: 'Fetch',
    summary: 'Something out of pack or pocket.',
    seconds: 2,
    effect: { type: 'FETCH' },
  },
  {
    key: 'pull-up',
    name: 'Pull oneself up',
    summary: 'Onto something high.',
    seconds: 4,
    effect: { type: 'ACTIVITY' },
  },
  {
    key: 'talk',
    name: 'Talk',
    summary: 'A few words.',
    seconds: 0,
    effect: { type: 'ACTIVITY' },
  },
  {
    key: 'fists',
    name: 'Fists',
    summary: 'Unarmed, at close reach; only the bonus of the sheet does damage.',
    seconds: ATTACK_SECONDS,
    effect: { type: 'MELEE', reach: 0, damage: { terms: [], dice: [], flat: 0 }, natural: true },
  },
];

/** What every combatant can do, by key. */
export const basicActions: Readonly<Record<ActionKey, Action>> = Object.fromEntries(
  all.map(({ effect, ...action }) => [
    action.key,
    { ...action, delay: 0, consecutive: true, effect },
  ]),
);
