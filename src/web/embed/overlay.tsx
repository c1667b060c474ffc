import { useStore } from 'zustand';
import { DeadEnd } from '../kit/dead-end.tsx';
import { isNews, shownOf } from '../fight/log/filter.ts';
import { LogLines } from '../fight/log/log-lines.tsx';
import { Order } from '../fight/order/order.tsx';
import { useClosed } from '../fight/page/closed.tsx';
import { NOTHING_TO_PLAY, PlayContext } from '../fight/play/play-context.ts';
import { useFight } from '../fight/state/fight-context.ts';
import { Beats } from '../fight/top-bar/beats.tsx';
import '../fight/page/fight-page.css';
import '../fight/top-bar/top-bar.css';

/** Steps of the log that are seen at once. */
const STEPS = 3;

/** Who acts, and what happens, over the picture of a stream: what is around it can be seen through. */
export function Overlay() {
  const { store } = useFight();
  const encounter = useStore(store.state, (fight) => fight.encounter);
  const log = useStore(store.state, (fight) => fight.log);
  const why = useClosed();
  if (!encounter) return why !== null && <DeadEnd message={why} />;
  const { combatants, name, version } = encounter;
  const news = log.filter(({ events }) => events.some(isNews)).slice(-STEPS);
  return (
    <PlayContext value={NOTHING_TO_PLAY}>
      <div className="table overlay" data-version={version}>
        <main>
          <div className="floating">
            <h1>{name}</h1>
            <Beats encounter={encounter} />
          </div>
          <Order />
          {news.length > 0 && (
            <section className="floating latest" aria-label="What happens" role="log">
              {news.map((entry) => (
                <LogLines
                  key={entry.version}
                  entry={shownOf(entry, isNews)}
                  names={combatants.map((one) => one.name)}
                  combatants={combatants}
                  onRewind={null}
                />
              ))}
            </section>
          )}
        </main>
      </div>
    </PlayContext>
  );
}
