import { useEffectEvent, useLayoutEffect, useRef } from 'react';
import { movedMs } from '#core/catalogue/priceMoves.ts';
import { usePlatform, useSession } from '#core/data/platform.tsx';
import { localeOf } from '#core/format/locale.ts';
import { useMoneyFormat } from '#core/format/moneyFormat.tsx';
import { takeGoodNews } from '#core/live/goodNews.ts';
import { useBalance } from '#core/session/member.ts';
import { useHiddenBalance } from '#core/site/hiddenBalance.ts';
import { formatMoney } from '#ui/Money/formatMoney.ts';
import { reducedMotion } from '#ui/theme/breakpoints.ts';
import { countBetween, countMs, hasRisen } from '../balanceCount.model.ts';
import { shownBalance } from './BalanceCount.css.ts';

/**
 * Lets the balance of the header count to a value that has arrived, for the eye only: what is read is the value itself. It
 * comes after the first view, which has the balance: so it draws over that by attributes, and is no part of it.
 */
export function BalanceCount() {
  const platform = usePlatform();
  const token = useSession()?.token ?? null;
  const [balance] = useBalance();
  const value = balance.status === 'ready' ? balance.value : null;
  const isHidden = useHiddenBalance();
  const { currencySymbol: currency, language } = useMoneyFormat();
  const last = useRef({ token, value });

  const follow = useEffectEvent((to: string): (() => void) | undefined => {
    const from = last.current.token === token ? last.current.value : null;
    last.current = { token, value: to };
    if (from === null || from === to) return undefined;
    const rose = takeGoodNews(platform) && hasRisen(from, to);
    if (isHidden) return undefined;
    const amounts = document.querySelectorAll<HTMLElement>(shownBalance);
    const set = (name: 'counts' | 'rose', text: string | null): void => {
      for (const { dataset } of amounts) {
        if (text === null) delete dataset[name];
        else dataset[name] = text;
      }
    };
    const count = matchMedia(reducedMotion).matches ? null : countBetween(from, to);
    let frame = 0;
    const began = performance.now();
    const draw = (now: number): void => {
      const passed = now - began;
      set(
        'counts',
        count === null || passed >= countMs
          ? null
          : formatMoney(count(passed), { currency, locale: localeOf(language) }),
      );
      if (count !== null && passed < countMs) frame = requestAnimationFrame(draw);
    };
    draw(began);
    if (rose) set('rose', '');
    const timer = setTimeout(() => set('rose', null), movedMs);
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
      set('counts', null);
      set('rose', null);
    };
  });
  // Before the new value is painted.
  useLayoutEffect(() => (value === null ? undefined : follow(value)), [value, isHidden]);
  return null;
}
