/** What Vitest runs before tests that open pages. */
export { buildWeb as setup } from '../../../scripts/build-web.ts';
