/** Who plays a combatant, as a form has it and as `setStandingOrders` takes it. */
import type { SetStandingOrdersInput } from '../../../client/index.ts';
import type { Combatant } from '../state/seen.ts';

/** How the computer plays a combatant. */
export type ComputerPlay = NonNullable<Combatant['playedByComputer']>;

export interface Player {
  readonly playedBy: NonNullable<SetStandingOrdersInput['playedBy']>;
  /** How the computer plays it, or would. */
  readonly play: ComputerPlay;
}

/** What a form begins with for whom a person plays. */
const usualPlay: ComputerPlay = {
  level: 'SENSIBLE',
  personality: { style: 'STEADY', protectsId: null, hatesId: null },
};

export const playerOf = (played: ComputerPlay | null): Player => ({
  playedBy: played ? 'COMPUTER' : 'PERSON',
  play: played ?? usualPlay,
});

export const isSamePlayer = (one: Player, other: Player): boolean =>
  one.playedBy === other.playedBy &&
  (one.playedBy === 'PERSON' || JSON.stringify(one.play) === JSON.stringify(other.play));

/** What is sent of it: how the computer would play does not matter where a person does. */
export const ordersOf = ({ playedBy, play: { level, personality } }: Player) =>
  playedBy === 'PERSON' ? { playedBy } : { playedBy, level, personality };

/** `sensible, bold`. */
export const playInWords = ({ level, personality: { style } }: ComputerPlay): string =>
  `${level}, ${style}`.toLowerCase();
