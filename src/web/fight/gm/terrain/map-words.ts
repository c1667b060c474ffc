/** What stands on the edges of a map, in words. */
import type { UvttMap } from '../../../../client/uvtt.ts';

const DOORS = ['CLOSED_DOOR', 'OPEN_DOOR', 'SECRET_DOOR'];

export const isDoor = (kind: string): boolean => DOORS.includes(kind);

/** How much of what there is. */
export function mapInWords({ walls }: UvttMap): string {
  const count = (of: (kind: string) => boolean): number =>
    walls.filter(({ kind }) => of(kind)).length;
  const counts = [
    [count((kind) => kind === 'WALL'), 'wall'],
    [count((kind) => isDoor(kind)), 'door'],
    [count((kind) => kind.endsWith('WINDOW')), 'window'],
  ] as const;
  return counts.map(([n, what]) => `${n} ${what}${n === 1 ? '' : 's'}`).join(', ');
}
