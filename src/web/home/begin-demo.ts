/** A demo on the server, begun from a file of the page: what it takes comes when it is asked for. */
import type { Seats } from '../api/seats.ts';
import { loaded } from '../kit/load-part.ts';
import type { Demo } from './demos.ts';

interface Begun {
  readonly seats: Seats;
  /** Whether the computer plays the other side. */
  readonly isSolo: boolean;
}

/** @returns the id of the encounter. @throws Error when the server refuses it */
export async function beginDemo(demo: Demo, { seats, isSolo }: Begun): Promise<string> {
  const [{ imported }, { letComputerPlayOthers }, { default: document }] = await Promise.all([
    loaded(() => import('./import-fight.ts')),
    loaded(() => import('./other-side.ts')),
    loaded(demo.load),
  ]);
  const encounterId = await imported(document, seats);
  const seat = seats.of(encounterId);
  if (isSolo && seat) await letComputerPlayOthers(encounterId, seat.token);
  return encounterId;
}
