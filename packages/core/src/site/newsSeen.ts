import { sessionStore } from '../data/storage.ts';

/** Who has seen the news in this tab: its visitor, or the member who signed in afterwards. */
export type NewsSeenBy = 'visitor' | 'member';

const key = 'newsSeen';

/** Reads who has seen the news since the tab opened or the last session ended; null when it was not shown yet. */
export function newsSeenBy(): NewsSeenBy | null {
  const by = sessionStore.get(key);
  return by === 'visitor' || by === 'member' ? by : null;
}

/** Keeps the news from opening by itself again in this session (NOT-02). */
export const markNewsSeen = (by: NewsSeenBy): void => sessionStore.set(key, by);
