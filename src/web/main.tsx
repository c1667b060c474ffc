import { createRoot } from 'react-dom/client';
// First, so that what a place says of itself comes after what is common to all.
import './style/styles.ts';
import { arrive } from './account/account.ts';
import { App } from './app.tsx';
import { Boundary, Reload } from './kit/boundary.tsx';

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no #root');
arrive();
createRoot(root).render(
  <Boundary
    instead={
      <p className="closed" role="alert">
        This page could not be shown. <Reload />
      </p>
    }
  >
    <App />
  </Boundary>,
);
