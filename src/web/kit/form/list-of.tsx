import type { ReactNode } from 'react';

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
  /** Draws the one of this number. */
  readonly item: (value: unknown, i: number, onChange: (next: unknown) => void) => ReactNode;
  /** What is wrong with the whole. */
  readonly children: ReactNode;
}

/** Several of the same, to which one is added and from which one is taken. */
export function ListOf(props: Props) {
  const { label, description, items, onChange, isRequired, most, empty, item, children } = props;
  return (
    <fieldset className="wide">
      <legend>{label}</legend>
      <small className="muted">{description}</small>
      {items.map((value, i) => (
        <div key={i} className="item">
          {item(value, i, (next) => {
            onChange(items.map((one, j) => (j === i ? next : one)));
          })}
          <button
            type="button"
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
      <button
        type="button"
        disabled={most !== undefined && items.length >= most}
        onClick={() => {
          onChange([...items, empty()]);
        }}
      >
        + {label}
      </button>
      {children}
    </fieldset>
  );
}
