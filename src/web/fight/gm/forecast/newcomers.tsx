/** What a creature more would make of the fight, before it is added. */
import { useMemo, useState } from 'react';
import type {
  ReinforcementForecastInput,
  ReinforcementForecastQuery,
} from '../../../../client/index.ts';
import { ReinforcementForecastDocument } from '../../../api/generated/whole.ts';
import { useSliced } from '../../../api/sliced.ts';
import { between, ChanceBar } from '../../../kit/chance-bar.tsx';
import { useFight } from '../../state/fight-context.ts';
import type { Encounter } from '../../state/seen.ts';
import { useBestiary } from '../add/use-bestiary.ts';

type Answer = ReinforcementForecastQuery['reinforcementForecast'];
type Found = Extract<Answer, { __typename: 'ReinforcementForecast' }>;

const MOST = 6;

interface Asked {
  /** At which it was asked: of a later one it is another fight. */
  readonly version: number;
  readonly input: ReinforcementForecastInput;
}

export function Newcomers({ encounter }: { readonly encounter: Encounter }) {
  const { store } = useFight();
  const creatures = useBestiary(encounter.ruleset);
  const [chosen, choose] = useState('');
  const [count, setCount] = useState(1);
  const [asked, ask] = useState<Asked | null>(null);
  const question = useMemo(() => {
    if (!asked) return null;
    const { encounterId } = store;
    const { version, input } = asked;
    return {
      ask: async (): Promise<Answer> =>
        (await store.ask(ReinforcementForecastDocument, { encounterId, input }))
          .reinforcementForecast,
      isOver: (found: Found) => found.isComplete || found.version !== version,
    };
  }, [store, asked]);
  const { found, trouble } = useSliced<Found>(question);
  const creature = chosen === '' ? (creatures?.[0]?.key ?? '') : chosen;
  return (
    <section>
      <h3>If more foes came now</h3>
      <form
        className="row newcomers"
        onSubmit={(event) => {
          event.preventDefault();
          const coming = Array.from({ length: count }, () => creature);
          ask({
            version: encounter.version,
            input: { creatures: coming, health: 1, inRounds: 0 },
          });
        }}
      >
        <select
          aria-label="How many"
          value={count}
          onChange={({ target }) => {
            setCount(Number(target.value));
          }}
        >
          {Array.from({ length: MOST }, (_, i) => (
            <option key={i}>{i + 1}</option>
          ))}
        </select>
        <select
          className="grow"
          aria-label="Creature"
          value={creature}
          onChange={({ target }) => {
            choose(target.value);
          }}
        >
          {creatures?.map(({ key, name }) => (
            <option key={key} value={key}>
              {name}
            </option>
          ))}
        </select>
        <button disabled={creature === ''}>Try it</button>
      </form>
      {trouble !== null && (
        <p className="refusal" role="alert">
          {trouble}
        </p>
      )}
      {found && <Difference found={found} now={encounter.version} />}
    </section>
  );
}

function Difference({ found, now }: { readonly found: Found; readonly now: number }) {
  const { before, after, side, roundsMore, version } = found;
  return (
    <>
      <p role="status">
        Chance of {side}: {between(before)} without, <strong>{between(after)} with them</strong>{' '}
        <small className="muted">{standingOf(found)}</small>
      </p>
      <ChanceBar chance={after} beside={before.share} />
      {roundsMore !== null && <p className="muted">{longerBy(roundsMore)}</p>}
      {version !== now && <p className="muted">The fight has gone on since: try it again.</p>}
    </>
  );
}

const standingOf = ({ isEstimate, isComplete, fightsPlayed, fightsPlanned }: Found): string =>
  isEstimate
    ? 'an estimate, by strengths'
    : isComplete
      ? `${fightsPlayed} fights played`
      : `${fightsPlayed} of ${fightsPlanned} fights so far`;

function longerBy(rounds: number): string {
  const change = Math.abs(rounds);
  if (change < 0.5) return 'The fight would take about as long.';
  const more = rounds > 0 ? 'longer' : 'shorter';
  return `The fight would take about ${change.toFixed(0)} rounds ${more}.`;
}
