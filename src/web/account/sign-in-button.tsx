import { signIn } from './account.ts';

interface Props {
  readonly className?: string;
}

/** Leaves for the issuer's page, and comes back to this place. */
export const SignInButton = ({ className }: Props) => (
  <button
    type="button"
    className={className}
    onClick={() => {
      void signIn();
    }}
  >
    Sign in
  </button>
);
