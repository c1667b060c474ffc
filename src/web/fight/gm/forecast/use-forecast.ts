/** A forecast of the fight as it stood when it was asked for, and more of it as long as it is shown. */
import { useEffect, useState } from 'react';
import { ForecastDocument, type ForecastQuery } from '../../../../client/index.ts';
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

interface Forecasting {
  readonly forecast: Forecast | null;
  /** Why there is none. */
  readonly trouble: string | null;
}

const MS_A_SECOND = 1000;

/** @param asked null as long as none is wanted */
export function useForecast(asked: Asked | null): Forecasting {
  const { store } = useFight();
  const [found, setFound] = useState<Forecasting>({ forecast: null, trouble: null });
  useEffect(() => {
    if (!asked) return;
    const { encounterId } = store;
    let isWanted = true;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const ask = async (): Promise<void> => {
      const input = { revealed: asked.revealed, side: asked.side ?? null };
      const { forecast } = await store.ask(ForecastDocument, { encounterId, input });
      if (!isWanted) return;
      const pause = forecast.__typename === 'ForecastQuotaSpent' ? forecast.retryAfter : 0;
      if (forecast.__typename === 'Forecast') setFound({ forecast, trouble: null });
      else if (pause === 0) setFound({ forecast: null, trouble: forecast.message });
      const goesOn =
        forecast.__typename === 'Forecast'
          ? !forecast.isComplete && forecast.version === asked.version
          : pause > 0;
      if (goesOn) timer = setTimeout(tryAsking, pause * MS_A_SECOND);
    };
    const tryAsking = (): void => {
      ask().catch(() => {
        if (isWanted) setFound((before) => ({ ...before, trouble: 'The server does not answer.' }));
      });
    };
    tryAsking();
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [store, asked]);
  return found;
}
