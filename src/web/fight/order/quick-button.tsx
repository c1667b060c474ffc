import { useQuickMenu } from '../attention/quick-menu.ts';
import { usePlay } from '../play/play-context.ts';
import type { Combatant } from '../state/seen.ts';

/** Opens the quick changes of a combatant beside its card. */
export function QuickButton({ combatant: { id, name } }: { readonly combatant: Combatant }) {
  const { isGm } = usePlay();
  const { open } = useQuickMenu();
  if (!isGm) return null;
  return (
    <button
      type="button"
      className="quick-button"
      // By keyboard it is opened on the map, so that a crowd takes no more presses of Tab.
      tabIndex={-1}
      aria-label={`Change ${name}`}
      aria-haspopup="dialog"
      title={`Change ${name}: vitals, conditions, hiding`}
      onClick={() => {
        open({ combatantId: id, beside: 'CARD', takesFocus: true });
      }}
    >
      ±
    </button>
  );
}
