import { useEffect, useMemo, useRef } from 'react';
import { useStore } from 'zustand';
import { isNews, shownOf } from '../fight/log/filter.ts';
import { LogLines } from '../fight/log/log-lines.tsx';
import { DiceCheck } from './dice-check.tsx';
import type { ReplayStore } from './replay-store.ts';

/** What was said of this step, and of those before it. */
export function Step({ replay }: { readonly replay: ReplayStore }) {
  const encounter = useStore(replay.state, (seen) => seen.encounter);
  const entries = useStore(replay.state, (seen) => seen.entries);
  const trouble = useStore(replay.state, (seen) => seen.trouble);
  const names = useMemo(() => encounter?.combatants.map(({ name }) => name) ?? [], [encounter]);
  const lines = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const list = lines.current;
    const current = list?.querySelector<HTMLElement>('[aria-current]');
    // As much of what was before as there is room for.
    if (list && current) list.scrollTop = current.offsetTop - list.offsetTop;
  }, [entries]);
  return (
    <section className="replay-step" aria-labelledby="step">
      <h2 id="step" className="place">
        What happened
      </h2>
      {trouble !== null && (
        <p className="refusal" role="alert">
          {trouble}
        </p>
      )}
      <div ref={lines} className="lines" tabIndex={0} role="log" aria-labelledby="step">
        {entries.map((entry) => (
          <div
            key={entry.version}
            className="step-lines"
            aria-current={entry.version === encounter?.version ? 'step' : undefined}
          >
            {entry.events.some(isNews) ? (
              <LogLines
                entry={shownOf(entry, isNews)}
                names={names}
                combatants={encounter?.combatants ?? []}
                onRewind={null}
              />
            ) : (
              entry.version === encounter?.version && (
                <p className="muted">Nothing new that this seat sees.</p>
              )
            )}
          </div>
        ))}
      </div>
      {encounter && <DiceCheck key={encounter.version} encounter={encounter} />}
    </section>
  );
}
