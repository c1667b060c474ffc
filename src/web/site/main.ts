/** The Table with its API in a worker of this browser: no server has part in it. */
import { registerSW } from 'virtual:pwa-register';
import { connectService } from '../../browser/client.ts';
import { connectTo } from '../api/connection.ts';
import { useNewVersion } from '../kit/new-version.tsx';
import { show } from '../show.tsx';
import { hereFrom } from './here.ts';

/** Where its script lies beside the page: see vite.site.config.ts. */
declare const SERVICE_WORKER: string;

/** Of the database; the page keeps sheets under another one. */
const NAME = 'sixbeat-fights';

function begin(): void {
  const opened = connectService(
    new Worker(new URL(SERVICE_WORKER, document.baseURI), { type: 'module' }),
    NAME,
  );
  connectTo({
    ...hereFrom(() => opened),
    mayBeDeleted: opened.then(
      ({ storage }) => storage === 'BEST_EFFORT',
      () => false,
    ),
  });
  show();
  const load = registerSW({
    onNeedRefresh: () => {
      useNewVersion.setState({ load: () => void load(true) });
    },
  });
}

// No header forbids others to frame it: what is kept here is shown in a window of its own alone.
if (window.top === window) begin();
else document.body.textContent = 'Sixbeat shows your fights in a window of its own alone.';
