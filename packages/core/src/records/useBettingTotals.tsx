import type { ReactNode } from 'react';
import type { Figure } from '#ui/Figures/Figures.tsx';
import { Text } from '#ui/Text/Text.tsx';
import { Amount } from '../components/Amount.tsx';
import { formatCount } from '../format/format.ts';
import { useLanguage } from '../i18n/language.ts';
import { useTranslation } from '../i18n/useTranslation.tsx';

/** Totals of a list of bets; amounts are decimals. */
interface BettingTotals {
  readonly count: number;
  /** Number of unsettled bets, which `win` and `profit` leave out. */
  readonly waiting: number;
  readonly stake: string;
  /** The stakes of unsettled bets, a part of `stake`. */
  readonly openStake: string;
  /** The rest of `stake`; absent where the platform does not state it. */
  readonly settledStake?: string | undefined;
  readonly win: string;
  readonly profit: string;
}
interface Answer {
  readonly totals: BettingTotals;
}

/**
 * Totals of a list of bets, and the remark that some are not settled, as `Report` takes them.
 * @param name of the result, where it is not the player’s own
 * @param show the result
 */
export function useBettingTotals(
  name?: string,
  show: (profit: string) => ReactNode = (profit) => <Amount sign="always" value={profit} />,
) {
  const { t } = useTranslation('records');
  const language = useLanguage();
  return {
    /** @param counted figures of the page between stakes and what came back */
    totals: ({ totals }: Answer, counted: readonly Figure[] = []): readonly Figure[] => [
      {
        name: t('bets.count'),
        value: (
          <Text as="span" size="lg" weight="strong" numeric>
            {formatCount(totals.count, language)}
          </Text>
        ),
      },
      { name: t('columns.stake'), value: <Amount value={totals.stake} /> },
      // What was staked is what is settled and what is open, next to each other.
      ...(totals.waiting > 0 && totals.settledStake !== undefined
        ? [{ name: t('bets.settled'), value: <Amount value={totals.settledStake} /> }]
        : []),
      ...(totals.waiting > 0 ? [{ name: t('bets.open'), value: <Amount value={totals.openStake} /> }] : []),
      ...counted,
      { name: t('bets.win'), value: <Amount value={totals.win} /> },
      { name: name ?? t('columns.profit'), value: show(totals.profit) },
    ],
    note: ({ totals: { waiting } }: Answer): string | null =>
      waiting > 0 ? t('bets.waiting', { count: waiting }) : null,
  };
}
