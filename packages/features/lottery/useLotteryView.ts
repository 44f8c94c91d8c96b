import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { type NavigateOptions, useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { type LotteryChange, changeLottery, lotterySearch, parseLotteryView } from './lottery.model.ts';
import type { LotteryScreenProps } from './LotteryScreen.tsx';

/** From the last key to the address, in ms. */
const typingPauseMs = 120;

/** What the player asks for, in the address; and what is being typed, which follows a moment later. */
export function useLotteryView(): Pick<
  LotteryScreenProps,
  'query' | 'searchText' | 'hrefFor' | 'onChange' | 'onSearchText'
> {
  const [params] = useSearchParams();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const query = parseLotteryView(params);

  // The router draws a new address a moment after it has it; two quick changes must not undo one another.
  const newest = useRef(query);
  const arrived = useEffectEvent(() => (newest.current = query));
  // Only with another address: what is drawn in between, a letter that was typed, still shows the one before.
  useLayoutEffect(() => {
    arrived();
  }, [search]);
  const go = (change: LotteryChange, options?: NavigateOptions): void => {
    newest.current = changeLottery(newest.current, change);
    void navigate(pathname + lotterySearch(newest.current), options);
  };

  const asked = query.search;
  const [text, setText] = useState(asked);
  const [seen, setSeen] = useState(asked);
  if (asked !== seen) {
    setSeen(asked);
    // Back, or a link: the field follows, but never under the fingers of somebody who is typing.
    if (text.trim() === seen) setText(asked);
  }
  const ask = useEffectEvent((typed: string) => go({ search: typed }, { replace: true }));
  useEffect(() => {
    if (text.trim() === asked) return undefined;
    const timer = setTimeout(() => ask(text.trim()), typingPauseMs);
    return () => clearTimeout(timer);
  }, [text, asked]);

  return {
    query,
    searchText: text,
    hrefFor: (change) => pathname + lotterySearch(changeLottery(query, change)),
    onChange: (change) => go(change),
    onSearchText: setText,
  };
}
