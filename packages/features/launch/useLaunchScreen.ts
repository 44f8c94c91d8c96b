import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { gameHot, gameRecent } from '#api/games.ts';
import { walletBalance } from '#api/member.ts';
import { siteConstants } from '#api/primitives.ts';
import { toGameTileView } from '../shared/gameTile.ts';
import { rememberedHallVendor } from '../shared/hallVendor.ts';
import { useLanguage } from '../shared/i18n/language.ts';
import { useImageAddress } from '../shared/images.ts';
import { useBalance } from '../shared/member.ts';
import { paths } from '../shared/navigation.ts';
import { usePlatform } from '../shared/platform.tsx';
import { usePracticePath } from '../shared/practice.ts';
import { mapRemote, useRefreshAll, useRemote } from '../shared/remote.ts';
import { safeReturnPath } from '../shared/safeAddress.ts';
import { useSite } from '../shared/site.ts';
import { useOnSupport } from '../shared/support.ts';
import { useAtMostEvery } from '../shared/useAtMostEvery.ts';
import { useFreshVendors } from '../shared/useFreshVendors.ts';
import { type HostAnswers, hostAnswers } from './gameHost.ts';
import { type LaunchPage, gamesOfOthers, parseGameTarget, usualWayBack } from './launch.model.ts';
import type { LaunchScreenProps } from './LaunchScreen.tsx';
import { useLaunch } from './useLaunch.ts';

/** While a game is open its rounds move the balance, and only the platform knows: asked this often, in ms. */
const balanceEveryMs = 10_000;

/** A game may tell of a round after each shot: the balance is not asked for more often than this, in ms. */
const settledEveryMs = 1_000;

export interface LaunchOptions {
  /** How long a frame may load before the player is offered another try, in ms. */
  readonly slowAfterMs?: number;
  /** How a host is asked whether it is there; stories hand in their own. */
  readonly answers?: HostAnswers;
}

/** @param page the launch page that this is (RT-09) */
export function useLaunchScreen(
  page: LaunchPage,
  { slowAfterMs = 15_000, answers = hostAnswers }: LaunchOptions = {},
): LaunchScreenProps {
  const [search] = useSearchParams();
  const { pathname, search: query } = useLocation();
  const target = parseGameTarget(page, search);
  const practice = page !== 'fbsports' && search.get('practice') === '1';
  const backHref = safeReturnPath(search.get('from'), location.origin) ?? usualWayBack(target, rememberedHallVendor());
  const navigate = useNavigate();
  const language = useLanguage();
  const site = useSite();
  const { clock } = usePlatform();
  const { launch, ...controls } = useLaunch({ page, target, practice, backHref, slowAfterMs, answers });
  const open = launch.status === 'open';
  const [balance, refreshBalance] = useBalance({ idle: practice, refreshEveryMs: open ? balanceEveryMs : 0 });
  const settled = useAtMostEvery(settledEveryMs, () => void refreshBalance());
  useFreshAfterwards(practice);
  const refused = launch.status === 'failed' && launch.error.kind === 'refused' ? launch.error.code : null;
  useFreshVendors(refused === 'vendor_maintenance');
  const onSupport = useOnSupport();
  return {
    launch,
    ...controls,
    balance: practice ? null : balance,
    onRefreshBalance: refreshBalance,
    now: clock.now,
    currencySymbol: site.status === 'ready' ? site.value.currencySymbol : '',
    language,
    backHref,
    // Over the page below: a launch page has room for nothing but its game. "Back" leads into the game again.
    depositHref: paths.memberCentre(backHref, 'depositv2'),
    practiceHref: usePracticePath(refused === 'trial_not_allowed' ? pathname + query : null),
    others: useOthers(refused === 'vendor_maintenance', target?.vassalage ?? '', backHref),
    ...(onSupport && { onSupport }),
    onSettled() {
      if (!practice) settled();
    },
    // In the place of the game, so that "back" of the browser does not open it again; the page is where it was left.
    onLeave: () => void navigate(backHref, { replace: true, state: { restore: true } }),
  };
}

/** What a game has changed is asked for anew wherever the player goes next, however short ago it was asked for. */
function useFreshAfterwards(practice: boolean): void {
  const refreshAll = useRefreshAll();
  const afterwards = useEffectEvent(() => {
    // When all of the site goes, its cache has gone before.
    if (!practice) refreshAll(walletBalance, gameRecent).catch(() => {});
  });
  useEffect(() => () => afterwards(), []);
}

/** Asked for only when the vendor of the game is in maintenance. */
function useOthers(wanted: boolean, vassalage: string, backHref: string): LaunchScreenProps['others'] {
  const { deployment } = usePlatform();
  const language = useLanguage();
  const imageAddress = useImageAddress();
  const input = { merchantCode: deployment.merchant, platform: siteConstants.gamePlatform, language };
  const [hot] = useRemote(gameHot, wanted ? input : null, 'oncePerSession');
  if (!wanted) return null;
  return mapRemote(hot, ({ list }) =>
    gamesOfOthers(list, vassalage).map((game) => toGameTileView(game, imageAddress, backHref)),
  );
}
