import { walletMerchant } from '#api/member.ts';
import { mapRemote, useRemote } from '#core/data/remote.ts';
import { LazyMoneyPosition } from '#core/money/position/LazyMoneyPosition.tsx';
import { lazyComponent } from '#core/routing/lazyComponent.tsx';
import { paths } from '#core/routing/paths.ts';
import { useLocation } from '#core/routing/router.ts';
import { useBalance } from '#core/session/member.ts';
import { useCentreHref } from '#core/site/centreHref.ts';
import { useMoves } from './useMoves.ts';
import type { WalletScreenProps } from './wallet.types.ts';

const CountedBets = lazyComponent(async () => (await import('../../records/turnover/CountedBets.tsx')).CountedBets);

/** Props of the wallet page (MEM-02a), connected to the platform. */
export function useWalletScreen(): WalletScreenProps {
  const { pathname, search } = useLocation();
  const [balance, refresh] = useBalance();
  const [merchant] = useRemote(walletMerchant, {}, 'oncePerSession');
  const here = pathname + search;
  const centreHref = useCentreHref(here);
  return {
    balance,
    Position: LazyMoneyPosition,
    isSingle: mapRemote(merchant, ({ isSingle }) => isSingle),
    several: useMoves(merchant.status === 'ready' && !merchant.value.isSingle),
    links: {
      deposit: centreHref('depositv2'),
      withdraw: centreHref('withdraw'),
      records: paths.memberCentre(here, 'transactionHistory'),
    },
    CountedBets,
    onRefresh: refresh,
  };
}
