import { useAddressQuery } from '../shared/useAddressQuery.ts';
import {
  type LotteryChange,
  type LotteryView,
  changeLottery,
  lotterySearch,
  parseLotteryView,
} from './lottery.model.ts';
import type { LotteryScreenProps } from './LotteryScreen.tsx';

/** What the player asks for, in the address. */
export function useLotteryView(): Pick<LotteryScreenProps, 'query' | 'hrefFor' | 'onChange' | 'onSearch'> {
  const { query, hrefFor, go } = useAddressQuery<LotteryView, LotteryChange>({
    parse: parseLotteryView,
    change: changeLottery,
    write: lotterySearch,
  });
  return {
    query,
    hrefFor,
    onChange: (change) => go(change),
    onSearch: (text) => go({ search: text }, { replace: true }),
  };
}
