import { randomId } from '#api/randomId.ts';
/** Channel between the tabs of a browser. */
export const badgesChannel = 'kinnari-badges';

/** Identifies this tab, which does not need to hear itself. */
const here = randomId();

/** Tells other tabs that what the badges count has changed here: a message was read, a reward was taken. */
export function tellOtherTabs(): void {
  const channel = new BroadcastChannel(badgesChannel);
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a BroadcastChannel has no target origin
  channel.postMessage({ changedBy: here });
  channel.close();
}

/** Calls `listener` when another tab has changed what the badges count. Returns an unsubscribe function. */
export function onChangedElsewhere(listener: () => void): () => void {
  const channel = new BroadcastChannel(badgesChannel);
  channel.addEventListener('message', ({ data }: MessageEvent<{ readonly changedBy?: unknown } | null>) => {
    if (typeof data?.changedBy === 'string' && data.changedBy !== here) listener();
  });
  return () => channel.close();
}
