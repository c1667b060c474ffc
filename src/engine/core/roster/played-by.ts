/** Who plays a combatant: a person, or the computer. */
import * as z from 'zod';
import { invalid, type Rejection } from '../command/rejection.ts';
import { object, oneOf, type TypeOf } from '../schema/describe.ts';
import { event } from '../schema/event.ts';
import { combatantId } from '../schema/keys.ts';
import type { CombatantId } from '../values/ids.ts';
import { own, without } from '../values/record.ts';
import { idSchema } from '../values/texts.ts';

const player = oneOf('PlayedBy', 'Who plays a combatant.', {
  PERSON: 'A person: a seat with it, or the GM.',
  COMPUTER: 'The server, as a player of its side would: it knows what such a player may know.',
});

export const levels = {
  RANDOM: 'Any legal choice.',
  SENSIBLE: 'What looks best one step ahead: chances, damage, cover, where it would stand.',
  STRONG:
    'The sensible choice that comes off best when it is played on from each, many times, or that keeps clear of what is about to strike where playing on tells nothing.',
};
export const levelSchema = oneOf(
  'ComputerLevel',
  'How well the computer plays a combatant.',
  levels,
);
export type Level = TypeOf<typeof levelSchema>;

export const styleSchema = oneOf('ComputerStyle', 'What the computer rather risks.', {
  BOLD: 'To attack, whatever comes back; it never flees.',
  STEADY: 'Neither more nor less than the chances say.',
  CAREFUL: 'To stay unhurt: in cover and at a distance; it flees early.',
});
export type Style = TypeOf<typeof styleSchema>;

export const personalitySchema = object(
  'ComputerPersonality',
  'In what personality the computer plays.',
  {
    style: styleSchema.default('STEADY').describe('What it rather risks.'),
    protectsId: combatantId
      .nullable()
      .default(null)
      .describe('Whom it stays near, and whose attackers it attacks first; null for no one.'),
    hatesId: combatantId
      .nullable()
      .default(null)
      .describe('Whom it attacks rather than others; null for no one.'),
  },
);
export type Personality = TypeOf<typeof personalitySchema>;

export const evenPersonality: Personality = { style: 'STEADY', protectsId: null, hatesId: null };

/** How the computer plays a combatant. */
export const computerPlaySchema = object('ComputerPlay', 'How the computer plays a combatant.', {
  level: levelSchema.describe('The strength of play.'),
  personality: personalitySchema.describe('The personality.'),
});
export type ComputerPlay = TypeOf<typeof computerPlaySchema>;

/** The field `playedByComputer` of a state: whom the computer plays; a person plays all others. */
export const playedByComputerSchema = z.record(idSchema, computerPlaySchema);

export interface WithPlayedBy {
  readonly playedByComputer: Readonly<Record<CombatantId, ComputerPlay>>;
}

/** What a command says of who plays a combatant: a standing order in every ruleset. */
export const playedByFields = {
  playedBy: player
    .nullable()
    .default(null)
    .describe('Who plays it from now on: the computer decides for it as soon as it is to decide.'),
  level: levelSchema
    .nullable()
    .default(null)
    .describe('With COMPUTER: how well; as it is now if left out, and SENSIBLE to begin with.'),
  personality: personalitySchema
    .nullable()
    .default(null)
    .describe(
      'With COMPUTER: in what personality; as it is now if left out, and STEADY to begin with.',
    ),
};

export type PlayedByFields = {
  readonly [Field in keyof typeof playedByFields]: TypeOf<(typeof playedByFields)[Field]>;
};

export const playedBySet = event('OWNER', 'A combatant is played by another, or in another way.', {
  combatantId: combatantId.describe('The combatant that is played.'),
  playedByComputer: computerPlaySchema
    .nullable()
    .describe('How the computer plays it from now on; null: a person does.'),
});

/** How the computer plays a combatant; null where a person does. */
export const computerPlayOf = (
  { playedByComputer }: WithPlayedBy,
  id: CombatantId,
): ComputerPlay | null => own(playedByComputer, id) ?? null;

/** Whether the computer plays a combatant; never of `null`, the GM. */
export const isPlayedByComputer = (state: unknown, id: CombatantId | null): boolean =>
  id !== null && computerPlayOf(state as WithPlayedBy, id) !== null;

/** After a command. */
export function computerPlayAfter(
  was: ComputerPlay | null,
  { playedBy, level, personality }: PlayedByFields,
): ComputerPlay | null {
  if (playedBy === 'PERSON' || (playedBy === null && was === null)) return null;
  return {
    level: level ?? was?.level ?? 'SENSIBLE',
    personality: personality ?? was?.personality ?? evenPersonality,
  };
}

/** A level and a personality say nothing of whom a person plays. */
export function refusePlayedBy(
  was: ComputerPlay | null,
  { playedBy, level, personality }: PlayedByFields,
): Rejection | null {
  if (was !== null || playedBy !== null || (level === null && personality === null)) return null;
  return invalid('playedBy', 'A person plays it: say that the computer does from now on.');
}

/** The state with a combatant played by the computer in this way, or by a person. */
export const withPlayer = <State extends WithPlayedBy>(
  state: State,
  id: CombatantId,
  play: ComputerPlay | null,
): State => ({
  ...state,
  playedByComputer: play
    ? { ...state.playedByComputer, [id]: play }
    : without(state.playedByComputer, id),
});

/** The state without a combatant who has left: no one plays it, protects it or hates it any more. */
export const withoutPlayed = <State extends WithPlayedBy>(
  state: State,
  gone: CombatantId,
): State =>
  Object.keys(state.playedByComputer).length === 0
    ? state
    : {
        ...state,
        playedByComputer: Object.fromEntries(
          Object.entries(without(state.playedByComputer, gone)).map(([id, play]) => [
            id,
            { ...play, personality: personalityWithout(play.personality, gone) },
          ]),
        ),
      };

const personalityWithout = (
  { style, protectsId, hatesId }: Personality,
  gone: CombatantId,
): Personality => ({
  style,
  protectsId: protectsId === gone ? null : protectsId,
  hatesId: hatesId === gone ? null : hatesId,
});
