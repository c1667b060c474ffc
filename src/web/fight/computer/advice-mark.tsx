import { Tooltip } from '@base-ui/react/tooltip';
import { useRef, useState } from 'react';
import { nameOf } from '../state/names.ts';
import type { Encounter } from '../state/seen.ts';
import type { Suggestion } from './advice.ts';
import { Reasons, signed } from './reasons.tsx';
import './computer.css';

interface Props {
  readonly encounter: Encounter;
  readonly suggestion: Suggestion;
  /** From 0 on. */
  readonly rank: number;
}

const RANKS = ['best', '2nd', '3rd'];

/** That an option is among the best, and by pointer, focus or tap, with which picks and why. */
export function AdviceMark({ encounter, suggestion, rank }: Props) {
  const [open, setOpen] = useState(false);
  // The popup stays in the landmark of its option, for who moves by landmarks with a screen reader.
  const place = useRef<HTMLSpanElement>(null);
  const { value, reasons } = suggestion;
  const { label } = suggestion.option;
  const words = RANKS[rank] ?? `${rank + 1}th`;
  const at = pickedNames(encounter, suggestion);
  const said = reasons.map(({ text }) => text).join(', ');
  return (
    <Tooltip.Root open={open} onOpenChange={setOpen}>
      <span ref={place}>
        <Tooltip.Trigger
          className="advice-mark"
          aria-label={`Advice: ${words} ${label}`}
          aria-description={[at, said].filter(Boolean).join(': ')}
          closeOnClick={false}
          onClick={() => {
            setOpen(true);
          }}
        >
          {words}
        </Tooltip.Trigger>
      </span>
      <Tooltip.Portal container={place}>
        <Tooltip.Positioner className="tooltip-place" sideOffset={6} positionMethod="fixed">
          <Tooltip.Popup className="tooltip advice-popup">
            <b>
              {label} {at} {signed(value)}
            </b>
            <Reasons reasons={reasons} isInert />
          </Tooltip.Popup>
        </Tooltip.Positioner>
      </Tooltip.Portal>
    </Tooltip.Root>
  );
}

/** Whom the computer would pick for it. */
function pickedNames(encounter: Encounter, { picks }: Suggestion): string {
  const names = picks.flatMap(({ combatantIds }) =>
    (combatantIds ?? []).map((id) => nameOf(encounter, id)),
  );
  return names.length > 0 ? `at ${new Intl.ListFormat('en').format(names)}` : '';
}
