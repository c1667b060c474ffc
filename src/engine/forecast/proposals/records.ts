/** What is kept of the fights of a candidate: plain JSON. */
import type { FightReport } from '../tally.ts';
import type { Observation } from './model.ts';
import type { Candidate } from './offer.ts';

/** What a simulated fight came to, for the search. */
export interface Played extends Pick<FightReport, 'end' | 'margin' | 'rounds' | 'steps'> {
  readonly won: boolean;
  /** Of the party, by their place in it: in which round each fell. */
  readonly falls: Readonly<Record<string, number>>;
  /** Who fell first of all; null where no one did. */
  readonly first: string | null;
  /** Whether the reinforcements came, if there were to be any. */
  readonly arrived: boolean;
}

export interface CandidateRecord {
  readonly candidate: Candidate;
  readonly fights: number;
  readonly wins: number;
  readonly drawn: number;
  readonly limited: number;
  readonly unarrived: number;
  readonly margins: number;
  readonly squares: number;
  readonly rounds: number;
  readonly falls: number;
}

export const emptyRecord = (candidate: Candidate): CandidateRecord => ({
  candidate,
  ...{ fights: 0, wins: 0, drawn: 0, limited: 0, unarrived: 0 },
  ...{ margins: 0, squares: 0, rounds: 0, falls: 0 },
});

export const withFight = (record: CandidateRecord, played: Played): CandidateRecord => ({
  candidate: record.candidate,
  fights: record.fights + 1,
  wins: record.wins + (played.won ? 1 : 0),
  drawn: record.drawn + (played.end.kind === 'DRAWN' ? 1 : 0),
  limited: record.limited + (played.end.kind === 'LIMIT' ? 1 : 0),
  unarrived: record.unarrived + (played.arrived ? 0 : 1),
  margins: record.margins + played.margin,
  squares: record.squares + played.margin ** 2,
  rounds: record.rounds + played.rounds,
  falls: record.falls + Object.keys(played.falls).length,
});

/** A fight that mostly does not end, or that no one wins, is none; nor are reinforcements that do not come. */
export const isNoFight = ({ fights, drawn, limited, unarrived }: CandidateRecord): boolean =>
  (fights >= 2 && limited >= 2 && limited > fights / 5) ||
  (fights >= 8 && (drawn > fights / 4 || unarrived > fights / 3));

export function observationOf(record: CandidateRecord): Observation {
  const { candidate, fights, wins, margins, squares } = record;
  const margin = margins / fights;
  // Of few fights the variance says little: most end far from the middle.
  const variance = fights < 4 ? 1 / 4 : Math.max(0, squares / fights - margin ** 2);
  return { candidate, fights, wins, margin, variance };
}
