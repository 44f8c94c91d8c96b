import type { DrawTimes } from '#core/catalogue/draws.ts';
import { dayOf, formatDayTime, formatTime } from '#core/format/dates.ts';
import { useLanguage } from '#core/i18n/language.ts';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { useOnTick } from '#core/time/ticker.ts';
import { hourMs, minuteMs } from '#text/durations.ts';
import { drawPhase, wholeMinute } from '../draws.model.ts';

/** When a draw closes, within the hour with the minutes that are left. A tick re-renders it only when the text changes. */
export function Closing({ draw, ahead }: { draw: DrawTimes; ahead: number }) {
  const { t } = useTranslation('lottery');
  const language = useLanguage();
  const text = useOnTick((now) => {
    const phase = drawPhase(draw, now);
    if (draw.closesAt === null || draw.drawsAt === null || phase === 'unknown') return t('noClosing');
    if (phase === 'drawing') return t('drawing');
    const moment = (at: number) => {
      const time = wholeMinute(at + ahead);
      const dated = dayOf(time) !== dayOf(now + ahead);
      return { dated, time: (dated ? formatDayTime : formatTime)(time, language) };
    };
    if (phase === 'locked') {
      const { time, dated } = moment(draw.drawsAt);
      return `${t('locked')} · ${t(dated ? 'drawsOn' : 'draws', { time })}`;
    }
    const { time, dated } = moment(draw.closesAt);
    const closes = t(dated ? 'closesOn' : 'closes', { time });
    const left = draw.closesAt - now;
    return left > hourMs ? closes : `${closes} · ${t('left', { count: Math.ceil(left / minuteMs) })}`;
  });
  return <span>{text}</span>;
}
