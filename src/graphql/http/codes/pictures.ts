/** The codes of requests for pictures, which are answered as `{ code, message }`. */
import type { Code } from './code.ts';

const saveAgain = 'Show the message; the picture may be saved again with another program.';

export const ofPictures = {
  PICTURE_NOT_FOUND: {
    http: { status: 404 },
    when: 'There is no such picture, or none that belongs to something which this seat sees; or no such encounter.',
    cure: 'Show nothing in its place, and read the encounter again.',
  },
  PICTURE_TOO_LARGE: {
    http: { status: 413 },
    when: 'The picture has more bytes than one may have.',
    cure: 'Make it smaller, or save it as WebP or AVIF.',
  },
  UNKNOWN_PICTURE_FORMAT: {
    http: { status: 415 },
    when: 'The body is no PNG, JPEG, WebP or AVIF, whatever its `content-type` says.',
    cure: 'Convert it; SVG is refused.',
  },
  UNSOUND_PICTURE: {
    http: { status: 422 },
    when: 'The picture is cut off or damaged, or the file is something else besides.',
    cure: saveAgain,
  },
  TOO_MANY_PIXELS: {
    http: { status: 422 },
    when: 'A side of the picture has more pixels than one may have.',
    cure: 'Make it smaller.',
  },
  BAD_PICTURE_NAME: {
    http: { status: 400 },
    when: 'The `name` in the address is too long, or has characters that no line may have.',
    cure: 'Send another name, or none.',
  },
  TOO_MANY_PICTURES: {
    http: { status: 409 },
    when: 'The encounter has as many pictures as it may.',
    cure: 'Delete one that is used nowhere: `pictures` says which are used.',
  },
  PICTURES_TOO_LARGE: {
    http: { status: 409 },
    when: 'With this picture those of the encounter would have more bytes than they may have together.',
    cure: 'Delete one, or send a smaller one.',
  },
  PICTURES_CHANGED: {
    http: { status: 409 },
    when: 'Others have sent or deleted pictures of the encounter all the while.',
    cure: 'Read `pictures` again, and send the same request again.',
  },
  METHOD_NOT_ALLOWED: {
    http: { status: 405 },
    when: 'The address of pictures does not take this method; `allow` names those that it takes.',
    cure: 'Send PUT to the pictures of an encounter, GET or DELETE to one of them.',
  },
  NO_PICTURES: {
    http: { status: 501 },
    when: 'The server has no storage for pictures.',
    cure: 'Do without pictures, or name them by an address in `image`.',
  },
} as const satisfies Readonly<Record<string, Code & { readonly http: object }>>;
