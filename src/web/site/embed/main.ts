/**
 * The page that others embed, where no server is: it replays exported fights. Anyone's page may frame it, since files send no
 * headers: so it opens none of the fights that are kept in this browser.
 */
import { connectService } from '../../../browser/client.ts';
import { connectTo } from '../../api/connection.ts';
import { showEmbedded } from '../../embed/show-embedded.tsx';
import { hereFrom } from '../here.ts';
import { freshName } from './fresh-name.ts';

/** Where its script lies beside the first page: see vite.site.config.ts. */
declare const SERVICE_WORKER: string;

const open = async () => {
  const name = await freshName();
  const address = new URL(`../${SERVICE_WORKER}`, document.baseURI);
  return connectService(new Worker(address, { type: 'module' }), name);
};

// Frames that show nothing load no service.
let opened: ReturnType<typeof open> | undefined;
connectTo(hereFrom(() => (opened ??= open())));
showEmbedded();
