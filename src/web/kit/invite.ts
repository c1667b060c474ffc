/** The link of a seat. Its token stands after the `#`, which no server is sent. */
export const linkOf = (token: string, opens: 'FIGHT' | 'REPLAY' = 'FIGHT'): string =>
  `${location.origin}${location.pathname}#/join/${token}${opens === 'REPLAY' ? '/replay' : ''}`;

/** Where an invite link leads to in the page; null for what is none. */
export function placeOf(link: string): string | null {
  const [, place] = /#(\/join\/[\w.-]+(?:\/replay)?)\s*$/.exec(link.trim()) ?? [];
  return place ?? null;
}
