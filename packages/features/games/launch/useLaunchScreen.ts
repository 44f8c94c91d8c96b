import { useEffect, useEffectEvent } from 'react';
import { gameRecent } from '#api/favourites.ts';
import { gameHot } from '#api/games.ts';
import { walletBalance } from '#api/member.ts';
import { toGameTileView } from '#core/catalogue/gameTile.ts';
import { hotGamesInput } from '#core/catalogue/hotGames.ts';
import { useImageUrl } from '#core/catalogue/images.ts';
import { rememberedLobbyVendor } from '#core/catalogue/lobbyVendor.ts';
import { realPath, usePracticePath } from '#core/catalogue/practice.ts';
import { useRefreshVendors } from '#core/catalogue/useRefreshVendors.ts';
import { usePlatform, useSession } from '#core/data/platform.tsx';
import { mapRemote, useRefreshAll, useRemote } from '#core/data/remote.ts';
import { useLanguage } from '#core/i18n/language.ts';
import { paths } from '#core/routing/paths.ts';
import { useLocation, useNavigate, useSearchParams } from '#core/routing/router.ts';
import { usePageTitle } from '#core/routing/title.ts';
import { safeReturnPath } from '#core/security/safeUrl.ts';
import { useAgeConfirmation } from '#core/session/ageConfirmation.ts';
import { useBalance } from '#core/session/member.ts';
import { roleOf } from '#core/session/role.ts';
import { useEndsAfterRound } from '#core/session/useEndsAfterRound.ts';
import { useCentreHref } from '#core/site/centreHref.ts';
import { usePageSlots } from '#core/site/pageSlots.ts';
import { useOnSupport } from '#core/site/support.ts';
import { useThrottledCall } from '#core/time/useThrottledCall.ts';
import { type HostProbe, probeHost } from './gameHost.ts';
import { type LaunchPage, favouriteOf, gamesOfOthers, parseGameTarget, usualWayBack } from './launch.model.ts';
import type { LaunchScreenProps } from './launch.types.ts';
import { useLaunch } from './useLaunch.ts';

/** How often the balance is refreshed while a game is open, since rounds change it on the platform; in ms. */
const balanceRefreshMs = 10_000;

/** Minimum time between balance requests after settled rounds, since a game may report one after each shot; in ms. */
const settledThrottleMs = 1_000;

/** Settings that stories override. */
export interface LaunchOptions {
  /** How long the frame may load before another attempt is offered, in ms. @default 15000 */
  readonly slowAfterMs?: number;
  /** Checks whether a game host answers. @default probeHost */
  readonly probe?: HostProbe;
}

/**
 * Provides the props of a launch page.
 * @param page the route of the page (RT-09)
 */
export function useLaunchScreen(
  page: LaunchPage,
  { slowAfterMs = 15_000, probe = probeHost }: LaunchOptions = {},
): LaunchScreenProps {
  const [search] = useSearchParams();
  const { pathname, search: query } = useLocation();
  const target = parseGameTarget(page, search);
  const practice = page !== 'fbsports' && search.get('practice') === '1';
  const backHref = safeReturnPath(search.get('from'), location.origin) ?? usualWayBack(target, rememberedLobbyVendor());
  const navigate = useNavigate();
  const age = useAgeConfirmation();
  const { launch, ...controls } = useLaunch({
    page,
    target,
    practice,
    backHref,
    held: !age.confirmed,
    slowAfterMs,
    probe,
  });
  const open = launch.status === 'open' || launch.status === 'window';
  usePageTitle(open ? launch.name : undefined);
  const [balance, refreshBalance] = useBalance({ idle: practice, refreshEveryMs: open ? balanceRefreshMs : 0 });
  const settled = useThrottledCall(settledThrottleMs, () => void refreshBalance());
  useRefreshOnLeave(practice);
  const onAnswer = useEndsAfterRound(open && !practice);
  const refused = launch.status === 'failed' && launch.error.kind === 'refused' ? launch.error.code : null;
  useRefreshVendors(refused === 'vendor_maintenance');
  const onSupport = useOnSupport();
  const centreHref = useCentreHref(backHref);
  const { sessionWatch } = usePageSlots();
  // Replaces the game in the history, so that the browser's "back" does not open it again, and restores the scroll.
  const onLeave = (): void => void navigate(backHref, { replace: true, state: { restore: true } });
  return {
    launch,
    paused: usePaused(launch, backHref),
    ...controls,
    balance: practice ? null : balance,
    onRefreshBalance: refreshBalance,
    backHref,
    // Opens over the page that "back" leads to, since a launch page shows only its game.
    depositHref: centreHref('depositv2'),
    practiceHref: usePracticePath(refused === 'trial_not_allowed' ? pathname + query : null),
    realHref: useRealHref(practice || refused === 'trial_not_allowed'),
    others: useOthers(refused === 'vendor_maintenance', target?.vassalage ?? '', backHref),
    favourite: open ? favouriteOf(target) : null,
    ...(onSupport && { onSupport }),
    onSettled() {
      onAnswer();
      if (!practice) settled();
    },
    onLeave,
    age: age.request,
    sessionWatch: sessionWatch(onLeave),
  };
}

/** The refusal of a launch that the pause of an agent closes, with what is open instead; null for every other outcome. */
function usePaused(launch: LaunchScreenProps['launch'], backHref: string): LaunchScreenProps['paused'] {
  // The centres open over the page that "back" leads to.
  const centreHref = useCentreHref(backHref);
  if (launch.status !== 'failed' || launch.error.kind !== 'refused' || launch.error.code !== 'play_paused') return null;
  const instead = [
    { name: 'withdraw', href: centreHref('withdraw') },
    { name: 'limits', href: centreHref('limits') },
    { name: 'records', href: centreHref('transactionHistory') },
  ] as const;
  return {
    detail: launch.error.detail,
    instead: instead.flatMap(({ name, href }) => (href === null ? [] : [{ name, href }])),
  };
}

/** Where playing the game of this page with money begins; null unless `wanted`. */
function useRealHref(wanted: boolean): string | null {
  const { pathname, search } = useLocation();
  const session = useSession();
  if (!wanted) return null;
  const game = realPath(pathname + search);
  return roleOf(session) === 'trial' ? paths.register({ next: game }) : game;
}

/** Refreshes balance and recent games when the player leaves, since a game changes both. */
function useRefreshOnLeave(practice: boolean): void {
  const refreshAll = useRefreshAll();
  const refresh = useEffectEvent(() => {
    if (!practice) void refreshAll(walletBalance, gameRecent);
  });
  useEffect(() => () => refresh(), []);
}

/** Games of other vendors. Loaded only while the vendor of the game is in maintenance. */
function useOthers(inMaintenance: boolean, vassalage: string, backHref: string): LaunchScreenProps['others'] {
  const { deployment } = usePlatform();
  const language = useLanguage();
  const imageUrl = useImageUrl();
  const [hot] = useRemote(
    gameHot,
    inMaintenance ? hotGamesInput(deployment.merchant, language) : null,
    'oncePerSession',
  );
  if (!inMaintenance) return null;
  return mapRemote(hot, ({ list }) =>
    gamesOfOthers(list, vassalage).map((game) => toGameTileView(game, imageUrl, backHref, [])),
  );
}
