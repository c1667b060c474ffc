import { Link } from 'wouter';

/** A link that leads nowhere: what is wrong with it, and the way back. */
export const DeadEnd = ({ message }: { readonly message: string }) => (
  <main className="dead-end">
    <div role="alert">
      <h1>{message}</h1>
    </div>
    <Link href="/" className="button primary">
      Go to my fights
    </Link>
  </main>
);
