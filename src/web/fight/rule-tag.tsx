import { useState } from 'react';
import { Tooltip } from '@base-ui/react/tooltip';
import { NodeDocument } from '../api/generated/whole.ts';
import { useAsked } from './state/asked.ts';

/** The number of a rule; what it says is shown to whom the pointer or the focus rests on it, or who taps it. */
export function RuleTag({ id }: { readonly id: string }) {
  const [open, setOpen] = useState(false);
  const answer = useAsked(NodeDocument, { id }, open);
  const rule = answer?.node && 'title' in answer.node ? answer.node : null;
  const words = rule && `${rule.title}: ${rule.summary}`;
  return (
    <Tooltip.Root open={open} onOpenChange={setOpen}>
      <Tooltip.Trigger
        className="rule rule-tag"
        aria-description={words ?? undefined}
        closeOnClick={false}
        onClick={() => {
          setOpen(true);
        }}
      >
        {id}
      </Tooltip.Trigger>
      <Tooltip.Portal>
        <Tooltip.Positioner className="tooltip-place" sideOffset={6}>
          <Tooltip.Popup className="tooltip">{words ?? 'One moment …'}</Tooltip.Popup>
        </Tooltip.Positioner>
      </Tooltip.Portal>
    </Tooltip.Root>
  );
}
