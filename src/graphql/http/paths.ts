/**
 * Where the API answers whole, and where it answers in pieces: the HTTP API of a deployment cannot
 * stream. The transport treats the second as the first, so that clients find both everywhere.
 */
export const API_PATH = '/graphql';
export const STREAM_PATH = '/graphql/stream';

/** Where assistants speak the Model Context Protocol, on a server that has it. */
export const MCP_PATH = '/mcp';

/** Where a person in a browser can ask: a page of the site, which the same server has, or the same domain. */
export const PLAYGROUND_PATH = '/playground/';

/** Whether the server answers at all. */
export const LIVENESS_PATH = '/alive';
/** Whether its database answers too: 200, or 503. */
export const HEALTH_PATH = '/health';
/** The same, by the name that orchestrators ask for. */
export const READINESS_PATH = '/ready';
/** Which version answers. */
export const VERSION_PATH = '/version';

/** Above the paths of everything that belongs to one encounter. */
export const FIGHTS_PATH = '/fights';

/** Of all pictures of an encounter, and of one: to be appended to the origin of the API. */
export const picturesPath = (encounterId: string): string =>
  `${FIGHTS_PATH}/${encounterId}/pictures`;
export const picturePath = (encounterId: string, hash: string): string =>
  `${picturesPath(encounterId)}/${hash}`;

export interface MapPlace {
  readonly encounterId: string;
  readonly format: 'svg' | 'png';
}

const MAP = new RegExp(`^${FIGHTS_PATH}/([^/]+)/map\\.(svg|png)$`);

/** The map of an encounter, for who sends no document; null for any other path. */
export function mapPlaceIn(pathname: string): MapPlace | null {
  const [, encounterId, format] = MAP.exec(pathname) ?? [];
  return encounterId === undefined
    ? null
    : { encounterId, format: format === 'png' ? 'png' : 'svg' };
}

/**
 * Of a link to a picture: to be appended to the origin of the API. Its token stands where logs of requests leave it out.
 */
export const sharedMapPath = (encounterId: string, token: string): string =>
  `${FIGHTS_PATH}/${encounterId}/map.png?link=${token}`;

export interface PicturePlace {
  readonly encounterId: string;
  /** Null for all of them. */
  readonly hash: string | null;
}

const PICTURES = new RegExp(`^${FIGHTS_PATH}/([^/]+)/pictures(?:/([^/]+))?/?$`);

/** Null for any other path. */
export function picturePlaceIn(pathname: string): PicturePlace | null {
  const [, encounterId, hash = null] = PICTURES.exec(pathname) ?? [];
  return encounterId === undefined ? null : { encounterId, hash };
}
