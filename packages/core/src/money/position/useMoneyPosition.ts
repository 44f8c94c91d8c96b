import { bonusList } from '#api/bonuses.ts';
import { walletBalance, walletMerchant } from '#api/member.ts';
import { pointBalance } from '#api/points.ts';
import { turnoverList } from '#api/turnover.ts';
import { walletList } from '#api/wallets.ts';
import { withdrawOrders } from '#api/withdrawalOrders.ts';
import { type Remote, mapRemote, useRemote } from '../../data/remote.ts';
import { useLanguage } from '../../i18n/language.ts';
import { pathTo, paths } from '../../routing/paths.ts';
import { useLocation, useSearchParams } from '../../routing/router.ts';
import { useAgentHref } from '../../site/agentHref.ts';
import { useCentreHref } from '../../site/centreHref.ts';
import { useWhitelabel } from '../../site/site.ts';
import { isFeatureOn } from '../../site/switches.ts';
import { isZero } from '../amount.ts';
import type { MoneyPositionView } from './MoneyPosition.tsx';
import { positionOf } from './position.ts';

/** More requirements, and withdrawals on their way, than a player has at once. */
const page = { pageNo: 1, pageSize: 20 } as const;

/**
 * Where the player's money is (MEM-02a), connected to the platform: the props of `MoneyPosition`. Asks only for what there is
 * money in; a part that could not be read leaves its amount, which the balance states, without its details.
 * @param detail `full` asks for withdrawals, bonuses and points too. @default 'short'
 */
export function useMoneyPosition(detail: 'full' | 'short' = 'short'): MoneyPositionView {
  const { pathname, search } = useLocation();
  const [params] = useSearchParams();
  const language = useLanguage();
  const whitelabel = useWhitelabel();
  const centreHref = useCentreHref(pathname + search);
  const agentHref = useAgentHref(pathname + search);
  const isFull = detail === 'full';
  const [money] = useRemote(walletBalance, {}, 'live');
  const balance = money.status === 'ready' ? money.value : null;
  const isBound = (balance?.bound?.length ?? 0) > 0;
  const isHeld = isFull && balance?.held !== undefined && !isZero(balance.held);
  const [merchant] = useRemote(walletMerchant, {}, 'oncePerSession');
  const several = isFeatureOn(whitelabel, 'WALLET') && merchant.status === 'ready' && !merchant.value.isSingle;
  const [wallets] = useRemote(walletList, several ? {} : null, 'live');
  const [open] = useRemote(turnoverList, isBound ? { ...page, status: 'open', language } : null, 'live');
  const asksBonuses = isFull && isBound && isFeatureOn(whitelabel, 'BONUSES');
  const [bonuses] = useRemote(bonusList, asksBonuses ? { ...page, status: 'active', language } : null, 'live');
  const [orders] = useRemote(withdrawOrders, isHeld ? page : null, 'list');
  const [points] = useRemote(pointBalance, isFull && isFeatureOn(whitelabel, 'POINTS') ? {} : null, 'live');

  const here = params.get('centre');
  const wayTo = (name: Parameters<typeof centreHref>[0]) => (here === name ? null : centreHref(name));
  return {
    lines: mapRemote(money, (value) =>
      positionOf({
        balance: value,
        wallets: several ? walletsOf(wallets) : null,
        requirements: listOf(open),
        bonuses: listOf(bonuses),
        orders: listOf(orders),
        points: points.status === 'ready' ? points.value.points : null,
      }),
    ),
    ways: {
      free: wayTo('withdraw'),
      bound: wayTo('withdraw'),
      inPlay: wayTo('personalHistoryCopy'),
      held: wayTo('withdraw'),
      envelopes: params.get('agent') === 'givenEnvelopes' ? null : agentHref('givenEnvelopes'),
      vendor: wayTo('transferFund'),
      bonus: wayTo('bonusDetails'),
      points: pathTo('pointMall'),
    },
    orderHref: (reference) => paths.memberCentre(pathname + search, 'withdraw', reference),
  };
}

const listOf = <Entry>(remote: Remote<{ readonly list: readonly Entry[] }>): readonly Entry[] =>
  remote.status === 'ready' ? remote.value.list : [];

function walletsOf(wallets: Remote<{ readonly list: Parameters<typeof positionOf>[0]['wallets'] & object }>) {
  if (wallets.status === 'failed') return 'unknown';
  return wallets.status === 'ready' ? wallets.value.list : null;
}
