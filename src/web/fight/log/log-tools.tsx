import { useState } from 'react';
import { copyText } from '../../kit/clipboard.ts';
import type { LogEntry } from '../state/fight.ts';
import { ReplayLink } from '../replay-link.tsx';
import type { Encounter } from '../state/seen.ts';
import { asMarkdown, type Filter, type Kind, KINDS } from './filter.ts';

interface Props {
  readonly encounter: Encounter;
  readonly filter: Filter;
  readonly setFilter: (filter: Filter) => void;
  /** Those that are shown. */
  readonly entries: readonly LogEntry[];
}

/** What is shown of the log, and a copy of it. */
export function LogTools({ encounter, filter, setFilter, entries }: Props) {
  const [copied, setCopied] = useState(false);
  const copy = async (): Promise<void> => {
    setCopied(await copyText(asMarkdown(entries)));
  };
  return (
    <div className="log-tools">
      <select
        aria-label="Which lines of the log"
        value={filter.kind}
        onChange={({ target }) => {
          setFilter({ ...filter, kind: target.value as Kind });
        }}
      >
        {Object.entries(KINDS).map(([kind, label]) => (
          <option key={kind} value={kind}>
            {label}
          </option>
        ))}
      </select>
      <select
        aria-label="Of whom"
        value={filter.name ?? ''}
        onChange={({ target }) => {
          setFilter({ ...filter, name: target.value || null });
        }}
      >
        <option value="">Everyone</option>
        {encounter.combatants.map(({ id, name }) => (
          <option key={id}>{name}</option>
        ))}
      </select>
      <button
        type="button"
        title="Copy as Markdown"
        onClick={() => {
          void copy();
        }}
      >
        {copied ? 'Copied' : 'Copy'}
      </button>
      <ReplayLink />
    </div>
  );
}
