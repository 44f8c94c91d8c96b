/** Channel between windows that share a session, such as a game window or a duplicated tab (LGN-13). */
const channelName = 'kinnari-session';

interface SignedOut {
  readonly type: 'signedOut';
  /** The ended session. Windows with another session ignore the message. */
  readonly token: string;
}

/** Tells other windows that the session of `token` has ended. */
export function tellOtherWindows(token: string): void {
  const channel = new BroadcastChannel(channelName);
  const message: SignedOut = { type: 'signedOut', token };
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a BroadcastChannel has no target origin
  channel.postMessage(message);
  channel.close();
}

/** Calls `listener` with the token of each session that another window ends. Returns an unsubscribe function. */
export function onSignedOutElsewhere(listener: (token: string) => void): () => void {
  const channel = new BroadcastChannel(channelName);
  channel.addEventListener('message', ({ data }: MessageEvent<Partial<SignedOut> | null>) => {
    if (data?.type === 'signedOut' && typeof data.token === 'string') listener(data.token);
  });
  return () => channel.close();
}
