/** How pictures that the service keeps are named, and where one lies under the map: no rule reads any of it. */
import * as z from 'zod';
import { MAP_EDGE } from '../values/hex.ts';
import { object } from './describe.ts';

const HASH = /^[0-9a-f]{64}$/;

/** Whether this can name a picture. */
export const isPictureHash = (text: string): boolean => HASH.test(text);

/** What `PUT /fights/<id>/pictures` answers; whether there is such a picture is not checked. */
export const pictureHash = z
  .string()
  .max(64)
  .regex(HASH, 'A picture is named by its hash, 64 lower-case hex digits.');

/** The same; what is empty takes away what was there. */
export const pictureHashOrNone = z
  .string()
  .max(64)
  .regex(new RegExp(`${HASH.source}|^$`), 'A picture is named by its hash, or by nothing.');

/** Hex widths, in which a map of the largest size has room on every side. */
const FARTHEST = 2 * MAP_EDGE;
const place = z.number().min(-FARTHEST).max(FARTHEST);
const NARROWEST = 0.1;

export const backgroundSchema = object(
  'Background',
  'A picture under the hexes. A hex width is the distance between the centers of neighbors, 5 ft; hexes stand on a corner.',
  {
    picture: pictureHash.describe('Its hash, as `PUT /fights/<id>/pictures` answers it.'),
    x: place.describe(
      'How many hex widths to the east of the center of the hex (0, 0) its left edge lies; negative to the west.',
    ),
    y: place.describe(
      'How many hex widths to the south of the center of the hex (0, 0) its upper edge lies; negative to the north.',
    ),
    width: z
      .number()
      .min(NARROWEST)
      .max(FARTHEST)
      .describe('How many hex widths it is wide. Its height follows from its proportions.'),
  },
);
