import type { Plugin } from 'graphql-yoga';
import { VERSION_PATH } from '../paths.ts';

/** Says which version answers, so that a deployment can be followed from outside. */
export const versionPage = (version: string): Plugin => ({
  onRequest(arrival) {
    if (arrival.url.pathname !== VERSION_PATH) return;
    arrival.endResponse(Response.json({ version }, { headers: { 'cache-control': 'no-store' } }));
  },
});
