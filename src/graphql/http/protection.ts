import { answerLimit } from './limits/answer-limit.ts';
import { workLimit } from './limits/work-limit.ts';
import { bodyLimit } from './limits/body-limit.ts';
import {
  crossOrigin,
  jsonInAddress,
  jsonOnly,
  noSuggestions,
  playgroundForPeople,
} from './sender/browsers.ts';
import { argumentLimit, type InvalidInput } from './limits/argument-limit.ts';
import { costReport } from './limits/cost-report.ts';
import { documentLimits } from './limits/document-limits.ts';
import type { Guard } from './guard.ts';
import { requestIds } from './errors/internal-errors.ts';
import { fairTurns } from './turns/fair-turns.ts';
import { errorCodes, operationNames } from './errors/request-errors.ts';
import {
  MAX_ALIASES,
  MAX_ANSWER,
  MAX_ANSWERED_FIELDS,
  MAX_BODY,
  MAX_COMPLEXITY,
  MAX_DEPTH,
  MAX_DIRECTIVES,
  MAX_DOCUMENT_LENGTH,
  MAX_NESTING,
  MAX_REPEATS,
  MAX_ROOT_FIELDS,
  MAX_TIME,
  MAX_TOKENS,
  MAX_WORK,
} from './limits/limits.ts';
import { eventStreams } from './updates/event-streams.ts';
import { type CallerOf, type RateLimit, rateLimit } from './limits/rate-limit.ts';
import { shapeLimits } from './limits/shape-limits.ts';
import { sharedUpdates } from './updates/shared-updates.ts';
import { timeLimit } from './limits/time-limit.ts';

/** What a deployment may decide of it. */
export interface Protection {
  /** Sites whose pages may ask; any, if not given. */
  readonly origins?: readonly string[];
  /** Whether bodies come whole, with a true `content-length`; if not, they are counted as they are read. */
  readonly wholeBodies?: boolean;
  /** How fast each caller may ask; as fast as it likes, if not given. */
  readonly rate?: RateLimit | undefined;
  /** Milliseconds that a request may take; `MAX_TIME`, if not given. */
  readonly time?: number;
  /** Milliseconds of processor that an answer may take; `MAX_WORK`, if not given. */
  readonly work?: number;
  /** Whose requests are worked on in turn; of each address, if not given. */
  readonly callerOf?: CallerOf;
}

/**
 * What stands between the network and the resolvers, in this order.
 *
 * @param invalidInput how a field answers to arguments beyond their bounds
 */
export const protection = (
  {
    callerOf = () => null,
    origins = ['*'],
    rate,
    time = MAX_TIME,
    wholeBodies = false,
    work = MAX_WORK,
  }: Protection,
  invalidInput: InvalidInput,
): Guard[] => [
  crossOrigin(origins),
  requestIds(),
  ...(rate ? [rateLimit({ callerOf, ...rate })] : []),
  ...(wholeBodies ? [bodyLimit(MAX_BODY)] : []),
  playgroundForPeople(),
  jsonOnly(),
  eventStreams(),
  sharedUpdates(),
  jsonInAddress(),
  fairTurns(callerOf),
  operationNames(),
  documentLimits({ length: MAX_DOCUMENT_LENGTH, tokens: MAX_TOKENS, nesting: MAX_NESTING }),
  shapeLimits({
    depth: MAX_DEPTH,
    aliases: MAX_ALIASES,
    directives: MAX_DIRECTIVES,
    rootFields: MAX_ROOT_FIELDS,
    repeats: MAX_REPEATS,
  }),
  argumentLimit(MAX_COMPLEXITY, invalidInput),
  timeLimit(time),
  answerLimit({ bytes: MAX_ANSWER, fields: MAX_ANSWERED_FIELDS, work }),
  costReport(MAX_COMPLEXITY),
  workLimit,
  noSuggestions(),
  errorCodes(),
];
