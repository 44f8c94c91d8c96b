import { useEffectEvent, useLayoutEffect, useRef } from 'react';
import { type NavigateOptions, useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { type LotteryChange, changeLottery, lotterySearch, parseLotteryView } from './lottery.model.ts';
import type { LotteryScreenProps } from './LotteryScreen.tsx';

/** What the player asks for, in the address. */
export function useLotteryView(): Pick<LotteryScreenProps, 'query' | 'hrefFor' | 'onChange' | 'onSearch'> {
  const [params] = useSearchParams();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const query = parseLotteryView(params);

  // The router draws a new address a moment after it has it; two quick changes must not undo one another.
  const newest = useRef(query);
  const arrived = useEffectEvent(() => (newest.current = query));
  // Only with another address: what is drawn in between, an answer that came, still shows the one before.
  useLayoutEffect(() => {
    arrived();
  }, [search]);
  const go = (change: LotteryChange, options?: NavigateOptions): void => {
    newest.current = changeLottery(newest.current, change);
    void navigate(pathname + lotterySearch(newest.current), options);
  };

  return {
    query,
    hrefFor: (change) => pathname + lotterySearch(changeLottery(query, change)),
    onChange: (change) => go(change),
    onSearch: (text) => go({ search: text }, { replace: true }),
  };
}
