/** Channel between the windows of a browser (LGN-13). */
const channelName = 'kinnari-session';

/** A session that a player has ended. */
export interface EndedSession {
  readonly token: string;
  /** The member's id; null while it is not known. */
  readonly member: string | null;
}

interface SignedOut extends EndedSession {
  readonly type: 'signedOut';
}

/** Tells other windows that a player has signed out. */
export function tellOtherWindows({ token, member }: EndedSession): void {
  const channel = new BroadcastChannel(channelName);
  const message: SignedOut = { type: 'signedOut', token, member };
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a BroadcastChannel has no target origin
  channel.postMessage(message);
  channel.close();
}

/** Calls `listener` with each session that a player ends in another window. Returns an unsubscribe function. */
export function onSignedOutElsewhere(listener: (ended: EndedSession) => void): () => void {
  const channel = new BroadcastChannel(channelName);
  channel.addEventListener('message', ({ data }: MessageEvent<Partial<SignedOut> | null>) => {
    if (data?.type !== 'signedOut' || typeof data.token !== 'string') return;
    listener({ token: data.token, member: typeof data.member === 'string' ? data.member : null });
  });
  return () => channel.close();
}
