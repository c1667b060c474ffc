import { isEmbedded } from '../kit/embedded.ts';
import { useAccount } from './account.ts';
import { SignInButton } from './sign-in-button.tsx';
import { useSignInOffer } from './use-sign-in-offer.ts';

/** Where an account may open what a browser cannot: for who is not signed in. */
export const SignInHere = () => (isEmbedded() ? null : <SignIn />);

function SignIn() {
  const offer = useSignInOffer();
  const isOut = useAccount(({ kind }) => kind === 'OUT');
  return offer && isOut && <SignInButton />;
}
