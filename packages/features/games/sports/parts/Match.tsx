import { useMatchWords } from '#core/catalogue/matches/useMatchWords.ts';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { MatchRow } from '#ui/MatchRow/MatchRow.tsx';
import type { MarketView, MatchView, PriceView, SportsScreenProps } from '../sports.types.ts';
import { by } from './League.css.ts';
import { useClockText } from './useClockText.ts';

interface MatchProps extends Pick<SportsScreenProps, 'isPicked' | 'onPick'> {
  match: MatchView;
  /** The kinds of bets that the row has room for. */
  markets: readonly MarketView[];
  /** Says whose match it is. */
  namesVendor: boolean;
  /** There is room for all that is said about it. */
  isWide: boolean;
}

/** A match with its prices. The row opens all its markets at the vendor. */
export function Match({ match, markets, namesVendor, isWide, isPicked, onPick }: MatchProps) {
  const { t } = useTranslation('sports');
  const { against, resultName, priceName } = useMatchWords();
  const clockText = useClockText();
  const { home, away, state, vendor, href } = match;
  const isOver = state === 'ended' || state === 'gone';

  /** What a price is a bet on. */
  const pickName = (kind: MarketView['kind'], { id, line }: PriceView): string => {
    const side = id === 'home' ? home.name : id === 'away' ? away.name : null;
    if (kind === 'total') return t(id === 'over' ? 'over' : 'under', { line: line ?? '' });
    return kind === 'handicap' && side !== null ? t('handicapOf', { side, line: line ?? '' }) : resultName(side);
  };

  return (
    <MatchRow
      as="li"
      when={
        namesVendor ? (
          <>
            <span>{clockText(match, isWide ? 'full' : 'short')}</span>
            <span translate="no" className={by}>{` · ${vendor.name}`}</span>
          </>
        ) : (
          clockText(match)
        )
      }
      live={state === 'live'}
      home={home}
      away={away}
      against={against}
      {...(href !== null && { href })}
      markets={markets.map(({ kind, prices }) => ({
        id: kind,
        label: t(`kinds.${kind}`),
        prices: prices.map((price) => {
          const { id, line, closed, movement, pick } = price;
          const name = pickName(kind, price);
          return {
            ...{ id, closed, movement, price: price.price },
            label: priceName(name, price, isOver ? t('closed') : undefined),
            ...(line !== null && {
              line: kind === 'total' ? t(id === 'over' ? 'overShort' : 'underShort', { line }) : line,
            }),
            chosen: pick !== null && isPicked(pick),
            onChoose: () => {
              if (pick !== null) onPick(match, pick, name);
            },
          };
        }),
      }))}
    />
  );
}
