/** The link of a seat. Its token stands after the `#`, which no server is sent. */
export const linkOf = (token: string, opens: 'FIGHT' | 'REPLAY' = 'FIGHT'): string =>
  `${location.origin}${location.pathname}#/join/${token}${opens === 'REPLAY' ? '/replay' : ''}`;

/** The link by which each player takes a hero. */
export const tableLinkOf = (token: string): string =>
  `${location.origin}${location.pathname}#/invite/${token}`;

/** A second screen for the room, by the seat of a spectator. */
export const roomLinkOf = (token: string): string =>
  `${location.origin}${location.pathname}#/room/${token}`;

/** Where an invite link leads to in the page; null for what is none. */
export function placeOf(link: string): string | null {
  const [, place] =
    /#(\/(?:join\/[\w.-]+(?:\/replay)?|invite\/[\w.-]+))\s*$/.exec(link.trim()) ?? [];
  return place ?? null;
}
