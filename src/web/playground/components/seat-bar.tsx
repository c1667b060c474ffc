import { type SubmitEvent, useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import type { Problem } from '../client.ts';
import type { Table } from '../table.ts';

/** Where this browser tab sits: taken over from the answer that opened an encounter, or pasted. */
export function SeatBar({ table, look }: { table: Table; look: () => Promise<Problem | null> }) {
  const {
    token: held,
    seat,
    encounter,
    rejected,
  } = useSyncExternalStore(table.subscribe, () => table.state);
  const [changing, setChanging] = useState(false);
  const [mistake, setMistake] = useState('');
  const [unseen, setUnseen] = useState<Problem | null>(null);

  const lookAround = useCallback(() => {
    void look().then(setUnseen);
  }, [look]);
  useEffect(lookAround, [lookAround]);

  const take = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const pasted = new FormData(event.currentTarget).get('token');
    const token = typeof pasted === 'string' ? pasted.trim().replace(/^Bearer +/i, '') : '';
    const taken = table.sit(token);
    setMistake(taken ? '' : 'That is not the token of a seat.');
    if (!taken) return;
    setChanging(false);
    lookAround();
  };

  const alert =
    mistake ||
    (rejected !== null && `${rejected} Leave, or change to a seat with another token.`) ||
    // As long as nothing else has shown the encounter since.
    (held !== null && encounter === null && unseen?.message);

  return (
    <header className="seat-bar">
      <strong>Sixbeat</strong>
      {held === null ? (
        <span>No seat. Run CreateEncounter, or paste the token of a seat:</span>
      ) : (
        <span>
          Seat: {titleOf(seat)} of <b>{encounter?.name ?? '…'}</b>
        </span>
      )}
      {(held === null || changing) && (
        <form onSubmit={take}>
          <input
            name="token"
            type="password"
            aria-label="Seat token"
            autoComplete="off"
            required
            autoFocus={changing}
          />
          <button>Sit down</button>
        </form>
      )}
      {held !== null && (
        <>
          <button
            onClick={() => {
              setChanging(!changing);
            }}
          >
            {changing ? 'Stay' : 'Change'}
          </button>
          <CopyButton token={held} />
          <button
            onClick={() => {
              table.leave();
              setChanging(false);
            }}
          >
            Leave
          </button>
        </>
      )}
      {alert && <span role="alert">{alert}</span>}
    </header>
  );
}

/** The token is the only way back to the table: closing the tab without it loses the seat. */
function CopyButton({ token }: { token: string }) {
  const [copied, setCopied] = useState(false);
  const copy = async () => {
    await navigator.clipboard.writeText(token);
    setCopied(true);
  };
  return <button onClick={() => void copy()}>{copied ? 'Copied' : 'Copy token'}</button>;
}

function titleOf(seat: Table['state']['seat']): string {
  if (seat === null) return '…';
  const kind = seat.kind === 'GM' ? 'GM' : seat.kind.toLowerCase();
  return seat.name === kind ? kind : `${seat.name}, ${kind}`;
}
