import { type SubmitEvent, useState } from 'react';
import { useAccount } from '../api/account.ts';
import { Modal } from '../kit/modal.tsx';

/** Signs in and out, with a token of whoever vouches for accounts here. */
export function AccountButton() {
  const { token, signIn, signOut } = useAccount();
  const [isOpen, open] = useState(false);
  const [written, write] = useState('');
  if (token !== null)
    return (
      <button type="button" onClick={signOut}>
        Sign out
      </button>
    );
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    signIn(written.trim());
    write('');
    open(false);
  };
  return (
    <>
      <button
        type="button"
        onClick={() => {
          open(true);
        }}
      >
        Sign in
      </button>
      <Modal
        title="Sign in"
        open={isOpen}
        onClose={() => {
          open(false);
        }}
      >
        <form className="stacked" onSubmit={submit}>
          <p>
            With an account the same fights are there on every device. Nobody needs one unless this
            server asks for it: whoever runs it says where its accounts come from, and how to get a
            token.
          </p>
          <label>
            Token of your account
            <input
              required
              type="password"
              autoComplete="off"
              value={written}
              onChange={({ target: { value } }) => {
                write(value);
              }}
            />
          </label>
          <button className="primary">Sign in</button>
        </form>
      </Modal>
    </>
  );
}
