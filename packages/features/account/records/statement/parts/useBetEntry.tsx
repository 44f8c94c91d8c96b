import { Layers } from 'lucide-react';
import type { ListedBet } from '#api/records.ts';
import { Amount } from '#core/components/Amount.tsx';
import { formatTime } from '#core/format/dates.ts';
import { formatCount } from '#core/format/format.ts';
import { useMoneyText } from '#core/format/useMoneyText.ts';
import { useLanguage } from '#core/i18n/language.ts';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { typeOf } from '#core/records/records.model.ts';
import { stateOf } from '#core/records/stateOf.ts';
import type { DayEntry } from '#core/report/byDay.types.ts';
import { navIcons } from '#ui/Icon/navIcons.tsx';
import { iconType, isFreshBet, isGain, matchBetOf, roundWord } from '../entries.model.ts';
import type { BettingRecordScreenProps } from '../records.types.ts';
import { gain } from './entries.css.ts';

type Needs = Pick<BettingRecordScreenProps, 'asked' | 'seen' | 'Sitting' | 'onDetail'>;

/** Returns a function that shows a bet, or the bets of a sitting, as an entry of its day. */
export function useBetEntry({ asked, seen, Sitting, onDetail }: Needs): (bet: ListedBet) => DayEntry {
  const { t } = useTranslation('records');
  const language = useLanguage();
  const money = useMoneyText();
  const time = (iso: string): string => formatTime(Date.parse(iso), language);
  const entry = (bet: ListedBet): DayEntry => {
    const { sitting, pick, odds, gameName, vendorName, reference } = bet;
    const profit = sitting === undefined ? bet.profit : sitting.profit;
    const about = {
      icon: navIcons[iconType(typeOf(bet))],
      fresh: isFreshBet(bet, seen),
      value: <Value profit={profit} state={t(`states.${stateOf(bet)}`)} />,
    };
    if (sitting !== undefined) {
      const span = { from: time(sitting.begins), to: time(sitting.ends) };
      return {
        ...about,
        title: t(`rows.${roundWord(bet)}`, { name: gameName, count: formatCount(sitting.count, language) }),
        note: [
          span.from === span.to ? span.to : t('rows.span', span),
          t('rows.won', { count: formatCount(sitting.won, language) }),
        ].join(' · '),
        aside: t('rows.stake', { amount: money(sitting.stake) }),
        rows: () => <Sitting asked={asked} reference={sitting.reference} entry={entry} />,
      };
    }
    const match = matchBetOf(bet);
    const isParlay = match?.kind === 'parlay';
    // With a price, what was chosen says more than where. A parlay has too many of them for a line.
    const chosen = pick !== undefined && odds !== undefined && !isParlay;
    return {
      ...about,
      ...(isParlay && { icon: Layers }),
      title: chosen ? `${pick} @ ${odds}` : isParlay && odds !== undefined ? `${gameName} @ ${odds}` : gameName,
      note: [
        time(bet.placedAt),
        ...(isParlay
          ? [t('rows.right', { won: match.won, total: match.total })]
          : [
              ...(match ? [t(`rows.${match.kind}`, { score: match.score })] : []),
              chosen ? gameName : (pick ?? vendorName),
            ]),
      ].join(' · '),
      aside:
        bet.freeStake === undefined
          ? t('rows.stake', { amount: money(bet.stake) })
          : `${t('free')} ${money(bet.freeStake)}`,
      onOpen: () => onDetail(reference),
    };
  };
  return entry;
}

/** What came of a bet; that it is open, where nothing has. */
function Value({ profit, state }: { profit: string | null; state: string }) {
  if (profit === null) return <span>{state}</span>;
  return (
    <span className={isGain(profit) ? gain : undefined}>
      <Amount sign="always" value={profit} />
    </span>
  );
}
