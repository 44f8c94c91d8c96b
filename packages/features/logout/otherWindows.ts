/** LGN-13: other tabs and windows that share the session, such as a game's or a tab that was duplicated. */
const channelName = 'kinnari-session';

interface SignedOut {
  readonly type: 'signedOut';
  /** Of no use any longer. Whoever has another session does not feel meant. */
  readonly token: string;
}

export function tellOtherWindows(token: string): void {
  const channel = new BroadcastChannel(channelName);
  const said: SignedOut = { type: 'signedOut', token };
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no target: it is its origin's own
  channel.postMessage(said);
  channel.close();
}

/** Calls back with the token of each session that ends elsewhere. Answers how to stop. */
export function onSignedOutElsewhere(listener: (token: string) => void): () => void {
  const channel = new BroadcastChannel(channelName);
  channel.addEventListener('message', ({ data }: MessageEvent<Partial<SignedOut> | null>) => {
    if (data?.type === 'signedOut' && typeof data.token === 'string') listener(data.token);
  });
  return () => channel.close();
}
