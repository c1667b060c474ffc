import type { ReactNode } from 'react';
import { Link } from 'wouter';
import '../kit/form.css';
import './party.css';

interface Props {
  readonly title: string;
  readonly children: ReactNode;
}

/** A page about a party, with the way back to the first page. */
export const PartyFrame = ({ title, children }: Props) => (
  <div className="party">
    <header className="top-bar">
      <Link href="/" className="brand">
        <span aria-hidden>⬡</span> Sixbeat
      </Link>
      <h1>{title}</h1>
    </header>
    <main>{children}</main>
  </div>
);
