/** The page that others embed, at a server: it shows fights of that server, with the seats that it is given. */
import { showEmbedded } from './show-embedded.tsx';

showEmbedded();
