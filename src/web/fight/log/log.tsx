import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useVirtualizer } from '@tanstack/react-virtual';
import { useStore } from 'zustand';
import { useKept } from '../../kit/kept.ts';
import { useFight } from '../state/fight-context.ts';
import type { LogEntry } from '../state/fight.ts';
import type { Encounter } from '../state/seen.ts';
import { type Filter, filtered, isFolded } from './filter.ts';
import { rowsOf } from './folds.ts';
import { LogLines } from './log-lines.tsx';
import { LogTools } from './log-tools.tsx';
import { useReadingPlace } from './reading-place.ts';
import { Rewind } from './rewind.tsx';
import './log.css';

const ESTIMATE = 44;
/** So many pixels before the beginning, what comes before it is asked for. */
const AHEAD = 200;

/** What has happened, the newest at the end; as long as it may be, only what is seen is drawn. */
export function Log() {
  const { store } = useFight();
  const encounter = useStore(store.state, (fight) => fight.encounter);
  return (
    <section className="log" aria-labelledby="log">
      <h2 id="log" className="place">
        Log
      </h2>
      {encounter && <Lines encounter={encounter} />}
    </section>
  );
}

function Lines({ encounter }: { readonly encounter: Encounter }) {
  const { store } = useFight();
  const log = useStore(store.state, (fight) => fight.log);
  const earlier = useStore(store.state, (fight) => fight.earlier);
  const isGm = useStore(store.state, ({ seat }) => seat?.kind === 'GM');
  const [kept, setFilter] = useKept<Filter>(`log-filter:${encounter.id}`, {
    kind: 'NEWS',
    name: null,
  });
  const [rewindTo, setRewindTo] = useState<LogEntry | null>(null);
  const names = useMemo(() => encounter.combatants.map(({ name }) => name), [encounter.combatants]);
  // Who was chosen may be called otherwise by now, or be gone.
  const isKnown = kept.name === null || names.includes(kept.name);
  const filter = useMemo(() => (isKnown ? kept : { ...kept, name: null }), [kept, isKnown]);
  const [openFolds, setOpenFolds] = useState<ReadonlySet<number>>(new Set());
  const shown = useMemo(() => filtered(log, filter, names), [log, filter, names]);
  const entries = useMemo(
    () =>
      isFolded(filter)
        ? rowsOf(shown, log, earlier === null, openFolds)
        : shown.map((entry) => ({ ...entry, fold: null })),
    [shown, log, filter, earlier, openFolds],
  );
  const toggle = useCallback((version: number): void => {
    setOpenFolds((before) => {
      const next = new Set(before);
      if (!next.delete(version)) next.add(version);
      return next;
    });
  }, []);
  const list = useRef<HTMLDivElement>(null);
  const lines = useRef<HTMLDivElement>(null);
  const rows = useVirtualizer({
    count: entries.length,
    getScrollElement: () => list.current,
    estimateSize: () => ESTIMATE,
    getItemKey: (i) => entries[i]?.version ?? i,
    overscan: 8,
    // Drawn with what else is new, not once more by itself.
    useFlushSync: false,
  });
  const place = useReadingPlace(`log:${encounter.id}`, { entries, rows, list, lines });
  const oldest = log[0]?.version ?? 0;
  useEffect(() => {
    // What one read before a reload may be further back than what is loaded at first.
    if (earlier !== null && place.isBefore(oldest)) void store.loadEarlier();
  });
  return (
    <>
      <LogTools encounter={encounter} filter={filter} setFilter={setFilter} entries={shown} />
      <div
        ref={list}
        className="lines"
        tabIndex={0}
        role="log"
        aria-labelledby="log"
        // What happens is read by the live region of the page, once.
        aria-live="off"
        onScroll={({ currentTarget: { scrollTop } }) => {
          place.scrolled();
          if (scrollTop < AHEAD && earlier !== null) void store.loadEarlier();
        }}
      >
        {earlier !== null && (
          <button
            type="button"
            className="earlier"
            onClick={() => {
              void store.loadEarlier();
            }}
          >
            Show earlier
          </button>
        )}
        <div ref={lines} style={{ blockSize: rows.getTotalSize(), position: 'relative' }}>
          {rows.getVirtualItems().map(({ key, index, start }) => {
            const entry = entries[index];
            return (
              <div
                key={key}
                data-index={index}
                ref={rows.measureElement}
                className="entry"
                style={{ transform: `translateY(${start}px)` }}
              >
                {entry?.fold && (
                  <button
                    type="button"
                    className="log-fold"
                    aria-expanded={entry.fold.isOpen}
                    onClick={() => {
                      toggle(entry.version);
                    }}
                  >
                    {entry.fold.title}
                  </button>
                )}
                {entry && entry.fold?.isOpen !== false && (
                  <LogLines
                    entry={entry}
                    names={names}
                    combatants={encounter.combatants}
                    onRewind={isGm && entry.version < encounter.version ? setRewindTo : null}
                  />
                )}
              </div>
            );
          })}
        </div>
      </div>
      {place.unseen > 0 && (
        <button type="button" className="unseen" onClick={place.toEnd}>
          {place.unseen} new ↓
        </button>
      )}
      <Rewind
        to={rewindTo}
        onClose={() => {
          setRewindTo(null);
        }}
      />
    </>
  );
}
