import type { OfferedLanguage } from '#api/primitives.ts';
import { Card } from '#ui/Card/Card.tsx';
import { LazyImage } from '#ui/LazyImage/LazyImage.tsx';
import { Anchor } from '#ui/Link/Anchor.tsx';
import { Money } from '#ui/Money/Money.tsx';
import { ScrollBoard } from '#ui/ScrollBoard/ScrollBoard.tsx';
import { localeOf } from '../../shared/format.ts';
import { useTranslation } from '../../shared/i18n/useTranslation.tsx';
import type { WinnerView } from '../home.model.ts';
import { largestWin } from '../largestWin.ts';
import { LargestWin } from './LargestWin.tsx';
import { amount, both, game, names, row, who } from './Winners.css.ts';
import { rowsInView } from './WinnersSkeleton.tsx';

export interface WinnerBoardProps {
  /** At least one. */
  winners: readonly WinnerView[];
  currencySymbol: string;
  language: OfferedLanguage;
}

/** CON-01: who has won lately, passing by slowly, and the largest of these wins beside it. */
export function WinnerBoard({ winners, currencySymbol, language }: WinnerBoardProps) {
  const { t } = useTranslation('home');
  const format = { currency: currencySymbol, locale: localeOf(language) };
  const largest = largestWin(winners);
  return (
    <div className={both}>
      {largest && <LargestWin winner={largest} {...format} />}
      <Card>
        <ScrollBoard
          label={t('winners.title')}
          rows={rowsInView}
          step={0.5}
          limitMoveNum={3}
          words={{ pause: t('winners.pause'), play: t('winners.play') }}
          items={winners.map((winner) => ({
            id: winner.id,
            content: (
              <Anchor href={winner.href} className={row}>
                <LazyImage src={winner.image} alt="" ratio="1:1" radius="control" />
                <span className={names}>
                  <bdi className={who}>{winner.name}</bdi>
                  <span className={game}>{winner.game}</span>
                </span>
                <span className={amount}>
                  <Money amount={winner.amount} {...format} />
                </span>
              </Anchor>
            ),
          }))}
        />
      </Card>
    </div>
  );
}
