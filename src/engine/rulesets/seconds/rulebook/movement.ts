import { chapter, core } from '../../../core/rulebook/rulebook.ts';

export const movement = [
  ...chapter('Movement and posture', [
    core('SEC-32', 'Move')`
      One second: up to one's speed in metres. A hex is 1 m, and a speed of 3 is common.`,
    core('SEC-33', 'Run')`
      Three seconds or longer, up to three times the speed each second, in a straight line over fairly
      level ground and in fit shoes. A run carried over must be brought to three seconds with the first
      seconds of the next turn: till then it can be neither given up nor delayed. It ends where a runner
      is no longer upright.`,
    core('SEC-34', 'Changing posture')`
      To crouch or lie down takes 1 second, from prone to crouching 1, standing up from crouching 1, and
      from prone 2.`,
    core('SEC-35', 'Crouching and prone')`
      Crouching adds 1 to the Target score against ranged attacks and takes 1 off against melee; being
      prone adds 2 or takes 2 off.`,
    core('SEC-36', 'Posture behind cover')`
      With cover the modifiers of the posture do not apply. Instead the cover rises by one step for
      crouching, by two for prone, up to heavy, and counts against all attacks.`,
    core('SEC-37', 'Cover')`
      Light cover adds 1, medium 2 and heavy 3 to the Target score; behind total cover no one can be
      attacked directly. Heavy cover also lets one dodge area attacks fully. A miss by no more than the
      bonus hits the cover.`,
  ]),
];
