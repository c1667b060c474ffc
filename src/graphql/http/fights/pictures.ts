/**
 * The pictures of an encounter, outside of GraphQL: their bytes come and go as they are. Each refusal is
 * JSON, `{ code, message }`. See docs/frontends.md.
 */
import type { Encounters } from '../../../app/encounters.ts';
import type { Kept, PictureRefusal } from '../../../app/encounter-pictures.ts';
import { MAX_PICTURE_BYTES } from '../../../app/pictures/list.ts';
import type { Caller } from '../../../app/ports.ts';
import type { Asked, Guard } from '../guard.ts';
import { chargeBytes } from '../limits/rate-limit.ts';
import { picturePath, type PicturePlace, picturePlaceIn } from '../paths.ts';
import { answered, type Answering, INERT, notAllowed, NOT_KEPT, problem } from './answers.ts';

interface Behind extends Answering {
  readonly encounters: Encounters;
  /** @throws GraphQLError when its token is not good */
  readonly callerOf: (request: Request) => Promise<Caller>;
}

/** Answers every request whose path is that of pictures; those before it have counted it. */
export const pictureRoutes = (behind: Behind): Guard => ({
  async onRequest({ request, endResponse }) {
    const place = placeOf(request);
    if (place) endResponse(await answered(behind, () => routed(behind, request as Request, place)));
  },
  // Of each seat its own: a browser may have several, and keeps pictures. CORS has set the header anew by now.
  onResponse({ request, response }) {
    if (placeOf(request)) response.headers.append('vary', 'authorization');
  },
});

function placeOf(request: Asked): PicturePlace | null {
  // What goes the plain way has another path, and no address.
  const { url } = request as Partial<Request>;
  return url === undefined ? null : picturePlaceIn(new URL(url).pathname);
}

async function routed(behind: Behind, request: Request, place: PicturePlace): Promise<Response> {
  const { hash } = place;
  const allowed = hash === null ? 'PUT' : 'GET, DELETE';
  switch (`${request.method} ${hash === null ? 'ALL' : 'ONE'}`) {
    case 'PUT ALL':
      return put(behind, request, place);
    case 'GET ONE':
      return get(behind, request, place);
    case 'DELETE ONE':
      return remove(behind, request, place);
    default:
      return notAllowed(allowed);
  }
}

async function put(
  { encounters, callerOf }: Behind,
  request: Request,
  { encounterId }: PicturePlace,
): Promise<Response> {
  const outcome = await encounters.pictures.put({
    encounterId,
    caller: await callerOf(request),
    name: new URL(request.url).searchParams.get('name') ?? '',
    read: () => bodyOf(request),
  });
  if (outcome.kind !== 'KEPT') return refusal(outcome);
  return Response.json(shown(encounterId, outcome), {
    status: outcome.isNew ? 201 : 200,
    headers: NOT_KEPT,
  });
}

const shown = (encounterId: string, { picture }: Kept) => {
  const { hash, name, mediaType, bytes, width, height } = picture;
  return { hash, path: picturePath(encounterId, hash), name, mediaType, bytes, width, height };
};

async function get(
  { encounters, callerOf }: Behind,
  request: Request,
  { encounterId, hash }: PicturePlace,
): Promise<Response> {
  const found = await encounters.pictures.get(encounterId, hash ?? '', await callerOf(request));
  if (found.kind !== 'FOUND') return refusal(found);
  const { bytes, picture } = found;
  return new Response(new Uint8Array(bytes), {
    headers: {
      'content-type': picture.mediaType,
      'content-length': String(bytes.length),
      ...INERT,
      // What has this hash never changes; who has seen it once may keep it.
      'cache-control': 'private, max-age=31536000, immutable',
    },
  });
}

async function remove(
  { encounters, callerOf }: Behind,
  request: Request,
  { encounterId, hash }: PicturePlace,
): Promise<Response> {
  const caller = await callerOf(request);
  const outcome = await encounters.pictures.delete(encounterId, hash ?? '', caller);
  return outcome.kind === 'DELETED' ? new Response(null, { status: 204 }) : refusal(outcome);
}

function refusal(outcome: PictureRefusal): Response {
  if (outcome.kind === 'NOT_FOUND')
    return problem({ code: 'PICTURE_NOT_FOUND', message: 'There is no such picture.' });
  const { code, message } = outcome;
  return problem({ code, message });
}

/** All of it; null once there is more than a picture may have. What has come is charged either way. */
async function bodyOf(request: Request): Promise<Uint8Array | null> {
  if (Number(request.headers.get('content-length') ?? 0) > MAX_PICTURE_BYTES) return null;
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let length = 0;
  const reader = request.body?.getReader();
  try {
    for (let next = await reader?.read(); next && !next.done; next = await reader?.read()) {
      length += next.value.length;
      if (length > MAX_PICTURE_BYTES) {
        await reader?.cancel();
        return null;
      }
      parts.push(next.value);
    }
    return await new Response(new Blob(parts)).bytes();
  } finally {
    chargeBytes(request, length);
  }
}
