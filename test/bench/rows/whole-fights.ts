import { Random } from '../../kit/engine/random.ts';
import { games } from '../kit/fights/index.ts';
import { battles } from '../kit/peers/pokemon.ts';
import { compareRates, race, type Rates } from '../kit/race.ts';
import type { Finding, Row } from '../kit/row.ts';

/** Whole fights: of greedy bots, which list nothing, and of computers that choose sensibly. */
export const wholeFights: Row = {
  name: 'whole-fights',
  measure: async () => {
    const gen1 = battles('gen1', new Random(11), 'BATTLES');
    const contestants = games.flatMap(({ id, wholeFights: greedy, sensibleFights: sensible }) => [
      [`greedy ${id}`, greedy(21)] as const,
      [`sensible ${id}`, sensible(22)] as const,
    ]);
    const rates = await race<string>({ gen1, ...Object.fromEntries(contestants) });
    const finding = (name: string, what: string, atLeast: number): Finding => ({
      ...{ what, than: '@pkmn/sim gen1: battles of six against six', unit: 'a second' },
      ...compareRates(ratesOf(rates, name), ratesOf(rates, 'gen1')),
      budget: { atLeast },
    });
    return games.flatMap(({ id }) => {
      const what = `whole fights of ${id}, 4 against 4`;
      return [
        finding(`greedy ${id}`, `${what}: greedy bots propose, the engine judges`, 20),
        finding(`sensible ${id}`, `${what}: computers choose sensibly`, 5),
      ];
    });
  },
};

function ratesOf(rates: Readonly<Record<string, Rates>>, name: string): Rates {
  const found = rates[name];
  if (!found) throw new Error(`Nobody called ${name} was measured.`);
  return found;
}
