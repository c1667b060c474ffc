import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { isEmbedded } from './embedded.ts';

interface Props {
  readonly message: string;
  /** Another way on than back. */
  readonly children?: ReactNode;
}

/** A link that leads nowhere: what is wrong with it, and the way back. */
export const DeadEnd = ({ message, children }: Props) => (
  <main className="dead-end">
    <div role="alert">
      <h1>{message}</h1>
    </div>
    {children}
    {!isEmbedded() && (
      <Link href="/" className="button primary">
        Go to my fights
      </Link>
    )}
  </main>
);
