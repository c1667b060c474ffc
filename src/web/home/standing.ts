/** Where a fight stands, as a list of fights says it. */
import type { Glance } from './use-glance.ts';

const listed = new Intl.ListFormat('en');

/** What a seat may do, by its kind. */
export const roles: Readonly<Record<string, string>> = {
  GM: 'you are the GM',
  PLAYER: 'you play',
  SPECTATOR: 'you watch',
};

/** In a few signs: `2·3` is the third beat of round 2. */
export function markOf({ phase, round, clock }: Glance): string {
  if (phase !== 'COMBAT') return phase === 'ENDED' ? 'end' : '';
  const beat = clock && 'segment' in clock ? clock.segment : 0;
  const second = clock && 'second' in clock ? clock.second : beat;
  return second > 0 ? `${round}·${second}` : `R${round}`;
}

/** In words, with whom it waits for. */
export function standingOf({ phase, round, due, outcome }: Glance): string {
  if (phase === 'SETUP') return 'Not begun';
  if (phase === 'ENDED') {
    const [winner, ...others] = outcome?.sides ?? [];
    const end = winner === undefined || others.length > 0 ? 'undecided' : `${winner} won`;
    return round > 0 ? `Round ${round} · ${end}` : `Ended · ${end}`;
  }
  const names = [...new Set(due.map(({ combatant }) => combatant?.name ?? 'the GM'))];
  return `Round ${round}${names.length > 0 ? ` · ${listed.format(names)} to act` : ''}`;
}

/** Whether it waits for the seat; for a game master's, what no player and no computer decides. */
export function isYourTurn({ phase, due, seat, seats }: Glance): boolean {
  if (phase !== 'COMBAT') return false;
  const players = new Set(
    (seats ?? []).flatMap(({ kind, combatantIds }) => (kind === 'PLAYER' ? combatantIds : [])),
  );
  return due.some(({ combatant, byComputer }) => {
    if (byComputer) return false;
    if (seat.kind === 'GM') return combatant === null || !players.has(combatant.id);
    return combatant !== null && seat.combatantIds.includes(combatant.id);
  });
}

/** The day is that of the server, which counts in UTC. */
const day = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeZone: 'UTC' });

/** What a server says of a fight that it will not keep for much longer. */
export const endOf = (erasedOn: string | null): string | null =>
  erasedOn && `will be erased on ${day.format(Date.parse(erasedOn))} unless it is opened`;

const ways: Readonly<Record<string, string>> = {
  SETUP: 'Begin',
  COMBAT: 'Continue',
  ENDED: 'Result',
};

/** What a link to it says. @param phase undefined where it is not known yet */
export const wayInto = (phase: string | undefined): string => ways[phase ?? ''] ?? 'Open';
