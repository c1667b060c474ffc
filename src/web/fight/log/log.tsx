import { useEffect, useRef } from 'react';
import { useVirtualizer } from '@tanstack/react-virtual';
import { useStore } from 'zustand';
import { useFight } from '../fight-context.ts';
import { LogLines } from './log-lines.tsx';
import './log.css';

const ESTIMATE = 44;

/** What has happened, the newest at the end; as long as it may be, only what is seen is drawn. */
export function Log() {
  const { store } = useFight();
  const log = useStore(store.state, (fight) => fight.log);
  const entries = log.filter(({ events }) => events.length > 0);
  const list = useRef<HTMLDivElement>(null);
  const rows = useVirtualizer({
    count: entries.length,
    getScrollElement: () => list.current,
    estimateSize: () => ESTIMATE,
    getItemKey: (i) => entries[i]?.version ?? i,
    overscan: 8,
  });
  const following = useRef(true);
  useEffect(() => {
    if (following.current && entries.length > 0)
      rows.scrollToIndex(entries.length - 1, { align: 'end' });
  }, [entries.length, rows]);
  return (
    <section className="log" aria-labelledby="log">
      <h2 id="log" className="place">
        Log
      </h2>
      <div
        ref={list}
        className="lines"
        tabIndex={0}
        role="log"
        aria-labelledby="log"
        onScroll={({ currentTarget: { scrollTop, scrollHeight, clientHeight } }) => {
          following.current = scrollHeight - scrollTop - clientHeight < ESTIMATE * 2;
        }}
      >
        <div style={{ blockSize: rows.getTotalSize(), position: 'relative' }}>
          {rows.getVirtualItems().map(({ key, index, start }) => (
            <div
              key={key}
              data-index={index}
              ref={rows.measureElement}
              className="entry"
              style={{ transform: `translateY(${start}px)` }}
            >
              <LogLines entry={entries[index]} />
            </div>
          ))}
        </div>
      </div>
    </section>
  );
}
