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

/**
 * Calls `listener` when another tab has changed what the badges count. Returns an unsubscribe function. A page that waits in the
 * back/forward cache is thrown away by a message to an open channel, so it has none, and asks when it is back.
 */
export function onChangedElsewhere(listener: () => void): () => void {
  let channel = listen();
  const back = ({ persisted }: PageTransitionEvent): void => {
    if (!persisted) return;
    channel = listen();
    listener();
  };
  const close = (): void => channel.close();
  addEventListener('pagehide', close);
  addEventListener('pageshow', back);
  return () => {
    close();
    removeEventListener('pagehide', close);
    removeEventListener('pageshow', back);
  };

  function listen(): BroadcastChannel {
    const opened = new BroadcastChannel(badgesChannel);
    opened.addEventListener('message', ({ data }: MessageEvent<{ readonly changedBy?: unknown } | null>) => {
      if (typeof data?.changedBy === 'string' && data.changedBy !== here) listener();
    });
    return opened;
  }
}
