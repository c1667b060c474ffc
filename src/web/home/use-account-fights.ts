import { useCallback, useEffect, useRef, useState } from 'react';
import { MeDocument } from '../api/generated/whole.ts';
import { send } from '../api/api.ts';
import { messageOf } from '../api/command.ts';
import { useVisible } from '../kit/use-visible.ts';
import { type AccountFight, SHOWN, type Wanted, withNews } from './account-list.ts';
import { followAccount } from './follow-account.ts';

const PAGE = 10;

interface Page {
  readonly fights: readonly AccountFight[];
  /** After what the next page begins; null where there is none. */
  readonly next: string | null;
}

interface Listed extends Page {
  readonly trouble: string | null;
  readonly loadMore: () => void;
}

/** The fights of an account that are wanted, as they are now, as long as the page is looked at. */
export function useAccountFights(token: string, wanted: Wanted): Listed {
  const [page, setPage] = useState<Page>({ fights: [], next: null });
  const [trouble, setTrouble] = useState<string | null>(null);
  const isVisible = useVisible();
  const { shown, search } = wanted;
  const load = useCallback(
    async (after: string | null, signal?: AbortSignal): Promise<void> => {
      const asked = { first: PAGE, after, filter: SHOWN[shown], search: search || null };
      try {
        const { me } = await send(MeDocument, asked, token);
        if (signal?.aborted) return;
        const { nodes = [], pageInfo = null } = me?.encounters ?? {};
        const next = pageInfo?.hasNextPage ? (pageInfo.endCursor ?? null) : null;
        setPage(({ fights }) => ({ fights: after === null ? nodes : [...fights, ...nodes], next }));
        setTrouble(null);
      } catch (error) {
        if (!signal?.aborted) setTrouble(messageOf(error));
      }
    },
    [token, shown, search],
  );
  useEffect(() => {
    const outdated = new AbortController();
    void load(null, outdated.signal);
    return () => {
      outdated.abort();
    };
  }, [load]);
  // What is wanted may change while one stream goes on.
  const latest = useRef({ load, wanted });
  useEffect(() => {
    latest.current = { load, wanted };
  });
  useEffect(() => {
    if (!isVisible) return;
    const left = new AbortController();
    const { signal } = left;
    void followAccount({
      ...{ token, signal },
      onOpen: () => void latest.current.load(null, signal),
      onNews: (news) => {
        setPage(({ fights, next }) => ({
          fights: withNews(fights, news, latest.current.wanted),
          next,
        }));
      },
    });
    return () => {
      left.abort();
    };
  }, [isVisible, token]);
  return { ...page, trouble, loadMore: () => void load(page.next) };
}
