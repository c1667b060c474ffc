import { useEffect, useState } from 'react';
import type { SignInOffer } from '../headers.ts';
import { signInOffer } from './sign-in-offer.ts';

/** Null where no one can sign in, and until that is known. */
export function useSignInOffer(): SignInOffer | null {
  const [offer, setOffer] = useState<SignInOffer | null>(null);
  useEffect(() => {
    void signInOffer().then(setOffer);
  }, []);
  return offer;
}
