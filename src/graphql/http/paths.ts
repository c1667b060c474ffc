/**
 * Where the API answers whole, and where it answers in pieces: the HTTP API of a deployment cannot
 * stream. The transport treats the second as the first, so that clients find both everywhere.
 */
export const API_PATH = '/graphql';
export const STREAM_PATH = '/graphql/stream';
