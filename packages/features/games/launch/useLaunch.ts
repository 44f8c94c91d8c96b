import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Client } from '#api/client.ts';
import type { Result } from '#api/errors.ts';
import { gameLaunch, gameLaunchFB, gamePractice, gameVendorType } from '#api/launch.ts';
import type { OutputOf } from '#api/operation.ts';
import { type OfferedLanguage, siteConstants } from '#api/primitives.ts';
import { rememberLobbyVendor } from '#core/catalogue/lobbyVendor.ts';
import { usePlatform, useSession } from '#core/data/platform.tsx';
import { sessionStore } from '#core/data/storage.ts';
import { useLanguage } from '#core/i18n/language.ts';
import { useNavigate } from '#core/routing/router.ts';
import { allowedHosts } from '#core/security/hosts.ts';
import type { OpenedWindow } from '#core/security/openExternal.ts';
import { safeUrl } from '#core/security/safeUrl.ts';
import { useSite } from '#core/site/site.ts';
import { isOneHost } from '#ui/theme/allowedHost.ts';
import { type GameUrl, type HostProbe, findGameUrl } from './gameHost.ts';
import {
  type LaunchPage,
  type LaunchTarget,
  type NamedTarget,
  frameSandbox,
  launchInput,
  playedElsewhere,
} from './launch.model.ts';
import type { LaunchScreenProps, LaunchState } from './launch.types.ts';

/** What `useLaunch` launches, and how. */
export interface LaunchRequest {
  readonly page: LaunchPage;
  readonly target: NamedTarget | null;
  readonly practice: boolean;
  /** Where the game's own exit leads: a path of this site. */
  readonly backHref: string;
  /** True while the launch has to wait, with the state `opening`. */
  readonly held: boolean;
  /** How long the frame may load before another attempt is offered, in ms. */
  readonly slowAfterMs: number;
  readonly probe: HostProbe;
}

type Launch = Pick<LaunchScreenProps, 'launch' | 'onLoaded' | 'onReload' | 'onOtherHost' | 'onOwnWindow'>;

