import { useState } from 'react';
import { useStore } from 'zustand';
import { claimsOf } from '../../api/seats.ts';
import { copyText } from '../../kit/clipboard.ts';
import { type Memory, seatOf } from '../memory.ts';

/** Whose token the operations are sent with: of the seat that was opened here last, or pasted. */
export function SeatBar({ memory }: { readonly memory: Memory }) {
  const { token, encounterId, encounter } = useStore(memory);
  const setToken = (next: string) => {
    memory.setState(seatOf(next), true);
  };
  if (encounterId === undefined) return <TokenForm setToken={setToken} />;
  return (
    <header className="seat-bar">
      <span>
        Your seat: <b>{encounter?.name ?? encounterId}</b>
      </span>
      <CopyButton key={token} token={token} />
      <button onClick={setToken.bind(null, '')}>Leave</button>
    </header>
  );
}

function TokenForm({ setToken }: { readonly setToken: (token: string) => void }) {
  const [message, setMessage] = useState('No seat. Run CreateEncounter, or paste a token or link:');
  const enter = (form: FormData) => {
    // The token is a part of `Bearer <token>`, and of the link of a seat.
    const parts = (form.get('token') as string).split(/[\s/]/);
    const token = parts.find((part) => claimsOf(part) !== null);
    if (token === undefined) setMessage('That is not the token of a seat. Paste one:');
    else setToken(token);
  };
  return (
    <form className="seat-bar" action={enter}>
      <span role="status">{message}</span>
      <input name="token" type="password" aria-label="Seat token" autoComplete="off" required />
      <button>Take the seat</button>
    </form>
  );
}

/** The token is the only way back to the seat: closing the tab without it loses the seat. */
function CopyButton({ token }: { readonly token: string }) {
  const [copied, setCopied] = useState(false);
  const copy = async () => {
    setCopied(await copyText(token));
  };
  return <button onClick={() => void copy()}>{copied ? 'Copied' : 'Copy token'}</button>;
}
