/** A service in this browser, as the page asks it. */
import { type ConnectedService, NoStorageError } from '../../browser/client.ts';
import type { Connection } from '../api/connection.ts';

/** @param opened the service, once it is there */
export const hereFrom = (opened: () => Promise<ConnectedService>): Connection => ({
  place: 'HERE',
  fetch: (address, init) =>
    opened().then((service) => service.fetch(address, init), withoutStorage),
});

/** As the API answers what it cannot do: every place that asks it says so. */
function withoutStorage(error: unknown): Response {
  if (!(error instanceof NoStorageError)) throw error;
  const message =
    'This browser keeps nothing for this page, and so no fights. Allow it to, or leave private browsing.';
  return Response.json({ errors: [{ message, extensions: { code: 'NO_STORAGE' } }] });
}