/** Launches a game once, and again on request. Aborts on unmount. */
export function useLaunch({ page, target, practice, backHref, held, slowAfterMs, probe }: LaunchRequest): Launch {
  const { client, deployment } = usePlatform();
  const session = useSession();
  const language = useLanguage();
  const navigate = useNavigate();
  const site = useSite();
  const [state, setState] = useState<LaunchState>({ status: 'opening' });
  const [attempt, setAttempt] = useState(1);
  const [frame, setFrame] = useState<'loading' | 'loaded' | 'slow'>('loading');
  const hostFailed = useRef(false);
  const ownWindow = useRef<OpenedWindow>(null);
  const lastRequest = useRef('');

  /** Resolves the game's URL. The session keeps its host until that fails, and then keeps the next one. */
  const find = async (content: string, signal: AbortSignal): Promise<GameUrl> => {
    const { origin } = location;
    const named = site.status === 'ready' ? allowedHosts(site.value.launchGameCDNs, deployment.gameHosts) : [];
    // CON-02: falls back to the deployment's hosts. Our own host would only frame this site again.
    const hosts = named.length > 0 ? named : deployment.gameHosts.filter(isOneHost);
    const skip = hostFailed.current;
    hostFailed.current = false;
    const resolveUrl = (url: string) => safeUrl('game', url, { origin, game: deployment.gameHosts });
    const chosen = sessionStore.get('launchHost');
    const choice = { hosts, chosen, chance: Math.random(), skip, resolveUrl, origin, probe };
    const found = await findGameUrl(content, choice, signal);
    if (typeof found !== 'string') sessionStore.set('launchHost', found.host);
    return found;
  };
  const again = (): void => setAttempt((count) => count + 1);
  const onOtherHost = (): void => {
    hostFailed.current = true;
    again();
  };

  /** The address in the frame may serve once only, so the window gets another one. */
  const onOwnWindow = (opened: OpenedWindow): void => {
    ownWindow.current = opened;
    again();
  };

  const launch = useEffectEvent(async (signal: AbortSignal): Promise<LaunchState> => {
    const incomplete = { status: 'impossible', reason: 'incomplete' } as const;
    if (target === null) return incomplete;
    const typed = await withType(client, target, signal);
    if (!typed.ok) return { status: 'failed', error: typed.error, retry: again };
    if (typed.value === null) return incomplete;
    const elsewhere = practice ? null : playedElsewhere(page, typed.value, backHref);
    if (elsewhere && !signal.aborted) {
      if (typed.value.gameType === 'RNG') rememberLobbyVendor(typed.value.vassalage);
      void navigate(elsewhere, { replace: true });
      return { status: 'opening' };
    }
    // Absolute, because the game runs on another host.
    const backUrl = new URL(backHref, location.origin).href;
    const result = await call(client, { page, target: typed.value, practice }, { language, backUrl }, signal);
    if (!result.ok) {
      const { error } = result;
      const off = practice && error.kind === 'refused' && error.code === 'operation_not_allowed';
      return off ? { status: 'impossible', reason: 'practiceOff' } : { status: 'failed', error, retry: again };
    }
    const found = await find(result.value.content, signal);
    if (typeof found === 'string') return { status: 'impossible', reason: found, retry: again };
    if (ownWindow.current && !signal.aborted) {
      ownWindow.current.go(found.url);
      ownWindow.current = null;
      return { status: 'window', name: result.value.gameName };
    }
    const sandbox = frameSandbox(found.url, location.origin);
    return { status: 'open', name: result.value.gameName, url: found.url.href, sandbox, attempt, slow: false };
  });

  const request = JSON.stringify([page, target, practice]);
  // Without a session the site redirects to the login. The site info names the hosts, so the launch waits for it.
  const possible = !held && (((practice || session !== null) && site.status !== 'loading') || target === null);
  useEffect(() => {
    if (!possible) return undefined;
    const controller = new AbortController();
    const same = lastRequest.current === request;
    lastRequest.current = request;
    setState((current) => (same && 'retry' in current ? { ...current, refreshing: true } : { status: 'opening' }));
    setFrame('loading');
    void launch(controller.signal).then((next) => {
      if (controller.signal.aborted) return;
      // Nothing came for it.
      ownWindow.current?.close();
      ownWindow.current = null;
      setState(next);
    });
    return () => controller.abort();
  }, [request, possible, attempt]);

  const frameLoading = state.status === 'open' && frame === 'loading';
  useEffect(() => {
    if (!frameLoading) return undefined;
    const timer = setTimeout(() => setFrame('slow'), slowAfterMs);
    return () => clearTimeout(timer);
  }, [frameLoading, slowAfterMs]);

  return {
    launch: state.status === 'open' ? { ...state, slow: frame === 'slow' } : state,
    onLoaded: () => setFrame('loaded'),
    onOtherHost,
    onReload: again,
    // A game of our own origin would find the session there.
    onOwnWindow: state.status === 'open' && new URL(state.url).origin !== location.origin ? onOwnWindow : null,
  };
}

/** Asks the platform for the game type when the target names the vendor alone. Null for an unknown vendor. */
async function withType(
  client: Client,
  target: NamedTarget,
  signal: AbortSignal,
): Promise<Result<LaunchTarget | null>> {
  const { gameType, ...rest } = target;
  if (gameType !== undefined) return { ok: true, value: { ...rest, gameType } };
  const answer = await client.call(gameVendorType, { vassalage: target.vassalage }, { signal });
  if (!answer.ok) return answer;
  const [first] = answer.value.gameTypes;
  return { ok: true, value: first === undefined ? null : { ...rest, gameType: first } };
}

/** Calls the launch operation that fits the page and the mode. */
function call(
  client: Client,
  { page, target, practice }: { page: LaunchPage; target: LaunchTarget; practice: boolean },
  context: { readonly language: OfferedLanguage; readonly backUrl: string },
  signal: AbortSignal,
): Promise<Result<OutputOf<typeof gameLaunch>>> {
  const input = { ...context, device: siteConstants.device };
  const { lottery, slip, ...game } = launchInput(target);
  if (page === 'fbsports') {
    const { gameCode } = game;
    const own = { ...input, ...(gameCode !== undefined && { gameCode }), ...(slip && { slip }) };
    return client.call(gameLaunchFB, own, { signal });
  }
  return practice
    ? client.call(gamePractice, { ...game, ...input }, { signal })
    : client.call(gameLaunch, { ...game, ...input, ...(lottery && { lottery }), ...(slip && { slip }) }, { signal });
}
