import { useEffect, useRef } from 'react';

interface Props {
  /** What would be done. */
  readonly label: string;
  readonly confirm: () => void;
  readonly cancel: () => void;
}

/** Asks before something is done on the map. Always at the upper edge of what is seen of it, where no panel grows. */
export function ConfirmOnMap({ label, confirm, cancel }: Props) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    button.current?.focus({ preventScroll: true });
  }, []);
  return (
    <div
      className="confirm-on-map"
      onClick={(event) => {
        event.stopPropagation();
      }}
      onPointerDown={(event) => {
        event.stopPropagation();
      }}
      onKeyDown={(event) => {
        if (event.key === 'Enter') event.stopPropagation();
        if (event.key !== 'Escape') return;
        event.stopPropagation();
        cancel();
      }}
    >
      <button ref={button} type="button" className="primary" onClick={confirm}>
        {label}
      </button>
      <button type="button" onClick={cancel}>
        Cancel
      </button>
    </div>
  );
}
