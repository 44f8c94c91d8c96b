import type { OpenedWindow } from '../../shared/openExternal.ts';

/**
 * The login in a window of its own (LGN-02g). It tells who opened it over a channel of the same origin: no other site can
 * listen, games and chats run in frames without an origin, and neither the token nor anything like it is ever in an
 * address. The channel's name is made anew for each window, so that other tabs of the site do not hear it either.
 */
export const loginWindow = { width: 1300, height: 900, name: 'kinnari-login' } as const;

/** In the window's address: it says which channel to speak on, and opens nothing. */
export const windowParameter = 'window';

const channelOf = (id: string): BroadcastChannel => new BroadcastChannel(`kinnari-login:${id}`);

type Said = { readonly type: 'loggedIn'; readonly token: string } | { readonly type: 'received' };

/** Is there room for such a window beside the one in use, and a pointer to handle it with? */
export const hasRoom = ({ availWidth, availHeight }: Pick<Screen, 'availWidth' | 'availHeight'>): boolean =>
  availWidth >= loginWindow.width && availHeight >= loginWindow.height * 0.75;

/** How often the window is looked after. It cannot tell that it was closed. */
const lookEveryMs = 400;

/** The opener's side: the token, or null when the player has closed the window. */
export function awaitLogin(
  id: string,
  opened: Pick<OpenedWindow, 'close' | 'closed'>,
  signal: AbortSignal,
  everyMs = lookEveryMs,
): Promise<string | null> {
  return new Promise((resolve) => {
    const channel = channelOf(id);
    const end = (token: string | null): void => {
      clearInterval(looking);
      channel.close();
      resolve(token);
    };
    const looking = setInterval(() => {
      if (opened.closed) end(null);
    }, everyMs);
    signal.addEventListener('abort', () => end(null), { once: true });
    channel.addEventListener('message', ({ data }: MessageEvent<Said>) => {
      if (data?.type !== 'loggedIn' || typeof data.token !== 'string' || data.token === '') return;
      say(channel, { type: 'received' });
      opened.close();
      end(data.token);
    });
  });
}

/** The window's side: hands the token over. False when nobody is there any longer to take it. */
export function handOver(id: string, token: string, patienceMs = 2_000): Promise<boolean> {
  return new Promise((resolve) => {
    const channel = channelOf(id);
    const end = (taken: boolean): void => {
      clearTimeout(waiting);
      channel.close();
      resolve(taken);
    };
    const waiting = setTimeout(() => end(false), patienceMs);
    channel.addEventListener('message', ({ data }: MessageEvent<Said>) => {
      if (data?.type === 'received') end(true);
    });
    say(channel, { type: 'loggedIn', token });
  });
}

function say(channel: BroadcastChannel, said: Said): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no target: it is its origin's own
  channel.postMessage(said);
}
