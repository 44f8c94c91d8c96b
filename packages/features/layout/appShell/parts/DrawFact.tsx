import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { useNow } from '#core/time/useNow.ts';
import { useTick } from '#core/time/useTick.ts';
import { VisuallyHidden } from '#ui/VisuallyHidden/VisuallyHidden.tsx';
import { timeLeft } from '../games.model.ts';
import { fact } from './GamesSheet.css.ts';

/** How long the next lottery still takes bets. Nothing once none does. The seconds are not read out. */
export function DrawFact({ closings }: { closings: readonly number[] }) {
  const { t } = useTranslation('menus');
  const time = useTick(useNow(), 1000);
  const next = closings.find((moment) => moment > time);
  if (next === undefined) return null;
  return (
    <span className={fact}>
      <span aria-hidden translate="no">
        {t('games.facts.draw', { time: timeLeft(next - time) })}
      </span>
      <VisuallyHidden>{t('games.facts.drawSoon', { minutes: Math.ceil((next - time) / 60_000) })}</VisuallyHidden>
    </span>
  );
}
