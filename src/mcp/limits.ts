/** How much one connection may ask for, and what one answer has: the figures of docs/mcp.md. */

/** Characters of an answer; what is beyond it is asked for as the next page. */
export const MAX_ANSWER = 4_000;
/** Characters of one line of it. */
export const MAX_LINE = 1_200;
/** Characters of a name, or of any other text that someone else has written. */
export const MAX_QUOTED = 300;
/** Options of one page: their chances are worked out for these alone. */
export const MAX_OPTIONS = 8;
/** Hexes of a choice that are listed beside the other options; its own page has all of them. */
export const MAX_HEXES = 12;
/** The furthest line that a page may begin with. */
export const MAX_AFTER = 10_000;
/** Seconds that `wait` waits. Proxies cut what is silent for 60. */
export const MAX_WAIT = 50;
/** Seconds that a forecast or a search for proposals is played in one answer; asked again, it goes on. */
export const MAX_PLAYED = 40;
/** Calls that a connection has open at once. */
export const MAX_CALLS = 4;

/** Bytes of a message. */
export const MAX_MESSAGE = 100_000;
/** Connections of a seat, of an account, or of an address that has sent no token. */
export const MAX_CONNECTIONS = 4;
/** The same of all that come from one address. */
export const MAX_CONNECTIONS_OF_ADDRESS = 40;
/** Of a server. */
export const MAX_CONNECTIONS_IN_ALL = 1_000;
/** Milliseconds after which a connection ends that nothing was asked over. */
export const MAX_IDLE_MS = 15 * 60 * 1_000;
