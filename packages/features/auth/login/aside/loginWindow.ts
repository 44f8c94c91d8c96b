import type { OpenedWindow } from '#core/security/openExternal.ts';
import { openChannel } from '../loginWindowChannel.ts';

/**
 * The login in its own browser window (RT-02b, LGN-02g). The window passes the token to its opener over a `BroadcastChannel`:
 * other origins cannot listen, game and chat frames have an opaque origin, and the token never appears in a URL. Each
 * window has a channel with a random name, so that other tabs of the site cannot listen either.
 */
export const loginWindow = { width: 1300, height: 900, name: 'kinnari-login' } as const;

/** Whether the screen is large enough for the window. */
export const fitsScreen = ({ availWidth, availHeight }: Pick<Screen, 'availWidth' | 'availHeight'>): boolean =>
  availWidth >= loginWindow.width && availHeight >= loginWindow.height * 0.75;

/** How often the opener checks whether the window was closed: closing fires no event. */
const pollEveryMs = 400;

/** Opener side: resolves to the token, or to null when the player closes the window or `signal` aborts. */
export function awaitLogin(
  id: string,
  opened: Pick<OpenedWindow, 'close' | 'closed'>,
  signal: AbortSignal,
  everyMs = pollEveryMs,
): Promise<string | null> {
  return new Promise((resolve) => {
    const end = (token: string | null): void => {
      clearInterval(polling);
      channel.close();
      resolve(token);
    };
    const polling = setInterval(() => {
      if (opened.closed) end(null);
    }, everyMs);
    signal.addEventListener('abort', () => end(null), { once: true });
    const channel = openChannel(id, (message) => {
      if (message?.type !== 'loggedIn' || typeof message.token !== 'string' || message.token === '') return;
      channel.post({ type: 'received' });
      opened.close();
      end(message.token);
    });
  });
}
