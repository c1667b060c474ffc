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
    const message = 'Request body too large';
    const extensions = { code: 'REQUEST_ENTITY_TOO_LARGE' };
    hook.endResponse(Response.json({ errors: [{ message, extensions }] }, { status: 413 }));
  },
});
