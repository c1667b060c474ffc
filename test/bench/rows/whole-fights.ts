import { Random } from '../../kit/engine/random.ts';
import { games } from '../kit/fights/index.ts';
import { battles } from '../kit/peers/pokemon.ts';
import { compareRates, race, type Rates } from '../kit/race.ts';
import type { Row } from '../kit/row.ts';

/** Whole fights of greedy bots, which propose what they want and list nothing. */
export const wholeFights: Row = {
  name: 'whole-fights',
  measure: async () => {
    const gen1 = battles('gen1', new Random(11), 'BATTLES');
    const contestants = games.map(({ id, wholeFights: fights }) => [id, fights(21)] as const);
    const rates = await race<string>({ gen1, ...Object.fromEntries(contestants) });
    const theirs = ratesOf(rates, 'gen1');
    return games.map(({ id }) => ({
      what: `whole fights of ${id}, 4 against 4: greedy bots propose, the engine judges`,
      than: '@pkmn/sim gen1: battles of six against six',
      unit: 'a second',
      ...compareRates(ratesOf(rates, id), theirs),
      budget: { atLeast: 20 },
    }));
  },
};

function ratesOf(rates: Readonly<Record<string, Rates>>, name: string): Rates {
  const found = rates[name];
  if (!found) throw new Error(`Nobody called ${name} was measured.`);
  return found;
}
