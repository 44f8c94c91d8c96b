import { fail, ok } from '#api/errors.ts';
import type { OfferedLanguage } from '#api/primitives.ts';
import { type OpenedWindow, openWindow } from '../shared/openExternal.ts';
import { safeAddress } from '../shared/safeAddress.ts';
import type { ThirdPartyAdapter } from './thirdParty.ts';

/** Of the provider's window. */
const shape = { width: 480, height: 640, name: 'kinnari-third-party' } as const;

/** The page answers on it: windows that the site opens cannot reach back to it. */
export const thirdPartyChannel = 'kinnari-third-party';

/** How often the window is looked after. It cannot tell that it was closed. */
const lookEveryMs = 400;

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
 * The sign-in as a page of the site's own origin, named by the deployment, which leads to the providers and comes back
 * from them: `?provider=`, `?state=`, `?lang=`. It answers on a channel of that origin
 * `{ type: 'thirdParty', state, idToken }`, or with `cancelled: true` instead of the token; an answer with another state
 * belongs to another window, or to nobody, and is not heard.
 */
export function createPageAdapter({
  address,
  language,
  origin = location.origin,
  open = openWindow,
  newState = () => crypto.randomUUID(),
  everyMs = lookEveryMs,
}: PageAdapterOptions): ThirdPartyAdapter {
  return {
    signIn(provider) {
      // Only a page of this origin can answer on a channel of it.
      const page = address === null ? null : safeAddress('returnTo', address, { origin });
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
      clearInterval(looking);
      channel.close();
      opened.close();
      resolve(answer);
    };
    const looking = setInterval(() => {
      if (opened.closed) end(fail('cancelled'));
    }, everyMs);
    channel.addEventListener('message', ({ data }: MessageEvent<Record<string, unknown> | null>) => {
      if (data?.['type'] !== 'thirdParty' || data['state'] !== state) return;
      const { idToken } = data;
      end(typeof idToken === 'string' && idToken !== '' ? ok(idToken) : fail('cancelled'));
    });
  });
}
