import type { ReactNode } from 'react';
import { copied } from './key.ts';

/** A new item by what it names. */
export interface Pick {
  readonly label: string;
  readonly item: unknown;
}

interface Props {
  /** What each of them is called. */
  readonly label: string;
  readonly description: string | null | undefined;
  readonly items: readonly unknown[];
  /** Undefined where none is left of a list that may be left out. */
  readonly onChange: (items: readonly unknown[] | undefined) => void;
  readonly isRequired: boolean;
  /** How many there can be. */
  readonly most: number | undefined;
  /** What a new one begins with. */
  readonly empty: () => unknown;
  /** What else a new one may begin with, by what that is called. */
  readonly presets: Readonly<Record<string, object>>;
  /** Of a list whose items name something: all that they may name. */
  readonly picks: readonly Pick[];
  /** Draws the one of this number. */
  readonly item: (value: unknown, i: number, onChange: (next: unknown) => void) => ReactNode;
  /** What is wrong with the whole. */
  readonly children: ReactNode;
}

/** Several of the same, to which one is added and from which one is taken. */
export function ListOf(props: Props) {
  const { label, description, items, onChange, isRequired, most, empty, item, children } = props;
  const { presets, picks } = props;
  const isFull = most !== undefined && items.length >= most;
  const add = (one: unknown): void => {
    onChange([...items, one]);
  };
  return (
    <fieldset className={items.length > 0 ? 'wide' : 'narrow'}>
      <legend>{label}</legend>
      <small className="muted">{description}</small>
      {items.map((value, i) => (
        <div key={i} className="item">
          {item(value, i, (next) => {
            onChange(items.map((one, j) => (j === i ? next : one)));
          })}
          {isKeyed(value) && (
            <button
              type="button"
              aria-label={`Duplicate ${label} ${i + 1}`}
              disabled={isFull}
              onClick={() => {
                add(copied(value, items));
              }}
            >
              Duplicate
            </button>
          )}
          <button
            type="button"
            title="Remove"
            aria-label={`Remove ${label} ${i + 1}`}
            onClick={() => {
              const rest = items.filter((_, j) => j !== i);
              onChange(rest.length === 0 && !isRequired ? undefined : rest);
            }}
          >
            ✕
          </button>
        </div>
      ))}
      <div className="row">
        {picks.length > 0 && (
          <select
            aria-label={`Add to ${label.toLowerCase()}`}
            disabled={isFull}
            value=""
            onChange={({ target: { value } }) => {
              add(picks.find((pick) => pick.label === value)?.item);
            }}
          >
            <option value="">+ {label} …</option>
            {picks.map((pick) => (
              <option key={pick.label}>{pick.label}</option>
            ))}
          </select>
        )}
        {picks.length === 0 && (
          <button
            type="button"
            disabled={isFull}
            onClick={() => {
              add(empty());
            }}
          >
            + {label}
          </button>
        )}
        {Object.entries(presets).map(([name, preset]) => (
          <button
            key={name}
            type="button"
            className="preset"
            disabled={isFull}
            onClick={() => {
              add(copied(preset, items));
            }}
          >
            + {name}
          </button>
        ))}
      </div>
      {children}
    </fieldset>
  );
}

const isKeyed = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && 'key' in value;
