import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { useOnTick } from '#core/time/ticker.ts';
import { VisuallyHidden } from '#ui/VisuallyHidden/VisuallyHidden.tsx';
import { isTold } from '../drawn.model.ts';
import type { LotteryScreenProps } from '../lottery.types.ts';
import { ticketsText } from './useDrawnText.ts';

/**
 * Tells screen readers of a draw in one sentence, once its digits are shown: of the lottery that the address names, and of those
 * that the member has tickets for. Some lottery of the page is drawn every minute, which nobody could listen to.
 */
export function DrawNews({ drawn, results, sections }: Pick<LotteryScreenProps, 'drawn' | 'results' | 'sections'>) {
  const { t } = useTranslation('lottery');
  const [first] = sections.status === 'ready' ? sections.value : [];
  const named = first?.id === 'named' ? first.lotteries[0]?.gameId : undefined;
  const known = results.status === 'ready' ? results.value : [];
  const text = useOnTick((now) =>
    [...drawn]
      .flatMap(([gameId, draw]) => {
        const result = known.find((each) => each.gameId === gameId && each.numero === draw.numero);
        const { tickets } = draw;
        if (result === undefined || !isTold(draw, now) || (tickets === null && gameId !== named)) return [];
        const { name, numero, digits } = result;
        const drawnText =
          digits.length > 0
            ? t('drawn.news', { name, digits: digits.join(' ') })
            : t('drawn.voidNews', { name, numero });
        return tickets === null ? drawnText : `${drawnText} ${ticketsText(t, tickets)}`;
      })
      .join(' '),
  );
  return (
    <VisuallyHidden>
      <span role="status">{text}</span>
    </VisuallyHidden>
  );
}
