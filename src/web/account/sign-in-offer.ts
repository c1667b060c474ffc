/** Whether and how this server's pages sign people in: asked for once, when it is needed first. */
import { isHere } from '../api/connection.ts';
import { SIGN_IN_PATH, type SignInOffer } from '../headers.ts';

let asked: Promise<SignInOffer | null> | null = null;

/** Null where no one can sign in, and as long as the server does not say so. */
export function signInOffer(): Promise<SignInOffer | null> {
  if (isHere()) return Promise.resolve(null);
  asked ??= fetched().catch(() => {
    asked = null;
    return null;
  });
  return asked;
}

async function fetched(): Promise<SignInOffer | null> {
  const response = await fetch(SIGN_IN_PATH);
  if (!response.ok) throw new Error(`${SIGN_IN_PATH}: ${response.status}`);
  return (await response.json()) as SignInOffer | null;
}
