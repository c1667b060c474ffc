import { Popover } from '@base-ui/react/popover';
import { useState } from 'react';
import { combatantOf } from '../state/names.ts';
import type { Encounter } from '../state/seen.ts';
import { useTourSeen } from './first-turn.ts';
import './tour.css';

interface Stop {
  /** What it is beside: the first of these that is seen. */
  readonly beside: readonly string[];
  readonly title: string;
  readonly text: (encounter: Encounter) => string;
}

const stops: readonly Stop[] = [
  {
    beside: ['.order .card.due', '.decider'],
    title: 'Whose turn it is',
    text: (encounter) =>
      `${deciderIn(encounter)} decides: the card here and the golden ring on the map say so. ${whomYouPlay(encounter)}`,
  },
  {
    beside: ['.hand .option', '.hand'],
    title: 'Your hand',
    text: () =>
      'Each card is something to do now, with what it costs and your best chance. Choose an attack.',
  },
  {
    beside: ['.token.target', '.token:not(.acting)', '.token'],
    title: 'The target',
    text: () =>
      'Whom you can aim at is marked on the map, with your chance to hit. Press one. Nothing happens before you confirm.',
  },
  {
    beside: ['.act-bar .confirm'],
    title: 'Confirm',
    text: () => 'This button does what you have chosen, and so does Enter. Undo takes it back.',
  },
  {
    beside: ['.act-bar .closing', '.act-bar'],
    title: 'End the turn',
    text: () =>
      'When nothing is left to do, end the turn here, or with E. What every mark means stands under “?”.',
  },
];

/** One after the other beside the real thing, which may be used meanwhile. */
export default function Callout({ encounter }: { readonly encounter: Encounter }) {
  const { set } = useTourSeen();
  const [index, go] = useState(0);
  const stop = stops[index];
  const end = (): void => {
    set(true);
  };
  if (!stop) return null;
  const isLast = index === stops.length - 1;
  return (
    <Popover.Root
      // Each finds its own place when it opens.
      key={index}
      open
      onOpenChange={(_, { reason }) => {
        // A press elsewhere tries out what is explained.
        if (reason === 'escape-key') end();
      }}
    >
      <Popover.Portal>
        <Popover.Positioner
          anchor={() => seenOf(stop.beside)}
          side="top"
          sideOffset={10}
          collisionPadding={8}
          positionMethod="fixed"
        >
          <Popover.Popup className="callout" initialFocus={false} finalFocus={false}>
            <Popover.Title>{stop.title}</Popover.Title>
            <Popover.Description>{stop.text(encounter)}</Popover.Description>
            <div className="row">
              <small className="muted grow">
                {index + 1} of {stops.length}
              </small>
              {!isLast && (
                <button type="button" onClick={end}>
                  Skip
                </button>
              )}
              <button
                type="button"
                className="primary"
                onClick={() => {
                  if (isLast) end();
                  else go(index + 1);
                }}
              >
                {isLast ? 'Done' : 'Next'}
              </button>
            </div>
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  );
}

function deciderIn(encounter: Encounter): string {
  const [due] = encounter.due;
  return combatantOf(encounter, due?.combatantId ?? null)?.name ?? 'The GM';
}

function whomYouPlay({ combatants }: Encounter): string {
  const computers = combatants.filter(({ playedByComputer }) => playedByComputer !== null);
  return computers.length > 0
    ? `You are the GM and play the heroes; the computer plays the ${computers[0]?.side ?? 'others'}.`
    : 'You are the GM and play everyone.';
}

const seenOf = (selectors: readonly string[]): Element | null => {
  const found = selectors.flatMap((selector) => [...document.querySelectorAll(selector)]);
  return found.find((element) => element.getClientRects().length > 0) ?? null;
};
