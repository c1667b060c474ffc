import type { SeatKind } from '../../../../client/index.ts';
import { IssueSeatDocument } from '../../../api/generated/brief.ts';
import { useDrawer } from '../../attention/drawer.ts';
import { useSeenAs } from '../../attention/seen-as.ts';
import { Refused, useRun } from '../../state/run.tsx';

interface Props {
  /** Whose view it is. */
  readonly name: string;
  readonly kind: SeatKind;
  readonly combatantIds: readonly string[];
}

/** Shows the table as a seat sees it, by a seat with the same combatants that is taken away afterwards. */
export function SeeAs({ name, kind, combatantIds }: Props) {
  const { run, refusal, sending } = useRun();
  const { lookAs } = useSeenAs();
  const { close } = useDrawer();
  const look = async (): Promise<void> => {
    const input = { kind, name: 'The GM looks on', combatantIds: [...combatantIds], days: 1 };
    const issued = await run(IssueSeatDocument, input);
    if (!issued) return;
    close();
    lookAs({ name, seatId: issued.seat.id, token: issued.token });
  };
  return (
    <>
      <button
        type="button"
        disabled={sending}
        aria-label={`See as ${name}`}
        onClick={() => void look()}
      >
        See as
      </button>
      <Refused refusal={refusal} />
    </>
  );
}
