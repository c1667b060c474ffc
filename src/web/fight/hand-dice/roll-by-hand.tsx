import { useStore } from 'zustand';
import { SetHandDiceDocument } from '../../api/generated/brief.ts';
import { useFight } from '../state/fight-context.ts';
import { Refused, useRun } from '../state/run.tsx';

/** Whether this seat rolls its dice by hand, where the table lets it. */
export function RollByHand() {
  const { store } = useFight();
  const seat = useStore(store.state, (fight) => fight.seat);
  const handDice = useStore(store.state, (fight) => fight.encounter?.handDice);
  const { run, refusal, sending } = useRun();
  const isLet = handDice === 'ALL_SEATS' || (handDice === 'GM' && seat?.kind === 'GM');
  if (!seat || seat.kind === 'SPECTATOR' || !isLet) return null;
  const set = async (byHand: boolean): Promise<void> => {
    if (await run(SetHandDiceDocument, { byHand }))
      store.state.setState({ seat: { ...seat, handDice: byHand } });
  };
  return (
    <small className="muted">
      <label>
        <input
          type="checkbox"
          checked={seat.handDice}
          disabled={sending}
          onChange={({ target }) => void set(target.checked)}
        />{' '}
        I roll dice by hand
      </label>
      <Refused refusal={refusal} />
    </small>
  );
}
