/** Which fights of an account are listed, and what becomes of the list when one of them changes. */
import type { EncounterFilter, MeQuery, MeUpdatedSubscription } from '../../client/index.ts';

export type AccountFight = NonNullable<MeQuery['me']>['encounters']['nodes'][number];
export type AccountNews = MeUpdatedSubscription['meUpdated'];

/** What can be chosen, by what it is called. */
export const SHOWN = {
  'All fights': {},
  'Your turn': { awaitsMe: true },
  'Not begun': { phase: 'SETUP' },
  Running: { phase: 'COMBAT' },
  Ended: { phase: 'ENDED' },
} as const satisfies Readonly<Record<string, EncounterFilter>>;

export interface Wanted {
  readonly shown: keyof typeof SHOWN;
  /** A part of the name. */
  readonly search: string;
}

export const EVERYTHING: Wanted = { shown: 'All fights', search: '' };

/** As the server decides it. */
function isWanted({ shown, search }: Wanted, fight: AccountFight): boolean {
  const { awaitsMe, phase }: EncounterFilter = SHOWN[shown];
  return (
    (awaitsMe ?? fight.awaitsMe) === fight.awaitsMe &&
    (phase ?? fight.phase) === fight.phase &&
    fight.name.toLowerCase().includes(search.toLowerCase())
  );
}

/** One that is new is put first: so is the newest. */
export function withNews(
  fights: readonly AccountFight[],
  news: AccountNews,
  wanted: Wanted,
): readonly AccountFight[] {
  if (news.__typename === 'AccountStreamEnded') return fights;
  if (news.__typename === 'AccountEncounterLeft')
    return fights.filter(({ id }) => id !== news.encounterId);
  const { encounter } = news;
  if (!isWanted(wanted, encounter)) return fights.filter(({ id }) => id !== encounter.id);
  return fights.some(({ id }) => id === encounter.id)
    ? fights.map((fight) => (fight.id === encounter.id ? encounter : fight))
    : [encounter, ...fights];
}
