import { type SubmitEvent, useState } from 'react';
import { useLocation } from 'wouter';
import { placeOf } from '../kit/invite.ts';

/** For who was sent a link and has this page open already. */
export function InviteField() {
  const [, go] = useLocation();
  const [written, write] = useState('');
  const place = placeOf(written);
  const open = (event: SubmitEvent): void => {
    event.preventDefault();
    if (place !== null) go(place);
  };
  return (
    <form className="row invite-field" onSubmit={open}>
      <input
        className="grow"
        aria-label="An invite link"
        placeholder="or paste an invite link"
        value={written}
        onChange={({ target: { value } }) => {
          write(value);
        }}
      />
      <button disabled={place === null}>Join</button>
    </form>
  );
}
