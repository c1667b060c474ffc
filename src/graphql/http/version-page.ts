import type { Plugin } from 'graphql-yoga';
import { SCHEMA_VERSION } from '../schema/version.ts';
import { VERSION_PATH } from './paths.ts';

/** Says which version answers, so that a deployment can be followed from outside. */
export const versionPage: Plugin = {
  onRequest(arrival) {
    if (arrival.url.pathname !== VERSION_PATH) return;
    arrival.endResponse(
      Response.json({ version: SCHEMA_VERSION }, { headers: { 'cache-control': 'no-store' } }),
    );
  },
};
