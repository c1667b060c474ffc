import { useStore } from 'zustand';
import { useFight } from './fight-context.ts';
import type { LogEntry } from './fight.ts';
import './since.css';

/** Steps that are listed; of more, how many there are. */
const MAX_LISTED = 6;

/** What has happened after a version, a line for each step. */
export function Since({ seen }: { readonly seen: number }) {
  const { store } = useFight();
  const log = useStore(store.state, (fight) => fight.log);
  const lines = log.filter(({ version }) => version > seen).flatMap(lineOf);
  const more = lines.length - MAX_LISTED;
  if (lines.length === 0) return null;
  return (
    <ul className="since" aria-label="What has happened since">
      {more > 0 && <li className="muted">{more} earlier steps</li>}
      {lines.slice(-MAX_LISTED).map(({ version, text }) => (
        <li key={version}>{text}</li>
      ))}
    </ul>
  );
}

/** None of a step of which this seat sees nothing. */
function lineOf({ version, events }: LogEntry) {
  const [first] = events;
  const news = events.find(({ routine }) => !routine) ?? first;
  return news ? [{ version, text: news.text }] : [];
}
