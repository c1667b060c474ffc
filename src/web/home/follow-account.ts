/** What happens to the fights of an account while its list is looked at. */
import { MeUpdatedDocument } from '../api/generated/whole.ts';
import { stream, Trouble } from '../api/api.ts';
import type { AccountNews } from './account-list.ts';
import { useNews } from './news.ts';

/** Milliseconds before a stream that was cut is opened again; each try doubles it. */
const [SHORTEST_PAUSE, LONGEST_PAUSE] = [500, 30_000];

interface Following {
  readonly token: string;
  readonly signal: AbortSignal;
  /** Whenever it is opened: what came before is read, not heard. */
  readonly onOpen: () => void;
  readonly onNews: (news: AccountNews) => void;
}

/** Goes on until `signal` ends it, or no account is signed in any more. */
export async function followAccount(following: Following): Promise<void> {
  const { token, signal, onOpen, onNews } = following;
  for (let pause = SHORTEST_PAUSE; !signal.aborted;) {
    try {
      const updates = stream(MeUpdatedDocument, {}, token, signal);
      // The request is sent by that.
      const first = updates.next();
      onOpen();
      for (let item = await first; !item.done; item = await updates.next()) {
        pause = SHORTEST_PAUSE;
        note(item.value.meUpdated);
        onNews(item.value.meUpdated);
      }
    } catch (error) {
      if (error instanceof Trouble && error.code === 'UNAUTHENTICATED') return;
      pause = Math.min(2 * pause, LONGEST_PAUSE);
    }
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
}

function note(news: AccountNews): void {
  if (news.__typename !== 'AccountEncounterChanged') return;
  const { id, version } = news.encounter;
  useNews.setState({ [id]: version });
}
