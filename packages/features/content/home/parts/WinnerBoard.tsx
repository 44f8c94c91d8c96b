import { useDeferredValue } from 'react';
import { useMoneyText } from '#core/format/useMoneyText.ts';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { Card } from '#ui/Card/Card.tsx';
import { LazyImage } from '#ui/LazyImage/LazyImage.tsx';
import { Anchor } from '#ui/Link/Anchor.tsx';
import { ScrollBoard } from '#ui/ScrollBoard/ScrollBoard.tsx';
import type { WinnerView } from '../home.types.ts';
import { largestWin } from '../largestWin.ts';
import { LargestWin } from './LargestWin.tsx';
import { amount, both, game, names, row, who } from './Winners.css.ts';
import { rowsInView } from './WinnersSkeleton.tsx';

/** Props of `WinnerBoard`. */
export interface WinnerBoardProps {
  /** At least one. */
  winners: readonly WinnerView[];
}

/** The slowly scrolling list of recent winners, beside the largest of these wins (CON-01). */
export function WinnerBoard({ winners }: WinnerBoardProps) {
  const { t } = useTranslation('home');
  // Once for all rows, which are many.
  const money = useMoneyText();
  const largest = largestWin(winners);
  // The rows in view and some more come first, so that mounting the board is no long task.
  const rows = useDeferredValue(winners, winners.slice(0, 2 * rowsInView));
  return (
    <div className={both}>
      {largest && <LargestWin winner={largest} />}
      <Card>
        <ScrollBoard
          label={t('winners.title')}
          rows={rowsInView}
          step={0.5}
          limitMoveNum={3}
          labels={{ pause: t('winners.pause'), play: t('winners.play') }}
          items={rows.map((winner) => ({
            id: winner.id,
            content: (
              <Anchor href={winner.href} className={row}>
                <LazyImage src={winner.image} alt="" ratio="1:1" radius="control" />
                <span className={names}>
                  <bdi className={who}>{winner.name}</bdi>
                  <span className={game}>{winner.game}</span>
                </span>
                <span className={amount}>{money(winner.amount)}</span>
              </Anchor>
            ),
          }))}
        />
      </Card>
    </div>
  );
}
