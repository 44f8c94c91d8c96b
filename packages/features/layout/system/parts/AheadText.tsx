import { usePlatform } from '#core/data/platform.tsx';
import { formatTime } from '#core/format/dates.ts';
import { shortMoment } from '#core/format/nearMoment.ts';
import { useLanguage } from '#core/i18n/language.ts';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { type MaintenanceAhead, minutesTo } from '#core/site/maintenanceAhead.ts';
import { TickerContext, useOnTick, useTicker } from '#core/time/ticker.ts';

/** Says when an announced maintenance begins and ends. Ticks by itself, and is drawn again when the minute changes. */
export function AheadText(ahead: MaintenanceAhead) {
  const { clock } = usePlatform();
  return (
    <TickerContext value={useTicker(clock.now)}>
      <Words {...ahead} />
    </TickerContext>
  );
}

function Words({ start, end }: MaintenanceAhead) {
  const language = useLanguage();
  const { t } = useTranslation('maintenanceAhead');
  const minutes = useOnTick((now) => minutesTo(start, now));
  const time = formatTime(start, language);
  const until = end === null ? null : shortMoment(end, { now: start, language }).time;
  if (minutes === 0) return <span>{until === null ? t('now') : t('nowUntil', { end: until })}</span>;
  return <span>{until === null ? t('at', { time, minutes }) : t('atUntil', { time, minutes, end: until })}</span>;
}
