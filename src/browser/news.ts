/** News between the tabs of one browser. */
import type { News, NewsChannel } from '../app/follow/news.ts';

export interface TabNews extends NewsChannel {
  readonly close: () => void;
}

/** @param name of what they are about: that of the database. Only pages of the same site can send any. */
export function tabNews(name: string): TabNews {
  const channel = new BroadcastChannel(name);
  return {
    send: (news) => {
      channel.postMessage(news);
    },
    onNews: (listener) => {
      channel.onmessage = ({ data }: MessageEvent<News>) => {
        listener(data);
      };
    },
    isUp: () => true,
    close: () => {
      channel.close();
    },
  };
}
