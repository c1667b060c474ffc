import { Popover } from '@base-ui/react/popover';
import { useDrawer } from '../attention/drawer.ts';
import { type QuickTarget, useQuickMenu } from '../attention/quick-menu.ts';
import { Conditions } from '../sheet/conditions.tsx';
import { useCatalogue, useSheet } from '../sheet/use-sheet.ts';
import type { Combatant } from '../state/seen.ts';
import { HideOrReveal } from './hide-or-reveal.tsx';
import { VitalsRow } from './vitals-row.tsx';
import './quick.css';

/** Pixels between a card and the menu. */
const GAP = 10;

interface Props {
  readonly target: QuickTarget;
  readonly combatant: Combatant;
  readonly ruleset: string;
}

/** Vitals, conditions and hiding in a small panel; what it does is a ruling, and can be undone. */
export default function QuickPopover({ target, combatant, ruleset }: Props) {
  const { close } = useQuickMenu();
  const { openSheet } = useDrawer();
  const whole = useSheet(combatant.id);
  const catalogue = useCatalogue();
  const { id, name, vitals } = combatant;
  return (
    <Popover.Root
      open
      onOpenChange={(isOpen) => {
        if (!isOpen) close();
      }}
    >
      <Popover.Portal>
        <Popover.Positioner
          anchor={() => anchorOf(target)}
          side="right"
          // Beside a token there may be another one in the same hex.
          sideOffset={({ anchor }) => (target.beside === 'TOKEN' ? anchor.width : GAP)}
        >
          <Popover.Popup className="quick-menu" initialFocus={target.takesFocus}>
            <div className="row">
              <Popover.Title className="grow">{name}</Popover.Title>
              <button
                type="button"
                onClick={() => {
                  close();
                  openSheet(id);
                }}
              >
                Sheet
              </button>
              <Popover.Close aria-label="Close">✕</Popover.Close>
            </div>
            {vitals.map((one) => (
              <VitalsRow
                key={one.label}
                combatantId={id}
                ruleset={ruleset}
                vitals={one}
                sheet={whole?.sheet ?? null}
              />
            ))}
            <Conditions
              combatant={combatant}
              whole={whole}
              catalogue={catalogue}
              ruleset={ruleset}
              mayChange
            />
            <HideOrReveal combatant={combatant} />
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  );
}

const places = { TOKEN: '.map .token', CARD: '.order .card' } as const;

const anchorOf = ({ combatantId, beside }: QuickTarget): Element | null =>
  document.querySelector(`${places[beside]}[data-id="${combatantId}"]`);
