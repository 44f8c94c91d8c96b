import { fail, ok } from '#api/errors.ts';
import type { OfferedLanguage } from '#api/primitives.ts';
import { randomId } from '#api/randomId.ts';
import { type OpenedWindow, openWindow } from '#core/security/openExternal.ts';
import { safeUrl } from '#core/security/safeUrl.ts';
import type { ThirdPartyAdapter } from './thirdParty.ts';

/** Size and name of the provider's window. */
const shape = { width: 480, height: 640, name: 'kinnari-third-party' } as const;

/** Channel on which the page answers. Windows that the site opens have no `opener`. */
export const thirdPartyChannel = 'kinnari-third-party';

/** How often to check whether the window was closed: closing fires no event. */
const pollEveryMs = 400;

export interface PageAdapterOptions {
  /** `thirdPartyUrl` of the deployment. */
  readonly address: string | null;
  readonly language: OfferedLanguage;
  readonly origin?: string;
  readonly open?: (place: typeof shape) => OpenedWindow | null;
  readonly newState?: () => string;
  readonly everyMs?: number;
}

/**
 * Adapter that opens a sign-in page of the site's own origin, named by the deployment, with `?provider=`, `?state=` and
 * `?lang=`. The page redirects to the provider and back, then posts `{ type: 'thirdParty', state, idToken }` on a
 * `BroadcastChannel`, or `cancelled: true` instead of the token. Messages with another state are ignored.
 */
export function createPageAdapter({
  address,
  language,
  origin = location.origin,
  open = openWindow,
  newState = randomId,
  everyMs = pollEveryMs,
}: PageAdapterOptions): ThirdPartyAdapter {
  return {
    signIn(provider) {
      // Only a page of this origin can use its channels.
      const page = address === null ? null : safeUrl('returnTo', address, { origin });
      if (page === null) return Promise.resolve(fail('unavailable'));
      const opened = open(shape);
      if (opened === null) return Promise.resolve(fail('blocked'));
      const state = newState();
      const answer = listen(state, opened, everyMs);
      page.searchParams.set('provider', provider);
      page.searchParams.set('state', state);
      page.searchParams.set('lang', language.toLowerCase());
      opened.go(page);
      return answer;
    },
  };
}

function listen(state: string, opened: OpenedWindow, everyMs: number): ReturnType<ThirdPartyAdapter['signIn']> {
  return new Promise((resolve) => {
    const channel = new BroadcastChannel(thirdPartyChannel);
    const end = (answer: Awaited<ReturnType<ThirdPartyAdapter['signIn']>>): void => {
      clearInterval(polling);
      channel.close();
      opened.close();
      resolve(answer);
    };
    const polling = setInterval(() => {
      if (opened.closed) end(fail('cancelled'));
    }, everyMs);
    channel.addEventListener('message', ({ data }: MessageEvent<Record<string, unknown> | null>) => {
      if (data?.['type'] !== 'thirdParty' || data['state'] !== state) return;
      const { idToken } = data;
      end(typeof idToken === 'string' && idToken !== '' ? ok(idToken) : fail('cancelled'));
    });
  });
}
