import { type SubmitEvent, useState } from 'react';
import { MeDocument } from '../../client/index.ts';
import { useAccount } from '../api/account.ts';
import { send, Trouble } from '../api/api.ts';
import { messageOf } from '../api/command.ts';
import { Modal } from '../kit/modal.tsx';

/** Signs in and out, with a token of the issuer that the server's operator has chosen. */
export function AccountButton() {
  const { token, hasExpired, signOut } = useAccount();
  const [isOpen, open] = useState(false);
  if (token !== null)
    return (
      <button type="button" onClick={signOut}>
        Sign out
      </button>
    );
  const close = (): void => {
    open(false);
  };
  return (
    <>
      {hasExpired && (
        <small role="alert" className="expired">
          Your token has expired. Sign in again.
        </small>
      )}
      <button
        type="button"
        onClick={() => {
          open(true);
        }}
      >
        Sign in
      </button>
      <Modal title="Sign in" open={isOpen} onClose={close}>
        <SignInForm onDone={close} />
      </Modal>
    </>
  );
}

function SignInForm({ onDone }: { readonly onDone: () => void }) {
  const { signIn } = useAccount();
  const [written, write] = useState('');
  const [refusal, setRefusal] = useState<string | null>(null);
  const [isAsking, setAsking] = useState(false);
  const submit = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault();
    const token = written.trim();
    setAsking(true);
    const why = await refusalOf(token);
    setAsking(false);
    setRefusal(why);
    if (why !== null) return;
    signIn(token);
    onDone();
  };
  return (
    <form className="stacked" onSubmit={(event) => void submit(event)}>
      <p>
        With an account you find the same fights on every device. You need one only if this server
        asks for it. Its operator says where to get a token.
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
      {refusal !== null && (
        <p className="refusal" role="alert">
          {refusal}
        </p>
      )}
      <button className="primary" disabled={isAsking}>
        Sign in
      </button>
    </form>
  );
}

const NOT_ACCEPTED =
  'This server does not accept the token. Check that it is whole and has not expired.';

/** A JSON Web Token; a header takes no other characters. */
const TOKEN = /^[\w-]+\.[\w-]+\.[\w-]+$/;

/** Why the server takes a token for that of no account; null if it is one. */
async function refusalOf(token: string): Promise<string | null> {
  if (!TOKEN.test(token)) return NOT_ACCEPTED;
  try {
    const { me } = await send(MeDocument, { first: 1 }, token);
    return me ? null : 'This is the token of a seat. Open its link instead.';
  } catch (error) {
    const isRefused = error instanceof Trouble && error.code === 'UNAUTHENTICATED';
    return isRefused ? NOT_ACCEPTED : messageOf(error);
  }
}
