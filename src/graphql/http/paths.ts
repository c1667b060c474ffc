/**
 * Where the API answers whole, and where it answers in pieces: the HTTP API of a deployment cannot
 * stream. The transport treats the second as the first, so that clients find both everywhere.
 */
export const API_PATH = '/graphql';
export const STREAM_PATH = '/graphql/stream';

/** Where a person in a browser can ask: a page of the site, which the same server has, or the same domain. */
export const PLAYGROUND_PATH = '/playground/';

/** Whether the server answers at all. */
export const LIVENESS_PATH = '/alive';
/** Whether its database answers too: 200, or 503. */
export const HEALTH_PATH = '/health';
