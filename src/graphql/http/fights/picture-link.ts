import type { Encounters } from '../../../app/encounters.ts';
import type { Caller } from '../../../app/ports.ts';
import type { SeatTokens } from '../../../app/seats/tokens.ts';
import { fieldError } from '../errors/failures.ts';

interface Behind {
  readonly encounters: Encounters;
  readonly tokens: SeatTokens;
}

/**
 * Whom the token of a link to a picture stands for, a spectator, and the version that it shows; null for the newest.
 *
 * @throws GraphQLError where it opens no picture of this encounter, whatever the reason
 */
export async function pictureLink(
  { encounters, tokens }: Behind,
  token: string,
  encounterId: string,
): Promise<{ readonly caller: Caller; readonly version: number | null }> {
  const caller = await tokens.readPicture(token);
  if (typeof caller === 'string' || caller.encounterId !== encounterId) throw ended();
  const access = await encounters.read(encounterId, caller);
  if (access.kind !== 'GRANTED' || !access.seat.picture) throw ended();
  return { caller, version: access.seat.picture.version };
}

const ended = () =>
  fieldError('SEAT_REVOKED', 'This link to a picture has ended; ask the GM for another one.');
