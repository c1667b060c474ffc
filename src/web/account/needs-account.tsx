import { useAccount } from './account.ts';
import { SignInButton } from './sign-in-button.tsx';
import { useSignInOffer } from './use-sign-in-offer.ts';

/** What an account is for, to who has not signed in, on a server that opens fights for accounts alone. */
export function NeedsAccount() {
  const offer = useSignInOffer();
  const isOut = useAccount(({ kind }) => kind === 'OUT');
  if (!offer?.isNeeded || !isOut) return null;
  return (
    <p className="needs-account">
      To open a fight here you need an account. It shows your fights on all your devices.
      <SignInButton />
    </p>
  );
}
