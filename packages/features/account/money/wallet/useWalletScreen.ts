import { walletBalance, walletMerchant } from '#api/member.ts';
import { pointBalance } from '#api/points.ts';
import { mapRemote, useRemote } from '#core/data/remote.ts';
import { pathTo, paths } from '#core/routing/paths.ts';
import { useLocation } from '#core/routing/router.ts';
import { useCentreHref } from '#core/site/centreHref.ts';
import { useWhitelabel } from '#core/site/site.ts';
import { isFeatureOn } from '#core/site/switches.ts';
import { useMoves } from './useMoves.ts';
import type { WalletScreenProps } from './wallet.types.ts';

/** Props of the wallet page (MEM-02a), connected to the platform. */
export function useWalletScreen(): WalletScreenProps {
  const { pathname, search } = useLocation();
  const [money, { refresh }] = useRemote(walletBalance, {}, 'live');
  const [merchant] = useRemote(walletMerchant, {}, 'oncePerSession');
  const here = pathname + search;
  const centreHref = useCentreHref(here);
  const hasPoints = isFeatureOn(useWhitelabel(), 'POINTS');
  const [points] = useRemote(pointBalance, hasPoints ? {} : null, 'live');
  return {
    money,
    isSingle: mapRemote(merchant, ({ isSingle }) => isSingle),
    several: useMoves(merchant.status === 'ready' && !merchant.value.isSingle),
    links: {
      deposit: centreHref('depositv2'),
      withdraw: centreHref('withdraw'),
      bets: paths.memberCentre(here, 'personalHistoryCopy'),
      records: paths.memberCentre(here, 'transactionHistory'),
    },
    points: hasPoints ? { balance: mapRemote(points, (held) => held.points), href: pathTo('pointMall') } : null,
    onRefresh: refresh,
  };
}
