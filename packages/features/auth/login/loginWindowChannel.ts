const channelOf = (id: string): BroadcastChannel => new BroadcastChannel(`kinnari-login:${id}`);

export type LoginWindowMessage = { readonly type: 'loggedIn'; readonly token: string } | { readonly type: 'received' };

/** Opens the channel of a login window, and calls `onMessage` with what arrives (LGN-02g). */
export function openChannel(id: string, onMessage: (message: LoginWindowMessage | null) => void) {
  const channel = channelOf(id);
  channel.addEventListener('message', ({ data }: MessageEvent<LoginWindowMessage | null>) => onMessage(data));
  return {
    close: () => channel.close(),
    post(message: LoginWindowMessage): void {
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a BroadcastChannel has no target origin
      channel.postMessage(message);
    },
  };
}

/** Window side: sends the token. Resolves to false when the opener does not confirm within `timeoutMs`. */
export function handOver(id: string, token: string, timeoutMs = 2_000): Promise<boolean> {
  return new Promise((resolve) => {
    const end = (received: boolean): void => {
      clearTimeout(waiting);
      channel.close();
      resolve(received);
    };
    const waiting = setTimeout(() => end(false), timeoutMs);
    const channel = openChannel(id, (message) => {
      if (message?.type === 'received') end(true);
    });
    channel.post({ type: 'loggedIn', token });
  });
}
