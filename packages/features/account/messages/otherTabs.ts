/** Channel between the tabs of a browser. */
export const messagesChannel = 'kinnari-messages';

/** Identifies this tab, which does not need to hear itself. */
const here = crypto.randomUUID();

/** Tells other tabs that messages were read, marked or deleted here. */
export function tellOtherTabs(): void {
  const channel = new BroadcastChannel(messagesChannel);
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a BroadcastChannel has no target origin
  channel.postMessage({ changedBy: here });
  channel.close();
}

/** Calls `listener` when messages change in another tab. Returns an unsubscribe function. */
export function onChangedElsewhere(listener: () => void): () => void {
  const channel = new BroadcastChannel(messagesChannel);
  channel.addEventListener('message', ({ data }: MessageEvent<{ readonly changedBy?: unknown } | null>) => {
    if (typeof data?.changedBy === 'string' && data.changedBy !== here) listener();
  });
  return () => channel.close();
}
