/** Where the API is that the page asks. */
export interface Connection {
  /** `SERVER`: at the server that sent the page. `HERE`: in this browser, which alone has its fights. */
  readonly place: 'SERVER' | 'HERE';
  /** As `fetch`; its addresses begin with a slash. */
  readonly fetch: (address: string, init?: RequestInit) => Promise<Response>;
  /** Where the fights are here: whether the browser may delete them when space runs short. */
  readonly mayBeDeleted?: Promise<boolean>;
}

const server: Connection = { place: 'SERVER', fetch: (address, init) => fetch(address, init) };

let current = server;

/** The server's, unless the page has been told otherwise. */
export const connection = (): Connection => current;

/** Before anything is asked. */
export function connectTo(one: Connection): void {
  current = one;
}

/** Whether only this browser has the fights. */
export const isHere = (): boolean => current.place === 'HERE';
