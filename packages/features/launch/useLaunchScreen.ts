import { useEffect, useEffectEvent, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { gameHot } from '#api/games.ts';
import { gameLaunch } from '#api/launch.ts';
import { siteConstants } from '#api/primitives.ts';
import { toGameTileView } from '../shared/gameTile.ts';
import { allowedHosts, chooseHost, onHost } from '../shared/hosts.ts';
import { useLanguage } from '../shared/i18n/language.ts';
import { useImageAddress } from '../shared/images.ts';
import { useBalance } from '../shared/member.ts';
import { paths } from '../shared/navigation.ts';
import { usePlatform, useSession } from '../shared/platform.tsx';
import { mapRemote, useRemote } from '../shared/remote.ts';
import { safeAddress, safeReturnPath } from '../shared/safeAddress.ts';
import { useSite } from '../shared/site.ts';
import { sessionStore } from '../shared/storage.ts';
import { frameSandbox, gamesOfOthers, parseGameTarget } from './launch.model.ts';
import type { LaunchScreenProps, LaunchState } from './LaunchScreen.tsx';

/** While a game is open its rounds move the balance, and only the platform knows: asked this often, in ms. */
const balanceEveryMs = 10_000;

export function useLaunchScreen(): LaunchScreenProps {
  const [search] = useSearchParams();
  const backHref = safeReturnPath(search.get('from'), location.origin) ?? paths.hall('rng');
  const navigate = useNavigate();
  const language = useLanguage();
  const site = useSite();
  const launch = useLaunch(search, backHref);
  const [balance, refreshBalance] = useBalance({ refreshEveryMs: launch.status === 'open' ? balanceEveryMs : 0 });
  return {
    launch,
    balance,
    onRefreshBalance: refreshBalance,
    currencySymbol: site.status === 'ready' ? site.value.currencySymbol : '',
    language,
    backHref,
    others: useOthers(launch, parseGameTarget(search)?.vassalage ?? '', backHref),
    onLeave: () => void navigate(backHref),
  };
}

/** Launches once per game, and again when the player asks for it. Leaving the page gives the attempt up. */
function useLaunch(search: URLSearchParams, backUrl: string): LaunchState {
  const { client, deployment } = usePlatform();
  const session = useSession();
  const language = useLanguage();
  const target = parseGameTarget(search);
  const [state, setState] = useState<LaunchState>({ status: 'opening' });
  const [attempt, setAttempt] = useState(1);
  const site = useSite();

  /** Chosen once per session; the next one after each failure, and the one that worked from then on. */
  const launchHost = (failures: number): string => {
    const hosts = site.status === 'ready' ? allowedHosts(site.value.launchGameCDNs, deployment.gameHosts) : [];
    const host = chooseHost(hosts, sessionStore.get('launchHost'), Math.random(), failures);
    sessionStore.set('launchHost', host);
    return host;
  };

  const launch = useEffectEvent(async (signal: AbortSignal): Promise<LaunchState> => {
    if (target === null) return { status: 'impossible', reason: 'incomplete' };
    const input = { ...target, language, device: siteConstants.device, backUrl };
    const result = await client.call(gameLaunch, input, { signal });
    if (!result.ok) return { status: 'failed', error: result.error, retry: () => setAttempt(attempt + 1) };
    const address = safeAddress('game', onHost(result.value.content, launchHost(attempt > 1 ? 1 : 0)), {
      origin: location.origin,
      game: deployment.gameHosts,
    });
    if (address === null) return { status: 'impossible', reason: 'unsafeAddress' };
    const sandbox = frameSandbox(address, location.origin);
    return { status: 'open', name: result.value.gameName, address: address.href, sandbox };
  });

  const wanted = target === null ? '' : JSON.stringify(target);
  // Without a session the site is already on its way to the login; which host to launch from, the site info says.
  const possible = (session !== null && site.status !== 'loading') || target === null;
  useEffect(() => {
    if (!possible) return undefined;
    const controller = new AbortController();
    setState({ status: 'opening' });
    void launch(controller.signal).then((next) => controller.signal.aborted || setState(next));
    return () => controller.abort();
  }, [wanted, possible, attempt]);
  return state;
}

/** Asked for only when the vendor of the game is in maintenance. */
function useOthers(launch: LaunchState, vassalage: string, backHref: string): LaunchScreenProps['others'] {
  const { deployment } = usePlatform();
  const language = useLanguage();
  const imageAddress = useImageAddress();
  const { error } = launch.status === 'failed' ? launch : { error: null };
  const wanted = error?.kind === 'refused' && error.code === 'vendor_maintenance';
  const input = { merchantCode: deployment.merchant, platform: siteConstants.gamePlatform, language };
  const [hot] = useRemote(gameHot, wanted ? input : null, 'oncePerSession');
  if (!wanted) return null;
  return mapRemote(hot, ({ list }) =>
    gamesOfOthers(list, vassalage).map((game) => toGameTileView(game, imageAddress, backHref)),
  );
}
