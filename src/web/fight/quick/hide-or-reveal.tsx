import { HideCombatantsDocument, RevealCombatantsDocument } from '../../api/generated/brief.ts';
import { useRuling } from '../sheet/reason.tsx';
import { Refused } from '../state/run.tsx';
import type { Combatant } from '../state/seen.ts';

/** Takes a combatant from the table's sight, or shows it. */
export function HideOrReveal({ combatant: { id, hidden } }: { readonly combatant: Combatant }) {
  const { run, reason, refusal, sending } = useRuling();
  return (
    <>
      <button
        type="button"
        disabled={sending}
        onClick={() => {
          const combatantIds = [id];
          if (hidden) void run(RevealCombatantsDocument, { combatantIds });
          else void run(HideCombatantsDocument, { combatantIds, reason });
        }}
      >
        {hidden ? 'Reveal' : 'Hide'}
      </button>
      <Refused refusal={refusal} />
    </>
  );
}
