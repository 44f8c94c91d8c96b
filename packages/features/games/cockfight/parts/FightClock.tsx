import { formatOf, siteTimeZone } from '#core/format/dates.ts';
import { useLanguage } from '#core/i18n/language.ts';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { useOnTick } from '#core/time/ticker.ts';
import { secondMs } from '#text/durations.ts';
import { CountdownRing } from '#ui/CountdownRing/CountdownRing.tsx';

/** The whole ring: usual time between two fights. More is a full ring. In seconds. */
const wholeSeconds = 180;

/** How long a fight takes bets, as a ring of seconds. Needs a `TickerContext` of the platform's time. */
export function FightClock({ startsAt }: { startsAt: number }) {
  const language = useLanguage();
  const { t } = useTranslation('cockfight');
  const seconds = useOnTick((now) => Math.max(0, Math.ceil((startsAt - now) / secondMs)));
  const time = formatOf(language, { timeStyle: 'medium', hourCycle: 'h23', timeZone: siteTimeZone }).format(startsAt);
  return (
    <CountdownRing
      size="large"
      label={t(seconds > 0 ? 'closesAt' : 'closedAt', { time })}
      seconds={seconds}
      of={wholeSeconds}
    />
  );
}
