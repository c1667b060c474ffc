/**
 * Setup of all test files: properties draw the same cases at each run, so that a red run is the fault of what has
 * changed. `SIXBEAT_SEED` draws others.
 */
import fc from 'fast-check';

fc.configureGlobal({ seed: Number(process.env.SIXBEAT_SEED ?? 6) });
