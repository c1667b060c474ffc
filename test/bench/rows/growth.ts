import { wide } from '../kit/fights/arena.ts';
import { games } from '../kit/fights/index.ts';
import { ofTheSeat } from '../kit/fights/play.ts';
import type { Size } from '../kit/fights/skirmish.ts';
import { compareTimes, race } from '../kit/race.ts';
import type { Finding, Row } from '../kit/row.ts';

const field =
  (obstacles: number): Size['arena'] =>
  (random, combatants) =>
    wide(random, combatants, obstacles);

/** What grows, from the least on; each with what it is called. */
const scales: readonly (readonly (readonly [name: string, size: Partial<Size>])[])[] = [
  [2, 8, 20, 60].map((combatants) => [`${combatants} combatants`, { combatants }]),
  [10, 50].map((more) => [`${more} more actions each`, { more }]),
  [0, 1000].map((count) => [`${count} obstacles`, { arena: field(count) }]),
];

const plan = { milliseconds: 200, warmUp: 500, rounds: 7 };

/** What a decision with its listing takes as a fight grows, against the least of it. */
export const growth: Row = {
  name: 'growth',
  measure: async () => {
    const findings: Finding[] = [];
    for (const { id, fights } of games) {
      for (const scale of scales) {
        const contestants = scale.map(
          ([name, size]) => [name, fights(7, ofTheSeat, size)] as const,
        );
        const rates = new Map(Object.entries(await race(Object.fromEntries(contestants), plan)));
        const [[than, least] = ['', undefined], ...others] = rates;
        if (!least) continue;
        for (const [name, more] of others)
          findings.push({
            what: `a decision of ${id}: ${name}`,
            ...{ than, unit: 'µs', budget: null },
            ...compareTimes(more, least),
          });
      }
    }
    return findings;
  },
};
