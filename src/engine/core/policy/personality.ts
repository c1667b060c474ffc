/** How a computer player plays: how well, and with what personality; and what things are worth to it. */
import type { ComputerPlay, Style } from '../roster/played-by.ts';

export {
  evenPersonality,
  type Level,
  levelSchema,
  type Style,
  styleSchema,
  type Personality,
  personalitySchema,
} from '../roster/played-by.ts';

/** How a computer plays, at one moment of a fight. */
export interface Play extends ComputerPlay {
  /** Whether it has given up hope that its enemies are other than they are supposed to be. */
  readonly isHopeless?: boolean;
}

/** Who plays a combatant when a computer does. */
export interface Player extends Play {
  /** How long STRONG thinks; as long as it usually does if left out. */
  readonly budget?: Budget;
  /** Joined to what seeds its chance, so that it does not play all fights alike. */
  readonly salt?: string;
}

/** How much STRONG thinks, counted, so that a choice does not depend on how fast a machine is. */
export interface Budget {
  /** Commands that it compares on the side; one that is applied counts as several. */
  readonly looks: number;
  /** How many commands it plays on in a row. */
  readonly depth: number;
  /** From how many choices, if there are looks enough for so many. */
  readonly choices: number;
  /** Whether it must choose now, by what it has found so far; never if left out. */
  readonly isSpent?: () => boolean;
}

export const usualBudget: Budget = { looks: 7500, depth: 24, choices: 3 };

/** What things are worth. A combatant that goes down is worth 1, all that it had left `damage`. */
export interface Weights {
  /** To take all that a combatant had. */
  readonly damage: number;
  /** To put a combatant down who fights. */
  readonly downs: number;
  /** More for those who have less left, so that blows meet on one: at most so much of the worth. */
  readonly focus: number;
  /** What oneself or one's side suffers, compared with what others do. */
  readonly own: number;
  /** What is left of the worth of something that comes a round later. */
  readonly later: number;
  /** A usual attack: for what gives one up, or makes one possible. */
  readonly attack: number;
  /** An attack that could do nothing to its target as that is supposed to be. */
  readonly hope: number;
  /** To have a target within reach and in sight. */
  readonly target: number;
  /** Each hex that no one is in reach, and the same when fleeing. */
  readonly approach: number;
  /** Each foe who could attack one's place. */
  readonly exposure: number;
  /** The part of that which cover takes off. */
  readonly cover: number;
  /** Each hex farther than two from whom one protects. */
  readonly protect: number;
  /** Of the one it hates, and of those near whom it protects: so many times the worth. */
  readonly hate: number;
  /** What a move must at least gain, so that no one walks to and fro. */
  readonly move: number;
  /** It flees when the strength of its side falls below this part of the other's, and it is hurt. */
  readonly flight: number;
  /** The part that counts of what will strike a place by itself, such as a spell that has been cast. */
  readonly foresight: number;
}

const steady: Weights = {
  damage: 0.6,
  downs: 1,
  focus: 0.5,
  own: 1,
  later: 0.85,
  attack: 0.2,
  hope: 0.03,
  target: 0.15,
  approach: 0.03,
  exposure: 0.02,
  cover: 0.5,
  protect: 0.03,
  hate: 1.6,
  move: 0.005,
  flight: 0,
  foresight: 0,
};

const weightsOf: Readonly<Record<Style, Weights>> = {
  STEADY: steady,
  BOLD: { ...steady, own: 0.6, exposure: 0.005 },
  CAREFUL: { ...steady, own: 1.5, exposure: 0.06, cover: 0.7, flight: 0.5 },
};

/**
 * STRONG takes what it suffers, and where it is exposed, more seriously: found by playing against
 * SENSIBLE. And it alone looks further than one step ahead.
 */
const SHIELDING = 1.5;
const WARINESS = 2.5;
const FORESIGHT = 1;

export function weightsFor({ level, personality, isHopeless = false }: Play): Weights {
  const usual = weightsOf[personality.style];
  const weights = isHopeless ? { ...usual, hope: 0 } : usual;
  if (level !== 'STRONG') return weights;
  const { own, exposure } = weights;
  return {
    ...weights,
    ...{ own: SHIELDING * own, exposure: WARINESS * exposure, foresight: FORESIGHT },
  };
}
