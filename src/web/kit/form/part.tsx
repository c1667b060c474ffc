import type { ReactNode } from 'react';

interface Props {
  readonly label: string;
  readonly description: string | null | undefined;
  readonly isThere: boolean;
  readonly isRequired: boolean;
  readonly onAdd: () => void;
  readonly onRemove: () => void;
  /** Its fields. */
  readonly children: ReactNode;
}

/** A part with fields of its own; one that may be left out is added and taken away. */
export function Part(props: Props) {
  const { label, description, isThere, isRequired, onAdd, onRemove, children } = props;
  return (
    <fieldset className={isThere ? 'wide' : 'narrow'}>
      <legend>{label}</legend>
      <small className="muted">{description}</small>
      {isThere ? (
        children
      ) : (
        <button type="button" onClick={onAdd}>
          + {label}
        </button>
      )}
      {isThere && !isRequired && (
        <button type="button" onClick={onRemove}>
          Remove {label.toLowerCase()}
        </button>
      )}
    </fieldset>
  );
}
