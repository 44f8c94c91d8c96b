import { useUrlQuery } from '#core/routing/useUrlQuery.ts';
import {
  type LotteryChange,
  type LotteryView,
  changeLottery,
  lotterySearch,
  parseLotteryView,
} from './lottery.model.ts';
import type { LotteryScreenProps } from './lottery.types.ts';

/** Reads the view from the URL, and changes it there. */
export function useLotteryView(): Pick<LotteryScreenProps, 'query' | 'hrefFor' | 'onChange' | 'onSearch'> {
  const { query, hrefFor, go } = useUrlQuery<LotteryView, LotteryChange>({
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
