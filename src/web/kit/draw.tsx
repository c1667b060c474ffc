import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { Boundary, Reload } from './boundary.tsx';

/**
 * Draws the page.
 *
 * @param what it shows: named where it fails
 */
export function draw(what: string, page: ReactNode): void {
  const root = document.getElementById('root');
  if (root === null) throw new Error('The page has no #root');
  createRoot(root).render(
    <Boundary
      instead={
        <p className="closed" role="alert">
          {what} could not be shown. <Reload />
        </p>
      }
    >
      {page}
    </Boundary>,
  );
}
