import { useAccount } from './account.ts';
import { SignInButton } from './sign-in-button.tsx';
import { useSignInOffer } from './use-sign-in-offer.ts';

/** Where an account may open what a browser cannot: for who is not signed in. */
export function SignInHere() {
  const offer = useSignInOffer();
  const isOut = useAccount(({ kind }) => kind === 'OUT');
  return offer && isOut && <SignInButton />;
}
