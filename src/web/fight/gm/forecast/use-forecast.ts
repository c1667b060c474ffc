/** A forecast of the fight as it stood when it was asked for, and more of it as long as it is shown. */
import { useMemo } from 'react';
import type { ForecastQuery } from '../../../../client/index.ts';
import { ForecastDocument } from '../../../api/generated/whole.ts';
import { useSliced } from '../../../api/sliced.ts';
import { useFight } from '../../state/fight-context.ts';

type Answer = ForecastQuery['forecast'];
export type Forecast = Extract<Answer, { __typename: 'Forecast' }>;
export type Scenario = Forecast['expected'][number];
export type Change = Forecast['changes'][number];
export type Estimate = Change['drawn'];

export interface Asked {
  /** The version at which it was asked: another one is another fight. */
  readonly version: number;
  readonly revealed: boolean;
  /** Whose chance; the side that players have seats for, or that joined first, if left out. */
  readonly side?: string | null;
}

/** @param asked null as long as none is wanted */
export function useForecast(asked: Asked | null) {
  const { store } = useFight();
  const question = useMemo(() => {
    if (!asked) return null;
    const { encounterId } = store;
    const input = { revealed: asked.revealed, side: asked.side ?? null };
    return {
      ask: async (): Promise<Answer> =>
        (await store.ask(ForecastDocument, { encounterId, input })).forecast,
      // Of a later version it is another fight, which was not asked about.
      isOver: ({ isComplete, version }: Forecast) => isComplete || version !== asked.version,
    };
  }, [store, asked]);
  const { found: forecast, trouble } = useSliced<Forecast>(question);
  return { forecast, trouble };
}
