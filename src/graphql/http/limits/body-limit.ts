import { errorResponse } from '../errors/failures.ts';
import type { Guard } from '../guard.ts';

/**
 * Refuses what is larger, as Yoga does, by `content-length`: the transport has the whole body and
 * reports its true length, so that it need not flow through a counter.
 *
 * @param limit bytes
 */
export const bodyLimit = (limit: number): Guard => ({
  onRequest(hook) {
    if (Number(hook.request.headers.get('content-length') ?? 0) <= limit) return;
    hook.endResponse(errorResponse('REQUEST_ENTITY_TOO_LARGE', 'Request body too large'));
  },
});
