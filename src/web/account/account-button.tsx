import { useEffect, useState } from 'react';
import { MeDocument } from '../api/generated/whole.ts';
import { send } from '../api/api.ts';
import { accountToken, signOut, useAccount } from './account.ts';
import { SignInButton } from './sign-in-button.tsx';
import { useSignInOffer } from './use-sign-in-offer.ts';

/** Signs in and out, where the server has accounts. */
export function AccountButton() {
  const offer = useSignInOffer();
  const standing = useAccount();
  if (standing.kind === 'IN') return <SignedIn />;
  const why = standing.kind === 'OUT' ? standing.why : null;
  return (
    <>
      {why !== null && (
        <small role="alert" className="expired">
          {why}
        </small>
      )}
      {offer && <SignInButton />}
    </>
  );
}

function SignedIn() {
  const name = useAccountName();
  return (
    <>
      {name !== null && <small className="muted account-name">{name}</small>}
      <button
        type="button"
        onClick={() => {
          void signOut();
        }}
      >
        Sign out
      </button>
    </>
  );
}

/** Null where its token has none, and until it is known. */
function useAccountName(): string | null {
  const [name, setName] = useState<string | null>(null);
  useEffect(() => {
    send(MeDocument, { first: 1 }, accountToken()).then(
      ({ me }) => {
        setName(me?.name ?? null);
      },
      // It is only a name; what is wrong with the account is said where its fights are.
      () => undefined,
    );
  }, []);
  return name;
}
