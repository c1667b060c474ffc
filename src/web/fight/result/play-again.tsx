import { useState } from 'react';
import { useLocation } from 'wouter';
import { SetStandingOrdersDocument } from '../../api/generated/brief.ts';
import { DuplicateEncounterDocument } from '../../api/generated/whole.ts';
import { command, type Refusal } from '../../api/command.ts';
import { ordersOf, playerOf } from '../computer/player.ts';
import { useFight } from '../state/fight-context.ts';
import { Refused, useRun } from '../state/run.tsx';
import type { Encounter } from '../state/seen.ts';

/** The same fight once more, from before its first round: whom the computer played it plays again. */
export function PlayAgain({ encounter }: { readonly encounter: Encounter }) {
  const { seats } = useFight();
  const { run, refusal, sending } = useRun();
  const [notPlayed, setNotPlayed] = useState<Refusal | null>(null);
  const [, go] = useLocation();
  const { name, ruleset, combatants } = encounter;
  const playAgain = async (): Promise<void> => {
    const copy = await run(DuplicateEncounterDocument, {});
    if (!copy) return;
    const { token, encounter: fresh } = copy;
    seats.holdFirst({ encounterId: fresh.id, token, name, ruleset });
    for (const { id: combatantId, name: called, side } of fresh.combatants) {
      const before = combatants.find((one) => one.name === called && one.side === side);
      if (!before?.playedByComputer) continue;
      const orders = ordersOf(playerOf(before.playedByComputer));
      const input = { encounterId: fresh.id, combatantId, ...orders };
      const given = await command(SetStandingOrdersDocument, input, token);
      if (!given.done) {
        setNotPlayed(given.refusal);
        return;
      }
    }
    go(`/fight/${fresh.id}`);
  };
  return (
    <>
      <button
        type="button"
        className="primary"
        disabled={sending}
        title="Opens a new fight as this one was before its first round"
        onClick={() => void playAgain()}
      >
        Play again
      </button>
      <Refused refusal={refusal ?? notPlayed} />
    </>
  );
}
